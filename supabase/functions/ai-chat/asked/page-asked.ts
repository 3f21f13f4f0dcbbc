import type { Cue } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import { analyze, type Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { isSubject } from "../search/weigh.ts";
import { fold, normalize } from "../text/fold.ts";

/** German and English marks: what opens a quotation in one closes it in the other. */
const QUOTED = /[„“”"«»](.+?)[“”"«»]/g;
/** How something goes. */
const COURSE: readonly Cue[] = ["approach", "duration", "timeline"];
const GOES =
	/\b(projekt\w*|ablauf\w*|lauft|laufen|schritt\w*|phasen?|vorgeh\w*|gehen .* vor|project|steps|phases|go|approach)\b/;
/** What something is about, which a page's summary tells. */
const ABOUT: readonly Cue[] = ["goals", "tasks", "who"];

/** A page that a question is about, and the passage that tells the side of it that was asked for. */
export interface PageAsked {
	page: Passage;
	/** Undefined where no passage tells just that side. */
	side: Passage | undefined;
	/** The question as if it were asked on the page. */
	query: Query;
}

/**
 * The page whose title a message quotes, as the questions that the chat offers do: the title names the page and says
 * nothing else, whatever it is made of.
 */
export function pageQuoted(message: string, query: Query, index: SearchIndex): PageAsked | undefined {
	const quoted = Array.from(message.matchAll(QUOTED), ([quotation, title = ""]) => ({
		quotation,
		page: index.passages.find((passage) => isCalled(passage, title)),
	})).filter(({ page }) => page !== undefined);
	const [first, ...others] = quoted;
	// Two titles are compared, which neither page does.
	if (!first?.page || others.some(({ page }) => page !== first.page)) return undefined;
	const rest = message.replace(first.quotation, " ");
	const asked = analyze({ text: normalize(rest), message: rest }, query.language, index.vocabulary);
	return { page: first.page, side: sideOf(first.page, asked, index), query: asked };
}

/** The service of which a question asks nothing but how a project goes, and its worked example's phases. */
export function courseAsked(query: Query, index: SearchIndex): Passage | undefined {
	const named = query.terms.filter(isSubject);
	const cues = [...query.cues.keys()];
	if (named.length === 0 || query.unknown > 0 || !cues.includes("approach")) return undefined;
	if (!cues.every((cue) => COURSE.includes(cue)) || !GOES.test(query.text)) return undefined;
	const [first, ...more] = named.map(({ term }) => new Set(index.names.servicesCalled(term)));
	const called = more.reduce((all, some) => all.intersection(some), first ?? new Set());
	// Advice is what he gives in any project.
	const [service, ...others] = [...called].filter(({ id }) => id !== "services/consulting");
	return service && others.length === 0 ? sideOf(service, query, index) : undefined;
}

const isCalled = ({ kind, links }: Passage, title: string): boolean =>
	kind === "summary" &&
	Object.values(links[0]?.title ?? {}).some((called) => fold(called) === fold(title.trim()));

function sideOf(page: Passage, { cues }: Query, index: SearchIndex): Passage | undefined {
	const tells = (cue: Cue, isIn: (passage: Passage) => boolean) =>
		index
			.byCue(cue)
			.find((passage) => passage.subject === page.subject && passage.kind === "section" && isIn(passage));
	if (cues.has("technologies")) return tells("technologies", () => true);
	if (COURSE.some((cue) => cues.has(cue))) {
		// A service goes as its example does; a project has a course of its own.
		const isExample = page.subject.startsWith("services/");
		return tells("approach", ({ example }) => (example !== undefined) === isExample);
	}
	return page.subject.startsWith("projects/") && ABOUT.some((cue) => cues.has(cue)) ? page : undefined;
}
