import assert from "node:assert/strict";
import { normalize, tokenize } from "../text/fold.ts";
import type { Cue } from "./cue.ts";
import { readCues } from "./read-cues.ts";

const says = (cue: Cue, text: string) => readCues(tokenize(normalize(text))).weights.has(cue);

Deno.test("what is told of a situation before a question asks for nothing itself", () => {
	for (const [cue, text] of [
		["price", "Der alte Anbieter wird zu teuer. Wie würden Sie umziehen?"],
		["location", "Der Prüfer sitzt uns im Nacken. Was tun wir zuerst?"],
		["contact", "Wir wollen ein Projekt starten, doch die IT bremst. Wie gehen Sie damit um?"],
		["price", "We pay for three clusters. How do you merge them?"],
	] as const)
		assert.ok(!says(cue, text), text);
});

Deno.test("the same before a question about just that, said to the owner, or asked itself, asks for it", () => {
	for (const [cue, text] of [
		["price", "Unser Budget sind 5000 Euro. Reicht das?"],
		["price", "Ich brauche einen Preis. Können Sie mir den nennen?"],
		["price", "Wir ziehen um. Was kostet das?"],
		["location", "Er sitzt in Düsseldorf."],
	] as const)
		assert.ok(says(cue, text), text);
});
