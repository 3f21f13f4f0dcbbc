import type { Passage } from "../passages/passage.ts";
import type { Query } from "../search/query.ts";
import type { Vocabulary } from "../search/vocabulary.ts";
import { isSubject } from "../search/weigh.ts";
import { normalize } from "../text/fold.ts";

/** The level of a certificate as it ends a question, and what says that it is held rather than what somebody is: "the AWS Professional level". */
const LEVEL = /\b(associate|expert|professional|practitioner|specialty|fundamentals|foundational)\b/g;
const AT_END = /^( (level|status|stufe|badge|zertifi\w*|certif\w*|cert|prufung|exam))*\W*$/;
const HELD =
	/\b(hat|habe\w*|hast|has|have|got|hold\w*|besitz\w*|level|status|stufe|badge|zertifi\w*|certif\w*|cert|associate)\b/;

/** Whether a normalized text says the level of a certificate. */
export const saysLevel = (text: string): boolean => text.search(LEVEL) >= 0;

/** Those certificates' pages that are of the name and the level that a question says; undefined where it says none. */
export function levelled(
	{ text, terms }: Query,
	pages: readonly Passage[],
	vocabulary: Vocabulary,
): readonly Passage[] | undefined {
	// What follows a question says more of it: "Azure Expert? He only has the Associate!"
	const [question = ""] = text.split(/(?<=\?)/);
	const [said, ...others] = question.matchAll(LEVEL);
	const asked = terms.filter((term) => term.topic && isSubject(term));
	// Who names two levels asks which of them it is.
	if (!said || others.length > 0 || asked.length === 0) return undefined;
	const [level] = said;
	if (!AT_END.test(question.slice(said.index + level.length))) return undefined;
	const found = pages.filter(({ names }) => {
		// Those of Microsoft are for Azure, whether or not they are called by it.
		const called = normalize(names.replace("Microsoft", "Microsoft Azure"));
		const own = vocabulary.termsIn(called);
		return called.includes(level) && asked.every(({ term }) => own.has(term));
	});
	// Who is called an expert need hold no certificate for it, unless there is one of that name.
	return found.length > 0 || HELD.test(text) ? found : undefined;
}
