import type { Project } from "../content/types.ts";
import { availabilityIn, collaborationDetails, describeCertificate } from "./collaboration.ts";
import { fillIn } from "./language.ts";
import type { PageDraft, PartSource } from "./parts.ts";
import { addressesOf, PROFILE_PATH, projectPath } from "./paths.ts";

/** The owner's profile for clients and agencies, made to be printed: what other pages say, on two or three sheets. */
export function profilePage({ content, words, language, localPath }: PartSource): PageDraft {
	const { owner, home, projects, certifications } = content;
	const { name, postalAddress } = owner;
	const { labels, parts: titles } = words;
	return {
		subject: { group: "profile" },
		path: PROFILE_PATH,
		group: { ...words.groups.profile, kind: owner.jobTitle },
		title: fillIn(words.profile.title, { name }),
		lead: home.hero.lead,
		meta: {
			title: words.groups.profile.kind,
			description: fillIn(words.profile.description, { name }),
		},
		sign: { text: "CV" },
		details: [
			{ label: labels.availability, value: availabilityIn(content, language), badge: "success" },
			{ label: labels.location, value: home.experience.location.title },
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
				id: "projekte",
				title: titles.clientProjects,
				kind: "currentProjects",
				entries: projects.map((project) => ({
					title: project.client,
					href: localPath(projectPath(project.slug)),
					period: project.period,
					role: `${project.role}, ${project.location}`,
					description: project.description,
					tasks: tasksOf(project),
					tags: project.technologies,
				})),
			},
			{
				id: "zertifikate",
				title: home.experience.certificationsTitle,
				kind: "details",
				details: certifications.map((certification) => ({
					label: certification.title,
					value: describeCertificate(certification, words, language),
				})),
			},
			{
				id: "kontakt",
				title: titles.contact,
				kind: "text",
				paragraphs: [],
				address: [
					name,
					postalAddress.street,
					`${postalAddress.postalCode} ${postalAddress.city}`,
					postalAddress.country,
				],
				links: addressesOf(owner, words.shell.cv),
			},
		],
	};
}

const tasksOf = (project: Project) =>
	(project.kind === "engagement" ? project.taskGroups : project.approach).map(({ title }) => title);
