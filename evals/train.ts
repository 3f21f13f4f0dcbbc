/**
 * `npm run train`: learns from the sample questions and the tuning half of the golden set how the assistant ranks and
 * decides, and writes it to `site/weights.json`. The same questions always yield the same file.
 */
import { inLanguage } from "../src/content/language.ts";
import { shipped } from "../src/content/shipped.ts";
import type { Weights } from "../supabase/functions/ai-chat/site/choose.ts";
import { answerableSigns, confidenceSigns, UNANSWERED } from "../supabase/functions/ai-chat/site/decide.ts";
import { labelOf } from "../supabase/functions/ai-chat/site/features.ts";
import {
	createFinder,
	type Finder,
	type Findings,
	type Topic,
} from "../supabase/functions/ai-chat/site/find.ts";
import { createDetector } from "../supabase/functions/ai-chat/site/language.ts";
import {
	type Comparison,
	compareWith,
	type SampleCounts,
} from "../supabase/functions/ai-chat/site/likeness.ts";
import { type Passage, passagesOf } from "../supabase/functions/ai-chat/site/passages.ts";
import { rank, scoreOf, sharesOf } from "../supabase/functions/ai-chat/site/rank.ts";
import { createSearch } from "../supabase/functions/ai-chat/site/search.ts";
import { fingerprint } from "./fingerprint.ts";
import { fitCases, fitChoices } from "./fit.ts";
import { type GoldenQuestion, halfOf, leadsTo, missingFrom, readGoldenSet } from "./golden-set.ts";
import {
	countSamples,
	readGeneralSamples,
	readPageSamples,
	readTermQuestions,
	type Samples,
} from "./samples.ts";

const OUTPUT = `${import.meta.dirname}/../supabase/functions/ai-chat/site/weights.json`;
/** What a question counts by where it comes from. */
const COUNTS = { golden: 1, masked: 0.5, sample: 0.1, term: 0.4, rare: 0.5 };
/** Share of answerable questions that may be declined. */
const FALSE_REFUSALS = 0.025;
/** How many of a question's candidates confidence is learned from. */
const MOST_TOLD = 3;
/** Of how many samples of a label one is asked, and the others are counted. */
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
	if (!labels.has(label) && !label.startsWith(UNANSWERED))
		console.warn(`These samples ask for nothing that the site says: ${label}`);

/** @param knows Whether a label's samples are known; the others' count as if the site didn't have their passage. */
function finderOf(counts: SampleCounts, knows: (label: string) => boolean): Finder {
	const compare = compareWith(counts);
	const known = <Value>(all: ReadonlyMap<string, Value>) =>
		new Map([...all].filter(([label]) => knows(label)));
	const comparison: Comparison = (question, alike) => {
		const { labels, words, odds } = compare(question, alike);
		return { labels: known(labels), words: known(words), odds };
	};
	const finders = new Map(
		Array.from(sites, ([language, { passages, search }]) => [
			language,
			createFinder(passages, search, comparison, counts.labels.filter(knows)),
		]),
	);
	return (question, topic) => (finders.get(detect(question) ?? first) as Finder)(question, topic);
}

/** Finders that know all samples, ones that know none of pages, and ones that know none of facts either, as on another site. */
const findersOf = (known: Samples) => ({
	full: finderOf(countSamples(known), () => true),
	masked: finderOf(countSamples(known), (label) => general.has(label)),
	bare: finderOf(countSamples(known), (label) => general.has(label) && !label.startsWith("facts/")),
});

interface Asked {
	findings: Findings;
	isRight: (passage: Passage) => boolean;
	isAnswerable: boolean;
	weight: number;
}

/** Samples of these labels are few, so that more are asked and each counts for more. */
const isRare = (label: string) =>
	label.startsWith("talk/") || ["client-details", "not-on-site"].some((kind) => label === UNANSWERED + kind);
const isAsked = (label: string, at: number) => at % EVERY[isRare(label) ? "rare" : "usual"] === 0;

const clients = shipped.projects.map(({ client }) => inLanguage(client, first));

/** Asks a share of the samples, of finders that know the others. */
function askSamples(): Asked[] {
	const others = Array.from(
		samples,
		([label, all]) => [label, all.filter((_, at) => !isAsked(label, at))] as const,
	);
	const finders = findersOf(new Map(others));
	return Array.from(samples).flatMap(([label, all]) => {
		if (label === "technology" || label === "term") return [];
		return all
			.filter((_, at) => isAsked(label, at))
			.map(
				(sample, turn): Asked => ({
					findings: finders[turn % 3 > 0 ? "full" : turn % 2 > 0 ? "masked" : "bare"](
						sample.replaceAll("{client}", clients[turn % clients.length] ?? ""),
					),
					isRight: (passage) => labelOf(passage) === label,
					isAnswerable: !label.startsWith(UNANSWERED),
					weight: COUNTS[isRare(label) ? "rare" : "sample"],
				}),
			);
	});
}

/** Asks for technologies and terms by their names, and for terms by words of their texts. */
function askForNames(kind: "technology" | "term"): Asked[] {
	const all = passages.filter((passage) => passage.kind === kind);
	const nameOf = ({ names: [name = ""] = [], ownWords = [] }: Partial<Passage> = {}, at: number) =>
		(at % 3 === 0 ? ownWords[at % ownWords.length] : undefined) ?? name;
	return readTermQuestions(kind).flatMap((question, at) =>
		all.flatMap((passage, place): Asked | [] => {
			if (place % EVERY.named[kind] !== at % EVERY.named[kind]) return [];
			const other = all[(place + at) % all.length];
			const filled = question
				.replaceAll("{term}", nameOf(passage, place))
				.replaceAll("{other}", nameOf(other, place + at));
			const ids = question.includes("{other}") ? [passage.id, other?.id] : [passage.id];
			return {
				findings: (place % 2 === 0 ? finders.full : finders.masked)(filled),
				isRight: ({ id }) => ids.includes(id),
				isAnswerable: true,
				weight: COUNTS.term,
			};
		}),
	);
}

const finders = findersOf(samples);
const rightFor = (golden: GoldenQuestion) => (passage: Passage) =>
	leadsTo(passage.hrefs, golden) &&
	missingFrom(`${passage.pageTitle} ${passage.partTitle} ${passage.title} ${passage.text}`, golden).length ===
		0;
/** Those that the content answers, or nothing shall: a former owner's questions would teach wrong answers. */
const tuning = readGoldenSet(shipped.owner).filter(
	(golden) =>
		halfOf(golden) === "tuning" &&
		(golden.refuse || [...sites.values()].some(({ passages }) => passages.some(rightFor(golden)))),
);
const askGolden = (golden: GoldenQuestion, knowing: keyof typeof finders, topic?: Topic): Asked => ({
	findings: finders[knowing](golden.question, topic),
	isRight: rightFor(golden),
	isAnswerable: !golden.refuse,
	weight: knowing === "full" ? COUNTS.golden : COUNTS.masked,
});

/** Weights by which the right passages of questions come first. */
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
		.flatMap((golden) => [askGolden(golden, "full"), askGolden(golden, "masked"), askGolden(golden, "bare")]),
	...askSamples(),
	...askForNames("technology"),
	...askForNames("term"),
];
// What a talk is about is told by an answer to its earlier question, which takes a first ranking.
const firstRanking = fitRanking(single);
const followUps = tuning.flatMap((golden) => {
	const earlier = golden.context?.findLast(({ role }) => role === "user")?.content;
	if (earlier === undefined) return [];
	return [askGolden(golden, "full", sharesOf(rank(finders.full(earlier).candidates, firstRanking)))];
});
const asked = [...single, ...followUps];
const ranking = fitRanking(asked);
const told = asked.map((question) => ({
	...question,
	found: rank(question.findings.candidates, ranking)
		.slice(0, MOST_TOLD)
		.map((ranked) => ({ ...question.findings, ...ranked })),
}));
const confidence = fitCases(
	told.flatMap(({ found, isRight, weight }) =>
		found.map((each) => ({
			features: confidenceSigns(each),
			holds: isRight(each.candidate.passage),
			weight,
		})),
	),
);
const cases = told.flatMap(({ found: [best], isAnswerable, weight }) =>
	best
		? [
				{
					features: answerableSigns(best, scoreOf(confidenceSigns(best), confidence)),
					holds: isAnswerable,
					weight,
				},
			]
		: [],
);
const answerable = fitCases(cases);
// All but a share of the golden questions that have an answer are let through.
const scores = cases
	.flatMap(({ features, holds, weight }) =>
		holds && weight === COUNTS.golden ? [scoreOf(features, answerable)] : [],
	)
	.toSorted((left, right) => left - right);

const weights: Weights = {
	samples: countSamples(samples),
	rank: ranking,
	confidence,
	answerable,
	leastAnswerable: scores[Math.floor(scores.length * FALSE_REFUSALS)] ?? 0,
};
const text = `${JSON.stringify({ fingerprint: await fingerprint(), ...weights })}\n`;
await Deno.writeTextFile(OUTPUT, text);
console.log(
	`${Math.round(text.length / 1000)} KB from ${[...samples.values()].flat().length} samples and ${tuning.length} golden questions`,
);
