import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const EXAMPLE = "Was war beim Praxisbeispiel „AWS-Umgebung nach dem Well-Architected Framework“?";
const SAVED = ["services/cloud-migration/scenarios/aws-well-architected/results/4"];
const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) }).passages;

Deno.test("after a worked example, the costs asked for are what it saved", () => {
	for (const question of [
		"Und die Kosten?",
		"Hat das was gespart?",
		"Ist es dadurch günstiger geworden?",
		"How much money did that save?",
	])
		assert.deepEqual(ask(question, EXAMPLE), SAVED, question);
});

Deno.test("what the visitor would pay stays a question for a price", () => {
	for (const question of ["Was würde das bei uns kosten?", "And what would that cost us?", "Ihr Tagessatz?"])
		assert.deepEqual(ask(question, EXAMPLE), ["facts/price"], question);
	assert.deepEqual(ask("Und die Kosten?"), ["facts/price"]);
});
