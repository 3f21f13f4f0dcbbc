import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("what a word of the trade means is told where a service explains it", () => {
	for (const [message, id] of [
		["Was heißt RTO?", "services/database-management/lead-2"],
		["Was sind RTO und RPO?", "services/database-management/lead-2"],
		["What's an RPO?", "services/database-management/lead-2"],
		["How do RPO and RTO differ, what's the difference?", "services/database-management/lead-2"],
		["Wofür braucht man eine Landing Zone?", "services/cloud-migration/lead-3"],
		["Explain landing zones", "services/cloud-migration/lead-3"],
		["Was bedeutet Prompt-Injection?", "services/ai-development/features/3"],
		["Was heißt denn Burn Rate?", "services/monitoring/features/1"],
		["Explain error budgets", "services/monitoring/features/1"],
		["What do DORA metrics mean?", "services/consulting/features/4"],
		[
			"Wofür braucht man einen Break-Glass-Account?",
			"services/security/scenarios/haertung-vor-audit/phases/2",
		],
	] as const)
		assert.deepEqual(ask(message).passages, [id], message);
});

Deno.test("a question about a word in one of the examples is no question for its meaning", () => {
	const { passages } = ask("What is the RPO in the database example?");
	assert.ok(passages.every((id) => id.includes("/scenarios/")));
});

Deno.test("who goes on from what a word means asks what the next one means", () => {
	for (const [first, next] of [
		["Was heißt RPO?", "Und RTO?"],
		["What does RTO mean?", "And RPO?"],
	] as const) {
		const context = [{ role: "user" as const, content: first }];
		const { passages } = siteAssistant.answer({ message: next, context });
		assert.deepEqual(passages, ["services/database-management/lead-2"], next);
	}
});

Deno.test("what he takes one of his core areas to be is told by that area", () => {
	for (const message of ["Was verstehst du unter Cloud-Architektur?", "What does cloud architecture mean?"])
		assert.deepEqual(ask(message).passages, ["about/competencies/2"], message);
});
