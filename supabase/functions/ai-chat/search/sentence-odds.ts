import { isGrammar } from "./counted-words.ts";
import { SAMPLED_SIZES, SAMPLED_WORDS, sampledFor } from "./sample-words.ts";
import type { SampledSentence } from "./sampled-sentences.ts";

/** How many samples a word counts as that a sentence holds itself, and one that stands in the names of its passage. */
const OWN = 2;
const NAMED = 1;
/** The same of any other word, so that one that nobody said of a sentence rules it out for none. */
const UNSAID = 0.05;

/**
 * How a question would come about if it were asked for each of some sentences, as a logarithm: naive Bayes, by how
 * often each of its words is said in their samples.
 *
 * @param asked The question's words by their meaning, and what each of them counts.
 */
export function sentenceScores(
	asked: ReadonlyMap<string, number>,
	sentences: ReadonlyMap<number, SampledSentence>,
): ReadonlyMap<number, number> {
	const words = Array.from(asked, ([word, count]) => ({ word, count, samples: sampledFor(word) })).filter(
		({ samples }) => samples.size > 0,
	);
	const scores = new Map<number, number>();
	for (const [at, sentence] of sentences) {
		const names = sentence.names.size * NAMED;
		const size = (SAMPLED_SIZES[at] ?? 0) + sentence.own.size * OWN + names + SAMPLED_WORDS * UNSAID;
		let score = 0;
		for (const { word, count, samples } of words) {
			const own = sentence.own.has(word) ? OWN : 0;
			const named = !isGrammar(word) && sentence.names.has(word) ? NAMED : 0;
			score += count * Math.log(((samples.get(at) ?? 0) + own + named + UNSAID) / size);
		}
		scores.set(at, score);
	}
	return scores;
}

/** How probable each of some sentences is, from 0 to 1, if one of them is asked for. */
export function odds(scores: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
	const most = Math.max(...scores.values());
	const shares = new Map(Array.from(scores, ([at, score]) => [at, Math.exp(score - most)]));
	const sum = shares.values().reduce((all, share) => all + share, 0);
	return new Map(Array.from(shares, ([at, share]) => [at, share / sum]));
}
