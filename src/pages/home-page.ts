import { availabilityIn, collaborationDetails, describeCertificate, validityOf } from "./collaboration.ts";
import type { PageDraft, PagePart, PartSource, ProjectEntry } from "./parts.ts";
import {
	addressesOf,
	certificationPath,
	PROFILE_PATH,
	PROJECTS_OVERVIEW_PATH,
	projectPath,
	servicePath,
} from "./paths.ts";

const CARD_TECHNOLOGIES = 4;

export function homePage(source: PartSource): PageDraft {
	const { content, words, language, localPath } = source;
	const { home, owner, services, projects, certifications } = content;
	const { parts: titles } = words;
	const { hero, about, contact } = home;
	return {
		subject: { group: "home" },
		path: "/",
		group: { kind: owner.jobTitle },
		title: hero.title,
		lead: hero.lead,
		meta: home.meta,
		parts: [
			{
				id: "home",
				title: titles.glance,
				kind: "points",
				items: [...hero.badges, hero.sinceBadge, availabilityIn(content, language)],
			},
			{ id: "figures", anchor: "home", title: titles.figures, kind: "figures", figures: hero.stats },
			{ id: "about", title: about.title, kind: "text", paragraphs: about.story },
			{
				id: "timeline",
				anchor: "about",
				title: about.timelineTitle,
				kind: "details",
				details: about.timeline.map(({ year, title, description }) => ({
					label: `${year}: ${title}`,
					value: description,
				})),
			},
			{
				id: "competencies",
				anchor: "about",
				title: about.competenciesTitle,
				kind: "blocks",
				blocks: about.competencies,
			},
			{
				id: "technologies",
				anchor: "about",
				title: about.technologiesTitle,
				kind: "tagLists",
				lists: about.competencies.flatMap(({ technologies }) => technologies ?? []),
			},
			{
				id: "services",
				title: home.services.title,
				lead: home.services.lead,
				kind: "services",
				entries: services.map(({ slug, icon, isLeading, title, description, scenarios, technologies }) => ({
					...{ title, description, icon },
					href: localPath(servicePath(slug)),
					phases: isLeading ? (scenarios[0]?.phases.map((phase) => phase.title) ?? []) : [],
					technologies: technologies.slice(0, CARD_TECHNOLOGIES),
				})),
			},
			...(projects.length + certifications.length > 0 ? experienceParts(source) : []),
			{
				id: "contact",
				title: contact.title,
				kind: "text",
				paragraphs: [contact.lead, contact.formNote],
				links: [
					...addressesOf(owner, words.shell),
					{ label: words.profile.link, href: localPath(PROFILE_PATH) },
				],
			},
			{
				id: "collaboration",
				anchor: "contact",
				title: titles.collaboration,
				kind: "details",
				details: collaborationDetails(owner, language),
			},
		],
	};
}

/** Returns the cards of featured projects and of the overview, then those of certificates. */
function experienceParts({ content, language, localPath }: PartSource): PagePart[] {
	const { projects, projectsOverview, certifications } = content;
	const { title, lead, projectsTitle, certificationsTitle, location } = content.home.experience;
	const cards = projects
		.filter(({ isOnHome }) => isOnHome)
		.map(
			({ slug, client, role, location, category, year, description, technologies }): ProjectEntry => ({
				...{ role, location, category, description },
				title: client,
				href: localPath(projectPath(slug)),
				count: String(year),
				technologies: technologies.slice(0, CARD_TECHNOLOGIES),
			}),
		);
	const overview: ProjectEntry = {
		...projectsOverview.card,
		title: projectsOverview.title,
		href: localPath(PROJECTS_OVERVIEW_PATH),
	};
	return [
		{ id: "experience", title, lead, kind: "text", paragraphs: [] },
		{
			id: "projects",
			anchor: "experience",
			title: projectsTitle,
			kind: "projects",
			entries: projects.length > 0 ? [...cards, overview] : [],
		},
		{
			id: "certifications",
			anchor: "experience",
			title: certificationsTitle,
			kind: "certifications",
			entries: certifications.map((certification) => {
				const { slug, title, issuer, level, code } = certification;
				return {
					...{ title, issuer, level, code },
					href: localPath(certificationPath(slug)),
					description: describeCertificate(certification, language),
					validity: validityOf(certification, language),
				};
			}),
		},
		{
			id: "location",
			anchor: "experience",
			title: location.title,
			kind: "text",
			paragraphs: [location.text],
		},
	];
}
