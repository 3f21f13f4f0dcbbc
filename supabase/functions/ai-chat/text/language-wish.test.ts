import assert from "node:assert/strict";
import { languageAside, languageWish } from "./language-wish.ts";

Deno.test("a wish for a language beside a question leaves the question", () => {
	for (const [message, language, question] of [
		["Bitte auf Englisch antworten: Was kostet das?", "en", "Was kostet das?"],
		["Answer in German: which certificates are there?", "de", "which certificates are there?"],
		["Was kostet das? Bitte antworten Sie auf Englisch.", "en", "Was kostet das?"],
		["Which projects were there? In German please.", "de", "Which projects were there?"],
	] as const) {
		const aside = languageAside(message);
		assert.equal(aside?.language, language, message);
		assert.ok(aside?.question.startsWith(question), message);
	}
});

Deno.test("a wish alone is no wish beside a question, and a question about languages is neither", () => {
	assert.equal(languageAside("Nochmal auf Deutsch bitte"), undefined);
	assert.equal(languageWish("Nochmal auf Deutsch bitte"), "de");
	for (const message of [
		"Antworten Sie Kunden auf Englisch?",
		"Does he work in English?",
		"Sprechen Sie Deutsch?",
	])
		assert.equal(languageAside(message), undefined, message);
});

Deno.test("an excuse or a word that goes on stands beside a wish for a language", () => {
	assert.equal(languageWish("sorry, in English please"), "en");
	assert.equal(languageWish("Oh, lieber auf Deutsch"), "de");
	assert.deepEqual(languageAside("and in English again: what's your email?"), {
		language: "en",
		question: "what's your email?",
	});
	assert.deepEqual(languageAside("Und auf Deutsch, bitte: was kostet ein Tag?")?.language, "de");
});

Deno.test("whether something is there in a language is no wish for it", () => {
	for (const message of [
		"Is it in German or English?",
		"Is there an English version?",
		"Gibt es den auf Englisch?",
	])
		assert.equal(languageWish(message), undefined, message);
});

Deno.test("what every object has by nature is no language", () => {
	for (const message of ["constructor", "valueOf", "What is a constructor?", "__proto__"])
		assert.equal(languageWish(message), undefined, message);
});
