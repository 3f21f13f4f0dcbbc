import {
	OVERVIEW_CARD_PROJECTS,
	OVERVIEW_CLIENTS,
	OVERVIEW_PROJECTS,
	OVERVIEW_TECHNOLOGIES,
	YEARS_OF_EXPERIENCE,
} from "./site.ts";
import type { ProjectsOverview } from "./types.ts";

export const projectsOverview: ProjectsOverview = {
	title: "Projektübersicht",
	meta: {
		title: "Projektübersicht: Cloud, DevOps und Linux",
		description:
			"Laufende Projekte, Kerntechnologien und Vorgehen eines freiberuflichen Consultants für Cloud, DevOps und Linux, mit Zahlen zum Portfolio.",
	},
	summaryEn:
		"Overview of the project portfolio: figures, three current projects, core technologies in four groups and the way a project is run.",
	lead: "Für wen ich gearbeitet habe, woran ich gerade arbeite, welche Werkzeuge ich nutze und wie ein Projekt bei mir abläuft. Einige Kundenprojekte beschreibe ich im Einzelnen. Die Zahlen sind Mindestwerte und schließen die übrigen Projekte ein; kleinere Einsätze sind nicht mitgezählt.",
	sign: `${OVERVIEW_PROJECTS} Projekte`,
	tiles: [
		{ value: OVERVIEW_PROJECTS, label: "Projekte insgesamt" },
		{ value: String(YEARS_OF_EXPERIENCE), label: "Jahre Erfahrung" },
		{ value: OVERVIEW_CLIENTS, label: "zufriedene Kunden" },
		{ value: OVERVIEW_TECHNOLOGIES, label: "Technologien" },
	],
	currentProjects: [
		{
			title: "Rhomberg Sersa: Cloud und DevOps",
			period: "seit 2024",
			role: "Cloud and DevOps Engineer",
			description:
				"Kundenprojekt in der Schweiz: Cloud-Migration, Automatisierung und CI/CD, Monitoring sowie Sicherheit und Netzwerke für eine Bahntechnikgruppe.",
			technologies: ["Cloud-Infrastruktur", "Linux", "Infrastructure as Code", "CI/CD-Pipelines"],
			href: "/projects/rhomberg-sersa",
		},
		{
			title: "Diese Website mit KI-Assistent",
			period: "laufend",
			role: "Konzept, Entwicklung und Betrieb",
			description:
				"Eigenes Projekt: Alle Seiten liegen als fertiges HTML bereit. Der Assistent läuft als Edge Function und stützt seine Antworten zum Portfolio auf die Texte dieser Website. GitHub Actions prüft und veröffentlicht Änderungen.",
			technologies: [
				"React",
				"TypeScript",
				"Supabase Edge Functions",
				"Deno",
				"PostgreSQL",
				"GitHub Actions",
			],
		},
		{
			title: "Referenzvorlagen für AKS und EKS",
			period: "laufend",
			role: "Konzept und Entwicklung",
			description:
				"Eigenes Projekt: Vorlagen, mit denen sich Kubernetes-Cluster auf Azure und AWS aus Code aufbauen und aktualisieren lassen. Die Praxisbeispiele zu DevOps zeigen, wie ein solcher Aufbau abläuft.",
			technologies: ["Terraform", "Kubernetes", "AKS", "EKS", "Helm", "Argo CD", "Flux"],
			href: "/services/devops",
		},
	],
	coreTechnologies: [
		{
			title: "Cloud-Plattformen",
			items: ["Microsoft Azure", "Amazon Web Services", "AKS", "EKS", "OpenShift", "Rancher", "Supabase"],
		},
		{
			title: "DevOps-Werkzeuge",
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
			title: "Programmierung",
			items: ["Bash", "Python", "TypeScript", "React", "Deno", "SQL"],
		},
		{
			title: "Monitoring",
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
		{
			title: "Erstgespräch",
			text: "Sie schildern, was erreicht werden soll und bis wann. Ich frage nach Systemen, Zuständigkeiten und Grenzen und sage Ihnen offen, ob ich der Richtige dafür bin.",
		},
		{
			title: "Bestandsaufnahme",
			text: "Danach sehe ich mir an, was vorhanden ist: Architektur, Code, Pipelines, Überwachung, Kosten. Das Ergebnis ist eine Liste mit Befunden und Risiken, geordnet nach Dringlichkeit.",
		},
		{
			title: "Entwurf",
			text: "Zielbild und Weg dorthin passen auf wenige Seiten. Jede größere Entscheidung wird mit ihren Alternativen und Gründen festgehalten, damit sie auch später noch verständlich ist.",
		},
		{
			title: "Umsetzung in kleinen Schritten",
			text: "Änderungen laufen über Git, Review und Pipeline und haben einen Rückweg. Sie sehen regelmäßig, was fertig ist, und können die Reihenfolge ändern.",
		},
		{
			title: "Übergabe",
			text: "Code, Dokumentation und Runbooks bleiben bei Ihnen. Ihr Team führt die wichtigsten Abläufe einmal selbst aus, solange ich noch dabei bin.",
		},
	],
	card: {
		category: "Projektportfolio",
		count: OVERVIEW_CARD_PROJECTS,
		description:
			"Kundenprojekte im Einzelnen, darunter das laufende bei Rhomberg Sersa, dazu Kerntechnologien und Vorgehen. Die Zahl schließt kleinere Einsätze ein.",
		technologies: ["Azure", "AWS", "Kubernetes", "Terraform", "Linux"],
	},
};
