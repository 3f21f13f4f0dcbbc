import type { ContentInLanguage } from "../content/content.ts";
import type { LegalLink, LegalPage } from "../content/legal.ts";
import type {
	Certification,
	Figure,
	Glossary,
	IconKey,
	Language,
	NamedList,
	Phase,
	Project,
	Service,
	SitePath,
	TextBlock,
} from "../content/types.ts";
import type { Words } from "../content/words.ts";
import { currentProjectCards } from "./current-projects.ts";
import { fillIn } from "./language.ts";
import { projectPath } from "./paths.ts";

/** A labelled value, such as a role or an exam's code. */
export interface Detail {
	label: string;
	value: string;
	/** Shows the value as a badge. */
	badge?: "success" | "neutral";
	/** External link of the value. */
	href?: string;
}

/** A heading with its text. A glossary entry also has a fragment, other names, and the page that it belongs to. */
export interface Block extends TextBlock {
	id?: string;
	note?: string;
	link?: { title: string; href: SitePath };
}

/** A card or stop, with or without a link to a page. */
export interface Entry {
	title: string;
	href?: SitePath;
	/** Above the text, such as a period and a role. */
	details?: Readonly<Record<string, Detail>>;
	description: string;
	/** Technologies. */
	tags?: readonly string[];
}

export interface ServiceEntry extends Entry {
	href: SitePath;
	icon: IconKey;
	isLeading: boolean;
	/** Of its first scenario. */
	phases: readonly string[];
	technologies: readonly string[];
}

export interface ProjectEntry extends Entry {
	href: SitePath;
	/** The owner's role, and the place. */
	role?: string;
	category: string;
	/** A year, or a number of projects. */
	count: string;
	technologies: readonly string[];
}

export interface CertificationEntry extends Entry, Pick<Certification, "issuer" | "level" | "code"> {
	href: SitePath;
	validity?: string;
}

/** A client's project on the timeline. */
export interface StopEntry extends Entry {
	href: SitePath;
	details: Readonly<Record<"period" | "location" | "role", Detail>>;
}

export interface CurrentEntry extends Entry {
	details: Readonly<Record<"period" | "role", Detail>>;
	tags: readonly string[];
}

/** Content of a part, by its kind. Renderers switch on `kind`; the compiler reports missing cases. */
type PartContent =
	| {
			kind: "text";
			paragraphs: readonly string[];
			/** A postal address, line by line. */
			address?: readonly string[];
			items?: readonly string[];
			links?: readonly LegalLink[];
	  }
	| { kind: "blocks"; blocks: readonly Block[]; isOrdered?: boolean }
	| { kind: "points"; items: readonly string[] }
	| { kind: "tags"; items: readonly string[] }
	| { kind: "details"; details: readonly Detail[] }
	| { kind: "tagLists"; lists: readonly NamedList[] }
	| { kind: "taskLists"; lists: readonly (NamedList & { icon: IconKey })[] }
	| { kind: "figures"; figures: readonly Figure[] }
	| { kind: "services"; entries: readonly ServiceEntry[] }
	| { kind: "projects"; entries: readonly ProjectEntry[] }
	| { kind: "certifications"; entries: readonly CertificationEntry[] }
	| { kind: "projectLine"; entries: readonly StopEntry[] }
	| { kind: "currentProjects"; entries: readonly CurrentEntry[] }
	/** A fictional practice example, never a client's project. */
	| {
			kind: "scenario";
			startingPoint: TextBlock;
			phases: { title: string; phases: readonly Phase[] };
			results: { title: string; figures: readonly Figure[]; conclusion: string };
	  };

/** A titled part of a page. */
export type PagePart = PartContent & {
	/** Unique on its page; its fragment, unless it has an `anchor`. */
	id: string;
	title: string;
	/** If it differs from the page's. */
	language?: Language;
	/** Text below the title. */
	lead?: string;
	/** Kind of part, shown with links to it. */
	note?: string;
	/** Fragment of the element that contains the part, if it has none of its own. */
	anchor?: string;
};

/** A part of a given kind. */
export type PartOf<Kind extends PagePart["kind"]> = Extract<PagePart, { kind: Kind }>;

/** Input of the functions that build a page's parts. */
export interface PartSource {
	content: ContentInLanguage;
	words: Words;
	language: Language;
	/** Returns the path of a page in the content's language. */
	localPath(path: SitePath): SitePath;
	/** Fills in the values that a text names; returns nothing if the owner lacks one. */
	fill(text: string, place: string): string | undefined;
}

/** Returns whether a part has something to show. A list has no entries if the owner has none, such as projects. */
export const isFilled = (part: PagePart): boolean =>
	part.kind === "text" || !Object.values(part).some((value) => Array.isArray(value) && value.length === 0);

export const serviceParts = (
	{ features, technologies, scenarios }: Service,
	{ parts: titles, exampleOnePhase, examplePhases }: Words,
): PagePart[] => [
	{ id: "leistungen", title: titles.features, kind: "blocks", blocks: features },
	technologiesPart(technologies, titles),
	...scenarios.map(
		({ id, title, startingPoint, phases, results, conclusion }): PagePart => ({
			id,
			title,
			note: phases.length === 1 ? exampleOnePhase : fillIn(examplePhases, { count: String(phases.length) }),
			kind: "scenario",
			startingPoint: { title: titles.startingPoint, text: startingPoint },
			phases: { title: titles.phases, phases },
			results: { title: titles.exampleResults, figures: results, conclusion },
		}),
	),
];

const technologiesPart = (items: readonly string[], titles: Words["parts"]): PagePart => ({
	id: "technologien",
	title: titles.technologies,
	kind: "tags",
	items,
});

export function projectParts(project: Project, { parts: titles }: Words): PagePart[] {
	if (project.kind === "engagement") {
		const { company, taskGroups, technologies, focus } = project;
		return [
			{ id: "unternehmen", title: titles.company, kind: "text", paragraphs: company },
			{ id: "aufgaben", title: titles.tasks, kind: "taskLists", lists: taskGroups },
			technologiesPart(technologies, titles),
			{ id: "schwerpunkte", title: titles.focus, kind: "tags", items: focus },
		];
	}
	const { goals, technologies, challenges, approach, results } = project;
	return [
		{ id: "ziele", title: titles.goals, kind: "points", items: goals },
		technologiesPart(technologies, titles),
		{ id: "herausforderungen", title: titles.challenges, kind: "blocks", blocks: challenges },
		{ id: "vorgehen", title: titles.approach, kind: "blocks", blocks: approach, isOrdered: true },
		{ id: "ergebnisse", title: titles.results, kind: "points", items: results },
	];
}

export function overviewParts({ content, words, localPath }: PartSource): PagePart[] {
	const { projects, projectsOverview } = content;
	const { tiles, currentProjects, coreTechnologies, approach } = projectsOverview;
	const { parts: titles, labels } = words;
	return [
		{ id: "figures", anchor: "content", title: titles.figures, kind: "figures", figures: tiles },
		{
			id: "kundenprojekte",
			title: titles.clientProjects,
			kind: "projectLine",
			entries: projects.map(({ slug, client, period, location, role, description }) => ({
				title: client,
				href: localPath(projectPath(slug)),
				details: {
					period: { label: labels.period, value: period },
					location: { label: labels.location, value: location },
					role: { label: labels.role, value: role },
				},
				description,
			})),
		},
		{
			id: "aktuelle-projekte",
			title: titles.currentProjects,
			kind: "currentProjects",
			entries: currentProjectCards(currentProjects, projects).map(
				({ title, period, role, description, technologies, href }) => ({
					title,
					href: href && localPath(href),
					details: {
						period: { label: labels.period, value: period },
						role: { label: labels.role, value: role },
					},
					description,
					tags: technologies,
				}),
			),
		},
		{ id: "kerntechnologien", title: titles.coreTechnologies, kind: "tagLists", lists: coreTechnologies },
		{ id: "vorgehen", title: titles.approach, kind: "blocks", blocks: approach, isOrdered: true },
	];
}

export const certificationParts = (
	{ competencies, tags, details }: Certification,
	{ parts: titles }: Words,
): PagePart[] => [
	{ id: "kernkompetenzen", title: titles.competencies, kind: "blocks", blocks: competencies },
	{ id: "themen", title: tags.title, kind: "tags", items: tags.items },
	{
		id: "details",
		title: titles.details,
		kind: "details",
		details,
	},
];

/** Returns the fields of the glossary, with terms sorted by name and page titles from `titleOf`. */
export const glossaryParts = (
	{ fields }: Glossary,
	{ words, language, localPath }: PartSource,
	titleOf: (path: SitePath) => string | undefined,
): PagePart[] =>
	fields.map(({ id, title, terms }) => ({
		id: `feld-${id}`,
		title,
		kind: "blocks",
		blocks: terms
			.toSorted((a, b) => a.name.localeCompare(b.name, language))
			.map((term) => {
				const href = localPath(term.page);
				const pageTitle = titleOf(href);
				return {
					id: term.id,
					title: term.name,
					text: term.text,
					note: term.also && fillIn(words.alsoCalled, { names: term.also.join(", ") }),
					link: pageTitle ? { title: pageTitle, href } : undefined,
				};
			}),
	}));

/** Returns the sections that have texts; leaves out texts that name a value which the owner lacks. */
export const legalParts = ({ sections }: LegalPage, fill: (text: string) => string | undefined): PagePart[] =>
	sections.flatMap(({ paragraphs, address, items, links, ...section }) => {
		const [texts = [], lines = [], points = []] = [paragraphs, address, items].map((list) =>
			list?.flatMap((text) => fill(text) ?? []),
		);
		const ways = (links ?? []).flatMap(({ label, href }) => {
			const [text, target] = [fill(label), fill(href)];
			return text && target ? [{ label: text, href: target }] : [];
		});
		const isEmpty = [texts, lines, points, ways].every(({ length }) => length === 0);
		const part = {
			...section,
			kind: "text",
			paragraphs: texts,
			address: lines,
			items: points,
			links: ways,
		} as const;
		return isEmpty ? [] : [part];
	});
