import { ASPECT_CUES } from "./cues/aspects.ts";
import { PLAIN } from "./cues/cue.ts";
import type { Passage } from "./passages/passage.ts";
import type { Query } from "./query.ts";
import { type SearchIndex, STRENGTHS } from "./search-index.ts";
import { CONTENT_WEIGHT } from "./weigh.ts";

/** Asks for help as such, rather than for one thing to be done. */
const HELP =
	/\b(konnen|konnten|kannst|konntest|wurden|can|could|would|kann|do|does) (sie|du|er|you|he|jemand|anyone)\b[^.?!]*\b(helfen|weiterhelfen|unterstutzen|help|assist|support (us|me|our))\b|\b(brauchen?|suchen?|need) (wir |ich |dringend |we |i )?(hilfe|unterstutzung|help|support)\b/;
/** Looks for somebody to do it. */
const SOMEBODY =
	/\b(brauchen?|suchen?|need|looking for) (wir |ich |dringend |noch |we |i )?(jemanden?|someone|somebody|((eine[nr]?|an?|our next) ([\w-]+[ -])?(freelancer\w*|freiberufler\w*|expert\w*|spezialist\w*|berater\w*|consultant|profi|specialist|contractor)))\b/;
/** Begins with what is the visitor's own, and asks the owner nothing. */
const OWN =
	/^\W*(unser\w*|our|bei uns|wir haben (probleme|schwierigkeiten|arger)|we have (problems|trouble|issues))\b(?!.*\b(sie|du|ihr|you|he|er)\b)/;
/** What is wrong with it. */
const TROUBLE =
	/\b(probleme?|schwierigkeiten|arger|chaos|langsam|kaputt|instabil|veraltet\w*|nutzlos|unzuverlassig|zu teuer|unubersichtlich|ausfalle?|fall(en|t)\b.*\baus|schlagen fehl|schlagt fehl|scheiter\w*|sturz\w* .*ab|spinn\w*|(was|what) (nun|jetzt|tun|now|can we do)|problems?|trouble|issues|slow|broken|unstable|outdated|useless|flaky|fail\w*|expensive|crash\w*|a mess)\b/;
/** Words of content with which trouble is told in brief; at length, it is answered by what a page says of just that. */
const MOST_TOLD = 2;
const OURS = /\b(wir|uns|unser\w*|mein\w*|mir|ich|we|us|our|my|i)\b/;

/** Whether a normalized text tells of a visitor's own trouble or plan and asks for help with it. */
export const saysHelp = (text: string): boolean => HELP.test(text) && OURS.test(text);

/**
 * Whether a question wants help, looks for somebody or tells of trouble, and asks for nothing else that is answered by
 * itself, such as a price or a product.
 */
export function wantsHelp({ text, cues, products, unknown, terms }: Query, index: SearchIndex): boolean {
	const asksElse = [...cues].some(
		([cue, weight]) => weight >= PLAIN && !ASPECT_CUES.has(cue) && cue !== "services",
	);
	const told = terms.filter(({ weight, passing }) => !passing && weight >= CONTENT_WEIGHT);
	// Who names a technology is told what the pages say of that.
	const isService = (term: string) =>
		index.passages.some(({ id }) => id.startsWith("services/") && index.isPageName(term, id));
	const isOfField = told.every(({ term, topic }) => topic !== "technology" || isService(term));
	const isTrouble = told.length <= MOST_TOLD && OWN.test(text) && TROUBLE.test(text);
	const isHelp = saysHelp(text) || (isOfField && (isTrouble || SOMEBODY.test(text)));
	return isHelp && !asksElse && products.length === 0 && unknown < 1;
}

/** How much more a word counts for the service that is called by it. */
const NAMESAKE = 1.5;
/** What a word counts that only parts of a service's page hold, and not what the page is about. */
const IN_PARTS = 0.7;
/** What it adds that every part of a page says a word itself. */
const THROUGHOUT = 1;
/** The part of what a question names that a service has to deal with. */
const LEAST = 0.45;

/** The summary of the service whose page deals most with what a question names; undefined where none does. */
export function serviceFor({ terms }: Query, index: SearchIndex): Passage | undefined {
	const asked = terms.filter(({ weight, passing }) => !passing && weight >= CONTENT_WEIGHT);
	const scores = new Map<string, number>();
	for (const term of asked) {
		const holding = new Map<string, { most: number; parts: number }>();
		for (const { passage, strengths } of index.search([term]).values()) {
			const { id, subject } = passage;
			const [strength = 0] = strengths;
			if (!subject.startsWith("services/") || strength === 0) continue;
			const { most, parts } = holding.get(subject) ?? { most: 0, parts: 0 };
			const counted = strength * (id === subject ? 1 : IN_PARTS);
			holding.set(subject, {
				most: Math.max(most, counted),
				parts: parts + (strength >= STRENGTHS.text ? 1 : 0),
			});
		}
		for (const [subject, { most, parts }] of holding) {
			const name = index.isPageName(term.term, subject) ? NAMESAKE : 1;
			const said = most * name + (THROUGHOUT * parts) / index.partsOf(subject);
			scores.set(subject, (scores.get(subject) ?? 0) + term.weight * said);
		}
	}
	const [best] = [...scores].sort(([, left], [, right]) => right - left);
	const total = asked.reduce((sum, { weight }) => sum + weight, 0);
	return best && best[1] >= LEAST * total ? index.passages.find(({ id }) => id === best[0]) : undefined;
}
