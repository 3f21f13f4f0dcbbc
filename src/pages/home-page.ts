import type { ContentInLanguage } from "../content/content.ts";
import {
	availabilityIn,
	collaborationDetails,
	describeCertificate,
	validityDetails,
} from "./collaboration.ts";
import { isFilled, type PageDraft, type PagePart, type PartSource, type ProjectEntry } from "./parts.ts";
import {
	certificationPath,
	PROFILE_PATH,
	PROJECTS_OVERVIEW_PATH,
	projectPath,
	servicePath,
} from "./paths.ts";

const CARD_TECHNOLOGIES = 4;

export function homePage(source: PartSource): PageDraft {
	const { home, owner } = source.content;
	return {
		subject: { group: "home" },
		path: "/",
		group: { kind: owner.jobTitle },
		title: home.hero.title,
		lead: home.hero.lead,
		meta: home.meta,
		parts: homeParts(source),
	};
}

function homeParts(source: PartSource): PagePart[] {
	const { home, owner } = source.content;
	const { parts: titles, groups } = source.words;
	const { hero, about, experience, contact } = home;
	const shown = [projectsPart(source), certificationsPart(source)];
	return [
		{
			id: "home",
			title: titles.glance,
			kind: "points",
			items: [...hero.badges, hero.sinceBadge, availabilityIn(source.content, source.language)],
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
		servicesPart(source),
		...(shown.some(isFilled) ? [experiencePart(experience), ...shown, locationPart(experience)] : []),
		{
			id: "contact",
			title: contact.title,
			kind: "text",
			paragraphs: [contact.lead, contact.formNote],
			links: [
				{ label: owner.email, href: `mailto:${owner.email}` },
				...owner.profiles.map(({ label, url }) => ({ label, href: url })),
				...(owner.cvUrl ? [{ label: hero.cvButton, href: owner.cvUrl }] : []),
				{ label: groups.profile.kind, href: source.localPath(PROFILE_PATH) },
			],
		},
		{
			id: "collaboration",
			anchor: "contact",
			title: titles.collaboration,
			kind: "details",
			details: collaborationDetails(owner, source.language),
		},
	];
}

const servicesPart = ({ content: { home, services }, localPath }: PartSource) =>
	({
		id: "services",
		title: home.services.title,
		lead: home.services.lead,
		kind: "services",
		entries: services.map(
			({ slug, icon, isLeading = false, title, description, scenarios, technologies }) => ({
				title,
				href: localPath(servicePath(slug)),
				description,
				icon,
				isLeading,
				phases: scenarios[0]?.phases.map((phase) => phase.title) ?? [],
				technologies: technologies.slice(0, CARD_TECHNOLOGIES),
			}),
		),
	}) satisfies PagePart;

type Experience = ContentInLanguage["home"]["experience"];

const experiencePart = ({ title, lead }: Experience): PagePart => ({
	id: "experience",
	title,
	lead,
	kind: "text",
	paragraphs: [],
});

const locationPart = ({ location: { title, text } }: Experience): PagePart => ({
	id: "location",
	anchor: "experience",
	title,
	kind: "text",
	paragraphs: [text],
});

/** Returns the cards of featured projects, then that of the overview. */
function projectsPart({ content: { home, projects, projectsOverview }, localPath }: PartSource) {
	const cards = projects
		.filter(({ isOnHome }) => isOnHome)
		.map(
			(project): ProjectEntry => ({
				title: project.client,
				href: localPath(projectPath(project.slug)),
				role: project.role,
				location: project.location,
				category: project.category,
				count: String(project.year),
				description: project.description,
				technologies: project.technologies.slice(0, CARD_TECHNOLOGIES),
			}),
		);
	const { title, card } = projectsOverview;
	const overview: ProjectEntry = { ...card, title, href: localPath(PROJECTS_OVERVIEW_PATH) };
	return {
		id: "projects",
		anchor: "experience",
		title: home.experience.projectsTitle,
		kind: "projects",
		entries: projects.length > 0 ? [...cards, overview] : [],
	} satisfies PagePart;
}

const certificationsPart = ({ content: { home, certifications }, words, language, localPath }: PartSource) =>
	({
		id: "certifications",
		anchor: "experience",
		title: home.experience.certificationsTitle,
		kind: "certifications",
		entries: certifications.map((certification) => {
			const { slug, title, issuer, level, code, expires } = certification;
			const [validity] = validityDetails({ expires }, language);
			return {
				title,
				href: localPath(certificationPath(slug)),
				description: describeCertificate(certification, words, language),
				issuer,
				level,
				code,
				validity: validity && `${validity.label} ${validity.value}`,
			};
		}),
	}) satisfies PagePart;
