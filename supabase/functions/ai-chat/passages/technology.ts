import type { Localized, Passage, PassageLink } from "./passage.ts";
import { enumerate } from "./wording.ts";

/** Where the site names a technology. */
export interface Places {
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

/** "MCP" for "Model Context Protocol". */
function initials(name: string): string {
	const words = name.split(" ");
	return words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word))
		? words.map((word) => word[0]).join("")
		: "";
}

/** What the site says of one technology. @param roles The role in each project, by its address. */
export function technologyPassage(
	key: string,
	places: Places,
	owner: string,
	roles: ReadonlyMap<string, Localized>,
): Passage {
	const { name, services, projects, certifications, lists, own, since } = places;
	const titles = (links: readonly PassageLink[], language: "de" | "en") =>
		links.map(({ title }) => title[language]);
	const german = [
		projects.length > 0 &&
			`${projects.length > 1 ? "in den Projekten" : "im Projekt"} ${enumerate(
				projects.map(({ title, href }) => `${title.de} als ${roles.get(href)?.de}`),
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
				projects.map(({ title, href }) => `${title.en} as ${roles.get(href)?.en}`),
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
					? `Mit ${name} arbeitet er: ${enumerate(german, "und")}.`
					: `Mit ${name} arbeitet ${owner}.`,
				...(since ? [since.de] : []),
			].join(" "),
			en: [
				english.length > 0
					? `He works with ${name}: ${enumerate(english, "and")}.`
					: `${owner} works with ${name}.`,
				...(since ? [since.en] : []),
			].join(" "),
		},
		links: [...projects, ...services, ...certifications, ...lists].slice(0, 4),
	};
}
