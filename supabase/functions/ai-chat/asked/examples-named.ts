import { EXAMPLE } from "../passages/subjects.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { Vocabulary } from "../search/vocabulary.ts";
import { isStopWord } from "../text/common-words.ts";
import { normalize, wordsIn } from "../text/fold.ts";
import { type Language, stem } from "../text/stem.ts";
import { wordTerms } from "../text/word-forms.ts";

/** Points at what is known: "beim Großhändler", unlike "eine Versicherung". */
const KNOWN = /^(beim|vom|zum|der|die|das|dem|den|des|the|this|that|whole|entire|ganzen?|gesamten?)$/;
/** How many words a name is looked for in; an article said hundreds of times would otherwise be read on from each time. */
const LONGEST_NAME = 12;
/** Stands within a name, or between one and the word for an example. */
const WITHIN =
	/^(der|die|das|dem|den|des|eine[mnrs]?|fur|mit|von|vom|bei|aus|in|im|zu|zum|zur|ihre[mnrs]?|the|an?|of|for|from|with|at|your|his)$/;
const IS_EXAMPLE = /(beispiele?[ns]?|szenari\w*|fallstudien?|examples?|scenarios?)$/;
/** Ends or follows what a known example is about: "des Datenbankprojekts", "the database project". */
const IS_PROJECT = /(projekte?s?|project)$/;

/** A word of what an example is called. */
interface NameWord {
	stem: string;
	terms: ReadonlySet<string>;
	/** The terms of a compound's parts, which say it only beside another of its words. */
	parts: ReadonlySet<string>;
}

interface Example {
	id: string;
	client: readonly NameWord[];
	/** What it is about, by its client, its title and its page. */
	subject: readonly NameWord[];
}

/** A word of a question, and the terms that it stands for. */
interface Said {
	word: string;
	terms: ReadonlySet<string>;
}

/** A worked example that a question names. */
export interface ExampleNamed {
	id: string;
	/** The words that name it. */
	words: ReadonlySet<string>;
}

/** Finds the worked examples that questions name by their client, or by what they are about and that it is one. */
export class ExamplesNamed {
	readonly #vocabulary: Vocabulary;
	readonly #examples: readonly Example[];

	constructor({ passages, vocabulary }: SearchIndex) {
		this.#vocabulary = vocabulary;
		this.#examples = passages
			.filter(({ id }) => EXAMPLE.test(id))
			.map(({ id, names, client = "" }) => ({
				id,
				client: nameWords(client, vocabulary),
				subject: nameWords(`${client} ${names}`, vocabulary),
			}));
	}

	/** Those that a normalized text names best; several only where it says as much of each. */
	find(text: string, language: Language): readonly ExampleNamed[] {
		const said = wordsIn(text).map((word): Said => {
			const { terms } = this.#vocabulary.resolve(word, language);
			return { word, terms: new Set(terms.flatMap(({ term, others = [] }) => [term, ...others])) };
		});
		const byClient = best(
			this.#examples,
			({ client }) => client,
			(words) => behindKnown(said, words),
		);
		return byClient.length > 0
			? byClient
			: best(
					this.#examples,
					({ subject }) => subject,
					(words) => besideExample(said, words),
				);
	}
}

const nameWords = (text: string, vocabulary: Vocabulary): readonly NameWord[] =>
	wordsIn(normalize(text))
		.filter((word) => !isStopWord(word))
		.map((word) => ({
			stem: stem(word, "de"),
			terms: new Set(wordTerms(word)),
			parts: vocabulary.termsIn(word),
		}));

const means = ({ terms }: Said, word: NameWord): boolean => !terms.isDisjointFrom(word.terms);

/** The examples of whose words a text says most; what the site itself calls one says more than what means the same. */
function best(
	examples: readonly Example[],
	wordsOf: (example: Example) => readonly NameWord[],
	namedBy: (words: readonly NameWord[]) => readonly Said[],
): readonly ExampleNamed[] {
	const scored = examples.map((example) => {
		const words = wordsOf(example);
		const named = namedBy(words);
		const meant = words.filter((word) => named.some((each) => means(each, word)));
		const written = meant.filter((word) => named.some((each) => stem(each.word, "de") === word.stem));
		return {
			id: example.id,
			words: new Set(named.map(({ word }) => word)),
			score: written.length + meant.length / words.length,
		};
	});
	const most = Math.max(...scored.map(({ score }) => score));
	return most > 0 ? scored.filter(({ score }) => score === most) : [];
}

/** What of some words a text says at once, across articles and prepositions, up to the first word that says something else. */
function run(said: readonly Said[], words: readonly NameWord[]): readonly Said[] {
	const isNamed = ({ terms }: Said) => words.some(({ parts }) => !terms.isDisjointFrom(parts));
	const near = said.slice(0, LONGEST_NAME);
	const end = near.findIndex((each) => !isNamed(each) && !WITHIN.test(each.word));
	const named = near.slice(0, end < 0 ? undefined : end).filter(isNamed);
	return named.some((each) => words.some((word) => means(each, word))) ? named : [];
}

const behindKnown = (said: readonly Said[], words: readonly NameWord[]): readonly Said[] =>
	said.flatMap(({ word }, at) => (KNOWN.test(word) ? run(said.slice(at + 1), words) : []));

const besideExample = (said: readonly Said[], words: readonly NameWord[]): readonly Said[] =>
	said.flatMap((each, at) => {
		const isExample = IS_EXAMPLE.test(each.word);
		if (!isExample && !IS_PROJECT.test(each.word)) return [];
		const before = run(said.slice(0, at).reverse(), words);
		const itself = run([each], words);
		if (isExample) return [...before, ...itself, ...run(said.slice(at + 1), words)];
		const first = before.at(-1) ?? each;
		const isKnown = KNOWN.test(said[said.indexOf(first) - 1]?.word ?? "");
		return isKnown ? [...before, ...itself] : [];
	});
