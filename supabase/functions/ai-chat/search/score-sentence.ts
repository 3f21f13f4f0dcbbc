import { ONE_THING } from "../passages/subjects.ts";
import { asksForFigure, type Expectation, tells } from "./expectation.ts";
import type { Query } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";
import type { Sentence } from "./sentences.ts";
import { held } from "./vocabulary.ts";
import type { Ranked } from "./weigh.ts";

/** What a word of a question counts, by how close to the sentence it stands. */
const SHARES = { own: 1, asked: 0.9, near: 0.7, example: 0.6, page: 0.45 } as const;
/** What words say that stand in one sentence beside another, beyond what each of them does; a page's name doesn't. */
const TOGETHER = 0.4;
/** A question that names a page asks for a sentence of that page. */
const PAGE_NAME = 0.4;
/** What a cue counts that the sentence's passage answers. */
const CUE_SHARE = 0.3;
/** A sentence that tells a thing of the kind that was asked for. */
const EXPECTED = 0.35;
/** One with a number where it is asked how many, and one with a percentage where that is asked for. */
const NUMBER = 0.3;
const PERCENTAGE = 0.5;
/** One of the beginning or of the end, where the question asks for that. */
const TIME = 0.3;
/** What describes a problem stands behind what describes its solution; less where a number is asked for. */
const PROBLEM = { counted: 0.3, other: 0.5 };
/** What it counts that a question is like those asked for a sentence; a vague likeness next to nothing. */
const LIKENESS = 0.7;
const CLEARNESS = 3;
/** A long sentence holds many words by chance. */
const LENGTH = 0.05;

/** What the page of a service begins with: the trouble that brings visitors there. */
const OPENING = /^services\/[^/]+\/lead-1$/;

const ASKS_BEFORE =
	/\b(vorher|zuvor|fruher|bisher|anfangs|anfang|ursprunglich\w*|ausgangslage|bevor|before|initially|previously|originally|used to|beginning)\b/;
export const ASKS_AFTER =
	/\b(nachher|danach|am ende|am schluss|hinterher|seitdem|seither|ubrig|after|afterwards|left|remain\w*|in the end|finally)\b/;
const ASKS_PERCENTAGE = /\b(prozent\w*|percent\w*|anteil|share|quote|rate)\b|%/;
/** Asks what went wrong once, which only what describes the problem tells. */
const ASKS_PROBLEM =
	/\b(ist|war|sind) (\w+ ){0,6}passiert\b|\b(passierte|geschah|vorgefallen|happened|trouble|went wrong|ging schief|wer hat\b.*\b(gemerkt|bemerkt|gemeldet|entdeckt)|who (noticed|reported|found))\b|\b(warum|wieso|weshalb|why) (wurden?|musste\w*|konnte\w*|was|were|did|could)\b/;
const TELLS_BEFORE = /vorher|bisher/i;
const TELLS_PERCENTAGE = /%|Prozent/;

/** Makes the function that tells how well a sentence answers one question. */
export function sentenceScorer(query: Query, expectations: ReadonlySet<Expectation>, index: SearchIndex) {
	const { terms, cues, text, counted } = query;
	const asksBefore = ASKS_BEFORE.test(text) || ASKS_PROBLEM.test(text);
	const asksAfter = ASKS_AFTER.test(text);
	const asksPercentage = ASKS_PERCENTAGE.test(text);

	return (
		sentence: Sentence,
		{ passage }: Ranked,
	): { score: number; isExpected: boolean; isFigure: boolean; shares: Map<string, number> } => {
		const shares = new Map<string, number>();
		let sum = -LENGTH * Math.log(sentence.own.size + 1);
		let within = 0;
		let most = 0;
		for (const term of terms) {
			let best = 0;
			for (const [part, share] of Object.entries(SHARES) as [keyof typeof SHARES, number][])
				if (share > best) best = Math.max(best, share * held(sentence[part], term));
			const isName = index.names.isPageName(term.term, passage.subject);
			shares.set(term.term, best * term.weight);
			// Every sentence of a project's page is about the project, and those that name it tell least of it.
			sum += (isName && ONE_THING.test(passage.subject) ? SHARES.page : best) * term.weight;
			if (!term.passing && !term.cued && !isName) {
				const told = held(sentence.own, term) * term.weight;
				within += told;
				most = Math.max(most, told);
			}
			if (term.topic && isName) sum += PAGE_NAME * term.weight;
		}
		sum += TOGETHER * (within - most);
		for (const [cue, weight] of cues) if (passage.cues.includes(cue)) sum += CUE_SHARE * weight;
		const told = [...expectations].filter((expectation) => tells(sentence.text, expectation));
		const isExpected = told.length > 0;
		const isFigure = told.some(asksForFigure) && /\d/.test(sentence.text);
		if (isExpected) sum += EXPECTED;
		if (counted && sentence.hasNumber) sum += NUMBER;
		if (asksPercentage && TELLS_PERCENTAGE.test(sentence.text)) sum += PERCENTAGE;
		const isProblem = passage.cues.includes("challenges") || OPENING.test(passage.id);
		if (asksBefore && (isProblem || TELLS_BEFORE.test(sentence.text))) sum += TIME;
		sum += LIKENESS * index.likeness.ofSentence(query, passage, sentence.text) ** CLEARNESS;
		if (isProblem && !asksBefore && !cues.has("challenges")) sum -= PROBLEM[counted ? "counted" : "other"];
		if (asksAfter && passage.cues.includes("results")) sum += TIME;
		return { score: sum, isExpected, isFigure, shares };
	};
}
