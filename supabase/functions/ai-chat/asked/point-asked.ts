import type { Query } from "../search/query.ts";
import { asksOfThere, refersBack, type Topic } from "../talk/conversation.ts";
import { tokenize, wordsIn } from "../text/fold.ts";
import { type Entry, finderOf, weightOf } from "./phrase-table.ts";
import { ASSISTANT_POINTS } from "./points/assistant.ts";
import { CARE_POINTS } from "./points/care.ts";
import { DATABASE_POINTS } from "./points/databases.ts";
import { MOVING_POINTS } from "./points/moving.ts";
import { PLATFORM_POINTS } from "./points/platform.ts";
import { PRICE } from "./task-asked.ts";

/** The points that are asked for in other words, by what they are about. */
export const POINTS: readonly Entry[] = [
	...PLATFORM_POINTS,
	...MOVING_POINTS,
	...DATABASE_POINTS,
	...CARE_POINTS,
	...ASSISTANT_POINTS,
];

const find = finderOf(POINTS);

/** Asks for figures other than a price, for an example, a certificate or what has been done, which no point of a page tells. */
const ELSE =
	/\b(wie ?lange|wie ?viele?n?(?! kost)|dauer\w*|wann|how (long|much(?!.*\bcosts?\b)|many)|duration|schon|schonmal|bereits|jemals|erfahrung\w*|projekte?n?|hast|habt|haben sie|hat er|hatten?|war|waren|wurden?|ever|already|experience\w*|projects?|have you|has he|did|was (it|he|there)|had|vorher|nachher|prozent\w*|anteil|zahlen|before and after|percentage|percent|share|figures|\w*beispiel\w*|\w*szenari\w*|examples?|scenarios?|\w*zertifikat\w*|\w*zertifizier\w*|certifi\w+)\b/g;
/** Alone it may as well be about the page told. */
const BY_ITSELF = 3;
/** A longer message tells details, which a page may tell of as well. */
const MOST_WORDS = 18;
/** A word or two are looked for among the points of the page told. */
const FEWEST_WORDS = 3;
/** One certain project. */
const PROJECT = /^projects\/(?!overview)/;

/** What the page on assistants is about, which nobody says again who is with that page. */
const ASSISTANTS = { page: "services/ai-development", subject: "assistent" };

/** The ids of what is told to a question that a point of a service's page answers in other words. */
export function readPoint(text: string, query: Query, topic: Topic | undefined): readonly string[] {
	if (tokenize(text).length > MOST_WORDS || query.products.length > 0) return [];
	const [, service] = topic?.subject.match(/^(services\/[^/]+)/) ?? [];
	const isOfTold = refersBack(text) || asksOfThere(text);
	if (topic && ((isOfTold && !service) || PROJECT.test(topic.subject))) return [];
	const isOfPage = ({ tells }: Entry) => service !== undefined && tells.some((id) => id.startsWith(service));
	const said = entrySaid(
		text,
		(entry) => service === undefined || isOfPage(entry) || (weightOf(entry) > BY_ITSELF && !isOfTold),
	);
	if (said) return said.tells;
	if (service !== ASSISTANTS.page || wordsIn(text).length < FEWEST_WORDS) return [];
	const isPart = ({ tells }: Entry) => tells.every((id) => id.startsWith(`${service}/`));
	return entrySaid(`${ASSISTANTS.subject} ${text}`, isPart)?.tells ?? [];
}

/** The first of some entries that a text says, if nothing of it asks for something else. */
function entrySaid(text: string, isMeant: (entry: Entry) => boolean): Entry | undefined {
	const price = text.search(PRICE);
	const asks = [...text.matchAll(ELSE).map(({ index }) => index), ...(price < 0 ? [] : [price])];
	const found = find(tokenize(text)).find(
		({ entry, words }) => isMeant(entry) && asks.every((at) => words.includes(at)),
	);
	return found?.entry;
}
