import type { Concept } from "./concept.ts";

/** A question that everybody asks, by the concepts it is made of. */
export interface CommonQuestion {
	/** Ids of the passages that are told; none where the site has no answer. */
	tells: readonly string[];
	/** One of each of these is in the question. */
	needs: readonly (readonly Concept[])[];
	/** These may be in it too; any other concept makes it a different question. */
	with: readonly Concept[];
	/** These make it a different question, although they leave others the same. */
	without: readonly Concept[];
	/** After a page was told, the question is about that page instead. */
	leans: boolean;
}

const split = <Part extends string>(text: string, by: string): Part[] =>
	text.split(by).flatMap((part) => (part.trim() === "" ? [] : [part.trim() as Part]));

/** Concepts that leave a question the same, whatever it is about. */
export const NEUTRAL: ReadonlySet<Concept> = new Set(
	split<Concept>("you do can canThou forth tell ask all overview about which stated here wish earliest", " "),
);

/**
 * @param needs Concepts joined by `+`, alternatives by `|`.
 * @param others Concepts that may stand beside them; with `-`, neutral ones that may not.
 */
export function ask(tells: string, needs: string, others = "", leans: "" | "leans" = ""): CommonQuestion {
	const named = split(others, " ");
	return {
		tells: split(tells, " "),
		needs: split(needs, "+").map((any) => split<Concept>(any, "|")),
		with: named.filter((name) => !name.startsWith("-")) as Concept[],
		without: named.filter((name) => name.startsWith("-")).map((name) => name.slice(1)) as Concept[],
		leans: leans === "leans",
	};
}
