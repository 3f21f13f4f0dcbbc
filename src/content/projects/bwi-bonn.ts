import type { CaseStudy, Localized } from "../types.ts";

export const bwiBonn: CaseStudy<Localized> = {
	kind: "case-study",
	slug: "bwi-bonn",
	title: { de: "BWI: Linux-Administration", en: "BWI: Linux administration" },
	meta: {
		title: { de: "BWI in Bonn: Linux-Administration", en: "BWI in Bonn: Linux administration" },
		description: {
			de: "Projekt 2022 in Bonn: Senior Linux Administrator bei der BWI. Betrieb und Härtung von Linux-Servern, Updates, Sicherung, Fehlersuche.",
			en: "2022 project in Bonn: Senior Linux Administrator at BWI. Running and hardening Linux servers, patching, backups and troubleshooting.",
		},
	},
	client: "BWI",
	category: { de: "Linux-Administration", en: "Linux administration" },
	period: "2022",
	year: 2022,
	isOnHome: true,
	location: "Bonn",
	role: "Senior Linux Administrator",
	description: {
		de: "Linux-Server gehärtet und aktuell gehalten, Störungen bis zur Ursache verfolgt und jede Ausnahme von der Grundkonfiguration begründet.",
		en: "Linux servers hardened and kept up to date, incidents traced to their root cause, and a reason given for every exception to the baseline.",
	},
	lead: {
		de: "Als Senior Linux Administrator habe ich 2022 bei der BWI in Bonn Linux-Server betrieben und gehärtet. Das hieß auch: Updates planen und einspielen, Störungen bis zur Ursache verfolgen und Änderungen so festhalten, dass andere sie nachprüfen können.",
		en: "As Senior Linux Administrator at BWI in Bonn, I ran and hardened Linux servers in 2022. That included planning and installing updates, tracing incidents to their root cause, and recording changes so that others could verify them.",
	},
	outcome: {
		de: "Gemeinsame Grundkonfiguration, Ausnahmen begründet",
		en: "A common baseline, with every exception justified",
	},
	technologies: [
		"Linux",
		{ de: "Paketverwaltung", en: "Package management" },
		"sudo",
		{ de: "Backup und Wiederherstellung", en: "Backup and restore" },
		{ de: "LVM und Dateisysteme", en: "LVM and file systems" },
		"Bash",
		"systemd",
		"OpenSSH",
		{ de: "Monitoring und Logging", en: "Monitoring and logging" },
	],
	goals: [
		{
			de: "Linux-Server stabil betreiben und Sicherheitsupdates planmäßig einspielen",
			en: "Keep Linux servers stable and install security updates on schedule",
		},
		{
			de: "Systeme härten und Abweichungen von der Vorgabe sichtbar machen",
			en: "Harden systems and make deviations from the baseline visible",
		},
		{
			de: "Wiederkehrende Handgriffe durch geprüfte Skripte ersetzen",
			en: "Replace recurring manual steps with tested scripts",
		},
		{ de: "Änderungen und Abläufe vollständig dokumentieren", en: "Document changes and procedures in full" },
	],
	challenges: [
		{
			title: { de: "Härtung trifft Anwendung", en: "When hardening breaks applications" },
			text: {
				de: "Mount-Optionen wie noexec, abgeschaltete Dienste oder strengere Kernel-Parameter konnten Anwendungen lahmlegen. Jede Regel brauchte daher einen Test, jede Ausnahme eine Begründung.",
				en: "Mount options such as noexec, disabled services or stricter kernel parameters could break applications. So every rule needed a test, and every exception a reason.",
			},
		},
		{
			title: { de: "Neustarts in festen Fenstern", en: "Reboots in fixed windows" },
			text: {
				de: "Ein Sicherheitsupdate ist oft erst wirksam, wenn der neue Kernel gebootet ist oder die betroffenen Dienste neu gestartet sind. In den begrenzten Wartungsfenstern kam es deshalb auf die Vorbereitung an: Reihenfolge, Prüfschritte, Rückweg.",
				en: "A security update often takes effect only once the new kernel has booted or the affected services have restarted. With limited maintenance windows, preparation was what counted: order, checks, rollback.",
			},
		},
		{
			title: { de: "Ursache statt Neustart", en: "Root cause before restart" },
			text: {
				de: "Ein Neustart beendet viele Störungen und löscht zugleich die Spuren. Um die Ursache zu finden, musste ich vorher Logs, Prozesszustände und offene Verbindungen sichern, auch unter Zeitdruck.",
				en: "A restart clears many incidents and wipes out the evidence at the same time. To find the cause I had to capture logs, process states and open connections first, even under time pressure.",
			},
		},
		{
			title: { de: "Nachweis jeder Änderung", en: "Accounting for every change" },
			text: {
				de: "Im Nachhinein musste erkennbar sein, wer was wann und warum geändert hatte. Persönliche Konten, protokolliertes sudo und ein Änderungsverzeichnis waren dafür die Voraussetzung.",
				en: "It had to be clear afterwards who had changed what, when and why. That called for individual accounts, logged sudo and a change log.",
			},
		},
	],
	approach: [
		{
			title: { de: "Überblick schaffen", en: "Build an inventory" },
			text: {
				de: "Zuerst habe ich ein aktuelles Verzeichnis der betreuten Server angelegt: Zweck, Ansprechpartner, Paketstand, laufende Dienste, Sicherung. Ohne diese Angaben lässt sich weder ein Update planen noch eine Störung eingrenzen.",
				en: "I began with an up-to-date inventory of the servers we looked after: purpose, contact, package versions, running services, backups. Without it, you can neither plan an update nor narrow down an incident.",
			},
		},
		{
			title: { de: "Grundkonfiguration festlegen", en: "Define a baseline" },
			text: {
				de: "In einer gemeinsamen Basis habe ich Anmeldung, Rechte, Zeitsynchronisation, Protokollierung und die erlaubten Dienste geregelt. Abweichungen davon habe ich einzeln begründet.",
				en: "In a common baseline I set out login, permissions, time synchronisation, logging and permitted services. Each deviation from it had to be justified, and I wrote down why.",
			},
		},
		{
			title: { de: "Updates planen", en: "Plan updates" },
			text: {
				de: "Updates habe ich zuerst auf Testsystemen eingespielt, danach gruppenweise auf den übrigen. Vorher habe ich den Zustand gesichert, nachher Dienste, Mounts und Logs durchgesehen.",
				en: "I installed updates on test systems first, then group by group on the rest. Beforehand I backed up the current state; afterwards I checked services, mounts and logs.",
			},
		},
		{
			title: { de: "Sichern und zurückspielen", en: "Back up and restore" },
			text: {
				de: "Eine Sicherung gilt erst als Sicherung, wenn sie sich zurückspielen lässt. Deshalb habe ich Rücksicherungen auf ein separates System in den Ablauf aufgenommen, mit Abgleich der Dateien und Rechte.",
				en: "A backup only counts as one if it can be restored. So I made restores to a separate system part of the procedure, comparing files and permissions.",
			},
		},
		{
			title: { de: "Skripte und Anleitungen pflegen", en: "Maintain scripts and instructions" },
			text: {
				de: "Für häufige Arbeiten habe ich Skripte geschrieben, die ihre Voraussetzungen prüfen und bei Fehlern abbrechen. Zu jedem gehört eine kurze Anleitung mit Zweck, Aufruf und Rückweg.",
				en: "For frequent tasks I wrote scripts that check their preconditions and abort on errors. Each comes with short instructions: purpose, usage and rollback.",
			},
		},
	],
	results: [
		{
			de: "Die betreuten Server folgen einer gemeinsamen Grundkonfiguration; Ausnahmen sind begründet und auffindbar.",
			en: "The servers we looked after follow a common baseline; exceptions are justified and easy to find.",
		},
		{
			de: "Updates haben einen festen Ablauf mit Test, Reihenfolge und Rückweg.",
			en: "Updates follow a fixed procedure with testing, a set order and a rollback.",
		},
		{
			de: "Administrative Eingriffe lassen sich einer Person und einem Anlass zuordnen.",
			en: "Administrative actions can be traced to a person and a reason.",
		},
		{
			de: "Skripte und Anleitungen stehen dem Team auch ohne mich zur Verfügung.",
			en: "The team has the scripts and instructions and can use them without me.",
		},
	],
	diagram: {
		kind: "layers",
		title: { de: "Ein gehärteter Server von außen nach innen", en: "A hardened server from the outside in" },
		caption: {
			de: "Das regelt die gemeinsame Grundkonfiguration; jede Abweichung ist begründet.",
			en: "The common baseline sets this out; every deviation is justified.",
		},
		items: [
			{
				title: { de: "Anmeldung", en: "Login" },
				text: { de: "Mit persönlichen Konten", en: "With individual accounts" },
			},
			{
				title: { de: "Rechte", en: "Permissions" },
				text: { de: "Über sudo, und protokolliert", en: "Through sudo, and logged" },
			},
			{
				title: { de: "Dienste", en: "Services" },
				text: { de: "Nur die erlaubten", en: "Only those permitted" },
			},
			{
				title: "Updates",
				text: {
					de: "Zuerst auf Testsystemen, dann gruppenweise",
					en: "On test systems first, then group by group",
				},
			},
			{
				title: { de: "Daten", en: "Data" },
				text: { de: "Gesichert, und die Rücksicherung geprüft", en: "Backed up, and the restore tested" },
			},
		],
	},
	questions: [
		{
			question: { de: "Was waren die Aufgaben bei der BWI?", en: "What were the tasks at BWI?" },
			answer: {
				de: "Bei der BWI in Bonn wurden 2022 Linux-Server betrieben und gehärtet, in der Rolle als Senior Linux Administrator. Das hieß auch, Updates zu planen und einzuspielen, Störungen bis zur Ursache zu verfolgen und Änderungen so festzuhalten, dass andere sie nachprüfen können.",
				en: "The job as Senior Linux Administrator at BWI in Bonn in 2022 was to run and harden Linux servers. That included planning and installing updates, tracing incidents to their root cause, and recording changes so that others could verify them.",
			},
		},
		{
			question: {
				de: "Wie wurden Updates bei der BWI eingespielt?",
				en: "How were updates installed at BWI?",
			},
			answer: {
				de: "Zuerst auf Testsystemen, danach gruppenweise auf den übrigen Servern. Vorher wurde der Zustand gesichert, nachher wurden Dienste, Mounts und Logs durchgesehen. Weil die Wartungsfenster begrenzt waren, standen Reihenfolge, Prüfschritte und Rückweg vorher fest.",
				en: "On test systems first, then group by group on the remaining servers. The current state was backed up beforehand, and services, mounts and logs were checked afterwards. Because maintenance windows were limited, order, checks and rollback were settled in advance.",
			},
		},
		{
			question: {
				de: "Was war im Projekt bei der BWI schwierig?",
				en: "What was difficult in the BWI project?",
			},
			answer: {
				de: "Härtungsregeln konnten Anwendungen lahmlegen, daher brauchte jede einen Test und jede Ausnahme eine Begründung. Schwierig war auch, die Ursache einer Störung zu finden, bevor ein Neustart die Spuren löscht. Und für jede Änderung musste erkennbar bleiben, wer sie wann und warum vorgenommen hatte.",
				en: "Hardening rules could break applications, so each one needed a test and each exception a reason. It was also hard to find the cause of an incident before a restart wiped out the evidence. And for every change it had to stay clear who had made it, when and why.",
			},
		},
		{
			question: { de: "Was kam beim Projekt der BWI heraus?", en: "What did the BWI project achieve?" },
			answer: {
				de: "Die betreuten Server folgen einer gemeinsamen Grundkonfiguration, und jede Ausnahme davon ist begründet. Updates haben einen festen Ablauf, Eingriffe lassen sich einer Person und einem Anlass zuordnen, und Skripte samt Anleitungen stehen dem Team zur Verfügung.",
				en: "The servers in question follow a common baseline, and every exception to it is justified. Updates follow a fixed procedure, actions can be traced to a person and a reason, and the team has the scripts with their instructions.",
			},
		},
	],
	relatedServices: ["security", "consulting", "monitoring"],
};
