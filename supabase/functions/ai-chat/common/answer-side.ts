import type { Passage } from "../passages/passage.ts";
import { EXAMPLE, PROJECT, SERVICE } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import { held, type Vocabulary } from "../search/vocabulary.ts";
import { isSubject } from "../search/weigh.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Replies } from "../telling/replies.ts";
import { declined, type Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { readSide, type Side } from "./read-side.ts";
import { stateOf, stateSaid } from "./sides-asked.ts";

const CERTIFICATE = /^certifications(\/|$)/;
/** Asks for what several things told have in common or not. */
const COMPARE =
	/^\W*((und|and|bitte|please|konnen sie|kannst du|can you) )*(vergleich\w*|compare|wo(rin)? (liegt|ist|besteht) der unterschied|was ist der unterschied|what is the difference|what's the difference|how do they (differ|compare)|wie unterscheiden)\b/;
const PROJECT_PAGE = /^\/projects\//;
/** How many take part, rather than whether he works in a team. */
const SIZE = /\b(wie viele|wieviele|wie gross\w*|maximal\w*|how many|how big|how large|maximum)\b/;
const FEWEST_COMPARED = 2;
/** Says that something has been done. */
const DONE = /\b(did|done|gemacht|gab es|eingesetzt|umgesetzt|used)\b/;
/** So few words that a project holds are chance. */
const FEWEST_ASKED = 2;

/** Answers short questions that ask for a side of what was told: "in which role?", "is it still running?" */
export class SideAnswers {
	readonly #teller: Teller;
	readonly #replies: Replies;
	readonly #vocabulary: Vocabulary;

	constructor(teller: Teller, replies: Replies, vocabulary: Vocabulary) {
		this.#teller = teller;
		this.#replies = replies;
		this.#vocabulary = vocabulary;
	}

	/** @param text Normalized. */
	answer(text: string, query: Query, topic: Topic): Step | undefined {
		if (query.products.length > 0 || query.terms.some((term) => term.topic)) return undefined;
		if (COMPARE.test(text) && query.unknown < 1) return this.#compare(topic, query);
		const side = readSide(text);
		if (!side) return undefined;
		const { subject, told } = topic;
		if (PROJECT.test(subject)) return this.#ofProject(topic, side, text, query);
		if (subject.startsWith("technologies")) return this.#ofTechnology(topic, side, query);
		if (CERTIFICATE.test(subject)) return this.#ofCertificates(subject, side, query);
		if (SERVICE.test(subject) && side === "team" && SIZE.test(text)) return this.notThere(topic, query);
		// No client had what a worked example tells.
		const asksDone = side === "client" || (side === "where" && DONE.test(text));
		if (SERVICE.test(subject) && asksDone && !told.some((id) => id.includes("/scenarios/")))
			return this.projects(topic, query);
		const isOfMany = side === "client" || side === "role" || side === "when" || side === "where";
		if (!isOfMany) return undefined;
		if (told.includes("projects/overview/current")) return this.#tell(["portfolio/running"], query);
		return subject === "projects" ? this.#tell(["projects"], query) : undefined;
	}

	/** That the page of a project says nothing about what was asked. */
	notThere(topic: Topic, { language }: Query): Step | undefined {
		const page = this.#teller.passage(topic.subject);
		const link = page?.links[0];
		if (!page || !link) return undefined;
		const message = this.#replies.notOnPage(link.title[language])[language];
		return { ...declined(message, [link]), grounding: [page], topic };
	}

	/**
	 * The project that is about all that was asked of a service; else those that the service was part of, or that the
	 * site names none, with the service's example.
	 */
	projects({ subject, query: asked }: Topic, query: Query): Step | undefined {
		const terms = asked.terms.filter(isSubject);
		const isAbout = ({ names, text }: Passage) => {
			const said = this.#vocabulary.termsIn(`${names} ${text}`);
			return terms.every((term) => held(said, term) > 0);
		};
		const [only, ...more] =
			terms.length < FEWEST_ASKED ? [] : this.#teller.pages("projects/").filter(isAbout);
		if (only && more.length === 0) return this.#teller.all([only], query);
		const example = this.#teller.ofPage(subject).find(({ id }) => EXAMPLE.test(id));
		return (
			this.#tell([`${subject}/projects`], query) ??
			(example && this.#teller.instead(this.#replies.noProjectWith, example, query))
		);
	}

	/**
	 * The technologies of a project; of those of one kind that there are none, if so.
	 *
	 * @param isOfIt Whether that project is asked of, rather than told before.
	 */
	tools(subject: string, tool: string, query: Query, isOfIt = true): Step | undefined {
		const named = this.#teller.passage(`${subject}/technologies`);
		const step = this.#tell([`${subject}/technologies`], query);
		const list = this.#teller.passage(tool);
		if (!named || !step || list?.kind !== "list" || list.subject !== "toolbox") return step;
		const items = new Set(list.text.split(", "));
		if (named.text.split(", ").some((name) => items.has(name))) return step;
		// Who doesn't ask of that project is told of all that he works with.
		if (!isOfIt) return this.#teller.all([list], query);
		const missing = this.#replies.notNamedThere[query.language];
		return { ...step, message: `${missing} ${step.message}` };
	}

	#ofProject(topic: Topic, side: Side, text: string, query: Query): Step | undefined {
		const { subject } = topic;
		if (side === "highest") return undefined;
		if (side === "company") return this.#tell([`${subject}/company`], query) ?? this.#tell([subject], query);
		if (side === "until") return this.#until(subject, query);
		if (side === "running") return this.state(subject, text, query);
		return side === "team" ? this.notThere(topic, query) : this.#tell([`${subject}/facts`], query);
	}

	/** Whether a project still runs, which is denied where the question was if it is over. */
	state(subject: string, text: string, query: Query): Step | undefined {
		const step = this.#tell([stateOf(subject)], query);
		return step && stateSaid(step, text);
	}

	/** That the end of a project isn't stated while it runs, or when it was. */
	#until(subject: string, query: Query): Step | undefined {
		const page = this.#teller.passage(subject)?.links[0]?.href;
		const until = this.#teller.passage("portfolio/until");
		const isRunning = until?.links.some(({ href }) => href === page);
		return this.#tell(
			[isRunning ? "portfolio/until" : `${subject}/facts`],
			query,
			isRunning ? subject : undefined,
		);
	}

	/** The projects that name a technology, or that none does, with where else it stands. */
	usedIn(technology: string, query: Query): Step | undefined {
		const passage = this.#teller.passage(technology);
		const isInProject = passage?.links.some(({ href }) => PROJECT_PAGE.test(href));
		return isInProject
			? this.#teller.anyOf([technology], query)
			: passage && this.#teller.instead(this.#replies.noProjectWith, passage, query);
	}

	/** The projects in which a technology was used, or that the site names none. */
	#ofTechnology(topic: Topic, side: Side, query: Query): Step | undefined {
		const technology = topic.told.find((id) => id.startsWith("technologies/")) ?? "";
		if (side === "running" || side === "until" || side === "team" || side === "highest" || side === "company")
			return undefined;
		const passage = this.#teller.passage(technology);
		if (!passage) return undefined;
		const projects = this.#teller
			.pages("projects/")
			.filter(({ links: [page] }) => passage.links.some(({ href }) => href === page?.href));
		if (projects.length > 0)
			return this.#tell(
				projects.map(({ subject }) => `${subject}/facts`),
				query,
				technology,
			);
		if (side === "when") return this.#tell(["facts/experience", technology], query);
		return { ...this.#teller.instead(this.#replies.noProjectWith, passage, query), topic };
	}

	#ofCertificates(subject: string, side: Side, query: Query): Step | undefined {
		if (side === "highest") return this.#tell(["portfolio/highest-certificate"], query);
		if (side !== "when") return undefined;
		return this.#tell(
			[subject === "certifications" ? "portfolio/certificate-dates" : `${subject}/validity`],
			query,
		);
	}

	#compare({ pages = [] }: Topic, query: Query): Step | undefined {
		const folder = pages.at(-1)?.split("/")[0];
		const compared = pages.filter((page) => page.split("/")[0] === folder).slice(-FEWEST_COMPARED);
		return compared.length === FEWEST_COMPARED ? this.#tell(compared, query) : undefined;
	}

	/** @param about The passage that the next question is about as well, if it isn't what is told. */
	#tell(ids: readonly string[], query: Query, about?: string): Step | undefined {
		const passages = this.#teller.passages(ids);
		if (passages.length < ids.length) return undefined;
		const step = this.#teller.all(passages, query);
		const technology = ids.length > 1 ? this.#teller.passage(about ?? "") : undefined;
		return technology ? { ...step, topic: this.#teller.all([technology], query).topic } : step;
	}
}
