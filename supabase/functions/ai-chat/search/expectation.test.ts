import assert from "node:assert/strict";
import { normalize } from "../text/fold.ts";
import { readExpectations, tells } from "./expectation.ts";

const expected = (question: string) => [...readExpectations(normalize(question))];

Deno.test("a question shows what kind of thing it wants to be told", () => {
	assert.deepEqual(expected("Womit messen Sie?"), ["means"]);
	assert.deepEqual(expected("Wie oft wird geprüft?"), ["frequency"]);
	assert.deepEqual(expected("How long does it take?"), ["time"]);
	assert.deepEqual(expected("Warum Kubernetes?"), ["reason"]);
	assert.deepEqual(expected("Kubernetes?"), []);
});

Deno.test("a sentence shows what kind of thing it tells", () => {
	assert.ok(tells("Images mit Cosign signieren", "means"));
	assert.ok(tells("Der Job läuft jede Woche", "frequency"));
	assert.ok(tells("Der Restore dauert 48 min", "time"));
	assert.ok(tells("Das ist so, weil es gemessen wurde", "reason"));
	assert.ok(!tells("Images signieren", "means"));
	assert.ok(!tells("Der Restore ist geprobt", "time"));
});
