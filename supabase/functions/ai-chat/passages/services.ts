import type { Project, Service } from "../../../../src/content/types.ts";
import type { SiteContent } from "../site-content.ts";
import { markdownLink, projectLink, SERVICES_LINK, serviceLink } from "./links.ts";
import type { Localized, Passage, PassageLink } from "./passage.ts";
import { place } from "./project-words.ts";
import { type Shared, scenarioPassages } from "./scenarios.ts";
import { blockBullets, bullets, enumerate, inGerman, said, wholeSentences } from "./wording.ts";

/** What the pages of the services say. */
export function servicePassages(content: SiteContent): Passage[] {
	return [serviceList(content), ...content.services.flatMap((service) => onePage(service, content))];
}

function serviceList({ services, owner }: SiteContent): Passage {
	const line = (title: string, text: string) => `**${title}**: ${text}`;
	return {
		id: "services",
		subject: "services",
		kind: "list",
		names: "Leistungen Dienstleistungen services",
		keywords: "Angebot Überblick Schwerpunkte helfen unterstützen anbieten offer help",
		context: "",
		text: services.map(({ title, description }) => line(title, description)).join("\n"),
		cues: ["services"],
		answer: {
			de: `${owner.name} bietet ${services.length} Leistungen an, einzeln oder zusammen:\n\n${links(services, "de")}`,
			en: `${owner.name} offers ${services.length} services, one by one or together:\n\n${links(services, "en")}`,
		},
		links: [SERVICES_LINK],
	};
}

const links = (services: readonly Service[], language: keyof Localized) =>
	bullets(services.map((service) => markdownLink(serviceLink(service), language)));

function onePage(service: Service, content: SiteContent): Passage[] {
	const page = serviceLink(service);
	const subject = `services/${service.slug}`;
	const projects = content.projects.filter((project) => project.relatedServices.includes(service.slug));
	const shared = {
		subject,
		context: `${service.title} ${page.title.en} ${service.meta.title} ${service.technologies.join(" ")} ${service.lead} ${service.summaryEn}`,
		links: [page],
	};
	const featureTitles = service.features.map(({ title }) => title);
	const names = `${service.title} ${page.title.en}`;
	return [
		{
			...shared,
			id: subject,
			kind: "summary",
			names,
			keywords: "Leistung service",
			text: service.description,
			cues: ["services", "features", "tasks", "experience"],
			answer: {
				de: `${said(service.description, content.owner.name)} Dazu gehören ${enumerate(featureTitles, "und")}.`,
				en: service.summaryEn,
			},
		},
		{
			...shared,
			id: `${subject}/features`,
			kind: "section",
			names,
			keywords: `${featureTitles.join(" ")} Leistungsumfang`,
			text: service.features.map(({ title, text }) => `${title}: ${text}`).join(" "),
			cues: ["features", "approach"],
			answer: {
				de: `Zur Leistung „${service.title}“ gehören:\n\n${blockBullets(service.features)}`,
				en: `${service.summaryEn} Its points, in German:\n\n${bullets(featureTitles)}`,
			},
		},
		...service.features.map(
			({ title, text }, index): Passage => ({
				...shared,
				id: `${subject}/features/${index + 1}`,
				kind: "section",
				names: title,
				keywords: "",
				text,
				cues: [],
				answer: { de: said(`${title}: ${text}`, content.owner.name), en: inGerman(`${title}: ${text}`) },
			}),
		),
		...thoughts(service.lead).map(
			(thought, index): Passage => ({
				...shared,
				id: `${subject}/lead-${index + 1}`,
				kind: "section",
				names: "",
				keywords: "",
				text: thought,
				cues: ["challenges"],
				answer: { de: said(thought, content.owner.name), en: inGerman(thought) },
			}),
		),
		{
			...shared,
			id: `${subject}/technologies`,
			kind: "section",
			names,
			keywords: service.technologies.join(" "),
			text: service.technologies.join(", "),
			cues: ["technologies"],
			answer: {
				de: `Zu „${service.title}“ gehören diese Technologien: ${enumerate(service.technologies, "und")}.`,
				en: `These technologies go with it: ${enumerate(service.technologies, "and")}.`,
			},
		},
		...service.scenarios.flatMap((scenario) =>
			scenarioPassages(scenario, service, shared, content.owner.name),
		),
		...(projects.length > 0 ? [relatedProjects(projects, service, page, shared)] : []),
	];
}

/** Whether a passage tells what a service begins from, which says little beside another answer. */
export const isLead = ({ id }: Pick<Passage, "id">): boolean => LEAD.test(id);
const LEAD = /^services\/[^/]+\/lead-\d+$/;

/** A shorter sentence says something only with its neighbour. */
const SHORT = 80;

/** The sentences of a text, short ones together with the one behind them, or before them at the end. */
function thoughts(text: string): readonly string[] {
	const found: string[] = [];
	const sentences = wholeSentences(text);
	for (const sentence of sentences) {
		const before = found.at(-1);
		const isShort = sentence === sentences.at(-1) && sentence.length < SHORT;
		if (before && (before.length < SHORT || isShort)) found.splice(-1, 1, `${before} ${sentence}`);
		else found.push(sentence);
	}
	return found;
}

function relatedProjects(
	projects: readonly Project[],
	service: Service,
	page: PassageLink,
	shared: Shared,
): Passage {
	const names = projects.map(({ client, location, period }) => `${client} (${location}, ${period})`);
	return {
		...shared,
		id: `${shared.subject}/projects`,
		kind: "section",
		names: `${service.title} ${page.title.en}`,
		keywords: "Projekte Referenzen Erfahrung",
		text: `Projekte, zu denen ${service.title} gehörte: ${names.join(", ")}`,
		cues: ["projects", "clients"],
		answer: {
			de: `„${service.title}“ gehörte zu diesen Projekten:\n\n${bullets(
				projects.map(
					(project) =>
						`${markdownLink(projectLink(project), "de")}: ${project.role} ${place(project.location)}`,
				),
			)}`,
			en: `${page.title.en} was part of these projects:\n\n${bullets(
				projects.map((project) => `${markdownLink(projectLink(project), "en")}: ${project.summaryEn}`),
			)}`,
		},
		links: [page],
	};
}
