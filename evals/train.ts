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
import { type Comparison, compareWith } from "../supabase/functions/ai-chat/site/likeness.ts";
import { type Passage, passagesOf } from "../supabase/functions/ai-chat/site/passages.ts";
import { rank, scoreOf, sharesOf } from "../supabase/functions/ai-chat/site/rank.ts";
import { createSearch } from "../supabase/functions/ai-chat/site/search.ts";
import { subjectStems } from "../supabase/functions/ai-chat/site/words.ts";
import { fingerprint } from "./fingerprint.ts";
import { type Case, type Choice, fitCases, fitChoices } from "./fit.ts";
import { type GoldenQuestion, halfOf, leadsTo, missingFrom, readGoldenSet } from "./golden-set.ts";
import {
	countSamples,
	readGeneralSamples,
	readPageSamples,
	readTermQuestions,
	type Samples,
} from "./samples.ts";

const OUTPUT = `${import.meta.dirname}/../supabase/functions/ai-chat/site/weights.json`;
/** What a question counts by where it comes from; a masked one has no samples of pages, as another owner's pages. */
const COUNTS = { golden: 1, masked: 0.5, sample: 0.1, followUp: 0.2, technology: 0.4, talk: 0.5 };
/** Share of answerable questions that may be declined. */
const FALSE_REFUSALS = 0.03;
/** How many of a question's candidates confidence is learned from. */
const MOST_TOLD = 3;
const FOLDS = 5;
/** Of how many samples one is learned from. */
const EVERY = 8;

const general = readGeneralSamples();
const named = (samples: Samples): Samples =>
	new Map(
		Array.from(samples, ([label, questions]) => [
			label,
			questions.map((question) => question.replaceAll("{name}", shipped.owner.name)),
		]),
	);
const samples = named(new Map([...general, ...readPageSamples()]));
const { languages } = shipped;
const [first] = languages;
const passages = passagesOf(shipped, first);
const byLabel = new Map(passages.map((passage) => [labelOf(passage), passage]));
for (const label of samples.keys())
	if (!byLabel.has(label) && !label.startsWith(UNANSWERED))
		console.warn(`These samples ask for nothing that the site says: ${label}`);
const detect = createDetector((language) => passagesOf(shipped, language).map(({ text }) => text));
const searches = new Map(
	languages.map((language) => {
		const all = passagesOf(shipped, language);
		return [language, { all, search: createSearch(all, shipped.synonyms) }] as const;
	}),
);

/** Finders that know all of these samples, none of the pages, and none of the facts either. */
function findersOf(known: Samples): Record<"full" | "masked" | "bare", Finder> {
	const counts = countSamples(known);
	const compare = compareWith(counts);
	const knowing = (knows: (label: string) => boolean): Finder => {
		const only = <Value>(all: ReadonlyMap<string, Value>) =>
			new Map([...all].filter(([label]) => knows(label)));
		const partly: Comparison = (question, alike) => {
			const { labels, words, odds } = compare(question, alike);
			return { labels: only(labels), words: only(words), odds };
		};
		const finders = new Map(
			Array.from(searches, ([language, { all, search }]) => [
				language,
				createFinder(all, search, partly, counts.labels.filter(knows)),
			]),
		);
		return (question, topic) => {
			const find = finders.get(detect(question) ?? first);
			if (!find) throw new Error("The site has no such language.");
			return find(question, topic);
		};
	};
	return {
		full: knowing(() => true),
		masked: knowing((label) => general.has(label)),
		bare: knowing((label) => general.has(label) && !label.startsWith("facts/")),
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
	missingFrom(`${passage.pageTitle} ${passage.partTitle} ${passage.title} ${passage.text}`, golden).length ===
		0;

const find = findersOf(samples);
/** Those that the content answers, or nothing shall: a former owner's questions would teach wrong answers. */
const tuning = readGoldenSet(shipped.owner).filter(
	(golden) =>
		halfOf(golden) === "tuning" &&
		(golden.refuse || [...searches.values()].some(({ all }) => all.some(rightFor(golden)))),
);
const askGolden = (golden: GoldenQuestion, knowing: keyof typeof find, topic?: Topic): Asked => ({
	findings: find[knowing](golden.question, topic),
	isRight: rightFor(golden),
	isAnswerable: !golden.refuse,
	weight: knowing === "full" ? COUNTS.golden : COUNTS.masked,
});
const asked = tuning
	.filter(({ context }) => !context)
	.flatMap((golden) => [askGolden(golden, "full"), askGolden(golden, "masked"), askGolden(golden, "bare")]);

/** Samples of these labels are few, so that each is learned from and counts for more. */
const isRare = (label: string) =>
	label.startsWith("talk/") || ["client-details", "not-on-site"].some((kind) => label === UNANSWERED + kind);
const clients = shipped.projects.map(({ client }) => inLanguage(client, first));
const pagesAsked = passages.filter(({ kind }) => kind === "page");

/** A talk that an earlier question has brought to a page. */
const talkOf = ({ page = "/", topics = [], example = undefined }: Partial<Passage> = {}): Topic =>
	new Map((example === undefined ? [page] : topics).map((topic) => [topic, 1]));

/** What is asked of one page can be asked of another, if each has one passage of that role. */
function ofSameRole({ kind, role }: Passage, turn: number): Passage | undefined {
	const all = passages.filter((passage) => passage.role === role);
	const isSingle = new Set(all.map(({ page, example }) => `${page} ${example}`)).size === all.length;
	return isSingle && kind !== "fact" && kind !== "talk" ? all[turn % all.length] : undefined;
}

for (let fold = 0; fold < FOLDS; fold++) {
	const others = new Map(
		Array.from(samples, ([label, questions]) => [label, questions.filter((_, at) => at % FOLDS !== fold)]),
	);
	const finders = findersOf(others);
	for (const [label, questions] of samples)
		for (const [at, sample] of questions.entries()) {
			const turn = Math.floor(at / FOLDS);
			const skipped = turn % EVERY !== 0 && !isRare(label);
			if (at % FOLDS !== fold || skipped || label === "technology" || label === "term") continue;
			const question = sample.replaceAll("{client}", clients[turn % clients.length] ?? "");
			const right = byLabel.get(label);
			const way = (turn / (isRare(label) ? 1 : EVERY) + fold) % 6;
			const target = right && way >= 3 ? ofSameRole(right, at) : undefined;
			const ask = (): Findings => {
				const finder = finders[way % 3 !== 1 ? "full" : at % 2 === 0 ? "masked" : "bare"];
				if (way < 2) return finder(question);
				if (!right || !target)
					return finder(question, talkOf(pagesAsked[(at * 7 + fold) % pagesAsked.length]));
				// Who asks on doesn't say again what it is about.
				const said = new Set(subjectStems(`${right.pageTitle} ${right.example ?? ""}`));
				const rest = question.split(" ").filter((word) => !subjectStems(word).some((each) => said.has(each)));
				return finder(rest.join(" "), talkOf(target));
			};
			asked.push({
				findings: ask(),
				isRight: (passage) => (target ? passage.id === target.id : labelOf(passage) === label),
				isAnswerable: !label.startsWith(UNANSWERED),
				weight: isRare(label) ? COUNTS.talk : target ? COUNTS.followUp : COUNTS.sample,
			});
		}
}

for (const kind of ["technology", "term"] as const) {
	const all = passages.filter((passage) => passage.kind === kind);
	const nameAt = (at: number) => {
		const { names = [], ownWords = [] } = all[at % all.length] ?? {};
		return at % 3 === 0 ? (ownWords[at % ownWords.length] ?? names[0] ?? "") : (names[0] ?? "");
	};
	for (const [at, question] of readTermQuestions(kind).entries())
		for (let each = at % 7; each < all.length; each += kind === "term" ? 11 : 29) {
			const ids = [
				all[each]?.id,
				...(question.includes("{other}") ? [all[(each + at) % all.length]?.id] : []),
			];
			const filled = question.replaceAll("{term}", nameAt(each)).replaceAll("{other}", nameAt(each + at));
			asked.push({
				findings: (each % 2 === 0 ? find.full : find.masked)(filled),
				isRight: ({ id }) => ids.includes(id),
				isAnswerable: true,
				weight: COUNTS.technology,
			});
		}
}

const choicesOf = (all: readonly Asked[]): Choice[] =>
	all.flatMap(({ findings: { candidates }, isRight, weight }) => {
		const right = candidates.map(({ passage }) => isRight(passage));
		return right.includes(true)
			? [{ candidates: candidates.map(({ features }) => features), isRight: right, weight }]
			: [];
	});

// What a talk is about is told by an answer to its earlier question, which takes a first ranking.
const firstRanking = fitChoices(choicesOf(asked));
const followUps = tuning.flatMap((golden) => {
	const earlier = golden.context?.findLast(({ role }) => role === "user")?.content;
	if (earlier === undefined) return [];
	return [askGolden(golden, "full", sharesOf(rank(find.full(earlier).candidates, firstRanking)))];
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
			features: answerableSigns(found, scoreOf(confidenceSigns(found), confidence)),
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
// All but a share of the golden questions that have an answer are let through.
const scores = cases
	.flatMap(({ features, holds, weight }) =>
		holds && weight === COUNTS.golden ? [scoreOf(features, answerable)] : [],
	)
	.toSorted((left, right) => left - right);
const leastAnswerable = scores[Math.floor(scores.length * FALSE_REFUSALS)] ?? 0;

const weights: Weights = {
	samples: countSamples(samples),
	rank: rankWeights,
	confidence,
	answerable,
	leastAnswerable,
};
const text = `${JSON.stringify({ fingerprint: await fingerprint(), ...weights })}\n`;
await Deno.writeTextFile(OUTPUT, text);
console.log(
	`${Math.round(text.length / 1000)} KB from ${[...samples.values()].flat().length} samples and ${tuning.length} golden questions`,
);
