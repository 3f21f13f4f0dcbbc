import type { SiteContent } from "../site-content.ts";
import { normalize, tokenize } from "../text/fold.ts";
import type { Passage, PassageLink } from "./passage.ts";
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
}

/** One passage for each technology that the site names, with every page that names it. */
export function technologyPassages(content: SiteContent): Passage[] {
	const found = new Map<string, Places>();
	const add = (names: readonly string[], kind: Exclude<keyof Places, "name">, link: PassageLink) => {
		for (const name of names) {
			const key = normalize(name)
				.replace(/^(amazon|hashicorp) /, "")
				.replace(/ cicd$/, " ci");
			const places = found.get(key) ?? { name, services: [], projects: [], certifications: [], lists: [] };
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
	return Array.from(found, ([key, places]) => passage(key, places, content.owner.name));
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

function passage(key: string, places: Places, owner: string): Passage {
	const { name, services, projects, certifications, lists } = places;
	const titles = (links: readonly PassageLink[], language: "de" | "en") =>
		links.map(({ title }) => title[language]);
	const german = [
		services.length > 0 &&
			`in ${services.length > 1 ? "den Leistungen" : "der Leistung"} ${enumerate(titles(services, "de"), "und")}`,
		projects.length > 0 &&
			`in ${projects.length > 1 ? "den Projekten" : "dem Projekt"} ${enumerate(titles(projects, "de"), "und")}`,
		certifications.length > 0 && `beim Zertifikat ${enumerate(titles(certifications, "de"), "und")}`,
	].filter((part) => part !== false);
	const english = [
		services.length > 0 &&
			`the service${services.length > 1 ? "s" : ""} ${enumerate(titles(services, "en"), "and")}`,
		projects.length > 0 &&
			`the project${projects.length > 1 ? "s" : ""} ${enumerate(titles(projects, "en"), "and")}`,
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
			de:
				german.length > 0
					? `${name} gehört zu seiner Arbeit: ${german.join(", ")}.`
					: `${name} zählt zu den Technologien, mit denen ${owner} arbeitet.`,
			en:
				english.length > 0
					? `${name} is part of his work: ${enumerate(english, "and")}.`
					: `${name} is among the technologies that ${owner} works with.`,
		},
		links: [...services, ...projects, ...certifications, ...lists].slice(0, 4),
	};
}
