import type { Passage } from "../passages/passage.ts";
import { PROJECT, SERVICE } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import { asksOfThere, isAboutPage, leansBack, refersBack, type Topic } from "../talk/conversation.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import type { ProjectAnswers } from "./answer-project.ts";
import type { CommonQuestion } from "./question.ts";
import { DONE_BEFORE } from "./read-place.ts";
import { readSide } from "./read-side.ts";

/** Everyday questions for tools, of all kinds or of one. */
const TOOLS = /^(about\/technologies$|toolbox\/)/;
/** Tell whether something was done for a client. */
const OF_CLIENTS = ["portfolio/clients", "portfolio/examples"];
/** Tell who his clients are. */
export const CLIENTS = ["projects", "facts/clients", "portfolio/clients"];
/** Asks who that was, rather than for whom he worked. */
const CLIENT =
	/^(?!.*\b(sie|du|er|you|he)\b).*\b(kunde|firma|unternehmen|company|auftraggeber|client|customer|wen|wem|whom|who for)\b/;
/** Tells what this site is built with. */
const SITE_BUILT = "portfolio/site-built";
/** Asks what the thing told is or was: "Which cloud was that?" */
const IS_THAT = /\b(ist|sind|war|waren|is|are|was|were) (das|es|die|that|it|those)\b/;
const OVERVIEW_ITEM = /^projects\/overview\/current\/\d/;
/** At the front of what is told of the project that the visitor is looking at. */
const OWN_SITE = /^Diese Website/;
/** Means all that were told. */
const BOTH = /\b(beide\w*|both|allen dreien|all three|all of them)\b/;
/** "Which projects were there?" asks for all of them. */
const NAMES_PROJECTS = /proje[ck]t/;
const LEAD = /leitung/i;
/** Asks the assistant about itself, rather than whether what it told is real. */
const TO_BOT = /\b(du|dich|dir|sie|ihr|you|bot|ki|ai|mensch\w*|human|person|jemand|somebody|someone)\b/;
const isOfExample = (id: string) => id.includes("/scenarios/") || id === "portfolio/examples";

/** Answers common questions that take up what was told, and mean it rather than everything. */
export class TakenUpAnswers {
	readonly #teller: Teller;
	readonly #projects: ProjectAnswers;

	constructor(teller: Teller, projects: ProjectAnswers) {
		this.#teller = teller;
		this.#projects = projects;
	}

	/** @param common The common question that the text would be if nothing had been told. */
	answer(text: string, common: CommonQuestion | undefined, query: Query, topic: Topic): Step | undefined {
		const { subject, told } = topic;
		const asks = (id: string) => common?.tells.includes(id) ?? false;
		if (told.some((id) => this.#tellsOfSite(id)) && asks("about/technologies"))
			return this.#teller.anyOf([SITE_BUILT], query);
		// What is told of a project under way names its technologies.
		const [item = ""] = told;
		if (OVERVIEW_ITEM.test(item) && leansBack(text) && asks("about/technologies"))
			return this.#teller.anyOf([item], query);
		const isOfReal = !told.some(isOfExample) && OF_CLIENTS.some(asks);
		const asksDone = (asks("projects") || isOfReal || DONE_BEFORE.test(text)) && !NAMES_PROJECTS.test(text);
		if (SERVICE.test(subject) && leansBack(text) && asksDone) {
			const done = this.#doneBefore(topic, query);
			if (done) return done;
		}
		// No client had what a worked example tells.
		if (
			told.some(isOfExample) &&
			((readSide(text) === "client" && CLIENT.test(text)) ||
				(asks("facts/bot") && !TO_BOT.test(text)) ||
				(leansBack(text) && CLIENTS.some(asks)))
		)
			return this.#teller.anyOf(["portfolio/examples"], query);
		if (!isAboutPage(topic)) return undefined;
		const technology = told.find((id) => id.startsWith("technologies/")) ?? told[0] ?? "";
		if (subject === "technologies" && asks("projects"))
			return BOTH.test(text)
				? this.#teller.anyOf(told, query)
				: this.#projects.ofTechnology(technology, query);
		return PROJECT.test(subject) ? this.#ofProject(text, common, query, topic) : undefined;
	}

	#ofProject(text: string, common: CommonQuestion | undefined, query: Query, topic: Topic): Step | undefined {
		const { subject } = topic;
		const [tool, ...others] = common?.tells ?? [];
		const asks = (id: string) => tool === id || others.includes(id);
		if (refersBack(text) && ["facts/person", "projects", "services"].some(asks)) {
			const [work] = this.#teller.passages([`${subject}/tasks`, `${subject}/approach`]);
			return work && this.#teller.all([work], query);
		}
		// What somebody paid is not what it would cost.
		if (asks("facts/price") && asksOfThere(text)) return this.#projects.notThere(topic, query);
		return common?.leans && tool && TOOLS.test(tool)
			? this.#projects.tools(subject, tool, query, false)
			: undefined;
	}

	/** The technologies of one kind that were used at the project told, where a question says that it means that one. */
	tools(text: string, common: CommonQuestion | undefined, query: Query, topic: Topic): Step | undefined {
		const [tool = ""] = common?.tells ?? [];
		const isOfIt = PROJECT.test(topic.subject) && (asksOfThere(text) || IS_THAT.test(text));
		return isOfIt && TOOLS.test(tool) ? this.#projects.tools(topic.subject, tool, query) : undefined;
	}

	/** The projects in which he did what a service was told of, or led a team. */
	#doneBefore(topic: Topic, query: Query): Step | undefined {
		const texts = topic.told.flatMap((id) => this.#teller.passage(id)?.names ?? []);
		const isLead = texts.some((text) => LEAD.test(text));
		return isLead ? this.#teller.anyOf(["portfolio/lead"], query) : this.#projects.ofService(topic, query);
	}

	/** Whether a passage is about this website as his project. */
	#tellsOfSite(id: string): boolean {
		const of = (passage: Passage | undefined) => passage?.answer.de ?? "";
		return id === SITE_BUILT || (OVERVIEW_ITEM.test(id) && OWN_SITE.test(of(this.#teller.passage(id))));
	}
}
