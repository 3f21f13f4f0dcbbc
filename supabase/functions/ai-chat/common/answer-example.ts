import { ExampleOfClient } from "../asked/example-of-client.ts";
import { ExamplesNamed } from "../asked/examples-named.ts";
import type { Passage } from "../passages/passage.ts";
import { PHASE, RESULT, SERVICE, TECHNOLOGY } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { CONTENT_WEIGHT } from "../search/weigh.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { asksWhatItSaved, tellsCosts } from "./saved-in-example.ts";

/** The term for costs, which is also that of a field of work. */
const COSTS = /^kost/;
/** Goes on to another example, by a word or two of what it is called. */
const OTHER =
	/^\W*(?:(?:und|and|what about|how about|was ist mit|wie ist es|wie war es) )(?:(?:das|die|der|bei|beim|mit|fur|im|for|at|in|with|the|that|dem) )*([\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+)??)(?: (?:one|example|beispiel|scenario))?\W*$/u;

/** Answers what is asked of the worked example that was told: its figures, what became cheaper in it, the same of another. */
export class ExampleAnswers {
	readonly #teller: Teller;
	readonly #ofClient: ExampleOfClient;
	readonly #named: ExamplesNamed;

	constructor(teller: Teller, index: SearchIndex) {
		this.#teller = teller;
		this.#ofClient = new ExampleOfClient(index);
		this.#named = new ExamplesNamed(index);
	}

	/** @param text Normalized. */
	answer(text: string, query: Query, topic: Topic): Step | undefined {
		const { example } = topic;
		const isPlain = query.products.length + query.names.length === 0;
		if (example === undefined || !isPlain) return this.#saved(text, query, topic);
		return (
			this.#saved(text, query, topic) ??
			this.#sameOfOther(text, query, example, topic) ??
			this.#teller.any(this.#ofClient.within(example, query), query)
		);
	}

	/** The same part of another example, which few words name: "And the EKS one?" */
	#sameOfOther(text: string, query: Query, example: string, { told }: Topic): Step | undefined {
		const [, called] = OTHER.exec(text) ?? [];
		const part = told.find((id) => id.startsWith(example))?.slice(example.length);
		if (called === undefined || part === undefined || PHASE.test(part) || RESULT.test(part)) return undefined;
		const [other, ...others] = this.#named.find(`${called} example`, query.language);
		return other && others.length === 0 && other.id !== example
			? this.#teller.anyOf([other.id + part], query)
			: undefined;
	}

	#saved(text: string, query: Query, topic: Topic): Step | undefined {
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
