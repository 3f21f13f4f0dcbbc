import type { Engagement } from "../types.ts";

export const rhombergSersa: Engagement = {
	kind: "engagement",
	slug: "rhomberg-sersa",
	title: "Rhomberg Sersa: Cloud und DevOps",
	meta: {
		title: "Rhomberg Sersa: Cloud und DevOps",
		description:
			"Seit 2024 für Rhomberg Sersa in der Schweiz: Cloud-Migration, Automatisierung und CI/CD, Monitoring, Sicherheit und Netzwerke.",
	},
	summaryEn:
		"Since 2024, Cloud and DevOps Engineer for the railway technology group Rhomberg Sersa in Switzerland. The work covers cloud migration, automation and CI/CD, monitoring, security and networks, and collaboration with the teams involved.",
	client: "Rhomberg Sersa",
	category: "Cloud und DevOps",
	period: "seit 2024",
	year: 2024,
	location: "Schweiz",
	role: "Cloud and DevOps Engineer",
	description:
		"Laufendes Projekt bei einer Bahntechnikgruppe: Systeme in die Cloud verlegen, Auslieferungen automatisieren, Netze absichern und den Betrieb überwachen.",
	lead: "Für Rhomberg Sersa arbeite ich seit 2024 als Cloud and DevOps Engineer. Ich begleite die Systeme von der Planung der Migration bis in den täglichen Betrieb. Aufbau und Änderungen beschreibe ich als Code, damit sie sich prüfen und wiederholen lassen.",
	company: [
		"Rhomberg Sersa ist eine Bahntechnikgruppe. Sie baut, wartet und modernisiert Bahninfrastruktur.",
		"Wer an Bahnstrecken baut, arbeitet an wechselnden Orten. Die IT muss deshalb im Büro ebenso erreichbar sein wie unterwegs, und sie muss genau regeln, wer worauf zugreifen darf.",
	],
	taskGroups: [
		{
			title: "Cloud-Migration",
			icon: "migration",
			items: [
				"Server, Anwendungen und ihre Abhängigkeiten erfassen und für jede Anwendung den Weg in die Cloud festlegen",
				"Zielumgebung als Code aufbauen: Netze, Rollen, Richtlinien und Protokollierung",
				"Umzüge proben, Daten abgleichen und mit Rückfallplan umschalten",
				"Auslastung und Kosten nach dem Umzug prüfen und Ressourcen passend bemessen",
			],
		},
		{
			title: "Automatisierung und CI/CD",
			icon: "pipeline",
			items: [
				"Infrastruktur in Git versionieren und jede Änderung vor dem Ausrollen gegenlesen lassen",
				"Pipelines für Build, Test und Auslieferung einrichten und pflegen",
				"Wiederkehrende Arbeiten wie Updates und den Wechsel von Zertifikaten automatisieren",
			],
		},
		{
			title: "Monitoring",
			icon: "monitoring",
			items: [
				"Metriken, Logs und Erreichbarkeitsprüfungen zusammenführen",
				"Alarme an Auswirkungen für Nutzer ausrichten und mit einer Handlungsanweisung verknüpfen",
				"Störungen nachbereiten, Ursachen beheben und Schwellenwerte nachziehen",
			],
		},
		{
			title: "Sicherheit und Netzwerke",
			icon: "security",
			items: [
				"Zugriffe nach dem Prinzip der geringsten Rechte vergeben und regelmäßig überprüfen",
				"Netze segmentieren, Firewall-Regeln pflegen und Standorte per VPN anbinden",
				"Passwörter, Schlüssel und Zertifikate zentral verwalten und vor Ablauf erneuern",
				"Sicherungen einrichten und die Wiederherstellung tatsächlich testen",
			],
		},
		{
			title: "Zusammenarbeit",
			icon: "team",
			items: [
				"Änderungen und Wartungsfenster mit Entwicklung, Betrieb und Fachbereichen abstimmen",
				"Architektur, Entscheidungen und Betriebsabläufe dokumentieren",
				"Code-Reviews geben und Kolleginnen und Kollegen in neue Werkzeuge einarbeiten",
			],
		},
	],
	technologies: [
		"Cloud-Infrastruktur",
		"Linux",
		"Infrastructure as Code",
		"CI/CD-Pipelines",
		"Git",
		"Container",
		"Monitoring und Logging",
		"VPN",
		"Firewalls",
		"Identitäts- und Rechteverwaltung",
		"Backup und Wiederherstellung",
	],
	focus: [
		"Cloud-Migration",
		"Automatisierung",
		"Überwachung und Wiederherstellung",
		"Netzwerksicherheit",
		"Einarbeitung des Teams",
	],
	relatedServices: ["cloud-migration", "devops", "monitoring", "security"],
};
