import type { Verdict } from "./judge.ts";

/** Shares from 0 to 1. */
export interface Score {
	questions: number;
	hitAt1: number;
	hitAt3: number;
	right: number;
	/** Of the right answers, those that begin with the facts. */
	early: number;
	correctRefusals: number;
	falseRefusals: number;
	language: number;
	validCitations: number;
}

const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
	items.length === 0 ? 1 : items.filter(holds).length / items.length;

/** Adds up verdicts; hits, right answers and false refusals count among the questions that have an answer. */
export function score(verdicts: readonly Verdict[]): Score {
	const offTopic = verdicts.filter(({ golden }) => "refuse" in golden.expect);
	const answerable = verdicts.filter(({ golden }) => !("refuse" in golden.expect));
	const written = verdicts.filter(({ golden }) => golden.language !== "any");
	return {
		questions: verdicts.length,
		hitAt1: share(answerable, ({ hit }) => hit === 1),
		hitAt3: share(answerable, ({ hit }) => hit !== undefined),
		right: share(answerable, ({ isRight }) => isRight),
		early: share(
			answerable.filter(({ isRight }) => isRight),
			({ isEarly }) => isEarly,
		),
		correctRefusals: share(offTopic, ({ isRight }) => isRight),
		falseRefusals: answerable.length === 0 ? 0 : share(answerable, ({ isAnswered }) => !isAnswered),
		language: share(written, ({ isInLanguage }) => isInLanguage),
		validCitations: share(verdicts, ({ hasValidCitations }) => hasValidCitations),
	};
}
