import type { CommonAnswers } from "../common/answer-common.ts";
import type { Passage } from "../passages/passage.ts";
import { PROJECT } from "../passages/subjects.ts";
import { rank } from "../retrieve.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import {
	asksOfThere,
	isAboutPage,
	leanedOn,
	namesNothing,
	type Resolved,
	refersBack,
	resolveFollowUp,
	type Topic,
} from "../talk/conversation.ts";
import { goesOnAboutData, PRIVACY_NOTICE } from "../talk/data-topic.ts";
import { staysWith } from "../talk/stay.ts";
import { pageBefore } from "../talk/thread.ts";
import type { Focus } from "../telling/focus.ts";
import type { Replies } from "../telling/replies.ts";
import { combination } from "../telling/select.ts";
import { declined, ground, type Step } from "../telling/step.ts";
import { only, type Teller } from "../telling/tell.ts";
import type { FoundAnswers } from "./found-answers.ts";
import type { Reading } from "./reading.ts";
import type { Sources } from "./sources.ts";

/** Answers out of the passages found for a question, read in the light of what was told before. */
export class FollowUpAnswers {
	readonly #index: SearchIndex;
	readonly #replies: Replies;
	readonly #focus: Focus;
	readonly #teller: Teller;
	readonly #found: FoundAnswers;
	readonly #common: CommonAnswers;

	constructor({ index, replies, focus, teller }: Sources, found: FoundAnswers, common: CommonAnswers) {
		this.#index = index;
		this.#replies = replies;
		this.#focus = focus;
		this.#teller = teller;
		this.#found = found;
		this.#common = common;
	}

	answer(reading: Reading): Step {
		const { query, topic } = reading;
		const isService = (term: string) => this.#index.names.servicesCalled(term).length > 0;
		const { query: whole, more, within } = resolveFollowUp(query, topic, isService);
		if (more) return this.#more(more, whole);
		const near = within === undefined ? undefined : this.#found.answer(whole, within);
		if (near?.outcome === "answered") return near;
		const onPage = topic && (this.#ofData(query, topic) ?? this.#there(reading, whole, topic));
		return onPage ?? this.#anywhere(query, whole, topic);
	}

	/** What a page tells besides what was told of it. */
	#more({ subject, told }: NonNullable<Resolved["more"]>, query: Query): Step {
		const isFurther = (passage: Passage) => passage.subject === subject && !told.includes(passage.id);
		const ranked = rank(query, this.#index, isFurther);
		const chosen = combination(ranked, query);
		return chosen.length > 0
			? { ...this.#teller.tell(only(chosen), query, told), grounding: ground(ranked) }
			: declined(this.#replies.unknown[query.language]);
	}

	#anywhere(query: Query, whole: Query, topic: Topic | undefined): Step {
		const step = this.#found.answer(whole);
		if (step.outcome !== "declined") return step;
		// Who is told that the site leaves something open needs no other reading of it.
		const isOpen = (step.passages?.length ?? 0) > 0;
		const leaning = isOpen || whole !== query ? undefined : leanedOn(query, topic);
		const again = leaning && this.#found.answer(leaning);
		if (again?.outcome === "answered") return again;
		return namesNothing(query) ? { ...step, topic: step.topic ?? topic } : step;
	}

	/** What the privacy notice says to a question that goes on about the visitor's data. */
	#ofData(query: Query, topic: Topic): Step | undefined {
		return goesOnAboutData(query, topic) ? this.#ofPage(query, PRIVACY_NOTICE) : undefined;
	}

	/** What the page told says about what was the case there; of a project, also that it says nothing. */
	#there({ query, projects }: Reading, whole: Query, topic: Topic): Step | undefined {
		const { subject } = topic;
		if (!PROJECT.test(subject)) return this.#onPage(query, topic);
		if (!asksOfThere(query.text)) return undefined;
		if (projects.size > 0 && !projects.has(subject)) return undefined;
		return this.#ofPage(whole, subject) ?? this.#common.notThere(topic, query);
	}

	/** What the page told says to a question that points back to it, or that it answers as well as any other. */
	#onPage(query: Query, topic: Topic): Step | undefined {
		const page = isAboutPage(topic) ? topic : pageBefore(topic);
		if (!page) return undefined;
		const isMeant =
			(page === topic && refersBack(query.text)) || staysWith(page, query, this.#index, this.#focus);
		return isMeant ? this.#ofPage(query, page.subject) : undefined;
	}

	#ofPage(query: Query, subject: string): Step | undefined {
		const step = this.#found.answer(query, subject, true);
		return step.outcome === "answered" ? step : undefined;
	}
}
