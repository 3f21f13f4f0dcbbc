import assert from "node:assert/strict";
import { secondSite } from "../fixtures/second-site/content.ts";
import { shipped } from "../src/content/shipped.ts";
import { createAssistant } from "../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { columns, isOurs, rightByKind } from "./eval.ts";
import { score, type Verdict } from "./judge.ts";
import { unansweredSuggestions } from "./suggestions.ts";

/** Another owner's content isn't judged by this golden set. */
const options = { ignore: !isOurs };

/** Minimum shares of right answers, by kind of question. */
const KINDS = {
	...{ price: 95, availability: 80, need: 89, evidence: 68, particular: 79, page: 73, "yes-no": 71 },
	...{ technology: 84, itself: 80, long: 50, business: 93 },
};

type Bounds = Readonly<Record<string, readonly [least: number, most: number]>>;

/** Bounds of `npm run eval`'s figures, a point or two from what is reached; tighten them with every improvement. */
function assertWithin(verdicts: readonly Verdict[], bounds: Bounds) {
	const figures = score(verdicts);
	for (const [figure, [least, most]] of Object.entries(bounds)) {
		const value = figures[figure] ?? Number.NaN;
		assert.ok(value >= least && value <= most, `${figure}: ${value.toFixed(1)}, not ${least} to ${most}`);
	}
}

Deno.test("questions that nobody tuned to are answered as well as before", options, () => {
	assertWithin(columns["held out"], {
		right: [74, 100],
		"right among the places": [87, 100],
		declined: [76, 100],
		language: [98, 100],
		"given to a model": [97, 100],
		"asked back": [0, 2],
		"false refusals": [0, 1.5],
		characters: [0, 305],
		"over 500 characters": [0, 10.5],
	});
	const followUps = columns["held out"].filter((verdict) => verdict.golden.context);
	assertWithin(followUps, { "given to a model": [97, 100] });
});

Deno.test("conversations are answered as well as before", options, () => {
	assertWithin(columns.conversations, {
		right: [77, 100],
		"right among the places": [84, 100],
		declined: [64, 100],
		"asked back": [0, 3],
		"false refusals": [0, 3],
	});
});

Deno.test("another owner's site is answered as well as before", () => {
	assertWithin(columns["second site"], {
		right: [70, 100],
		"right among the places": [84, 100],
		declined: [85, 100],
		"asked back": [0, 6],
		"false refusals": [0, 6],
	});
});

Deno.test("the business comes first, whatever was talked about before", options, () => {
	assertWithin(columns.business, { right: [99, 100] });
});

Deno.test("each kind of question is answered as well as before", options, () => {
	for (const [kind, least] of Object.entries(KINDS))
		assert.ok((rightByKind[kind] ?? 0) >= least, `${kind}: ${rightByKind[kind]}, not ${least}`);
});

Deno.test("suggested questions are answered to the letter, for every owner", () => {
	for (const content of [shipped, secondSite])
		assert.deepEqual(unansweredSuggestions(content, createAssistant(content, weights)), []);
});
