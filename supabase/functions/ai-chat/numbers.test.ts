import assert from "node:assert/strict";
import { siteAssistant } from "./testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

Deno.test("a number alone is asked back about, unless it picks from a list", () => {
	for (const message of ["42", "95 %", "1.000?"]) assert.deepEqual(ask(message).passages, [], message);
	assert.deepEqual(ask("2", "Welche Leistungen gibt es?").passages, ["services/devops"]);
});

Deno.test("a sum of money asks for the price", () => {
	for (const message of ["Ist 95 € realistisch?", "Would $100 be okay?"])
		assert.deepEqual(ask(message).passages, ["facts/price"], message);
});

Deno.test("a number is told of what the site calls by another name, where the rest of the question fits", () => {
	assert.match(
		ask("Wie viele Köpfe hatte das Plattformteam, das auf Zeit geführt wurde?").message,
		/vierköpfige/,
	);
	assert.deepEqual(ask("Wie viele Köpfe hat der Kölner Dom?").passages, []);
});

Deno.test("from how many to how many is a question for both figures", () => {
	for (const question of [
		"Von wie vielen Alarmen auf wie viele pro Woche sank es im Beispiel?",
		"From how many alerts a week down to how many in the example?",
	])
		assert.match(ask(question).message, /11 statt 140/, question);
});

Deno.test("the year of a project is no number of what was there", () => {
	for (const question of [
		"Wie viele Linux-Server waren es bei der BWI?",
		"How many Linux servers did he run at BWI?",
	])
		assert.deepEqual(ask(question).passages, [], question);
});
