import { projectPath } from "../../../../src/content/catalog.ts";
import type { SiteContent } from "../site-content.ts";
import { normalize, tokenize } from "../text/fold.ts";
import { ABOUT_LINK, certificationLink, OVERVIEW_LINK, projectLink, serviceLink } from "./links.ts";
import type { Localized, Passage, PassageLink } from "./passage.ts";
import { englishRole } from "./project-words.ts";
import { type Places, technologyPassage } from "./technology.ts";

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
	const roles = new Map<string, Localized>(
		content.projects.map((project) => [
			projectPath(project.slug),
			{ de: project.role, en: englishRole(project) },
		]),
	);
	return Array.from(found, ([key, places]) => technologyPassage(key, places, content.owner.name, roles));
}

const wordsOf = (text: string): string[] => tokenize(normalize(text)).map(({ word }) => word);

/** Whether a title's words name a technology, in the singular too: "Landing Zone als Code". */
const isNamedBy = (title: ReadonlySet<string>, technology: readonly string[]): boolean =>
	technology.every((word) => title.has(word));
