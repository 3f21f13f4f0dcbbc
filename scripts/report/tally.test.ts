import { describe, expect, test } from "vitest";
import { logLine } from "../../supabase/functions/ai-chat/log.ts";
import { type ChatCall, readLine } from "./chat-log.ts";
import type { Period } from "./period.ts";
import { Tally } from "./tally.ts";

const call = (at: string, more: Partial<ChatCall> = {}): ChatCall => ({
	text: "",
	at: Date.parse(at),
	outcome: "answered",
	origin: "site",
	pages: [],
	...more,
});

function tallied(period: Period, ...calls: ChatCall[]): Tally {
	const tally = new Tally(period);
	for (const each of calls) tally.add(each);
	return tally;
}

const ALL: Period = { kind: "all" };
const NOON = "2026-11-20T11:00:00Z";

test("each question is of one kind, and calls that ask nothing are no questions", () => {
	const summary = tallied(
		ALL,
		call(NOON, { origin: "model", language: "de" }),
		call(NOON, { origin: "model", language: "en" }),
		call(NOON, { language: "de" }),
		call(NOON, { outcome: "small_talk", language: "de" }),
		call(NOON, { outcome: "declined", language: "de" }),
		call(NOON, { outcome: "client_left", language: "de", fault: "client_left" }),
		call(NOON, { outcome: "failed", origin: undefined }),
		call(NOON, { outcome: "preflight", origin: undefined }),
		call(NOON, { outcome: "rejected", origin: undefined }),
		call(NOON, { outcome: "disabled", origin: undefined }),
		call(NOON, { outcome: "rate_limited", origin: undefined }),
	).summary();
	expect(summary).toMatchObject({
		questions: 7,
		kinds: { model: 2, site: 1, small_talk: 1, declined: 1, broken_off: 2 },
		languages: { de: 5, en: 1 },
		others: { preflight: 1, rejected: 1, disabled: 1 },
		limits: { rate_limited: 1 },
		faults: [],
	});
});

test("a page counts once for each answer that links it, most first, and not for a refusal", () => {
	const summary = tallied(
		ALL,
		call(NOON, { pages: ["/services/devops", "/services/devops", "/#contact"] }),
		call(NOON, { pages: ["/services/devops"] }),
		call(NOON, { outcome: "declined", pages: ["/#contact"] }),
	).summary();
	expect(summary?.pages).toEqual([
		["/services/devops", 2],
		["/#contact", 1],
	]);
});

test("faults are told apart by cause and status, and a visitor who left is none", () => {
	const summary = tallied(
		ALL,
		call(NOON, { fault: "timeout" }),
		call(NOON, { fault: "provider_error", providerStatus: 503 }),
		call(NOON, { fault: "provider_error", providerStatus: 503, budgetSpent: true, limiterDown: true }),
		call(NOON, { fault: "client_left", outcome: "client_left" }),
	).summary();
	expect(summary?.faults).toEqual([
		["provider_error 503", 2],
		["timeout", 1],
	]);
	expect(summary?.limits).toEqual({ budget_spent: 1, limiter_down: 1 });
});

describe("a period", () => {
	const night = [
		call("2026-10-31T22:59:59Z"),
		call("2026-10-31T23:00:00Z"),
		call("2026-11-30T22:59:59Z"),
		call("2026-11-30T23:00:00Z"),
	];

	test("begins and ends at midnight in Germany, in winter", () => {
		const month = tallied({ kind: "month", month: "2026-11" }, ...night);
		expect([month.summary()?.questions, month.elsewhere]).toEqual([2, 2]);
		expect(month.summary()).toMatchObject({ first: "2026-11-01", last: "2026-11-30", spanLength: "day" });
		expect(month.summary()?.spans).toHaveLength(30);
		const day = tallied({ kind: "day", day: "2026-11-01" }, ...night);
		expect(day.summary()?.questions).toBe(1);
	});

	test("and in summer, also where the clocks change in between", () => {
		const day = tallied(
			{ kind: "day", day: "2026-10-25" },
			call("2026-10-24T21:59:59Z"),
			call("2026-10-24T22:00:00Z"),
			call("2026-10-25T22:59:59Z"),
			call("2026-10-25T23:00:00Z"),
		).summary();
		expect(day?.questions).toBe(2);
		expect(day?.spans.filter(({ kinds }) => kinds.site).map(({ name }) => name)).toEqual(["00", "23"]);
	});

	test("of a day has 24 hours, a long one months, and quiet times stay in", () => {
		const day = tallied(ALL, call(NOON), call(NOON)).summary();
		expect(day?.spans).toHaveLength(24);
		expect(day?.spans[12]).toEqual({ name: "12", kinds: { site: 2 } });
		const year = tallied(ALL, call("2026-01-15T12:00:00Z"), call("2026-11-20T12:00:00Z")).summary();
		expect(year?.spanLength).toBe("month");
		expect(year?.spans).toHaveLength(11);
		expect(year?.spans[1]).toEqual({ name: "2026-02", kinds: {} });
	});

	test("without a call has no summary, and the tally tells where the calls are", () => {
		const tally = tallied({ kind: "day", day: "2026-11-19" }, call(NOON));
		expect(tally.summary()).toBeUndefined();
		expect(tally.range).toEqual(["2026-11-20", "2026-11-20"]);
	});
});

test("a call without a time counts nowhere but as such", () => {
	const [undated] = readLine(logLine({ outcome: "declined", status: 200, ms: 1 }, new Date(0))).calls;
	const tally = tallied(ALL, { ...(undated as ChatCall), at: undefined });
	expect(tally.summary()).toBeUndefined();
	expect(tally.undated).toBe(1);
});
