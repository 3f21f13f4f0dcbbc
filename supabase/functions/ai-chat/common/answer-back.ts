import {
	asksOfThere,
	isAboutPage,
	leansBack,
	refersBack,
	type Topic,
	tellsHowMany,
} from "../conversation.ts";
import { asksForLatest } from "../item-meant.ts";
import type { Passage } from "../passages/passage.ts";
import type { Query } from "../query.ts";
import type { Replies } from "../replies.ts";
import type { Step } from "../step.ts";
import type { Teller } from "../tell.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { BesideAnswers } from "./answer-beside.ts";
import { ExampleAnswers } from "./answer-example.ts";
import { PartAnswers } from "./answer-part.ts";
import { PointAnswers } from "./answer-point.ts";
import { SideAnswers } from "./answer-side.ts";
import type { CommonQuestion } from "./question.ts";
import { readFactFollowUp } from "./read-fact.ts";
import { PROJECT, readSide } from "./read-side.ts";

/** Asks for the rest of a kind: "Which others?" */
const OTHERS =
	/^\W*((und|and|welche[nrs]?|was|which|what|any|gibt|gab|es|noch|sonst|andere[nrs]?|weitere[nrs]?|others?|else|more|ones|haben|sie|hat|hast|du|er|ausser|neben|daneben|ausserdem|dem|der|den|diesen|diesem|are|there|does|do|he|you|have|has|besides|apart|aside|from|that|this|it|one)\b\W*)+$/;
const REST = /\b(noch|sonst|andere\w*|weitere\w*|others?|else|more)\b/;
/** Words that make the rest that of a kind: "More?" alone asks to be told more of the same. */
const KIND = /\b(welche\w*|was|which|what|any|andere\w*|weitere\w*|others)\b/;
/** Everyday questions for tools, of all kinds or of one. */
const TOOLS = /^(about\/technologies$|toolbox\/)/;
/** Asks for all certificates, whatever was told before: "Which certifications does he have?" */
const ALL_CERTIFICATES =
	/^(?!.*\b(dafur|dazu|damit|hierfur|for (it|that|this))\b).*\b(welche\p{L}*|which|what|all\p{L}*|zertifikate|zertifizierungen|certificates|certifications|certs)\b/u;
const asksForOthers = (text: string) => OTHERS.test(text) && REST.test(text) && KIND.test(text);
/** Passages that tell who his clients are. */
const CLIENTS = ["projects", "facts/clients", "portfolio/clients"];
/** Asks who that was, rather than for whom he worked. */
const CLIENT = /^(?!.*\b(sie|du|er|you|he)\b).*\b(kunde|auftraggeber|client|customer)\b/;
/** Tells what this site is built with. */
const SITE_BUILT = "portfolio/site-built";
const OVERVIEW_ITEM = /^projects\/overview\/current\/\d/;
/** At the front of what is told of the project that the visitor is looking at. */
const OWN_SITE = /^Diese Website/;
const isOfExample = (id: string) => id.includes("/scenarios/");
/** Answers that list several projects. */
const PROJECTS = /^(projects|portfolio)$/;
/** The list of each kind of page. */
const LISTS: Readonly<Record<string, string>> = {
	certifications: "certifications",
	projects: "projects",
	services: "services",
};

/**
 * Answers everyday words that point back to the page or technology that was told: what he did there, what came
 * before it, which others there are.
 */
export class AnswersBack {
	readonly #teller: Teller;
	readonly #replies: Replies;
	readonly #sides: SideAnswers;
	readonly #beside: BesideAnswers;
	readonly #examples: ExampleAnswers;
	readonly #points: PointAnswers;
	readonly #parts: PartAnswers;

	constructor(teller: Teller, replies: Replies, vocabulary: Vocabulary) {
		this.#teller = teller;
		this.#replies = replies;
		this.#sides = new SideAnswers(teller, replies);
		this.#beside = new BesideAnswers(teller, replies);
		this.#examples = new ExampleAnswers(teller);
		this.#points = new PointAnswers(teller, vocabulary);
		this.#parts = new PartAnswers(teller, vocabulary);
	}

	/** @param common The common question that the text would be if nothing had been told. */
	answer(text: string, common: CommonQuestion | undefined, query: Query, topic: Topic): Step | undefined {
		const [folder = ""] = topic.subject.split("/");
		const list = LISTS[folder];
		if (list && asksForOthers(text)) return this.#tell([list], query);
		if (PROJECTS.test(topic.subject) && asksForLatest(text)) return this.#tell(["portfolio/latest"], query);
		const contact = tellsHowMany(text) && /[a-z]/.test(text) && this.#tell(["facts/contact"], query);
		if (contact) return { ...contact, topic };
		const fact = readFactFollowUp(text, topic.told);
		if (fact) return this.#tell([fact], query);
		const beside = this.#beside.answer(text, query, topic) ?? this.#examples.answer(text, query, topic);
		if (beside) return beside;
		const part = this.#parts.answer(text, query, topic) ?? this.#points.answer(text, query, topic);
		if (part) return part;
		const side = this.#sides.answer(text, query, topic);
		if (side) return side;
		const asks = (id: string) => common?.tells.includes(id);
		if (topic.told.some((id) => this.#tellsOfSite(id)) && asks("about/technologies"))
			return this.#tell([SITE_BUILT], query);
		// No client had what a worked example tells.
		if (
			topic.told.some(isOfExample) &&
			((readSide(text) === "client" && CLIENT.test(text)) || (leansBack(text) && CLIENTS.some(asks)))
		)
			return this.#tell(["portfolio/examples"], query);
		if (!isAboutPage(topic)) return undefined;
		const told = topic.told.find((id) => id.startsWith("technologies/")) ?? topic.told[0] ?? "";
		if (folder === "technologies" && asks("projects")) return this.#tell([told], query);
		if (folder === "technologies" && asks("certifications") && !ALL_CERTIFICATES.test(text))
			return this.#certified(told, query);
		if (folder === "projects" && refersBack(text) && (asks("facts/person") || asks("projects")))
			return this.#tell([`${topic.subject}/tasks`, `${topic.subject}/approach`], query, 1);
		// What somebody paid is not what it would cost.
		if (PROJECT.test(topic.subject) && asks("facts/price") && asksOfThere(text))
			return this.notThere(topic, query);
		const [tool] = common?.tells ?? [];
		if (PROJECT.test(topic.subject) && common?.leans && tool && TOOLS.test(tool))
			return this.#sides.tools(topic.subject, tool, query);
		return undefined;
	}

	/** That the page of a project says nothing about what was asked. */
	notThere(topic: Topic, query: Query): Step | undefined {
		return this.#sides.notThere(topic, query);
	}

	/** Whether a passage is about this website as his project. */
	#tellsOfSite(id: string): boolean {
		const of = (passage: Passage | undefined) => passage?.answer.de ?? "";
		return id === SITE_BUILT || (OVERVIEW_ITEM.test(id) && OWN_SITE.test(of(this.#teller.passage(id))));
	}

	#tell(ids: readonly string[], query: Query, most = ids.length): Step | undefined {
		const passages = ids.flatMap((id) => this.#teller.passage(id) ?? []).slice(0, most);
		return passages.length > 0 ? { ...this.#teller.all(passages, query), grounding: passages } : undefined;
	}

	/** The certificates for a technology, or that there is none. */
	#certified(technology: string, query: Query): Step | undefined {
		const links = this.#teller.passage(technology)?.links ?? [];
		const certificates = this.#teller
			.pages("certifications/")
			.filter((page: Passage) => links.some(({ href }) => href === page.links[0]?.href));
		if (certificates.length > 0)
			return this.#tell(
				certificates.map(({ id }) => id),
				query,
			);
		const list = this.#teller.passage("certifications");
		return this.#teller.instead(this.#replies.otherCertificate, list, query.language);
	}
}
