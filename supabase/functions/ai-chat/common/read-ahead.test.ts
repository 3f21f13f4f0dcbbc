import assert from "node:assert/strict";
import { normalize } from "../text/fold.ts";
import { asksAhead } from "./read-ahead.ts";

const isAsked = (question: string) => asksAhead(normalize(question));

Deno.test("time that lies ahead is asked for, whatever it is called", () => {
	for (const question of [
		"Wären fünf Tage im November drin?",
		"Haben Sie vor Ostern noch Luft?",
		"Could you give us two days in July?",
	])
		assert.ok(isAsked(question), question);
});

Deno.test("a time that is over, or something to do in it, is another question", () => {
	for (const question of [
		"Waren Sie letzten Herbst unterwegs?",
		"Wie wird der Sommer?",
		"Can Terraform be replaced in July?",
		"Could you give us two days?",
	])
		assert.ok(!isAsked(question), question);
});
