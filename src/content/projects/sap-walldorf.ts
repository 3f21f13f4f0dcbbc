import type { CaseStudy, Localized } from "../types.ts";

export const sapWalldorf: CaseStudy<Localized> = {
	kind: "case-study",
	slug: "sap-walldorf",
	title: { de: "SAP: Linux und DevOps", en: "SAP: Linux and DevOps" },
	meta: {
		title: { de: "SAP in Walldorf: Linux und DevOps", en: "SAP in Walldorf: Linux and DevOps" },
		description: {
			de: "Projekt 2023 in Walldorf: Linux- und DevOps-Spezialist bei SAP, mit Linux-Betrieb, Konfiguration als Code und CI/CD-Pipelines.",
			en: "2023 project in Walldorf: Linux and DevOps specialist at SAP, covering Linux operations, configuration as code and CI/CD pipelines.",
		},
	},
	client: "SAP",
	category: { de: "Linux und DevOps", en: "Linux and DevOps" },
	period: "2023",
	year: 2023,
	isOnHome: true,
	location: "Walldorf",
	role: { de: "Linux- und DevOps-Spezialist", en: "Linux and DevOps specialist" },
	description: {
		de: "Server, die sich aus Git neu aufsetzen lassen: Konfiguration als Code, in der Pipeline geprüft und stufenweise ausgerollt.",
		en: "Servers that can be rebuilt from Git: configuration as code, tested in the pipeline and rolled out in stages.",
	},
	lead: {
		de: "Bei SAP in Walldorf habe ich Linux-Server gepflegt wie Anwendungscode: beschrieben in Git, gegengelesen, getestet und erst dann ausgerollt. Dazu gehörten auch die Grundlagen, vom Boot-Vorgang bis zur Fehlersuche im Netz.",
		en: "At SAP in Walldorf I maintained Linux servers like application code: defined in Git, reviewed, tested and only then rolled out. The job also covered the fundamentals, from the boot process to network troubleshooting.",
	},
	outcome: { de: "Systeme lassen sich aus Git neu aufsetzen", en: "Systems can be rebuilt from Git" },
	technologies: [
		{ de: "Konfiguration als Code", en: "Configuration as code" },
		"Git",
		{ de: "CI/CD-Pipelines", en: "CI/CD pipelines" },
		"systemd",
		"Linux",
		"Bash",
		"OpenSSH",
		{ de: "Container", en: "Containers" },
		{ de: "Monitoring und Logging", en: "Monitoring and logging" },
		{ de: "TLS-Zertifikate", en: "TLS certificates" },
	],
	goals: [
		{
			de: "Linux-Systeme einheitlich aufsetzen und ihre Konfiguration als Code pflegen",
			en: "Set up Linux systems consistently and maintain their configuration as code",
		},
		{
			de: "Änderungen über Pipelines ausrollen, mit Prüfung davor und Rückweg danach",
			en: "Roll out changes through pipelines, with checks beforehand and a rollback path afterwards",
		},
		{
			de: "Störungen an Messwerten und Logs erkennen, bevor Anwender sie melden",
			en: "Spot incidents in metrics and logs before users report them",
		},
		{
			de: "Betriebswissen so festhalten, dass es nicht an einzelnen Personen hängt",
			en: "Record operational knowledge so that it doesn’t depend on individuals",
		},
	],
	challenges: [
		{
			title: { de: "Konfigurationsdrift", en: "Configuration drift" },
			text: {
				de: "Wie in jedem größeren Linux-Bestand hatten sich Server mit der Zeit voneinander entfernt, etwa bei Paketständen, Kernel-Parametern und Cronjobs. Bevor ich ihre Pflege automatisieren konnte, musste ich wissen, welche Abweichung gewollt war.",
				en: "As on any large Linux estate, servers had drifted apart over time, for instance in package versions, kernel parameters and cron jobs. Before I could automate their maintenance, I had to know which differences were intentional.",
			},
		},
		{
			title: { de: "Updates ohne Überraschung", en: "Updates without surprises" },
			text: {
				de: "Ein neuer Kernel wirkt in der Regel erst nach einem Neustart, eine neue Bibliothek erst, wenn die Dienste neu starten, die sie geladen haben. Reihenfolge und Wartungsfenster gehörten deshalb zu jedem Update wie das Paket selbst.",
				en: "A new kernel usually takes effect only after a reboot, a new library only once the services that have loaded it restart. Order and maintenance windows were therefore as much a part of each update as the package itself.",
			},
		},
		{
			title: { de: "Betrieb und Entwicklung", en: "Operations and development" },
			text: {
				de: "Die Entwicklung wollte kurze Wege, der Betrieb wenig Risiko. Beides ging nur zusammen, wenn Änderungen klein waren und sich zurücknehmen ließen.",
				en: "Development wanted to move fast; operations wanted to keep risk low. The two were compatible only as long as changes were small and reversible.",
			},
		},
	],
	approach: [
		{
			title: { de: "Ist-Stand vergleichen", en: "Compare the current state" },
			text: {
				de: "Zuerst habe ich Paketlisten, aktive Dienste, Kernel-Parameter und Benutzer je Systemgruppe ausgelesen und verglichen. Gewollte Unterschiede wurden zu Variablen, die übrigen fielen weg.",
				en: "First I listed and compared packages, active services, kernel parameters and users for each group of systems. Intended differences became variables; the rest were removed.",
			},
		},
		{
			title: { de: "Konfiguration beschreiben", en: "Define the configuration" },
			text: {
				de: "Die Konfiguration habe ich idempotent beschrieben: Ein zweiter Lauf ändert nichts. Vor jedem echten Lauf zeigte ein Probelauf, welche Dateien und Dienste betroffen wären.",
				en: "I wrote the configuration to be idempotent: a second run changes nothing. Before each real run, a dry run showed which files and services would be affected.",
			},
		},
		{
			title: { de: "Prüfen und ausrollen", en: "Test and roll out" },
			text: {
				de: "Dafür habe ich eine Pipeline eingerichtet: Sie prüft Syntax und Stil, spielt die Änderung auf einem frischen System ein und testet das Ergebnis. Danach folgte der Rollout in Stufen, beginnend mit wenigen Systemen.",
				en: "For this I set up a pipeline that checks syntax and style, applies the change to a fresh system and tests the result. The rollout then followed in stages, starting with a few systems.",
			},
		},
		{
			title: { de: "Überwachen", en: "Monitor" },
			text: {
				de: "Ich habe Metriken für Auslastung und Sättigung eingerichtet und die Logs aus journald zentral gesammelt. Jeder Alarm nannte das betroffene System und verwies auf die passende Anleitung.",
				en: "I set up metrics for utilisation and saturation and collected journald logs centrally. Every alert named the affected system and pointed to the matching runbook.",
			},
		},
		{
			title: { de: "Dokumentieren und übergeben", en: "Document and hand over" },
			text: {
				de: "Anleitungen habe ich neben den Code gelegt und mit ihm geändert. Zur Übergabe hat jemand anderes den Ablauf allein nach der Anleitung durchgeführt; was dabei unklar blieb, habe ich ergänzt.",
				en: "I kept the runbooks next to the code and changed them with it. For the handover, someone else carried out the procedure from the runbook alone; I filled in whatever proved unclear.",
			},
		},
	],
	results: [
		{
			de: "Die betreuten Systeme lassen sich aus ihrer Beschreibung in Git neu aufsetzen.",
			en: "The systems we looked after can be rebuilt from their definition in Git.",
		},
		{
			de: "Änderungen durchlaufen Review und Pipeline und lassen sich stufenweise ausrollen.",
			en: "Changes go through review and a pipeline and can be rolled out in stages.",
		},
		{
			de: "Jeder Alarm verweist auf eine Anleitung, die auch eine Vertretung nutzen kann.",
			en: "Every alert points to a runbook that a stand-in can follow too.",
		},
	],
	diagram: {
		kind: "loop",
		title: { de: "Eine Änderung auf dem Weg zum Server", en: "A change on its way to the server" },
		caption: {
			de: "Gewollte Unterschiede wurden zu Variablen, die übrigen fielen weg.",
			en: "Intended differences became variables; the rest were removed.",
		},
		items: [
			{ title: "Git", text: { de: "Beschrieben und gegengelesen", en: "Defined and reviewed" } },
			{
				title: { de: "Probelauf", en: "Dry run" },
				text: {
					de: "Zeigt die betroffenen Dateien und Dienste",
					en: "Shows the files and services affected",
				},
			},
			{
				title: { de: "Frisches System", en: "Fresh system" },
				text: { de: "Eingespielt und getestet", en: "Applied and tested" },
			},
			{
				title: "Rollout",
				text: { de: "In Stufen, mit wenigen Systemen zuerst", en: "In stages, a few systems first" },
			},
			{
				title: { de: "Rückweg", en: "Way back" },
				text: { de: "Kleine Änderungen lassen sich zurücknehmen.", en: "Small changes can be reversed." },
			},
		],
	},
	questions: [
		{
			question: { de: "Worum ging es im Projekt bei SAP?", en: "What was the SAP project about?" },
			answer: {
				de: "Linux-Server wurden gepflegt wie Anwendungscode: beschrieben in Git, gegengelesen, getestet und erst dann ausgerollt. Das Projekt lief 2023 in Walldorf, in der Rolle als Linux- und DevOps-Spezialist. Dazu gehörten auch Grundlagen, vom Boot-Vorgang bis zur Fehlersuche im Netz.",
				en: "Linux servers were maintained like application code: defined in Git, reviewed, tested and only then rolled out. The project ran in Walldorf in 2023, in the role of Linux and DevOps specialist. The job also covered the fundamentals, from the boot process to network troubleshooting.",
			},
		},
		{
			question: {
				de: "Wie wurden Änderungen bei SAP ausgerollt?",
				en: "How were changes rolled out at SAP?",
			},
			answer: {
				de: "Über eine Pipeline, die Syntax und Stil prüft, die Änderung auf einem frischen System einspielt und das Ergebnis testet. Danach folgte der Rollout in Stufen, beginnend mit wenigen Systemen. Ein Probelauf zeigte vorher, welche Dateien und Dienste betroffen wären.",
				en: "Through a pipeline that checks syntax and style, applies the change to a fresh system and tests the result. The rollout then followed in stages, starting with a few systems. A dry run showed beforehand which files and services would be affected.",
			},
		},
		{
			question: { de: "Was war im Projekt bei SAP schwierig?", en: "What was difficult in the SAP project?" },
			answer: {
				de: "Server hatten sich mit der Zeit voneinander entfernt, etwa bei Paketständen und Kernel-Parametern. Bevor sich ihre Pflege automatisieren ließ, musste feststehen, welche Abweichung gewollt war. Dazu kam der Ausgleich zwischen der Entwicklung, die kurze Wege wollte, und dem Betrieb, der wenig Risiko wollte.",
				en: "Servers had drifted apart over time, for instance in package versions and kernel parameters. Before their maintenance could be automated, it had to be clear which differences were intentional. There was also a balance to strike between development, which wanted to move fast, and operations, which wanted to keep risk low.",
			},
		},
		{
			question: { de: "Was kam beim Projekt für SAP heraus?", en: "What did the SAP project achieve?" },
			answer: {
				de: "Die betreuten Systeme lassen sich aus ihrer Beschreibung in Git neu aufsetzen. Änderungen durchlaufen Review und Pipeline, und jeder Alarm verweist auf eine Anleitung, die auch eine Vertretung nutzen kann.",
				en: "The systems in question can be rebuilt from their definition in Git. Changes go through review and a pipeline, and every alert points to a runbook that a stand-in can follow too.",
			},
		},
	],
	relatedServices: ["devops", "consulting", "monitoring"],
};
