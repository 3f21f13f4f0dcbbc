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

/** Answers what nothing else does and what is much like the questions that visitors ask for a sentence. */
export class SampleAnswers {
	readonly #index: SearchIndex;
	readonly #teller: Teller;

	constructor({ index, teller }: Sources) {
		this.#index = index;
		this.#teller = teller;
	}

	answer({ text, query, projects, topic }: Reading): Step | undefined {
		const isOfElse = projects.size + query.products.length + query.names.length > 0;
		const isGeneral = asksForDifference(query.text) || asksDefinition(query.text);
		if (isOfElse || isGeneral || (topic && leansBack(text))) return undefined;
		const best = this.#index.likeness.best(query);
		if (!best || best.likeness < LEAST || best.sampled < LEAST_SAMPLED) return undefined;
		if (query.counted && !/\d/.test(best.sentence)) return undefined;
		const told = withOnlySentence(best.passage, best.sentence, query.language);
		const step = this.#teller.tell(only([asRanked(told)]), { ...query, unknown: 0 });
		return { ...step, grounding: ground([], [best.passage]) };
	}
}
