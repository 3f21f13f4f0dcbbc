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
	lead: "Bei der BWI in Bonn war ich 2022 Senior Linux Administrator. Im Mittelpunkt stand der verlässliche Betrieb von Linux-Servern. Das hieß: Systeme härten, Updates planen und einspielen, Störungen bis zur Ursache verfolgen und Änderungen so festhalten, dass andere sie nachprüfen können.",
	outcome: "Gemeinsame Grundkonfiguration, Ausnahmen begründet",
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
			text: "Mount-Optionen wie noexec, abgeschaltete Dienste oder strengere Kernel-Parameter konnten Anwendungen lahmlegen. Jede Regel brauchte daher einen Test, jede Ausnahme eine Begründung.",
		},
		{
			title: "Neustarts in festen Fenstern",
			text: "Ein Sicherheitsupdate ist oft erst wirksam, wenn der neue Kernel gebootet ist oder die betroffenen Dienste neu gestartet sind. In den begrenzten Wartungsfenstern kam es deshalb auf die Vorbereitung an: Reihenfolge, Prüfschritte, Rückweg.",
		},
		{
			title: "Ursache statt Neustart",
			text: "Ein Neustart beendet viele Störungen und löscht zugleich die Spuren. Um die Ursache zu finden, musste ich vorher Logs, Prozesszustände und offene Verbindungen sichern, auch unter Zeitdruck.",
		},
		{
			title: "Nachweis jeder Änderung",
			text: "Im Nachhinein musste erkennbar sein, wer was wann und warum geändert hatte. Persönliche Konten, protokolliertes sudo und ein Änderungsverzeichnis waren dafür die Voraussetzung.",
		},
	],
	approach: [
		{
			title: "Überblick schaffen",
			text: "Zuerst habe ich ein aktuelles Verzeichnis der betreuten Server angelegt: Zweck, Ansprechpartner, Paketstand, laufende Dienste, Sicherung. Ohne diese Angaben lässt sich weder ein Update planen noch eine Störung eingrenzen.",
		},
		{
			title: "Grundkonfiguration festlegen",
			text: "In einer gemeinsamen Basis habe ich Anmeldung, Rechte, Zeitsynchronisation, Protokollierung und die erlaubten Dienste geregelt. Abweichungen davon habe ich einzeln begründet.",
		},
		{
			title: "Updates planen",
			text: "Updates habe ich zuerst auf Testsystemen eingespielt, danach gruppenweise auf den übrigen. Vorher habe ich den Zustand gesichert, nachher Dienste, Mounts und Logs durchgesehen.",
		},
		{
			title: "Sichern und zurückspielen",
			text: "Eine Sicherung gilt erst als Sicherung, wenn sie sich zurückspielen lässt. Deshalb habe ich Rücksicherungen auf ein separates System in den Ablauf aufgenommen, mit Abgleich der Dateien und Rechte.",
		},
		{
			title: "Skripte und Anleitungen pflegen",
			text: "Für häufige Arbeiten habe ich Skripte geschrieben, die ihre Voraussetzungen prüfen und bei Fehlern abbrechen. Zu jedem gehört eine kurze Anleitung mit Zweck, Aufruf und Rückweg.",
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
