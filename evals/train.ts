/**
 * `npm run train`: learns from the sample questions and the tuning half of the golden set how the assistant ranks and
 * decides, and writes it to `site/weights.json`. The same questions always yield the same file.
 */
import { shipped } from "../src/content/shipped.ts";
import type { Weights } from "../supabase/functions/ai-chat/site/choose.ts";
import { answerableSigns, confidenceSigns, UNANSWERED } from "../supabase/functions/ai-chat/site/decide.ts";
import { labelOf } from "../supabase/functions/ai-chat/site/features.ts";
import { createFinder, type Finder, type Findings } from "../supabase/functions/ai-chat/site/find.ts";
import { type Comparison, compareWith } from "../supabase/functions/ai-chat/site/likeness.ts";
import { type Passage, passagesOf } from "../supabase/functions/ai-chat/site/passages.ts";
import { dot, rank } from "../supabase/functions/ai-chat/site/rank.ts";
import { createSearch } from "../supabase/functions/ai-chat/site/search.ts";
import { fingerprint } from "./fingerprint.ts";
import { type Case, type Choice, fitCases, fitChoices } from "./fit.ts";
import { type GoldenQuestion, halfOf, leadsTo, missingFrom, readGoldenSet } from "./golden-set.ts";
import {
	countSamples,
	readGeneralSamples,
	readPageSamples,
	readTechnologyQuestions,
	type Samples,
} from "./samples.ts";

const OUTPUT = `${import.meta.dirname}/../supabase/functions/ai-chat/site/weights.json`;
/** What a question counts by where it comes from; a masked one has no samples of pages, as another owner's pages. */
const COUNTS = { golden: 1, masked: 0.5, sample: 0.1, technology: 0.4, talk: 0.5 };
/** Share of answerable questions that may be declined. */
const FALSE_REFUSALS = 0.03;
/** How many of a question's candidates confidence is learned from. */
const MOST_TOLD = 3;
const FOLDS = 5;
/** Of how many samples one is learned from. */
const EVERY = 5;

const general = readGeneralSamples();
const named = (samples: Samples): Samples =>
	new Map(
		Array.from(samples, ([label, questions]) => [
			label,
			questions.map((question) => question.replaceAll("{name}", shipped.owner.name)),
		]),
	);
const samples = named(new Map([...general, ...readPageSamples()]));
const passages = passagesOf(shipped);
const ids = new Set(passages.map(labelOf));
for (const label of samples.keys())
	if (!ids.has(label) && !label.startsWith(UNANSWERED))
		console.warn(`These samples ask for nothing that the site says: ${label}`);
const search = createSearch(passages, shipped.synonyms);

/** A finder that knows these samples, and one that knows none of the pages'. */
function findersOf(known: Samples): { full: Finder; masked: Finder } {
	const counts = countSamples(known);
	const compare = compareWith(counts);
	const isGeneral = (label: string) => general.has(label);
	const masked: Comparison = (question) => {
		const { labels, covered, odds } = compare(question);
		const general = (shares: ReadonlyMap<string, number>) =>
			new Map([...shares].filter(([label]) => isGeneral(label)));
		return { labels: general(labels), covered: general(covered), odds };
	};
	return {
		full: createFinder(passages, search, compare, counts.labels),
		masked: createFinder(passages, search, masked, counts.labels.filter(isGeneral)),
	};
}

interface Asked {
	findings: Findings;
	isRight: (passage: Passage) => boolean;
	isAnswerable: boolean;
	weight: number;
}

const rightFor = (golden: GoldenQuestion) => (passage: Passage) =>
	leadsTo(passage.hrefs, golden) &&
	missingFrom(
		`${passage.pageTitle} ${passage.partTitle} ${passage.title} ${Object.values(passage.text).join(" ")}`,
		golden,
	).length === 0;

const find = findersOf(samples);
/** Those that the content answers, or nothing shall: a former owner's questions would teach wrong answers. */
const tuning = readGoldenSet(shipped.owner).filter(
	(golden) => halfOf(golden) === "tuning" && (golden.refuse || passages.some(rightFor(golden))),
);
const askGolden = (golden: GoldenQuestion, isMasked: boolean, topic?: string): Asked => ({
	findings: find[isMasked ? "masked" : "full"](golden.question, topic),
	isRight: rightFor(golden),
	isAnswerable: !golden.refuse,
	weight: isMasked ? COUNTS.masked : COUNTS.golden,
});
const asked = tuning
	.filter(({ context }) => !context)
	.flatMap((golden) => [askGolden(golden, false), askGolden(golden, true)]);

for (let fold = 0; fold < FOLDS; fold++) {
	const others = new Map(
		Array.from(samples, ([label, questions]) => [label, questions.filter((_, at) => at % FOLDS !== fold)]),
	);
	const finders = findersOf(others);
	for (const [label, questions] of samples)
		for (const [at, question] of questions.entries()) {
			const turn = Math.floor(at / FOLDS);
			const finder = turn % 2 === 0 ? finders.full : finders.masked;
			// There are few of what is said about the talk itself.
			const isTalk = label.startsWith("talk/");
			if (at % FOLDS !== fold || (turn % EVERY !== 0 && !isTalk) || label === "technology") continue;
			asked.push({
				findings: finder(question),
				isRight: (passage) => labelOf(passage) === label,
				isAnswerable: !label.startsWith(UNANSWERED),
				weight: isTalk ? COUNTS.talk : COUNTS.sample,
			});
		}
}

const technologies = passages.filter(({ kind }) => kind === "technology");
for (const [at, question] of readTechnologyQuestions().entries())
	for (let each = at % 7; each < technologies.length; each += 29) {
		const { id = "", title = "" } = technologies[each] ?? {};
		asked.push({
			findings: (each % 2 === 0 ? find.full : find.masked)(question.replaceAll("{technology}", title)),
			isRight: (passage) => passage.id === id,
			isAnswerable: true,
			weight: COUNTS.technology,
		});
	}

const choicesOf = (all: readonly Asked[]): Choice[] =>
	all.flatMap(({ findings: { candidates }, isRight, weight }) => {
		const right = candidates.map(({ passage }) => isRight(passage));
		return right.includes(true)
			? [{ candidates: candidates.map(({ features }) => features), isRight: right, weight }]
			: [];
	});

// What a talk is about is told by an answer to its earlier question, which takes a first ranking.
const first = fitChoices(choicesOf(asked));
const followUps = tuning.flatMap((golden) => {
	const earlier = golden.context?.findLast(({ role }) => role === "user")?.content;
	if (earlier === undefined) return [];
	const topic = rank(find.full(earlier).candidates, first)[0]?.candidate.passage.page;
	return [askGolden(golden, false, topic)];
});
const all = [...asked, ...followUps];
const rankWeights = fitChoices(choicesOf(all));
const told = all.map(({ findings, ...question }) => ({
	...question,
	findings,
	best: rank(findings.candidates, rankWeights).slice(0, MOST_TOLD),
}));
const confidence = fitCases(
	told.flatMap(({ findings, best, isRight, weight }) =>
		best.map(
			(ranked): Case => ({
				features: confidenceSigns({ ...findings, ...ranked }),
				holds: isRight(ranked.candidate.passage),
				weight,
			}),
		),
	),
);
const cases = told.flatMap(({ findings, best: [first], isAnswerable, weight }): Case[] => {
	if (!first) return [];
	const found = { ...findings, ...first };
	return [
		{
			features: answerableSigns(found, dot(confidenceSigns(found), confidence)),
			holds: isAnswerable,
			weight,
		},
	];
});
const weightOf = (holds: boolean) =>
	cases.reduce((sum, each) => sum + (each.holds === holds ? each.weight : 0), 0);
const balance = weightOf(true) / weightOf(false);
const answerable = fitCases(
	cases.map((each) => (each.holds ? each : { ...each, weight: each.weight * balance })),
);
// The bias comes first: it lets through all but that share of the golden questions that have an answer.
const scores = cases
	.flatMap(({ features, holds, weight }) =>
		holds && weight === COUNTS.golden ? [dot(features, answerable)] : [],
	)
	.toSorted((left, right) => left - right);
answerable[0] = (answerable[0] ?? 0) - (scores[Math.floor(scores.length * FALSE_REFUSALS)] ?? 0);

const weights: Weights = { samples: countSamples(samples), rank: rankWeights, confidence, answerable };
const text = `${JSON.stringify({ fingerprint: await fingerprint(), ...weights })}\n`;
await Deno.writeTextFile(OUTPUT, text);
console.log(
	`${Math.round(text.length / 1000)} KB from ${[...samples.values()].flat().length} samples and ${tuning.length} golden questions`,
);
