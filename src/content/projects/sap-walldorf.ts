import type { CaseStudy } from "../types.ts";

export const sapWalldorf: CaseStudy = {
	kind: "case-study",
	slug: "sap-walldorf",
	title: "SAP: Linux und DevOps",
	meta: {
		title: "SAP in Walldorf: Linux und DevOps",
		description:
			"Projekt 2023 in Walldorf: Linux- und DevOps-Spezialist bei SAP, mit Linux-Betrieb, Konfiguration als Code und CI/CD-Pipelines.",
	},
	summaryEn:
		"In 2023, Linux and DevOps specialist at SAP in Walldorf. The work combined Linux operations with configuration as code and delivery pipelines.",
	client: "SAP",
	category: "Linux und DevOps",
	period: "2023",
	year: 2023,
	location: "Walldorf",
	role: "Linux- und DevOps-Spezialist",
	description:
		"Linux-Betrieb mit den Mitteln der Softwareentwicklung: Konfiguration als Code, Änderungen über Pipelines, Überwachung und Dokumentation.",
	lead: "In Walldorf habe ich an der Stelle gearbeitet, an der Linux-Betrieb und Softwareauslieferung zusammentreffen. Server sollten so gepflegt werden wie Anwendungscode: beschrieben in Git, gegengelesen, getestet und erst dann ausgerollt. Dazu gehörte auch das Handwerk darunter, vom Boot-Vorgang bis zur Fehlersuche im Netz.",
	outcome: "Systeme lassen sich aus Git neu aufsetzen",
	technologies: [
		"Linux",
		"Bash",
		"systemd",
		"OpenSSH",
		"Konfiguration als Code",
		"Git",
		"CI/CD-Pipelines",
		"Container",
		"Monitoring und Logging",
		"TLS-Zertifikate",
	],
	goals: [
		"Linux-Systeme einheitlich aufsetzen und ihre Konfiguration als Code pflegen",
		"Änderungen über Pipelines ausrollen, mit Prüfung davor und Rückweg danach",
		"Störungen an Messwerten und Logs erkennen, bevor Anwender sie melden",
		"Betriebswissen so festhalten, dass es nicht an einzelnen Personen hängt",
	],
	challenges: [
		{
			title: "Konfigurationsdrift",
			text: "Wie in jedem größeren Linux-Bestand hatten sich Server mit der Zeit voneinander entfernt, etwa bei Paketständen, Kernel-Parametern und Cronjobs. Bevor ich ihre Pflege automatisieren konnte, musste ich wissen, welche Abweichung gewollt war.",
		},
		{
			title: "Updates ohne Überraschung",
			text: "Ein neuer Kernel wirkt in der Regel erst nach einem Neustart, eine neue Bibliothek erst, wenn die Dienste neu starten, die sie geladen haben. Reihenfolge und Wartungsfenster gehörten deshalb zu jedem Update wie das Paket selbst.",
		},
		{
			title: "Betrieb und Entwicklung",
			text: "Die Entwicklung wollte kurze Wege, der Betrieb wenig Risiko. Beides ging nur zusammen, wenn Änderungen klein waren und sich zurücknehmen ließen.",
		},
	],
	approach: [
		{
			title: "Ist-Stand vergleichen",
			text: "Zuerst habe ich Paketlisten, aktive Dienste, Kernel-Parameter und Benutzer je Systemgruppe ausgelesen und verglichen. Gewollte Unterschiede wurden zu Variablen, die übrigen fielen weg.",
		},
		{
			title: "Konfiguration beschreiben",
			text: "Die Konfiguration habe ich idempotent beschrieben: Ein zweiter Lauf ändert nichts. Vor jedem echten Lauf zeigte ein Probelauf, welche Dateien und Dienste betroffen wären.",
		},
		{
			title: "Prüfen und ausrollen",
			text: "Dafür habe ich eine Pipeline eingerichtet: Sie prüft Syntax und Stil, spielt die Änderung auf einem frischen System ein und testet das Ergebnis. Danach folgte der Rollout in Stufen, beginnend mit wenigen Systemen.",
		},
		{
			title: "Überwachen",
			text: "Metriken für Auslastung und Sättigung habe ich eingerichtet und Logs aus journald zentral gesammelt. Jeder Alarm nannte das betroffene System und verwies auf die passende Anleitung.",
		},
		{
			title: "Dokumentieren und übergeben",
			text: "Anleitungen habe ich neben den Code gelegt und mit ihm geändert. Zur Übergabe hat jemand anderes den Ablauf allein nach der Anleitung durchgeführt; was dabei unklar blieb, habe ich ergänzt.",
		},
	],
	results: [
		"Die betreuten Systeme lassen sich aus ihrer Beschreibung in Git neu aufsetzen.",
		"Änderungen durchlaufen Review und Pipeline und lassen sich stufenweise ausrollen.",
		"Jeder Alarm verweist auf eine Anleitung, die auch eine Vertretung nutzen kann.",
	],
	relatedServices: ["devops", "consulting", "monitoring"],
};
