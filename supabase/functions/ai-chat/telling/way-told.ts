import type { SearchIndex } from "../search/search-index.ts";
import type { Language } from "../text/stem.ts";
import { oppositeWay } from "./direction.ts";
import type { Replies } from "./replies.ts";
import type { Step } from "./step.ts";

/** Says of an answer that it tells of the opposite way of the one asked for, such as a migration back. */
export class WayTold {
	readonly #index: SearchIndex;
	readonly #replies: Replies;

	constructor(index: SearchIndex, replies: Replies) {
		this.#index = index;
		this.#replies = replies;
	}

	checked(step: Step, message: string, language: Language): Step {
		const subjects = new Set(step.passages?.map(({ subject }) => subject));
		if (step.outcome !== "answered" || subjects.size === 0) return step;
		const texts = this.#index.passages
			.filter(({ subject, kind }) => subjects.has(subject) && kind !== "list" && kind !== "technology")
			.flatMap(({ text, answer }) => [text, answer.de, answer.en]);
		const way = oppositeWay(message, texts);
		if (!way) return step;
		return { ...step, message: `${this.#replies.oppositeWay(way.from, way.to)[language]} ${step.message}` };
	}
}
