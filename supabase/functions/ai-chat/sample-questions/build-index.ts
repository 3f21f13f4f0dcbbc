import { countedWords } from "../search/counted-words.ts";
import type { SampleIndex } from "../search/likeness.ts";
import { SEARCH_WORDS } from "../search-words.ts";
import { normalize, wordsIn } from "../text/fold.ts";

/** By the start of each sentence of a page, the questions that it answers, German and English. */
type Questions = Readonly<Record<string, readonly string[]>>;

/** The sample questions of a page, by its subject. */
export async function readQuestions(): Promise<ReadonlyMap<string, Questions>> {
	const pages = new Map<string, Questions>();
	for await (const { name } of Deno.readDir(import.meta.dirname ?? "")) {
		const [, page] = /^(.+)\.json$/.exec(name) ?? [];
		if (page === undefined) continue;
		const questions = JSON.parse(await Deno.readTextFile(`${import.meta.dirname}/${name}`));
		pages.set(page.replace("-", "/"), questions);
	}
	return new Map([...pages].toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** The words of all sample questions, with the search words of the same sentences. */
export function buildIndex(pages: ReadonlyMap<string, Questions>): SampleIndex {
	const all = [...pages].flatMap(([subject, questions]) =>
		Object.entries(questions).map(([start, samples]) => ({
			sentence: `${subject} ${start}`,
			said: [SEARCH_WORDS[subject]?.[start] ?? "", ...samples].join("\n"),
		})),
	);
	const known = new Set(all.flatMap(({ said }) => wordsIn(normalize(said))));
	const words = new Map<string, number[]>();
	for (const [at, { said }] of all.entries())
		for (const word of countedWords(said, (part) => known.has(part)).keys())
			words.set(word, [...(words.get(word) ?? []), at]);
	const sorted = [...words].toSorted(([left], [right]) => (left < right ? -1 : 1));
	return {
		sentences: all.map(({ sentence }) => sentence),
		words: Object.fromEntries(sorted.map(([word, sentences]) => [word, sentences.join(" ")])),
	};
}

/** As the function reads it, a line for each sentence and word. */
export const written = (index: SampleIndex): string => `${JSON.stringify(index, undefined, "\t")}\n`;
