import assert from "node:assert/strict";
import { softmax } from "../search/softmax.ts";
import { probabilities } from "./softmax-regression.ts";

const weights = {
	bias: [0, 0.5],
	signs: new Map([
		["rate", new Map([[0, 3]])],
		[
			"where",
			new Map([
				[0, -2],
				[1, 2],
			]),
		],
	]),
};

Deno.test("a sign makes the classes probable that it speaks for", () => {
	const [price = 0, place = 0] = probabilities(["rate"], weights);
	assert.ok(price > 0.9 && place < 0.1, `${price} ${place}`);
	const [otherPrice = 0, otherPlace = 0] = probabilities(["where"], weights);
	assert.ok(otherPrice < 0.1 && otherPlace > 0.9, `${otherPrice} ${otherPlace}`);
});

Deno.test("without a sign that is known, classes are as probable as without any", () => {
	assert.deepEqual(probabilities(["weather"], weights), probabilities([], weights));
	assert.deepEqual(probabilities([], weights), softmax([0, 0.5]));
});
