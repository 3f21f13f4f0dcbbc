import type { Certification } from "../types.ts";

export const devopsEngineer: Certification = {
	slug: "devops-engineer",
	title: "Microsoft Certified: DevOps Engineer Expert",
	meta: {
		title: "DevOps Engineer Expert (AZ-400)",
		description:
			"Microsoft-Zertifizierung AZ-400: Quellcodeverwaltung, Build- und Release-Pipelines, Sicherheit in der Auslieferung und Telemetrie.",
	},
	summaryEn:
		"Active Microsoft Certified: DevOps Engineer Expert (exam AZ-400). It covers processes, source control, build and release pipelines, security and compliance, and instrumentation with Azure DevOps and GitHub.",
	issuer: "Microsoft",
	level: "Expert",
	status: "Aktiv zertifiziert",
	image: "AZ-400",
	lead: "Diese Zertifizierung belegt, dass ich den Weg einer Änderung bis in den Betrieb aufbauen kann, mit Azure DevOps wie mit GitHub. Geprüft werden alle Schritte: von der Aufgabe über Branch und Pull Request durch die Pipeline bis zur Messung im Betrieb. AZ-400 ist die Expert-Prüfung von Microsoft für DevOps.",
	competencies: [
		{
			title: "Arbeitsfluss und Rückmeldung",
			text: "Aufgaben, Commits und Deployments so verknüpfen, dass sich jede Änderung bis zu ihrem Anlass zurückverfolgen lässt. Durchlaufzeit und Anteil fehlgeschlagener Änderungen zeigen, wo es hakt.",
		},
		{
			title: "Quellcodeverwaltung",
			text: "Ein Branching-Modell, das zum Team passt, meist mit kurzlebigen Branches. Branch-Richtlinien verlangen Review und grüne Prüfungen, große Dateien liegen in Git LFS.",
		},
		{
			title: "Build- und Release-Pipelines",
			text: "Mehrstufige YAML-Pipelines, die ein Artefakt einmal bauen und unverändert durch alle Umgebungen führen. Ausgerollt wird mit Slots, Canary oder Blue-Green, Infrastruktur mit Bicep oder Terraform.",
		},
		{
			title: "Sicherheit in der Auslieferung",
			text: "Anmeldung der Pipeline per OpenID Connect statt mit gespeicherten Passwörtern, Geheimnisse im Key Vault, automatische Prüfung von Code und Abhängigkeiten, auch auf versehentlich eingecheckte Schlüssel.",
		},
		{
			title: "Telemetrie",
			text: "Application Insights und Azure Monitor für Anwendung und Plattform, Auswertungen in KQL, Alarme, die ein Deployment anhalten können.",
		},
	],
	tags: {
		title: "Technologien",
		items: [
			"Azure Pipelines",
			"Azure Repos",
			"Azure Boards",
			"Azure Artifacts",
			"GitHub",
			"GitHub Actions",
			"YAML-Pipelines",
			"Bicep",
			"Azure Key Vault",
			"Application Insights",
			"Azure Monitor",
			"KQL",
		],
	},
	details: [
		{ label: "Prüfung", value: "AZ-400" },
		{
			label: "Prüfungsthemen",
			value:
				"Prozesse und Kommunikation, Quellcodeverwaltung, Build- und Release-Pipelines, Sicherheit und Compliance, Instrumentierung",
		},
		{
			label: "Voraussetzung",
			value: "Ein Associate-Zertifikat von Microsoft, hier der Azure Administrator",
		},
		{
			label: "Für Ihr Projekt",
			value:
				"Aufbau oder Überarbeitung von CI/CD-Pipelines in Azure DevOps und GitHub, auch im gemischten Betrieb",
		},
	],
	relatedServices: ["devops", "kubernetes", "monitoring"],
};
