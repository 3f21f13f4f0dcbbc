import { FEATURE, PROJECT, SERVICE } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Replies } from "../telling/replies.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import type { ProjectAnswers } from "./answer-project.ts";
import { readSide, type Side } from "./read-side.ts";

const CERTIFICATE = /^certifications(\/|$)/;
/** Asks for what several things told have in common or not. */
const COMPARE =
	/^\W*((und|and|bitte|please|konnen sie|kannst du|can you) )*(vergleich\w*|compare|wo(rin)? (liegt|ist|besteht) der unterschied|was ist der unterschied|what is the difference|what's the difference|how do they (differ|compare)|wie unterscheiden)\b/;
/** How many take part, rather than whether he works in a team. */
const SIZE = /\b(wie viele|wieviele|wie gross\w*|maximal\w*|how many|how big|how large|maximum)\b/;
const FEWEST_COMPARED = 2;
const YEAR = /\b20\d\d\b/;
/** Whether others took part at all. */
const ALONE = /\b(alleine?|alone|by (your|him)self|on (your|his) own)\b/;
/** Says that something has been done. */
const DONE = /\b(did|done|gemacht|gab es|eingesetzt|umgesetzt|used)\b/;

/** Answers short questions that ask for a side of what was told: "in which role?", "is it still running?" */
export class SideAnswers {
	readonly #teller: Teller;
	readonly #replies: Replies;
	readonly #projects: ProjectAnswers;

	constructor(teller: Teller, replies: Replies, projects: ProjectAnswers) {
		this.#teller = teller;
		this.#replies = replies;
		this.#projects = projects;
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
		// By when something has to be done is said where it is told, if it gives a date.
		const point = this.#teller.passages(told).find(({ id, text }) => FEATURE.test(id) && YEAR.test(text));
		if (side === "until" && point) return this.#teller.all([point], query);
		if (SERVICE.test(subject) && side === "team" && SIZE.test(text))
			return this.#projects.notThere(topic, query);
		// No client had what a worked example tells.
		const asksDone = side === "client" || (side === "where" && DONE.test(text));
		if (SERVICE.test(subject) && asksDone && !told.some((id) => id.includes("/scenarios/")))
			return this.#projects.ofService(topic, query);
		const isOfMany = side === "client" || side === "role" || side === "when" || side === "where";
		if (!isOfMany) return undefined;
		if (told.includes("projects/overview/current")) return this.#teller.anyOf(["portfolio/running"], query);
		return subject === "projects" ? this.#teller.anyOf(["projects"], query) : undefined;
	}

	#ofProject(topic: Topic, side: Side, text: string, query: Query): Step | undefined {
		const { subject } = topic;
		if (side === "highest") return undefined;
		if (side === "company")
			return this.#teller.anyOf([`${subject}/company`], query) ?? this.#teller.anyOf([subject], query);
		if (side === "until") return this.#projects.until(subject, query);
		if (side === "running") return this.#projects.state(subject, text, query);
		if (side !== "team") return this.#teller.anyOf([`${subject}/facts`], query);
		// Who led people was not alone.
		const leading = ALONE.test(text) ? this.#projects.leading(subject, query) : undefined;
		return leading ?? this.#projects.notThere(topic, query);
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
		const step = this.#teller.anyOf(
			projects.map(({ subject }) => `${subject}/facts`),
			query,
		);
		// What comes next is asked of the technology, unless one project alone was told.
		if (step && projects.length > 1) return { ...step, topic: this.#teller.all([passage], query).topic };
		if (step) return step;
		if (side === "when") return this.#teller.anyOf(["facts/experience", technology], query);
		return { ...this.#teller.instead(this.#replies.noProjectWith, passage, query), topic };
	}

	#ofCertificates(subject: string, side: Side, query: Query): Step | undefined {
		if (side === "highest") return this.#teller.anyOf(["portfolio/highest-certificate"], query);
		if (side !== "when" && side !== "until") return undefined;
		return this.#teller.anyOf(
			[subject === "certifications" ? "portfolio/certificate-dates" : `${subject}/validity`],
			query,
		);
	}

	#compare({ pages = [] }: Topic, query: Query): Step | undefined {
		const folder = pages.at(-1)?.split("/")[0];
		const compared = pages.filter((page) => page.split("/")[0] === folder).slice(-FEWEST_COMPARED);
		return compared.length === FEWEST_COMPARED ? this.#teller.anyOf(compared, query) : undefined;
	}
}
