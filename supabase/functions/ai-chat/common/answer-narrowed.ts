import type { Passage } from "../passages/passage.ts";
import { firstSentence } from "../passages/wording.ts";
import type { Query } from "../search/query.ts";
import { type SearchIndex, STRENGTHS } from "../search/search-index.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { isGenericWord } from "../text/common-words.ts";
import { tokenize } from "../text/fold.ts";
import type { Concept } from "./concept.ts";
import { conceptsOfWord } from "./read-concepts.ts";
import { saysNothing } from "./says-only.ts";

/** What a question for some of the projects holds besides what narrows them. */
const BESIDE: readonly Concept[] = [
	"project",
	"client",
	"certificate",
	"done",
	"which",
	"stated",
	"you",
	"can",
	"all",
	"do",
	"where",
	"forth",
];
/** Asks where something was worked with, which are the projects. */
const WHERE_USED =
	/^\W*((und|and) )?(wo|where) (uberall )?(hat|hast|habt|haben|wurden?|kam|kamen|did|has|have|was|were) .*\b(eingesetzt|be?nutzt|genutzt|verwendet|gearbeitet|vor|used?|using|work(ed)? with)\W*$/;
const YEAR = /^(19|20)\d\d$/;
/** How well a page has to hold what narrows a list. */
const HELD = { projects: STRENGTHS.text, certifications: STRENGTHS.keywords } as const;
type Folder = keyof typeof HELD;

/** What certificates for the cloud are called by. */
const CLOUDS = ["aws", "azure"];

const INTROS = {
	projects: (count: string) => ({
		de: `Diese ${count}Projekte gehören dazu:`,
		en: `These ${count}projects belong to it:`,
	}),
	certifications: (count: string) => ({
		de: `Diese ${count}Zertifikate gehören dazu:`,
		en: `These ${count}certificates belong to it:`,
	}),
} as const;

/** Points to the list that was told. */
const OF_THEM = /\b(davon|von denen|darunter|of (them|those|these))\b/;
/** What says how many projects there are is told of these too. */
const COUNTED = ["facts/project-count", "facts/clients", "portfolio/clients"];
/** Asks in a few words which of the list still goes on. */
const STILL_RUNS =
	/^\W*((und|and) )?(which|welche[rsn]?)( ones?)?( of (them|those|these)| davon| von denen)? (is|are|ist|sind|lauft|laufen)( (still|noch|immer))*( (running|ongoing|current|active|going|aktuell|aktiv|laufend))?( (on|now|today|gerade|heute))?\W*$|^\W*((und|and) )?(lauft|laufen|(is|are)(?=.* (still|running|ongoing|current|active)\b))( (davon|von denen|noch|etwas|eine[rs]?|welche|any|one|of|them|those|these|still))+( (running|ongoing|current|active|aktuell|aktiv))?\W*$/;
/** Asks how many of the list there are, be it of one kind, and not of something in it. */
const HOW_MANY =
	/\b(wie ?viele|how many)(?=( (of|von|der|den|his|your|the|seiner|ihrer|deiner))* (\w*proje[ck]t|kund|client|customer|(\w+[ -])?(zertifi|cert)|davon|denen|them|those|these))/g;

/** The list that a message narrows by what it points to. */
function folderOf(text: string, topic: Topic | undefined): Folder | undefined {
	if (!topic || !OF_THEM.test(text)) return undefined;
	if (topic.told.some((id) => COUNTED.includes(id))) return "projects";
	return topic.subject === "projects" || topic.subject === "certifications" ? topic.subject : undefined;
}

/** The words that narrow a list of projects or certificates, such as a year, a place or a technology. */
function readNarrowed(
	text: string,
	topic: Topic | undefined,
): { folder: Folder; words: readonly string[] } | undefined {
	const words: string[] = [];
	let folder: Folder | undefined = folderOf(text, topic) ?? (WHERE_USED.test(text) ? "projects" : undefined);
	for (const { word } of tokenize(text.replaceAll(HOW_MANY, " "))) {
		const concepts = conceptsOfWord(word);
		if (concepts?.has("project") || concepts?.has("client")) folder = "projects";
		else if (concepts?.has("certificate")) folder = "certifications";
		else if (concepts && !BESIDE.some((concept) => concepts.has(concept))) words.push(word);
		else if (!concepts && !saysNothing(word) && !isGenericWord(word)) words.push(word);
	}
	return folder && words.length === 1 ? { folder, words } : undefined;
}

/** Answers a question for those projects or certificates that one word narrows: "projects in 2023". */
export class NarrowedAnswers {
	readonly #index: SearchIndex;
	readonly #teller: Teller;

	constructor(index: SearchIndex, teller: Teller) {
		this.#index = index;
		this.#teller = teller;
	}

	/** Those of the list told that a question is for, by what it points to: "Which of them are for the cloud?" */
	ofThem(text: string, query: Query, topic: Topic | undefined): Step | undefined {
		const isOfProjects = topic?.subject === "projects" || topic?.told.some((id) => COUNTED.includes(id));
		if (isOfProjects && STILL_RUNS.test(text)) return this.#teller.anyOf(["portfolio/running"], query);
		return folderOf(text, topic) ? this.answer(text, query, topic, true) : undefined;
	}

	/**
	 * @param text Normalized.
	 * @param isPart Whether some of those told are asked for, be it one.
	 */
	answer(text: string, query: Query, topic: Topic | undefined, isPart = false): Step | undefined {
		const narrowed = readNarrowed(text, topic);
		if (!narrowed) return undefined;
		const { folder, words } = narrowed;
		const all = this.#teller.pages(`${folder}/`);
		const [word = ""] = words;
		const pages = YEAR.test(word)
			? all.filter((page) => isOfYear(page, word))
			: this.#ofWord(folder, word, all, query);
		const { terms } = this.#index.vocabulary.resolve(word, query.language);
		const isTechnology = terms.some(({ topic }) => topic === "technology");
		// Otherwise one page alone is found and told in full like any other; a technology has pages of its own.
		const isCounted = text.search(HOW_MANY) >= 0;
		const fewest = isPart || isCounted || YEAR.test(word) || (folder === "projects" && isTechnology) ? 1 : 2;
		if (pages.length < fewest || (pages.length === all.length && folder === "certifications"))
			return undefined;
		if (pages.length === 1) return this.#teller.all(pages, query);
		const lines = pages.map(({ links, answer }) => {
			const [link] = links;
			return `- [${link?.title[query.language]}](${link?.href}): ${firstSentence(answer[query.language])}`;
		});
		const step = this.#teller.all(pages, query);
		const items = pages.flatMap(({ links: [link] }) => link?.href ?? []);
		return {
			...step,
			topic: step.topic && { ...step.topic, items },
			message: `${INTROS[folder](isCounted ? `${pages.length} ` : "")[query.language]}\n\n${lines.join("\n")}`,
			grounding: pages,
		};
	}

	/** The pages that hold a word, or for the cloud the name of one. */
	#ofWord(folder: Folder, word: string, all: readonly Passage[], query: Query): readonly Passage[] {
		const words = folder === "certifications" && word === "cloud" ? CLOUDS : [word];
		const held = new Set(words.flatMap((each) => this.#holding(folder, each, all, query)));
		return all.filter((page) => held.has(page));
	}

	/** The pages that hold a word by their names, their keywords or what they tell. */
	#holding(folder: Folder, word: string, all: readonly Passage[], { language }: Query): readonly Passage[] {
		const { known, terms } = this.#index.vocabulary.resolve(word, language);
		if (known !== "whole") return [];
		const held = new Set<string>();
		for (const { passage, strengths } of this.#index.search(terms).values())
			if (
				(folder === "projects" || passage.kind === "summary") &&
				strengths.every((strength) => strength >= HELD[folder])
			)
				held.add(passage.subject);
		return all.filter(({ subject }) => held.has(subject));
	}
}

const isOfYear = ({ links }: Passage, year: string) => links[0]?.title.de.includes(year) ?? false;
