import type { CaseStudy } from "../types.ts";

export const bwiBonn: CaseStudy = {
	kind: "case-study",
	slug: "bwi-bonn",
	title: "BWI: Linux-Administration",
	meta: {
		title: "BWI in Bonn: Linux-Administration",
		description:
			"Projekt 2022 in Bonn: Senior Linux Administrator bei der BWI. Betrieb und Härtung von Linux-Servern, Updates, Sicherung, Fehlersuche.",
	},
	summaryEn:
		"In 2022, Senior Linux Administrator at BWI in Bonn. The work was the operation of Linux servers: hardening, patching, backup and restore, troubleshooting and documentation.",
	client: "BWI",
	clientArticle: "der",
	category: "Linux-Administration",
	period: "2022",
	year: 2022,
	location: "Bonn",
	role: "Senior Linux Administrator",
	description:
		"Betrieb von Linux-Servern: härten, aktualisieren, sichern, Störungen klären und jede Änderung nachvollziehbar festhalten.",
	lead: "Bei der BWI in Bonn war ich 2022 Senior Linux Administrator. Im Mittelpunkt stand der verlässliche Betrieb von Linux-Servern. Das heißt: Systeme härten, Updates planen und einspielen, Störungen bis zur Ursache verfolgen und Änderungen so festhalten, dass andere sie nachprüfen können.",
	technologies: [
		"Linux",
		"Bash",
		"systemd",
		"OpenSSH",
		"LVM und Dateisysteme",
		"sudo",
		"Paketverwaltung",
		"Backup und Wiederherstellung",
		"Monitoring und Logging",
	],
	goals: [
		"Linux-Server stabil betreiben und Sicherheitsupdates planmäßig einspielen",
		"Systeme härten und Abweichungen von der Vorgabe sichtbar machen",
		"Wiederkehrende Handgriffe durch geprüfte Skripte ersetzen",
		"Änderungen und Abläufe vollständig dokumentieren",
	],
	challenges: [
		{
			title: "Härtung trifft Anwendung",
			text: "Mount-Optionen wie noexec, abgeschaltete Dienste oder strengere Kernel-Parameter können Anwendungen lahmlegen. Jede Regel braucht daher einen Test, jede Ausnahme eine Begründung.",
		},
		{
			title: "Neustarts in festen Fenstern",
			text: "Ein Sicherheitsupdate ist oft erst wirksam, wenn der neue Kernel gebootet ist oder die betroffenen Dienste neu gestartet sind. In einem begrenzten Wartungsfenster zählt deshalb die Vorbereitung: Reihenfolge, Prüfschritte, Rückweg.",
		},
		{
			title: "Ursache statt Neustart",
			text: "Ein Neustart beendet viele Störungen und löscht zugleich die Spuren. Wer die Ursache sucht, muss vorher Logs, Prozesszustände und offene Verbindungen sichern, auch unter Zeitdruck.",
		},
		{
			title: "Nachweis jeder Änderung",
			text: "Im Nachhinein muss erkennbar sein, wer was wann und warum geändert hat. Persönliche Konten, protokolliertes sudo und ein Änderungsverzeichnis sind dafür die Voraussetzung.",
		},
	],
	approach: [
		{
			title: "Überblick schaffen",
			text: "Grundlage ist ein aktuelles Verzeichnis der betreuten Server: Zweck, Ansprechpartner, Paketstand, laufende Dienste, Sicherung. Ohne diese Angaben lässt sich weder ein Update planen noch eine Störung eingrenzen.",
		},
		{
			title: "Grundkonfiguration festlegen",
			text: "Eine gemeinsame Basis regelt Anmeldung, Rechte, Zeitsynchronisation, Protokollierung und die erlaubten Dienste. Abweichungen davon werden einzeln begründet.",
		},
		{
			title: "Updates planen",
			text: "Updates gehen zuerst auf Testsysteme, danach gruppenweise auf die übrigen. Vorher wird der Zustand gesichert, nachher folgt ein Blick auf Dienste, Mounts und Logs.",
		},
		{
			title: "Sichern und zurückspielen",
			text: "Eine Sicherung gilt erst als Sicherung, wenn sie sich zurückspielen lässt. Deshalb gehören Rücksicherungen auf ein separates System zum Ablauf, mit Abgleich der Dateien und Rechte.",
		},
		{
			title: "Skripte und Anleitungen pflegen",
			text: "Häufige Arbeiten übernehmen Skripte, die ihre Voraussetzungen prüfen und bei Fehlern abbrechen. Zu jedem gehört eine kurze Anleitung mit Zweck, Aufruf und Rückweg.",
		},
	],
	results: [
		"Die betreuten Server folgen einer gemeinsamen Grundkonfiguration; Ausnahmen sind begründet und auffindbar.",
		"Updates haben einen festen Ablauf mit Test, Reihenfolge und Rückweg.",
		"Administrative Eingriffe lassen sich einer Person und einem Anlass zuordnen.",
		"Skripte und Anleitungen stehen dem Team auch ohne mich zur Verfügung.",
	],
	relatedServices: ["security", "consulting", "monitoring"],
};
