import assert from "node:assert/strict";
import { thoughtFilter, withoutThoughts } from "./thoughts.ts";

/** Returns what streams of an answer in pieces of a size, and its final message. */
function read(said: string, size: number) {
	const visible = thoughtFilter();
	const pieces = said.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
	return { shown: pieces.map(visible).join(""), message: withoutThoughts(said).message };
}

const ANSWER = "Antwort mit `<think>` im Text.";

for (const [name, thoughts] of [
	["think", "<think>\nDie Regel sagt: `<b>`.\n</think>\n\n"],
	["an empty think", "<think>\n\n</think>\n\n"],
	["think with attributes, in capitals", ' <THINK type="x">a > b\n</THINK>'],
	["several", "<thinking>a</thinking>\n<reflection>b</reflection>\n"],
	["a namespace", "<seed:think>a</seed:think>"],
	["square brackets", "[THINK]a [b] c[/THINK]"],
	["triangles", "◁think▷a◁/think▷"],
	["special tokens", "<|begin_of_thought|>a<|end_of_thought|>"],
	[
		"channels of gpt-oss",
		"<|channel|>analysis<|message|>a<|end|><|start|>assistant<|channel|>final<|message|>",
	],
	["a channel of Gemma", "<|channel>thought\na<channel|>"],
] as const)
	Deno.test(`shows no thoughts in tags: ${name}`, () => {
		for (const size of [1, 3, 1000])
			assert.deepEqual(read(thoughts + ANSWER, size), { shown: ANSWER, message: ANSWER });
	});

for (const answer of [
	"[DevOps](/services/devops)",
	"<b> und <thinkpad>",
	"Zuerst <think>, dann </think>.",
	"[1]: x",
	"    code",
])
	Deno.test(`leaves an answer that only looks like thoughts: ${answer}`, () => {
		for (const size of [1, 1000]) assert.deepEqual(read(answer, size), { shown: answer, message: answer });
	});

Deno.test("streams an answer from its first piece, however long that is", () => {
	const visible = thoughtFilter();
	const pieces = [
		"Kubernetes verteilt Container auf die Knoten eines Clusters und hält sie am Laufen, ",
		"auch nachts.",
	];
	assert.deepEqual(pieces.map(visible), pieces);
});
