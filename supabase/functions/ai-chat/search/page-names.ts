import { readCues } from "../cues/read-cues.ts";
import type { Passage } from "../passages/passage.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Letters that a stem leaves out of a word at most. */
const LONGEST_ENDING = 3;

/** Whether a term is a word's stem, in whichever language, and not one part of a compound. */
const isStem = (term: string, word = ""): boolean =>
	word.startsWith(term) && word.length - term.length <= LONGEST_ENDING;

/** What pages and technologies are called. */
export class PageNames {
	/** The passages of the technologies that one term names. */
	readonly technologies = new Map<string, Passage>();
	readonly #vocabulary: Vocabulary;
	/** The summaries of the services' pages. */
	readonly #services: readonly Passage[];
	/** The terms of the names of each page and technology, by the passage's id. */
	readonly #names = new Map<string, readonly string[]>();

	constructor(passages: readonly Passage[], vocabulary: Vocabulary) {
		this.#vocabulary = vocabulary;
		this.#services = passages.filter(({ id, kind }) => kind === "summary" && id.startsWith("services/"));
	}

	/** @param names The words of what a passage is called. */
	learn(passage: Passage, names: readonly string[]): void {
		const { id, kind } = passage;
		const terms = [...new Set(names.flatMap((name) => this.#vocabulary.terms(name)))];
		const isOneWord = names.length === 1 && terms.every((term) => isStem(term, names[0]));
		if (kind === "technology" || kind === "summary") this.#names.set(id, terms);
		if (kind === "technology" && (isOneWord || terms.length === 1))
			for (const term of terms) this.technologies.set(term, passage);
		this.#vocabulary.learnNames(distinctive(kind, names), kind === "technology" ? "technology" : "page");
	}

	/** Whether every word of a passage's name is among the terms found, so that the name as such was meant. */
	isNamedIn({ id, keywords }: Passage, isFound: (term: string) => boolean): boolean {
		const joined = keywords.split(" ").at(-1) ?? "";
		const isJoined = (term: string) => isStem(term, joined) && isFound(term);
		return this.#vocabulary.terms(joined).some(isJoined) || (this.#names.get(id) ?? []).every(isFound);
	}

	/** Whether a term is part of what the page of a subject is called. */
	isPageName(term: string, subject: string): boolean {
		return this.#names.get(subject)?.includes(term) ?? false;
	}

	/** The summaries of the services that are called by a term. */
	servicesCalled(term: string): readonly Passage[] {
		return this.#services.filter(({ id }) => this.isPageName(term, id));
	}
}

/** The words of a name that stand for it: all of a page's, and of a technology such as "App Service" the first. */
function distinctive(kind: Passage["kind"], names: readonly string[]): readonly string[] {
	// "Certified" or "project" is part of a name and stands for nothing by itself.
	if (kind === "summary")
		return names.filter((name) => readCues([{ word: name, start: 0, sentence: 0 }]).weights.size === 0);
	if (kind !== "technology") return [];
	const [first = ""] = names;
	return names.length === 1 || first.length > 3 ? [first] : [];
}
