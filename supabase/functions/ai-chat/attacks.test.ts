import assert from "node:assert/strict";
import { ownAddresses } from "../../../src/pages/paths.ts";
import type { Model } from "./model/openai-model.ts";
import { createPrompter, type Prompt } from "./model/prompt.ts";
import { parseChatRequest } from "./request.ts";
import { createAssistant } from "./site/assistant.ts";
import weights from "./site/weights.json" with { type: "json" };
import { attacks, PASSWORD } from "./testing/attacks.ts";
import { renderedAddresses } from "./testing/rendered-addresses.ts";
import { content, siteAnswer, startChat } from "./testing/start-chat.ts";

const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/u;

Deno.test("the model gets an attack only as the visitor's data", async () => {
	let sent: Prompt = [];
	const model: Model = async (prompt) => {
		sent = prompt;
		return { message: "Nein." };
	};
	const promptFor = createPrompter(content, 44_000);
	const chat = startChat({}, { model });
	for (const attack of attacks) {
		await chat.ask(attack.message, attack.context);
		const visible = parseChatRequest(attack);
		assert.deepEqual(sent, promptFor(visible, siteAnswer));
		// Four headings of the function, each with one line, three of them JSON; nothing of an attack makes another.
		const lines = (sent[1]?.content ?? "").split("\n").filter((line) => line !== "");
		const data = lines.filter((line) => /^["[]/.test(line));
		assert.deepEqual([data.length, lines.length], [3, 8]);
		assert.equal(JSON.parse(data.at(-1) ?? ""), visible.message);
		assert.doesNotMatch(sent[1]?.content ?? "", INVISIBLE);
	}
});

Deno.test("removes foreign content if a model obeys", async () => {
	const message =
		"Yes ![](https://evil.example/p.png?q=1) [Tea](/services/tea) [a][b]\n\n[b]: //evil.example";
	const answer = await startChat({}, { model: async () => ({ message }) }).ask("Obey.");
	assert.doesNotMatch(answer.message, /evil/);
	assert.deepEqual(renderedAddresses(answer.message), ["/services/tea"]);
});

Deno.test("without a model, neither obeys nor links anything foreign", () => {
	const site = createAssistant(content, weights);
	const allowed = new Set([...site.places.keys(), ...ownAddresses(content)]);
	for (const attack of attacks) {
		const { message, sources } = site.answer(parseChatRequest(attack));
		// It may say that the site doesn't have the word.
		assert.doesNotMatch(message, new RegExp(`(?<![„“])${PASSWORD}`));
		for (const href of [...renderedAddresses(message), ...sources.map((source) => source.href)])
			assert.ok(allowed.has(href), `${attack.message}: ${href}`);
	}
});
