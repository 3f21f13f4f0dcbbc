import type { Passage } from "./passages/passage.ts";
import { splitSentences } from "./passages/wording.ts";
import type { Query } from "./query.ts";
import type { Language } from "./text/stem.ts";
import type { QueryTerm, Vocabulary } from "./vocabulary.ts";
import { CONTENT_WEIGHT, type Ranked } from "./weigh.ts";

/** A digit, or a small number written out, in German text. */
const NUMBER =
	/\d|(?<!\p{L})(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dutzend|beide|ein(e[mnrs]?)? einzige\p{L}*)(?!\p{L})/iu;
const MOST_REMEMBERED = 1000;
/** How far down the ranking a sentence is looked for. */
const MOST_LOOKED_AT = 16;
/** How many words of content a sentence shares with a question at least, and what each of them weighs. */
const FEWEST_TERMS = 2;
const LEAST_TERM = 0.35;
/** What describes a problem stands behind what describes its solution. */
const PROBLEM = 0.3;
/** What a word counts that only the page of a sentence holds. */
const CONTEXT_SHARE = 0.5;
/** Nobody reads a longer one. */
const LONGEST_SENTENCE = 420;

/** Signs for units, and the words that questions use. */
const UNITS: readonly (readonly [RegExp, string])[] = [
	[/%/g, " Prozent "],
	[/(?<=\d\s?)min\b/g, " Minuten "],
	[/(?<=\d\s?)h\b/g, " Stunden "],
	[/(?<=\d\s?)s\b/g, " Sekunden "],
];
const withUnits = (text: string) => UNITS.reduce((result, [sign, word]) => result.replace(sign, word), text);

/** A passage and how much of a question one sentence of it holds. */
export interface Sharp {
	ranked: Ranked;
	score: number;
}

interface Sentence {
	text: string;
	terms: ReadonlySet<string>;
	hasNumber: boolean;
}

/** Finds the single sentence of a page that tells what was asked. */
export class Focus {
	readonly #vocabulary: Vocabulary;
	readonly #bySubject: ReadonlyMap<string, readonly Passage[]>;
	/** Read when first needed; there are as many as the site has. */
	readonly #sentences = new Map<string, readonly Sentence[]>();
	readonly #told = new Map<string, ReadonlySet<string>>();

	constructor(passages: readonly Passage[], vocabulary: Vocabulary) {
		this.#vocabulary = vocabulary;
		this.#bySubject = Map.groupBy(passages, ({ subject }) => subject);
	}

	/** Whether a sentence of a passage counts what one of the terms stands for. */
	counts({ text }: Passage, terms: readonly string[]): boolean {
		return this.#read(text).some(
			(sentence) => sentence.hasNumber && terms.some((term) => sentence.terms.has(term)),
		);
	}

	/**
	 * The sentence that holds most of what a question asks and an answer leaves out, from the pages that the
	 * answer is about; undefined where nothing of weight is left out.
	 */
	leftOut(query: Query, told: readonly Passage[], message: string): string | undefined {
		const known = this.#toldTerms(message);
		const asked = query.terms.filter(({ weight }) => weight > 0);
		const isMissing = (term: string) => !known.has(term);
		const wanted = asked.filter(
			({ term, weight, passing }) => weight >= CONTENT_WEIGHT && !passing && isMissing(term),
		);
		const wantsNumber = query.counted !== undefined;
		if (wanted.length === 0 && !wantsNumber) return undefined;
		let best: Sentence | undefined;
		let most = 0;
		for (const subject of new Set(
			told.filter(({ kind }) => kind !== "fact").map((passage) => passage.subject),
		))
			for (const { text } of this.#bySubject.get(subject) ?? [])
				for (const sentence of this.#read(text)) {
					const isNew = wanted.some(({ term }) => sentence.terms.has(term));
					const counts =
						wantsNumber &&
						sentence.hasNumber &&
						(query.counted ?? []).some((term) => sentence.terms.has(term));
					if ((!isNew && !counts) || message.includes(sentence.text)) continue;
					let score = counts ? 1 : 0;
					for (const { term, weight } of asked) if (sentence.terms.has(term)) score += weight;
					if (score > most) [best, most] = [sentence, score];
				}
		return best?.text;
	}

	/** The passage whose one sentence holds most of what a question asks, its page's name included. */
	best(query: Query, ranked: readonly Ranked[]): Sharp | undefined {
		let best: Sharp | undefined;
		for (const candidate of ranked.slice(0, MOST_LOOKED_AT)) {
			const { passage, covered } = candidate;
			if (passage.kind === "fact") continue;
			const isProblem = passage.cues.includes("challenges") && !query.cues.has("challenges");
			for (const { terms, hasNumber } of this.#read(passage.text)) {
				if (query.counted && !(hasNumber && query.counted.some((term) => terms.has(term)))) continue;
				const isOwn = ({ term, weight, passing }: QueryTerm) =>
					!passing && weight >= LEAST_TERM && terms.has(term);
				if (query.terms.filter(isOwn).length < (query.counted ? 1 : FEWEST_TERMS)) continue;
				let score = isProblem ? -PROBLEM : 0;
				for (const { term, weight } of query.terms)
					score += terms.has(term) ? weight : (covered.get(term) ?? 0) * CONTEXT_SHARE;
				if (score > (best?.score ?? 0)) best = { ranked: candidate, score };
			}
		}
		return best;
	}

	/** How much of a question's words a text holds, in the measure of {@link best}. */
	weightIn({ terms }: Query, text: string): number {
		const known = this.#toldTerms(text);
		return terms.reduce((sum, { term, weight }) => sum + (known.has(term) ? weight : 0), 0);
	}

	#read(text: string): readonly Sentence[] {
		let sentences = this.#sentences.get(text);
		if (!sentences) {
			sentences = splitSentences(text)
				.filter((sentence) => sentence.length <= LONGEST_SENTENCE)
				.map((sentence) => ({
					text: sentence,
					terms: this.#vocabulary.termsIn(withUnits(sentence)),
					hasNumber: NUMBER.test(sentence),
				}));
			this.#sentences.set(text, sentences);
		}
		return sentences;
	}

	/** The terms of what a passage tells, which is often less than what it says. */
	toldBy({ answer }: Passage, language: Language): ReadonlySet<string> {
		return this.#toldTerms(answer[language]);
	}

	#toldTerms(message: string): ReadonlySet<string> {
		let terms = this.#told.get(message);
		if (!terms) {
			terms = this.#vocabulary.termsIn(message);
			if (this.#told.size >= MOST_REMEMBERED) this.#told.clear();
			this.#told.set(message, terms);
		}
		return terms;
	}
}
