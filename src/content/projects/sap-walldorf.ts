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
	lead: "In Walldorf habe ich an der Stelle gearbeitet, an der Linux-Betrieb und Softwareauslieferung zusammentreffen. Server sollten so gepflegt werden wie Anwendungscode: beschrieben in Git, gegengelesen, getestet und dann erst ausgerollt. Dazu gehörte auch das Handwerk darunter, vom Boot-Vorgang bis zur Fehlersuche im Netz.",
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
			text: "In jedem größeren Linux-Bestand entfernen sich Server mit der Zeit voneinander, etwa bei Paketständen, Kernel-Parametern und Cronjobs. Wer sie automatisiert, muss erst wissen, welche Abweichung gewollt ist.",
		},
		{
			title: "Updates ohne Überraschung",
			text: "Ein neuer Kernel wirkt in der Regel erst nach einem Neustart, eine neue Bibliothek erst, wenn die Dienste neu starten, die sie geladen haben. Reihenfolge und Wartungsfenster gehören deshalb zum Update wie das Paket selbst.",
		},
		{
			title: "Betrieb und Entwicklung",
			text: "Entwicklung will kurze Wege, Betrieb will wenig Risiko. Beides geht zusammen, wenn Änderungen klein sind und sich zurücknehmen lassen.",
		},
	],
	approach: [
		{
			title: "Ist-Stand vergleichen",
			text: "Zuerst werden Paketlisten, aktive Dienste, Kernel-Parameter und Benutzer je Systemgruppe ausgelesen und verglichen. Gewollte Unterschiede werden zu Variablen, die übrigen fallen weg.",
		},
		{
			title: "Konfiguration beschreiben",
			text: "Die Beschreibung ist idempotent: Ein zweiter Lauf ändert nichts. Vor jedem echten Lauf zeigt ein Probelauf, welche Dateien und Dienste betroffen wären.",
		},
		{
			title: "Prüfen und ausrollen",
			text: "Eine Pipeline prüft Syntax und Stil, spielt die Änderung auf einem frischen System ein und testet das Ergebnis. Danach folgt der Rollout in Stufen, beginnend mit wenigen Systemen.",
		},
		{
			title: "Überwachen",
			text: "Metriken zeigen Auslastung und Sättigung, Logs aus journald werden zentral gesammelt. Ein Alarm nennt das betroffene System und verweist auf die passende Anleitung.",
		},
		{
			title: "Dokumentieren und übergeben",
			text: "Anleitungen liegen neben dem Code und werden mit ihm geändert. Zur Übergabe führt jemand anderes den Ablauf allein nach der Anleitung durch; was dabei unklar bleibt, wird ergänzt.",
		},
	],
	results: [
		"Die betreuten Systeme lassen sich aus ihrer Beschreibung in Git neu aufsetzen.",
		"Änderungen durchlaufen Review und Pipeline und können stufenweise ausgerollt werden.",
		"Alarme führen zu einer Anleitung, die auch Vertretungen nutzen können.",
	],
	relatedServices: ["devops", "consulting", "monitoring"],
};
