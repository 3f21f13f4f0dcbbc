import type { Content } from "../../../../src/content/content.ts";
import type { Localized } from "../../../../src/content/language.ts";
import type { Entry, PagePart } from "../../../../src/content/page-parts.ts";
import { type Page, pagesOf } from "../../../../src/content/pages.ts";
import type { Phase } from "../../../../src/content/types.ts";

/** The smallest thing that the assistant can tell: an item of a page's part, a whole part, a page, or a fact. */
export interface Passage {
	/** Unique, such as `/services/devops#leistungen/CI/CD-Pipelines` or `facts/price`. */
	id: string;
	kind: "fact" | "item" | "part" | "page" | "technology" | "talk";
	/** Its place in pages of its kind, such as "ergebnisse", so that what is asked of one page is known of others. */
	role: string;
	/** Path of the page that says it. */
	page: string;
	/** Places of the site that prove it, best first. */
	hrefs: readonly string[];
	/** Words for it, such as its own title; the titles of its part and page stand apart. */
	title: string;
	partTitle: string;
	pageTitle: string;
	/** What it says, as Markdown without links; absent where the site has no words for it in that language. */
	text: Partial<Localized>;
	/** Title of the made-up example that it is about, which no one may take for a client's project. */
	example?: string;
	/** The site leaves open what it is about. */
	isOpen: boolean;
}

/** Ids of what is said about the talk itself, known by sample questions alone. */
export const TALK = ["greeting", "thanks", "german", "english", "more"].map((act) => `talk/${act}`);

/** Everything that can be told of a content: page by page, then the facts, then what belongs to any talk. */
export function passagesOf(content: Content): Passage[] {
	const pages = pagesOf(content, "de");
	return [
		...pages.flatMap(pagePassages),
		...technologyPassages(pages),
		...content.facts.map(
			({ id, about, answer, links, open = false }): Passage => ({
				id: `facts/${id}`,
				kind: "fact",
				role: "fact",
				page: links[0].split("#")[0] || "/",
				hrefs: links,
				title: `${about.de} ${about.en}`,
				partTitle: "",
				pageTitle: "",
				text: answer,
				isOpen: open,
			}),
		),
		...TALK.map(
			(id): Passage => ({
				id,
				kind: "talk",
				role: "talk",
				page: "",
				hrefs: [],
				title: "",
				partTitle: "",
				pageTitle: "",
				text: {},
				isOpen: false,
			}),
		),
	];
}

/** Id of the short facts in a page's head, such as period, place and role. */
export const headId = (path: string) => `${path}#head`;

interface Item {
	title: string;
	text: string;
}

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
const named = ({ title, text }: Item) => `**${title}**: ${text}`;

function pagePassages(page: Page): Passage[] {
	const { path, title, lead, terms } = page;
	// The home page has a slogan for a title.
	const about = { page: path, pageTitle: path === "/" ? "" : title, isOpen: false };
	const head: Passage[] = [
		{
			...about,
			id: path,
			kind: "page",
			role: "page",
			hrefs: [path],
			title: "",
			partTitle: "",
			text: { de: lead, en: page.summaryEn },
		},
	];
	if (terms.length > 0)
		head.push({
			...about,
			id: headId(path),
			kind: "part",
			role: "head",
			hrefs: [path],
			title: "",
			partTitle: "",
			text: { de: bullets(terms.map(({ term, description }) => named({ title: term, text: description }))) },
		});
	return [...head, ...page.parts.flatMap((part) => partPassages(part, about))];
}

function partPassages(part: PagePart, about: Pick<Passage, "page" | "pageTitle" | "isOpen">): Passage[] {
	const id = `${about.page}#${part.id}`;
	const common = { ...about, hrefs: [`${about.page}#${part.anchor ?? part.id}`], partTitle: part.title };
	const passage = (kind: Passage["kind"], key: string, { title, text }: Item): Passage => ({
		...common,
		id: key === "" ? id : `${id}/${key}`,
		kind,
		role: `${part.id}/${kind}`,
		title,
		text: { de: text },
	});
	const items = (all: readonly Item[]) => all.map((item) => passage("item", item.title, item));
	const titled = (all: readonly Item[]) => [...items(all), whole(bullets(all.map(({ title }) => title)))];
	const whole = (text: string) => passage("part", "", { title: "", text });
	switch (part.kind) {
		case "text": {
			const { paragraphs, address = [], items: points = [] } = part;
			return [
				...paragraphs.map((text) => passage("item", beginning(text), { title: "", text })),
				...(address.length > 0 ? [passage("item", "address", { title: "", text: address.join(", ") })] : []),
				...(points.length > 0 ? [whole(bullets(points))] : []),
			];
		}
		case "blocks":
			return titled(part.blocks);
		case "points":
			return [whole(bullets(part.items))];
		case "tags":
			return [whole(part.items.join(", "))];
		case "terms":
			return [
				...items(part.terms.map(({ term, description }) => ({ title: term, text: description }))),
				whole(bullets(part.terms.map(({ term, description }) => named({ title: term, text: description })))),
			];
		case "tagLists":
			return titled(part.lists.map(({ title, items: tags }) => ({ title, text: tags.join(", ") })));
		case "taskLists":
			return titled(part.lists.map(({ title, items: tasks }) => ({ title, text: bullets(tasks) })));
		case "figures":
			return items(part.figures.map(({ value, label }) => ({ title: label, text: value })));
		case "services":
		case "projects":
		case "certifications":
		case "projectLine":
		case "currentProjects": {
			const entries: readonly Entry[] = part.entries;
			return [
				...entries.map(({ title, href, facts = {}, description, tags }) => ({
					...passage("item", title, {
						title,
						text: [
							...Object.values(facts).map((fact) => `${fact.term}: ${fact.description}`),
							description,
							...(tags ? [tags.join(", ")] : []),
						].join("\n"),
					}),
					...(href && { hrefs: [href, ...common.hrefs] }),
				})),
				whole(bullets(entries.map(({ title }) => title))),
			];
		}
		case "scenario": {
			const { startingPoint, phases, results } = part;
			const steps = phases.phases.map(({ title, duration }) => `${title} (${duration})`);
			const figures = results.figures.map(({ value, label }) => `**${value}** ${label}`);
			const told: Record<string, Passage[]> = {
				start: [passage("item", startingPoint.title, startingPoint)],
				phase: items(phases.phases.map(phaseItem)),
				phases: [passage("part", phases.title, { title: phases.title, text: bullets(steps) })],
				results: [
					passage("part", results.title, {
						title: results.title,
						text: bullets([...figures, results.conclusion]),
					}),
				],
			};
			return Object.entries(told).flatMap(([role, all]) =>
				all.map((each) => ({ ...each, role, example: part.title })),
			);
		}
	}
}

const phaseItem = ({ title, duration, tasks }: Phase): Item => ({
	title,
	text: `${duration}\n${bullets(tasks)}`,
});

/** Stands for an item without a title. */
const beginning = (text: string) => text.split(" ").slice(0, 5).join(" ");

const LISTS = { de: new Intl.ListFormat("de"), en: new Intl.ListFormat("en") };

/** Where each technology is named, across the pages. */
function technologyPassages(pages: readonly Page[]): Passage[] {
	const found = new Map<string, Page[]>();
	for (const page of pages)
		for (const name of new Set(page.parts.flatMap(tagsOf)))
			found.set(name, [...(found.get(name) ?? []), page]);
	return Array.from(found, ([name, named]) => {
		const others = named.filter(({ path }) => path !== "/");
		const titles = others.map(({ title }) => title);
		const [first = "/"] = others.map(({ path }) => path);
		return {
			id: `technologies/${name}`,
			kind: "technology",
			role: "technology",
			page: first,
			hrefs: others.length > 0 ? others.map(({ path }) => path) : ["/#about"],
			title: name,
			partTitle: "",
			pageTitle: "",
			text: {
				de: `kommt hier vor: ${LISTS.de.format(titles.length > 0 ? titles : ["Startseite"])}.`,
				en: `is named here: ${LISTS.en.format(titles.length > 0 ? titles : ["home page"])}.`,
			},
			isOpen: false,
		};
	});
}

function tagsOf(part: PagePart): readonly string[] {
	if (part.kind === "tags") return part.items;
	if (part.kind === "tagLists") return part.lists.flatMap(({ items }) => items);
	return part.kind === "currentProjects" ? part.entries.flatMap(({ tags }) => tags) : [];
}
