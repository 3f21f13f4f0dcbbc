import type { Cue } from "../cues/cue.ts";
import { readCues } from "../cues/read-cues.ts";
import type { Passage } from "../passages/passage.ts";
import { firstSentence } from "../passages/wording.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { Replies } from "../telling/replies.ts";
import type { Step } from "../telling/step.ts";
import { normalize, tokenize, wordsIn } from "../text/fold.ts";
import { asksFit, asksInterest, looksForRole } from "./role-asked.ts";

/** A text with this many subjects is a description to match, not a question to answer. */
const FEWEST_SUBJECTS = 5;
const FEWEST_CHARACTERS = 220;
/** What a text that says itself that somebody is wanted has to name. */
const FEWEST_WANTED = 2;
/** Says that somebody is wanted, in normalized text. */
const WANTED =
	/\b(m\/w\/d|w\/m\/d|stellen(anzeige|profil|beschreibung|ausschreibung)|projekt(beschreibung|ausschreibung|anfrage:)|anforderung(en|sprofil)|gesucht( wird| werden)?[:,;]|(wir|ich|kunden|kunde) suchen? (wir |ich )?(jemanden|unterstutzung|verstarkung|einen?|erfahrenen?|derzeit|aktuell|gerade|ab)|(ihr|dein) profil:|(ihre|deine) aufgaben|muss-kriterien|must[ -]haves?|m\/f\/[dx]|f\/m\/[dx]|your (tasks|responsibilities|profile|skills)\b|responsibilities:|tasks:|skills:|you will (be|maintain|work|operate|build|support|design|develop|write|manage|join|own|lead|run)\b|(we|client) (seeks?|are seeking|are hiring|is hiring)|seeking an?|vacancy|nice[ -]to[ -]haves?|(wir|ich) (haben|hatten|habe|hatte) (da |noch )?eine? ([a-z]+ )?(projekt|stelle|position|auftrag)\b|need (someone|somebody)|brauchen jemanden|requirements:|job (description|posting|spec)|((we are|we're|i am|i'm) )?(looking|search(ing)?) for an?|(we|i) need an?) ?/;
/** What such a text says of the way to work together, and the passages that answer it. */
const TERMS: readonly Cue[] = ["remote", "onsite", "availability", "price", "employment"];
/** How many pages of each kind are named at most. */
const MOST_PAGES = [
	["services/", 3],
	["projects/", 2],
	["certifications/", 1],
] as const;
const MOST_MATCHES = 5;
/** How much more a subject counts for the page that is called by it. */
const NAMESAKE = 2;
/** What a visitor's own story may end in asking for, which makes it no description of a job. */
const ASKED_AT_LAST: readonly Cue[] = ["duration", "results", "example"];

/** Whether a message is a longer text such as a pasted job description. */
function isDescription(message: string, query: Query): boolean {
	const subjects = query.terms.filter(({ topic }) => topic).length;
	const asksForTerms = TERMS.some((cue) => query.cues.has(cue));
	if (asksFit(query.text) || (subjects > 0 && looksForRole(query.text))) return true;
	if (WANTED.test(query.text)) return subjects >= (asksForTerms ? 1 : FEWEST_WANTED);
	const [, last] = /([^.!?\n]+)\?\W*$/.exec(message) ?? [];
	const asked = last && readCues(tokenize(normalize(last))).weights;
	const asksAtLast = asked && ASKED_AT_LAST.some((cue) => asked.has(cue));
	return message.length >= FEWEST_CHARACTERS && subjects >= FEWEST_SUBJECTS && !asksAtLast;
}

/** Names the pages that fit a pasted job description best, and what of it each deals with. */
export function answerDescription(
	message: string,
	query: Query,
	index: SearchIndex,
	{ notNamed, technologiesNamed }: Replies,
): Step | undefined {
	if (!isDescription(message, query)) return undefined;
	const { language, products } = query;
	const named = technologiesIn(query, index);
	// Where a role names no technology, what he does best says more than pages that share a word with it.
	const pages = asksFit(query.text) && named.length === 0 ? [] : bestPages(query, index);
	const matches = pages.map(({ summary, terms }) => ({
		link: summary.links[0],
		names: new Set(terms.flatMap((term) => index.names.technologies.get(term)?.names ?? [])),
	}));
	const reasoned = matches.filter(({ names }) => names.size > 0);
	// A page that shares no technology is named only where none does.
	const lines = (reasoned.length > 0 ? reasoned : matches).map(({ link, names }) => {
		const page = `- [${link?.title[language]}](${link?.href})`;
		return names.size > 0 ? `${page}: ${[...names].slice(0, MOST_MATCHES).join(", ")}` : page;
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
	}[language];
	// What is said of working remotely says how it is on site, too.
	const isSaid = (cue: Cue) => cue === "onsite" && query.cues.has("remote");
	const isAsked = (cue: Cue) => query.cues.has(cue) || (cue === "availability" && asksInterest(query.text));
	const terms = TERMS.filter((cue) => isAsked(cue) && !isSaid(cue)).flatMap((cue) =>
		index.passages.filter(({ id }) => id === `facts/${cue}`),
	);
	const instead = pages.length > 0 ? [] : withoutPages(query, index);
	const texts = [
		...(named.length > 0 ? [technologiesNamed(named)[language]] : []),
		...(products.length > 0 ? [notNamed(products)[language]] : []),
		...(pages.length > 0 ? [`${intro}\n\n${lines.join("\n")}`] : []),
		...instead.map(({ answer }) => answer[language]),
		...terms.map(({ answer }) => briefly(answer[language])),
		outro,
	];
	const passages = [...pages.map(({ summary }) => summary), ...instead, ...terms];
	return { outcome: "answered", message: texts.join("\n\n"), passages, grounding: passages };
}

/** What is said of the technologies that a text names where no page is about it, or of what he does best. */
function withoutPages(query: Query, index: SearchIndex): readonly Passage[] {
	const technologies = technologyPassages(query, index);
	return technologies.length > 0
		? technologies
		: index.passages.filter(({ id }) => id === "about/competencies");
}

/** The first sentence of a text, unless that ends within a quotation. */
function briefly(text: string): string {
	const sentence = firstSentence(text);
	return /„[^“]*$/.test(sentence) ? text : sentence;
}

/** The names of the technologies that a description asks for and the site names, in the site's order. */
const technologiesIn = (query: Query, index: SearchIndex): readonly string[] =>
	technologyPassages(query, index).map(({ names }) => names);

function technologyPassages({ text, terms }: Query, index: SearchIndex): readonly Passage[] {
	const single = new Set(terms.map(({ term }) => index.names.technologies.get(term)));
	const words = ` ${wordsIn(text).join(" ")} `;
	const isWritten = (name: string) => words.includes(` ${wordsIn(normalize(name)).join(" ")} `);
	return index.passages.filter(
		(passage) => passage.kind === "technology" && (single.has(passage) || isWritten(passage.names)),
	);
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
				score: found.reduce(
					(sum, [term, value]) =>
						sum + value * (index.names.isPageName(term, summary.subject) ? NAMESAKE : 1),
					0,
				),
			};
		})
		.filter(
			({ terms, summary }) =>
				terms.length > 1 || terms.some((term) => index.names.isPageName(term, summary.subject)),
		)
		.sort((left, right) => right.score - left.score);
	return MOST_PAGES.flatMap(([prefix, most]) =>
		pages.filter(({ summary }) => summary.subject.startsWith(prefix)).slice(0, most),
	);
}
