import assert from "node:assert/strict";
import { isCrisis } from "./crisis.ts";

Deno.test("recognises suicidal intent in both languages", () => {
	for (const message of [
		"Ich will nicht mehr leben",
		"ich möchte STERBEN.",
		"I don't want to live",
		"Suizid",
	])
		assert.ok(isCrisis(message), message);
});

Deno.test("doesn't mistake a dying server for a crisis", () => {
	for (const message of [
		"Unser Server stirbt jeden Montag",
		"kill -9 hangs",
		"Wie beende ich einen Prozess?",
	])
		assert.ok(!isCrisis(message), message);
});
