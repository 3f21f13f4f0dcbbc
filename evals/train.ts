/**
 * `npm run train`: learns the weights for ranking and deciding from the sample questions and the golden set's tuning
 * half, and writes them to `site/weights.json`. The same questions always yield the same file.
 */

import { shipped } from "../src/content/shipped.ts";
import { inLanguage } from "../src/pages/language.ts";
import type { Weights } from "../supabase/functions/ai-chat/site/choose.ts";
import { answerableSigns, confidenceSigns } from "../supabase/functions/ai-chat/site/decide.ts";
import { createDetector } from "../supabase/functions/ai-chat/site/detect-language.ts";
import { labelOf, ROLE } from "../supabase/functions/ai-chat/site/features.ts";
import { createFinder, type Finder, type Topic } from "../supabase/functions/ai-chat/site/find.ts";
import { compareWith, type SampleWeights, UNANSWERED } from "../supabase/functions/ai-chat/site/likeness.ts";
import { type Passage, passagesOf } from "../supabase/functions/ai-chat/site/passages.ts";
import { rank, scoreOf, sharesOf } from "../supabase/functions/ai-chat/site/rank.ts";
import { createSearch } from "../supabase/functions/ai-chat/site/search.ts";
import { fingerprint } from "./fingerprint.ts";
import { fitCases, fitChoices } from "./fit.ts";
import { fitSamples } from "./fit-samples.ts";
import { type GoldenQuestion, halfOf, leadsTo, missingFrom, readGoldenSet } from "./golden-set.ts";
import { countOdds, readSamples } from "./samples.ts";

const OUTPUT = `${import.meta.dirname}/../supabase/functions/ai-chat/site/weights.json`;
/** Weight of a golden question that is asked with all samples known; without those of this owner, it is 1. */
const GOLDEN = 2;
/** One in this many samples is held out and asked, with this weight; the rest are counted. */
const SAMPLED = { own: { every: 8, weight: 0.1 }, shared: { every: 2, weight: 1 } };
/** Share of answerable questions that may be declined. */
const FALSE_REFUSALS = 0.025;
/** Number of a question's best candidates that confidence is learned from. */
const MAX_RANKED = 3;

const general = readSamples("general", shipped);
const samples = new Map([...general, ...readSamples("pages", shipped)]);
const [first] = shipped.languages;
const sites = new Map(
	shipped.languages.map((language) => [language, passagesOf(shipped, language)] as const),
);
const detect = createDetector((language) => (sites.get(language) ?? []).map(({ text }) => text));
const passages = sites.get(first) ?? [];

/** Creates a finder that knows all samples, and one that doesn't know those of pages and facts, as on another site. */
function createFinders(weights: SampleWeights): { full: Finder; masked: Finder } {
	const finderOf = (labels: readonly string[]): Finder => {
		const known = { ...weights, labels };
		const finders = new Map(
			Array.from(sites, ([language, passages]) => [
				language,
				createFinder(passages, createSearch(passages, shipped.synonyms), compareWith(known), known),
			]),
		);
		return (question, topic) => (finders.get(detect(question) ?? first) as Finder)(question, topic);
	};
	const masked = weights.labels.map((label) =>
		general.has(label) && !isFact(label) ? label : `unknown ${label}`,
	);
	return { full: finderOf(weights.labels), masked: finderOf(masked) };
}

const isFact = (label: string) => label.startsWith("facts/");
const isUnanswered = (label: string) => label.startsWith(UNANSWERED);
/** Roles, technologies and terms share few samples among many passages, so each counts more. */
const isShared = (label: string) => [ROLE, "technology", "term"].some((start) => label.startsWith(start));
const samplingOf = (label: string) => SAMPLED[isShared(label) ? "shared" : "own"];
const isAsked = (label: string, at: number) => at % samplingOf(label).every === 0;
const parts = passages.filter(({ kind }) => kind === "part");
const clients = shipped.projects.map(({ client }) => inLanguage(client, first));

/** Asks the held-out samples, with finders that know the rest. */
function askSamples() {
	const others = new Map(
		Array.from(samples, ([label, all]) => [label, all.filter((_, at) => !isAsked(label, at))]),
	);
	const { full, masked } = createFinders(fitSamples(others));
	return Array.from(samples).flatMap(([label, all], place) => {
		const isRole = label.startsWith(ROLE);
		const right = passages.filter((passage) => [labelOf(passage), ROLE + passage.role].includes(label));
		if (right.length === 0 && !isUnanswered(label))
			console.warn(`No passage has the label of these samples: ${label}`);
		return all
			.filter((_, at) => isAsked(label, at))
			.map((sample, turn) => {
				const wanted = right[turn % right.length];
				const other = sample.includes("{other}") ? right[(turn + 1) % right.length] : undefined;
				// Samples of a role follow an answer from any part of a page that has it, facts one from any page.
				const before = parts.filter(({ page }) => isFact(label) || (isRole && page === wanted?.page));
				const topics = before[(place + turn) % before.length]?.topics ?? [];
				const question = sample
					.replace("{client}", clients[turn % clients.length] ?? "")
					.replace("{term}", wanted?.names?.[0] ?? "")
					.replace("{other}", other?.names?.[0] ?? "");
				return {
					findings: (turn % 3 > 0 ? full : masked)(question, new Map(topics.map((topic) => [topic, 1]))),
					isRight: ({ id, role, page }: Passage) =>
						[wanted?.id, other?.id].includes(id) ||
						(isRole && role === wanted?.role && page === wanted?.page),
					isAnswerable: !isUnanswered(label),
					weight: samplingOf(label).weight,
				};
			});
	});
}

type Asked = ReturnType<typeof askSamples>[number];

const sampleWeights = fitSamples(samples);
const finders = createFinders(sampleWeights);
const rightFor =
	(golden: GoldenQuestion) =>
	({ hrefs, pageTitle, partTitle, title, text }: Passage) =>
		leadsTo(hrefs, golden) && missingFrom([pageTitle, partTitle, title, text].join(" "), golden).length === 0;
/** Questions that the content answers, or that must be declined; a former owner's would teach wrong answers. */
const tuning = readGoldenSet(shipped).filter(
	(golden) =>
		halfOf(golden) === "tuning" &&
		(golden.refuse || [...sites.values()].some((passages) => passages.some(rightFor(golden)))),
);
const askGolden = (golden: GoldenQuestion, topic?: Topic): Asked[] =>
	[finders.full, finders.masked].map((find) => ({
		findings: find(golden.question, topic),
		isRight: rightFor(golden),
		isAnswerable: !golden.refuse,
		weight: find === finders.full ? GOLDEN : 1,
	}));

/** Fits weights that rank the right passages first. */
const fitRanking = (all: readonly Asked[]): number[] =>
	fitChoices(
		all.flatMap(({ findings: { candidates }, isRight, weight }) => {
			const right = candidates.map(({ passage }) => isRight(passage));
			if (!right.includes(true)) return [];
			return [{ candidates: candidates.map(({ features }) => features), isRight: right, weight }];
		}),
	);

const single = [
	...tuning.filter(({ context }) => !context).flatMap((golden) => askGolden(golden)),
	...askSamples(),
];
// A follow-up's topic comes from the answer before it, so fit a first ranking.
const firstRanking = fitRanking(single);
const followUps = tuning.flatMap((golden) => {
	const earlier = golden.context?.findLast(({ role }) => role === "user")?.content;
	if (earlier === undefined) return [];
	return askGolden(golden, sharesOf(rank(finders.full(earlier).candidates, firstRanking)));
});
const asked = [...single, ...followUps];
const ranking = fitRanking(asked);
const ranked = asked.flatMap(({ findings, isRight, isAnswerable, weight }) =>
	rank(findings.candidates, ranking)
		.slice(0, MAX_RANKED)
		.map((each, place) => ({ found: { ...findings, ...each }, isRight, isAnswerable, weight, place })),
);
const confidence = fitCases(
	ranked.map(({ found, isRight, weight }) => {
		return { features: confidenceSigns(found), holds: isRight(found.candidate.passage), weight };
	}),
);
const cases = ranked
	.filter(({ place }) => place === 0)
	.map(({ found, isAnswerable: holds, weight }) => {
		const score = scoreOf(confidenceSigns(found), confidence);
		return { features: answerableSigns(found, score), holds, weight };
	});
const answerable = fitCases(cases);
// The threshold declines at most a share of the golden questions that have an answer.
const scores = cases
	.filter(({ holds, weight }) => holds && weight === GOLDEN)
	.map(({ features }) => scoreOf(features, answerable))
	.toSorted((left, right) => left - right);

const weights: Weights = {
	samples: sampleWeights,
	...countOdds(),
	rank: ranking,
	confidence,
	answerable,
	leastAnswerable: scores[Math.floor(scores.length * FALSE_REFUSALS)] ?? 0,
};
const text = `${JSON.stringify({ fingerprint: fingerprint(), ...weights })}\n`;
Deno.writeTextFileSync(OUTPUT, text);
console.log(`${Math.round(text.length / 1000)} KB from ${tuning.length} golden questions and all samples`);
