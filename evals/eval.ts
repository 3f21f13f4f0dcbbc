/**
 * `npm run eval`: scores the assistant on the golden set, the second site's questions and conversations. With `--misses`
 * it also prints the wrong answers, except those in the golden set's held-out half.
 */

import { secondSite } from "../fixtures/second-site/content.ts";
import { shipped } from "../src/content/shipped.ts";
import { createAssistant } from "../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { areAbout, type Conversation, halfOf, readGoldenSet, readLines } from "./golden-set.ts";
import { judge, judgeConversation, score } from "./judge.ts";
import { shareGiven } from "./prompt.ts";

const assistant = createAssistant(shipped, weights);
const secondAssistant = createAssistant(secondSite, weights);

const goldenSet = readGoldenSet(shipped.owner);
if (!areAbout(goldenSet, shipped))
	console.warn("The golden set is about another owner's content, so only “second site” means something.");
const golden = goldenSet.map((question) => judge(question, assistant));
const columns = {
	tuning: golden.filter((verdict) => halfOf(verdict.golden) === "tuning"),
	"held out": golden.filter((verdict) => halfOf(verdict.golden) === "held out"),
	"second site": readLines("../fixtures/second-site/questions.jsonl", secondSite.owner).map((question) =>
		judge(question, secondAssistant),
	),
	conversations: readLines<Conversation>("conversations.jsonl", shipped.owner).flatMap((conversation) =>
		judgeConversation(conversation, assistant),
	),
};

const table: Record<string, Record<string, number>> = {};
for (const [column, verdicts] of Object.entries(columns))
	for (const [figure, value] of Object.entries(score(verdicts)))
		table[figure] = { ...table[figure], [column]: Number(value.toFixed(1)) };
console.table(table);
const heldOut = columns["held out"].map((verdict) => verdict.golden);
const followUps = heldOut.filter(({ context }) => context);
console.log(
	`Given to a model: ${shareGiven(shipped, heldOut).toFixed(1)} % held out, ${shareGiven(shipped, followUps).toFixed(1)} % follow-ups`,
);

if (Deno.args.includes("--misses"))
	for (const { golden: asked, answer, isRight, missing } of [
		...columns.tuning,
		...columns["second site"],
		...columns.conversations,
	])
		if (!isRight) {
			const earlier = (asked.context ?? []).map(({ content }) => `${content.slice(0, 80)} >> `).join("");
			console.log(`\n- ${earlier}${asked.question}\n  lacks: ${missing.join("; ") || "a refusal"}`);
			console.log(`  ${answer.passages.join(", ")}: ${answer.message.replace(/\s+/g, " ").slice(0, 200)}`);
		}
