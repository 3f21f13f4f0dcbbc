import type { Passage } from "../passages/passage.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The parts of a document, from what a passage is called to what only the example says that it belongs to. */
export const FIELDS = ["names", "keywords", "text", "context", "example"] as const;
export type Field = (typeof FIELDS)[number];
/** A passage, or what a whole subject or example is about, as known words separated by spaces. */
export type SearchDocument = Record<Field | "id", string>;

/** Marks the document that stands for what a whole subject is about. */
const SUBJECT = "subject:";
const EMPTY = { names: "", keywords: "", text: "", context: "", example: "" };

/** The subject or worked example that a document stands for as a whole. */
export const subjectOf = (id: string): string => id.slice(SUBJECT.length);

/** A passage by what it is called and what it says. */
export function passageDocument(passage: Passage, vocabulary: Vocabulary): SearchDocument {
	const { id, kind, names, keywords, text } = passage;
	const read = (words: string) => vocabulary.read(words).join(" ");
	// Lists and technologies name other pages, which are found by themselves.
	const isSearched = kind !== "list" && kind !== "technology";
	return {
		...EMPTY,
		id,
		names: read(names),
		keywords: read(keywords),
		text: isSearched ? read(text) : "",
	};
}

/** What the pages of a subject or the parts of an example are about together. */
export const contextDocument = (
	subject: string,
	text: string,
	field: "context" | "example",
	vocabulary: Vocabulary,
): SearchDocument => ({ ...EMPTY, id: SUBJECT + subject, [field]: vocabulary.read(text).join(" ") });

/** The passages of each worked example, whose parts say what it is about only together. */
export function examplesOf(passages: readonly Passage[]): Map<string, Passage[]> {
	const parts = passages.filter(({ example }) => example !== undefined);
	return Map.groupBy(parts, ({ subject, example }) => `${subject} ${example}`);
}
