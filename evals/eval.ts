/**
 * `npm run eval`: scores the assistant on the golden set, the second site's questions and conversations. With `--misses`
 * it also prints the wrong answers, except those to the golden set's held-out half.
 */
import type { Content } from "../src/content/content.ts";
import { shipped } from "../src/content/shipped.ts";
import { createAssistant } from "../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { type Conversation, type GoldenQuestion, halfOf, readGoldenSet, readLines } from "./golden-set.ts";
import { judge, judgeTalk, score, type Verdict } from "./judge.ts";
import { secondSite } from "./second-site/content.ts";

const judgeAll = (content: Content, questions: readonly GoldenQuestion[]): Verdict[] => {
	const assistant = createAssistant(content, weights);
	return questions.map((question) => judge(question, assistant));
};

const golden = judgeAll(shipped, readGoldenSet(shipped.owner));
const second = judgeAll(secondSite, readLines("second-site/questions.jsonl", secondSite.owner));
const assistant = createAssistant(shipped, weights);
const talks = readLines<Conversation>("conversations.jsonl", shipped.owner).flatMap((talk) =>
	judgeTalk(talk, assistant),
);
const inHalf = (half: string) => golden.filter((verdict) => halfOf(verdict.golden) === half);
const columns = {
	tuning: inHalf("tuning"),
	"kept aside": inHalf("kept aside"),
	"second site": second,
	conversations: talks,
};

const scores = Object.values(columns).map(score);
const row = (cells: readonly string[]) =>
	console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(32) : cell.padStart(14))).join(""));
row(["", ...Object.keys(columns)]);
for (const name of Object.keys(scores[0] ?? {}))
	row([
		name,
		...scores.map((figures) => {
			const figure = figures[name] ?? 0;
			return /questions|characters/.test(name) ? figure.toFixed(0) : `${(100 * figure).toFixed(1)} %`;
		}),
	]);

if (Deno.args.includes("--misses"))
	for (const { golden: asked, answer, isRight, missing } of [...columns.tuning, ...second, ...talks])
		if (!isRight) {
			const earlier = (asked.context ?? []).map(({ content }) => `${content.slice(0, 80)} >> `).join("");
			console.log(`\n- ${earlier}${asked.question}\n  lacks: ${missing.join("; ") || "a refusal"}`);
			console.log(`  ${answer.passages.join(", ")}: ${answer.message.replace(/\s+/g, " ").slice(0, 200)}`);
		}
