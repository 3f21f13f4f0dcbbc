import type { Content } from "./content.ts";
import type { LegalLink, LegalPage } from "./legal.ts";
import {
	type Certification,
	type Figure,
	type NamedList,
	type Phase,
	type Project,
	type Service,
	type SitePath,
	STATUS_LABELS,
	type TextBlock,
} from "./types.ts";

/** A name and what belongs to it, such as a role or an exam's code. */
interface Term {
	term: string;
	description: string;
}

/** A link to a page, with what a card says about it. */
interface Entry {
	title: string;
	href?: SitePath;
	/** Short facts above the text, such as a period and a role. */
	terms?: readonly Term[];
	text: string;
	tags?: readonly string[];
}

/** Content of a part, by its kind. Renderers switch on `kind`; the compiler names the one that lacks a case. */
type PartContent =
	| {
			kind: "text";
			paragraphs: readonly string[];
			/** A postal address, line by line. */
			address?: readonly string[];
			items?: readonly string[];
			links?: readonly LegalLink[];
	  }
	| { kind: "blocks"; blocks: readonly TextBlock[]; isOrdered?: boolean }
	| { kind: "points"; items: readonly string[] }
	| { kind: "tags"; items: readonly string[] }
	| { kind: "terms"; terms: readonly Term[] }
	/** Lists with a name each: of tags, or of tasks, which are sentences. */
	| { kind: "lists"; lists: readonly NamedList[]; of: "tags" | "tasks" }
	| { kind: "figures"; figures: readonly Figure[] }
	| { kind: "entries"; entries: readonly Entry[] }
	/** A made-up practice example: never a client's project. */
	| {
			kind: "scenario";
			startingPoint: TextBlock;
			phases: { title: string; phases: readonly Phase[] };
			results: { title: string; figures: readonly Figure[]; conclusion: string };
	  };

/** A titled part of a page. */
export type PagePart = PartContent & {
	/** Unique on its page. */
	id: string;
	title: string;
	/** Fragment of the element that holds it, where that is not its id. */
	anchor?: string;
};

/** A page of the site with all that it says, in its order. */
export interface Page {
	path: SitePath;
	/** Label above the title, such as "Leistung". */
	kind: string;
	title: string;
	lead: string;
	/** One or two English sentences about the page. */
	summaryEn: string;
	/** Short facts in the page's head. */
	terms: readonly Term[];
	parts: readonly PagePart[];
}

/** Every page of the site, home first. */
export const pagesOf = (content: Content): Page[] => [
	homePage(content),
	...content.services.map(servicePage),
	overviewPage(content),
	...content.projects.map(projectPage),
	...content.certifications.map(certificationPage),
	...content.legalPages.map(legalPage),
];

function homePage(content: Content): Page {
	const { home, owner, services, projects, projectsOverview, certifications } = content;
	const { hero, about, experience, contact } = home;
	return {
		path: "/",
		kind: owner.jobTitle,
		title: hero.title,
		lead: hero.lead,
		summaryEn: home.summaryEn,
		terms: [],
		parts: [
			{ id: "home", title: "Auf einen Blick", kind: "points", items: [...hero.badges, hero.sinceBadge] },
			{ id: "figures", title: "Zahlen", anchor: "home", kind: "figures", figures: hero.stats },
			{ id: "about", title: about.title, kind: "text", paragraphs: about.story },
			{
				id: "timeline",
				title: about.timelineTitle,
				anchor: "about",
				kind: "terms",
				terms: about.timeline.map(({ year, title, description }) => ({
					term: `${year}: ${title}`,
					description,
				})),
			},
			{
				id: "competencies",
				title: about.competenciesTitle,
				anchor: "about",
				kind: "blocks",
				blocks: about.competencies,
			},
			{
				id: "technologies",
				title: about.technologiesTitle,
				anchor: "about",
				kind: "lists",
				lists: about.technologyGroups,
				of: "tags",
			},
			{
				id: "services",
				title: home.services.title,
				kind: "entries",
				entries: services.map(({ slug, title, description }) => ({
					title,
					href: `/services/${slug}`,
					text: description,
				})),
			},
			{
				id: "experience",
				title: experience.projectsTitle,
				kind: "entries",
				entries: [
					...projects.map(({ slug, title, description }) => ({
						title,
						href: `/projects/${slug}` as const,
						text: description,
					})),
					{
						title: projectsOverview.title,
						href: "/projects/overview" as const,
						text: projectsOverview.card.description,
					},
				],
			},
			{
				id: "certifications",
				title: experience.certificationsTitle,
				anchor: "experience",
				kind: "entries",
				entries: certifications.map(({ slug, title, issuer, level, status }) => ({
					title,
					href: `/certifications/${slug}`,
					text: [issuer, level, status].join(", "),
				})),
			},
			{
				id: "location",
				title: experience.location.title,
				anchor: "experience",
				kind: "text",
				paragraphs: [experience.location.text],
			},
			{
				id: "contact",
				title: contact.title,
				kind: "text",
				paragraphs: [contact.lead, contact.formNote],
				links: [
					{ label: owner.email, href: `mailto:${owner.email}` },
					{ label: owner.profile.label, href: owner.profile.url },
					{ label: hero.cvButton, href: owner.cvUrl },
				],
			},
		],
	};
}

function servicePage({ slug, title, lead, summaryEn, features, technologies, scenarios }: Service): Page {
	const path: SitePath = `/services/${slug}`;
	return {
		path,
		kind: "Leistung",
		title,
		lead,
		summaryEn,
		terms: [],
		parts: [
			{ id: "leistungen", title: "Was dazugehört", kind: "blocks", blocks: features },
			technologiesPart(technologies),
			...scenarios.map(
				(scenario): PagePart => ({
					id: scenario.id,
					title: scenario.title,
					kind: "scenario",
					startingPoint: { title: "Ausgangslage", text: scenario.startingPoint },
					phases: { title: "Ablauf", phases: scenario.phases },
					results: {
						title: "Ergebnis im Beispiel",
						figures: scenario.results,
						conclusion: scenario.conclusion,
					},
				}),
			),
		],
	};
}

const technologiesPart = (items: readonly string[]): PagePart => ({
	id: "technologien",
	title: "Technologien",
	kind: "tags",
	items,
});

function projectPage(project: Project): Page {
	const { slug, title, lead, summaryEn, period, location, role } = project;
	const path: SitePath = `/projects/${slug}`;
	return {
		path,
		kind: "Projekt",
		title,
		lead,
		summaryEn,
		terms: [
			{ term: "Zeitraum", description: period },
			{ term: "Ort", description: location },
			{ term: "Rolle", description: role },
			...(project.kind === "case-study" ? [{ term: "Ergebnis", description: project.outcome }] : []),
		],
		parts: projectParts(project),
	};
}

function projectParts(project: Project): PagePart[] {
	if (project.kind === "engagement") {
		const { company, taskGroups, technologies, focus } = project;
		return [
			{ id: "unternehmen", title: "Das Unternehmen", kind: "text", paragraphs: company },
			{ id: "aufgaben", title: "Aufgaben", kind: "lists", lists: taskGroups, of: "tasks" },
			technologiesPart(technologies),
			{ id: "schwerpunkte", title: "Schwerpunkte", kind: "tags", items: focus },
		];
	}
	const { goals, technologies, challenges, approach, results } = project;
	return [
		{ id: "ziele", title: "Ziele", kind: "points", items: goals },
		technologiesPart(technologies),
		{ id: "herausforderungen", title: "Herausforderungen", kind: "blocks", blocks: challenges },
		{ id: "vorgehen", title: "Vorgehen", kind: "blocks", blocks: approach, isOrdered: true },
		{ id: "ergebnisse", title: "Ergebnisse", kind: "points", items: results },
	];
}

function overviewPage({ projectsOverview, projects }: Content): Page {
	const { title, lead, summaryEn, tiles, currentProjects, coreTechnologies, approach } = projectsOverview;
	const path: SitePath = "/projects/overview";
	return {
		path,
		kind: "Projekte",
		title,
		lead,
		summaryEn,
		terms: [],
		parts: [
			{ id: "figures", title: "Zahlen", anchor: "content", kind: "figures", figures: tiles },
			{
				id: "kundenprojekte",
				title: "Kundenprojekte",
				kind: "entries",
				entries: projects.map(({ slug, client, period, location, role, description }) => ({
					title: client,
					href: `/projects/${slug}`,
					terms: [
						{ term: "Zeitraum", description: period },
						{ term: "Ort", description: location },
						{ term: "Rolle", description: role },
					],
					text: description,
				})),
			},
			{
				id: "aktuelle-projekte",
				title: "Aktuelle Projekte",
				kind: "entries",
				entries: currentProjects.map(({ period, role, description, technologies, ...project }) => ({
					title: project.title,
					href: project.href,
					terms: [
						{ term: "Zeitraum", description: period },
						{ term: "Rolle", description: role },
					],
					text: description,
					tags: technologies,
				})),
			},
			{
				id: "kerntechnologien",
				title: "Kerntechnologien",
				kind: "lists",
				lists: coreTechnologies,
				of: "tags",
			},
			{ id: "vorgehen", title: "Vorgehen", kind: "blocks", blocks: approach, isOrdered: true },
		],
	};
}

function certificationPage(certification: Certification): Page {
	const { slug, title, lead, summaryEn, issuer, level, status, competencies, tags, details } = certification;
	const path: SitePath = `/certifications/${slug}`;
	return {
		path,
		kind: "Zertifizierung",
		title,
		lead,
		summaryEn,
		terms: [
			{ term: "Aussteller", description: issuer },
			{ term: "Stufe", description: level },
			{ term: STATUS_LABELS[status], description: status },
		],
		parts: [
			{ id: "kernkompetenzen", title: "Kernkompetenzen", kind: "blocks", blocks: competencies },
			{ id: "themen", title: tags.title, kind: "tags", items: tags.items },
			{
				id: "details",
				title: "Details",
				kind: "terms",
				terms: details.map(({ label, value }) => ({ term: label, description: value })),
			},
		],
	};
}

const legalPage = ({ path, title, lead, summaryEn, sections }: LegalPage): Page => ({
	path,
	kind: "Rechtliches",
	title,
	lead,
	summaryEn,
	terms: [],
	parts: sections.map(({ title: sectionTitle, paragraphs = [], address, items, links }, index) => ({
		id: `abschnitt-${index + 1}`,
		title: sectionTitle,
		kind: "text",
		paragraphs,
		address,
		items,
		links,
	})),
});
