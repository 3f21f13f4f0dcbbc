import {
	HERO_PROJECTS,
	OVERVIEW_CARD_PROJECTS,
	OVERVIEW_CLIENTS,
	OVERVIEW_PROJECTS,
	OVERVIEW_TECHNOLOGIES,
	YEARS_OF_EXPERIENCE,
} from "./site.ts";
import type { Figure, Localized, NamedList, PageMeta, Question, SitePath, TextBlock } from "./types.ts";

/** A card of current work on the projects overview, with or without a project page. */
export type CurrentProject<T = string> = { description: T; technologies: readonly (T | string)[] } & (
	| { /** Slug; an entry without its project isn't shown. */ project: string }
	| {
			project?: never;
			title: T;
			period: T | string;
			role: T | string;
			/** Page with details, if any. */
			href?: SitePath;
	  }
);

/** The overview's card on the home page; the other cards derive from projects. */
interface OverviewCard<T = string> {
	category: T;
	count: string;
	description: T;
	technologies: readonly (T | string)[];
}

export interface ProjectsOverview<T = string> {
	title: T;
	meta: PageMeta<T>;
	lead: T;
	/** The sign at the start of the page's line: the number of projects. */
	sign: T;
	tiles: readonly Figure<T>[];
	currentProjects: readonly CurrentProject<T>[];
	coreTechnologies: readonly NamedList<T>[];
	/** Steps of a project, in order. */
	approach: readonly TextBlock<T>[];
	questions?: readonly Question<T>[];
	card: OverviewCard<T>;
}

/** First and last step of a project, quoted by the assistant. */
const firstConversation: TextBlock<Localized> = {
	title: { de: "Erstgespräch", en: "First conversation" },
	text: {
		de: "Sie schildern, was erreicht werden soll und bis wann. Ich frage nach Systemen, Zuständigkeiten und Grenzen und sage Ihnen offen, ob ich der Richtige dafür bin.",
		en: "You tell me what you want to achieve and by when. I ask about systems, responsibilities and constraints, and tell you frankly whether I am the right person for the job.",
	},
};

export const handover: TextBlock<Localized> = {
	title: { de: "Übergabe", en: "Handover" },
	text: {
		de: "Code, Dokumentation und Runbooks bleiben bei Ihnen. Ihr Team führt die wichtigsten Abläufe einmal selbst aus, solange ich noch dabei bin.",
		en: "Code, documentation and runbooks stay with you. Your team runs through the key procedures on its own once while I’m still around.",
	},
};

/** What each number counts. */
const counted: Localized = {
	de: `Das Portfolio zählt ${OVERVIEW_PROJECTS} Projekte, darunter ${HERO_PROJECTS} größere; mit kurzen Einsätzen sind es ${OVERVIEW_CARD_PROJECTS}.`,
	en: `The portfolio counts ${OVERVIEW_PROJECTS} projects, ${HERO_PROJECTS} of them major; with short assignments it comes to ${OVERVIEW_CARD_PROJECTS}.`,
};

export const projectsOverview: ProjectsOverview<Localized> = {
	title: { de: "Projektübersicht", en: "Project overview" },
	meta: {
		title: {
			de: "Projektübersicht: Cloud, DevOps und Linux",
			en: "Project overview: cloud, DevOps and Linux",
		},
		description: {
			de: "Laufende Projekte, Kerntechnologien und Vorgehen eines freiberuflichen Consultants für Cloud, DevOps und Linux, mit Zahlen zum Portfolio.",
			en: "Current projects, core technologies and approach of a freelance cloud, DevOps and Linux consultant, with the portfolio in figures.",
		},
	},
	lead: {
		de: `Für wen ich gearbeitet habe, woran ich gerade arbeite, welche Werkzeuge ich nutze und wie ein Projekt bei mir abläuft. Einige Kundenprojekte beschreibe ich im Einzelnen. ${counted.de}`,
		en: `Who I have worked for, what I’m working on now, the tools I use and how I run a project. Some client projects are described in detail. ${counted.en}`,
	},
	sign: { de: `${OVERVIEW_PROJECTS} Projekte`, en: `${OVERVIEW_PROJECTS} projects` },
	tiles: [
		{ value: OVERVIEW_PROJECTS, label: { de: "Projekte insgesamt", en: "projects in total" } },
		{ value: `${YEARS_OF_EXPERIENCE}`, label: { de: "Jahre Erfahrung", en: "years of experience" } },
		{ value: OVERVIEW_CLIENTS, label: { de: "zufriedene Kunden", en: "satisfied clients" } },
		{ value: OVERVIEW_TECHNOLOGIES, label: { de: "Technologien", en: "technologies" } },
	],
	currentProjects: [
		{
			project: "rhomberg-sersa",
			description: {
				de: "Kundenprojekt in der Schweiz: Cloud-Migration, Automatisierung und CI/CD, Monitoring sowie Sicherheit und Netzwerke für eine Bahntechnikgruppe.",
				en: "Client project in Switzerland: cloud migration, automation and CI/CD, monitoring, security and networks for a railway technology group.",
			},
			technologies: [
				{ de: "Cloud-Infrastruktur", en: "Cloud infrastructure" },
				"Linux",
				{ de: "Infrastruktur als Code", en: "Infrastructure as Code" },
				{ de: "CI/CD-Pipelines", en: "CI/CD pipelines" },
			],
		},
		{
			title: { de: "Diese Website mit KI-Assistent", en: "This website with its AI assistant" },
			period: { de: "laufend", en: "ongoing" },
			role: { de: "Konzept, Entwicklung und Betrieb", en: "Design, development and operation" },
			description: {
				de: "Eigenes Projekt: Alle Seiten liegen als fertiges HTML bereit. Der Assistent läuft als Edge Function und stützt seine Antworten zum Portfolio auf die Texte dieser Website. GitHub Actions prüft und veröffentlicht Änderungen.",
				en: "A project of my own: every page is prerendered as plain HTML. The assistant runs as an edge function and bases its answers about the portfolio on the text of this website. GitHub Actions checks and publishes changes.",
			},
			technologies: [
				"React",
				"TypeScript",
				"Supabase Edge Functions",
				"Deno",
				"PostgreSQL",
				"GitHub Actions",
			],
			href: "/technik",
		},
		{
			title: { de: "Referenzvorlagen für AKS und EKS", en: "Reference templates for AKS and EKS" },
			period: { de: "laufend", en: "ongoing" },
			role: { de: "Konzept und Entwicklung", en: "Design and development" },
			description: {
				de: "Eigenes Projekt: Vorlagen, mit denen sich Kubernetes-Cluster auf Azure und AWS aus Code aufbauen und aktualisieren lassen. Die Praxisbeispiele zu DevOps zeigen, wie ein solcher Aufbau abläuft.",
				en: "A project of my own: templates for building and upgrading Kubernetes clusters on Azure and AWS from code. The worked examples on the DevOps page show how such a cluster is built.",
			},
			technologies: ["Terraform", "Kubernetes", "AKS", "EKS", "Helm", "Argo CD", "Flux"],
			href: "/services/devops",
		},
	],
	coreTechnologies: [
		{
			title: { de: "Cloud-Plattformen", en: "Cloud platforms" },
			items: ["Microsoft Azure", "Amazon Web Services", "AKS", "EKS", "OpenShift", "Rancher", "Supabase"],
		},
		{
			title: { de: "DevOps-Werkzeuge", en: "DevOps tools" },
			items: [
				"Kubernetes",
				"Docker",
				"Helm",
				"Terraform",
				"Bicep",
				"Ansible",
				"Git",
				"GitHub Actions",
				"GitLab CI",
				"Azure DevOps",
				"Argo CD",
			],
		},
		{
			title: { de: "Programmierung", en: "Programming" },
			items: ["Bash", "Python", "TypeScript", "React", "Deno", "SQL"],
		},
		{
			title: { de: "Monitoring", en: "Monitoring" },
			items: [
				"Prometheus",
				"Grafana",
				"Alertmanager",
				"Loki",
				"OpenTelemetry",
				"Azure Monitor",
				"Amazon CloudWatch",
			],
		},
	],
	approach: [
		firstConversation,
		{
			title: { de: "Bestandsaufnahme", en: "Assessment" },
			text: {
				de: "Danach sehe ich mir an, was vorhanden ist: Architektur, Code, Pipelines, Überwachung, Kosten. Das Ergebnis ist eine Liste mit Befunden und Risiken, geordnet nach Dringlichkeit.",
				en: "Then I look at what you have: architecture, code, pipelines, monitoring, costs. The result is a list of findings and risks, most urgent first.",
			},
		},
		{
			title: { de: "Entwurf", en: "Design" },
			text: {
				de: "Zielbild und Weg dorthin passen auf wenige Seiten. Jede größere Entscheidung wird mit ihren Alternativen und Gründen festgehalten, damit sie auch später noch verständlich ist.",
				en: "The target architecture and the route to it fit on a few pages. Every major decision is recorded with the alternatives and the reasons, so that it still makes sense later.",
			},
		},
		{
			title: { de: "Umsetzung in kleinen Schritten", en: "Implementation in small steps" },
			text: {
				de: "Änderungen laufen über Git, Review und Pipeline und haben einen Rückweg. Sie sehen regelmäßig, was fertig ist, und können die Reihenfolge ändern.",
				en: "Changes go through Git, review and a pipeline, and can be rolled back. You see finished work at regular intervals and can change what comes next.",
			},
		},
		handover,
	],
	questions: [
		{
			question: { de: "Wie läuft ein Projekt ab?", en: "How does a project run?" },
			answer: {
				de: "Es beginnt mit einem Gespräch darüber, was erreicht werden soll und bis wann, und endet mit der Übergabe an Ihr Team. Dazwischen liegen Bestandsaufnahme, ein Entwurf auf wenigen Seiten und die Umsetzung in kleinen Schritten, die sich zurücknehmen lassen. Sie sehen regelmäßig, was fertig ist, und können die Reihenfolge ändern.",
				en: "It starts with a conversation about what is to be achieved and by when, and ends with the handover to your team. In between come an assessment, a design of a few pages, and implementation in small steps that can be rolled back. You see finished work at regular intervals and can change what comes next.",
			},
		},
		{
			question: { de: "Was bleibt nach einem Projekt?", en: "What remains after a project?" },
			answer: {
				de: "Code, Dokumentation und Runbooks bleiben bei Ihnen. Ihr Team führt die wichtigsten Abläufe vor dem Ende einmal selbst aus.",
				en: "Code, documentation and runbooks stay with you. Before the end, your team runs through the key procedures once on its own.",
			},
		},
		{
			question: {
				de: "Für welche Kunden wurde bisher gearbeitet?",
				en: "Which clients has the work been for so far?",
			},
			answer: {
				de: "Mit eigener Seite beschrieben sind die Projekte bei {clients}. Insgesamt zählt das Portfolio {clientCount} Kunden und {overviewProjects} Projekte.",
				en: "The projects at {clients} have a page of their own. In all, the portfolio counts {clientCount} clients and {overviewProjects} projects.",
			},
		},
	],
	card: {
		category: { de: "Projektportfolio", en: "Project portfolio" },
		count: OVERVIEW_CARD_PROJECTS,
		description: {
			de: `Kundenprojekte im Einzelnen, darunter das laufende bei Rhomberg Sersa, dazu Kerntechnologien und Vorgehen. ${counted.de}`,
			en: `Client projects in detail, including the current one at Rhomberg Sersa, plus my core technologies and approach. ${counted.en}`,
		},
		technologies: ["Azure", "AWS", "Kubernetes", "Terraform", "Linux"],
	},
};
