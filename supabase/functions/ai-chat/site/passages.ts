import type { Content } from "../../../../src/content/content.ts";
import type { Language, SitePath } from "../../../../src/content/types.ts";
import { evidenceOf } from "../../../../src/pages/evidence.ts";
import { enumerate } from "../../../../src/pages/language.ts";
import { namedList } from "../../../../src/pages/page-markdown.ts";
import { answeringPagesOf, type Page } from "../../../../src/pages/pages.ts";
import type { Entry, PagePart } from "../../../../src/pages/parts.ts";
import { factsOf } from "../../../../src/pages/resolve-facts.ts";

/** The smallest unit of an answer: an item of a part, a whole part, a page, or a fact. */
export interface Passage {
	/** The same in every language, such as `/services/devops#leistungen/CI/CD-Pipelines` or `facts/price`. */
	id: string;
	/** An `example` is a part of a fictional one, or an item of that. */
	kind: "fact" | "question" | "item" | "part" | "example" | "page" | "technology" | "term";
	/** Its role in pages of its kind, such as "ergebnisse/part", if any; samples for one page then serve the others. */
	role?: string;
	/** Path of its page in the site's first language. */
	page: string;
	/** Links that prove it, best first. */
	hrefs: readonly string[];
	/** Search terms, such as its own title; the titles of part and page are separate. */
	title: string;
	partTitle?: string;
	pageTitle?: string;
	/** Pages that mention a technology, those of clients' projects first, and titles of own projects. */
	proofs?: readonly Page[];
	ownProjects?: readonly string[];
	/** Names of a technology or term; a question must contain one in full. */
	names?: readonly string[];
	/** Its text, as Markdown. */
	text: string;
	/** Duration of an example's phase. */
	duration?: string;
	/** The listed question that its text answers to the letter. */
	question?: string;
	/** Whether it says that the site leaves the question open. */
	open?: boolean;
}

/** Returns all passages in a language: of the pages and the facts. */
export function passagesOf(
	content: Content,
	language: Language,
	pagesIn = (each: Language) => answeringPagesOf(content, each),
): Passage[] {
	const pages = pagesIn(language);
	/** A page and its translations have the same passages in the same order. */
	const originals = new Map(pagesIn(content.languages[0]).map((page) => [page.path, pagePassages(page)]));
	const paths = new Map<string, string>(pages.map((page) => [originalPath(page), page.path]));
	const placeOf = (link: SitePath) => link.replace(/^[^#]+/, (path) => paths.get(path) ?? path);
	return [
		...pages.flatMap((page) => {
			const path = originalPath(page);
			return pagePassages(page).map((passage, at) => {
				return { ...passage, page: path, id: originals.get(path)?.[at]?.id ?? passage.id };
			});
		}),
		...evidenceOf(pages).map(
			({ technology, pages, ...evidence }): Passage => ({
				...evidence,
				id: `technologies/${technology}`,
				kind: "technology",
				page: pages[0] ? originalPath(pages[0]) : "/",
				hrefs: pages.map(({ path }) => path),
				title: technology,
				names: [technology],
				text: "",
			}),
		),
		...pages.flatMap(({ subject, path }) =>
			(subject.group === "glossary" ? subject.glossary.terms : []).map(
				({ id, name, also = [], text, page }): Passage => ({
					id: `terms/${id}`,
					kind: "term",
					page,
					hrefs: [`${path}#${id}`, placeOf(page)],
					title: [name, ...also].join(", "),
					names: [name, ...also],
					text,
				}),
			),
		),
		...factsOf(content, language).map(
			({ id, about, answer, links, ...fact }): Passage => ({
				...fact,
				id: `facts/${id}`,
				kind: "fact",
				page: links[0].split("#")[0] ?? "",
				hrefs: links.map(placeOf),
				title: about,
				text: answer,
			}),
		),
	];
}

/** Returns a page's path in the site's first language. */
export const originalPath = ({ path, alternates: [first] }: Page): SitePath => first?.href ?? path;

/** A thing that a part says something of, by its title or another key, or what it says as a whole. */
type Item = Pick<Passage, "title" | "text"> & Partial<Passage> & { key?: string };

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
/** Matches the end of a line, or the space between sentences, but not that after abbreviations and numbers. */
const END = /\n|(?<=[^\s\d.]{2}[.!?][“”]?)\s+(?=[\p{Lu}„“])/u;
/** Names an item, with its first sentence or point. */
const brief = ({ title, text }: Item) => `**${title}**: ${text.replace(/^- /, "").split(END)[0]}`;

function pagePassages({ path, title, lead, details, parts, subject, language }: Page): Passage[] {
	// The home page's title is a slogan.
	const whole = { page: path, pageTitle: subject.group === "home" ? "" : title, hrefs: [path], title: "" };
	const text = namedList(details);
	const head: Passage = { ...whole, id: `${path}#head`, kind: "part", role: "head", text };
	return [
		{ ...whole, id: path, kind: "page", role: "page", text: lead },
		...(text !== "" ? [head] : []),
		// Terms of a glossary are found by their names.
		...(subject.group === "glossary" ? [] : parts).flatMap((part) => {
			const { id, anchor = id, title: partTitle } = part;
			return itemsOf(part, language).map(({ kind = "item", hrefs = [], key, ...item }): Passage => {
				const place = { partTitle, hrefs: [`${path}#${anchor}`, ...hrefs] };
				const own = [`${path}#${id}`, key ?? item.title].filter(Boolean).join("/");
				return { ...whole, role: `${id}/${kind}`, ...item, ...place, kind, id: own };
			});
		}),
	];
}

/** Returns what a part says, thing by thing and as a whole. */
function itemsOf(part: PagePart, language: Language): Item[] {
	const whole = (text: string): Item => ({ kind: "part", title: "", text });
	const titled = (items: readonly Item[]) => [...items, whole(bullets(items.map(brief)))];
	switch (part.kind) {
		case "text":
			return [
				...part.paragraphs.map((text) => ({ title: "", text, key: text.split(" ", 5).join(" ") })),
				...(part.items?.length ? [whole(bullets(part.items))] : []),
			];
		case "blocks":
			return titled(part.blocks);
		case "questions":
			return part.questions.map(({ question, answer }) => {
				return { kind: "question", title: question, text: answer, question };
			});
		case "points":
			return [whole(bullets(part.items))];
		case "tags":
			return [whole(enumerate(part.items, language))];
		case "details":
			return titled(part.details.map(({ label, value }) => ({ title: label, text: value })));
		case "tagLists":
			return titled(part.lists.map(({ title, items }) => ({ title, text: enumerate(items, language) })));
		case "taskLists":
			return titled(part.lists.map(({ title, items }) => ({ title, text: bullets(items) })));
		case "diagram":
			return [whole(bullets([...part.items.map(({ title, text }) => `${title}: ${text}`), part.caption]))];
		case "figures":
			// A figure alone says nothing; facts tell it.
			return [];
		case "scenario": {
			const { startingPoint, phases, results } = part;
			const steps = phases.phases.map(({ title, duration }) => `${title} (${duration})`);
			const figures = results.figures.map(({ value, label }) => `**${value}** ${label}`);
			const outcome = bullets([...figures, results.conclusion]);
			return [
				{ kind: "example", role: "start", ...startingPoint },
				...phases.phases.map(({ title, duration, tasks }): Item => {
					return { kind: "example", role: "phase", title, text: bullets(tasks), duration };
				}),
				{ kind: "example", role: "phases", title: phases.title, text: bullets(steps) },
				{ kind: "example", role: "results", title: results.title, text: outcome },
			];
		}
		default: {
			const entries: readonly Entry[] = part.entries;
			return titled(
				entries.map(({ title, href, description: text }) => ({ title, text, hrefs: href ? [href] : [] })),
			);
		}
	}
}
