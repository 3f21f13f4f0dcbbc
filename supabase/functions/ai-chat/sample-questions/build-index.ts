import type { KindWeights } from "../kinds/question-kinds.ts";
import { countedWords } from "../search/counted-words.ts";
import type { SampleIndex } from "../search/sample-words.ts";
import { SEARCH_WORDS } from "../search-words.ts";
import { normalize, wordsIn } from "../text/fold.ts";
import type { Questions } from "./read-samples.ts";

/** The words of all sample questions, with the search words of the same sentences. */
export function buildIndex(pages: ReadonlyMap<string, Questions>): SampleIndex {
	const all = [...pages].flatMap(([subject, questions]) =>
		Object.entries(questions).map(([start, samples]) => ({
			sentence: `${subject} ${start}`,
			said: [SEARCH_WORDS[subject]?.[start] ?? "", ...samples],
		})),
	);
	const known = new Set(all.flatMap(({ said }) => wordsIn(normalize(said.join("\n")))));
	const words = new Map<string, Map<number, number>>();
	const sizes = all.map(() => 0);
	for (const [at, { said }] of all.entries())
		for (const text of said)
			for (const word of countedWords(text, (part) => known.has(part)).keys()) {
				const samples = words.get(word) ?? new Map<number, number>();
				words.set(word, samples.set(at, (samples.get(at) ?? 0) + 1));
				sizes[at] = (sizes[at] ?? 0) + 1;
			}
	const sorted = [...words].toSorted(([left], [right]) => (left < right ? -1 : 1));
	return {
		sentences: all.map(({ sentence }) => sentence),
		sizes: sizes.join(" "),
		words: Object.fromEntries(sorted.map(([word, samples]) => [word, places(samples)])),
	};
}

const places = (samples: ReadonlyMap<number, number>): string =>
	Array.from(samples, ([at, number]) => (number === 1 ? `${at}` : `${at}:${number}`)).join(" ");

/** As the function reads it, a line for each sentence, word and sign. */
export const written = (made: SampleIndex | KindWeights): string =>
	`${JSON.stringify(made, undefined, "\t")}\n`;
