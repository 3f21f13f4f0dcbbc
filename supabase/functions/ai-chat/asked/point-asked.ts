import type { Query } from "../search/query.ts";
import { asksOfThere, refersBack, type Topic } from "../talk/conversation.ts";
import { tokenize } from "../text/fold.ts";
import { type Entry, finderOf, weightOf } from "./phrase-table.ts";
import { ASSISTANT_POINTS } from "./points/assistant.ts";
import { CARE_POINTS } from "./points/care.ts";
import { PLATFORM_POINTS } from "./points/platform.ts";
import { PRICE } from "./task-asked.ts";

/** The points that are asked for in other words, by what they are about. */
export const POINTS: readonly Entry[] = [...PLATFORM_POINTS, ...CARE_POINTS, ...ASSISTANT_POINTS];

const find = finderOf(POINTS);

/** Asks for figures, an example, a certificate or what has been done, which no point of a page tells. */
const ELSE =
	/\b(wie ?lange|wie ?viele?n?|dauer\w*|wann|how (long|much|many)|duration|schon|schonmal|bereits|jemals|erfahrung\w*|projekte?n?|hast|habt|haben sie|hat er|hatten?|war|waren|wurden?|ever|already|experience\w*|projects?|have you|has he|did|was (it|he|there)|had|vorher|nachher|prozent\w*|anteil|zahlen|before and after|percentage|percent|share|figures|\w*beispiel\w*|\w*szenari\w*|examples?|scenarios?|\w*zertifikat\w*|\w*zertifizier\w*|certifi\w+)\b/g;
/** Alone it may as well be about the page told. */
const BY_ITSELF = 3;
/** A longer message tells details, which a page may tell of as well. */
const MOST_WORDS = 18;
/** One certain project. */
const PROJECT = /^projects\/(?!overview)/;

/** The ids of what is told to a question that a point of a service's page answers in other words. */
export function readPoint(text: string, query: Query, topic: Topic | undefined): readonly string[] {
	const tokens = tokenize(text);
	if (tokens.length > MOST_WORDS || query.products.length > 0 || PRICE.test(text)) return [];
	if (topic && (refersBack(text) || asksOfThere(text) || PROJECT.test(topic.subject))) return [];
	const [, service] = topic?.subject.match(/^(services\/[^/]+)/) ?? [];
	const asks = text
		.matchAll(ELSE)
		.map(({ index }) => index)
		.toArray();
	const best = find(tokens).find(({ entry, words }) => {
		const isOfPage = service === undefined || entry.tells.some((id) => id.startsWith(service));
		return (isOfPage || weightOf(entry) > BY_ITSELF) && asks.every((at) => words.includes(at));
	});
	return best?.entry.tells ?? [];
}
