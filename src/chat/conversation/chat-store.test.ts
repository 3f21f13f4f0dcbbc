// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import type { ChatAnswer, ChatRequest } from "../contract.ts";
import { AssistantError } from "./answer.ts";
import type { AskAssistant } from "./chat-client.ts";
import { type Chat, createChat, type KeptChat, keep } from "./use-chat.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A chat whose answers the test controls. */
function openChat(kept?: KeptChat) {
	const calls: {
		request: ChatRequest;
		signal: AbortSignal;
		onDelta(delta: string): void;
		answer(answer: ChatAnswer): void;
		fail(error: unknown): void;
	}[] = [];
	const logged: unknown[] = [];
	const ask: AskAssistant = (request, options) =>
		new Promise((answer, fail) => calls.push({ request, ...options, answer, fail }));
	const chat = createChat({
		greeting: "Hello",
		ask,
		kept,
		logFailure: (cause) => logged.push(cause),
	});
	const call = (index: number) => {
		const found = calls[index];
		if (!found) throw new Error(`There was no call ${index}.`);
		return found;
	};
	const contents = () => chat.getConversation().messages.map(({ content }) => content);
	return { chat, calls, call, logged, contents };
}

/** Returns what is left of a chat after a reload. */
const overReload = (chat: Chat): KeptChat => JSON.parse(JSON.stringify(keep(chat)));

describe("the chat", () => {
	test("sends a trimmed message with the earlier ones, including the greeting", async () => {
		const { chat, call, contents } = openChat();
		const [greeting = ""] = contents();
		chat.send("  eins ");
		expect(call(0).request).toMatchObject({
			message: "eins",
			context: [{ role: "assistant", content: greeting }],
		});
		call(0).answer({ message: "A" });
		await settled();
		chat.send("zwei");
		expect(call(1).request.context.map(({ content }) => content)).toEqual([greeting, "eins", "A"]);
	});

	test("sends no blank or too long messages, nor two at a time", () => {
		const { chat, calls } = openChat();
		for (const text of ["", " \n\t ", "\u200b \u2060", "x".repeat(2_001)]) chat.send(text);
		expect(calls).toHaveLength(0);
		chat.send("x".repeat(2_000));
		chat.send("noch eine");
		expect(calls).toHaveLength(1);
	});

	test("logs a failure, keeps the message, and sends the same request again on retry", async () => {
		const { chat, call, logged } = openChat();
		const failure = new AssistantError("500");
		chat.send("Frage");
		call(0).fail(failure);
		await settled();
		expect(logged).toEqual([failure]);
		expect(chat.getConversation().unanswered).toEqual({ reason: "failed" });
		chat.retry();
		expect(call(1).request).toEqual(call(0).request);
	});

	test.each([
		[
			"the rate limit, with the time of the next retry",
			new AssistantError("429", {}, "limited", 42),
			{ reason: "limited", retryAt: 47_000 },
		],
		["a switched-off function", new AssistantError("503", {}, "switchedOff"), { reason: "switchedOff" }],
		["any other refusal", new AssistantError("500"), { reason: "failed" }],
	])("reports %s", async (_name, cause, unanswered) => {
		vi.useFakeTimers({ now: 5_000, toFake: ["Date"] });
		const { chat, call } = openChat();
		chat.send("Frage");
		call(0).fail(cause);
		await settled();
		expect(chat.getConversation().unanswered).toEqual(unanswered);
		vi.useRealTimers();
	});

	test("reports that the visitor is offline", async () => {
		vi.stubGlobal("navigator", { onLine: false });
		const { chat, call } = openChat();
		chat.send("Frage");
		call(0).fail(new AssistantError("network"));
		await settled();
		vi.unstubAllGlobals();
		expect(chat.getConversation().unanswered).toEqual({ reason: "offline" });
	});

	test("resumes what was kept over a reload, with a pending question to ask again", () => {
		const { chat: before } = openChat();
		before.send("Frage");
		before.write("angefangen");
		const { chat, call } = openChat(overReload(before));
		expect(chat.getConversation()).toEqual({
			messages: before.getConversation().messages,
			phase: "idle",
			unanswered: { reason: "stopped" },
		});
		expect(chat.getDraft()).toBe("angefangen");
		chat.retry();
		expect(call(0).request.message).toBe("Frage");
	});

	test.each([
		[new AssistantError("429", {}, "limited", 42), "limited"],
		[new AssistantError("503", {}, "switchedOff"), "switchedOff"],
		[new AssistantError("The script is gone.", {}, "outdated"), "stopped"],
	])("after %s and a reload, the partial answer can be asked for again", async (cause, reason) => {
		const { chat: before, call: callBefore } = openChat();
		before.send("Frage");
		callBefore(0).onDelta("Ein Anf");
		callBefore(0).fail(cause);
		await settled();
		const { chat, call, contents } = openChat(overReload(before));
		expect(contents().at(-1)).toBe("Ein Anf");
		const { retryAt } = before.getConversation().unanswered ?? {};
		expect(chat.getConversation().unanswered).toEqual(
			reason === "limited" ? { reason, retryAt } : { reason },
		);
		chat.retry();
		expect(call(0).request.message).toBe("Frage");
	});

	test("a reload ends a growing answer as stop does", () => {
		const { chat: before, call } = openChat();
		before.send("Frage");
		call(0).onDelta("Ein Anf");
		const { chat } = openChat(overReload(before));
		before.stop();
		expect(chat.getConversation()).toEqual(before.getConversation());
	});

	test("stop aborts the call, keeps the partial answer, and logs nothing", async () => {
		const { chat, call, logged, contents } = openChat();
		chat.send("Frage");
		call(0).onDelta("Ein Anfang");
		chat.stop();
		expect(call(0).signal.aborted).toBe(true);
		call(0).onDelta(" zu viel");
		call(0).fail(new Error("aborted"));
		await settled();
		expect(contents().at(-1)).toBe("Ein Anfang");
		expect(logged).toEqual([]);
		expect(chat.getConversation()).toMatchObject({ phase: "idle", unanswered: { reason: "stopped" } });
	});

	test("a late answer after a stop doesn't answer the next question", async () => {
		const { chat, call, contents } = openChat();
		chat.send("eins");
		chat.stop();
		chat.send("zwei");
		call(0).answer({ message: "zu spät" });
		await settled();
		expect(contents()).not.toContain("zu spät");
		expect(chat.getConversation().phase).toBe("waiting");
	});

	test("restart aborts a pending answer and leaves only the greeting", () => {
		const { chat, call, contents } = openChat();
		chat.send("Frage");
		chat.restart();
		expect(call(0).signal.aborted).toBe(true);
		expect(contents()).toHaveLength(1);
	});

	test("notifies listeners of every change until they unsubscribe", () => {
		const { chat, call } = openChat();
		let changes = 0;
		const leave = chat.subscribe(() => {
			changes += 1;
		});
		chat.send("Frage");
		call(0).onDelta("A");
		leave();
		chat.stop();
		expect(changes).toBe(2);
	});
});
