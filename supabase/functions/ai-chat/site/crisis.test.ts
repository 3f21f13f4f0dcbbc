import assert from "node:assert/strict";
import { isCrisis } from "./crisis.ts";

Deno.test("somebody who doesn't want to live is recognised, in both languages", () => {
	for (const message of [
		"Ich will nicht mehr leben",
		"ich möchte STERBEN.",
		"I don't want to live",
		"Suizid",
	])
		assert.ok(isCrisis(message), message);
});

Deno.test("a server that dies is no crisis", () => {
	for (const message of [
		"Unser Server stirbt jeden Montag",
		"kill -9 hangs",
		"Wie beende ich einen Prozess?",
	])
		assert.ok(!isCrisis(message), message);
});
