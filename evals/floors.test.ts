import assert from "node:assert/strict";
import { secondSite } from "../fixtures/second-site/content.ts";
import { shipped } from "../src/content/shipped.ts";
import { createAssistant } from "../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { columns, isOurs } from "./eval.ts";
import { score, type Verdict } from "./judge.ts";
import { unansweredSuggestions } from "./suggestions.ts";

/** Another owner's content isn't judged by this golden set. */
const options = { ignore: !isOurs };

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
		right: [75, 100],
		"right among the places": [92, 100],
		declined: [79, 100],
		language: [98, 100],
		"given to a model": [99, 100],
		"asked back": [0, 5],
		"false refusals": [0, 3],
		characters: [0, 240],
		"over 500 characters": [0, 4],
	});
	const followUps = columns["held out"].filter((verdict) => verdict.golden.context);
	assertWithin(followUps, { "given to a model": [98, 100] });
});

Deno.test("conversations are answered as well as before", options, () => {
	assertWithin(columns.conversations, {
		right: [79, 100],
		"right among the places": [91, 100],
		declined: [60, 100],
		"asked back": [0, 8],
		"false refusals": [0, 3],
	});
});

Deno.test("another owner's site is answered as well as before", () => {
	assertWithin(columns["second site"], {
		right: [60, 100],
		"right among the places": [89, 100],
		declined: [80, 100],
		"asked back": [0, 5],
		"false refusals": [0, 11],
	});
});

Deno.test("the business comes first, whatever was talked about before", options, () => {
	assertWithin(columns.business, { right: [100, 100] });
});

Deno.test("suggested questions are answered to the letter, for every owner", () => {
	for (const content of [shipped, secondSite])
		assert.deepEqual(unansweredSuggestions(content, createAssistant(content, weights)), []);
});
