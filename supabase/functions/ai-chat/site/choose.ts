import type { Content } from "../../../../src/content/content.ts";
import { answerableSigns, confidenceSigns } from "./decide.ts";
import { type Candidate, createFinder, type Findings, type Topic } from "./find.ts";
import { compareWith, type SampleCounts } from "./likeness.ts";
import type { Passage } from "./passages.ts";
import { logistic, rank, scoreOf, sharesOf } from "./rank.ts";
import { createSearch } from "./search.ts";
import { isStopWord, stem, subjectStems, wordsOf } from "./words.ts";

/** Parameters learned by `npm run train`. */
export interface Weights {
	samples: SampleCounts;
	/** Weights of the features. */
	rank: readonly number[];
	/** Weights of the signs in `decide.ts`. */
	confidence: readonly number[];
	answerable: readonly number[];
	/** Minimum score to answer a question. */
	leastAnswerable: number;
}

/** The passages chosen to answer a question. */
export interface Choice {
	/** All candidates, best first. */
	ranked: readonly Passage[];
	/** Passages for the answer; empty if the site has none. */
	chosen: readonly Passage[];
	/** Whether the question resembles questions about the site. */
	isOnTopic: boolean;
	/** Topic of the answer: shares by page and by part of a page. */
	shares: Topic;
}

/** Maximum number of passages in an answer. */
const MAX_CHOSEN = 3;
/** Minimum probability of a further passage: after a short fact and of a compared term, and otherwise. */
const MIN_CONFIDENCE = { short: 0.5, else: 0.12 };

/** Finds, ranks and chooses passages for a question, given the conversation's topic. */
export type Chooser = (question: string, topic: Topic) => Choice;

export function createChooser(
	{ synonyms }: Pick<Content, "synonyms">,
	passages: readonly Passage[],
	weights: Weights,
): Chooser {
	const search = createSearch(passages, synonyms);
	const find = createFinder(passages, search, compareWith(weights.samples), weights.samples.labels);

	/** @returns The choice, with the best candidate and its confidence. */
	function chooseFor(question: string, topic: Topic): Choice & { best?: Candidate; confidence?: number } {
		const findings = find(question, topic);
		const ranked = rank(ofNamedClient(findings), weights.rank);
		const passagesIn = (those: typeof ranked) => those.map(({ candidate }) => candidate.passage);
		const [best, ...others] = ranked;
		const common = { ranked: passagesIn(ranked), isOnTopic: findings.odds > 0, shares: sharesOf(ranked) };
		if (!best) return { ...common, chosen: [] };
		const { kind, page } = best.candidate.passage;
		const scoreOfConfidence = (each: typeof best) =>
			scoreOf(confidenceSigns({ ...findings, ...each }), weights.confidence);
		const score = scoreOfConfidence(best);
		const found = { ...common, best: best.candidate, confidence: logistic(score) };
		const isAnswered =
			kind === "talk" ||
			scoreOf(answerableSigns({ ...findings, ...best }, score), weights.answerable) >=
				weights.leastAnswerable;
		// A named subject stays the topic.
		const shares = new Map(Array.from(findings.named, (named) => [named, 1] as const));
		if (!isAnswered) return { ...found, shares, chosen: [] };
		const subjects =
			findings.named.size > 0 ? findings.named : new Set((topic.get(page) ?? 0) >= 0.5 ? [page] : []);
		const { names = [] } = best.candidate.passage;
		// A comparison uses both terms, but no term whose name is part of another's.
		const isCompared = ({ candidate: { passage } }: typeof best) =>
			passage.kind === "term" && !names.some((name) => passage.names?.some((other) => name.includes(other)));
		const compared = kind === "term" ? others.filter(isCompared) : [];
		const further = (compared.length > 0 ? compared : others).slice(0, MAX_CHOSEN - 1).filter((other) => {
			if (compared.length > 0) return logistic(scoreOfConfidence(other)) >= MIN_CONFIDENCE.short;
			const { passage } = other.candidate;
			// A statement about one client or service doesn't apply to another.
			if (subjects.size > 0 && passage.kind !== "fact" && !subjects.has(passage.page)) return false;
			const least = MIN_CONFIDENCE[kind === "fact" ? "short" : "else"];
			return passage.kind !== "talk" && logistic(scoreOfConfidence(other)) >= least;
		});
		return { ...found, chosen: withoutRepeats(pageFirst(passagesIn([best, ...further]))) };
	}

	return (question, topic) => {
		const whole = chooseFor(question, topic);
		const { best } = whole;
		if (best?.passage.kind !== "fact" || best.unexplained.length === 0) return whole;
		// A second fact may cover the words that the first one doesn't.
		const rest = chooseFor(keep(question, best.unexplained), topic);
		const [other] = rest.chosen;
		if (other?.kind !== "fact" || other === best.passage || (rest.confidence ?? 0) < MIN_CONFIDENCE.short)
			return whole;
		const known = best.unexplained.filter((word) => !rest.best?.unexplained.includes(word));
		const [first] = chooseFor(
			keep(
				question,
				subjectStems(question).filter((word) => !known.includes(word)),
			),
			topic,
		).chosen;
		return first === best.passage ? { ...whole, chosen: [first, other] } : whole;
	};
}

/** Reduces a question to some of its subject's words. */
const keep = (question: string, stems: readonly string[]): string =>
	wordsOf(question)
		.filter((word) => isStopWord(word) || stems.includes(stem(word)))
		.join(" ");

/** Removes other clients and fictional examples if a question names a client. */
function ofNamedClient({ candidates, named }: Findings): readonly Candidate[] {
	const isClient = (page: string) => page.startsWith("/projects/") && page !== "/projects/overview";
	if (![...named].some(isClient)) return candidates;
	return candidates.filter(
		({ passage: { page, example } }) => example === undefined && (!isClient(page) || named.has(page)),
	);
}

/** Prefers a service's own text to details of its fictional examples. */
function pageFirst(passages: readonly Passage[]): readonly Passage[] {
	const [first] = passages;
	const page = passages.find(({ kind, page }) => kind === "page" && page === first?.page);
	if (!page || first?.kind !== "item" || first.example === undefined) return passages;
	return [page, ...passages.filter((passage) => passage !== page)];
}

/** Removes passages that repeat earlier ones, and all after a fact that the site leaves open. */
function withoutRepeats(passages: readonly Passage[]): Passage[] {
	if (passages[0]?.isOpen) return passages.slice(0, 1);
	return passages.filter(
		({ text }, at) => !passages.slice(0, at).some((earlier) => earlier.text.includes(text)),
	);
}
