import type { Topic } from "../conversation.ts";
import type { Passage } from "../passages/passage.ts";
import type { Query } from "../query.ts";
import type { Replies } from "../replies.ts";
import { declined, type Step } from "../step.ts";
import type { Teller } from "../tell.ts";
import { fold, normalize, wordsIn } from "../text/fold.ts";
import { held, type Vocabulary } from "../vocabulary.ts";
import { type Part, readPart } from "./read-part.ts";
import { readPlace } from "./read-place.ts";
import { PROJECT, RESULT } from "./read-side.ts";

/** The page of a service. */
const SERVICE = /^services\/[^/]+$/;
const CERTIFICATE = /^certifications\/[^/]+$/;
const TECHNOLOGY = /^technologies\//;
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
/** A worked example, and what it consists of. */
const EXAMPLE = /^services\/[^/]+\/scenarios\/[^/]+/;
const PHASE = /\/phases\/\d+$/;
const FEATURE = /\/features\/\d+$/;
/** Takes up one thing of the answer by its gender or as one of several, rather than the undertaking as a whole. */
const TAKES_UP = /\b(der|die|(that|this|the) one)\b/;
/** More points than that would be the whole list. */
const MOST_POINTS = 2;
/** Asks for all that there are: "Which examples?" */
const EXAMPLES = /\b(beispiele|praxisbeispiele|examples)\b/;
/** Asks for one that wasn't told. */
const OTHER = /\b(ander\w*|weiter\w*|noch|other|another|more|else)\b/;
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
	readonly #replies: Replies;
	readonly #vocabulary: Vocabulary;

	constructor(teller: Teller, replies: Replies, vocabulary: Vocabulary) {
		this.#teller = teller;
		this.#replies = replies;
		this.#vocabulary = vocabulary;
	}

	/** @param text Normalized. */
	answer(text: string, query: Query, topic: Topic): Step | undefined {
		const { subject } = topic;
		if (CERTIFICATE.test(subject) && ISSUED.test(text)) return this.#teller.anyOf([subject], query);
		if (query.products.length + query.names.length > 0) return undefined;
		const part = readPart(text, this.#isOf(subject, query));
		if (!part) return undefined;
		if (part === "help") return this.#offer(topic, query);
		if (SERVICE.test(subject)) return this.#teller.any(this.#ofService(part, topic, text), query);
		if (subject === "technologies" && part === "example")
			return this.#teller.any(this.#examplesWith(topic), query);
		if (PROJECT.test(subject))
			return (
				this.#teller.any(this.#ofProject(part, subject), query) ??
				(part === "hard" ? this.#notThere(topic, query) : undefined)
			);
		if (subject === "certifications" && part === "which") return this.#teller.anyOf([subject], query);
		if (CERTIFICATE.test(subject) && part === "hard") return this.#notThere(topic, query);
		const name = CERTIFICATE.test(subject) ? OF_CERTIFICATE[part] : undefined;
		return name === undefined ? undefined : this.#teller.anyOf([`${subject}/${name}`], query);
	}

	/** The service told, or the one that deals most with what was told, and the way to write. */
	#offer(topic: Topic, query: Query): Step | undefined {
		const { subject } = topic;
		const services = this.#teller.pages("services/");
		const holding = ({ id, names, text, links: [link] }: Passage) => {
			if (SERVICE.test(subject)) return Number(id === subject);
			if (PROJECT.test(subject)) return this.#holds(`${names} ${text}`, topic.query);
			const isLinked = ({ id, links }: Passage) =>
				TECHNOLOGY.test(id) && links.some(({ href }) => href === link?.href);
			return this.#teller.passages(topic.told).filter(isLinked).length;
		};
		const most = Math.max(...services.map(holding));
		const service = services.find((page) => most > 0 && holding(page) === most);
		return service && this.#teller.withContact(this.#teller.all([service], query));
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

	/** That the page of a project says nothing about what was asked. */
	#notThere(topic: Topic, { language }: Query): Step | undefined {
		const link = this.#teller.passage(topic.subject)?.links[0];
		if (!link) return undefined;
		return { ...declined(this.#replies.notOnPage(link.title[language])[language], [link]), topic };
	}

	#ofProject(part: Part, subject: string): readonly Passage[] {
		return this.#teller.passages((OF_PROJECT[part] ?? []).map((name) => `${subject}/${name}`)).slice(0, 1);
	}

	#ofService(part: Part, topic: Topic, text: string): readonly Passage[] {
		const { subject, told } = topic;
		if (part === "tools") return this.#teller.passages([`${subject}/technologies`]);
		if (part === "which" || part === "topics") {
			if (told.some((id) => FEATURE.test(id))) return this.#pointsAsked(topic);
			return this.#teller.passages([`${subject}/${part === "which" ? "technologies" : "features"}`]);
		}
		const example = this.#exampleOf(topic);
		if (!example) return [];
		const timed = part === "duration" ? this.#timed(topic, example, text) : [];
		if (timed.length > 0) return timed;
		if (part === "example" && EXAMPLES.test(text)) return this.#examples(subject);
		if (part === "example") return OTHER.test(text) ? [] : this.#teller.passages([example]);
		if (part === "start") return this.#teller.passages([`${example}/phases/1`]);
		if (part === "plan") return this.#planned(topic, example);
		if (part === "hard") return this.#teller.passages([example]);
		if (part === "course" || part === "duration") return this.#teller.passages([`${example}/phases`]);
		return part === "results" ? this.#teller.passages([`${example}/results`]) : [];
	}

	/** The worked examples of a service. */
	#examples(service: string): readonly Passage[] {
		return this.#teller.ofPage(service).filter(({ id }) => EXAMPLE.exec(id)?.[0] === id);
	}

	/** For each technology told, the worked example that is called by it. */
	#examplesWith({ told }: Topic): readonly Passage[] {
		const all = this.#teller.pages("services/").flatMap(({ subject }) => this.#examples(subject));
		return this.#teller.passages(told).flatMap(({ id, names }) => {
			const isCalled = ({ example = "" }: Passage) => wordsIn(normalize(example)).includes(fold(names));
			return id.startsWith("technologies/") ? all.filter(isCalled).slice(0, 1) : [];
		});
	}

	/** The step or the figure that a question for a time takes up. */
	#timed({ subject, told, query }: Topic, example: string, text: string): readonly Passage[] {
		const [first, ...others] = this.#teller.passages(told);
		const isStep = readPlace(query.text) !== undefined && readPart(query.text) !== "start";
		if (first && others.length === 0 && PHASE.test(first.id) && isStep) return [first];
		if (!TAKES_UP.test(text)) return [];
		return this.#teller
			.ofPage(subject)
			.filter(({ id, cues }) => id.startsWith(`${example}/`) && RESULT.test(id) && cues.includes("duration"))
			.filter(({ names }) => this.#holds(names, query) > 0);
	}

	/** The point of the page that is about what was told, or else the steps of its example. */
	#planned(topic: Topic, example: string): readonly Passage[] {
		const page = this.#teller.passage(topic.subject);
		const called = this.#vocabulary.termsIn(page?.names ?? "");
		const terms = topic.query.terms.filter((term) => held(called, term) === 0);
		const asked = terms.length > 0 ? this.#pointsAsked({ ...topic, query: { ...topic.query, terms } }) : [];
		const [point, ...others] = asked;
		return point && others.length === 0 ? [point] : this.#teller.passages([`${example}/phases`]);
	}

	/** The points of the page that hold most of what was asked for before. */
	#pointsAsked({ subject, query }: Topic): readonly Passage[] {
		const points = this.#teller.ofPage(subject).filter(({ id }) => FEATURE.test(id));
		const most = Math.max(...points.map(({ names }) => this.#holds(names, query)));
		return most > 0
			? points.filter(({ names }) => this.#holds(names, query) === most).slice(0, MOST_POINTS)
			: [];
	}

	/** How much of a question a text holds. */
	#holds(text: string, { terms }: Query): number {
		const said = this.#vocabulary.termsIn(text);
		return terms.reduce((sum, term) => sum + term.weight * held(said, term), 0);
	}

	/** The id of the worked example that was told, or of that of the service which holds most of what was asked. */
	#exampleOf({ subject, told, query }: Topic): string | undefined {
		const last = told.findLast((id) => EXAMPLE.test(id) && id.startsWith(subject));
		if (last) return EXAMPLE.exec(last)?.[0];
		const examples = this.#examples(subject).map(({ id, names, text }) => ({
			id,
			holds: this.#holds(`${names} ${text}`, query),
		}));
		return examples.sort((left, right) => right.holds - left.holds)[0]?.id;
	}
}
