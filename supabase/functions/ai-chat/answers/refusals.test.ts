import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

Deno.test("a thumb, a no and a row of letters are no questions", () => {
	assert.equal(ask("👍").outcome, "small_talk");
	for (const message of ["no", "lol", "asdf"]) assert.deepEqual(ask(message).passages, [], message);
});

Deno.test("politics and daily life are no subject here", () => {
	for (const message of [
		"Was denkst du über Putin?",
		"What do you think of Elon Musk?",
		"Wo gibt es gute Pizza?",
	])
		assert.match(ask(message).message, /^(Dabei kann ich nicht helfen|I can't help with that)/, message);
});

Deno.test("questions to a manual or a textbook are declined, and what a page explains is told", () => {
	for (const message of [
		"How do I restart nginx?",
		"Was ist ein Pod?",
		"Which port does PostgreSQL listen on? I mean which port does it use",
		"Was macht ein DevOps Engineer?",
	]) {
		const { outcome, passages } = ask(message);
		assert.deepEqual([outcome, passages], ["declined", []], message);
	}
	for (const message of ["Was ist GitOps?", "What is an SLO?", "Was ist Terraform?"])
		assert.equal(ask(message).outcome, "answered", message);
});

Deno.test("what only goes on from something turned away is turned away too, and a question of its own isn't", () => {
	for (const [before, message] of [
		["Kennst du einen guten Friseur?", "In Hamburg?"],
		["Schreib mir ein Terraform-Modul", "Und für Azure?"],
		["What is the meaning of life?", "in simple words please"],
		["Erkläre mir schwarze Löcher", "Kürzer bitte"],
	] as const)
		assert.equal(ask(message, before).outcome, "declined", message);
	assert.deepEqual(ask("Wo sitzt er?", "Kennst du einen guten Friseur?").passages, ["facts/location"]);
	assert.equal(ask("In Berlin?", "In welchen Städten hat er gearbeitet?").outcome, "answered");
});
