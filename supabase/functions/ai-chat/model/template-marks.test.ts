import assert from "node:assert/strict";
import { textFilter, withoutMarks } from "./template-marks.ts";

/** Returns what streams of an answer in pieces of a size, and its final message. */
function read(said: string, size: number) {
	const visible = textFilter();
	const pieces = said.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
	return { shown: pieces.map(visible).join(""), message: withoutMarks(said).message };
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

for (const token of [
	"<|im_end|>",
	"</s>",
	"<end_of_turn>",
	"<|eot_id|>",
	"<|endoftext|>",
	"<end_of_text>",
	"<turn|>",
	"<｜end▁of▁sentence｜>",
	"[/INST]",
	"<|im_end|>\n<|im_start|>user\nUnd der Preis?",
])
	Deno.test(`shows no control token of a chat template: ${token}`, () => {
		for (const size of [1, 3, 1000])
			for (const before of ["", "<|im_start|>assistant\n", "<s>"])
				assert.deepEqual(read(`${before}Antwort.${token}`, size), { shown: "Antwort.", message: "Antwort." });
	});

Deno.test("takes a token that a model repeats without an end for no answer, at little cost", () => {
	assert.deepEqual(read("<s>".repeat(1600), 1), { shown: "", message: "" });
});

Deno.test("keeps control tokens in code", () => {
	const answer = "Mit `<|im_end|>` endet es:\n\n```\n</s>\n```";
	assert.equal(withoutMarks(answer).message, answer);
});

for (const call of [
	'<tool_call>\n{"name": "search", "arguments": {"q": "x"}}\n</tool_call>',
	'<function=search>{"q": "x"}</function>',
	'[TOOL_CALLS][{"name": "search", "arguments": {}}]',
	'<|python_tag|>{"name": "search", "parameters": {}}',
	"<|tool_calls_section_begin|><|tool_call_begin|>functions.search:0<|tool_call_argument_begin|>{}<|tool_call_end|>",
	'{"name": "search", "arguments": {"q": "x"}}',
	'```json\n{"name": "search", "arguments": {"q": "x"}}\n```',
	'functools[{"name": "search", "arguments": {}}]',
])
	Deno.test(`takes a tool call for no answer: ${call}`, () => assert.equal(withoutMarks(call).message, ""));

for (const answer of [
	'```json\n{ "name": "app", "version": "1.0.0" }\n```',
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
	const visible = textFilter();
	const pieces = [
		"Kubernetes verteilt Container auf die Knoten eines Clusters und hält sie am Laufen, ",
		"auch nachts.",
	];
	assert.deepEqual(pieces.map(visible), pieces);
});
