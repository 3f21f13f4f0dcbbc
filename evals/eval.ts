/**
 * `npm run eval`: scores the assistant on the golden set, the second site's questions and conversations. With `--misses`
 * it also prints the wrong answers, except those in the golden set's held-out half.
 */

import { secondSite } from "../fixtures/second-site/content.ts";
import { shipped } from "../src/content/shipped.ts";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { areAbout, type Conversation, halfOf, readGoldenSet, readLines } from "./golden-set.ts";
import { createJudge, score } from "./judge.ts";

const first = createJudge(shipped, weights);
const second = createJudge(secondSite, weights);
const goldenSet = readGoldenSet(shipped);
const judgeHalf = (half: ReturnType<typeof halfOf>) =>
	goldenSet.filter((question) => halfOf(question) === half).map(first.judge);

/** Whether the questions are about the shipped content. If not, only “second site” means something. */
export const isOurs = goldenSet.length > 0 && areAbout(goldenSet, shipped);

/** Verdicts by the set of questions that has floors. */
export const columns = {
	"held out": judgeHalf("held out"),
	"second site": readLines("../fixtures/second-site/questions.jsonl", secondSite).map(second.judge),
	conversations: readLines<Conversation>("conversations.jsonl", shipped).flatMap(first.judgeConversation),
	business: first.judgeBusiness(),
	fresh: readLines("golden/fresh.jsonl", shipped).map(first.judge),
};

/** Shares of right answers in percent to questions that were written without a look at samples, by kind. */
export const rightByKind: Readonly<Record<string, number>> = Object.fromEntries(
	Array.from(
		Map.groupBy(columns.fresh, ({ golden }) => golden.kind ?? ""),
		([kind, verdicts]) => [
			kind,
			(100 * verdicts.filter(({ missing }) => missing.length === 0).length) / verdicts.length,
		],
	),
);

if (import.meta.main) {
	if (!isOurs) console.warn("The golden set is about another owner's content; only “second site” isn't.");
	const probes = readLines("golden/kinds.jsonl", shipped).map(first.judge);
	const all = { tuning: judgeHalf("tuning"), ...columns, probes };
	const table: Record<string, Record<string, number>> = {};
	for (const [column, verdicts] of Object.entries(all))
		for (const [figure, value] of Object.entries(score(verdicts)))
			table[figure] = { ...table[figure], [column]: Number(value.toFixed(1)) };
	console.table(table);
	console.table(rightByKind);
	const { "held out": _, ...shown } = all;
	for (const { golden, answer, missing } of Deno.args.includes("--misses") ? Object.values(shown).flat() : [])
		if (missing.length > 0) {
			const earlier = golden.context?.map(({ content }) => content);
			const { message, passages } = answer;
			console.log({ earlier, question: golden.question, missing, passages, message });
		}
}
