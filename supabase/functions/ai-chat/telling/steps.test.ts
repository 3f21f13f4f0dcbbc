import assert from "node:assert/strict";
import { talk } from "../testing/chat.ts";

Deno.test("who asks for one step of a project is told that step instead of the titles of all", () => {
	for (const [question, step] of [
		["How was the handover done at SAP?", "projects/sap-walldorf/details/8"],
		[
			"What did they do about DNS before switching over at Bundesdruckerei?",
			"projects/bundesdruckerei/details/8",
		],
		["In welcher Reihenfolge zog man bei der Bundesdruckerei um?", "projects/bundesdruckerei/details/8"],
	] as const) {
		const { passages, message } = talk(question);
		assert.equal(passages[0], step, question);
		assert.doesNotMatch(message, /names these|So lief/, question);
	}
});

Deno.test("who asks for all steps or challenges is told all", () => {
	assert.deepEqual(talk("Was waren die Schritte bei SAP?").passages, ["projects/sap-walldorf/approach"]);
	assert.deepEqual(talk("What were the challenges at BWI?").passages, ["projects/bwi-bonn/challenges"]);
});
