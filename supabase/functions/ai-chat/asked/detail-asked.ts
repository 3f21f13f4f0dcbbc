import type { Sources } from "../answers/sources.ts";
import { ProjectAnswers } from "../common/answer-project.ts";
import type { Passage } from "../passages/passage.ts";
import { PROJECT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";

const WHICH = "\\b(?:which|what|welche[mnrs]?) ";
const kind = (words: string) => new RegExp(`${WHICH}(?:${words})(?![\\w-])`);

/** Kinds of products that clients have, with the list of those that the site names. */
const KINDS: readonly (readonly [asked: RegExp, list: string])[] = [
	[kind("cloud(?:[ -]?(?:providers?|anbieter|plattform|platform))?"), "toolbox/cloud"],
	[
		kind("(?:kubernetes|container)[ -]?(?:distribution|distro|plattform|platform)|kubernetes"),
		"toolbox/container",
	],
	[
		kind("(?:linux[ -]?)?(?:distro|distribution)s?|linux|betriebssystem|operating system|os"),
		"toolbox/systems",
	],
	[kind("(?:programmier|skript)sprachen?|(?:programming|scripting) languages?"), "toolbox/programming"],
	[kind("datenbank(?:en|system)?|databases?"), "services/database-management/technologies"],
	[
		kind("backup[ -]?(?:tool|software|system|produkt|product|losung|solution)"),
		"services/database-management/technologies",
	],
];
/** Says that it was in place, and not that he did something with it. */
const IN_USE =
	/\b(in which|used?|uses|using|in place|ran|runs?|running|behind|was (it|there)|lief(en)?|lauft|laufen|(be)?nutz(t|te|ten|en)|(be|ge)nutzt|verwende(t|te|ten|n)|eingesetzt|einsatz|setz(t|te|ten|en)|war (es|das)|gab es)\b/;
/** Asks a second thing, which would be lost. */
const TWO_QUESTIONS =
	/\w\W.*\b(and|und) (how|what|which|when|where|who|why|wie|was|welche\w?|wann|wo|wer|warum)\b/;
/** What the page of a project leaves open. */
const VERSION = new RegExp(`${WHICH}(?:[\\w-]+[ -])?version\\b(?! control)`);
const DEPARTMENT = kind("abteilung|department|division|business unit|geschaftsbereich");
const VERSION_NUMBER = /(?<!\d)v?\d+\.\d+/;

/** Says of what a question wants the name, version or kind that the page of the project it names leaves it open. */
export class DetailAsked {
	readonly #teller: Teller;
	readonly #projects: ProjectAnswers;

	constructor({ index, replies, teller }: Sources) {
		this.#teller = teller;
		this.#projects = new ProjectAnswers(teller, replies, index.vocabulary);
	}

	/** @param projects The subjects of the projects named. */
	answer(query: Query, projects: ReadonlySet<string>): Step | undefined {
		const { text, products } = query;
		const [subject = "", ...others] = projects;
		if (!PROJECT.test(subject) || others.length > 0 || products.length > 0) return undefined;
		if (TWO_QUESTIONS.test(text)) return undefined;
		const [, list] = (IN_USE.test(text) && KINDS.find(([asked]) => asked.test(text))) || [];
		if (list) return this.#projects.tools(subject, list, query);
		const page = this.#isOpen(subject, text) && this.#teller.passage(subject);
		return page ? this.notThere(page, query) : undefined;
	}

	/** That a page leaves open what was asked of it. */
	notThere(page: Passage, query: Query): Step | undefined {
		const { topic } = this.#teller.all([page], query);
		return topic && this.#projects.notThere(topic, query);
	}

	#isOpen(subject: string, text: string): boolean {
		if (DEPARTMENT.test(text)) return true;
		return VERSION.test(text) && !this.#teller.ofPage(subject).some((part) => VERSION_NUMBER.test(part.text));
	}
}
