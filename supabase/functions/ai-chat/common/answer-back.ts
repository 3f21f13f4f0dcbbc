import {
	asksOfThere,
	isAboutPage,
	leansBack,
	namesNothing,
	refersBack,
	type Topic,
	tellsHowMany,
} from "../conversation.ts";
import type { Passage } from "../passages/passage.ts";
import type { Query } from "../query.ts";
import type { Replies } from "../replies.ts";
import type { SearchIndex } from "../search-index.ts";
import { declined, type Step } from "../step.ts";
import type { Teller } from "../tell.ts";
import { BesideAnswers } from "./answer-beside.ts";
import { ExampleAnswers } from "./answer-example.ts";
import { OrderAnswers } from "./answer-order.ts";
import { PartAnswers } from "./answer-part.ts";
import { PointAnswers } from "./answer-point.ts";
import { SideAnswers } from "./answer-side.ts";
import type { CommonQuestion } from "./question.ts";
import { readFactFollowUp } from "./read-fact.ts";
import { asksWhatWasPaid } from "./read-money.ts";
import { DONE_BEFORE } from "./read-place.ts";
import { PROJECT, readSide } from "./read-side.ts";

/** Asks for the rest of a kind: "Which others?" */
const OTHERS =
	/^\W*((und|and|welche[nrs]?|was|which|what|any|gibt|gab|es|noch|sonst|andere[nrs]?|weitere[nrs]?|die|the|others?|else|more|ones|haben|sie|hat|hast|du|er|ausser|neben|daneben|ausserdem|dem|der|den|diesen|diesem|are|there|does|do|he|you|have|has|besides|apart|aside|from|that|this|it|one)\b\W*)+$/;
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
/** Tell whether something was done for a client. */
const OF_CLIENTS = ["portfolio/clients", "portfolio/examples"];
const CLIENTS = ["projects", "facts/clients", "portfolio/clients"];
/** Asks who that was, rather than for whom he worked. */
const CLIENT =
	/^(?!.*\b(sie|du|er|you|he)\b).*\b(kunde|firma|unternehmen|company|auftraggeber|client|customer|wen|wem|whom|who for)\b/;
/** Tells what this site is built with. */
const SITE_BUILT = "portfolio/site-built";
const OVERVIEW_ITEM = /^projects\/overview\/current\/\d/;
/** At the front of what is told of the project that the visitor is looking at. */
const OWN_SITE = /^Diese Website/;
/** Asks for the reason of something in a few words, of nobody in person. */
const WHY =
	/^\W*((und|aber|and|but) )?(warum|wieso|weshalb|why)\b(?!.*\b(sie|du|ihr|dich|dir|you|he|ihn|ich|wir|we|i)\b)(\s+\S+){1,4}\s*$/;
const SERVICE = /^services\/[^/]+$/;
/** "Which projects were there?" asks for all of them. */
const NAMES_PROJECTS = /proje[ck]t/;
const LEAD = /leitung/i;
/** Asks what somebody likes best. */
const LIKES = /\b(am liebsten|lieber|bevorzug\w*|favou?rites?|prefers?|likes? (best|most))\b/;
/** Asks to talk to a client told. */
const TALKS_TO_CLIENT =
	/\b(talk|speak|call|contact|reach|sprechen|reden|telefonieren|anrufen|kontaktieren|befragen)\b.*\b(them|denen|those|one|einem|einen|kunden?|clients?|customers?|references?|referenz\w*)\b|\b(denen|kunden?|clients?|customers?|references?|referenz\w*)\b.*\b(sprechen|reden|telefonieren|anrufen|kontaktieren|befragen)\b/;
/** Asks the assistant about itself, rather than whether what it told is real. */
const TO_BOT = /\b(du|dich|dir|sie|ihr|you|bot|ki|ai|mensch\w*|human|person|jemand|somebody|someone)\b/;
const isOfExample = (id: string) => id.includes("/scenarios/") || id === "portfolio/examples";
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
	readonly #sides: SideAnswers;
	readonly #order: OrderAnswers;
	readonly #beside: BesideAnswers;
	readonly #examples: ExampleAnswers;
	readonly #points: PointAnswers;
	readonly #parts: PartAnswers;

	constructor(teller: Teller, replies: Replies, index: SearchIndex) {
		this.#teller = teller;
		this.#replies = replies;
		this.#sides = new SideAnswers(teller, replies);
		this.#order = new OrderAnswers(teller);
		this.#beside = new BesideAnswers(teller, replies);
		this.#examples = new ExampleAnswers(teller);
		this.#points = new PointAnswers(teller, index);
		this.#parts = new PartAnswers(teller, replies, index.vocabulary);
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
		const contact = tellsHowMany(text) && /[a-z]/.test(text) && this.#teller.anyOf(["facts/contact"], query);
		if (contact) return { ...contact, topic };
		const fact = readFactFollowUp(text, topic.told);
		if (fact) return this.#teller.anyOf([fact], query);
		const beside = this.#beside.answer(text, query, topic) ?? this.#examples.answer(text, query, topic);
		if (beside) return beside;
		const part = this.#parts.answer(text, query, topic) ?? this.#points.answer(text, query, topic);
		if (part) return part;
		const side = this.#sides.answer(text, query, topic);
		if (side) return side;
		const asks = (id: string) => common?.tells.includes(id);
		if (topic.told.some((id) => this.#tellsOfSite(id)) && asks("about/technologies"))
			return this.#teller.anyOf([SITE_BUILT], query);
		const isOfReal = !topic.told.some(isOfExample) && OF_CLIENTS.some(asks);
		const asksDone = (asks("projects") || isOfReal || DONE_BEFORE.test(text)) && !NAMES_PROJECTS.test(text);
		if (SERVICE.test(topic.subject) && leansBack(text) && asksDone) {
			const done = this.#doneBefore(topic, query);
			if (done) return done;
		}
		// No client had what a worked example tells.
		if (
			topic.told.some(isOfExample) &&
			((readSide(text) === "client" && CLIENT.test(text)) ||
				(asks("facts/bot") && !TO_BOT.test(text)) ||
				(leansBack(text) && CLIENTS.some(asks)))
		)
			return this.#teller.anyOf(["portfolio/examples"], query);
		if (!isAboutPage(topic)) return undefined;
		const told = topic.told.find((id) => id.startsWith("technologies/")) ?? topic.told[0] ?? "";
		if (folder === "technologies" && asks("projects")) return this.#teller.anyOf([told], query);
		if (folder === "technologies" && asks("certifications") && !ALL_CERTIFICATES.test(text))
			return this.#certified(told, query);
		if (folder === "projects" && refersBack(text) && ["facts/person", "projects", "services"].some(asks))
			return this.#teller.any(
				this.#teller.passages([`${topic.subject}/tasks`, `${topic.subject}/approach`]).slice(0, 1),
				query,
			);
		// What somebody paid is not what it would cost.
		if (PROJECT.test(topic.subject) && asks("facts/price") && asksOfThere(text))
			return this.notThere(topic, query);
		const [tool] = common?.tells ?? [];
		if (PROJECT.test(topic.subject) && common?.leans && tool && TOOLS.test(tool))
			return this.#sides.tools(topic.subject, tool, query, asksOfThere(text));
		return undefined;
	}

	/** The projects in which he did what a service was told of, or led a team. */
	#doneBefore(topic: Topic, query: Query): Step | undefined {
		const texts = topic.told.flatMap((id) => this.#teller.passage(id)?.names ?? []);
		const isLead = texts.some((text) => LEAD.test(text));
		return isLead ? this.#teller.anyOf(["portfolio/lead"], query) : this.#sides.projects(topic, query);
	}

	/** That the site leaves open why or for how much something was done, or what he likes best. */
	#leftOpen(text: string, query: Query, topic: Topic): Step | undefined {
		const { subject } = topic;
		// What was paid at another project is asked by its name alone.
		if (PROJECT.test(subject) && asksWhatWasPaid(text))
			return this.notThere({ ...topic, query: { ...topic.query, cues: query.cues } }, query);
		if (PROJECT.test(subject) && WHY.test(text) && query.products.length === 0)
			return this.notThere(topic, query);
		if (subject === "technologies" && LIKES.test(text) && namesNothing(query))
			return { ...declined(this.#replies.unknown[query.language]), topic };
		const isOfClients = PROJECTS.test(subject) || topic.told.some((id) => CLIENTS.includes(id));
		return isOfClients && TALKS_TO_CLIENT.test(text)
			? this.#teller.anyOf(["portfolio/reviews"], query)
			: undefined;
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

	/** The certificates for a technology, or that there is none. */
	#certified(technology: string, query: Query): Step | undefined {
		const links = this.#teller.passage(technology)?.links ?? [];
		const certificates = this.#teller
			.pages("certifications/")
			.filter((page: Passage) => links.some(({ href }) => href === page.links[0]?.href));
		if (certificates.length > 0)
			return this.#teller.anyOf(
				certificates.map(({ id }) => id),
				query,
			);
		const list = this.#teller.passage("certifications");
		return this.#teller.instead(this.#replies.otherCertificate, list, query);
	}
}
