import type { Content } from "../../../../src/content/content.ts";
import type { Language, SitePath } from "../../../../src/content/types.ts";
import { evidenceOf } from "../../../../src/pages/evidence.ts";
import { enumerate, pathIn } from "../../../../src/pages/language.ts";
import { answeringPagesOf, type Page } from "../../../../src/pages/pages.ts";
import type { Entry, PagePart } from "../../../../src/pages/parts.ts";
import { factsOf } from "../../../../src/pages/resolve-facts.ts";

/** The smallest unit of an answer: an item of a part, a whole part, a page, or a fact. */
export interface Passage {
	/** The same in every language, such as `/services/devops#leistungen/CI/CD-Pipelines` or `facts/price`. */
	id: string;
	kind: "fact" | "question" | "item" | "part" | "page" | "technology" | "term";
	/** Its role in pages of its kind, such as "ergebnisse"; samples for one page then serve the others. */
	role: string;
	/** Path of its page in the site's first language. */
	page: string;
	/** Topics of a conversation after this passage: pages, and a part of a page; the same in every language. */
	topics: readonly string[];
	/** Links that prove it, best first. */
	hrefs: readonly string[];
	/** Search terms, such as its own title; the titles of part and page are separate. */
	title: string;
	partTitle: string;
	pageTitle: string;
	/** Names of a technology or term; a question must contain one in full. */
	names?: readonly string[];
	/** Its text, as Markdown without links. */
	text: string;
	/** Title of its practice scenario, if any, so that the answer labels it as fictional. */
	example?: string;
	/** Duration of a practice scenario's phase. */
	duration?: string;
	/** The listed question that its text answers to the letter. */
	question?: string;
	/** Whether it says that the site leaves the question open. */
	isOpen: boolean;
}

const EMPTY = {
	page: "",
	topics: [],
	hrefs: [],
	title: "",
	partTitle: "",
	pageTitle: "",
	text: "",
	isOpen: false,
};

/**
 * Returns all passages in a language: of the pages and the facts.
 *
 * @param pages Pages in the language.
 * @param firstPages The same pages in the site's first language.
 */
export function passagesOf(
	content: Content,
	language: Language,
	pages = answeringPagesOf(content, language),
	firstPages = answeringPagesOf(content, content.languages[0]),
): Passage[] {
	const [first] = content.languages;
	const local = (path: SitePath) => pathIn(path, language, content.languages);
	const originals = new Map(firstPages.map((page) => [page.path, page]));
	const originalOf = (page: Page) =>
		originals.get(page.alternates.find((other) => other.language === first)?.href ?? page.path) ?? page;
	const paths = new Set<string>(pages.map(({ path }) => path));
	const placeOf = (link: SitePath) => (paths.has(local(link).split("#")[0] ?? "") ? local(link) : link);
	return [
		// A page and its translations have the same passages in the same order.
		...pages.flatMap((page) => {
			const original = originalOf(page);
			const ids = page === original ? [] : pagePassages(original).map(({ id }) => id);
			return pagePassages(page).map((passage, at) => {
				const id = ids[at] ?? passage.id;
				// The owner's name in a listed question says nothing.
				const title = passage.question ? passage.title.replaceAll(content.owner.name, "") : passage.title;
				return { ...passage, id, title, page: original.path, topics: [original.path, partOf(id)] };
			});
		}),
		...technologyPassages(pages, (page) => originalOf(page).path),
		...pages.flatMap((page) => termPassages(page, placeOf)),
		...factsOf(content, language).map(
			({ id, about, answer, question, links, open }): Passage => ({
				...EMPTY,
				id: `facts/${id}`,
				kind: "fact",
				role: "fact",
				page: links[0].split("#")[0] || "/",
				topics: links.filter((link) => link !== "/" && !link.includes("#")),
				hrefs: links.map(placeOf),
				title: about,
				text: answer,
				...(question && { question }),
				isOpen: open,
			}),
		),
	];
}

/** Returns the id of the details in a page's header, such as period, place and role. */
export const headId = (path: string) => `${path}#head`;

/** Returns the part of a page that contains the item with this id. */
function partOf(id: string): string {
	const end = id.indexOf("/", Math.max(0, id.indexOf("#")));
	return id.includes("#") && end >= 0 ? id.slice(0, end) : id;
}

interface Item {
	title: string;
	text: string;
	duration?: string;
	question?: string;
}

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
const named = ({ title, text }: Item) => `**${title}**: ${text}`;
/** Matches the space between sentences, but not that after abbreviations and numbers. */
export const SENTENCE_END = /(?<=[^\s\d.]{2}[.!?][“”]?)\s+(?=[\p{Lu}„“])/u;
/** Lists items with their first sentence or point each. */
const summary = (items: readonly Item[]) =>
	bullets(
		items.map(({ title, text }) => {
			const [first = ""] = text.replace(/^- /, "").split("\n", 1);
			return named({ title, text: first.split(SENTENCE_END, 1).join() });
		}),
	);

function pagePassages(page: Page): Passage[] {
	const { path, title, lead, details, language, subject } = page;
	// The home page's title is a slogan.
	const pageTitle = subject.group === "home" ? "" : title;
	const about = { page: path, pageTitle, topics: [], isOpen: false };
	const whole = { ...about, hrefs: [path], title: "", partTitle: "" };
	const head: Passage[] = [{ ...whole, id: path, kind: "page", role: "page", text: lead }];
	const texts = details
		// The first ones say what a page is about; the others have facts and parts of their own.
		.slice(0, 3)
		.map(({ label, value, href }) => named({ title: label, text: href ? `[${value}](${href})` : value }));
	if (texts.length > 0)
		head.push({ ...whole, id: headId(path), kind: "part", role: "head", text: bullets(texts) });
	// Terms of a glossary are found by their names.
	const parts = page.subject.group === "glossary" ? [] : page.parts;
	return [...head, ...parts.flatMap((part) => partPassages(part, about, language))];
}

function partPassages(
	part: PagePart,
	about: Pick<Passage, "page" | "pageTitle" | "topics" | "isOpen">,
	language: Language,
): Passage[] {
	const id = `${about.page}#${part.id}`;
	const common = { ...about, hrefs: [`${about.page}#${part.anchor ?? part.id}`], partTitle: part.title };
	const passage = (kind: Passage["kind"], key: string, item: Item): Passage => ({
		...common,
		...item,
		id: key === "" ? id : `${id}/${key}`,
		kind,
		role: `${part.id}/${kind}`,
	});
	const items = (all: readonly Item[]) => all.map((item) => passage("item", item.title, item));
	const titled = (all: readonly Item[]) => [...items(all), whole(summary(all))];
	const whole = (text: string) => passage("part", "", { title: "", text });
	switch (part.kind) {
		case "text": {
			const { paragraphs, items: points = [] } = part;
			return [
				// Without a title, its beginning is its key.
				...paragraphs.map((text) =>
					passage("item", text.split(" ").slice(0, 5).join(" "), { title: "", text }),
				),
				...(points.length > 0 ? [whole(bullets(points))] : []),
			];
		}
		case "blocks":
			return titled(part.blocks);
		case "questions":
			return part.questions.map(({ question, answer }) =>
				passage("question", question, { title: question, text: answer, question }),
			);
		case "points":
			return [whole(bullets(part.items))];
		case "tags":
			return [whole(enumerate(part.items, language))];
		case "details":
			return titled(part.details.map(({ label, value }) => ({ title: label, text: value })));
		case "tagLists":
			return titled(part.lists.map(({ title, items: tags }) => ({ title, text: enumerate(tags, language) })));
		case "taskLists":
			return titled(part.lists.map(({ title, items: tasks }) => ({ title, text: bullets(tasks) })));
		case "diagram":
			return [whole(`${bullets(part.items.map(named))}\n\n${part.caption}`)];
		case "figures":
			// A figure alone says nothing; facts tell it.
			return [];
		case "scenario": {
			const { startingPoint, phases, results } = part;
			const steps = phases.phases.map(({ title, duration }) => `${title} (${duration})`);
			const figures = results.figures.map(({ value, label }) => `**${value}** ${label}`);
			const outcome = [...figures, results.conclusion];
			const byRole: Record<string, Passage[]> = {
				start: [passage("item", startingPoint.title, startingPoint)],
				phase: items(phases.phases.map(({ tasks, ...phase }) => ({ ...phase, text: bullets(tasks) }))),
				phases: [passage("part", phases.title, { title: phases.title, text: bullets(steps) })],
				results: [passage("part", results.title, { title: results.title, text: bullets(outcome) })],
			};
			return Object.entries(byRole).flatMap(([role, all]) =>
				all.map((each) => ({ ...each, role, example: part.title })),
			);
		}
		default: {
			const entries: readonly Entry[] = part.entries;
			return [
				...entries.map(({ title, href, period, location, role, description, tags = [] }) => {
					const about = [[role, location, period].filter(Boolean).join(", "), enumerate(tags, language)];
					const text = [description, ...about.filter(Boolean).map((each) => `${each}.`)].join(" ");
					const hrefs = [...(href ? [href] : []), ...common.hrefs];
					return { ...passage("item", title, { title, text }), hrefs };
				}),
				whole(bullets(entries.map(({ title, description: text }) => named({ title, text })))),
			];
		}
	}
}

/** Returns a passage for each technology, whose topics and links are the pages that are evidence for it. */
const technologyPassages = (pages: readonly Page[], originalPath: (page: Page) => string): Passage[] =>
	evidenceOf(pages).map(({ technology, clients, services, certifications, overviews }): Passage => {
		const topics = [...clients, ...services, ...certifications];
		return {
			...EMPTY,
			id: technologyId(technology),
			kind: "technology",
			role: "technology",
			page: topics[0] ? originalPath(topics[0]) : "/",
			topics: topics.map(originalPath),
			hrefs: (topics.length > 0 ? topics : overviews).map(({ path }) => path),
			title: technology,
			names: [technology],
		};
	});

export const technologyId = (technology: string) => `technologies/${technology}`;

/** Returns a passage for each term of the glossary, with its related page. */
function termPassages({ subject, path }: Page, placeOf: (link: SitePath) => string): Passage[] {
	const terms = subject.group === "glossary" ? subject.glossary.terms : [];
	return terms.map(
		({ id, name, also = [], text, page }): Passage => ({
			...EMPTY,
			id: `terms/${id}`,
			kind: "term",
			role: "term",
			page,
			topics: [page],
			hrefs: [`${path}#${id}`, placeOf(page)],
			title: [name, ...also].join(", "),
			names: [name, ...also],
			text,
		}),
	);
}
