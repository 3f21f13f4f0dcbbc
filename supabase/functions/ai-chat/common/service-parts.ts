import type { Passage } from "../passages/passage.ts";
import { EXAMPLE, FEATURE, PHASE, RESULT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import { held, type QueryTerm, type Vocabulary } from "../search/vocabulary.ts";
import { isContent, isTechnology } from "../search/weigh.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Teller } from "../telling/tell.ts";
import { fold, normalize, wordsIn } from "../text/fold.ts";
import { type Part, readPart } from "./read-part.ts";
import { namesStep, readPlace } from "./read-place.ts";

/** Takes up one thing of the answer by its gender or as one of several, rather than the undertaking as a whole. */
const TAKES_UP = /\b(der|die|(that|this|the) one)\b/;
/** Means the undertaking as a whole. */
const WHOLE =
	/\b(insgesamt|gesamt\w*|zusammen|alles|ganze\w*|total|overall|altogether|whole|everything|in all)\b/;
/** More points than that would be the whole list. */
const MOST_POINTS = 2;
/** Asks how something works, rather than in which steps. */
const WORKS = /\b(works?|funktionier\w*)\b/;
/** Asks for all that there are: "Which examples?" */
const EXAMPLES = /\b(beispiele|praxisbeispiele|examples)\b/;
/** Asks for one that wasn't told. */
const OTHER = /\b(ander\w*|weiter\w*|noch|other|another|more|else)\b/;

/** What speaks for the example told before, among those that a question is about as much. */
const KEPT = 0.01;

/** Finds the part of a service's page, or of its worked example, that a short question asks for. */
export class ServiceParts {
	readonly #teller: Teller;
	readonly #vocabulary: Vocabulary;

	constructor(teller: Teller, vocabulary: Vocabulary) {
		this.#teller = teller;
		this.#vocabulary = vocabulary;
	}

	/** @param text Normalized. */
	find(part: Part, topic: Topic, text: string): readonly Passage[] {
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
		// How something works that was told of is said where it is told.
		const points = WORKS.test(text) ? told.filter((id) => FEATURE.test(id)) : [];
		if (part === "course" && points.length > 0) return this.#teller.passages(points);
		if (part === "course" || part === "duration") return this.#teller.passages([`${example}/phases`]);
		return part === "results" ? this.#teller.passages([`${example}/results`]) : [];
	}

	/** For each technology told, the worked example that is called by it. */
	examplesWith({ told }: Topic): readonly Passage[] {
		const all = this.#teller.pages("services/").flatMap(({ subject }) => this.#examples(subject));
		return this.#teller.passages(told).flatMap(({ id, names }) => {
			const isCalled = ({ example = "" }: Passage) => wordsIn(normalize(example)).includes(fold(names));
			return id.startsWith("technologies/") ? all.filter(isCalled).slice(0, 1) : [];
		});
	}

	/** How much of a question a text holds. */
	holds(text: string, { terms }: Query): number {
		const said = this.#vocabulary.termsIn(text);
		return terms.reduce((sum, term) => sum + term.weight * held(said, term), 0);
	}

	#examples(service: string): readonly Passage[] {
		return this.#teller.ofPage(service).filter(({ id }) => EXAMPLE.test(id));
	}

	/** The step or the figure that a question for a time takes up. */
	#timed({ subject, told, query }: Topic, example: string, text: string): readonly Passage[] {
		const [first, ...others] = this.#teller.passages(told);
		const isStep =
			readPlace(query.text) !== undefined && (namesStep(query.text) || readPart(query.text) !== "start");
		const isOnePhase = first !== undefined && others.length === 0 && PHASE.test(first.id);
		if (isOnePhase && !WHOLE.test(text) && (isStep || this.#isCalled(first, query))) return [first];
		if (!TAKES_UP.test(text)) return [];
		return this.#teller
			.ofPage(subject)
			.filter(({ id, cues }) => id.startsWith(`${example}/`) && RESULT.test(id) && cues.includes("duration"))
			.filter(({ names }) => this.holds(names, query) > 0);
	}

	/** Whether a question asked for a phase by its title. */
	#isCalled({ text }: Passage, query: Query): boolean {
		const title = this.#vocabulary.termsIn(text.slice(0, text.indexOf(", ")));
		return (
			query.terms.some((term) => isContent(term)) &&
			[...title].every((word) => query.terms.some(({ term }) => term === word))
		);
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
		const most = Math.max(...points.map(({ names }) => this.holds(names, query)));
		return most > 0
			? points.filter(({ names }) => this.holds(names, query) === most).slice(0, MOST_POINTS)
			: [];
	}

	/**
	 * The id of the worked example told that is called by most of what was asked; if none was just now, the one that a
	 * technology asked for names, or that of the service, where the one told before is meant as well as any.
	 */
	#exampleOf({ subject, told, example, query }: Topic): string | undefined {
		const examples = this.#examples(subject);
		const now = examples.filter(({ id }) => told.some((each) => each.startsWith(id)));
		const called = now.length > 0 ? undefined : this.#calledBy(query.terms.filter(isTechnology));
		if (called) return called;
		const kept = now.at(-1)?.id ?? examples.find(({ id }) => id === example)?.id;
		const textOf = ({ names, text }: Passage) => (kept === undefined ? `${names} ${text}` : names);
		const holds = (each: Passage) => this.holds(textOf(each), query) + (each.id === kept ? KEPT : 0);
		const among = now.length > 0 ? now : examples;
		return among.toSorted((left, right) => holds(right) - holds(left))[0]?.id;
	}

	/** The id of the worked example of any service whose title names more of some technologies than others' do. */
	#calledBy(technologies: readonly QueryTerm[]): string | undefined {
		const examples = this.#teller.pages("services/").flatMap(({ subject }) => this.#examples(subject));
		const [best, next] = examples
			.map(({ id, example = "" }) => {
				const title = this.#vocabulary.termsIn(example);
				return { id, names: technologies.reduce((sum, term) => sum + held(title, term), 0) };
			})
			.sort((left, right) => right.names - left.names);
		return best && best.names > (next?.names ?? 0) ? best.id : undefined;
	}
}
