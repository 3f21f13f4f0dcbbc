import { readPart } from "../common/read-part.ts";
import { isBesidePlace, namesStep } from "../common/read-place.ts";
import { saysNothing } from "../common/says-only.ts";
import type { Passage } from "../passages/passage.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { wordsIn } from "../text/fold.ts";
import { placeIn } from "../text/places.ts";
import type { Language } from "../text/stem.ts";

const PHASES = /^services\/[^/]+\/scenarios\/[^/]+\/phases$/;
/** What is said besides of an example's phases: "How many phases does a project have?" */
const BESIDE =
	/^(szenario\w*|leistung|service|bereich|thema|tut|gibt|hat|have|wieviele?|viele?|many|besteh\w*|aussehen|sah|technische|technical)$/;

/** Whose work it is: "when you move a company to the cloud". */
const WHOSE = /^(company|firma|unternehmen|betrieb)$/;

/**
 * The phase of a service's example that a normalized question asks for by its place, or all of them, if it names
 * nothing but the service, or else the example; the first where it asks how that begins.
 */
export function phaseAsked(text: string, language: Language, index: SearchIndex): Passage | undefined {
	const termsOf = (word: string) => index.vocabulary.resolve(word, language).terms;
	const isSubject = (word: string) => termsOf(word).some(({ topic }) => topic !== undefined);
	const isStart =
		!namesStep(text) && readPart(text, (word) => WHOSE.test(word) || isSubject(word)) === "start";
	if (!namesStep(text) && !isStart) return undefined;
	const isNamed = isStart
		? isSubject
		: (word: string) => !saysNothing(word) && !isBesidePlace(word) && !BESIDE.test(word);
	const named = wordsIn(text).filter(isNamed);
	if (named.length === 0) return undefined;
	const calledBy = (isName: (term: string, list: Passage) => boolean) =>
		index.passages.filter(
			(list) =>
				PHASES.test(list.id) && named.every((word) => termsOf(word).some(({ term }) => isName(term, list))),
		);
	const ofService = calledBy((term, { subject }) => index.names.isPageName(term, subject));
	const found =
		ofService.length > 0
			? ofService
			: calledBy((term, { names }) => index.vocabulary.termsIn(names).has(term));
	const [all, ...others] = found;
	if (!all || others.some(({ subject }) => subject !== all.subject)) return undefined;
	const place = isStart ? 0 : placeIn(text);
	return place === undefined ? all : index.passages.filter(({ id }) => id.startsWith(`${all.id}/`)).at(place);
}
