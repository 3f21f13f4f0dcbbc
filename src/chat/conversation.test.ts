import { describe, expect, test } from "vitest";
import { type Conversation, type ConversationEvent, converse, startConversation } from "./conversation.ts";

const at = new Date("2026-11-20T10:00:00Z");
const having = (...events: ConversationEvent[]): Conversation =>
	events.reduce(converse, startConversation(at));
const lines = ({ messages }: Conversation) => messages.slice(1).map(({ role, content }) => [role, content]);

const asked = (content: string): ConversationEvent => ({ type: "asked", content, at });
const received = (delta: string): ConversationEvent => ({ type: "received", delta, at });
const answered = (message: string): ConversationEvent => ({ type: "answered", answer: { message }, at });

describe("a conversation", () => {
	test("begins with the assistant's greeting", () => {
		const { messages, phase } = startConversation(at);
		expect(messages).toHaveLength(1);
		expect(messages[0]).toMatchObject({ role: "assistant", timestamp: at, id: String(at.getTime()) });
		expect(phase).toBe("idle");
	});

	test("shows a question at once and waits", () => {
		const state = having(asked("Kann er Azure?"));
		expect(lines(state)).toEqual([["user", "Kann er Azure?"]]);
		expect(state.phase).toBe("waiting");
	});

	test("takes no second question while one is open", () => {
		const state = having(asked("eins"));
		expect(converse(state, asked("zwei"))).toBe(state);
	});

	test("appends a whole answer and is idle again", () => {
		const state = having(asked("Frage"), answered("Antwort"));
		expect(lines(state).at(-1)).toEqual(["assistant", "Antwort"]);
		expect(state.phase).toBe("idle");
	});

	test("grows one message while an answer streams, which the whole answer replaces", () => {
		const streaming = having(asked("Frage"), received("An"), received("two"));
		expect(streaming.phase).toBe("streaming");
		expect(lines(streaming)).toEqual([
			["user", "Frage"],
			["assistant", "Antwo"],
		]);
		const id = streaming.messages.at(-1)?.id;
		const done = converse(streaming, {
			type: "answered",
			answer: { message: "Antwort.", sources: [{ title: "T", href: "/" }] },
			at,
		});
		expect(lines(done).at(-1)).toEqual(["assistant", "Antwort."]);
		expect(done.messages.at(-1)).toMatchObject({ id, sources: [{ title: "T", href: "/" }] });
	});

	test("keeps the question after a failure and can ask it again", () => {
		const failed = having(asked("Frage"), { type: "failed", detail: "Zu viel." });
		expect(lines(failed)).toEqual([["user", "Frage"]]);
		expect(failed).toMatchObject({ phase: "idle", unanswered: { reason: "failed", detail: "Zu viel." } });
		const again = converse(failed, { type: "retried" });
		expect(lines(again)).toEqual([["user", "Frage"]]);
		expect(again).toMatchObject({ phase: "waiting", unanswered: null });
	});

	test("keeps what had come when an answer breaks off or is stopped, until it is asked again", () => {
		for (const type of ["failed", "stopped"] as const) {
			const ended = having(asked("Frage"), received("Ein Anf"), { type });
			expect(lines(ended).at(-1)).toEqual(["assistant", "Ein Anf"]);
			expect(ended.unanswered?.reason).toBe(type);
			expect(lines(converse(ended, { type: "retried" }))).toEqual([["user", "Frage"]]);
		}
	});

	test("has nothing to retry after an answer, and a new question takes the retry away", () => {
		const done = having(asked("Frage"), answered("Antwort"));
		expect(converse(done, { type: "retried" })).toBe(done);
		const moved = having(asked("eins"), { type: "failed" }, asked("zwei"));
		expect(moved.unanswered).toBeNull();
		expect(lines(moved)).toEqual([
			["user", "eins"],
			["user", "zwei"],
		]);
	});

	test("keeps with the last message to a question why nothing more came, when the next one is asked", () => {
		const begun = having(asked("eins"), received("Ein Anf"), { type: "stopped" }, asked("zwei"));
		expect(begun.messages.map(({ unanswered }) => unanswered?.reason)).toEqual([
			undefined,
			undefined,
			"stopped",
			undefined,
		]);
		const without = having(asked("eins"), { type: "failed", detail: "Zu viel." }, asked("zwei"));
		expect(without.messages[1]?.unanswered).toEqual({ reason: "failed", detail: "Zu viel." });
	});

	test("ignores what arrives after it was ended", () => {
		const stopped = having(asked("Frage"), { type: "stopped" });
		for (const late of [received("x"), answered("x"), { type: "failed" } as const])
			expect(converse(stopped, late)).toBe(stopped);
	});

	test("begins anew with a greeting of its own", () => {
		const later = new Date(at.getTime() + 60_000);
		const state = having(asked("Frage"), answered("Antwort"), { type: "restarted", at: later });
		expect(state).toEqual(startConversation(later));
	});

	test("gives messages of one millisecond different ids, from their timestamps on", () => {
		const ids = having(asked("eins"), answered("a"), asked("zwei"), answered("b")).messages.map(
			({ id }) => id,
		);
		expect(new Set(ids).size).toBe(5);
		expect(ids).toEqual(ids.map((_, index) => String(at.getTime() + index)));
	});
});
