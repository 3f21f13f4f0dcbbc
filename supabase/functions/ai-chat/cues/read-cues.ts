import { ASPECT_RULES } from "./aspects.ts";
import type { Cue } from "./cue.ts";
import { DEALINGS } from "./dealings.ts";
import { PERSON } from "./person.ts";

/** A longer one is two phrases with something of its own in between. */
const LONGEST_PHRASE = 30;

const RULES = [...DEALINGS, ...PERSON, ...ASPECT_RULES];

/** What one question wants to know: each cue with its weight, and the characters that say so. */
export interface Cues {
	weights: ReadonlyMap<Cue, number>;
	/** Whether a character of the text belongs to a cue. */
	covers(position: number): boolean;
}

/** Reads the cues of a normalized text. */
export function readCues(text: string): Cues {
	const weights = new Map<Cue, number>();
	const spans: [number, number][] = [];
	const found = RULES.flatMap(({ cue, weight, pattern }) =>
		Array.from(text.matchAll(pattern), (match) => ({
			cue,
			weight,
			start: match.index,
			end: match.index + match[0].length,
		})),
	);
	for (const { cue, weight, start, end } of found) {
		// "since when" is no "when".
		const isPart = found.some(
			(other) =>
				other.start <= start &&
				end <= other.end &&
				end - start < other.end - other.start &&
				other.end - other.start <= LONGEST_PHRASE,
		);
		if (!isPart) weights.set(cue, Math.max(weight, weights.get(cue) ?? 0));
		spans.push([start, end]);
	}
	return { weights, covers: (position) => spans.some(([start, end]) => position >= start && position < end) };
}
