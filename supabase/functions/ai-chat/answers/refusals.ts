import { readFactFollowUp } from "../common/read-fact.ts";
import { readPlace } from "../common/read-place.ts";
import { isOfPrivateThing } from "../common/read-private.ts";
import { questionWeight } from "../retrieve.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { isTechnology } from "../search/weigh.ts";
import type { Replies } from "../telling/replies.ts";
import { declined, type Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { asksManual, asksOfLaw, asksOfProduct } from "../text/general-questions.ts";
import type { Intent } from "../text/intents.ts";
import { isForeign } from "../text/language.ts";
import type { Honesty } from "./honesty.ts";
import type { Reading } from "./reading.ts";
import type { Sources } from "./sources.ts";

/** Below this a message says nothing that could be asked for. */
const LEAST_QUESTION = 0.3;
/** Numbers, signs and sounds, which hold no question; each ends where its word does, or "hahaha" could be parted in too many ways. */
const NO_WORD =
	/^[^\p{L}]+$|^\W*((no|nope|nah|nein|nee|stopp?|lol|haha\w*|hm+|test|bla\w*|(asdf|qwer|yxcv|zxcv|h?jkl|sdfg|dfgh|fghj)\w*)\b\W*)+$/iu;
/** Signs that are kind words. */
const THUMBS_UP = /^[^\p{L}]*[👍🙏👏😊🙂😀💪❤🎉][^\p{L}]*$/u;
/** Only says where, for whom or with what. */
const DETAIL =
	/^\W*((und|and|oder|or|dann|then|also|auch|maybe|vielleicht) )*(in|im|am|an|for|fur|auf|on|at|mit|with|von|from|near|nahe) ([\p{L}\d]+ )?[\p{L}\d]+( (bitte|please|then|dann))?\W*$/u;
/** What nobody here does for a visitor. */
const REFUSED: readonly Intent[] = ["meta", "notMyTask", "insult", "secrets", "distress"];

/** Whether a message has nothing to do with what was talked about. */
export const isOfSomethingElse = ({ intent }: Reading): boolean =>
	intent !== undefined && REFUSED.includes(intent);

/** Says what needs no passage: that a request is declined, a courtesy, that a message can't be understood. */
export class Refusals {
	readonly #index: SearchIndex;
	readonly #replies: Replies;
	readonly #honesty: Honesty;
	readonly #teller: Teller;

	constructor({ index, replies, honesty, teller }: Sources) {
		this.#index = index;
		this.#replies = replies;
		this.#honesty = honesty;
		this.#teller = teller;
	}

	/** Declines what is no question about the owner, and a number that the site doesn't tell. */
	decline(reading: Reading): Step | undefined {
		const { intent, query, projects } = reading;
		if (intent === "distress") return { ...declined(this.#replies.distress[query.language]), isFinal: true };
		if (intent && isOfSomethingElse(reading))
			return { ...declined(this.#replies[intent][query.language]), turnsAway: true };
		if (isOfPrivateThing(reading.text))
			return { ...declined(this.#replies.notMyTask[query.language]), turnsAway: true };
		if (!this.#honesty.claimsNumber(query, this.#index.passages)) return undefined;
		const [subject = ""] = projects;
		const page = this.#teller.passage(subject)?.links.slice(0, 1);
		return declined(this.#replies.noNumber[query.language], page);
	}

	/** Turns away a few words that go on from what was turned away: after a dentist was asked for, "In Berlin". */
	goingOn({ text, query }: Reading, before: Step | undefined): Step | undefined {
		if (!before?.turnsAway || !DETAIL.test(text)) return undefined;
		return { ...declined(this.#replies.notMyTask[query.language]), turnsAway: true };
	}

	/** Answers a message that is a courtesy and no more, which leaves the topic as it is. */
	greet({ intent, query, topic }: Reading): Step | undefined {
		if (!intent || questionWeight(query) >= LEAST_QUESTION) return undefined;
		// "The last one sounds good" picks one of a list.
		if (topic && readPlace(query.text)) return undefined;
		return { outcome: "small_talk", message: this.#replies[intent][query.language], topic };
	}

	/** Says which languages are answered in. */
	foreign({ message, query }: Reading): Step | undefined {
		return isForeign(message) ? declined(this.#replies.foreign[query.language]) : undefined;
	}

	/** Says that a manual's or a textbook's questions aren't answered here. */
	general({ text, query, projects, topic }: Reading): Step | undefined {
		const isOfTechnology = query.terms.some(isTechnology) || query.products.length > 0;
		if (asksOfLaw(text)) return declined(this.#replies.notMyTask[query.language]);
		if (projects.size > 0 || !(asksManual(text) || (isOfTechnology && asksOfProduct(text)))) return undefined;
		// "How do I delete them?" means what was told of the visitor's messages.
		if (readFactFollowUp(text, topic?.told ?? []).length > 0) return undefined;
		return declined(this.#replies.general[query.language]);
	}

	/** Says that a message without a word can't be understood. */
	unclear({ message, query, topic }: Reading): Step | undefined {
		if (THUMBS_UP.test(message))
			return { outcome: "small_talk", message: this.#replies.thanks[query.language], topic };
		return NO_WORD.test(message) ? { ...declined(this.#replies.unclear[query.language]), topic } : undefined;
	}
}
