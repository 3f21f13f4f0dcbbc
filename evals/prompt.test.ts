import assert from "node:assert/strict";
import { shipped } from "../src/content/shipped.ts";
import { areAbout, halfOf, readGoldenSet } from "./golden-set.ts";
import { shareGiven } from "./prompt.ts";

const heldOut = readGoldenSet(shipped.owner).filter((golden) => halfOf(golden) === "held out");

for (const [name, floor, questions] of [
	["in German", 99, heldOut.filter(({ language }) => language === "de")],
	["in English", 99, heldOut.filter(({ language }) => language === "en")],
	["that follow up", 98, heldOut.filter(({ context }) => context)],
] as const)
	Deno.test({
		name: `a model is given the facts for ${floor} % of the questions ${name}`,
		ignore: !areAbout(heldOut, shipped),
		fn() {
			const share = shareGiven(shipped, questions);
			assert.ok(share >= floor, share.toFixed(1));
		},
	});
