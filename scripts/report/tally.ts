import type { ChatCall } from "./chat-log.ts";
import { Counter, type Counts, type Ranking } from "./counter.ts";
import { dayOf, daysBetween, daysOfMonth, hourOf, isInPeriod, type Period } from "./period.ts";

/** What became of a question. Every question is of one kind. */
export const QUESTION_KINDS = ["model", "site", "small_talk", "declined", "broken_off"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The questions of an hour, a day or a month, by kind. */
export interface Span {
	/** `09` for an hour of the one day, else a day or a month as in ISO 8601. */
	name: string;
	kinds: Counts;
}

/** Numbers about the chat in a period. */
export interface Summary {
	period: Period;
	/** First and last day with an entry, as in ISO 8601. */
	first: string;
	last: string;
	questions: number;
	kinds: Counts;
	/** Questions by language: `de`, `en`. */
	languages: Counts;
	/** How many answers linked each page. */
	pages: Ranking;
	/** `rate_limited`, `budget_spent`, `limiter_down`. */
	limits: Counts;
	/** Why the model gave no answer, such as `timeout` or `provider_error 503`. */
	faults: Ranking;
	/** Calls that asked nothing: `preflight`, `rejected`, `disabled`. */
	others: Counts;
	spans: readonly Span[];
	spanLength: "hour" | "day" | "month";
}

/** Above this many days, a span is a month. */
const MOST_DAYS = 62;

/** Counts calls as they come and remembers nothing but the counts. */
export class Tally {
	/** Calls left out because they are of another time, and those whose time isn't known. */
	elsewhere = 0;
	undated = 0;
	/** First and last hour of all dated calls, inside and outside the period. */
	#first = "";
	#last = "";
	readonly #period: Period;
	readonly #hours = new Map<string, Counter>();
	readonly #languages = new Counter();
	readonly #pages = new Counter();
	readonly #limits = new Counter();
	readonly #faults = new Counter();
	readonly #others = new Counter();

	constructor(period: Period) {
		this.#period = period;
	}

	add(call: ChatCall): void {
		if (call.at === undefined) {
			this.undated += 1;
			return;
		}
		const hour = hourOf(call.at);
		if (this.#first === "" || hour < this.#first) this.#first = hour;
		if (hour > this.#last) this.#last = hour;
		if (isInPeriod(hour, this.#period)) this.#count(call, hour);
		else this.elsewhere += 1;
	}

	#count(call: ChatCall, hour: string): void {
		const { outcome, language, pages, fault, providerStatus } = call;
		const kinds = this.#hours.get(hour) ?? new Counter();
		this.#hours.set(hour, kinds);
		const kind = kindOf(call);
		if (kind) kinds.add(kind);
		if (kind && language) this.#languages.add(language);
		if (outcome === "answered") for (const page of new Set(pages)) this.#pages.add(page);
		if (outcome === "rate_limited") this.#limits.add(outcome);
		if (call.budgetSpent) this.#limits.add("budget_spent");
		if (call.limiterDown) this.#limits.add("limiter_down");
		// A visitor who leaves ends the provider's call, which is no fault of the provider.
		if (fault && fault !== "client_left") this.#faults.add([fault, providerStatus ?? []].flat().join(" "));
		if (outcome === "preflight" || outcome === "rejected" || outcome === "disabled")
			this.#others.add(outcome);
	}

	/** First and last day with a call, whether or not they are in the period; undefined without any. */
	get range(): readonly [first: string, last: string] | undefined {
		return this.#first === "" ? undefined : [dayOf(this.#first), dayOf(this.#last)];
	}

	/** The numbers so far; undefined where the period holds no call. */
	summary(): Summary | undefined {
		const hours = [...this.#hours.keys()].sort();
		if (hours[0] === undefined) return undefined;
		const first = dayOf(hours[0]);
		const last = dayOf(hours.at(-1) ?? hours[0]);
		const kinds = new Counter();
		for (const counter of this.#hours.values()) kinds.addAll(counter);
		return {
			period: this.#period,
			first,
			last,
			questions: kinds.total,
			kinds: kinds.counts,
			languages: this.#languages.counts,
			pages: this.#pages.ranking,
			limits: this.#limits.counts,
			faults: this.#faults.ranking,
			others: this.#others.counts,
			...this.#spans(first, last),
		};
	}

	/** Spans without a question are among them, or a chart would hide the quiet days. */
	#spans(first: string, last: string): Pick<Summary, "spans" | "spanLength"> {
		const period = this.#period;
		const days = period.kind === "month" ? daysOfMonth(period.month) : daysBetween(first, last);
		const spanLength = days.length === 1 ? "hour" : days.length > MOST_DAYS ? "month" : "day";
		const [from, to] = { hour: [11, 13], day: [0, 10], month: [0, 7] }[spanLength];
		const all = spanLength === "hour" ? HOURS : days.map((day) => day.slice(from, to));
		const spans = new Map(all.map((name) => [name, new Counter()]));
		for (const [hour, kinds] of this.#hours) spans.get(hour.slice(from, to))?.addAll(kinds);
		return { spanLength, spans: Array.from(spans, ([name, { counts }]) => ({ name, kinds: counts })) };
	}
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0"));

function kindOf({ outcome, origin }: ChatCall): QuestionKind | undefined {
	if (outcome === "answered") return origin ?? "site";
	if (outcome === "declined" || outcome === "small_talk") return outcome;
	return outcome === "client_left" || outcome === "failed" ? "broken_off" : undefined;
}
