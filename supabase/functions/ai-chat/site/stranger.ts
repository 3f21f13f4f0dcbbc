import { subjectStems } from "./stems.ts";

/** Maximum number of a name's words; more are a text. */
const MAX_WORDS = 3;

/**
 * Returns the name that a site lacks, such as "Google Cloud", as the visitor wrote it.
 *
 * @param unknown Stems that the site lacks; a name has one of them.
 * @param asking Stems of questions for names.
 */
export function strangerIn(
	question: string,
	unknown: ReadonlySet<string>,
	asking: ReadonlySet<string>,
): string | undefined {
	const words = question.match(/[\p{L}\p{N}][\p{L}\p{N}+#.-]*(?<![.-])/gu) ?? [];
	const subjects = words.filter((word) => subjectStems(word).some((each) => !asking.has(each)));
	const name = subjects.join(" ");
	// A name has all its words in capitals, or none.
	const proper = subjects.filter((word) => /[\p{Lu}\p{N}]/u.test(word));
	if (!question.includes(name) || (proper.length > 0 && proper.length < subjects.length)) return undefined;
	const stems = subjectStems(name);
	const strange = stems.filter((word) => unknown.has(word));
	// A compound in lower case, such as "linux-schein", isn't a name if one of its parts is known.
	const isUnknown = strange.length > 0 && (proper.length > 0 || strange.length === stems.length);
	return isUnknown && subjects.length <= MAX_WORDS ? name : undefined;
}
