import { PROJECT, SERVICE } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { isAboutPage, namesNothing, type Topic, tellsHowMany } from "../talk/conversation.ts";
import type { Replies } from "../telling/replies.ts";
import { declined, type Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { BesideAnswers } from "./answer-beside.ts";
import { ExampleAnswers } from "./answer-example.ts";
import { OrderAnswers } from "./answer-order.ts";
import { PartAnswers } from "./answer-part.ts";
import { PointAnswers } from "./answer-point.ts";
import { ProjectAnswers } from "./answer-project.ts";
import { SideAnswers } from "./answer-side.ts";
import { CLIENTS, TakenUpAnswers } from "./answer-taken-up.ts";
import type { CommonQuestion } from "./question.ts";
import { readFactFollowUp } from "./read-fact.ts";
import { asksWhatWasPaid } from "./read-money.ts";

/** Asks for the rest of a kind: "Which others?" */
const OTHERS =
	/^\W*((und|and|welche[nrs]?|was|which|what|any|gibt|gab|es|noch|sonst|andere[nrs]?|weitere[nrs]?|die|the|others?|else|more|ones|haben|sie|hat|hast|du|er|ausser|neben|daneben|ausserdem|dem|der|den|diesen|diesem|are|there|does|do|he|you|have|has|besides|apart|aside|from|that|this|it|one)\b\W*)+$/;
const REST = /\b(noch|sonst|andere\w*|weitere\w*|others?|else|more)\b/;
/** Words that make the rest that of a kind: "More?" alone asks to be told more of the same. */
const KIND = /\b(welche\w*|was|which|what|any|andere\w*|weitere\w*|others)\b/;
const asksForOthers = (text: string) => OTHERS.test(text) && REST.test(text) && KIND.test(text);
/** Asks for the reason of something in a few words, of nobody in person. */
const WHY =
	/^\W*((und|aber|and|but) )?(warum|wieso|weshalb|why)\b(?!.*\b(sie|du|ihr|dich|dir|you|he|ihn|ich|wir|we|i)\b)(\s+\S+){1,4}\s*$/;
/** Asks what somebody likes best. */
const LIKES = /\b(am liebsten|lieber|bevorzug\w*|favou?rites?|prefers?|likes? (best|most))\b/;
/** Asks to talk to a client told. */
const TALKS_TO_CLIENT =
	/\b(talk|speak|call|contact|reach|sprechen|reden|telefonieren|anrufen|kontaktieren|befragen)\b.*\b(them|denen|those|one|einem|einen|kunden?|clients?|customers?|references?|referenz\w*)\b|\b(denen|kunden?|clients?|customers?|references?|referenz\w*)\b.*\b(sprechen|reden|telefonieren|anrufen|kontaktieren|befragen)\b/;
/** What is asked of the owner for a project to come, whatever page was told. */
const AHEAD = /^facts\/(availability|contact|employment)$/;
const TO_COME =
	/\b(could|would|can|will|still|konn\w*|kann\w*|wurd\w*|hatte (er|sie)|hattest|haben sie|hat er|hast|uns|us|mich|me|noch|dann|then)\b/;
/** Answers that list several projects. */
const PROJECTS = /^(projects|portfolio)$/;
/** Lists on the page of a project. */
const LISTED = /^projects\/(?!overview)[^/]+\/(goals|challenges|results|technologies|tasks)$/;
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
	readonly #projects: ProjectAnswers;
	readonly #sides: SideAnswers;
	readonly #order: OrderAnswers;
	readonly #beside: BesideAnswers;
	readonly #examples: ExampleAnswers;
	readonly #points: PointAnswers;
	readonly #parts: PartAnswers;
	readonly #takenUp: TakenUpAnswers;

	constructor(teller: Teller, replies: Replies, index: SearchIndex) {
		this.#teller = teller;
		this.#replies = replies;
		this.#projects = new ProjectAnswers(teller, replies, index.vocabulary);
		this.#sides = new SideAnswers(teller, replies, this.#projects);
		this.#order = new OrderAnswers(teller);
		this.#beside = new BesideAnswers(teller, replies);
		this.#examples = new ExampleAnswers(teller, index);
		this.#points = new PointAnswers(teller, index);
		this.#parts = new PartAnswers(teller, index.vocabulary, this.#projects);
		this.#takenUp = new TakenUpAnswers(teller, this.#projects);
	}

	/** @param common The common question that the text would be if nothing had been told. */
	answer(text: string, common: CommonQuestion | undefined, query: Query, topic: Topic): Step | undefined {
		const [folder = ""] = topic.subject.split("/");
		const list = LISTS[folder];
		const [first = ""] = topic.told;
		// Behind a list on a project's page, the others are those of this list.
		if (list && asksForOthers(text)) return this.#teller.anyOf([LISTED.test(first) ? first : list], query);
		const inOrder = this.#order.answer(text, query, topic);
		if (inOrder) return inOrder;
		const open = this.#leftOpen(text, query, topic);
		if (open) return open;
		const isAhead = isAboutPage(topic) && TO_COME.test(text);
		if (isAhead && common?.tells.every((id) => AHEAD.test(id)))
			return this.#teller.anyOf(common.tells, query);
		const contact = tellsHowMany(text) && /[a-z]/.test(text) && this.#teller.anyOf(["facts/contact"], query);
		if (contact) return { ...contact, topic };
		const facts = this.#teller.anyOf(readFactFollowUp(text, topic.told), query);
		if (facts) return facts;
		const beside = this.#beside.answer(text, query, topic) ?? this.#examples.answer(text, query, topic);
		if (beside) return beside;
		const tools = this.#takenUp.tools(text, common, query, topic);
		if (tools) return tools;
		const part = this.#parts.answer(text, query, topic) ?? this.#points.answer(text, query, topic);
		if (part) return part;
		const side = this.#sides.answer(text, query, topic);
		if (side) return side;
		return this.#takenUp.answer(text, common, query, topic);
	}

	/** That the site leaves open why or for how much something was done, or what he likes best. */
	#leftOpen(text: string, query: Query, topic: Topic): Step | undefined {
		const { subject } = topic;
		// What was paid at another project is asked by its name alone.
		if (PROJECT.test(subject) && asksWhatWasPaid(text))
			return this.notThere({ ...topic, query: { ...topic.query, cues: query.cues } }, query);
		if (PROJECT.test(subject) && WHY.test(text) && query.products.length === 0)
			return this.notThere(topic, query);
		// What became of a worked example has no price.
		if (SERVICE.test(subject) && asksWhatWasPaid(text)) return this.#teller.anyOf(["facts/price"], query);
		if (subject === "technologies" && LIKES.test(text) && namesNothing(query))
			return { ...declined(this.#replies.unknown[query.language]), topic };
		const isOfClients = PROJECTS.test(subject) || topic.told.some((id) => CLIENTS.includes(id));
		return isOfClients && TALKS_TO_CLIENT.test(text)
			? this.#teller.anyOf(["portfolio/reviews"], query)
			: undefined;
	}

	/** That the page of a project says nothing about what was asked. */
	notThere(topic: Topic, query: Query): Step | undefined {
		return this.#projects.notThere(topic, query);
	}
}
