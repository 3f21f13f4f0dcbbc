import {
	certificationPath,
	certifications,
	PROJECTS_OVERVIEW_PATH,
	projectPath,
	projects,
	servicePath,
	services,
} from "../../content/catalog.ts";
import { home } from "../../content/home.ts";
import { owner } from "../../content/owner.ts";
import { projectsOverview } from "../../content/projects-overview.ts";
import { AVAILABILITY } from "../../content/site.ts";
import type { SitePath } from "../../content/types.ts";
import { addressOf, type SiteAddress } from "../site-address.ts";
import {
	blockSections,
	bulletList,
	escapeMarkdown,
	joinParts,
	link,
	namedList,
	paragraphs,
	section,
} from "./format.ts";

export function homeMarkdown(site: SiteAddress): string {
	const { hero, about, experience, contact } = home;
	const entry = (title: string, path: SitePath, text: string) =>
		`- ${link(title, addressOf(site, path))}: ${escapeMarkdown(text)}`;
	const { card } = projectsOverview;
	return joinParts([
		bulletList([...hero.badges, hero.sinceBadge, AVAILABILITY.de]),
		namedList(hero.stats.map(({ value, label }) => [value, label])),
		section(
			2,
			about.title,
			paragraphs(about.story),
			section(
				3,
				about.timelineTitle,
				namedList(about.timeline.map(({ year, title, description }) => [`${year} ${title}`, description])),
			),
			section(3, about.competenciesTitle, blockSections(4, about.competencies)),
			section(
				3,
				about.technologiesTitle,
				namedList(about.technologyGroups.map(({ title, items }) => [title, items.join(", ")])),
			),
		),
		section(
			2,
			home.services.title,
			paragraphs([home.services.lead]),
			services.map(({ slug, title, description }) => entry(title, servicePath(slug), description)).join("\n"),
		),
		section(
			2,
			experience.title,
			paragraphs([experience.lead]),
			section(
				3,
				experience.projectsTitle,
				[
					...projects.map(({ slug, title, period, location, role, description }) =>
						entry(title, projectPath(slug), `${period}, ${location}, ${role}. ${description}`),
					),
					entry(projectsOverview.title, PROJECTS_OVERVIEW_PATH, `${card.count}. ${card.description}`),
				].join("\n"),
			),
			section(
				3,
				experience.certificationsTitle,
				certifications
					.map(({ slug, title, issuer, level, status }) =>
						entry(title, certificationPath(slug), `${issuer}, ${level}, ${status}`),
					)
					.join("\n"),
			),
			section(3, experience.location.title, paragraphs([experience.location.text])),
		),
		section(
			2,
			contact.title,
			paragraphs([contact.lead]),
			[
				`- ${link(owner.email, `mailto:${owner.email}`)}`,
				`- ${link(owner.profile.label, owner.profile.url)}`,
				`- ${link(hero.cvButton, owner.cvUrl)}`,
			].join("\n"),
		),
	]);
}
