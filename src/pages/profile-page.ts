import { availabilityIn, collaborationDetails, describeCertificate } from "./collaboration.ts";
import { fillIn } from "./language.ts";
import type { Detail, PageDraft, PartSource } from "./parts.ts";
import { addressesOf, PROFILE_PATH, projectPath } from "./paths.ts";
import { townOf } from "./values.ts";

/** As many of a project as fit on two sheets. */
const RESULTS = 2;
const TECHNOLOGIES = 8;

/** The owner's profile for clients and agencies, made to be printed: what other pages say, on two sheets. */
export function profilePage(source: PartSource): PageDraft {
	const { content, words, language, localPath } = source;
	const { owner, home, projects, certifications } = content;
	const { name } = owner;
	const { labels, parts: titles } = words;
	return {
		subject: { group: "profile" },
		path: PROFILE_PATH,
		group: { ...words.groups.profile, kind: owner.jobTitle },
		title: fillIn(words.profile.title, { name }),
		lead: home.hero.lead,
		meta: { title: words.groups.profile.kind, description: fillIn(words.profile.description, { name }) },
		sign: { text: "CV" },
		details: [
			{ label: labels.availability, value: availabilityIn(content, language), badge: "success" },
			{ label: labels.location, value: home.experience.location.title },
			...addressDetails(source),
			{
				label: titles.figures,
				value: home.hero.stats.map(({ value, label }) => `${value} ${label}`).join(", "),
			},
			{ label: titles.focus, value: [...home.hero.badges, home.hero.sinceBadge].join(", ") },
			...collaborationDetails(owner, language),
		],
		parts: [
			{
				id: "kompetenzen",
				title: titles.competencies,
				kind: "blocks",
				blocks: home.about.competencies.map(({ title, text, technologies }) => ({
					title,
					text,
					note: technologies?.items.join(", "),
				})),
			},
			{
				id: "stationen",
				title: home.about.timelineTitle,
				kind: "blocks",
				blocks: home.about.timeline.map(({ year, title, description }) => ({
					title: `${year}: ${title}`,
					text: description,
				})),
			},
			{
				id: "projekte",
				title: titles.clientProjects,
				kind: "currentProjects",
				entries: projects.map((project) => ({
					title: project.client,
					href: localPath(projectPath(project.slug)),
					period: project.period,
					role: `${project.role}, ${project.location}`,
					description: project.description,
					...(project.kind === "engagement"
						? { focus: project.focus }
						: { results: project.results.slice(0, RESULTS) }),
					tags: project.technologies.slice(0, TECHNOLOGIES),
				})),
			},
			{
				id: "zertifikate",
				title: home.experience.certificationsTitle,
				kind: "blocks",
				blocks: certifications.map((certification) => ({
					title: certification.title,
					text: describeCertificate(certification, language),
				})),
			},
		],
	};
}

function addressDetails({ content: { owner }, words }: PartSource): Detail[] {
	const { street, country } = owner.postalAddress;
	const { email, phone, address } = words.labels;
	return [
		...addressesOf(owner, words.shell).map(({ label, href }) => {
			if (/^https?:/.test(href)) return { label, value: new URL(href).hostname, href };
			return { label: href.startsWith("tel:") ? phone : email, value: label, href };
		}),
		{ label: address, value: `${street}, ${townOf(owner.postalAddress)}, ${country}` },
	];
}
