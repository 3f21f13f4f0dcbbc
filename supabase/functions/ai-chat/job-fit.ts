import type { Passage, PassageLink } from "./passages/passage.ts";
import type { Query } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";

export interface Fit {
	link: PassageLink;
	/** The technologies and subjects of the text that the page deals with, as the site writes them. */
	matches: readonly string[];
	passage: Passage;
}

/** A text with this many subjects is a description to match, not a question to answer. */
const FEWEST_SUBJECTS = 5;
const FEWEST_CHARACTERS = 220;

export function isDescription(message: string, query: Query): boolean {
	const subjects = query.terms.filter(({ topic }) => topic).length;
	return message.length >= FEWEST_CHARACTERS && subjects >= FEWEST_SUBJECTS;
}

/**
 * The pages that fit a longer text best, such as a pasted job description, services before projects.
 */
export function fittingPages(query: Query, index: SearchIndex): Fit[] {
	const topics = query.terms.filter(({ topic }) => topic);
	const names = displayNames(index);
	const pages = new Map<string, { score: number; terms: Map<string, number>; passage: Passage }>();
	const summaries = new Map(
		index.passages.filter(({ kind }) => kind === "summary").map((passage) => [passage.subject, passage]),
	);
	for (const { passage, matched } of index.search(topics)) {
		const summary = summaries.get(passage.subject);
		if (!summary || !/^(services|projects|certifications)\//.test(passage.subject)) continue;
		const page = pages.get(passage.subject) ?? {
			score: 0,
			terms: new Map<string, number>(),
			passage: summary,
		};
		pages.set(passage.subject, page);
		for (const { term, weight } of topics) {
			const value = weight * (matched.get(term) ?? 0);
			if (value > (page.terms.get(term) ?? 0)) page.terms.set(term, value);
		}
	}
	const ranked = [...pages.values()]
		.map(({ passage, terms }) => ({
			passage,
			terms: [...terms].sort((left, right) => right[1] - left[1]),
			score: [...terms.values()].reduce((sum, value) => sum + value, 0),
		}))
		.sort((left, right) => right.score - left.score);
	const best = (prefix: string, most: number) =>
		ranked
			.filter(({ passage, terms }) => passage.subject.startsWith(prefix) && terms.length > 1)
			.slice(0, most);
	return [...best("services/", 3), ...best("projects/", 2), ...best("certifications/", 1)].flatMap(
		({ passage, terms }) => {
			const link = passage.links[0];
			const matches = [...new Set(terms.flatMap(([term]) => names.get(term) ?? []))].slice(0, 5);
			return link ? [{ link, matches, passage }] : [];
		},
	);
}

/** How the site writes what a term stands for: "kubernet" is "Kubernetes". */
function displayNames(index: SearchIndex): Map<string, string> {
	const names = new Map<string, string>();
	for (const { kind, names: name } of index.passages) {
		if (kind !== "technology") continue;
		const terms = index.termsOf(name);
		const [only] = terms;
		if (terms.length === 1 && only !== undefined && !names.has(only)) names.set(only, name);
	}
	return names;
}
