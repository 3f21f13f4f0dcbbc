import type { Project, Scenario, Service } from "../../../../src/content/types.ts";
import type { SiteContent } from "../site-content.ts";
import type { Localized, Passage, PassageLink } from "./passage.ts";
import {
	blockBullets,
	bullets,
	CONTACT_LINK,
	enumerate,
	firstSentences,
	projectLink,
	SERVICES_LINK,
	said,
	serviceLink,
} from "./wording.ts";

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
	bullets(services.map(serviceLink).map(({ title, href }) => `[${title[language]}](${href})`));

function onePage(service: Service, content: SiteContent): Passage[] {
	const page = serviceLink(service);
	const subject = `services/${service.slug}`;
	const projects = content.projects.filter((project) => project.relatedServices.includes(service.slug));
	const shared = {
		subject,
		context: `${service.title} ${page.title.en} ${service.technologies.join(" ")} ${service.summaryEn}`,
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
			keywords: `${service.meta.title} Leistung service`,
			text: `${service.description} ${service.lead} ${service.summaryEn}`,
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
				en: service.summaryEn,
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
				answer: { de: said(`${title}: ${text}`, content.owner.name), en: service.summaryEn },
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

type Shared = Pick<Passage, "subject" | "context" | "links">;

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
			de: `„${service.title}“ gehörte zu diesen Projekten:\n\n${projectLines(projects)}`,
			en: `${page.title.en} was part of these projects:\n\n${bullets(
				projects.map((project) => `${markdown(project)}: ${project.summaryEn}`),
			)}`,
		},
		links: [page],
	};
}

const markdown = (project: Project) => {
	const { title, href } = projectLink(project);
	return `[${title.de}](${href})`;
};

const projectLines = (projects: readonly Project[]) =>
	bullets(projects.map((project) => `${markdown(project)}: ${project.role} in ${inPlace(project)}`));

const inPlace = ({ location }: Project) => (location === "Schweiz" ? "der Schweiz" : location);

const UNITS: readonly [RegExp, string][] = [
	[/Wochen/g, "weeks"],
	[/Woche/g, "week"],
	[/Monate/g, "months"],
	[/Monat/g, "month"],
	[/Tage/g, "days"],
	[/Tag/g, "day"],
	[/Stunden/g, "hours"],
];

const english = (duration: string) =>
	UNITS.reduce((text, [pattern, unit]) => text.replace(pattern, unit), duration);

/** Adds durations up where all are given in weeks: "2 Wochen", "1 Woche". */
function totalWeeks(scenario: Scenario): number | undefined {
	const weeks = scenario.phases.map(({ duration }) => Number(/^(\d+) Wochen?$/.exec(duration)?.[1]));
	const total = weeks.reduce((sum, count) => sum + count, 0);
	return Number.isNaN(total) ? undefined : total;
}

function scenarioPassages(scenario: Scenario, service: Service, shared: Shared, owner: string): Passage[] {
	const { de, en } = serviceLink(service).title;
	const id = `${shared.subject}/scenarios/${scenario.id}`;
	const names = `${de} ${en} ${scenario.title}`;
	const weeks = totalWeeks(scenario);
	const phases = scenario.phases.map(({ title, duration }) => `${title} (${duration})`);
	const tasks = scenario.phases.map(({ title, tasks }) => `${title}: ${tasks.join("; ")}`).join(" ");
	const figures = scenario.results.map(({ value, label }) => `${value} ${label}`);
	return [
		{
			...shared,
			id,
			kind: "section",
			names,
			keywords: "Praxisbeispiel Beispiel Szenario example",
			text: `${scenario.startingPoint} ${tasks} ${scenario.conclusion}`,
			cues: ["example", "approach", "challenges"],
			answer: {
				de: `Ein Praxisbeispiel, kein Kundenprojekt: „${scenario.title}“. ${said(firstSentences(scenario.startingPoint, 2), owner)} ${scenario.conclusion}`,
				en: `${service.summaryEn} The page works through an example in ${scenario.phases.length} phases; it is an illustration, not a client's project.`,
			},
		},
		{
			...shared,
			id: `${id}/phases`,
			kind: "section",
			names,
			keywords: "Dauer Ablauf Phasen Schritte Zeitplan Wochen weeks",
			text: phases.join(", "),
			cues: ["duration", "approach", "example"],
			answer: {
				de: `Im Praxisbeispiel „${scenario.title}“ ${weeks ? `sind es zusammen ${weeks} Wochen` : "sieht der Ablauf so aus"}:\n\n${bullets(phases)}\n\nWie lange es bei Ihnen dauert, hängt vom Umfang ab und lässt sich nur im Gespräch schätzen.`,
				en: `${
					weeks
						? `The worked example for ${en} takes ${weeks} weeks in all`
						: `The worked example for ${en} takes ${enumerate(
								scenario.phases.map(({ duration }) => english(duration)),
								"and",
							)}`
				}, in ${scenario.phases.length} phases. How long yours takes depends on its scope and can only be estimated after a conversation.`,
			},
			links: [...shared.links, CONTACT_LINK],
		},
		{
			...shared,
			id: `${id}/results`,
			kind: "section",
			names,
			keywords: "Ergebnisse Zahlen",
			text: `${figures.join(", ")}. ${scenario.conclusion}`,
			cues: ["results", "example"],
			answer: {
				de: `Im Praxisbeispiel „${scenario.title}“ (kein Kundenprojekt) stehen am Ende:\n\n${bullets(figures)}\n\n${scenario.conclusion}`,
				en: `${service.summaryEn} The figures of the worked example are on the page; they illustrate what is possible and are no promise.`,
			},
		},
	];
}
