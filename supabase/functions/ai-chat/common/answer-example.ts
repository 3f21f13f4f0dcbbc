import type { Passage } from "../passages/passage.ts";
import { RESULT, SERVICE, TECHNOLOGY } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import { CONTENT_WEIGHT } from "../search/weigh.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { asksWhatItSaved, tellsCosts } from "./saved-in-example.ts";

/** The term for costs, which is also that of a field of work. */
const COSTS = /^kost/;

/** Answers what became cheaper in the worked example that was told, which is no question for a price. */
export class ExampleAnswers {
	readonly #teller: Teller;

	constructor(teller: Teller) {
		this.#teller = teller;
	}

	/** @param text Normalized. */
	answer(text: string, query: Query, topic: Topic): Step | undefined {
		if (!asksWhatItSaved(text)) return undefined;
		const namesOther = query.terms.some(
			({ term, topic: name, weight }) => name && weight >= CONTENT_WEIGHT && !COSTS.test(term),
		);
		if (namesOther || query.products.length > 0) return undefined;
		const examples = this.#teller.passages(topic.told).filter(({ example }) => example);
		const subject = examples[0]?.subject ?? topic.subject;
		const results = (SERVICE.test(subject) ? this.#teller.ofPage(subject) : this.#naming(topic)).filter(
			({ id, example, text: result }) => RESULT.test(id) && example && tellsCosts(result),
		);
		const told = results.filter(({ example }) => examples.some((each) => each.example === example));
		const passages = told.length > 0 || examples.length > 0 ? told : results;
		return this.#teller.any(passages, query);
	}

	/** The figures on the pages of the services that name the technology told. */
	#naming({ told }: Topic): readonly Passage[] {
		const [technology] = this.#teller.passages(told.filter((id) => TECHNOLOGY.test(id)));
		if (!technology) return [];
		const [name = ""] = technology.names.split(" ");
		return this.#teller
			.pages("services/")
			.flatMap(({ subject }) => this.#teller.ofPage(subject))
			.filter(({ names }) => names.split(/[^\p{L}\d]+/u).includes(name));
	}
}
