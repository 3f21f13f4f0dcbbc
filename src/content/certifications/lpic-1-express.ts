import type { Certification } from "../types.ts";

export const lpic1Express: Certification = {
	slug: "lpic-1-express",
	title: "LPIC-1 Express",
	meta: {
		title: "LPIC-1 Express: Linux-Administration",
		description:
			"LPIC-1 Express mit den Themen der Prüfungen 101 und 102 des Linux Professional Institute: Linux-Administration unabhängig vom Hersteller.",
	},
	summaryEn:
		"LPIC-1 Express, vendor-neutral, on the topics of the Linux Professional Institute's exams 101 and 102: system architecture, packages, file systems, shell, services, networking and security.",
	issuer: "Linux Professional Institute",
	level: "Express",
	status: "Vendor-neutral",
	image: "LPIC-1",
	lead: "LPIC-1 Express umfasst die Themen der Prüfungen 101 und 102 des Linux Professional Institute. Der Stoff ist herstellerneutral: Er gilt für Debian und Ubuntu ebenso wie für Red Hat und SUSE. Für Container und Cloud bleibt er die Grundlage, denn auch ein Kubernetes-Knoten ist ein Linux-Rechner.",
	competencies: [
		{
			title: "Systemarchitektur und Boot",
			text: "Vom Firmware-Start über GRUB und initramfs bis zum systemd-Target. Wer die Kette kennt, findet auch den Fehler auf einem Server, der nicht mehr hochfährt.",
		},
		{
			title: "Pakete und Kommandozeile",
			text: "Software installieren und prüfen mit apt und dpkg, dnf und rpm. Texte und Logs auswerten mit grep, sed, Pipes und regulären Ausdrücken; Prozesse und ihre Prioritäten steuern.",
		},
		{
			title: "Dateisysteme und Rechte",
			text: "Partitionen anlegen, ext4 und XFS einrichten und prüfen, Mounts über /etc/fstab festlegen. Dazu Eigentümer, umask und die Sonderbits SUID, SGID und Sticky.",
		},
		{
			title: "Shell und Verwaltung",
			text: "Bash-Skripte mit sauberer Fehlerbehandlung, Benutzer und Gruppen, zeitgesteuerte Aufgaben mit cron und systemd-Timern, Protokolle mit journald und rsyslog, Zeitsynchronisation mit chrony.",
		},
		{
			title: "Netz und Sicherheit",
			text: "IPv4 und IPv6, Routing und Namensauflösung, Fehlersuche mit ip, ss und dig. Zugänge über SSH-Schlüssel, sudo nach Bedarf, abgeschaltete Dienste und Verschlüsselung mit GnuPG.",
		},
	],
	tags: {
		title: "Technologien",
		items: [
			"Bash",
			"systemd",
			"GRUB",
			"apt und dpkg",
			"dnf und rpm",
			"LVM",
			"ext4 und XFS",
			"OpenSSH",
			"journald und rsyslog",
			"cron",
			"iproute2",
			"GnuPG",
		],
	},
	details: [
		{
			label: "Themen der Prüfung 101",
			value:
				"Systemarchitektur, Installation und Paketverwaltung, GNU- und Unix-Befehle, Geräte und Dateisysteme",
		},
		{
			label: "Themen der Prüfung 102",
			value:
				"Shell und Skripte, Benutzeroberflächen, administrative Aufgaben, Systemdienste, Netzwerkgrundlagen, Sicherheit",
		},
		{
			label: "Für Ihr Projekt",
			value: "Betrieb und Fehlersuche auf Linux-Servern, gleich welcher Distribution",
		},
	],
	relatedServices: ["consulting", "security", "kubernetes"],
};
