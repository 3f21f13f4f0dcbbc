import type { Passage } from "../passages/passage.ts";
import { splitSentences } from "../passages/wording.ts";
import { searchWords } from "../search-words.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A sentence of a passage, with the terms that it and its surroundings hold, from the closest to the widest. */
export interface Sentence {
	text: string;
	/** The one behind it in running text, where both are short enough to be told together. */
	next?: string;
	own: ReadonlySet<string>;
	/** Of its search words. */
	asked: ReadonlySet<string>;
	/** Of its passage, such as a phase. */
	near: ReadonlySet<string>;
	/** Of the worked example that it is part of. */
	example: ReadonlySet<string>;
	/** Of what its page is about. */
	page: ReadonlySet<string>;
	hasNumber: boolean;
	/** Of what a number stands before: "85 virtuelle Server". */
	numbered: ReadonlySet<string>;
}

/** A digit of what is no year, or a small number written out, in German text. */
const NUMBER =
	/(?<!\d)(?!(?:19|20)\d\d(?!\d))\d|(?<!\p{L})(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dutzend|beide|ein(e[mnrs]?)? einzige\p{L}*|genau eine?[mnrs]?)(?!\p{L})|(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?=köpfig|fach|mal|tägig|monatig|jährig)/iu;
/** What stands behind a number, with a word for its kind. */
const NUMBERED =
	/(?<![\p{L}\d])(?:\d[\d.]*|genau eine?[mnrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf) (?:pro \p{Lu}\p{Ll}+ )?((?:\p{Ll}+ )?\p{Lu}[\p{L}-]+)/gu;
/** Nobody reads a longer one. */
const LONGEST_SENTENCE = 420;
/** Nor two that are longer together. */
const LONGEST_PAIR = 280;

/** Signs for units, and the words that questions use. */
const UNITS: readonly (readonly [RegExp, string])[] = [
	[/%/g, " Prozent "],
	[/(?<=\d\s?)min\b/g, " Minuten "],
	[/(?<=\d\s?)h\b/g, " Stunden "],
	[/(?<=\d\s?)s\b/g, " Sekunden "],
];
const withUnits = (text: string) => UNITS.reduce((result, [sign, word]) => result.replace(sign, word), text);

const NONE: ReadonlySet<string> = new Set();

/** Reads the sentences of passages when they are first needed; there are as many as the site has. */
export class Sentences {
	readonly #vocabulary: Vocabulary;
	readonly #passages: readonly Passage[];
	readonly #sentences = new Map<string, readonly Sentence[]>();
	readonly #surroundings = new Map<string, ReadonlySet<string>>();

	constructor({ vocabulary, passages }: SearchIndex) {
		this.#vocabulary = vocabulary;
		this.#passages = passages;
	}

	/** The sentences of a passage; none where it is hardly more than a list of names. */
	of(passage: Passage): readonly Sentence[] {
		if (!hasSentences(passage)) return [];
		let sentences = this.#sentences.get(passage.id);
		if (!sentences) {
			sentences = this.#read(passage);
			this.#sentences.set(passage.id, sentences);
		}
		return sentences;
	}

	#read({ text, names, keywords, subject, example }: Passage): readonly Sentence[] {
		const near = this.#terms([`${names} ${keywords} ${text}`]);
		const ofExample = example === undefined ? NONE : this.#example(subject, example);
		const page = this.#page(subject);
		const all = splitSentences(text);
		return all
			.map((sentence, at) => ({ sentence, next: all[at + 1] ?? "" }))
			.filter(({ sentence }) => sentence.length <= LONGEST_SENTENCE)
			.map(({ sentence, next }) => ({
				text: sentence,
				next: isTogether(text, sentence, next) ? next : undefined,
				own: this.#terms([sentence]),
				asked: this.#terms([searchWords(subject, sentence)]),
				near,
				example: ofExample,
				page,
				hasNumber: NUMBER.test(sentence),
				numbered: this.#terms([...sentence.matchAll(NUMBERED)].map(([, words = ""]) => words)),
			}));
	}

	#example(subject: string, example: string): ReadonlySet<string> {
		return this.#surrounding(`${subject} ${example}`, () =>
			this.#passages
				.filter((passage) => passage.subject === subject && passage.example === example)
				.map(({ names, keywords, text }) => `${names} ${keywords} ${text}`),
		);
	}

	#page(subject: string): ReadonlySet<string> {
		return this.#surrounding(subject, () =>
			this.#passages
				.filter((passage) => passage.subject === subject)
				.map(({ kind, context, names, text }) =>
					kind === "summary" ? `${context} ${names} ${text}` : context,
				),
		);
	}

	#surrounding(key: string, texts: () => readonly string[]): ReadonlySet<string> {
		let terms = this.#surroundings.get(key);
		if (!terms) {
			terms = this.#terms(texts());
			this.#surroundings.set(key, terms);
		}
		return terms;
	}

	#terms(texts: readonly string[]): ReadonlySet<string> {
		return this.#vocabulary.termsIn(withUnits([...new Set(texts)].join("\n")));
	}
}

/** Whether one sentence follows another in running text, rather than in a list, and both are short. */
const isTogether = (text: string, sentence: string, next: string): boolean =>
	next !== "" && sentence.length + next.length <= LONGEST_PAIR && text.includes(`${sentence} ${next}`);

/** Whether a passage is more than a list of names. */
const hasSentences = ({ id, kind, cues, subject }: Passage) =>
	subject !== "about" &&
	kind !== "fact" &&
	kind !== "list" &&
	kind !== "technology" &&
	!cues.includes("technologies") &&
	!/^services\/.*\/(projects|phases)$/.test(id);
