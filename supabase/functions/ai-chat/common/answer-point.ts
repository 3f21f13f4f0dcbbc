import { leansBack, type Topic } from "../conversation.ts";
import { WHOLE } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import type { Query } from "../query.ts";
import type { Step } from "../step.ts";
import type { Teller } from "../tell.ts";
import { held, type Vocabulary } from "../vocabulary.ts";
import { CONTENT_WEIGHT } from "../weigh.ts";

/** More words of content than that ask for something of their own. */
const MOST_WORDS = 2;

/** Answers what one point of a list just told is about: "What are these templates?" */
export class PointAnswers {
	readonly #teller: Teller;
	readonly #vocabulary: Vocabulary;

	constructor(teller: Teller, vocabulary: Vocabulary) {
		this.#teller = teller;
		this.#vocabulary = vocabulary;
	}

	/** @param text Normalized. */
	answer(text: string, query: Query, { told }: Topic): Step | undefined {
		const { terms, cues, unknown, products, names } = query;
		if (!leansBack(text) || unknown >= 1 || products.length + names.length > 0) return undefined;
		if ([...cues.values()].some((weight) => weight >= WHOLE)) return undefined;
		const own = terms.filter(({ weight, cued }) => weight >= CONTENT_WEIGHT && !cued);
		const namesPage = own.some(({ topic }) => topic === "page");
		if (own.length === 0 || own.length > MOST_WORDS || namesPage) return undefined;
		const holdsAll = ({ names: called, text: said }: Passage) => {
			const terms = this.#vocabulary.termsIn(`${called} ${said}`);
			return own.every((term) => held(terms, term) > 0);
		};
		const [point, ...others] = told.flatMap((id) => this.#teller.points(id)).filter(holdsAll);
		if (!point || others.length > 0) return undefined;
		return this.#teller.all([point], query);
	}
}
