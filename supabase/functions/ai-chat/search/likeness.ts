import type { Passage } from "../passages/passage.ts";
import sampleIndex from "../sample-index.json" with { type: "json" };
import { stem } from "../text/stem.ts";
import { meaning } from "../text/synonyms.ts";
import { countedWords, isGrammar } from "./counted-words.ts";
import type { Query } from "./query.ts";
import { placesOf, type SampledSentence, sentenceReader } from "./sampled-sentences.ts";

/** The words of the questions that visitors ask for single sentences; see `sample-questions/build-index.ts`. */
export interface SampleIndex {
	/** The subject of the page and the start of each, parted by a space. */
	sentences: readonly string[];
	/** By word, the places in that list that it is said for, parted by spaces. */
	words: Readonly<Record<string, string>>;
}

/** A sentence that is less like a question says nothing to it. */
const LEAST = 0.25;
/** What a sentence's own questions must hold of a question's words: one word alone is asked for in many places. */
const LEAST_SAMPLED = 1.5;

/** A sentence, how much a question is like those that are asked for it, and what of its words those hold. */
export interface Like {
	passage: Passage;
	sentence: string;
	/** From 0 to 1. */
	likeness: number;
	/** Words of content count 1, those that any question may hold less. */
	sampled: number;
}

/** Tells how much a question is like those that visitors ask for a sentence. */
export class Likeness {
	readonly #passages: readonly Passage[];
	/** The sentences that there are sample questions for, by their places in the index; read when they are first needed. */
	#sentences: ReadonlyMap<number, SampledSentence> | undefined;
	readonly #bySentence = new Map<string, number>();
	readonly #byPassage = new Map<string, number[]>();
	readonly #saidFor = new Map<string, ReadonlySet<number>>();
	readonly #likes = new WeakMap<Query, ReadonlyMap<number, Like>>();

	constructor(passages: readonly Passage[]) {
		this.#passages = passages;
	}

	/** Of a sentence, from 0 to 1. */
	ofSentence(query: Query, { subject }: Passage, sentence: string): number {
		const likes = this.#like(query);
		const at = this.#bySentence.get(`${subject} ${sentence}`);
		return at === undefined ? 0 : (likes.get(at)?.likeness ?? 0);
	}

	/** Of the sentence of a passage that a question is most like, from 0 to 1. */
	ofPassage(query: Query, { id }: Passage): number {
		const likes = this.#like(query);
		const found = (this.#byPassage.get(id) ?? []).map((at) => likes.get(at)?.likeness ?? 0);
		return Math.max(0, ...found);
	}

	/** The sentence that a question is most like. */
	best(query: Query): Like | undefined {
		let best: Like | undefined;
		for (const like of this.#like(query).values()) if (like.likeness > (best?.likeness ?? 0)) best = like;
		return best;
	}

	#like(query: Query): ReadonlyMap<number, Like> {
		let likes = this.#likes.get(query);
		if (!likes) {
			this.#sentences ??= this.#read();
			likes = this.#find(query, this.#sentences);
			this.#likes.set(query, likes);
		}
		return likes;
	}

	#find(
		{ text, language, leans }: Query,
		sentences: ReadonlyMap<number, SampledSentence>,
	): Map<number, Like> {
		if (leans) return new Map();
		const asked = [...countedWords(text, isSaid, language)].map(([word, count]) => {
			const saidFor = this.#placesOf(word);
			return { word, count, saidFor, weight: count * Math.log(1 + sentences.size / (saidFor.size + 0.5)) };
		});
		const total = asked.reduce((sum, { weight }) => sum + weight, 0);
		const sampled = new Map<number, number>();
		for (const { word, count, saidFor } of asked)
			if (!isGrammar(word)) for (const at of saidFor) sampled.set(at, (sampled.get(at) ?? 0) + count);
		const likes = new Map<number, Like>();
		for (const [at, count] of sampled) {
			const sentence = sentences.get(at);
			if (!sentence || count < LEAST_SAMPLED) continue;
			const sum = asked.reduce(
				(all, { word, saidFor, weight }) => all + weight * (saidFor.has(at) ? 1 : shareOf(word, sentence)),
				0,
			);
			const { passage, text: told } = sentence;
			if (sum >= LEAST * total)
				likes.set(at, { passage, sentence: told, likeness: sum / total, sampled: count });
		}
		return likes;
	}

	/** The sentences that a word is said for. */
	#placesOf(word: string): ReadonlySet<number> {
		const known = this.#saidFor.get(word);
		if (known) return known;
		const places = isKnown(word) ? WORDS[word]?.split(" ").map(Number) : undefined;
		if (!places) return NOWHERE;
		const found = new Set(places);
		this.#saidFor.set(word, found);
		return found;
	}

	#read(): Map<number, SampledSentence> {
		const places = placesOf(sampleIndex.sentences, this.#passages);
		for (const { passage, text, at } of places) {
			this.#bySentence.set(`${passage.subject} ${text}`, at);
			this.#byPassage.set(passage.id, [...(this.#byPassage.get(passage.id) ?? []), at]);
		}
		const read = sentenceReader(this.#passages, (text) => countedWords(text, isSaid));
		const sentences = new Map<number, SampledSentence>();
		for (const [at, found] of Map.groupBy(places, ({ at }) => at)) {
			const sentence = read(found);
			if (sentence) sentences.set(at, sentence);
		}
		return sentences;
	}
}

const WORDS: SampleIndex["words"] = sampleIndex.words;
const NOWHERE: ReadonlySet<number> = new Set();
const isKnown = (word: string): boolean => Object.hasOwn(WORDS, word);
/** Whether a folded word is said in a sample question. */
const isSaid = (word: string): boolean => isKnown(meaning(stem(word, "de")));

/** What a word that no sample of a sentence holds says of a sentence, from 0 to 1. */
const shareOf = (word: string, { own, around }: SampledSentence): number =>
	Math.max(
		own.get(word) ?? 0,
		around.reduce((most, { words, share }) => (words.has(word) ? Math.max(most, share) : most), 0),
	);
