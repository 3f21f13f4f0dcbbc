import { isToldIn } from "../passages/wording.ts";
import type { Likely } from "../search/likeness.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { leansBack } from "../talk/conversation.ts";
import { withOnlySentence } from "../telling/narrow.ts";
import { ground, type Step } from "../telling/step.ts";
import { asRanked, only, type Teller } from "../telling/tell.ts";
import { asksDefinition, asksForDifference } from "../text/general-questions.ts";
import type { Reading } from "./reading.ts";
import type { Sources } from "./sources.ts";

/** How much a question is like those asked for a sentence, from 0 to 1, and what of its words those hold, to be told it. */
const LEAST = 0.45;
const LEAST_SAMPLED = 3;

/** How probable a sentence is to be told beside another answer, from 0 to 1, and what is asked of its likeness. */
const PROBABLE = 0.6;
const LEAST_BESIDE = 0.3;
const LEAST_SAMPLED_BESIDE = 2;
/** The same beside an answer from other pages. */
const PROBABLE_ELSEWHERE = 0.8;
/** The same beside a fact about the owner or what is plainly asked for, and to be told first. */
const SURE = 0.9;
/** The same to be told instead of that the site doesn't know. */
const SURE_ALONE = 0.95;
/** Characters of an answer that has no room for what is less than sure. */
const LONG = 500;

const OF_CERTIFICATE = /^certifications\//;
const OF_SERVICE = /^services\//;

/** Answers with the sentence that visitors ask for with questions like this one. */
export class SampleAnswers {
	readonly #index: SearchIndex;
	readonly #teller: Teller;

	constructor({ index, teller }: Sources) {
		this.#index = index;
		this.#teller = teller;
	}

	/** Answers what nothing else does. */
	answer(reading: Reading): Step | undefined {
		const { query, projects } = reading;
		const isOfElse = projects.size + query.products.length + query.names.length > 0;
		if (isOfElse || isOfAnotherKind(reading)) return undefined;
		const likely = this.#index.likeness.mostLikely(query, new Set());
		if (!likely || likely.likeness < LEAST || likely.sampled < LEAST_SAMPLED) return undefined;
		if (query.counted && !/\d/.test(likely.sentence)) return undefined;
		return this.#told(likely, reading);
	}

	/**
	 * An answer together with the sentence that the question probably asks for, where the answer lacks it; that
	 * sentence alone where the site was said not to know.
	 *
	 * @param isPlain Whether the answer is of the kind that the question plainly asks for, rather than found by search.
	 */
	with(step: Step, reading: Reading, isPlain: boolean): Step {
		if (step.outcome === "small_talk" || isOfAnotherKind(reading)) return step;
		const { query, projects, topic } = reading;
		const likely = this.#index.likeness.mostLikely(query, pagesNamed(step, reading));
		if (!likely || !isProbable(likely, step, query)) return step;
		// What is plainly asked for is told of its page as a whole, and left open on purpose.
		const isWhole = isOfPage(likely, step) || (isPlain && step.outcome === "declined");
		if ((isPlain || topic) && (isWhole || likely.odds < SURE)) return step;
		if (isToldIn(step.message, likely.sentence) || (query.counted && !/\d/.test(likely.sentence)))
			return step;
		const told = this.#told(likely, reading);
		if (told.outcome !== "answered") return step;
		if (step.outcome === "declined") return told;
		const isFirst =
			!isPlain &&
			likely.odds >= SURE &&
			likely.sampled >= LEAST_SAMPLED &&
			projects.size === 0 &&
			!tellsFact(step);
		const [first, second] = isFirst ? [told, step] : [step, told];
		return {
			...step,
			message: `${first.message}\n\n${second.message}`,
			passages: both(first.passages, second.passages),
			links: both(first.links, second.links),
			grounding: ground(
				(step.grounding ?? []).map((passage) => ({ passage })),
				[likely.passage],
			),
			topic: told.topic,
		};
	}

	#told({ passage, sentence }: Pick<Likely, "passage" | "sentence">, { query }: Reading): Step {
		const told = withOnlySentence(passage, sentence, query.language);
		const step = this.#teller.tell(only([asRanked(told)]), { ...query, unknown: 0 });
		return { ...step, grounding: ground([], [passage]) };
	}
}

const both = <Item>(first: readonly Item[] = [], second: readonly Item[] = []): Item[] => [
	...first,
	...second,
];

/** Samples ask for a sentence, and never lean on what was said before. */
const isOfAnotherKind = ({ text, query, topic }: Reading): boolean =>
	asksForDifference(query.text) || asksDefinition(query.text) || (topic !== undefined && leansBack(text));

/** The subjects of the projects that a question names, or of the certificate that was found for it. */
function pagesNamed({ passages = [] }: Step, { projects }: Reading): ReadonlySet<string> {
	if (projects.size > 0) return projects;
	const subjects = new Set(passages.map(({ subject }) => subject));
	return [...subjects].every((subject) => OF_CERTIFICATE.test(subject)) ? subjects : new Set();
}

const tellsFact = ({ passages = [] }: Step): boolean => passages.some(({ kind }) => kind === "fact");

const isOfPage = ({ passage }: Pick<Likely, "passage">, { passages = [] }: Step): boolean =>
	passages.some(({ subject }) => subject === passage.subject);

function isProbable({ odds, likeness, sampled, passage }: Likely, step: Step, query: Query): boolean {
	if (likeness < LEAST_BESIDE || sampled < LEAST_SAMPLED_BESIDE) return false;
	// Of what the site doesn't name it doesn't know this either.
	if (step.outcome === "declined")
		return odds >= SURE_ALONE && query.products.length + query.names.length === 0;
	if (!isOfPage({ passage }, step) && !OF_SERVICE.test(passage.subject)) return false;
	const { message } = step;
	if (odds < SURE && (message.length > LONG || tellsFact(step))) return false;
	return odds >= (isOfPage({ passage }, step) ? PROBABLE : PROBABLE_ELSEWHERE);
}
