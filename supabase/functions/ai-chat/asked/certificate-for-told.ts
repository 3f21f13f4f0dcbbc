import type { Reading } from "../answers/reading.ts";
import { WHOLE } from "../cues/cue.ts";
import type { Query } from "../search/query.ts";
import { isTechnology } from "../search/weigh.ts";
import { goesOn } from "../talk/conversation.ts";

/** Points to what was told as what somebody is certified for. */
const FOR_THAT =
	/\b(dafur|dazu|damit|darin|hierfur|hierin|da|(for|in|on|with|about) (it|that|this|those|these|them))\b/;
/** Asks for all certificates, whatever was told before: "Which certifications does he have?" */
const ALL =
	/\b(welche\p{L}*|which|what|all\p{L}*|zertifikate|zertifizierungen|certificates|certifications|certs)\b/u;
/** Answers that no certificate is for. */
const OTHER = /^(certifications|projects)(\/|$)/;

/** The question for a certificate in what was told: "And are you certified in that?" */
export function certificateForTold({ text, query, topic }: Reading): Query | undefined {
	if (!topic || OTHER.test(topic.subject) || !query.cues.has("certificates")) return undefined;
	const isOfTold =
		FOR_THAT.test(text) || ((goesOn(text) || topic.subject === "technologies") && !ALL.test(text));
	if (!isOfTold || query.products.length > 0 || query.terms.some(isTechnology)) return undefined;
	const terms = topic.technologies ?? [];
	return terms.length > 0 ? { ...query, terms, cues: new Map([["certificates", WHOLE]]) } : undefined;
}
