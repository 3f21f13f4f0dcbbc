import {
	certificationPath,
	PROJECTS_OVERVIEW_PATH,
	projectPath,
	servicePath,
} from "../../../../src/content/catalog.ts";
import { IMPRINT_PATH, PRIVACY_PATH } from "../../../../src/content/legal.ts";
import type { Certification, Project, Service } from "../../../../src/content/types.ts";
import type { Localized, PassageLink } from "./passage.ts";
import { isRunning } from "./project-words.ts";
import { both, capital } from "./wording.ts";

/** Names that aren't written with one capital at the front. */
const SPELLINGS = new Map([
	["ai", "AI"],
	["aws", "AWS"],
	["ci", "CI"],
	["devops", "DevOps"],
	["it", "IT"],
]);

/** An English name of a service, made of its slug. */
function englishName(slug: string): string {
	const words = slug.split("-").map((word) => SPELLINGS.get(word) ?? word);
	return capital(words.join(" "));
}

export const serviceLink = (service: Service): PassageLink => ({
	title: { de: service.title, en: englishName(service.slug) },
	href: servicePath(service.slug),
});

export const projectLink = (project: Project): PassageLink => ({
	title: {
		de: `${project.client} (${project.period})`,
		en: `${project.client} (${isRunning(project) ? `since ${project.year}` : project.period})`,
	},
	href: projectPath(project.slug),
});

export const certificationLink = (certification: Certification): PassageLink => ({
	title: both(certification.title),
	href: certificationPath(certification.slug),
});

/** A link as it stands within a text. */
export const markdownLink = ({ title, href }: PassageLink, language: keyof Localized): string =>
	`[${title[language]}](${href})`;

const section = (id: string, de: string, en: string): PassageLink => ({ title: { de, en }, href: `/#${id}` });

export const CONTACT_LINK = section("contact", "Kontaktformular", "contact form");
export const ABOUT_LINK = section("about", "Über mich", "About");
export const SERVICES_LINK = section("services", "Leistungen", "Services");
export const EXPERIENCE_LINK = section("experience", "Projekte und Zertifikate", "Experience");
export const OVERVIEW_LINK: PassageLink = {
	title: { de: "Projektübersicht", en: "Project overview" },
	href: PROJECTS_OVERVIEW_PATH,
};
export const IMPRINT_LINK: PassageLink = { title: { de: "Impressum", en: "imprint" }, href: IMPRINT_PATH };
export const PRIVACY_LINK: PassageLink = {
	title: { de: "Datenschutzerklärung", en: "privacy notice" },
	href: PRIVACY_PATH,
};
export const HOME_LINK = section("home", "Startseite", "home page");
