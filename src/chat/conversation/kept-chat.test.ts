// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { storageKey } from "../../document/storage-key.ts";
import { isKeptChat } from "./kept-chat.ts";

const message = { id: "1", role: "assistant", content: "Hello", timestamp: "2026-11-20T10:00:00.000Z" };
const sources = [{ title: "DevOps", href: "/services/devops" }];
const kept = { messages: [message], unanswered: null, draft: "" };
const having = (other: object) => ({ ...kept, messages: [{ ...message, ...other }] });

test.each([
	["a greeting", kept],
	["a draft and a failure", { ...kept, unanswered: { reason: "limited", retryAt: 1 }, draft: "angefangen" }],
	["an answer with sources", having({ sources, language: "de", incomplete: true })],
	["an answer in French", having({ language: "fr" })],
])("resumes %s", (_name, value) => {
	expect(isKeptChat(value)).toBe(true);
});

test.each([
	["nothing", null],
	["a text", "x"],
	["a list", []],
	["no messages", { ...kept, messages: [] }],
	["messages that are none", { ...kept, messages: [null] }],
	["a message without content", having({ content: undefined })],
	["content as a list", having({ content: ["x"] })],
	["an unknown role", having({ role: "system" })],
	["another language than a tag", having({ language: "de en" })],
	["an id that is no number", having({ id: "a" })],
	["sources that are no list", having({ sources: { 0: sources[0] } })],
	["a source without an address", having({ sources: [{ title: "DevOps" }] })],
	["an unknown failure", { ...kept, unanswered: { reason: "constructor" } }],
	["no word on failures", { messages: [message], draft: "" }],
	["a draft that is a number", { ...kept, draft: 5 }],
])("drops %s", (_name, value) => {
	expect(isKeptChat(value)).toBe(false);
});

afterEach(() => sessionStorage.clear());

test("what can't be read is replaced, and another site's conversation isn't read", async () => {
	const key = storageKey("assistant-1", "/");
	sessionStorage.setItem(key, JSON.stringify({ ...kept, draft: 5 }));
	sessionStorage.setItem(storageKey("assistant-1", "/other/"), JSON.stringify({ ...kept, draft: "fremd" }));
	vi.resetModules();
	const { visitorsChat } = await import("./chat-store.ts");
	const chat = visitorsChat({ greeting: "Hello" });
	expect(chat.getDraft()).toBe("");
	document.dispatchEvent(new Event("visibilitychange"));
	expect(sessionStorage.getItem(key)).toBeNull();
	chat.write("angefangen");
	document.dispatchEvent(new Event("visibilitychange"));
	expect(sessionStorage.getItem(key)).toContain("angefangen");
});
