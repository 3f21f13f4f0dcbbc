import { ASPECT_CUES } from "./cues/aspects.ts";
import { PLAIN } from "./cues/cue.ts";
import type { Passage } from "./passages/passage.ts";
import type { Query } from "./query.ts";
import { type SearchIndex, STRENGTHS } from "./search-index.ts";
import { CONTENT_WEIGHT } from "./weigh.ts";

/** Asks for help as such, rather than for one thing to be done. */
const HELP =
	/\b(konnen|konnten|kannst|konntest|wurden|can|could|would|kann|do|does) (sie|du|er|you|he|jemand|anyone)\b[^.?!]*\b(helfen|weiterhelfen|unterstutzen|help|assist|support (us|me|our))\b|\b(brauchen?|suchen?|need|looking for) (wir |ich |dringend |noch |we |i )?(hilfe|unterstutzung|jemanden?|help|support|someone|somebody)\b|\b(suchen?|brauchen?|need|looking for) (wir |ich |dringend |noch |we |i )?(eine[nr]?|an?|our next) ([\w-]+[ -])?(freelancer\w*|freiberufler\w*|expert\w*|spezialist\w*|berater\w*|consultant|profi|specialist|contractor)\b/;
/** Tells of trouble, and leaves it at that. */
const TROUBLE =
	/^\W*(unser\w*|our|bei uns|wir haben (probleme|schwierigkeiten|arger|argern)|we have (problems|trouble|issues))\b[^?]*(\W*(was|what) (nun|jetzt|tun|now|can we do)\b[^?]*\??)?$/;
/** Words of content with which trouble is told in brief. */
const MOST_TOLD = 2;
const OURS = /\b(wir|uns|unser\w*|mein\w*|mir|ich|we|us|our|my|i)\b/;

/** Whether a normalized text tells of a visitor's own trouble or plan and asks for help with it. */
export const saysHelp = (text: string): boolean => HELP.test(text) && OURS.test(text);

/** Whether a question wants help and asks for nothing else that is answered by itself, such as a price or a product. */
export function wantsHelp({ text, cues, products, unknown, terms }: Query): boolean {
	const asksElse = [...cues].some(
		([cue, weight]) => weight >= PLAIN && !ASPECT_CUES.has(cue) && cue !== "services",
	);
	const told = terms.filter(({ weight, passing }) => !passing && weight >= CONTENT_WEIGHT);
	// Trouble told at length is answered by what a page says of just that.
	const isHelp = saysHelp(text) || (told.length <= MOST_TOLD && TROUBLE.test(text));
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
