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
import {
	createFinder,
	type Finder,
	type Findings,
	type Topic,
} from "../supabase/functions/ai-chat/site/find.ts";
import { compareWith, type SampleWeights, UNANSWERED } from "../supabase/functions/ai-chat/site/likeness.ts";
import { type Passage, passagesOf } from "../supabase/functions/ai-chat/site/passages.ts";
import { rank, scoreOf, sharesOf } from "../supabase/functions/ai-chat/site/rank.ts";
import { createSearch } from "../supabase/functions/ai-chat/site/search.ts";
import { fingerprint } from "./fingerprint.ts";
import { fitCases, fitChoices } from "./fit.ts";
import { fitSamples } from "./fit-samples.ts";
import { type GoldenQuestion, halfOf, leadsTo, missingFrom, readGoldenSet } from "./golden-set.ts";
import {
	countNumeric,
	countWhether,
	readGeneralSamples,
	readPageSamples,
	readTermQuestions,
} from "./samples.ts";

const OUTPUT = `${import.meta.dirname}/../supabase/functions/ai-chat/site/weights.json`;
/** Weight of a question by its origin. */
const ORIGIN_WEIGHTS = { golden: 2, masked: 1, sample: 0.1, dealings: 0.3, term: 0.4, rare: 0.5, role: 1 };
/** Share of answerable questions that may be declined. */
const FALSE_REFUSALS = 0.025;
/** Number of a question's best candidates that confidence is learned from. */
const MAX_RANKED = 3;
/** One in this many samples is held out and asked; the rest are counted. */
const EVERY = { usual: 8, rare: 2, named: { technology: 29, term: 11 } };

const general = readGeneralSamples();
const samples = new Map(
	Array.from([...general, ...readPageSamples()], ([label, questions]) => [
		label,
		questions.map((question) => question.replaceAll("{name}", shipped.owner.name)),
	]),
);
const { languages } = shipped;
const [first] = languages;
const sites = new Map(
	languages.map((language) => {
		const passages = passagesOf(shipped, language);
		return [language, { passages, search: createSearch(passages, shipped.synonyms) }] as const;
	}),
);
const detect = createDetector((language) => (sites.get(language)?.passages ?? []).map(({ text }) => text));
const passages = sites.get(first)?.passages ?? [];
const labels = new Set(passages.map(labelOf));
for (const label of samples.keys())
	if (!labels.has(label) && !label.startsWith(UNANSWERED) && !label.startsWith(ROLE))
		console.warn(`No passage has the label of these samples: ${label}`);

/** @param knows Whether a label's samples are known; otherwise its passages count as ones without samples. */
function finderOf(all: SampleWeights, knows: (label: string) => boolean): Finder {
	const known = { ...all, labels: all.labels.map((label) => (knows(label) ? label : `unknown ${label}`)) };
	const finders = new Map(
		Array.from(sites, ([language, { passages, search }]) => [
			language,
			createFinder(passages, search, compareWith(known), known),
		]),
	);
	return (question, topic) => (finders.get(detect(question) ?? first) as Finder)(question, topic);
}

/** Creates finders that know all samples, none of pages, and none of facts either, as on another site. */
const findersOf = (known: SampleWeights) => ({
	full: finderOf(known, () => true),
	masked: finderOf(known, (label) => general.has(label)),
	bare: finderOf(known, (label) => general.has(label) && !label.startsWith("facts/")),
});

interface Asked {
	findings: Findings;
	isRight: (passage: Passage) => boolean;
	isAnswerable: boolean;
	weight: number;
}

/** These labels have few samples, so more of them are asked and each has a higher weight. */
const isRare = (label: string) =>
	[ROLE, "talk/", `${UNANSWERED}client-details`, `${UNANSWERED}not-on-site`].some((start) =>
		label.startsWith(start),
	);
const isAsked = (label: string, at: number) => at % EVERY[isRare(label) ? "rare" : "usual"] === 0;
/** Facts that don't depend on what was talked about, unlike those about services. */
const isDealing = ({ kind, hrefs: [href] }: Passage) => kind === "fact" && href !== "/#services";
const parts = passages.filter(({ kind }) => kind === "part");
const clients = shipped.projects.map(({ client }) => inLanguage(client, first));

/** Asks the held-out samples, with finders that know the rest. */
function askSamples(): Asked[] {
	const others = new Map(
		Array.from(samples, ([label, all]) => [label, all.filter((_, at) => !isAsked(label, at))]),
	);
	const { full, masked, bare } = findersOf(fitSamples(others));
	return Array.from(samples).flatMap(([label, all], place) => {
		if (label === "technology" || label === "term") return [];
		const ofRole = passages.filter(({ role }) => `${ROLE}${role}` === label);
		const isFact = passages.some((passage) => passage.id === label && isDealing(passage));
		const origin = ofRole.length > 0 ? "role" : isRare(label) ? "rare" : isFact ? "dealings" : "sample";
		return all
			.filter((_, at) => isAsked(label, at))
			.map((sample, turn): Asked => {
				const find = turn % 3 > 0 ? full : turn % 2 > 0 ? masked : bare;
				// Samples of a role follow an answer from any part of a page that has it, dealings one from any page.
				const wanted = ofRole[turn % ofRole.length];
				const before = wanted ? parts.filter(({ page }) => page === wanted.page) : isFact ? parts : [];
				const topics = before[(place + turn) % before.length]?.topics ?? [];
				return {
					findings: find(
						sample.replaceAll("{client}", clients[turn % clients.length] ?? ""),
						new Map(topics.map((topic) => [topic, 1])),
					),
					isRight: (passage) =>
						wanted
							? passage.role === wanted.role && passage.page === wanted.page
							: labelOf(passage) === label,
					isAnswerable: !label.startsWith(UNANSWERED),
					weight: ORIGIN_WEIGHTS[origin],
				};
			});
	});
}

/** Asks about technologies and terms by their names. */
function askForNames(kind: "technology" | "term"): Asked[] {
	const all = passages.filter((passage) => passage.kind === kind);
	return readTermQuestions(kind).flatMap((question, at) =>
		all.flatMap((passage, place): Asked | [] => {
			if (place % EVERY.named[kind] !== at % EVERY.named[kind]) return [];
			const other = question.includes("{other}") ? all[(place + at) % all.length] : undefined;
			const filled = question
				.replaceAll("{term}", passage.names?.[0] ?? "")
				.replaceAll("{other}", other?.names?.[0] ?? "");
			return {
				findings: (place % 2 === 0 ? finders.full : finders.masked)(filled),
				isRight: ({ id }) => id === passage.id || id === other?.id,
				isAnswerable: true,
				weight: ORIGIN_WEIGHTS.term,
			};
		}),
	);
}

const sampleWeights = fitSamples(samples);
const finders = findersOf(sampleWeights);
const rightFor = (golden: GoldenQuestion) => (passage: Passage) =>
	leadsTo(passage.hrefs, golden) &&
	missingFrom(`${passage.pageTitle} ${passage.partTitle} ${passage.title} ${passage.text}`, golden).length ===
		0;
/** Questions that the content answers, or that must be declined; a former owner's would teach wrong answers. */
const tuning = readGoldenSet(shipped.owner).filter(
	(golden) =>
		halfOf(golden) === "tuning" &&
		(golden.refuse || [...sites.values()].some(({ passages }) => passages.some(rightFor(golden)))),
);
const askGolden = (golden: GoldenQuestion, knowing: keyof typeof finders, topic?: Topic): Asked => ({
	findings: finders[knowing](golden.question, topic),
	isRight: rightFor(golden),
	isAnswerable: !golden.refuse,
	weight: ORIGIN_WEIGHTS[knowing === "full" ? "golden" : "masked"],
});

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
	...tuning
		.filter(({ context }) => !context)
		.flatMap((golden) => (["full", "masked", "bare"] as const).map((knowing) => askGolden(golden, knowing))),
	...askSamples(),
	...askForNames("technology"),
	...askForNames("term"),
];
// A follow-up's topic comes from the answer before it, so fit a first ranking.
const firstRanking = fitRanking(single);
const followUps = tuning.flatMap((golden) => {
	const earlier = golden.context?.findLast(({ role }) => role === "user")?.content;
	if (earlier === undefined) return [];
	return [askGolden(golden, "full", sharesOf(rank(finders.full(earlier).candidates, firstRanking)))];
});
const asked = [...single, ...followUps];
const ranking = fitRanking(asked);
const found = asked.map(({ findings }) =>
	rank(findings.candidates, ranking).map((ranked) => ({ ...findings, ...ranked })),
);
const confidence = fitCases(
	asked.flatMap(({ isRight, weight }, at) =>
		(found[at] ?? []).slice(0, MAX_RANKED).map((each) => ({
			features: confidenceSigns(each),
			holds: isRight(each.candidate.passage),
			weight,
		})),
	),
);
const cases = asked.flatMap(({ isAnswerable: holds, weight }, at) =>
	(found[at] ?? []).slice(0, 1).map((best) => ({
		features: answerableSigns(best, scoreOf(confidenceSigns(best), confidence)),
		holds,
		weight,
	})),
);
const answerable = fitCases(cases);
// The threshold declines at most a share of the golden questions that have an answer.
const scores = cases
	.filter(({ holds, weight }) => holds && weight === ORIGIN_WEIGHTS.golden)
	.map(({ features }) => scoreOf(features, answerable))
	.toSorted((left, right) => left - right);

const weights: Weights = {
	samples: sampleWeights,
	whether: countWhether(),
	numeric: countNumeric(),
	rank: ranking,
	confidence,
	answerable,
	leastAnswerable: scores[Math.floor(scores.length * FALSE_REFUSALS)] ?? 0,
};
const text = `${JSON.stringify({ fingerprint: fingerprint(), ...weights })}\n`;
Deno.writeTextFileSync(OUTPUT, text);
console.log(
	`${Math.round(text.length / 1000)} KB from ${[...samples.values()].flat().length} samples and ${tuning.length} golden questions`,
);
