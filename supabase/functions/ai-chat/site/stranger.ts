import { subjectStems } from "./stems.ts";

/** Maximum number of a name's words; more are a text. */
const MAX_WORDS = 3;

/**
 * Returns the name that a site lacks, such as "Google Cloud", as the visitor wrote it, if a question asks for nothing else.
 *
 * @param unknown Stems that the site lacks; a name has one of them.
 * @param asking Stems of questions for names.
 */
export function strangerIn(
	question: string,
	unknown: ReadonlySet<string>,
	asking: ReadonlySet<string>,
): string | undefined {
	if (unknown.size === 0) return undefined;
	const names: string[] = [];
	let before: boolean | undefined;
	for (const [word] of question.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#.-]*(?<![.-])/gu)) {
		const isSubject = subjectStems(word).some((each) => !asking.has(each));
		const isProper = isSubject ? /[\p{Lu}\p{N}]/u.test(word) : undefined;
		// A name has all its words in capitals, or none.
		if (isSubject) names.push(isProper === before ? `${names.pop()} ${word}` : word);
		before = isProper;
	}
	const [name = "", ...others] = names;
	const isName = others.length === 0 && name.split(" ").length <= MAX_WORDS;
	return isName && subjectStems(name).some((word) => unknown.has(word)) ? name : undefined;
}
