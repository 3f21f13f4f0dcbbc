import { isAllegation } from "../asked/allegations.ts";
import { asksClientSecret } from "../asked/client-secrets.ts";
import { readConcern } from "../asked/concern-asked.ts";
import { isPraise } from "../asked/praise.ts";
import { isRejected } from "../asked/rejected.ts";
import { isUrgent } from "../asked/urgent.ts";
import type { Replies } from "../telling/replies.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { normalize } from "../text/fold.ts";
import type { Reading } from "./reading.ts";
import type { Sources } from "./sources.ts";

/** That nobody is on call, and how to write. */
const URGENT = ["facts/support", "portfolio/urgent"];

/** That the site doesn't say. */
const UNSAID = ["facts/private"];

/** Where the visitor can say what the chat got wrong. */
const REPORT = ["portfolio/report"];

/** Answers messages that want something other than to be told of the site: help at once, thanks, to report, to meet, to complain. */
export class ConcernAnswers {
	readonly #replies: Replies;
	readonly #teller: Teller;

	constructor({ replies, teller }: Sources) {
		this.#replies = replies;
		this.#teller = teller;
	}

	answer(reading: Reading): Step | undefined {
		const { message, query, projects, topic } = reading;
		// Courtesies belong to what is said here.
		const text = normalize(message);
		if (projects.size === 0 && isUrgent(text)) return this.#teller.anyOf(URGENT, query);
		if (isAllegation(reading) || asksClientSecret(reading)) return this.#teller.anyOf(UNSAID, query);
		const concern = this.#teller.anyOf(readConcern(text), query);
		if (concern) return concern;
		if (isRejected(text)) return this.#teller.anyOf(REPORT, query);
		return isPraise(text)
			? { outcome: "small_talk", message: this.#replies.praise[query.language], topic }
			: undefined;
	}
}
