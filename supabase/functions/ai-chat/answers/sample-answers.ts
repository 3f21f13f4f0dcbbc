import { CERTIFICATE, ONE_THING, SERVICE } from "../passages/subjects.ts";
import { isToldIn } from "../passages/wording.ts";
import type { Likely } from "../search/likeness.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { leansBack } from "../talk/conversation.ts";
import { withOnlySentence } from "../telling/narrow.ts";
import { withoutRepeats } from "../telling/repeats.ts";
import { ground, type Step } from "../telling/step.ts";
import { asRanked, only, type Teller } from "../telling/tell.ts";
import { asksDefinition, asksForDifference } from "../text/general-questions.ts";
import type { Reading } from "./reading.ts";
import type { Sources } from "./sources.ts";

/** How much a question is like those asked for a sentence, from 0 to 1, to be told it alone or beside another answer. */
const LIKE_ALONE = 0.45;
const LIKE_BESIDE = 0.3;
/** What of its words those hold, in words of content, to be told beside what was found, and in all other cases. */
const WORDS_BESIDE = 2;
const WORDS = 3;
/** How probable a sentence is, from 0 to 1, to be told beside an answer from its page, and from others. */
const PROBABLE = 0.6;
const PROBABLE_ELSEWHERE = 0.8;
/** The same beside a fact about the owner or what is plainly asked for, and to be told first. */
const SURE = 0.9;
/** The same to be told instead of that the site doesn't know. */
const SURE_ALONE = 0.95;
/** Characters of an answer that has no room for what is less than sure. */
const LONG = 500;

/** Answers with the sentence that visitors ask for with questions like this one. */
export class SampleAnswers {
	readonly #index: SearchIndex;
	readonly #teller: Teller;

	constructor({ index, teller }: Sources) {
		this.#index = index;
		this.#teller = teller;
	}

	/** The sentence of a page that a message most probably asks for, if it is like it. */
	likely(reading: Reading): Likely | undefined {
		const likely = this.#likely(reading, new Set());
		return likely && isLike(likely) ? likely : undefined;
	}

	/** Answers what nothing else does. */
	answer(reading: Reading): Step | undefined {
		const { query, projects } = reading;
		if (projects.size + query.products.length + query.names.length > 0) return undefined;
		const likely = this.#likely(reading, new Set());
		return likely && isVeryLike(likely) ? this.#told(likely, query) : undefined;
	}

	/**
	 * An answer together with the sentence that the question probably asks for, where the answer lacks it; that
	 * sentence alone where the site was said not to know.
	 *
	 * @param isPlain Whether the answer is of the kind that the question plainly asks for, rather than found by search.
	 */
	beside(step: Step, isPlain: boolean, reading: Reading): Step {
		const { query, projects, topic } = reading;
		const { outcome, passages = [], message } = step;
		// What is left open on purpose stays open.
		const isOpen = outcome === "declined" && (isPlain || passages.some(({ open }) => open));
		if (outcome === "small_talk" || isOpen) return step;
		const likely = this.#likely(reading, pagesNamed(step, projects));
		if (!likely || !isProbable(likely, step, query)) return step;
		if ((isPlain || topic) && !isSureElsewhere(likely, step)) return step;
		const isTold = (sentence: string) => isToldIn(message, sentence);
		if (this.#index.likeness.isTold(query, likely.likeness, isTold)) return step;
		const told = this.#told(likely, query);
		if (told.outcome !== "answered") return step;
		if (outcome === "declined") return told;
		const isFirst = !isPlain && isSure(likely) && projects.size === 0 && !tellsFact(step);
		return merged(isFirst ? [told, step] : [step, told]);
	}

	/** Samples ask for one sentence, and never lean on what was said before. */
	#likely({ text, query, topic }: Reading, pages: ReadonlySet<string>): Likely | undefined {
		if (asksForDifference(query.text) || asksDefinition(query.text) || (topic && leansBack(text)))
			return undefined;
		const likely = this.#index.likeness.mostLikely(query, pages);
		return query.counted && !/\d/.test(likely?.sentence ?? "") ? undefined : likely;
	}

	#told({ passage, sentence }: Likely, query: Query): Step {
		const told = withOnlySentence(passage, sentence, query.language);
		const step = this.#teller.tell(only([asRanked(told)]), { ...query, products: [], unknown: 0 });
		return { ...step, grounding: ground([], [passage]) };
	}
}

/** Two answers as one, which goes on from the first. */
function merged([first, second]: readonly [Step, Step]): Step {
	const of = <Item>(read: (step: Step) => readonly Item[] | undefined): Item[] =>
		[first, second].flatMap((step) => read(step) ?? []);
	const passages = [...new Map(of((step) => step.passages).map((passage) => [passage.id, passage])).values()];
	return {
		...first,
		message: withoutRepeats([first.message, second.message]).join("\n\n"),
		passages,
		links: of((step) => step.links),
		grounding: ground(
			of((step) => step.grounding ?? step.passages).map((passage) => ({ passage })),
			(first.grounding ?? first.passages)?.slice(0, 1),
		),
	};
}

/** The subjects of the projects that a question names, or of the certificate that was found for it. */
function pagesNamed({ passages = [] }: Step, projects: ReadonlySet<string>): ReadonlySet<string> {
	if (projects.size > 0) return projects;
	const subjects = new Set(passages.map(({ subject }) => subject));
	return [...subjects].every((subject) => CERTIFICATE.test(subject)) ? subjects : new Set();
}

function isProbable(likely: Likely, step: Step, query: Query): boolean {
	const { probability, passage } = likely;
	if (!isLike(likely)) return false;
	// Of what the site doesn't name it doesn't know this either.
	if (step.outcome === "declined")
		return probability >= SURE_ALONE && query.products.length + query.names.length === 0;
	if (!isOfPage(likely, step) && !SERVICE.test(passage.subject)) return false;
	// A project or certificate is summed up as a whole, in the language of the answer.
	if (passage.kind === "summary" && ONE_THING.test(passage.subject)) return false;
	const hasRoom = step.message.length <= LONG && !tellsFact(step);
	return (
		(hasRoom || isSure(likely)) && probability >= (isOfPage(likely, step) ? PROBABLE : PROBABLE_ELSEWHERE)
	);
}

const isLike = ({ likeness, sampled }: Likely): boolean => likeness >= LIKE_BESIDE && sampled >= WORDS_BESIDE;

const isVeryLike = ({ likeness, sampled }: Likely): boolean => likeness >= LIKE_ALONE && sampled >= WORDS;

/** Whether a sentence would be told instead of that the site doesn't know. */
export const isCertain = (likely: Likely): boolean => likely.probability >= SURE_ALONE || isVeryLike(likely);

const isSure = ({ probability, sampled }: Likely): boolean => probability >= SURE && sampled >= WORDS;

/** What is plainly asked for, and what goes on from an answer, is told of its page as a whole. */
const isSureElsewhere = (likely: Likely, step: Step): boolean => isSure(likely) && !isOfPage(likely, step);

const isOfPage = ({ passage }: Likely, { passages = [] }: Step): boolean =>
	passages.some(({ subject }) => subject === passage.subject);

const tellsFact = ({ passages = [] }: Step): boolean => passages.some(({ kind }) => kind === "fact");
