// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import type { ChatContextEntry } from "../contract.ts";
import { CHAT_LIMITS } from "../contract.ts";
import { chatRequest } from "./chat-client.ts";

const entries = (count: number, content = "Text"): ChatContextEntry[] =>
	Array.from({ length: count }, (_, index) => ({
		role: index % 2 ? "user" : "assistant",
		content: `${content}${index}`,
	}));
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe("the request", () => {
	test("carries the last ten messages before the new one, oldest first", () => {
		const { context, message } = chatRequest(entries(14), "  Neu? ");
		expect(context).toEqual(entries(14).slice(4));
		expect(message).toBe("Neu?");
	});

	test("carries fewer if there are fewer", () => {
		expect(chatRequest(entries(1), "Neu").context).toEqual(entries(1));
		expect(chatRequest([], "Neu").context).toEqual([]);
	});

	test("contains only role and content of each message", () => {
		const [entry] = entries(1);
		const message = { ...entry, role: "assistant", content: "x", id: "1", timestamp: new Date() } as const;
		expect(chatRequest([message], "Neu").context).toEqual([{ role: "assistant", content: "x" }]);
	});

	test("truncates long messages to the contract's limit", () => {
		const [entry] = chatRequest([{ role: "user", content: "a".repeat(5_000) }], "Neu").context;
		expect(entry?.content).toBe("a".repeat(CHAT_LIMITS.contextEntryCharacters));
	});

	test("doesn't split a surrogate pair", () => {
		const content = `${"a".repeat(CHAT_LIMITS.contextEntryCharacters - 1)}😀`;
		const [entry] = chatRequest([{ role: "user", content }], "Neu").context;
		expect(entry?.content).toBe("a".repeat(CHAT_LIMITS.contextEntryCharacters - 1));
	});

	test("omits the oldest messages that would exceed the body limit", () => {
		const long = entries(10, "語".repeat(3_000));
		const request = chatRequest(long, "語".repeat(2_000));
		expect(bytes(request)).toBeLessThanOrEqual(CHAT_LIMITS.bodyBytes);
		expect(request.context).toEqual(long.slice(-6));
	});

	test("names the visitor's page, and counts it in the body", () => {
		const long = entries(10, "語".repeat(2_000));
		const message = (length: number) => chatRequest(long, "x".repeat(length));
		const most = 1 + CHAT_LIMITS.bodyBytes - bytes({ ...message(1), page: location.pathname });
		expect(message(most)).toMatchObject({ page: location.pathname, context: long });
		expect(message(most + 1).context).toEqual(long.slice(1));
	});
});
