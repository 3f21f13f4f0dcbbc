import type { PhraseMatcher } from "../../text/phrase-matcher.ts";

/** An everyday task that somebody wants done, and what is told of it. */
export interface Task {
	/** Ids of what is told, the service first, with the point of its page that is about the task. */
	tells: readonly string[];
	/** Where several are named, the highest counts. */
	weight: number;
}

/** The tasks of some services, by the words that they are asked for with. */
export class TaskList {
	readonly #asked: { task: Task; said: string; beside: string }[] = [];

	get tasks(): readonly Task[] {
		return this.#asked.map(({ task }) => task);
	}

	/** @param beside Of these, one stands beside what is said. */
	task(weight: number, tells: string, said: string, beside = ""): this {
		this.#asked.push({ task: { tells: tells.split(" "), weight }, said, beside });
		return this;
	}

	/** A task that one point of a service's page is about. */
	point(weight: number, service: string, place: number, said: string, beside = ""): this {
		return this.task(weight, `services/${service} services/${service}/features/${place}`, said, beside);
	}

	addTo(matcher: PhraseMatcher<Task>): void {
		for (const { task, said, beside } of this.#asked) matcher.add(said, task, beside);
	}
}
