// @vitest-environment happy-dom
import { createClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { ChatRequest } from "../contract.ts";
import { type AskAssistant, createAskAssistant } from "./chat-client.ts";

const question: ChatRequest = {
	message: "Kann er Kubernetes?",
	context: [{ role: "assistant", content: "Hi" }],
	page: "/",
};

interface Call {
	url: string;
	init: RequestInit;
}

/** The real client library with a stubbed fetch. */
function askOver(answer: (signal: AbortSignal) => Promise<Response> | Response, timeoutMs?: number) {
	const calls: Call[] = [];
	const fetch: typeof globalThis.fetch = async (input, init = {}) => {
		calls.push({ url: String(input), init });
		return answer(init.signal as AbortSignal);
	};
	const { functions } = createClient("http://127.0.0.1:9", "sb_publishable_test", {
		auth: { persistSession: false, autoRefreshToken: false },
		global: { fetch },
	});
	return { functions, ask: createAskAssistant(async () => functions, timeoutMs), calls };
}

const json = (body: unknown, status = 200) =>
	new Response(typeof body === "string" ? body : JSON.stringify(body), {
		status,
		headers: { "content-type": "application/json" },
	});
const sse = (...events: unknown[]) =>
	new Response(events.map((data) => `data: ${JSON.stringify(data)}\n\n`).join(""), {
		headers: { "content-type": "text/event-stream; charset=utf-8" },
	});

const put = (
	ask: AskAssistant,
	signal = new AbortController().signal,
	onDelta: (delta: string) => void = () => {},
) => ask(question, { signal, onDelta });

/** A call that ends on abort only. */
const hanging = (signal: AbortSignal) =>
	new Promise<Response>((_resolve, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason));
	});

afterEach(() => vi.useRealTimers());

describe("asking the assistant", () => {
	test("posts the request to the function with the public key and language, and accepts a stream", async () => {
		document.documentElement.lang = "en";
		const { ask, calls } = askOver(() => json({ message: "Ja." }));
		await put(ask);
		const [call] = calls;
		const headers = new Headers(call?.init.headers);
		expect(call?.url).toBe("http://127.0.0.1:9/functions/v1/ai-chat");
		expect(call?.init.method).toBe("POST");
		expect(JSON.parse(String(call?.init.body))).toEqual(question);
		expect(headers.get("accept")).toBe("text/event-stream");
		expect(headers.get("accept-language")).toBe("en");
		expect(headers.get("content-type")).toBe("application/json");
		expect(headers.get("apikey")).toBe("sb_publishable_test");
	});

	test("accepts a JSON answer", async () => {
		const { ask } = askOver(() => json({ message: "Ja.", origin: "site" }));
		expect(await put(ask)).toEqual({ message: "Ja.", origin: "site" });
	});

	test("reads a streamed answer, whose deltas that arrive together are one", async () => {
		const deltas: string[] = [];
		const { ask } = askOver(() => sse({ delta: "J" }, { delta: "a" }, { message: "Ja." }));
		const answer = await put(ask, undefined, (delta) => deltas.push(delta));
		expect(deltas).toEqual(["Ja"]);
		expect(answer.message).toBe("Ja.");
	});

	test.each([
		["an HTTP error", () => json({ error: "Kaputt." }, 500)],
		["an HTTP error without a body", () => new Response(null, { status: 502 })],
		["an error field", () => json({ error: "Nein." })],
		["a missing message", () => json({ sources: [] })],
		["a body that is not JSON", () => json("<html>")],
		[
			"a page instead of an answer",
			() => new Response("<html>", { headers: { "content-type": "text/html" } }),
		],
		["a network that is down", () => Promise.reject(new TypeError("Failed to fetch"))],
		["a stream without an end", () => sse({ delta: "J" })],
	])("counts %s as a failure", async (_name, answer) => {
		await expect(put(askOver(answer).ask)).rejects.toThrow();
	});

	test("reports a refusal's status and Retry-After", async () => {
		const busy = () => new Response("{}", { status: 429, headers: { "retry-after": "42" } });
		await expect(put(askOver(busy).ask)).rejects.toMatchObject({ reason: "limited", retryAfter: 42 });
	});

	test("reads a date in Retry-After, and no time that has passed", async () => {
		vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z"), toFake: ["Date"] });
		for (const [date, retryAfter] of [
			["Fri, 20 Nov 2026 10:00:42 GMT", 42],
			["Fri, 20 Nov 2026 09:00:00 GMT", 0],
			["soon", 0],
		] as const) {
			const busy = () => new Response("{}", { status: 429, headers: { "retry-after": date } });
			await expect(put(askOver(busy).ask)).rejects.toMatchObject({ reason: "limited", retryAfter });
		}
	});

	test.each([
		["the function's own", { error: "Switched off." }, "switchedOff"],
		["a platform's", { code: "BOOT_ERROR", message: "Function failed to start" }, "failed"],
		["a gateway's", "<html>", "failed"],
	])("tells a switched-off function from one that doesn't start: %s 503", async (_name, body, reason) => {
		await expect(put(askOver(() => json(body, 503)).ask)).rejects.toMatchObject({ reason });
	});

	test("times out", async () => {
		const { ask } = askOver(hanging, 5);
		await expect(put(ask)).rejects.toThrow();
	});

	test("aborts the request when the visitor stops", async () => {
		const controller = new AbortController();
		const { ask, calls } = askOver(hanging);
		const asking = put(ask, controller.signal);
		await vi.waitFor(() => expect(calls).toHaveLength(1), 100_000);
		controller.abort();
		await expect(asking).rejects.toThrow();
		expect(calls[0]?.init.signal?.aborted).toBe(true);
	});

	test("retries a failed load of the client with the next question", async () => {
		let attempts = 0;
		const { functions } = askOver(() => json({ message: "Ja." }));
		const ask = createAskAssistant(async () => {
			attempts += 1;
			if (attempts === 1) throw new TypeError("Failed to fetch dynamically imported module");
			return functions;
		});
		await expect(put(ask)).rejects.toMatchObject({ reason: "outdated", cause: expect.any(TypeError) });
		expect((await put(ask)).message).toBe("Ja.");
	});
});
