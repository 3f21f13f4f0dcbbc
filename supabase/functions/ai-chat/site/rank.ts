import { softmax } from "./likeness.ts";
import type { Passage } from "./passages.ts";
import type { Hit } from "./search.ts";
import { kindOfRole, NEED, PARTICULAR, UNANSWERED, type Understood } from "./understand.ts";

/** A passage that may answer a question. */
export interface Ranked {
	passage: Passage;
	hit: Hit;
	/** Probability that the question is of the kind that the passage answers. */
	kind: number;
	/** Likeness of the question to its samples. */
	like: number;
	score: number;
	/** Softmax over all passages. */
	probability: number;
}

/** Minimum share of a question's words in a term that it doesn't name. */
const MIN_MEANT = 0.5;

/** Creates a function that ranks all passages for a question, best first. */
export function createRanking(passages: readonly Passage[], understand: (message: string) => Understood) {
	const labels = understand("").kinds.map(([kind]) => kind);
	/** Returns the weights of the kinds of questions that a passage answers. */
	const weightsFor = ({ kind, id, role, page, title }: Passage): Readonly<Record<string, number>> => {
		if (kind === "technology") return { whether: 1 };
		if (kind === "term") return { [kind]: 1 };
		if (kind !== "fact")
			return { [PARTICULAR]: 1, [kindOfRole(role)]: 1, [NEED]: Number(page.startsWith("/services/")) };
		if (labels.includes(id)) return { [id]: 1 };
		// Another owner's fact, which has no samples, is of the kinds that its search terms are like.
		const like = understand(title).kinds.filter(([label]) => label.startsWith("facts/"));
		return Object.fromEntries(like.map(([label, share]) => [label, share / (like[0]?.[1] ?? 1)]));
	};
	const answering = passages.map((passage) => ({ passage, answered: Object.entries(weightsFor(passage)) }));
	/** @param topic The pages that the conversation is about, by their paths in the site's first language. */
	return (question: Understood, topic: ReadonlySet<string>): Ranked[] => {
		const { kinds, likeness, typical, named, hits, subjects } = question;
		const shares = new Map(kinds);
		const pages = new Map<string, number>();
		for (const { id, page } of passages) pages.set(page, (pages.get(page) ?? 0) + (likeness.get(id) ?? 0));
		const names = new Set(named.flat().map(({ id }) => id));
		const bestScore = Math.max(1, ...Array.from(hits.values(), ({ score }) => score));
		const scored = answering.flatMap(({ passage, answered }) => {
			const { kind, id, page } = passage;
			const hit = hits.get(id) ?? { score: 0, all: 0, words: new Set<string>() };
			// What a term explains is asked for without its name, too.
			const isMeant = kind === "term" && hit.all >= MIN_MEANT && hit.words.size > 1;
			if ((kind === "technology" || kind === "term") && !names.has(id) && !isMeant) return [];
			const asked = answered.reduce((sum, [each, weight]) => sum + weight * (shares.get(each) ?? 0), 0);
			const isLeft = (word: string) => !hit.words.has(word) && !typical.get(id)?.has(word);
			const unexplained = [...subjects].filter(isLeft).length / Math.max(1, subjects.size);
			// What a page lists is asked in few words where it is open.
			const like = kind === "question" && !topic.has(page) ? 0 : (likeness.get(id) ?? 0);
			const ofPage =
				kind === "fact" ? 5.2 * logShare(asked) : 5.2 * logShare(like) + 5.3 * (pages.get(page) ?? 0);
			const ofSubject = (names.has(id) || names.has(page) ? 1.5 : 0) + (topic.has(page) ? 6.5 : 0);
			// Fitted to the golden set's tuning half by logistic regression.
			const ofWords = 4.5 * hit.all + (2.2 * hit.score) / bestScore - 4.5 * unexplained;
			const score = ofWords + ofPage + 7.2 * logShare(asked) + ofSubject;
			return [{ passage, hit, kind: asked, like: likeness.get(id) ?? 0, score }];
		});
		const probabilities = softmax(scored.map(({ score }) => score));
		return scored
			.map((each, at) => ({ ...each, probability: probabilities[at] ?? 0 }))
			.toSorted((left, right) => right.score - left.score);
	};
}

/** Returns the probability that the best passage answers a question. */
export function confidenceIn({ score, probability, hit }: Ranked, question: Understood): number {
	const { unknown, subjects } = question;
	const isUnknown = unknown.size / Math.max(1, subjects.size);
	const odds =
		0.07 * score + 2.7 * probability + 0.9 * hit.all - 2.4 * unansweredShare(question) - 0.9 * isUnknown - 2;
	return 1 / (1 + Math.exp(-odds));
}

/** Returns the probability that a question is none that the site answers. */
export const unansweredShare = ({ kinds }: Pick<Understood, "kinds">): number =>
	kinds.reduce((sum, [kind, share]) => sum + (kind.startsWith(UNANSWERED) ? share : 0), 0);

/** Returns the logarithm of a probability, as 0 to 1. */
const logShare = (share: number) => 1 + Math.log(1e-4 + share) / 9.3;
