import { ASPECT_CUES } from "./cues/aspects.ts";
import { PLAIN } from "./cues/cue.ts";
import type { Passage } from "./passages/passage.ts";
import type { Query } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";
import { CONTENT_WEIGHT } from "./weigh.ts";

/** Asks for help as such, rather than for one thing to be done. */
const HELP =
	/\b(konnen|konnten|kannst|konntest|wurden|can|could|would|kann|do|does) (sie|du|er|you|he|jemand|anyone)\b[^.?!]*\b(helfen|weiterhelfen|unterstutzen|help|assist|support (us|me|our))\b|\b(brauchen?|suchen?|need) (wir |ich |dringend |we |i )?(hilfe|unterstutzung|help|support)\b/;
const OURS = /\b(wir|uns|unser\w*|mein\w*|mir|ich|we|us|our|my|i)\b/;

/** Whether a normalized text tells of a visitor's own trouble or plan and asks for help with it. */
export const saysHelp = (text: string): boolean => HELP.test(text) && OURS.test(text);

/** Whether a question wants help and asks for nothing else that is answered by itself, such as a price or a product. */
export function wantsHelp({ text, cues, products, unknown }: Query): boolean {
	const asksElse = [...cues].some(
		([cue, weight]) => weight >= PLAIN && !ASPECT_CUES.has(cue) && cue !== "services",
	);
	return saysHelp(text) && !asksElse && products.length === 0 && unknown < 1;
}

/** How much more a word counts for the service that is called by it. */
const NAMESAKE = 1.5;
/** What each further passage of a service that holds a word adds. */
const EACH_FURTHER = 0.05;
/** The part of what a question names that a service has to deal with. */
const LEAST = 0.45;

/** The summary of the service whose page deals most with what a question names; undefined where none does. */
export function serviceFor({ terms }: Query, index: SearchIndex): Passage | undefined {
	const asked = terms.filter(({ weight, passing }) => !passing && weight >= CONTENT_WEIGHT);
	const scores = new Map<string, number>();
	for (const [at, term] of asked.entries()) {
		const strengths = new Map<string, number[]>();
		for (const { passage, strengths: found } of index.search(asked).values())
			if (passage.subject.startsWith("services/") && (found[at] ?? 0) > 0)
				strengths.set(passage.subject, [...(strengths.get(passage.subject) ?? []), found[at] ?? 0]);
		for (const [subject, all] of strengths) {
			const name = index.isPageName(term.term, subject) ? NAMESAKE : 1;
			const said = Math.max(...all) * name + EACH_FURTHER * (all.length - 1);
			scores.set(subject, (scores.get(subject) ?? 0) + term.weight * said);
		}
	}
	const [best] = [...scores].sort(([, left], [, right]) => right - left);
	const total = asked.reduce((sum, { weight }) => sum + weight, 0);
	return best && best[1] >= LEAST * total ? index.passages.find(({ id }) => id === best[0]) : undefined;
}
