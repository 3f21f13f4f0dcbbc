import type { Passage } from "../passages/passage.ts";
import { ONE_THING } from "../passages/subjects.ts";
import { countedWords, isGrammar } from "./counted-words.ts";
import { NaiveBayes } from "./naive-bayes.ts";
import type { Query } from "./query.ts";
import { isSampled, SAMPLED_SENTENCES, sampledFor } from "./sample-words.ts";
import { type Counted, placesOf, type SampledSentence, sentenceReader } from "./sampled-sentences.ts";

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

/** The same of the sentence that a question most probably asks for, with how probable that is, from 0 to 1. */
export interface Likely extends Like {
	probability: number;
}

/** Tells how much a question is like those that visitors ask for a sentence. */
export class Likeness {
	readonly #passages: readonly Passage[];
	/** The sentences that there are sample questions for, by their places in the index; read when they are first needed. */
	#sentences: ReadonlyMap<number, SampledSentence> | undefined;
	#bayes: NaiveBayes | undefined;
	readonly #bySentence = new Map<string, number>();
	readonly #byPassage = new Map<string, number[]>();
	readonly #asked = new WeakMap<Query, Counted>();
	readonly #likes = new WeakMap<Query, ReadonlyMap<number, Like>>();
	/** Of all pages but projects and certificates, which more than one answer is weighed by. */
	readonly #likelies = new WeakMap<Query, { likely: Likely | undefined }>();

	constructor(passages: readonly Passage[]) {
		this.#passages = passages;
	}

	/** Of a sentence that is not of a project or certificate, whose names say more than samples do; from 0 to 1. */
	ofSentence(query: Query, { subject }: Passage, sentence: string): number {
		if (ONE_THING.test(subject)) return 0;
		const likes = this.#like(query);
		const at = this.#bySentence.get(`${subject} ${sentence}`);
		return at === undefined ? 0 : (likes.get(at)?.likeness ?? 0);
	}

	/** Of the sentence of such a passage that a question is most like, from 0 to 1. */
	ofPassage(query: Query, { id, subject }: Passage): number {
		if (ONE_THING.test(subject)) return 0;
		const likes = this.#like(query);
		const found = (this.#byPassage.get(id) ?? []).map((at) => likes.get(at)?.likeness ?? 0);
		return Math.max(0, ...found);
	}

	/** Whether one of the sentences that a question is at least as much like, from 0 to 1, is told. */
	isTold(query: Query, least: number, isTold: (sentence: string) => boolean): boolean {
		return this.#like(query)
			.values()
			.some(({ sentence, likeness }) => likeness >= least && isTold(sentence));
	}

	/**
	 * The sentence that a question most probably asks for.
	 *
	 * @param pages The subjects of the projects and certificates that it names; without any, it asks for no sentence of theirs.
	 */
	mostLikely(query: Query, pages: ReadonlySet<string>): Likely | undefined {
		if (pages.size > 0) return this.#mostLikely(query, pages);
		const known = this.#likelies.get(query);
		if (known) return known.likely;
		const likely = this.#mostLikely(query, pages);
		this.#likelies.set(query, { likely });
		return likely;
	}

	#mostLikely(query: Query, pages: ReadonlySet<string>): Likely | undefined {
		const likes = this.#like(query);
		if (likes.size === 0) return undefined;
		const isAsked = ({ passage: { subject } }: SampledSentence) =>
			pages.size > 0 ? pages.has(subject) : !ONE_THING.test(subject);
		this.#bayes ??= new NaiveBayes(this.#all);
		let likely: Likely | undefined;
		for (const [at, probability] of this.#bayes.probabilities(this.#wordsOf(query), isAsked)) {
			const like = likes.get(at);
			if (like && probability > (likely?.probability ?? 0)) likely = { ...like, probability };
		}
		return likely;
	}

	/** The words of a question by their meaning, and what each of them counts. */
	#wordsOf(query: Query): Counted {
		let words = this.#asked.get(query);
		if (!words) {
			words = countedWords(query.text, isSampled, query.language);
			this.#asked.set(query, words);
		}
		return words;
	}

	#like(query: Query): ReadonlyMap<number, Like> {
		let likes = this.#likes.get(query);
		if (!likes) {
			likes = this.#find(query, this.#all);
			this.#likes.set(query, likes);
		}
		return likes;
	}

	get #all(): ReadonlyMap<number, SampledSentence> {
		this.#sentences ??= this.#read();
		return this.#sentences;
	}

	#find(query: Query, sentences: ReadonlyMap<number, SampledSentence>): Map<number, Like> {
		if (query.leans) return new Map();
		const asked = [...this.#wordsOf(query)].map(([word, count]) => {
			const saidFor = sampledFor(word);
			return { word, count, saidFor, weight: count * Math.log(1 + sentences.size / (saidFor.size + 0.5)) };
		});
		const total = asked.reduce((sum, { weight }) => sum + weight, 0);
		const sampled = new Map<number, number>();
		for (const { word, count, saidFor } of asked)
			if (!isGrammar(word)) for (const at of saidFor.keys()) sampled.set(at, (sampled.get(at) ?? 0) + count);
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

	#read(): Map<number, SampledSentence> {
		const places = placesOf(SAMPLED_SENTENCES, this.#passages);
		for (const { passage, text, at } of places) {
			this.#bySentence.set(`${passage.subject} ${text}`, at);
			this.#byPassage.set(passage.id, [...(this.#byPassage.get(passage.id) ?? []), at]);
		}
		const read = sentenceReader(this.#passages, (text) => countedWords(text, isSampled));
		const sentences = new Map<number, SampledSentence>();
		for (const [at, found] of Map.groupBy(places, ({ at }) => at)) {
			const sentence = read(found);
			if (sentence) sentences.set(at, sentence);
		}
		return sentences;
	}
}

/** What a word that no sample of a sentence holds says of a sentence, from 0 to 1. */
const shareOf = (word: string, { own, around }: SampledSentence): number =>
	Math.max(
		own.get(word) ?? 0,
		around.reduce((most, { words, share }) => (words.has(word) ? Math.max(most, share) : most), 0),
	);
