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
		de: "Laufendes Projekt bei einer Bahntechnikgruppe: Ich verlege Systeme in die Cloud, automatisiere Auslieferungen, sichere Netze ab und überwache den Betrieb.",
		en: "Current project with a railway technology group: I move systems to the cloud, automate deployments, secure networks and monitor operations.",
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
			icon: "cloud-upload",
			items: [
				{
					de: "Ich erfasse Server, Anwendungen und ihre Abhängigkeiten und lege für jede Anwendung den Weg in die Cloud fest.",
					en: "I take stock of servers, applications and their dependencies, and choose each application’s route to the cloud.",
				},
				{
					de: "Die Zielumgebung baue ich als Code auf: Netze, Rollen, Richtlinien und Protokollierung.",
					en: "I build the target environment as code: networks, roles, policies and logging.",
				},
				{
					de: "Umzüge probe ich, gleiche die Daten ab und schalte mit Rückfallplan um.",
					en: "I rehearse migrations, reconcile the data and cut over with a rollback plan.",
				},
				{
					de: "Nach dem Umzug prüfe ich Auslastung und Kosten und bemesse die Ressourcen passend.",
					en: "After the move I review utilisation and cost, and right-size the resources.",
				},
			],
		},
		{
			title: { de: "Automatisierung und CI/CD", en: "Automation and CI/CD" },
			icon: "workflow",
			items: [
				{
					de: "Die Infrastruktur versioniere ich in Git, und jede Änderung lasse ich vor dem Ausrollen gegenlesen.",
					en: "I keep the infrastructure in Git and have every change reviewed before rollout.",
				},
				{
					de: "Ich richte Pipelines für Build, Test und Auslieferung ein und pflege sie.",
					en: "I set up and maintain pipelines for build, test and deployment.",
				},
				{
					de: "Wiederkehrende Arbeiten wie Updates und den Wechsel von Zertifikaten automatisiere ich.",
					en: "I automate recurring work such as updates and certificate rotation.",
				},
			],
		},
		{
			title: { de: "Monitoring", en: "Monitoring" },
			icon: "activity",
			items: [
				{
					de: "Metriken, Logs und Erreichbarkeitsprüfungen führe ich zusammen.",
					en: "I bring metrics, logs and availability checks together.",
				},
				{
					de: "Alarme richte ich an den Auswirkungen für Nutzer aus und verknüpfe sie mit einer Handlungsanweisung.",
					en: "I base alerts on user impact and link each one to a runbook.",
				},
				{
					de: "Störungen bereite ich nach, behebe ihre Ursachen und ziehe Schwellenwerte nach.",
					en: "I review incidents, fix root causes and adjust thresholds.",
				},
			],
		},
		{
			title: { de: "Sicherheit und Netzwerke", en: "Security and networks" },
			icon: "shield-check",
			items: [
				{
					de: "Zugriffe vergebe ich nach dem Prinzip der geringsten Rechte und überprüfe sie regelmäßig.",
					en: "I grant access on the principle of least privilege and review it regularly.",
				},
				{
					de: "Ich segmentiere Netze, pflege Firewall-Regeln und binde Standorte per VPN an.",
					en: "I segment networks, maintain firewall rules and connect sites over VPN.",
				},
				{
					de: "Passwörter, Schlüssel und Zertifikate verwalte ich zentral und erneuere sie vor Ablauf.",
					en: "I manage passwords, keys and certificates centrally and renew them before they expire.",
				},
				{
					de: "Ich richte Sicherungen ein und teste die Wiederherstellung auch wirklich.",
					en: "I set up backups and actually test the restore.",
				},
			],
		},
		{
			title: { de: "Zusammenarbeit", en: "Collaboration" },
			icon: "users",
			items: [
				{
					de: "Änderungen und Wartungsfenster stimme ich mit Entwicklung, Betrieb und Fachbereichen ab.",
					en: "I agree changes and maintenance windows with development, operations and business teams.",
				},
				{
					de: "Architektur, Entscheidungen und Betriebsabläufe dokumentiere ich.",
					en: "I document architecture, decisions and operating procedures.",
				},
				{
					de: "Ich übernehme Code-Reviews und arbeite Kolleginnen und Kollegen in neue Werkzeuge ein.",
					en: "I review code and introduce colleagues to new tools.",
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
	diagram: {
		kind: "pipeline",
		title: { de: "Der Weg einer Anwendung in die Cloud", en: "An application’s route to the cloud" },
		caption: {
			de: "Für jede Anwendung lege ich diesen Weg einzeln fest.",
			en: "I choose this route for each application separately.",
		},
		items: [
			{
				title: { de: "Erfassen", en: "Take stock" },
				text: {
					de: "Server, Anwendungen und ihre Abhängigkeiten",
					en: "Servers, applications and their dependencies",
				},
			},
			{
				title: { de: "Aufbauen", en: "Build" },
				text: { de: "Netze, Rollen und Richtlinien als Code", en: "Networks, roles and policies as code" },
			},
			{
				title: { de: "Proben", en: "Rehearse" },
				text: { de: "Mit Abgleich der Daten", en: "With the data reconciled" },
			},
			{
				title: { de: "Umschalten", en: "Cut over" },
				text: { de: "Mit Rückfallplan", en: "With a rollback plan" },
			},
			{
				title: { de: "Bemessen", en: "Right-size" },
				text: { de: "Nach Auslastung und Kosten", en: "By utilisation and cost" },
			},
		],
	},
	questions: [
		{
			question: {
				de: "Worum geht es im Projekt bei Rhomberg Sersa?",
				en: "What is the Rhomberg Sersa project about?",
			},
			answer: {
				de: "Seit 2024 ziehen dort Systeme in die Cloud, in der Rolle als Cloud and DevOps Engineer und von der Planung der Migration bis in den täglichen Betrieb. Dazu kommen Automatisierung und CI/CD, Monitoring, Sicherheit und Netzwerke sowie die Zusammenarbeit mit Entwicklung, Betrieb und Fachbereichen.",
				en: "Systems there have been moving to the cloud since 2024: the role is Cloud and DevOps Engineer, from migration planning through to day-to-day operation. The job also covers automation and CI/CD, monitoring, security and networks, and working with development, operations and business teams.",
			},
		},
		{
			question: {
				de: "Läuft das Projekt bei Rhomberg Sersa noch?",
				en: "Is the project at Rhomberg Sersa still running?",
			},
			answer: {
				de: "Ja, es läuft seit 2024, mit Einsatzort in der Schweiz. Wann es endet, steht hier nicht.",
				en: "Yes, it has been running since 2024 and is based in Switzerland. When it will end isn’t stated here.",
			},
		},
		{
			question: {
				de: "Wie kommen die Systeme von Rhomberg Sersa in die Cloud?",
				en: "How do Rhomberg Sersa’s systems get to the cloud?",
			},
			answer: {
				de: "Zuerst werden Server, Anwendungen und ihre Abhängigkeiten erfasst, und für jede Anwendung wird der Weg festgelegt. Die Zielumgebung entsteht als Code, mit Netzen, Rollen, Richtlinien und Protokollierung. Umzüge werden geprobt, die Daten abgeglichen, und umgeschaltet wird mit Rückfallplan.",
				en: "First, servers, applications and their dependencies are recorded, and each application’s route is chosen. The target environment is built as code, with networks, roles, policies and logging. Migrations are rehearsed, the data is reconciled, and the cutover has a rollback plan.",
			},
		},
		{
			question: {
				de: "Was ist das Besondere am Projekt bei Rhomberg Sersa?",
				en: "What is special about the project at Rhomberg Sersa?",
			},
			answer: {
				de: "Wer an Bahnstrecken baut, arbeitet an wechselnden Orten. Die IT muss deshalb im Büro ebenso erreichbar sein wie unterwegs und genau regeln, wer worauf zugreifen darf.",
				en: "Building railway lines means working in one place after another. IT therefore has to be as accessible on the move as in the office, and to control precisely who may access what.",
			},
		},
	],
	relatedServices: ["cloud-migration", "devops", "monitoring", "security"],
};
