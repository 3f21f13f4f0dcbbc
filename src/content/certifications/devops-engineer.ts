import type { Certification, Localized } from "../types.ts";

export const devopsEngineer: Certification<Localized> = {
	slug: "devops-engineer",
	title: {
		de: "Microsoft Certified: DevOps Engineer Expert",
		en: "Microsoft Certified: DevOps Engineer Expert",
	},
	meta: {
		title: { de: "DevOps Engineer Expert (AZ-400)", en: "DevOps Engineer Expert (AZ-400)" },
		description: {
			de: "Microsoft-Zertifizierung AZ-400: Quellcodeverwaltung, Build- und Release-Pipelines, Sicherheit in der Auslieferung und Telemetrie.",
			en: "Microsoft certification AZ-400: source control, build and release pipelines, security in delivery, and telemetry.",
		},
	},
	issuer: "Microsoft",
	level: "Expert",
	status: "active",
	code: "AZ-400",
	lead: {
		de: "Diese Zertifizierung belegt, dass ich den Weg einer Änderung bis in den Betrieb aufbauen kann, mit Azure DevOps wie mit GitHub. Geprüft werden alle Schritte: von der Aufgabe über Branch und Pull Request durch die Pipeline bis zur Messung im Betrieb. AZ-400 ist die Expert-Prüfung von Microsoft für DevOps.",
		en: "This certification shows that I can build the path a change takes into production, with Azure DevOps as well as with GitHub. The exam covers every step: from the work item through branch, pull request and pipeline to measurement in production. AZ-400 is Microsoft’s expert-level exam for DevOps.",
	},
	competencies: [
		{
			title: { de: "Arbeitsfluss und Rückmeldung", en: "Flow and feedback" },
			text: {
				de: "Aufgaben, Commits und Deployments so verknüpfen, dass sich jede Änderung bis zu ihrem Anlass zurückverfolgen lässt. Durchlaufzeit und Anteil fehlgeschlagener Änderungen zeigen, wo es hakt.",
				en: "Linking work items, commits and deployments so that every change can be traced back to the reason for it. Lead time and change failure rate show where things get stuck.",
			},
		},
		{
			title: { de: "Quellcodeverwaltung", en: "Source control" },
			text: {
				de: "Ein Branching-Modell, das zum Team passt, meist mit kurzlebigen Branches. Branch-Richtlinien verlangen Review und grüne Prüfungen, große Dateien liegen in Git LFS.",
				en: "A branching model that suits the team, usually with short-lived branches. Branch policies require a review and passing checks; large files live in Git LFS.",
			},
		},
		{
			title: { de: "Build- und Release-Pipelines", en: "Build and release pipelines" },
			text: {
				de: "Mehrstufige YAML-Pipelines, die ein Artefakt einmal bauen und unverändert durch alle Umgebungen führen. Ausgerollt wird mit Slots, Canary oder Blue-Green, Infrastruktur mit Bicep oder Terraform.",
				en: "Multi-stage YAML pipelines that build an artefact once and take it unchanged through every environment. Releases go out through slots, canary or blue-green deployment, infrastructure through Bicep or Terraform.",
			},
		},
		{
			title: { de: "Sicherheit in der Auslieferung", en: "Security in delivery" },
			text: {
				de: "Anmeldung der Pipeline per OpenID Connect statt mit gespeicherten Passwörtern, Secrets im Key Vault, automatische Prüfung von Code und Abhängigkeiten, auch auf versehentlich eingecheckte Schlüssel.",
				en: "Pipelines that sign in with OpenID Connect instead of stored passwords, secrets in Key Vault, and automatic scanning of code and dependencies, including for keys committed by accident.",
			},
		},
		{
			title: { de: "Telemetrie", en: "Telemetry" },
			text: {
				de: "Application Insights und Azure Monitor für Anwendung und Plattform, Auswertungen in KQL, Alarme, die ein Deployment anhalten können.",
				en: "Application Insights and Azure Monitor for application and platform, analysis in KQL, and alerts that can halt a deployment.",
			},
		},
	],
	tags: {
		title: { de: "Technologien", en: "Technologies" },
		items: [
			"Azure Pipelines",
			"Azure Repos",
			"Azure Boards",
			"Azure Artifacts",
			"GitHub",
			"GitHub Actions",
			{ de: "YAML-Pipelines", en: "YAML pipelines" },
			"Bicep",
			"Azure Key Vault",
			"Application Insights",
			"Azure Monitor",
			"KQL",
		],
	},
	details: [
		{ label: { de: "Prüfung", en: "Exam" }, value: "AZ-400" },
		{
			label: { de: "Prüfungsthemen", en: "Exam topics" },
			value: {
				de: "Prozesse und Kommunikation, Quellcodeverwaltung, Build- und Release-Pipelines, Sicherheit und Compliance, Instrumentierung",
				en: "Processes and communication, source control, build and release pipelines, security and compliance, instrumentation",
			},
		},
		{
			label: { de: "Voraussetzung", en: "Prerequisite" },
			value: {
				de: "Ein Associate-Zertifikat von Microsoft, hier der Azure Administrator",
				en: "A Microsoft associate certification, in this case Azure Administrator",
			},
		},
		{
			label: { de: "Für Ihr Projekt", en: "For your project" },
			value: {
				de: "Aufbau oder Überarbeitung von CI/CD-Pipelines in Azure DevOps und GitHub, auch im gemischten Betrieb",
				en: "Building or overhauling CI/CD pipelines in Azure DevOps and GitHub, including where both are in use",
			},
		},
	],
	questions: [
		{
			question: {
				de: "Was belegt das Zertifikat DevOps Engineer Expert?",
				en: "What does the DevOps Engineer Expert certification show?",
			},
			answer: {
				de: "Es belegt die Fähigkeit, den Weg einer Änderung bis in den Betrieb aufzubauen, mit Azure DevOps wie mit GitHub. Geprüft werden alle Schritte, von der Aufgabe über Branch, Pull Request und Pipeline bis zur Messung im Betrieb (Prüfung AZ-400).",
				en: "It shows the ability to build the path a change takes into production, with Azure DevOps as well as with GitHub. The exam, AZ-400, covers every step from the work item through branch, pull request and pipeline to measurement in production.",
			},
		},
		{
			question: {
				de: "Ist das Zertifikat DevOps Engineer Expert noch gültig?",
				en: "Is the DevOps Engineer Expert certification still valid?",
			},
			answer: {
				de: "Ja, als Status ist „Aktiv zertifiziert“ angegeben. Aussteller ist Microsoft, die Stufe ist Expert; Voraussetzung war ein Associate-Zertifikat, hier der Azure Administrator.",
				en: "Yes, its status on this site is “Active”. It is issued by Microsoft at Expert level; the prerequisite was an associate certification, in this case Azure Administrator.",
			},
		},
		{
			question: {
				de: "Wobei hilft das Zertifikat DevOps Engineer in einem Projekt?",
				en: "How does the DevOps Engineer certification help in a project?",
			},
			answer: {
				de: "Beim Aufbau oder der Überarbeitung von CI/CD-Pipelines in Azure DevOps und GitHub, auch wenn beide nebeneinander laufen. Dazu gehören Branch-Richtlinien, Anmeldung der Pipeline ohne gespeicherte Passwörter und Alarme, die ein Deployment anhalten können.",
				en: "In building or overhauling CI/CD pipelines in Azure DevOps and GitHub, including where both are in use. That includes branch policies, pipelines that sign in without stored passwords, and alerts that can halt a deployment.",
			},
		},
	],
	relatedServices: ["devops", "kubernetes", "monitoring"],
};
