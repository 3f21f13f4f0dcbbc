import { asksForLatest } from "../asked/item-meant.ts";
import { PROJECT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import { namesNothing, type Topic } from "../talk/conversation.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { yearOf } from "./years-beside.ts";

/** Answers that list several projects. */
const PROJECTS = /^(projects|portfolio)$/;
const OLDEST = /\b(alteste\w*|fruheste\w*|allererste\w*|oldest|earliest|very first)\b/;
const NEWEST = /\b(neueste\w*|jungste\w*|aktuellste\w*|latest|newest|most recent)\b/;
const BETWEEN = /\b(dazwischen|(in )?between( (them|those|these|the two))?)\W*$/;
/** Asks how many there are of what was told. */
const HOW_MANY =
	/^\W*((und|and|also|so) )*(wie ?viele|how many)( (sind|waren|are|were))?( (das|es|there|they|those|that|these))?( (insgesamt|zusammen|in total|in all|altogether))?\W*$/;
/** What says how many there are of a kind, by the list of the kind. */
const COUNTS: Readonly<Record<string, string>> = {
	certifications: "facts/certification-count",
	projects: "facts/project-count",
	services: "facts/service-count",
};
/** A year and nothing else but who and where. */
const YEAR =
	/^\W*((und|and|what about|how about|wo|was|where|what|war|hat|did|er|he|sie|you|is|ist|in|im|jahr|dann) )*((?:19|20)\d\d)( (gemacht|do|doing))?\W*$/;

/** Whether a normalized message asks for nothing but a year so late that no project began in it, which leaves the running ones. */
export function isOfLaterYear(text: string, teller: Teller): boolean {
	const year = YEAR.exec(text)?.[3];
	const years = teller.pages("projects/").flatMap((page) => yearOf(page) ?? []);
	return year !== undefined && Number(year) > Math.max(...years);
}

/** Answers which of the projects told was the first or the latest, what came between them, how many there are. */
export class OrderAnswers {
	readonly #teller: Teller;

	constructor(teller: Teller) {
		this.#teller = teller;
	}

	/** @param text Normalized. */
	answer(text: string, query: Query, topic: Topic): Step | undefined {
		const [folder = ""] = topic.subject.split("/");
		const isOfMany = PROJECTS.test(topic.subject);
		const isOfProjects = isOfMany || PROJECT.test(topic.subject);
		if (isOfProjects && isOfLaterYear(text, this.#teller))
			return this.#teller.anyOf(["portfolio/running"], query);
		if (isOfMany && asksForLatest(text)) return this.#teller.anyOf(["portfolio/latest"], query);
		if (!namesNothing(query)) return undefined;
		if (HOW_MANY.test(text)) return this.#teller.anyOf([COUNTS[isOfMany ? "projects" : folder] ?? ""], query);
		if (!isOfProjects) return undefined;
		if (OLDEST.test(text)) return this.#teller.anyOf(["portfolio/earliest"], query);
		if (NEWEST.test(text)) return this.#teller.anyOf(["portfolio/latest"], query);
		return BETWEEN.test(text) ? this.#teller.anyOf(this.#between(topic), query) : undefined;
	}

	/** The projects between the two told last. */
	#between({ pages = [] }: Topic): readonly string[] {
		const all = this.#teller.pages("projects/").map(({ id }) => id);
		const places = pages.flatMap((page) => (all.includes(page) ? [all.indexOf(page)] : [])).slice(-2);
		return places.length < 2 ? [] : all.slice(Math.min(...places) + 1, Math.max(...places));
	}
}
