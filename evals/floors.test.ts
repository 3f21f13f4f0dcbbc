import assert from "node:assert/strict";
import { secondSite } from "../fixtures/second-site/content.ts";
import { shipped } from "../src/content/shipped.ts";
import { createAssistant } from "../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import business from "./business.json" with { type: "json" };
import { areAbout, type Conversation, halfOf, readGoldenSet, readLines } from "./golden-set.ts";
import { createJudge, score, type Verdict } from "./judge.ts";
import { unsureSuggestions } from "./suggestions.ts";

const golden = readGoldenSet(shipped.owner);
/** Another owner's content isn't judged by this golden set. */
const options = { ignore: !areAbout(golden, shipped) };

const first = createJudge(shipped, weights);
const second = createJudge(secondSite, weights);

/** Figures of `npm run eval`, a point or two below what is reached; raise them with every improvement. */
function assertFloors(verdicts: readonly Verdict[], floors: Readonly<Record<string, number>>) {
	const figures = score(verdicts);
	for (const [figure, floor] of Object.entries(floors))
		assert.ok((figures[figure] ?? 0) >= floor, `${figure}: ${figures[figure]?.toFixed(1)} < ${floor}`);
}

function assertCeilings(verdicts: readonly Verdict[], ceilings: Readonly<Record<string, number>>) {
	const figures = score(verdicts);
	for (const [figure, ceiling] of Object.entries(ceilings))
		assert.ok((figures[figure] ?? 0) <= ceiling, `${figure}: ${figures[figure]?.toFixed(1)} > ${ceiling}`);
}

Deno.test("questions that nobody tuned to are answered as well as before", options, () => {
	const verdicts = golden.filter((question) => halfOf(question) === "held out").map(first.judge);
	assertFloors(verdicts, {
		right: 75,
		"right among the places": 92,
		declined: 82,
		language: 98,
		"given to a model": 99,
	});
	const followUps = verdicts.filter((verdict) => verdict.golden.context);
	assertFloors(followUps, { "given to a model": 98 });
	assertCeilings(verdicts, {
		"asked back": 5,
		"false refusals": 4,
		characters: 300,
		"over 500 characters": 6,
	});
});

Deno.test("conversations are answered as well as before", options, () => {
	const verdicts = readLines<Conversation>("conversations.jsonl", shipped.owner).flatMap(
		first.judgeConversation,
	);
	assertFloors(verdicts, { right: 79, "right among the places": 91, declined: 60 });
	assertCeilings(verdicts, { "asked back": 6, "false refusals": 3 });
});

Deno.test("another owner's site is answered as well as before", () => {
	const questions = readLines("../fixtures/second-site/questions.jsonl", secondSite.owner);
	const verdicts = questions.map(second.judge);
	assertFloors(verdicts, { right: 58, "right among the places": 89, declined: 80 });
	assertCeilings(verdicts, { "asked back": 5, "false refusals": 11 });
});

Deno.test("the business comes first, whatever was talked about before", options, () => {
	assertFloors(first.judgeBusiness(business), { right: 100 });
});

Deno.test("all suggested questions but one are answered with confidence, from their page", options, () => {
	for (const content of [shipped, secondSite]) {
		const unsure = unsureSuggestions(content, createAssistant(content, weights));
		assert.ok(unsure.length <= 1, unsure.join("\n"));
	}
});
