import { projectPath } from "../../../../src/content/catalog.ts";
import type { Honesty } from "../answers/honesty.ts";
import type { Sources } from "../answers/sources.ts";
import { conceptsOfWord } from "../common/read-concepts.ts";
import type { Passage } from "../passages/passage.ts";
import { PROJECT } from "../passages/subjects.ts";
import { quote, splitSentences } from "../passages/wording.ts";
import { analyze, type Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { Replies } from "../telling/replies.ts";
import { declined, type Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { isGenericWord, isStopWord } from "../text/common-words.ts";
import { fold, normalize, wordsIn } from "../text/fold.ts";
import { isProduct } from "../text/products.ts";
import { wordTerms } from "../text/word-forms.ts";

/** Says that something is worked with, or was there at all; its words say nothing of what. */
const USE =
	/\b(einsetz\w*|eingesetzt\w*|einsatze?s?|setz(t|te|ten|en|e|ten)|be?nutz\w*|genutzt\w*|nutz(t|te|ten|en|e|ung)|verwende\w*|gearbeitet|arbeite\w*|angewend\w*|angewandt|gebrauch\w*|vor(gekommen|kam|kommt)|kam|kamen|kommt|zu tun|beruhrung\w*|spiel|lief|liefen|lauf(t|en)|gab|used?|uses|using|usage|employ(ed|s)?|work(ed|s|ing)?|utili[sz]e\w*|involved|deploy(ed)?|touch(ed)?|experience|erfahrung\w*|projekt\w*|auftrag\w*|projects?|client|kunde\w*|denn|auch|jemals|damals|ever)\b/g;
/** What stands before a question. */
const LEAD = "^\\W*((und|and|aber|but|ok|okay) )?((auf|in|mit|von|zu|fur|seit|for|with|on|at|to|since) )?";
/** Asks for more than whether. */
const OPEN = {
	de: new RegExp(
		`${LEAD}(wie|was|wer|wen|wem|wo\\w*|wann|warum|wieso|weshalb|welche\\w*|erzahl\\w*|beschreib\\w*|nenn\\w*|zeig\\w*)\\b`,
	),
	en: new RegExp(`${LEAD}(how|what|who\\w*|where|when|why|which|tell|describe|list|show)\\b`),
};

const PROJECT_PATH = projectPath("");

/** A technology, and the terms of each word of its name. */
interface Technology {
	name: string;
	words: readonly ReadonlySet<string>[];
	/** Whether it is a topic of projects or a field of work rather than a product: pages may tell of it in other words. */
	isTopic: boolean;
}

/** Tells whether the page of a project names a technology: "Did he use Terraform there?" */
export class UsedThere {
	readonly #index: SearchIndex;
	readonly #replies: Replies;
	readonly #teller: Teller;
	readonly #honesty: Honesty;
	readonly #technologies: readonly Technology[];

	constructor({ index, replies, teller, honesty }: Sources) {
		this.#index = index;
		this.#replies = replies;
		this.#teller = teller;
		this.#honesty = honesty;
		this.#technologies = index.passages
			.filter(({ kind }) => kind === "technology")
			.map(({ names, links }) => ({
				name: names,
				words: this.#wordsOf(names),
				isTopic:
					links.every(({ href }) => href.startsWith(PROJECT_PATH)) ||
					wordsIn(normalize(names)).every((word) => isStopWord(word) || conceptsOfWord(word)),
			}));
	}

	answer(query: Query): Step | undefined {
		const [subject = "", ...others] = this.#honesty.projectsNamed(query);
		if (!PROJECT.test(subject) || others.length > 0 || OPEN[query.language].test(query.text))
			return undefined;
		const asked = this.#asked(query);
		const list = this.#teller.passage(`${subject}/technologies`);
		const title = list?.links[0]?.title[query.language];
		if (!asked || !list || title === undefined) return undefined;
		const missing = asked.filter((each) => !this.#names(list, each) && !this.#sentence(subject, each));
		if (missing.some(({ isTopic }) => isTopic)) return undefined;
		const step = this.#teller.all([list], query);
		if (missing.length > 0) {
			const names = missing.map(({ name }) => name);
			const message = `${this.#replies.notNamedAt(names, title)[query.language]} ${step.message}`;
			return { ...step, ...declined(message, step.links), grounding: [list] };
		}
		const yes = this.#replies.namedAt(
			asked.map(({ name }) => name),
			title,
		)[query.language];
		const quoted = asked.flatMap((each) =>
			this.#names(list, each) ? [] : (this.#sentence(subject, each) ?? []),
		);
		const told = quoted.length > 0 ? quote(list, [...new Set(quoted)], query.language) : step.message;
		return { ...step, message: `${yes} ${told}`, grounding: [list] };
	}

	/** The technologies of a question that names nothing else beside the project. */
	#asked(query: Query): readonly Technology[] | undefined {
		const { vocabulary } = this.#index;
		const rest = wordsIn(query.text.replaceAll(USE, " "))
			.filter((word) => !this.#isClient(word, query) && !isStopWord(word) && !isGenericWord(word))
			.join(" ");
		const { terms, unknown } = analyze({ text: rest, message: rest }, query.language, vocabulary);
		if (unknown > 0 || this.#namesOwnProduct(query)) return undefined;
		const asked = new Set(terms.map(({ term }) => term));
		const named = this.#technologies.filter(({ words }) =>
			words.every((word) => !word.isDisjointFrom(asked)),
		);
		const isPart = ({ words }: Technology) =>
			named.some(
				(other) =>
					other.words.length > words.length &&
					words.every((word) => other.words.some((each) => !each.isDisjointFrom(word))),
			);
		const whole = named.filter((each) => !isPart(each));
		const isNamed = (term: string) => whole.some(({ words }) => words.some((word) => word.has(term)));
		if (!terms.every(({ term }) => isNamed(term))) return undefined;
		const foreign = query.products.map((name) => ({ name, words: [new Set([fold(name)])], isTopic: false }));
		const found = [...whole, ...foreign];
		return found.length > 0 ? found : undefined;
	}

	#isClient(word: string, { language }: Query): boolean {
		const { terms } = this.#index.vocabulary.resolve(word, language);
		return terms.some(({ term }) => this.#honesty.isClient(term));
	}

	/** Whether a client's name is the first part of a product's: "SAP HANA". */
	#namesOwnProduct(query: Query): boolean {
		const words = wordsIn(query.text);
		return words.some((word, at) => isProduct(word) && this.#isClient(words[at - 1] ?? "", query));
	}

	#wordsOf(text: string): Technology["words"] {
		// Without the parts of a compound: networks are no NetworkPolicies.
		return wordsIn(normalize(text))
			.filter((word) => !isStopWord(word))
			.map((word) => new Set(wordTerms(word)));
	}

	#names({ text }: Passage, technology: Technology): boolean {
		return text.split(", ").some((name) => this.#holds(name, technology));
	}

	/** The first sentence of a project's page that holds the name of a technology. */
	#sentence(subject: string, technology: Technology): string | undefined {
		return this.#teller
			.ofPage(subject)
			.filter(({ id }) => id !== subject && !id.endsWith("/technologies"))
			.flatMap(({ text }) => splitSentences(text))
			.find((sentence) => this.#holds(sentence, technology));
	}

	#holds(text: string, { words }: Technology): boolean {
		const terms = this.#index.vocabulary.termsIn(text);
		return words.every((word) => !word.isDisjointFrom(terms));
	}
}
