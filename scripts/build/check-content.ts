import type { Content } from "../../src/content/content.ts";
import type { Home } from "../../src/content/home.ts";
import type { Language, SitePath } from "../../src/content/types.ts";
import { inLanguage, pathIn } from "../../src/pages/language.ts";
import { allPagesOf, type Page, pagesOf } from "../../src/pages/pages.ts";
import { questionsIn } from "../../src/pages/parts.ts";
import { ownAddresses, projectPath, servicePath } from "../../src/pages/paths.ts";
import { fileOf } from "../../src/pages/placeholders.ts";
import { factsOf } from "../../src/pages/resolve-facts.ts";
import { textsOf } from "../../src/pages/values.ts";
import { problemsOf } from "../command.ts";
import { unknownIcons } from "./content-icons.ts";

/** A statement that content makes, and the file that makes it. */
type Claim = readonly [file: string, text: string];

const KINDS = ["services", "projects", "certifications"] as const;
const FACTS = "src/content/facts*.ts";
const GLOSSARY = "src/content/glossary";
/** Characters that fit in the hero's drawing, of the names of its stations in their order. */
const DRAWING = [8, 11, 11, 26, 7, 7, 5, 13, 13, 9, 8];
/** Characters of a title and a description that result pages show whole. */
const LENGTHS = { title: [1, 60], description: [70, 160] } as const;

/** Returns the contradictions in a content, as sentences that begin with the file's name. */
export function contradictionsIn(content: Content): string[] {
	// Without the values there are no pages, and every link to an unreachable page would be dead.
	const fatal = [...unknownValues(content), ...unreachableLegalPages(content)];
	if (fatal.length > 0) return fatal;
	const sentences = [
		...duplicateNames(content),
		...content.languages.flatMap((language) => deadLinks(content, language)),
		...unknownIcons(content),
		...allPagesOf(content).flatMap(unfitLengths),
		...content.languages.flatMap((language) => longNames(inLanguage(content.home, language))),
	];
	return [...new Set(sentences)];
}

/** Facts and legal pages that name a value that doesn't exist. */
function unknownValues(content: Content): string[] {
	const readers = content.languages.flatMap((language) => [
		() => pagesOf(content, language),
		...content.facts.map((fact) => () => factsOf({ ...content, facts: [fact] }, language)),
	]);
	return readers.flatMap(problemsOf);
}

function duplicateNames(content: Content): string[] {
	const { languages, services, facts } = content;
	const terms = content.glossary?.terms ?? [];
	const names: Claim[][] = [
		...KINDS.map((kind) =>
			content[kind].map(({ slug }) => [`src/content/${kind}/${slug}.ts`, slug] as const),
		),
		...services.map(({ slug, scenarios }) =>
			scenarios.map(({ id }) => [`src/content/services/${slug}.ts`, id] as const),
		),
		facts.map(({ id }) => [FACTS, id]),
		terms.map(({ id }) => [GLOSSARY, id]),
		// The assistant would give the first one's answer.
		...languages.map((language) => questionsOf(content, language)),
		...languages.map((language) =>
			inLanguage(terms, language).flatMap(({ name, also = [] }) =>
				[name, ...also].map((each) => [GLOSSARY, each.toLowerCase()] as const),
			),
		),
	];
	return names.flatMap(duplicates);
}

const questionsOf = (content: Content, language: Language): Claim[] => [
	...pagesOf(content, language).flatMap((page) =>
		questionsIn(page).map(({ question }) => [`src/content, page ${page.path}`, question] as const),
	),
	...factsOf(content, language).flatMap(({ id, question }) =>
		question ? [[`${FACTS}, “${id}”`, question] as const] : [],
	),
];

const duplicates = (claims: readonly Claim[]): string[] =>
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
		const [least, most] = LENGTHS[field];
		return text.length >= least && text.length <= most
			? []
			: `src/content, page ${page.path}: the ${field} “${text}” has ${text.length} characters; ${least} to ${most} fit.`;
	});
}

/** Returns the path that a field names, if it is a link within the site. */
function pathAt(place: string, text: string): string | undefined {
	if (/\.relatedServices\.\d+$/.test(place)) return servicePath(text);
	if (/\.currentProjects\.\d+\.project$/.test(place)) return projectPath(text);
	return place.endsWith(".href") && text.startsWith("/") ? text : undefined;
}

/**
 * Links are written as addresses of the site's first language, and have to lead somewhere in each. Those of answers may
 * lead to the owner's addresses too.
 */
function deadLinks(content: Content, language: Language): string[] {
	const places = new Set<string>([
		...ownAddresses(content),
		...content.legalPages.map(({ path }) => pathIn(path, language, content.languages)),
		...pagesOf(content, language).flatMap(({ path, parts }) => [
			path,
			...parts.map(({ id, anchor = id }) => `${path}#${anchor}`),
		]),
	]);
	const { facts, glossary, projectsOverview, ...rest } = content;
	const links: Claim[] = [
		// Without projects there is no overview.
		...textsOf(rest.projects.length > 0 ? { ...rest, projectsOverview } : rest).flatMap(([place, text]) => {
			const path = pathAt(place, text);
			return path ? [[fileOf(content, place), path] as const] : [];
		}),
		...factsOf(content, language).flatMap(({ id, links, answer }) =>
			[...links, ...(answer.match(/(?<=\]\()[^)]*/g) ?? [])].map(
				(href) => [`${FACTS}, “${id}”`, href] as const,
			),
		),
		...(glossary?.terms ?? []).map(({ id, page }) => [`${GLOSSARY}, “${id}”`, page] as const),
	];
	return links.flatMap(([file, href]) =>
		places.has(href) || places.has(pathIn(href as SitePath, language, content.languages))
			? []
			: `${file}: the link ${href} leads to no page of the site and no address of the owner.`,
	);
}

function longNames({ hero }: Home): string[] {
	const { start, hub, branches, end, feedback } = hero.drawing;
	return [...start, hub, ...branches, end, ...feedback].flatMap(({ name }, at) => {
		const most = DRAWING[at] ?? 0;
		const where = `src/content/home.ts: “${name}” in the drawing`;
		return name.length > most ? `${where} has ${name.length} characters; ${most} fit.` : [];
	});
}
