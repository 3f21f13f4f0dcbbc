import { projectPath } from "../../../../src/content/catalog.ts";
import type { SiteContent } from "../site-content.ts";
import { normalize, tokenize } from "../text/fold.ts";
import type { Localized, Passage, PassageLink } from "./passage.ts";
import {
	ABOUT_LINK,
	certificationLink,
	enumerate,
	OVERVIEW_LINK,
	projectLink,
	serviceLink,
} from "./wording.ts";

interface Places {
	name: string;
	services: PassageLink[];
	projects: PassageLink[];
	certifications: PassageLink[];
	lists: PassageLink[];
	/** Titles of the owner's own projects. */
	own: string[];
	/** What the career says of it. */
	since?: Localized;
}

/** One passage for each technology that the site names, with every page that names it. */
export function technologyPassages(content: SiteContent): Passage[] {
	const found = new Map<string, Places>();
	const keyOf = (name: string) =>
		normalize(name)
			.replace(/^(amazon|hashicorp) /, "")
			.replace(/ cicd$/, " ci");
	const add = (
		names: readonly string[],
		kind: "services" | "projects" | "certifications" | "lists",
		link: PassageLink,
	) => {
		for (const name of names) {
			const key = keyOf(name);
			const empty = { services: [], projects: [], certifications: [], lists: [], own: [] };
			const places = found.get(key) ?? { name, ...empty };
			found.set(key, places);
			if (!places[kind].some(({ href }) => href === link.href)) places[kind].push(link);
		}
	};
	for (const service of content.services) add(service.technologies, "services", serviceLink(service));
	for (const project of content.projects) add(project.technologies, "projects", projectLink(project));
	for (const certification of content.certifications)
		add(certification.tags.items, "certifications", certificationLink(certification));
	for (const { items } of content.home.about.technologyGroups) add(items, "lists", ABOUT_LINK);
	for (const { items } of content.projectsOverview.coreTechnologies) add(items, "lists", OVERVIEW_LINK);
	// Names and titles are read once each; every name is looked for in every title.
	const named = Array.from(found.values(), (places) => ({ places, words: wordsOf(places.name) }));
	for (const service of content.services)
		for (const { title } of service.features) {
			const words = new Set(wordsOf(title));
			const link = serviceLink(service);
			for (const { places, words: name } of named)
				if (isNamedBy(words, name) && !places.services.some(({ href }) => href === link.href))
					places.services.push(link);
		}
	for (const certification of content.certifications) {
		const words = new Set(wordsOf(certification.title));
		const link = certificationLink(certification);
		for (const { places, words: name } of named)
			if (isNamedBy(words, name) && !places.certifications.some(({ href }) => href === link.href))
				places.certifications.push(link);
	}
	for (const { title, technologies, href } of content.projectsOverview.currentProjects)
		if (!content.projects.some(({ slug }) => href === projectPath(slug)))
			for (const name of technologies) found.get(keyOf(name))?.own.push(title);
	for (const { year, title } of content.home.about.timeline) {
		const words = new Set(wordsOf(title));
		for (const { places, words: name } of named)
			if (isNamedBy(words, name))
				places.since ??= {
					de: `Im Werdegang steht dazu ${year}: „${title}“.`,
					en: `The career's milestone for it is ${year}: “${title}”.`,
				};
	}
	const roles = new Map(
		content.projects.map((project) => [projectPath(project.slug) as string, project.role]),
	);
	return Array.from(found, ([key, places]) => passage(key, places, content.owner.name, roles));
}

const wordsOf = (text: string): string[] => tokenize(normalize(text)).map(({ word }) => word);

/** Whether a title's words name a technology, in the singular too: "Landing Zone als Code". */
const isNamedBy = (title: ReadonlySet<string>, technology: readonly string[]): boolean =>
	technology.every((word) => title.has(word));

/** "MCP" for "Model Context Protocol". */
function initials(name: string): string {
	const words = name.split(" ");
	return words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word))
		? words.map((word) => word[0]).join("")
		: "";
}

function passage(key: string, places: Places, owner: string, roles: ReadonlyMap<string, string>): Passage {
	const { name, services, projects, certifications, lists, own, since } = places;
	const titles = (links: readonly PassageLink[], language: "de" | "en") =>
		links.map(({ title }) => title[language]);
	const german = [
		projects.length > 0 &&
			`${projects.length > 1 ? "in den Projekten" : "im Projekt"} ${enumerate(
				projects.map(({ title, href }) => `${title.de} als ${roles.get(href)}`),
				"und",
			)}`,
		own.length > 0 &&
			`${own.length > 1 ? "in den eigenen Projekten" : "im eigenen Projekt"} ${enumerate(
				own.map((title) => `„${title}“`),
				"und",
			)}`,
		services.length > 0 &&
			`in ${services.length > 1 ? "den Leistungen" : "der Leistung"} ${enumerate(titles(services, "de"), "und")}`,
		certifications.length > 0 && `beim Zertifikat ${enumerate(titles(certifications, "de"), "und")}`,
	].filter((part) => part !== false);
	const english = [
		projects.length > 0 &&
			`the project${projects.length > 1 ? "s" : ""} ${enumerate(
				projects.map(({ title, href }) => `${title.en} as ${roles.get(href)}`),
				"and",
			)}`,
		own.length > 0 &&
			`his own project${own.length > 1 ? "s" : ""} ${enumerate(
				own.map((title) => `“${title}”`),
				"and",
			)}`,
		services.length > 0 &&
			`the service${services.length > 1 ? "s" : ""} ${enumerate(titles(services, "en"), "and")}`,
		certifications.length > 0 && `the certificate ${enumerate(titles(certifications, "en"), "and")}`,
	].filter((part) => part !== false);
	return {
		id: `technologies/${key.replaceAll(/[^a-z0-9]+/g, "-")}`,
		subject: "technologies",
		kind: "technology",
		names: name,
		// As one word, too: "ArgoCD".
		keywords: `${key} ${initials(name)} ${key.replaceAll(/[^a-z0-9]/g, "")}`,
		context: "",
		text: `${name}: ${german.join("; ")}`,
		cues: ["technologies", "experience"],
		answer: {
			de: [
				german.length > 0
					? `${name} gehört zu seiner Arbeit: ${enumerate(german, "und")}.`
					: `${name} zählt zu den Technologien, mit denen ${owner} arbeitet.`,
				...(since ? [since.de] : []),
			].join(" "),
			en: [
				english.length > 0
					? `${name} is part of his work: ${enumerate(english, "and")}.`
					: `${name} is among the technologies that ${owner} works with.`,
				...(since ? [since.en] : []),
			].join(" "),
		},
		links: [...projects, ...services, ...certifications, ...lists].slice(0, 4),
	};
}
