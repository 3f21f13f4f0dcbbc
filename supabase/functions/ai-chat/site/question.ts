import type { Content } from "../../../../src/content/content.ts";
import type { Language } from "../../../../src/content/types.ts";
import type { Page } from "../../../../src/pages/pages.ts";
import type { Passage } from "./passages.ts";
import type { createRanking, Ranked } from "./rank.ts";
import type { Say } from "./replies.ts";
import type { Subject } from "./subjects.ts";
import type { Understood } from "./understand.ts";

/** What the answers in a language are made of. */
export interface Site {
	content: Content;
	language: Language;
	passages: ReadonlyMap<string, Passage>;
	say: Say;
	/** By their paths in the site's first language. */
	pages: ReadonlyMap<string, Page>;
	/** What pages and passages are about, by path or id. */
	subjects: ReadonlyMap<string, Subject>;
	understand(message: string): Understood;
	rank: ReturnType<typeof createRanking>;
	/** Returns the probabilities of the kinds of a listed question, whose wordings in all languages are read as one. */
	kindsOf(id: string): Understood["kinds"];
}

/** A question, with what the conversation adds. */
export interface Question extends Understood {
	ranked: readonly Ranked[];
	/** What the last answer was about, or the page that the visitor is on. */
	before: readonly Subject[];
}

export interface Answer {
	message: string;
	/** `open` if it says that the site leaves the question open, `asked_back` if it asks what is meant. */
	outcome: "answered" | "open" | "asked_back" | "declined" | "small_talk";
	/** The passages that it stands on. */
	passages: readonly Passage[];
	/** Places that it stands on beside theirs. */
	hrefs?: readonly string[];
}

/** Returns an answer that a passage, or several, prove. */
export const tell = (
	message: string,
	passages: readonly Passage[],
	outcome: Answer["outcome"] = passages.some(({ open }) => open) ? "open" : "answered",
): Answer => ({ message, outcome, passages });

/** Tells a fact, or the answer to a listed question. */
export const tellFact = (passage: Passage | undefined): Answer | undefined =>
	passage && tell(passage.text, [passage]);

/** Kinds of questions for experience with something. */
export const EXPERIENCE = ["whether", "evidence", "tenure"];
/** Groups of kinds whose probabilities add up, because they are answered alike. */
const ALIKE = [EXPERIENCE, ["term", "unanswered/technical"]];

/** Returns the likeliest kind of a question and its probability, with those of the kinds that are answered alike. */
export function kindOf({ kinds }: Pick<Understood, "kinds">): readonly [kind: string, probability: number] {
	const summed = kinds.map(([kind]) => {
		return [kind, shareOf(kinds, ...(ALIKE.find((group) => group.includes(kind)) ?? [kind]))] as const;
	});
	// Of kinds that are answered alike, the likeliest comes first.
	return summed.toSorted(([, left], [, right]) => right - left)[0] ?? ["", 0];
}

/** Returns the probability that a question is of one of some kinds. */
export const shareOf = (kinds: Understood["kinds"], ...of: readonly string[]) =>
	kinds.reduce((sum, [kind, share]) => sum + (of.includes(kind) ? share : 0), 0);

/** Minimum probability that a listed question asks for the same. */
const MIN_LISTED = 0.35;

/** Tells the question of some pages that is likeliest of some kinds. */
export function listedOn(paths: readonly string[], kinds: readonly string[], site: Site): Answer | undefined {
	const share = ({ id }: Passage) => shareOf(site.kindsOf(id), ...kinds);
	const [best] = [...site.passages.values()]
		.filter((each) => each.kind === "question" && paths.includes(each.page) && share(each) >= MIN_LISTED)
		.toSorted((left, right) => share(right) - share(left));
	return tellFact(best);
}

/** Returns the first subject of a type that a question names or, if it names none, that was talked about. */
export function subjectOf({ named, before }: Question, type: Subject["type"]): Subject | undefined {
	return (named.length > 0 ? named.flat() : before).find((subject) => subject.type === type);
}

/** Returns what an answer is about; a page such as an overview has no other name. */
export const subjectsOf = ({ passages }: Answer, { subjects }: Site): Subject[] =>
	passages
		.filter(({ kind, page }) => kind !== "fact" || page !== "/")
		.map(({ id, page }) => subjects.get(id) ?? subjects.get(page) ?? { type: "page", id: page, name: "" });

/** Returns the subjects of a type that a question names, each once and one for each name. */
export const namedIn = ({ named }: Pick<Question, "named">, type: Subject["type"]): Subject[] => [
	...new Set(named.flatMap((one) => one.find((subject) => subject.type === type) ?? [])),
];
