import { describe, expect, test } from "vitest";
import { type LogEntry, logLine } from "../../supabase/functions/ai-chat/log.ts";
import { readLine } from "./chat-log.ts";

const AT = new Date("2026-11-20T08:15:31.120Z");
const entry: LogEntry = {
	outcome: "answered",
	status: 200,
	ms: 12.1,
	origin: "model",
	language: "de",
	passages: ["services/devops/features/1", "facts/years"],
	pages: ["/services/devops", "/#contact"],
};
const line = logLine(entry, AT);
const undated = line.replace(`"at":"${AT.toISOString()}",`, "");
const message = `${line}\n`;
const row = {
	id: "0b1f6a2e-1111-4c1f-9d1e-111111111111",
	event_message: message,
	timestamp: "2026-11-20T08:15:31.123Z",
	log_attributes: { execution_id: "e1", level: "info" },
};
const csv = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Each text stands in one line of what it is named by. */
const EXPORTS: Readonly<Record<string, string>> = {
	"the function's own output": line,
	"the local stack's output": `[Info] ${line}`,
	"the CLI as text": `2026-11-20T08:15:31.123Z functions ${line}\\n`,
	"the CLI as JSON": `    "event_message": ${JSON.stringify(message)},`,
	"the CLI as a stream": JSON.stringify({ type: "log-entry", line: message, data: row }),
	"the API": JSON.stringify({ result: [row], error: null }),
	"the dashboard as CSV": `${csv(message).split("\n")[0]}`,
	"the dashboard as CSV, with JSON in a column": `${csv(JSON.stringify([row]))},200,1795162531123000`,
};

describe("an entry is read", () => {
	test.each(Object.entries(EXPORTS))("from %s", (_, text) => {
		expect(readLine(text)).toEqual({
			unreadable: 0,
			calls: [
				{
					text: line,
					at: AT.getTime(),
					outcome: "answered",
					origin: "model",
					language: "de",
					pages: ["/services/devops", "/#contact"],
					limiterDown: false,
					budgetSpent: false,
				},
			],
		});
	});

	test("with every other, where a line holds several", () => {
		const rows = [1, 2, 3].map((ms) => ({ ...row, event_message: logLine({ ...entry, ms }, AT) }));
		expect(readLine(JSON.stringify(rows)).calls).toHaveLength(3);
	});

	test("with what went wrong", () => {
		const fault = {
			...entry,
			fault: "provider_error",
			providerStatus: 503,
			limiterDown: true,
			budgetSpent: true,
		};
		expect(readLine(logLine(fault, AT)).calls[0]).toMatchObject({
			fault: "provider_error",
			providerStatus: 503,
			limiterDown: true,
			budgetSpent: true,
		});
	});
});

describe("an entry without a time of its own", () => {
	const time = (text: string) => readLine(text).calls[0]?.at;

	test("has that of the line around it, in microseconds, in milliseconds or as a date in UTC", () => {
		expect(time(JSON.stringify({ event_message: undated, timestamp: 1795162531120000 }))).toBe(AT.getTime());
		expect(time(`${csv(undated)},Log,4b3f1c7e-1111,log,1795162531120000`)).toBe(AT.getTime());
		expect(time(JSON.stringify({ ts_ms: 1795162531120, event_message: undated }))).toBe(AT.getTime());
		expect(time(`${csv(undated)},2026-11-20T08:15:31.120000`)).toBe(AT.getTime());
		expect(time(`2026-11-20T09:15:31.120+01:00 functions ${undated}`)).toBe(AT.getTime());
	});

	test("has none where the line has none, whatever numbers it holds", () => {
		expect(time(undated)).toBeUndefined();
		expect(time(`1f0a1795162531120 ${undated} 17951625311`)).toBeUndefined();
	});
});

describe("what can't be understood", () => {
	test.each([
		["cut off", line.slice(0, 60)],
		["cut off, before a whole one", `${line.slice(0, 60)} ${line}`],
		["of an outcome that nobody knows", logLine({ ...entry, outcome: "x" as "failed" }, AT)],
		["with markup for a page", logLine({ ...entry, pages: ["/<script>"] }, AT)],
		["with a terminal's control characters", logLine({ ...entry, fault: "\u001b[31m" }, AT)],
		["with a list in place of a name", logLine({ ...entry, pages: [["/"]] as unknown as string[] }, AT)],
	])("is counted: an entry %s", (_, text) => {
		expect(readLine(text).unreadable).toBe(1);
		expect(readLine(text).calls).toHaveLength(text.endsWith(line) ? 1 : 0);
	});

	test("isn't counted where it is none of the chat's", () => {
		for (const text of [
			"",
			"booted (time: 29ms)",
			'{"event":"other"}',
			"Listening on http://localhost:9999/",
			"{",
		])
			expect(readLine(text)).toEqual({ calls: [], unreadable: 0 });
	});
});
