import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("a question about daily life is declined, whatever its other words would find", () => {
	for (const question of [
		"Wann beginnt das Konzert in Berlin?",
		"Wie teuer ist Brot bei Ihnen?",
		"Will the bitcoin rate fall next month?",
		"Which movie did your company see last?",
		"How long does it take to boil potatoes for a company?",
	])
		assert.equal(ask(question).outcome, "declined", question);
});

Deno.test("a word of daily life beside something that the site tells of asks about that", () => {
	for (const question of ["Läuft Kubernetes auch am Flughafen?", "Does he use Kubernetes for TV?"])
		assert.equal(ask(question).outcome, "answered", question);
});

Deno.test("the price of something unknown is asked of somebody else, unless one deals with him", () => {
	assert.equal(ask("Was kostet ein Zirkuszelt?").outcome, "declined");
	assert.deepEqual(ask("Was kostet uns ein Zirkuszelt von Ihnen?").passages, ["facts/price"]);
});
