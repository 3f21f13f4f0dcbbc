import type { Engagement, Localized } from "../types.ts";

export const rhombergSersa: Engagement<Localized> = {
	kind: "engagement",
	slug: "rhomberg-sersa",
	title: { de: "Rhomberg Sersa: Cloud und DevOps", en: "Rhomberg Sersa: cloud and DevOps" },
	meta: {
		title: { de: "Rhomberg Sersa: Cloud und DevOps", en: "Rhomberg Sersa: cloud and DevOps" },
		description: {
			de: "Seit 2024 für Rhomberg Sersa in der Schweiz: Cloud-Migration, Automatisierung und CI/CD, Monitoring, Sicherheit und Netzwerke.",
			en: "Working for Rhomberg Sersa in Switzerland since 2024: cloud migration, automation and CI/CD, monitoring, security and networks.",
		},
	},
	client: "Rhomberg Sersa",
	category: { de: "Cloud und DevOps", en: "Cloud and DevOps" },
	period: { de: "seit 2024", en: "since 2024" },
	year: 2024,
	isOnHome: false,
	location: { de: "Schweiz", en: "Switzerland" },
	role: "Cloud and DevOps Engineer",
	description: {
		de: "Laufendes Projekt bei einer Bahntechnikgruppe: Systeme in die Cloud verlegen, Auslieferungen automatisieren, Netze absichern und den Betrieb überwachen.",
		en: "Current project with a railway technology group: moving systems to the cloud, automating deployments, securing networks and monitoring operations.",
	},
	lead: {
		de: "Seit 2024 bringe ich als Cloud and DevOps Engineer Systeme von Rhomberg Sersa in die Cloud, von der Planung der Migration bis in den täglichen Betrieb. Aufbau und Änderungen beschreibe ich als Code, damit sie sich prüfen und wiederholen lassen.",
		en: "As Cloud and DevOps Engineer, I have been moving Rhomberg Sersa’s systems to the cloud and looking after them since 2024, from migration planning through to day-to-day operation. I define the setup and every change to it as code, so that both can be reviewed and repeated.",
	},
	company: [
		{
			de: "Rhomberg Sersa ist eine Bahntechnikgruppe. Sie baut, wartet und modernisiert Bahninfrastruktur.",
			en: "Rhomberg Sersa is a railway technology group. It builds, maintains and modernises railway infrastructure.",
		},
		{
			de: "Wer an Bahnstrecken baut, arbeitet an wechselnden Orten. Die IT muss deshalb im Büro ebenso erreichbar sein wie unterwegs, und sie muss genau regeln, wer worauf zugreifen darf.",
			en: "Building railway lines means working in one place after another. IT therefore has to be as accessible on the move as in the office, and to control precisely who may access what.",
		},
	],
	taskGroups: [
		{
			title: { de: "Cloud-Migration", en: "Cloud migration" },
			icon: "migration",
			items: [
				{
					de: "Server, Anwendungen und ihre Abhängigkeiten erfassen und für jede Anwendung den Weg in die Cloud festlegen",
					en: "Take stock of servers, applications and their dependencies, and choose each application’s route to the cloud",
				},
				{
					de: "Zielumgebung als Code aufbauen: Netze, Rollen, Richtlinien und Protokollierung",
					en: "Build the target environment as code: networks, roles, policies and logging",
				},
				{
					de: "Umzüge proben, Daten abgleichen und mit Rückfallplan umschalten",
					en: "Rehearse migrations, reconcile data and cut over with a rollback plan",
				},
				{
					de: "Auslastung und Kosten nach dem Umzug prüfen und Ressourcen passend bemessen",
					en: "Review utilisation and cost after the move and right-size resources",
				},
			],
		},
		{
			title: { de: "Automatisierung und CI/CD", en: "Automation and CI/CD" },
			icon: "pipeline",
			items: [
				{
					de: "Infrastruktur in Git versionieren und jede Änderung vor dem Ausrollen gegenlesen lassen",
					en: "Keep infrastructure in Git and have every change reviewed before rollout",
				},
				{
					de: "Pipelines für Build, Test und Auslieferung einrichten und pflegen",
					en: "Set up and maintain pipelines for build, test and deployment",
				},
				{
					de: "Wiederkehrende Arbeiten wie Updates und den Wechsel von Zertifikaten automatisieren",
					en: "Automate recurring work such as updates and certificate rotation",
				},
			],
		},
		{
			title: { de: "Monitoring", en: "Monitoring" },
			icon: "monitoring",
			items: [
				{
					de: "Metriken, Logs und Erreichbarkeitsprüfungen zusammenführen",
					en: "Bring metrics, logs and availability checks together",
				},
				{
					de: "Alarme an Auswirkungen für Nutzer ausrichten und mit einer Handlungsanweisung verknüpfen",
					en: "Base alerts on user impact and link each one to a runbook",
				},
				{
					de: "Störungen nachbereiten, Ursachen beheben und Schwellenwerte nachziehen",
					en: "Review incidents, fix root causes and adjust thresholds",
				},
			],
		},
		{
			title: { de: "Sicherheit und Netzwerke", en: "Security and networks" },
			icon: "security",
			items: [
				{
					de: "Zugriffe nach dem Prinzip der geringsten Rechte vergeben und regelmäßig überprüfen",
					en: "Grant access on the principle of least privilege and review it regularly",
				},
				{
					de: "Netze segmentieren, Firewall-Regeln pflegen und Standorte per VPN anbinden",
					en: "Segment networks, maintain firewall rules and connect sites over VPN",
				},
				{
					de: "Passwörter, Schlüssel und Zertifikate zentral verwalten und vor Ablauf erneuern",
					en: "Manage passwords, keys and certificates centrally and renew them before they expire",
				},
				{
					de: "Sicherungen einrichten und die Wiederherstellung tatsächlich testen",
					en: "Set up backups and actually test the restore",
				},
			],
		},
		{
			title: { de: "Zusammenarbeit", en: "Collaboration" },
			icon: "team",
			items: [
				{
					de: "Änderungen und Wartungsfenster mit Entwicklung, Betrieb und Fachbereichen abstimmen",
					en: "Agree changes and maintenance windows with development, operations and business teams",
				},
				{
					de: "Architektur, Entscheidungen und Betriebsabläufe dokumentieren",
					en: "Document architecture, decisions and operating procedures",
				},
				{
					de: "Code-Reviews geben und Kolleginnen und Kollegen in neue Werkzeuge einarbeiten",
					en: "Review code and introduce colleagues to new tools",
				},
			],
		},
	],
	technologies: [
		{ de: "Cloud-Infrastruktur", en: "Cloud infrastructure" },
		"Linux",
		{ de: "Infrastruktur als Code", en: "Infrastructure as Code" },
		{ de: "CI/CD-Pipelines", en: "CI/CD pipelines" },
		"Git",
		{ de: "Container", en: "Containers" },
		{ de: "Monitoring und Logging", en: "Monitoring and logging" },
		"VPN",
		"Firewalls",
		{ de: "Identitäts- und Rechteverwaltung", en: "Identity and access management" },
		{ de: "Backup und Wiederherstellung", en: "Backup and restore" },
	],
	focus: [
		{ de: "Cloud-Migration", en: "Cloud migration" },
		{ de: "Automatisierung", en: "Automation" },
		{ de: "Überwachung und Wiederherstellung", en: "Monitoring and recovery" },
		{ de: "Netzwerksicherheit", en: "Network security" },
		{ de: "Einarbeitung des Teams", en: "Training the team" },
	],
	relatedServices: ["cloud-migration", "devops", "monitoring", "security"],
};
