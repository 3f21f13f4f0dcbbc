import type { Passage } from "../passages/passage.ts";
import { splitSentences } from "../passages/wording.ts";
import { sentenceStart } from "../search-words.ts";
import { memoize } from "../text/memo.ts";
import { isGrammar } from "./counted-words.ts";

/** What a word says of a sentence that only stands around it: in its passage's names, its example, its page's summary. */
const AROUND = { names: 0.7, example: 0.6, page: 0.4 } as const;
/** Characters of what an example begins with that say whom it is about. */
const MOST_OF_EXAMPLE = 700;
/** The parts of an example that tell what was done and what came of it, rather than whom it is about. */
const COURSE = /\/(phases|results)(\/|$)/;

/** Words by their meaning, and what each of them counts, from 0 to 1. */
export type Counted = ReadonlyMap<string, number>;

/** A sentence that there are sample questions for. */
export interface SampledSentence {
	/** As it stands in the shortest passage that holds it. */
	text: string;
	passage: Passage;
	/** The words that it holds itself. */
	own: Counted;
	/** The words of content that its passage is called by. */
	names: Counted;
	/** Those that stand around it, and what they say of it. */
	around: readonly { words: Counted; share: number }[];
}

/** A sentence where it stands, and its place in the list of those that there are samples for. */
export interface SentencePlace {
	passage: Passage;
	text: string;
	at: number;
}

/**
 * Finds where sentences stand that there are sample questions for.
 *
 * @param sentences The subject of the page and the start of each, parted by a space.
 */
export function placesOf(sentences: readonly string[], passages: readonly Passage[]): SentencePlace[] {
	const bySubject = new Map<string, Record<string, number>>();
	for (const [at, sentence] of sentences.entries()) {
		const [subject = ""] = sentence.split(" ", 1);
		const starts = bySubject.get(subject) ?? {};
		bySubject.set(subject, { ...starts, [sentence.slice(subject.length + 1)]: at });
	}
	return passages.flatMap((passage) => {
		const starts = bySubject.get(passage.subject);
		if (!starts) return [];
		return splitSentences(passage.text).flatMap((text) => {
			const at = starts[sentenceStart(text, starts) ?? ""];
			return at === undefined ? [] : { passage, text, at };
		});
	});
}

/** Makes the function that reads a sentence with what stands around it in the shortest of its places. */
export function sentenceReader(
	passages: readonly Passage[],
	counted: (text: string) => Counted,
): (places: readonly SentencePlace[]) => SampledSentence | undefined {
	const bySubject = Map.groupBy(passages, ({ subject }) => subject);
	const content = memoize(
		(text) => new Map([...counted(text)].filter(([word]) => !isGrammar(word))),
		Number.POSITIVE_INFINITY,
	);
	return (places) => {
		const [shortest] = places.toSorted((left, right) => left.passage.text.length - right.passage.text.length);
		if (!shortest) return undefined;
		const { passage, text } = shortest;
		const { subject, example, names, keywords } = passage;
		const ofPage = bySubject.get(subject) ?? [];
		const summary = ofPage.filter(({ kind }) => kind === "summary");
		const ofExample = ofPage.filter((each) => example !== undefined && each.example === example);
		const start = ofExample.filter(({ id }) => !COURSE.test(id));
		const page = summary.map((each) => `${toldOf(each)}\n${each.context}`).join("\n");
		const opening = [example, ...start.map((each) => toldOf(each).slice(0, MOST_OF_EXAMPLE))].join("\n");
		const called = content(`${names}\n${keywords}`);
		const around = [
			{ words: called, share: AROUND.names },
			{ words: content(opening), share: AROUND.example },
			{ words: content(page), share: AROUND.page },
		];
		return { text, passage, own: counted(text), names: called, around };
	};
}

const toldOf = ({ names, keywords, text }: Passage): string => [names, keywords, text].join("\n");
