/**
 * `npm run eval`: asks the assistant every question of the golden set and prints how it did, for both halves
 * and together, and each miss. `npm run eval -- tuning` lists the misses of that half only, for whoever
 * improves the assistant and wants the other half to stay unseen.
 */
import { goldenQuestions, type Half, halfOf } from "./golden-set.ts";
import { judge, type Verdict } from "./judge.ts";
import { type Score, score } from "./score.ts";

const LABELS: Record<keyof Score, string> = {
	questions: "questions",
	hitAt1: "hit@1",
	hitAt3: "hit@3",
	right: "right answers",
	early: "of them early",
	correctRefusals: "correct refusals",
	falseRefusals: "false refusals",
	language: "language",
	validCitations: "valid citations",
};
const HALVES: readonly Half[] = ["tuning", "kept aside"];
const SHOWN_CHARACTERS = 160;

const format = (key: keyof Score, value: number): string =>
	key === "questions" ? String(value) : `${(100 * value).toFixed(1)} %`;

function printFigures(columns: readonly [string, Score][]): void {
	console.log(["".padEnd(18), ...columns.map(([title]) => title.padStart(12))].join(""));
	for (const key of Object.keys(LABELS) as (keyof Score)[]) {
		const cells = columns.map(([, figures]) => format(key, figures[key]).padStart(12));
		console.log([LABELS[key].padEnd(18), ...cells].join(""));
	}
}

function describeMiss({
	golden,
	message,
	hrefs,
	isAnswered,
	isRight,
	isInLanguage,
	missing,
}: Verdict): string {
	const kind =
		"refuse" in golden.expect ? "answered" : isAnswered ? `lacks ${missing.join("; ")}` : "refused";
	const what = [isRight ? [] : [kind], isInLanguage ? [] : ["language"]].flat().join(", ") || "citations";
	const shown = message.replace(/\s+/g, " ").slice(0, SHOWN_CHARACTERS);
	const earlier = (golden.context ?? []).map(({ content }) => `${content.slice(0, SHOWN_CHARACTERS)} >> `);
	return `- ${earlier.join("")}${golden.question.slice(0, SHOWN_CHARACTERS)}\n    ${what}\n    ${shown} [${hrefs.join(" ")}]`;
}

const unknown = Deno.args.filter((name) => !HALVES.some((half) => half === name));
if (unknown.length > 0) {
	const halves = HALVES.map((half) => `"${half}"`).join(" and ");
	console.error(`There is no half called "${unknown.join('", "')}"; there are ${halves}.`);
	Deno.exit(1);
}
const verdicts = await Promise.all(goldenQuestions.map(judge));
const inHalf = (half: Half) => verdicts.filter(({ golden }) => halfOf(golden) === half);
printFigures([
	["all", score(verdicts)],
	...HALVES.map((half): [string, Score] => [half, score(inHalf(half))]),
]);
for (const half of HALVES) {
	if (Deno.args.length > 0 && !Deno.args.includes(half)) continue;
	const misses = inHalf(half).filter(
		({ isRight, isInLanguage, hasValidCitations }) => !isRight || !isInLanguage || !hasValidCitations,
	);
	console.log(`\nMisses, ${half}: ${misses.length}`);
	for (const miss of misses) console.log(describeMiss(miss));
}
