// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { AssistantError } from "./answer.ts";
import type { Chat } from "./chat-store.ts";
import { type KeptChat, keep } from "./kept-chat.ts";
import { createTestChat } from "./testing.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

const contentsOf = (chat: Chat) => chat.getConversation().messages.map(({ content }) => content);

/** Returns what is left of a chat after a reload. */
const overReload = (chat: Chat): KeptChat => JSON.parse(JSON.stringify(keep(chat)));

describe("the chat", () => {
	test("sends a trimmed message with the earlier ones, including the greeting", async () => {
		const { chat, newest } = createTestChat();
		const [greeting = ""] = contentsOf(chat);
		chat.send("  eins ");
		expect(newest().request).toMatchObject({
			message: "eins",
			context: [{ role: "assistant", content: greeting }],
		});
		newest().answer({ message: "A" });
		await settled();
		chat.send("zwei");
		expect(newest().request.context.map(({ content }) => content)).toEqual([greeting, "eins", "A"]);
	});

	test("sends no blank or too long messages, nor two at a time", () => {
		const { chat, pending } = createTestChat();
		for (const text of ["", " \n\t ", "\u200b \u2060", "x".repeat(2_001)]) chat.send(text);
		expect(pending).toHaveLength(0);
		chat.send("x".repeat(2_000));
		chat.send("noch eine");
		expect(pending).toHaveLength(1);
	});

	test("logs a failure, keeps the message, and sends the same request again on retry", async () => {
		const { chat, newest, pending, logged } = createTestChat();
		const failure = new AssistantError("500");
		chat.send("Frage");
		newest().fail(failure);
		await settled();
		expect(logged).toEqual([failure]);
		expect(chat.getConversation().unanswered).toEqual({ reason: "failed" });
		chat.retry();
		expect(pending).toHaveLength(2);
		expect(newest().request).toEqual(pending[0]?.request);
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
		const { chat, newest } = createTestChat();
		chat.send("Frage");
		newest().fail(cause);
		await settled();
		expect(chat.getConversation().unanswered).toEqual(unanswered);
		vi.useRealTimers();
	});

	test("reports that the visitor is offline", async () => {
		vi.stubGlobal("navigator", { onLine: false });
		const { chat, newest } = createTestChat();
		chat.send("Frage");
		newest().fail(new AssistantError("network"));
		await settled();
		vi.unstubAllGlobals();
		expect(chat.getConversation().unanswered).toEqual({ reason: "offline" });
	});

	test("resumes what was kept over a reload, with a pending question to ask again", () => {
		const { chat: before } = createTestChat();
		before.send("Frage");
		before.write("angefangen");
		const { chat, newest } = createTestChat({ kept: overReload(before) });
		expect(chat.getConversation()).toEqual({
			messages: before.getConversation().messages,
			phase: "idle",
			unanswered: { reason: "stopped" },
		});
		expect(chat.getDraft()).toBe("angefangen");
		chat.retry();
		expect(newest().request.message).toBe("Frage");
	});

	test.each([
		[new AssistantError("429", {}, "limited", 42), "limited"],
		[new AssistantError("503", {}, "switchedOff"), "switchedOff"],
		[new AssistantError("The script is gone.", {}, "outdated"), "stopped"],
		[new TypeError("The page is being left."), "stopped"],
	])("after %s and a reload, the partial answer can be asked for again", async (cause, reason) => {
		const { chat: before, newest: newestBefore } = createTestChat();
		before.send("Frage");
		newestBefore().onDelta("Ein Anf");
		newestBefore().fail(cause);
		await settled();
		const { chat, newest } = createTestChat({ kept: overReload(before) });
		expect(contentsOf(chat).at(-1)).toBe("Ein Anf");
		const { retryAt } = before.getConversation().unanswered ?? {};
		expect(chat.getConversation().unanswered).toEqual(
			reason === "limited" ? { reason, retryAt } : { reason },
		);
		chat.retry();
		expect(newest().request.message).toBe("Frage");
	});

	test("a reload ends a growing answer as stop does", () => {
		const { chat: before, newest } = createTestChat();
		before.send("Frage");
		newest().onDelta("Ein Anf");
		const { chat } = createTestChat({ kept: overReload(before) });
		before.stop();
		expect(chat.getConversation()).toEqual(before.getConversation());
	});

	test("stop aborts the call, keeps the partial answer, and logs nothing", async () => {
		const { chat, newest, logged } = createTestChat();
		chat.send("Frage");
		newest().onDelta("Ein Anfang");
		chat.stop();
		expect(newest().signal.aborted).toBe(true);
		newest().onDelta(" zu viel");
		newest().fail(new Error("aborted"));
		await settled();
		expect(contentsOf(chat).at(-1)).toBe("Ein Anfang");
		expect(logged).toEqual([]);
		expect(chat.getConversation()).toMatchObject({ phase: "idle", unanswered: { reason: "stopped" } });
	});

	test("a late answer after a stop doesn't answer the next question", async () => {
		const { chat, pending } = createTestChat();
		chat.send("eins");
		chat.stop();
		chat.send("zwei");
		pending[0]?.answer({ message: "zu spät" });
		await settled();
		expect(contentsOf(chat)).not.toContain("zu spät");
		expect(chat.getConversation().phase).toBe("waiting");
	});

	test("restart aborts a pending answer and leaves only the greeting, until it is taken back", () => {
		const { chat, newest, pending } = createTestChat();
		chat.send("Frage");
		newest().onDelta("Ein Anf");
		chat.restart();
		expect(newest().signal.aborted).toBe(true);
		expect(contentsOf(chat)).toEqual(["Hello"]);
		chat.restore();
		expect(contentsOf(chat)).toEqual(["Hello", "Frage", "Ein Anf"]);
		chat.retry();
		expect(pending).toHaveLength(2);
	});

	test("a restart can't be taken back after the next question", () => {
		const { chat } = createTestChat();
		chat.send("Frage");
		chat.restart();
		chat.send("Andere Frage");
		chat.stop();
		chat.restore();
		expect(contentsOf(chat)).toEqual(["Hello", "Andere Frage"]);
	});

	test("notifies listeners of every change until they unsubscribe", () => {
		const { chat, newest } = createTestChat();
		let changes = 0;
		const leave = chat.subscribe(() => {
			changes += 1;
		});
		chat.send("Frage");
		newest().onDelta("A");
		leave();
		chat.stop();
		expect(changes).toBe(2);
	});
});
