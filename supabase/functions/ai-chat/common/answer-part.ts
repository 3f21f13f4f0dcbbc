import { PLAIN } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import { CERTIFICATE, PROJECT, SERVICE, TECHNOLOGY } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import { held, type Vocabulary } from "../search/vocabulary.ts";
import { namesNothing, type Topic } from "../talk/conversation.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import type { ProjectAnswers } from "./answer-project.ts";
import { asksSame, type Part, readPart } from "./read-part.ts";
import { ServiceParts } from "./service-parts.ts";

/** Asks who gives the certificate told. */
const ISSUED =
	/^\W*((und|and) )?(ist|kommt|stammt|is|comes?|does) (das|es|it|that|this)( come)? (von|from|by) \S+( \S+)?\W*$/;
/** What the passages for the parts of a certificate's page are called. */
const OF_CERTIFICATE: Partial<Record<Part, string>> = {
	exam: "details",
	topics: "competencies",
	use: "details",
	results: "details",
};
/** Asked of work that is done, rather than of a technology. */
const OF_WORK: ReadonlySet<Part> = new Set(["course", "duration", "results", "plan", "start"]);
/** What the passages for the parts of a project's page are called, the first that there is. */
const OF_PROJECT: Partial<Record<Part, readonly string[]>> = {
	course: ["approach", "tasks"],
	tasks: ["tasks", "approach"],
	results: ["results"],
	tools: ["technologies"],
	hard: ["challenges"],
	start: ["approach", "tasks"],
	plan: ["approach", "tasks"],
};

/** Answers short questions for a part of the page that was told: how long, in which steps, with what result. */
export class PartAnswers {
	readonly #teller: Teller;
	readonly #vocabulary: Vocabulary;
	readonly #service: ServiceParts;
	readonly #projects: ProjectAnswers;

	constructor(teller: Teller, vocabulary: Vocabulary, projects: ProjectAnswers) {
		this.#teller = teller;
		this.#vocabulary = vocabulary;
		this.#service = new ServiceParts(teller, vocabulary);
		this.#projects = projects;
	}

	/** @param text Normalized. */
	answer(text: string, query: Query, topic: Topic): Step | undefined {
		const { subject } = topic;
		if (CERTIFICATE.test(subject) && ISSUED.test(text)) return this.#teller.anyOf([subject], query);
		if (query.products.length + query.names.length > 0) return undefined;
		const isPlain = query.cues.values().every((weight) => weight < PLAIN);
		const isSame = asksSame(text) && namesNothing(query) && isPlain;
		const part = readPart(text, this.#isOf(subject, query)) ?? (isSame ? "help" : undefined);
		if (!part) return undefined;
		if (part === "help") return this.#offer(topic, query);
		if (SERVICE.test(subject)) return this.#teller.any(this.#service.find(part, topic, text), query);
		if (subject === "technologies" && part === "example")
			return this.#teller.any(this.#service.examplesWith(topic), query);
		const service = subject === "technologies" && OF_WORK.has(part) && this.#serviceBefore(topic);
		if (service)
			return this.#teller.any(this.#service.find(part, { ...topic, subject: service }, text), query);
		if (PROJECT.test(subject))
			return (
				this.#teller.any(this.#ofProject(part, subject), query) ??
				(part === "hard" ? this.#projects.notThere(topic, query) : undefined)
			);
		if (subject === "certifications" && part === "which") return this.#teller.anyOf([subject], query);
		if (CERTIFICATE.test(subject) && part === "hard") return this.#projects.notThere(topic, query);
		const name = CERTIFICATE.test(subject) ? OF_CERTIFICATE[part] : undefined;
		return name === undefined ? undefined : this.#teller.anyOf([`${subject}/${name}`], query);
	}

	/** The services that a project was made of, the one told or the one that deals most with what was told, and the way to write. */
	#offer(topic: Topic, query: Query): Step | undefined {
		const { subject } = topic;
		if (PROJECT.test(subject))
			return this.#teller.anyOf([subject.replace(/^projects/, "portfolio/offered")], query);
		const services = this.#teller.pages("services/");
		const holding = ({ id, links: [link] }: Passage) => {
			if (SERVICE.test(subject)) return Number(id === subject);
			const isLinked = ({ id, links }: Passage) =>
				TECHNOLOGY.test(id) && links.some(({ href }) => href === link?.href);
			return this.#teller.passages(topic.told).filter(isLinked).length;
		};
		const most = Math.max(...services.map(holding));
		const service = services.find((page) => most > 0 && holding(page) === most);
		return service && this.#teller.withContact(this.#teller.all([service], query));
	}

	/** The service told before, of which a technology was named that it works with. */
	#serviceBefore({ told, pages = [] }: Topic): string | undefined {
		const page = pages.at(-1) ?? "";
		const [link] = (SERVICE.test(page) && this.#teller.passage(page)?.links) || [];
		const isOfIt = this.#teller
			.passages(told.filter((id) => TECHNOLOGY.test(id)))
			.some(({ links }) => links.some(({ href }) => href === link?.href));
		return isOfIt ? page : undefined;
	}

	/** Whether a word stands for what the page of a project is about. */
	#isOf(subject: string, { language }: Query): (word: string) => boolean {
		const page = PROJECT.test(subject) ? this.#teller.passage(subject) : undefined;
		if (!page) return () => false;
		const said = this.#vocabulary.termsIn(page.answer[language] + page.answer.de);
		return (word) => {
			const { terms } = this.#vocabulary.resolve(word, language);
			return terms.length > 0 && terms.every((term) => held(said, term) > 0);
		};
	}

	#ofProject(part: Part, subject: string): readonly Passage[] {
		return this.#teller.passages((OF_PROJECT[part] ?? []).map((name) => `${subject}/${name}`)).slice(0, 1);
	}
}
