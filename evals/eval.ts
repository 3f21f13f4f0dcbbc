/**
 * `npm run eval`: scores the assistant on the golden set, the second site's questions and conversations. With `--misses`
 * it also prints the wrong answers, except those in the golden set's held-out half.
 */

import { secondSite } from "../fixtures/second-site/content.ts";
import { shipped } from "../src/content/shipped.ts";
import { createAssistant } from "../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import business from "./business.json" with { type: "json" };
import { areAbout, type Conversation, halfOf, readGoldenSet, readLines } from "./golden-set.ts";
import { createJudge, score } from "./judge.ts";
import { unsureSuggestions } from "./suggestions.ts";

const first = createJudge(shipped, weights);
const second = createJudge(secondSite, weights);

const goldenSet = readGoldenSet(shipped.owner);
if (!areAbout(goldenSet, shipped))
	console.warn("The golden set is about another owner's content, so only “second site” means something.");
const golden = goldenSet.map(first.judge);
const columns = {
	tuning: golden.filter((verdict) => halfOf(verdict.golden) === "tuning"),
	"held out": golden.filter((verdict) => halfOf(verdict.golden) === "held out"),
	"second site": readLines("../fixtures/second-site/questions.jsonl", secondSite.owner).map(second.judge),
	conversations: readLines<Conversation>("conversations.jsonl", shipped.owner).flatMap(
		first.judgeConversation,
	),
	business: first.judgeBusiness(business),
};

const table: Record<string, Record<string, number>> = {};
for (const [column, verdicts] of Object.entries(columns))
	for (const [figure, value] of Object.entries(score(verdicts)))
		table[figure] = { ...table[figure], [column]: Number(value.toFixed(1)) };
console.table(table);
console.log(
	"Suggestions that are not answered:",
	unsureSuggestions(shipped, createAssistant(shipped, weights)),
);
if (Deno.args.includes("--misses")) {
	const { "held out": _, ...shown } = columns;
	for (const { golden: asked, answer, missing } of Object.values(shown).flat())
		if (missing.length > 0) {
			const earlier = (asked.context ?? []).map(({ content }) => `${content.slice(0, 80)} >> `).join("");
			console.log(`\n- ${earlier}${asked.question}\n  lacks: ${missing.join("; ")}`);
			console.log(`  ${answer.passages.join(", ")}: ${answer.message.replace(/\s+/g, " ").slice(0, 200)}`);
		}
}
