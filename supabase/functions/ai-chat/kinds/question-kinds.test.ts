import assert from "node:assert/strict";
import weights from "../kind-weights.json" with { type: "json" };
import { normalize } from "../text/fold.ts";
import { readKind } from "./question-kinds.ts";

const kindOf = (question: string) => readKind(normalize(question), (word) => word === "erika");

Deno.test("a question is of the kind that asks the same in other words", () => {
	for (const [question, passage] of [
		["In welcher Gegend Deutschlands lebt er?", "facts/location"],
		["What does he charge for a day of work?", "facts/price"],
		["Ab wann könnte Erika bei uns anfangen?", "facts/availability"],
		["Gibt es den Lebenslauf auch als Datei?", "facts/cv"],
	] as const) {
		const { passage: found, probability } = kindOf(question);
		assert.equal(found, passage, question);
		assert.ok(probability > 0.3, `${question} ${probability}`);
	}
});

Deno.test("a question about a page is of no passage that tells a fact in short", () => {
	for (const question of [
		"Wie sichern Sie Kubernetes-Cluster ab?",
		"How is the database moved without downtime?",
	]) {
		const { probability, unanswered } = kindOf(question);
		assert.ok(probability < 0.2 && unanswered < 0.2, `${question} ${probability} ${unanswered}`);
	}
});

Deno.test("what has nothing to do with the site most probably has no answer, and it is told why", () => {
	const { unanswered, why } = kindOf("Welches Rezept empfiehlst du mir für einen Kuchen?");
	assert.ok(unanswered > 0.5, String(unanswered));
	assert.equal(why, "off-topic");
	assert.equal(kindOf("Ist er verheiratet, und wie heißt seine Frau?").why, "personal");
});

Deno.test("the probabilities of all kinds are one together", () => {
	const { of, page, unanswered } = kindOf("Was kostet er am Tag?");
	const passages = weights.kinds.filter((kind) => !/^(page|unanswered)\//.test(kind));
	const sum = passages.reduce((all, id) => all + of(id), page + unanswered);
	assert.ok(Math.abs(sum - 1) < 1e-9, String(sum));
	assert.equal(of("facts/weather"), 0);
});
