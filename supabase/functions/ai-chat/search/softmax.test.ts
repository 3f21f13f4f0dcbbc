import assert from "node:assert/strict";
import { softmax } from "./softmax.ts";

Deno.test("probabilities add up to one, however far apart the scores are", () => {
	for (const scores of [[0], [1, 2, 3], [-1000, 1000], [900, 900]]) {
		const found = softmax(scores);
		assert.ok(Math.abs(found.reduce((sum, each) => sum + each, 0) - 1) < 1e-9, String(scores));
	}
});
