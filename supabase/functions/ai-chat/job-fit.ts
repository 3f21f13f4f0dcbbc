import type { Passage } from "./passages/passage.ts";
import type { Query } from "./query.ts";
import type { SearchIndex } from "./search-index.ts";

/** A text with this many subjects is a description to match, not a question to answer. */
const FEWEST_SUBJECTS = 5;
const FEWEST_CHARACTERS = 220;
/** How many pages of each kind are named at most. */
const MOST_PAGES = [
	["services/", 3],
	["projects/", 2],
	["certifications/", 1],
] as const;
const MOST_MATCHES = 5;

/** Whether a message is a longer text such as a pasted job description. */
export function isDescription(message: string, query: Query): boolean {
	const subjects = query.terms.filter(({ topic }) => topic).length;
	return message.length >= FEWEST_CHARACTERS && subjects >= FEWEST_SUBJECTS;
}

/** Names the pages that fit a longer text best, and what of it each deals with. */
export function describeFit(query: Query, index: SearchIndex): { text: string; pages: Passage[] } {
	const pages = bestPages(query, index);
	const lines = pages.map(({ summary, terms }) => {
		const matches = new Set(terms.flatMap((term) => index.technologies.get(term)?.names ?? []));
		const link = summary.links[0];
		const page = `- [${link?.title[query.language]}](${link?.href})`;
		return matches.size > 0 ? `${page}: ${[...matches].slice(0, MOST_MATCHES).join(", ")}` : page;
	});
	const [intro, outro] = {
		de: [
			"Dazu passen diese Seiten am besten:",
			"Ob es im Ganzen passt, klären Sie am besten direkt über das [Kontaktformular](/#contact).",
		],
		en: [
			"These pages fit your description best:",
			"Whether it fits as a whole is best settled directly, through the [contact form](/#contact).",
		],
	}[query.language];
	return { text: `${intro}\n\n${lines.join("\n")}\n\n${outro}`, pages: pages.map(({ summary }) => summary) };
}

interface Page {
	summary: Passage;
	/** The text's subjects that the page deals with, strongest first. */
	terms: string[];
	score: number;
}

function bestPages(query: Query, index: SearchIndex): Page[] {
	const topics = query.terms.filter(({ topic }) => topic);
	const strengths = new Map<string, Map<string, number>>();
	for (const { passage, strengths: matched } of index.search(topics).values()) {
		const page = strengths.get(passage.subject) ?? new Map<string, number>();
		strengths.set(passage.subject, page);
		// Squared, so that what a page is about outweighs what it mentions.
		for (const [at, { term, weight }] of topics.entries())
			page.set(term, Math.max(page.get(term) ?? 0, weight * (matched[at] ?? 0) ** 2));
	}
	const pages = index.passages
		.filter(({ kind }) => kind === "summary")
		.map((summary): Page => {
			const found = [...(strengths.get(summary.subject) ?? [])].filter(([, value]) => value > 0);
			return {
				summary,
				terms: found.sort((left, right) => right[1] - left[1]).map(([term]) => term),
				score: found.reduce((sum, [, value]) => sum + value, 0),
			};
		})
		.filter(({ terms }) => terms.length > 1)
		.sort((left, right) => right.score - left.score);
	return MOST_PAGES.flatMap(([prefix, most]) =>
		pages.filter(({ summary }) => summary.subject.startsWith(prefix)).slice(0, most),
	);
}
