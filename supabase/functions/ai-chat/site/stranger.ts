import { subjectStems } from "./stems.ts";

/** Maximum number of a name's words; more are a text. */
const MAX_WORDS = 3;

/**
 * Returns the name that a site lacks, such as "Google Cloud", as the visitor wrote it.
 *
 * @param unknown Stems that the site lacks; a name has one of them.
 * @param asking Stems of questions for names.
 * @param others Number of other subjects that the question may have.
 */
export function strangerIn(
	question: string,
	unknown: ReadonlySet<string>,
	asking: ReadonlySet<string>,
	others: number,
): string | undefined {
	const names: string[] = [];
	let before: boolean | undefined;
	for (const [word] of question.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#.-]*(?<![.-])/gu)) {
		const isSubject = subjectStems(word).some((each) => !asking.has(each));
		const isProper = isSubject ? /[\p{Lu}\p{N}]/u.test(word) : undefined;
		// A name has all its words in capitals, or none.
		if (isSubject) names.push(isProper === before ? `${names.pop()} ${word}` : word);
		before = isProper;
	}
	const isUnknown = (name: string) =>
		name.split(" ").length <= MAX_WORDS && subjectStems(name).some((word) => unknown.has(word));
	const strangers = names.filter(isUnknown);
	return names.length <= others + 1 && strangers.length === 1 ? strangers[0] : undefined;
}
