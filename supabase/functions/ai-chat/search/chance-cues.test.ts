import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] }).passages;

Deno.test("a word that is part of what a client's page tells asks for no terms of the owner's", () => {
	const passages = ask("What happened to the six clusters of the insurance company?");
	assert.ok(!passages.includes("facts/terms"));
	assert.ok(passages.some((id) => id.startsWith("services/kubernetes")));
});

Deno.test("the same word said to the owner, or without anything that a page holds, still asks for his terms", () => {
	for (const question of ["Are you insured, and how?", "Insurance?", "Liability insurance?"])
		assert.ok(
			ask(question).some((id) => id === "facts/terms" || id === "facts/promise"),
			question,
		);
});

Deno.test("what became cheaper is told as a result, and what he would take stays a question of price", () => {
	assert.deepEqual(ask("Um wie viel sanken die Azure-Kosten?"), [
		"services/cloud-migration/scenarios/azure-landing-zone/results/4",
	]);
	assert.equal(ask("Was kostet eine Migration nach Azure?")[0], "facts/price");
});
