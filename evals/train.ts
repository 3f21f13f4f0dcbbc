/**
 * `npm run train`: learns from the sample questions what is asked, and from them and the golden set's tuning half how
 * passages are ranked, and writes `site/weights.json`. The same questions always yield the same file.
 */

import { shipped } from "../src/content/shipped.ts";
import { createDetector } from "../supabase/functions/ai-chat/site/detect-language.ts";
import {
	createFinder,
	type Finder,
	type Findings,
	type Topic,
} from "../supabase/functions/ai-chat/site/find.ts";
import type { SampleWeights } from "../supabase/functions/ai-chat/site/likeness.ts";
import { type Passage, passagesOf } from "../supabase/functions/ai-chat/site/passages.ts";
import { rank, sharesOf, signsOf } from "../supabase/functions/ai-chat/site/rank.ts";
import { createSearch } from "../supabase/functions/ai-chat/site/search.ts";
import {
	createUnderstanding,
	UNANSWERED,
	type Weights,
} from "../supabase/functions/ai-chat/site/understand.ts";
import { fingerprint } from "./fingerprint.ts";
import { fitCases, fitChoices } from "./fit.ts";
import { fitSamples, pack } from "./fit-samples.ts";
import { type GoldenQuestion, halfOf, leadsTo, missingFrom, readGoldenSet } from "./golden-set.ts";
import { featuresOf, readSamples } from "./samples.ts";

const OUTPUT = Deno.args[0] ?? `${import.meta.dirname}/../supabase/functions/ai-chat/site/weights.json`;
const SPARSITY = {
	kinds: { least: { word: 4, pair: 24 }, penalty: 0.0065 },
	passages: { least: { word: 4, pair: 4 }, penalty: 0.0044 },
};
/** Weight of a golden question, and of a sample. */
const GOLDEN = 2;
const SAMPLE = 0.1;
/** One in this many samples is held out and asked. */
const HELD_OUT = 8;
/** Number of a question's best candidates that confidence is learned from. */
const MAX_RANKED = 3;

interface Asked {
	findings: Findings;
	isRight: (passage: Passage) => boolean;
	weight: number;
}

const [first] = shipped.languages;
const sites = new Map(
	shipped.languages.map((language) => [language, passagesOf(shipped, language)] as const),
);
const passages = sites.get(first) ?? [];
const detect = createDetector((language) => (sites.get(language) ?? []).map(({ text }) => text));

/** Learns what is asked. */
function fitAll(isKept?: (at: number) => boolean): SampleWeights {
	const { kinds, passages } = featuresOf(shipped, isKept);
	return pack([fitSamples(kinds, SPARSITY.kinds), fitSamples(passages, SPARSITY.passages)]);
}

/** Creates a finder that knows all samples, and one that doesn't know those of this owner's facts and pages. */
function createFinders(samples: SampleWeights) {
	const finderOf = (samples: SampleWeights): Finder => {
		const finders = new Map(
			Array.from(sites, ([language, passages]) => [
				language,
				createFinder(
					passages,
					createSearch(passages, shipped.synonyms),
					createUnderstanding(shipped, language, passages, samples),
				),
			]),
		);
		return (question, topic) => (finders.get(detect(question) ?? first) as Finder)(question, topic);
	};
	const isOwn = (label: string) => label.startsWith("facts/") || label.startsWith("/");
	const labels = samples.labels.map((group) =>
		group.map((label) => (isOwn(label) ? `another ${label}` : label)),
	);
	return [finderOf(samples), finderOf({ ...samples, labels })] as const;
}

/** Asks the held-out samples of facts, pages, and of what the site doesn't answer, with finders that know the rest. */
function askSamples(): Asked[] {
	const [full, masked] = createFinders(fitAll((at) => at % HELD_OUT > 0));
	const known = new Set(passages.map(({ id }) => id));
	return [...readSamples("general"), ...readSamples("pages")].flatMap(([label, questions]) =>
		!known.has(label) && !label.startsWith(UNANSWERED)
			? []
			: questions
					.filter((sample, at) => at % HELD_OUT === 0 && !sample.includes("{"))
					.map((sample, turn) => ({
						findings: (turn % 3 > 0 ? full : masked)(sample),
						isRight: ({ id }: Passage) => id === label,
						weight: SAMPLE,
					})),
	);
}

const samples = fitAll();
const finders = createFinders(samples);
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
	finders.map((find, at) => ({
		findings: find(golden.question, topic),
		isRight: golden.refuse ? () => false : rightFor(golden),
		weight: at === 0 ? GOLDEN : 1,
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
	return askGolden(golden, sharesOf(rank(finders[0](earlier).candidates, firstRanking)));
});
const asked = [...single, ...followUps];
const ranking = fitRanking(asked);
const confidence = fitCases(
	asked.flatMap(({ findings, isRight, weight }) =>
		rank(findings.candidates, ranking)
			.slice(0, MAX_RANKED)
			.map((ranked) => ({ features: signsOf(findings, ranked), holds: isRight(ranked.passage), weight })),
	),
);

const weights: Weights = { samples, rank: ranking, confidence };
const text = `${JSON.stringify({ fingerprint: fingerprint(), ...weights })}\n`;
Deno.writeTextFileSync(OUTPUT, text);
console.log(`${Math.round(text.length / 1000)} KB from ${tuning.length} golden questions and all samples`);
