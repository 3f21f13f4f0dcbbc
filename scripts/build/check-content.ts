import type { Content } from "../../src/content/content.ts";
import { inLanguage } from "../../src/pages/language.ts";
import { allPagesOf, type Page, pagesOf } from "../../src/pages/pages.ts";
import { ownAddresses, PROJECTS_OVERVIEW_PATH } from "../../src/pages/paths.ts";
import { factsOf } from "../../src/pages/resolve-facts.ts";
import { unknownIcons } from "./content-icons.ts";

/** A statement that content makes, and the file that makes it. */
type Claim = readonly [file: string, text: string];

const KINDS = ["services", "projects", "certifications"] as const;
const HOME = "src/content/home.ts";
const OVERVIEW = "src/content/projects-overview.ts";
const FACTS = "src/content/facts*.ts";
const GLOSSARY = "src/content/glossary";
/** Characters that fit in the hero's drawing: the names of its stations, in their order, and the caption. */
const DRAWING = [8, 11, 11, 26, 7, 7, 5, 13, 13, 9, 8, 38];
/** Characters of a title and a description that result pages show whole. */
const LENGTHS = { title: { least: 1, most: 60 }, description: { least: 70, most: 160 } };

const fileOf = (kind: string, { slug }: { slug: string }) => `src/content/${kind}/${slug}.ts`;

/** Returns the contradictions in a content, as sentences that begin with the file's name. */
export function contradictionsIn(content: Content): string[] {
	const unknown = unknownValues(content);
	if (unknown.length > 0) return unknown;
	// Every link to such a page would be dead.
	const unreachable = unreachableLegalPages(content);
	if (unreachable.length > 0) return unreachable;
	const sentences = [
		...doubledNames(content),
		...unknownSlugs(content),
		...deadLinks(content),
		...foreignLinks(content),
		...unknownIcons(content),
		...allPagesOf(content).flatMap(unfitLengths),
		...content.languages.flatMap((language) => {
			const texts = inLanguage(content, language);
			return [...doubledTerms(texts), ...spellings(texts), ...longNames(texts)];
		}),
	];
	return [...new Set(sentences)];
}

/** Facts and legal pages that name a value that doesn't exist. */
function unknownValues(content: Content): string[] {
	const readers = content.languages.flatMap((language) => [
		() => pagesOf(content, language),
		...content.facts.map((fact) => () => factsOf({ ...content, facts: [fact] }, language)),
	]);
	return readers.flatMap((read) => {
		try {
			read();
			return [];
		} catch (error) {
			return (error as Error).message;
		}
	});
}

/** Answers may link to the owner's addresses only, because their sources are in `links`. */
function foreignLinks(content: Content): string[] {
	const own = ownAddresses(content);
	return content.languages.flatMap((language) =>
		factsOf(content, language).flatMap(({ id, answer }) =>
			Array.from(answer.matchAll(/\]\(([^)]*)\)/g), ([, href = ""]) => href)
				.filter((href) => !own.includes(href))
				.map(
					(href) => `${FACTS}, “${id}”: the answer links to ${href}, which isn't an address of the owner.`,
				),
		),
	);
}

function doubledNames({ services, projects, certifications, facts, glossary }: Content): string[] {
	const names: Claim[][] = [
		...Object.entries({ services, projects, certifications }).map(([kind, pages]) =>
			pages.map((page) => [fileOf(kind, page), page.slug] as const),
		),
		...services.map((service) =>
			service.scenarios.map(({ id }) => [fileOf("services", service), id] as const),
		),
		facts.map(({ id }) => [FACTS, id]),
		(glossary?.terms ?? []).map(({ id }) => [GLOSSARY, id]),
	];
	return names.flatMap(doubled);
}

const doubledTerms = ({ glossary }: Texts) =>
	doubled(
		(glossary?.terms ?? []).flatMap(({ name, also = [] }) =>
			[name, ...also].map((each) => [GLOSSARY, each.toLowerCase()] as const),
		),
	);

const doubled = (claims: readonly Claim[]): string[] =>
	claims
		.filter(([, name], index) => claims.findIndex((claim) => claim[1] === name) !== index)
		.map(([file, name]) => `${file}: “${name}” appears twice.`);

const unreachableLegalPages = ({ legalPages, languages }: Content): string[] =>
	legalPages
		.filter(({ language }) => !languages.includes(language))
		.map(
			({ path, language }) =>
				`src/content/legal-*.ts: ${path} is in “${language}”, not a language of the site. Translate its text, and change its \`language\`.`,
		);

function unfitLengths(page: Page): string[] {
	return (["title", "description"] as const).flatMap((field) => {
		const text = page.meta[field];
		const { least, most } = LENGTHS[field];
		return text.length >= least && text.length <= most
			? []
			: `${sourceOf(page)}: the ${field} “${text}” has ${text.length} characters; ${least} to ${most} fit.`;
	});
}

/** Returns the content file of a page; paths in the first language match file names. */
function sourceOf({ subject: { group }, path, alternates: [first] }: Page): string {
	if (group === "home") return HOME;
	if (group === "glossary") return GLOSSARY;
	if (group === "legal") return `The text of ${path}`;
	const address = first?.href ?? path;
	return address === PROJECTS_OVERVIEW_PATH ? OVERVIEW : `src/content${address}.ts`;
}

function unknownSlugs({ projectsOverview, ...content }: Content): string[] {
	const services = KINDS.flatMap((kind) =>
		content[kind].flatMap((page) =>
			page.relatedServices
				.filter((slug) => slug === page.slug || content.services.every((service) => service.slug !== slug))
				.map((slug) => `${fileOf(kind, page)}: “${slug}” in relatedServices isn't another service.`),
		),
	);
	const projects = projectsOverview.currentProjects.flatMap(({ project }) =>
		// Without projects there is no overview.
		project === undefined ||
		content.projects.length === 0 ||
		content.projects.some(({ slug }) => slug === project)
			? []
			: [`${OVERVIEW}: “${project}” in currentProjects isn't a project.`],
	);
	return [...services, ...projects];
}

/** Links are written as addresses of the site's first language. */
function deadLinks(content: Content): string[] {
	const places = new Set(
		pagesOf(content, content.languages[0]).flatMap(({ path, parts }) => [
			path,
			...parts.map(({ id, anchor = id }) => `${path}#${anchor}`),
		]),
	);
	const links: Claim[] = [
		...stationsOf(inLanguage(content.home, content.languages[0]).hero.drawing).flatMap(({ href }) =>
			href ? [[HOME, href] as const] : [],
		),
		...factsOf(content, content.languages[0]).flatMap(({ id, links }) =>
			links.map((href) => [`${FACTS}, “${id}”`, href] as const),
		),
		...content.projectsOverview.currentProjects.flatMap((entry) =>
			entry.project === undefined && entry.href ? [[OVERVIEW, entry.href] as const] : [],
		),
		...content.legalPages.flatMap(({ path, sections }) =>
			sections.flatMap(({ links = [] }) => links.map(({ href }) => [`The text of ${path}`, href] as const)),
		),
		...(content.glossary?.terms ?? []).map(({ id, page }) => [`${GLOSSARY}, “${id}”`, page] as const),
	];
	return links
		.filter(([, href]) => href.startsWith("/") && !places.has(href))
		.map(([file, href]) => `${file}: the link ${href} leads nowhere.`);
}

type Texts = ReturnType<typeof inLanguage<Content>>;

const stationsOf = ({ start, hub, branches, end, feedback }: Texts["home"]["hero"]["drawing"]) => [
	...start,
	hub,
	...branches,
	end,
	...feedback,
];

const longNames = ({ home: { hero } }: Texts): string[] =>
	[...stationsOf(hero.drawing).map(({ name }) => name), hero.drawing.caption].flatMap((name, at) => {
		const most = DRAWING[at] ?? 0;
		const where = `${HOME}: “${name}” in the drawing`;
		return name.length > most ? [`${where} has ${name.length} characters; ${most} fit.`] : [];
	});

/** Names of technologies that differ in capitals, hyphens or spaces only. */
function spellings({ home, services, projects, projectsOverview }: Texts): string[] {
	const lists: (readonly [file: string, names: readonly string[]])[] = [
		...Object.entries({ services, projects }).flatMap(([kind, pages]) =>
			pages.map((page) => [fileOf(kind, page), page.technologies] as const),
		),
		...home.about.competencies.map(({ technologies }) => [HOME, technologies?.items ?? []] as const),
		...projectsOverview.coreTechnologies.map(({ items }) => [OVERVIEW, items] as const),
		...projectsOverview.currentProjects.map(({ technologies }) => [OVERVIEW, technologies] as const),
		[OVERVIEW, projectsOverview.card.technologies],
	];
	const known = new Map<string, Claim>();
	return lists.flatMap(([file, names]) =>
		names.flatMap((name) => {
			const key = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
			const [place, spelling] = known.get(key) ?? [file, name];
			known.set(key, [place, spelling]);
			return spelling === name ? [] : [`${file}: “${name}” is spelt “${spelling}” in ${place}.`];
		}),
	);
}
