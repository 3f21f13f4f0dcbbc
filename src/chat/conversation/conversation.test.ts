import { describe, expect, test } from "vitest";
import {
	type Conversation,
	type ConversationEvent,
	converse,
	languageOfConversation,
	startConversation,
} from "./conversation.ts";

const at = new Date("2026-11-20T10:00:00Z");
const next = (state: Conversation, event: ConversationEvent) => converse(state, event, at);
const having = (...events: ConversationEvent[]): Conversation =>
	events.reduce(next, startConversation("Hello", at));
const lines = ({ messages }: Conversation) => messages.slice(1).map(({ role, content }) => [role, content]);

const asked = (content: string): ConversationEvent => ({ type: "asked", content });
const received = (delta: string): ConversationEvent => ({ type: "received", delta });
const answered = (message: string, language?: string): ConversationEvent => ({
	type: "answered",
	answer: { message, ...(language && { language }) },
});
const stopped: ConversationEvent = { type: "ended", unanswered: { reason: "stopped" } };
const failed: ConversationEvent = { type: "ended", unanswered: { reason: "failed" } };

describe("a conversation", () => {
	test("begins with the assistant's greeting", () => {
		const { messages, phase } = startConversation("Hello", at);
		expect(messages).toHaveLength(1);
		expect(messages[0]).toMatchObject({ role: "assistant", timestamp: at, id: String(at.getTime()) });
		expect(phase).toBe("idle");
	});

	test("adds a question immediately and waits", () => {
		const state = having(asked("Kann er Azure?"));
		expect(lines(state)).toEqual([["user", "Kann er Azure?"]]);
		expect(state.phase).toBe("waiting");
	});

	test("ignores a second question while one is pending", () => {
		const state = having(asked("eins"));
		expect(next(state, asked("zwei"))).toBe(state);
	});

	test("appends a whole answer and becomes idle", () => {
		const state = having(asked("Frage"), answered("Antwort"));
		expect(lines(state).at(-1)).toEqual(["assistant", "Antwort"]);
		expect(state.phase).toBe("idle");
	});

	test("grows one message while an answer streams, and replaces it with the whole answer", () => {
		const streaming = having(asked("Frage"), received("An"), received("two"));
		expect(streaming.phase).toBe("streaming");
		expect(lines(streaming)).toEqual([
			["user", "Frage"],
			["assistant", "Antwo"],
		]);
		const id = streaming.messages.at(-1)?.id;
		const done = next(streaming, {
			type: "answered",
			answer: { message: "Antwort.", sources: [{ title: "T", href: "/" }] },
		});
		expect(lines(done).at(-1)).toEqual(["assistant", "Antwort."]);
		expect(done.messages.at(-1)).toMatchObject({ id, sources: [{ title: "T", href: "/" }] });
	});

	test("keeps the question after a failure and can retry it", () => {
		const refused = having(asked("Frage"), {
			type: "ended",
			unanswered: { reason: "limited", retryAt: 5 },
		});
		expect(lines(refused)).toEqual([["user", "Frage"]]);
		expect(refused).toMatchObject({ phase: "idle", unanswered: { reason: "limited", retryAt: 5 } });
		const again = next(refused, { type: "retried" });
		expect(lines(again)).toEqual([["user", "Frage"]]);
		expect(again).toMatchObject({ phase: "waiting", unanswered: null });
	});

	test("keeps a partial answer after a failure or stop, until the retry", () => {
		for (const reason of ["failed", "stopped"] as const) {
			const ended = having(asked("Frage"), received("Ein Anf"), { type: "ended", unanswered: { reason } });
			expect(lines(ended).at(-1)).toEqual(["assistant", "Ein Anf"]);
			expect(ended.unanswered).toEqual({ reason });
			expect(lines(next(ended, { type: "retried" }))).toEqual([["user", "Frage"]]);
		}
	});

	test("keeps no more of an endless answer than of a long one, and marks it as incomplete", () => {
		const endless = "x".repeat(100_000);
		const streaming = having(asked("Frage"), received(endless), received(endless));
		expect(streaming.messages.at(-1)?.content).toHaveLength(32_000);
		const [, , answer] = next(streaming, answered(endless)).messages;
		expect(answer).toMatchObject({ incomplete: true });
		expect(answer?.content).toHaveLength(32_000);
	});

	test("has nothing to retry after an answer or a new question", () => {
		const done = having(asked("Frage"), answered("Antwort"));
		expect(next(done, { type: "retried" })).toBe(done);
		const moved = having(asked("eins"), failed, asked("zwei"));
		expect(moved.unanswered).toBeNull();
		expect(lines(moved)).toEqual([
			["user", "eins"],
			["user", "zwei"],
		]);
	});

	test("marks a partial answer as incomplete, also after the next question", () => {
		const moved = having(asked("eins"), received("Ein Anf"), stopped, asked("zwei"));
		expect(moved.messages.map(({ incomplete }) => incomplete)).toEqual([
			undefined,
			undefined,
			true,
			undefined,
		]);
	});

	test("ignores events after its end", () => {
		const ended = having(asked("Frage"), stopped);
		for (const late of [received("x"), answered("x"), failed]) expect(next(ended, late)).toBe(ended);
	});

	test("has the language of the newest answer, as does its question", () => {
		expect(languageOfConversation(having(asked("Frage")))).toBeUndefined();
		const state = having(asked("Frage"), answered("Antwort", "de"), asked("What?"), answered("That", "en"));
		expect(state.messages.map(({ language }) => language)).toEqual([undefined, "de", "de", "en", "en"]);
		expect(languageOfConversation(next(state, asked("Next")))).toBe("en");
	});

	test("keeps its language when a model answers in one that the site doesn't have", () => {
		const state = having(asked("What?"), answered("That", "en"), asked("Quoi ?"), answered("Cela", "fr"));
		expect(state.messages.at(-1)?.language).toBe("fr");
		expect(languageOfConversation(state)).toBe("en");
	});

	test("gives messages of the same millisecond unique ids", () => {
		const ids = having(asked("eins"), answered("a"), asked("zwei"), answered("b")).messages.map(
			({ id }) => id,
		);
		expect(new Set(ids).size).toBe(5);
		expect(ids).toEqual(ids.map((_, index) => String(at.getTime() + index)));
	});
});
