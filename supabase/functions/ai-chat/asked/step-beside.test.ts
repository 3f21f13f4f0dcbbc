import assert from "node:assert/strict";
import { talk } from "../testing/chat.ts";

const told = (question: string) => talk(question).passages;

Deno.test("what comes after or before a step of a project is the step beside it", () => {
	for (const [question, step] of [
		["Was kommt nach dem Erstgespräch?", 2],
		["What happens after the first call?", 2],
		["Und was folgt auf die Bestandsaufnahme?", 3],
		["Was passiert vor der Umsetzung?", 3],
		["What comes before the handover?", 4],
	] as const)
		assert.deepEqual(told(question), [`projects/overview/approach/${step}`], question);
});

Deno.test("what comes after something else, or after the last step, is no step", () => {
	for (const question of [
		"Was kam nach der BWI?",
		"Was kommt nach der Übergabe?",
		"What comes after Kubernetes?",
	])
		assert.ok(!told(question).some((id) => id.startsWith("projects/overview/approach/")), question);
});
