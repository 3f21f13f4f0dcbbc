import type { LegalPage } from "../content/legal.ts";
import type {
	Certification,
	Glossary,
	Language,
	Project,
	Scenario,
	Service,
	SitePath,
	TextBlock,
} from "../content/types.ts";
import type { Words } from "../content/words.ts";
import { validityDetails } from "./collaboration.ts";
import { currentProjectsOf } from "./current-projects.ts";
import { durationIn, fillIn } from "./language.ts";
import type { PageDraft, PagePart, PartSource } from "./parts.ts";
import {
	certificationPath,
	PROJECTS_OVERVIEW_PATH,
	projectPath,
	servicePath,
	TRANSLATED_PATHS,
} from "./paths.ts";

export const servicePage = (service: Service, { words, language, localPath }: PartSource): PageDraft => ({
	subject: { group: "services", service },
	path: localPath(servicePath(service.slug)),
	group: words.groups.services,
	...headOf(service, localPath),
	sign: { icon: service.icon },
	parts: [
		{ id: "leistungen", title: words.parts.features, kind: "blocks", blocks: service.features },
		technologiesPart(service.technologies, words.parts),
		...service.scenarios.map((scenario) => scenarioPart(scenario, words, language)),
	],
});

const scenarioPart = (
	{ id, title, startingPoint, phases, results, conclusion }: Scenario,
	{ parts: titles, exampleOnePhase, examplePhases }: Words,
	language: Language,
): PagePart => ({
	id,
	title,
	note: phases.length === 1 ? exampleOnePhase : fillIn(examplePhases, { count: String(phases.length) }),
	kind: "scenario",
	startingPoint: { title: titles.startingPoint, text: startingPoint },
	phases: {
		title: titles.phases,
		duration: durationIn(
			phases.reduce((sum, { days }) => sum + days, 0),
			language,
		),
		phases: phases.map((phase) => ({
			...phase,
			duration: durationIn(phase.days, language),
			shortDuration: durationIn(phase.days, language, "narrow"),
		})),
	},
	results: { title: titles.exampleResults, figures: results, conclusion },
});

const technologiesPart = (items: readonly string[], titles: Words["parts"]): PagePart => ({
	id: "technologien",
	title: titles.technologies,
	kind: "tags",
	items,
});

export function projectPage(project: Project, { words, localPath }: PartSource): PageDraft {
	const { slug, period, location, role } = project;
	const { labels } = words;
	return {
		subject: { group: "projects", project },
		path: localPath(projectPath(slug)),
		group: words.groups.projects,
		...headOf(project, localPath),
		sign: { text: `${location} · ${period}` },
		details: [
			{ label: labels.period, value: period },
			{ label: labels.location, value: location },
			{ label: labels.role, value: role },
			...(project.kind === "case-study" ? [{ label: labels.outcome, value: project.outcome }] : []),
		],
		parts: [...projectParts(project, words), ...quotePart(project, words)],
	};
}

const quotePart = ({ quote }: Project, { parts: titles, quoted }: Words): PagePart[] =>
	quote
		? [
				{
					id: "kundenstimme",
					title: titles.quote,
					kind: "text",
					paragraphs: [fillIn(quoted, { title: quote.text }), `${quote.name}, ${quote.role}`],
				},
			]
		: [];

function projectParts(project: Project, { parts: titles }: Words): PagePart[] {
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
		approachPart(approach, titles),
		{ id: "ergebnisse", title: titles.results, kind: "points", items: results },
	];
}

export function overviewPage({ content, words, localPath }: PartSource): PageDraft {
	const { projects, projectsOverview } = content;
	const { parts: titles, labels } = words;
	return {
		subject: { group: "projects" },
		path: localPath(PROJECTS_OVERVIEW_PATH),
		group: words.groups.overview,
		...headOf(projectsOverview, localPath),
		sign: { text: projectsOverview.sign },
		parts: [
			{
				id: "figures",
				anchor: "content",
				title: titles.figures,
				kind: "figures",
				figures: projectsOverview.tiles,
			},
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
				entries: currentProjectsOf(content).map(
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
			{
				id: "kerntechnologien",
				title: titles.coreTechnologies,
				kind: "tagLists",
				lists: projectsOverview.coreTechnologies,
			},
			approachPart(projectsOverview.approach, titles),
		],
	};
}

const approachPart = (blocks: readonly TextBlock[], titles: Words["parts"]): PagePart => ({
	id: "vorgehen",
	title: titles.approach,
	kind: "blocks",
	blocks,
	isOrdered: true,
});

export function certificationPage(
	certification: Certification,
	{ words, language, localPath }: PartSource,
): PageDraft {
	const { slug, issuer, level, status, code, competencies, tags } = certification;
	const { parts: titles, labels } = words;
	return {
		subject: { group: "certifications", certification },
		path: localPath(certificationPath(slug)),
		group: words.groups.certifications,
		...headOf(certification, localPath),
		sign: { certificate: code },
		details: [
			{ label: labels.issuer, value: issuer },
			...(level ? [{ label: labels.level, value: level }] : []),
			{ ...words.statuses[status], badge: status === "active" ? "success" : "neutral" },
			...validityDetails(certification, language),
		],
		parts: [
			{ id: "kernkompetenzen", title: titles.competencies, kind: "blocks", blocks: competencies },
			{ id: "themen", title: tags.title, kind: "tags", items: tags.items },
			{ id: "details", title: titles.details, kind: "details", details: certification.details },
		],
	};
}

/** @param titleOf Returns the title of a page. */
export function glossaryPage(
	glossary: Glossary,
	{ words, language, localPath }: PartSource,
	titleOf: (path: SitePath) => string | undefined,
): PageDraft {
	const terms = glossary.terms.toSorted((a, b) => a.name.localeCompare(b.name, language));
	return {
		subject: { group: "glossary", glossary },
		path: localPath(TRANSLATED_PATHS.glossary[language]),
		group: words.groups.glossary,
		...headOf(glossary, localPath),
		sign: { text: glossary.sign },
		parts: Array.from(new Set(terms.map(({ name }) => initialOf(name))), (letter) => ({
			id: `terms-${letter.toLowerCase()}`,
			title: letter,
			kind: "blocks",
			blocks: terms
				.filter(({ name }) => initialOf(name) === letter)
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
		})),
	};
}

/** Upper case, without an accent. */
const initialOf = (name: string) => name.normalize("NFD").charAt(0).toUpperCase();

/** Leaves out texts that name a value which the owner lacks. */
export function legalPage(page: LegalPage, { words, localPath, fill }: PartSource): PageDraft {
	const filled = (text: string) => fill(text, `src/content/legal*.ts, ${page.path}`) ?? [];
	const allFilled = (texts: readonly string[] = []) => texts.flatMap(filled);
	return {
		subject: { group: "legal" },
		path: localPath(page.path),
		group: words.groups.legal,
		...headOf(page, localPath),
		lead: allFilled([page.lead]).join(""),
		sign: { text: "§" },
		parts: page.sections.map(({ paragraphs, address, items, links = [], ...section }) => ({
			...section,
			kind: "text",
			paragraphs: allFilled(paragraphs),
			address: allFilled(address),
			items: allFilled(items),
			links: links.flatMap((link) => {
				const [label, href] = allFilled([link.label, link.href]);
				return label && href ? [{ label, href }] : [];
			}),
		})),
	};
}

type Head = Pick<PageDraft, "title" | "lead" | "meta"> & Partial<Pick<Service, "relatedServices">>;

const headOf = ({ title, lead, meta, relatedServices = [] }: Head, localPath: PartSource["localPath"]) => ({
	...{ title, lead, meta },
	services: relatedServices.map((slug) => localPath(servicePath(slug))),
});
