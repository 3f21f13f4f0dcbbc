import assert from "node:assert/strict";
import type { ChatContextEntry, ChatRequest } from "../../../src/chat/contract.ts";
import { rememberAnswers } from "./answer-memory.ts";
import { siteAssistant } from "./testing/chat.ts";

/** An assistant that notes what it is really asked. */
function start(most?: number) {
	const asked: string[] = [];
	const assistant = rememberAnswers(
		{
			passages: siteAssistant.passages,
			answer(request: ChatRequest) {
				asked.push(request.message);
				return siteAssistant.answer(request);
			},
		},
		most,
	);
	const ask = (message: string, context: ChatContextEntry[] = []) => assistant.answer({ message, context });
	return { ask, asked };
}

Deno.test("a question that comes again is answered without a search, and the same", () => {
	const { ask, asked } = start();
	const first = ask("Wo sitzt er?");
	assert.deepEqual(ask("Wo sitzt er?"), first);
	assert.deepEqual(first, siteAssistant.answer({ message: "Wo sitzt er?", context: [] }));
	assert.equal(asked.length, 1);
});

Deno.test("the same words after another question are another question", () => {
	const { ask, asked } = start();
	const [aws, azure] = ["AWS", "Azure"].map((topic) =>
		ask("Und wie lange?", [{ role: "user", content: `Kennen Sie ${topic}?` }]),
	);
	assert.notDeepEqual(aws?.passages, azure?.passages);
	ask("a", [{ role: "user", content: "b" }]);
	ask("b", [{ role: "user", content: "a" }]);
	ask("a", [{ role: "assistant", content: "b" }]);
	assert.equal(asked.length, 5);
});

Deno.test("the answers used longest ago are forgotten first, and long conversations at once", () => {
	const { ask, asked } = start(2);
	for (const message of ["AWS", "Azure", "AWS", "Docker", "AWS", "Azure"]) ask(message);
	assert.deepEqual(asked, ["AWS", "Azure", "Docker", "Azure"]);
	const long = "Kubernetes ".repeat(100);
	ask(long);
	ask(long);
	assert.equal(asked.length, 6);
});
