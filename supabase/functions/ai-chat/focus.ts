import { readExpectations, tells } from "./expectation.ts";
import type { Passage } from "./passages/passage.ts";
import { splitSentences } from "./passages/wording.ts";
import type { Query } from "./query.ts";
import type { Language } from "./text/stem.ts";
import { held, type QueryTerm, type Vocabulary } from "./vocabulary.ts";
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
/** A sentence that tells a thing of the kind that was asked for. */
const EXPECTED = 0.35;
/** What a word counts that only the page of a sentence holds. */
const CONTEXT_SHARE = 0.75;
/** How much of the passage's own rank tells between sentences that are alike. */
const RANK_SHARE = 0.1;
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

/** A sentence of a passage that answers a question, and how well. */
export interface Sharp {
	ranked: Ranked;
	sentence: string;
	/** Its words of content that the question holds. */
	own: readonly string[];
	/** Whether it tells a thing of the kind that was asked for. */
	isExpected: boolean;
	score: number;
}

interface Sentence {
	text: string;
	terms: ReadonlySet<string>;
	hasNumber: boolean;
}

/** Finds the single sentences of pages that tell what was asked. */
export class Focus {
	readonly #vocabulary: Vocabulary;
	/** Read when first needed; there are as many as the site has. */
	readonly #sentences = new Map<string, readonly Sentence[]>();
	readonly #told = new Map<string, ReadonlySet<string>>();

	constructor(vocabulary: Vocabulary) {
		this.#vocabulary = vocabulary;
	}

	/** Whether a sentence of a passage counts what one of the terms stands for. */
	counts({ text }: Passage, terms: readonly string[]): boolean {
		return this.#read(text).some((sentence) => isCount(sentence, terms));
	}

	/** The best sentence of each passage that has one, best first. */
	sentences(query: Query, ranked: readonly Ranked[]): Sharp[] {
		const expectations = readExpectations(query.text);
		const found: Sharp[] = [];
		for (const candidate of ranked.slice(0, MOST_LOOKED_AT)) {
			if (!hasSentences(candidate.passage)) continue;
			let best: Sharp | undefined;
			for (const sentence of this.#read(candidate.passage.text)) {
				if (query.counted && !isCount(sentence, query.counted)) continue;
				const own = ownTerms(sentence, query);
				if (own.length === 0) continue;
				const isExpected = [...expectations].some((expectation) => tells(sentence.text, expectation));
				const score = scoreOf(sentence, query, candidate) + (isExpected ? EXPECTED : 0);
				if (score > (best?.score ?? 0))
					best = { ranked: candidate, sentence: sentence.text, own, isExpected, score };
			}
			if (best) found.push(best);
		}
		return found.sort((left, right) => right.score - left.score);
	}

	/** The best sentence in which a word that reads as a cue is a word like any other, beside one of content. */
	besideCue({ terms }: Query, ranked: readonly Ranked[]): Ranked | undefined {
		const cued = terms.filter((term) => term.cued && !term.passing);
		const others = terms.filter(({ cued: isCued, weight }) => !isCued && weight >= CONTENT_WEIGHT);
		const holdsBoth = (sentence: Sentence) =>
			[cued, others].every((words) => words.some((term) => held(sentence.terms, term) > 0));
		return ranked.find(({ passage }) => hasSentences(passage) && this.#read(passage.text).some(holdsBoth));
	}

	/** The terms of what a passage tells, which is often less than what it says. */
	toldBy({ answer, names, links }: Passage, language: Language): ReadonlySet<string> {
		const message = `${answer[language]} ${names} ${links[0]?.title[language]}`;
		let terms = this.#told.get(message);
		if (!terms) {
			terms = this.#vocabulary.termsIn(message);
			if (this.#told.size >= MOST_REMEMBERED) this.#told.clear();
			this.#told.set(message, terms);
		}
		return terms;
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
}

/** Whether a passage is more than a list of names. */
const hasSentences = ({ kind, cues, subject }: Passage) =>
	subject !== "about" &&
	kind !== "fact" &&
	kind !== "list" &&
	kind !== "technology" &&
	!cues.includes("technologies");

const isCount = ({ hasNumber, terms }: Sentence, counted: readonly string[]) =>
	hasNumber && counted.some((term) => terms.has(term));

/** The words of content that a sentence shares with a question; none where one of little weight is all. */
function ownTerms(sentence: Sentence, { terms }: Query): string[] {
	const isOwn = (term: QueryTerm) =>
		!term.passing && term.weight >= LEAST_TERM && held(sentence.terms, term) > 0;
	const own = terms.filter(isOwn);
	const isRich = own.length >= FEWEST_TERMS || own.some(({ weight }) => weight >= CONTENT_WEIGHT);
	return isRich ? own.map(({ term }) => term) : [];
}

/** How well a sentence answers a question, with what its page adds. */
function scoreOf(sentence: Sentence, { terms, cues }: Query, { passage, covered, score }: Ranked): number {
	let sum = RANK_SHARE * score;
	if (passage.cues.includes("challenges") && !cues.has("challenges")) sum -= PROBLEM;
	for (const term of terms)
		sum += held(sentence.terms, term) * term.weight || (covered.get(term.term) ?? 0) * CONTEXT_SHARE;
	return sum;
}
