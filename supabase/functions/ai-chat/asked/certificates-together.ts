import type { Reading } from "../answers/reading.ts";
import { isSubject } from "../search/weigh.ts";
import { EXAM, ISSUER } from "./certificate-asked.ts";

/** Asks whether something is still valid, and not until when, which the site doesn't say. */
const VALID =
	/^(?!.*\b(wann|wie lang\w*|when|how long)\b).*\b(a[ck]tiv\w*|gultig\w*|valid|current|abgelaufen|verfallen|expired?|lapsed)\b/;

/** Means several of them. */
const SEVERAL = /\b(zertifikate[n]?|zertifizierungen|certificates|certifications|certs|alle[nr]?|all)\b/;

/** The ids of what is said of all certificates at once: who issued them, their exams, and whether they are active. */
export function certificatesTogether({ text, query, topic }: Reading): readonly string[] {
	const { cues, terms, unknown, products } = query;
	const isOfAll = cues.has("certificates") || topic?.subject === "certifications";
	if (!isOfAll || unknown >= 1 || products.length > 0) return [];
	if (ISSUER.test(text) && !terms.some(({ topic }) => topic)) return ["portfolio/certificate-issuers"];
	if (EXAM.test(text) && SEVERAL.test(text) && !terms.some(({ topic }) => topic)) return ["certifications"];
	const namesMore = terms.some((term) => isSubject(term) && !VALID.test(term.term));
	return VALID.test(text) && !namesMore ? ["portfolio/certificate-status"] : [];
}
