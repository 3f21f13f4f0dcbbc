import assert from "node:assert/strict";
import { probabilities } from "../kinds/softmax-regression.ts";
import { train } from "./train.ts";

const CLASSES = ["price", "place"];
const SAMPLES = [
	{ signs: ["what", "rate"], belongs: 0, counts: 1 },
	{ signs: ["daily", "rate"], belongs: 0, counts: 1 },
	{ signs: ["what", "city"], belongs: 1, counts: 1 },
	{ signs: ["city", "based"], belongs: 1, counts: 1 },
];
const mostProbable = (signs: readonly string[], weights: ReturnType<typeof train>) => {
	const found = probabilities(signs, weights);
	return CLASSES[found.indexOf(Math.max(...found))];
};

Deno.test("what is learned tells the samples apart, and others with their signs", () => {
	const weights = train(SAMPLES, CLASSES.length);
	for (const { signs, belongs } of SAMPLES) assert.equal(mostProbable(signs, weights), CLASSES[belongs]);
	assert.equal(mostProbable(["rate"], weights), "price");
	assert.equal(mostProbable(["based"], weights), "place");
});

Deno.test("a sign that all classes share tells nothing", () => {
	const { signs } = train(SAMPLES, CLASSES.length);
	const apart = (sign: string) => Math.abs((signs.get(sign)?.get(0) ?? 0) - (signs.get(sign)?.get(1) ?? 0));
	assert.ok(apart("what") < apart("rate") / 2, `${apart("what")} ${apart("rate")}`);
});

Deno.test("samples that count more win where classes contradict each other", () => {
	const contradicting = [
		{ signs: ["where"], belongs: 0, counts: 0.2 },
		{ signs: ["where"], belongs: 1, counts: 1 },
	];
	assert.equal(mostProbable(["where"], train(contradicting, CLASSES.length)), "place");
});

Deno.test("all samples are learned from, even if there are as many as one leap spans", () => {
	const many = Array.from({ length: 7919 }, (_, at) => ({
		signs: [`s${at % 7}`],
		belongs: at % 7,
		counts: 1,
	}));
	const weights = train(many, 7);
	for (const at of many.slice(0, 7).keys()) {
		const found = probabilities([`s${at}`], weights);
		assert.equal(found.indexOf(Math.max(...found)), at);
	}
});
