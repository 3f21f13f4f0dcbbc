import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const answer = (message: string) => siteAssistant.answer({ message, context: [] }).message;

Deno.test("what went wrong once is told by what describes the problem", () => {
	assert.match(
		answer("What happened when the API server's certificate ran out at the insurance company?"),
		/neun Stunden lang nichts ausrollen/,
	);
});

Deno.test("who tells his trouble hears of the remedy and not of the same trouble again", () => {
	for (const [question, remedy] of [
		["Drei Teams teilen sich einen Cluster. Wie trennen Sie die voneinander?", /ResourceQuota/],
		["Weckt Ihr Monitoring bei jeder CPU-Spitze jemanden?", /eine kurze Lastspitze weckt niemanden/],
	] as const)
		assert.match(answer(question).slice(0, 500), remedy, question);
});
