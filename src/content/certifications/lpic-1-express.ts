import type { Certification, Localized } from "../types.ts";

export const lpic1Express: Certification<Localized> = {
	slug: "lpic-1-express",
	title: { de: "LPIC-1 Express", en: "LPIC-1 Express" },
	meta: {
		title: { de: "LPIC-1 Express: Linux-Administration", en: "LPIC-1 Express: Linux administration" },
		description: {
			de: "LPIC-1 Express mit den Themen der Prüfungen 101 und 102 des Linux Professional Institute: Linux-Administration unabhängig vom Hersteller.",
			en: "LPIC-1 Express, covering the topics of the Linux Professional Institute’s exams 101 and 102: vendor-neutral Linux administration.",
		},
	},
	issuer: "Linux Professional Institute",
	level: "Express",
	status: "neutral",
	code: "LPIC-1",
	lead: {
		de: "LPIC-1 Express umfasst Linux-Administration unabhängig vom Hersteller: die Themen der Prüfungen 101 und 102 des Linux Professional Institute. Sie gelten für Debian und Ubuntu ebenso wie für Red Hat und SUSE. Für Container und Cloud bleiben sie die Grundlage, denn auch ein Kubernetes-Knoten ist ein Linux-Rechner.",
		en: "LPIC-1 Express covers vendor-neutral Linux administration: the topics of the Linux Professional Institute’s exams 101 and 102. The material applies to Debian and Ubuntu as much as to Red Hat and SUSE. It remains the foundation for containers and cloud, because a Kubernetes node is a Linux machine too.",
	},
	competencies: [
		{
			title: { de: "Systemarchitektur und Boot", en: "System architecture and boot" },
			text: {
				de: "Vom Firmware-Start über GRUB und initramfs bis zum systemd-Target. Wer die Kette kennt, findet auch den Fehler auf einem Server, der nicht mehr hochfährt.",
				en: "From the firmware through GRUB and initramfs to the systemd target. If you know the chain, you can find the fault on a server that no longer boots.",
			},
		},
		{
			title: { de: "Pakete und Kommandozeile", en: "Packages and command line" },
			text: {
				de: "Software installieren und prüfen mit apt und dpkg, dnf und rpm. Texte und Logs auswerten mit grep, sed, Pipes und regulären Ausdrücken; Prozesse und ihre Prioritäten steuern.",
				en: "Installing and verifying software with apt and dpkg, dnf and rpm. Analysing text and logs with grep, sed, pipes and regular expressions; controlling processes and their priorities.",
			},
		},
		{
			title: { de: "Dateisysteme und Rechte", en: "File systems and permissions" },
			text: {
				de: "Partitionen anlegen, ext4 und XFS einrichten und prüfen, Mounts über /etc/fstab festlegen. Dazu Eigentümer, umask und die Sonderbits SUID, SGID und Sticky.",
				en: "Creating partitions, setting up and checking ext4 and XFS, defining mounts in /etc/fstab. Also ownership, umask, and the SUID, SGID and sticky bits.",
			},
		},
		{
			title: { de: "Shell und Verwaltung", en: "Shell and administration" },
			text: {
				de: "Bash-Skripte mit sauberer Fehlerbehandlung, Benutzer und Gruppen, zeitgesteuerte Aufgaben mit cron und systemd-Timern, Protokolle mit journald und rsyslog, Zeitsynchronisation mit chrony.",
				en: "Bash scripts with proper error handling, users and groups, scheduled jobs with cron and systemd timers, logs with journald and rsyslog, time synchronisation with chrony.",
			},
		},
		{
			title: { de: "Netz und Sicherheit", en: "Networking and security" },
			text: {
				de: "IPv4 und IPv6, Routing und Namensauflösung, Fehlersuche mit ip, ss und dig. Zugänge über SSH-Schlüssel, sudo nach Bedarf, abgeschaltete Dienste und Verschlüsselung mit GnuPG.",
				en: "IPv4 and IPv6, routing and name resolution, troubleshooting with ip, ss and dig. Access with SSH keys, sudo as needed, unused services switched off, and encryption with GnuPG.",
			},
		},
	],
	tags: {
		title: { de: "Technologien", en: "Technologies" },
		items: [
			"Bash",
			"systemd",
			"GRUB",
			{ de: "apt und dpkg", en: "apt and dpkg" },
			{ de: "dnf und rpm", en: "dnf and rpm" },
			"LVM",
			{ de: "ext4 und XFS", en: "ext4 and XFS" },
			"OpenSSH",
			{ de: "journald und rsyslog", en: "journald and rsyslog" },
			"cron",
			"iproute2",
			"GnuPG",
		],
	},
	details: [
		{
			label: { de: "Themen der Prüfung 101", en: "Topics of exam 101" },
			value: {
				de: "Systemarchitektur, Installation und Paketverwaltung, GNU- und Unix-Befehle, Geräte und Dateisysteme",
				en: "System architecture, installation and package management, GNU and Unix commands, devices and file systems",
			},
		},
		{
			label: { de: "Themen der Prüfung 102", en: "Topics of exam 102" },
			value: {
				de: "Shell und Skripte, Benutzeroberflächen, administrative Aufgaben, Systemdienste, Netzwerkgrundlagen, Sicherheit",
				en: "Shells and scripting, user interfaces, administrative tasks, system services, networking fundamentals, security",
			},
		},
		{
			label: { de: "Für Ihr Projekt", en: "For your project" },
			value: {
				de: "Betrieb und Fehlersuche auf Linux-Servern, gleich welcher Distribution",
				en: "Operating and troubleshooting Linux servers, whatever the distribution",
			},
		},
	],
	questions: [
		{
			question: { de: "Was umfasst LPIC-1 Express?", en: "What does LPIC-1 Express cover?" },
			answer: {
				de: "LPIC-1 Express umfasst Linux-Administration unabhängig vom Hersteller: die Themen der Prüfungen 101 und 102 des Linux Professional Institute. Dazu gehören Boot, Pakete, Kommandozeile, Dateisysteme, Shell-Skripte, Netz und Sicherheit.",
				en: "LPIC-1 Express covers vendor-neutral Linux administration: the topics of the Linux Professional Institute’s exams 101 and 102. They include the boot process, packages, the command line, file systems, shell scripts, networking and security.",
			},
		},
		{
			question: {
				de: "Für welche Linux-Distributionen gilt LPIC-1?",
				en: "Which Linux distributions does LPIC-1 apply to?",
			},
			answer: {
				de: "Für alle gängigen, denn LPIC-1 ist herstellerneutral. Der Stoff gilt für Debian und Ubuntu ebenso wie für Red Hat und SUSE.",
				en: "All common ones, because LPIC-1 is vendor-neutral. The material applies to Debian and Ubuntu as much as to Red Hat and SUSE.",
			},
		},
		{
			question: {
				de: "Wozu braucht man LPIC-1 bei Cloud und Containern?",
				en: "Why does LPIC-1 matter for cloud and containers?",
			},
			answer: {
				de: "Weil auch ein Kubernetes-Knoten ein Linux-Rechner ist. Bei der Fehlersuche im Netz, im Dateisystem oder beim Boot zählen dieselben Grundlagen wie auf einem einzelnen Server.",
				en: "Because a Kubernetes node is a Linux machine too. Troubleshooting the network, the file system or the boot process takes the same fundamentals as on a single server.",
			},
		},
	],
	relatedServices: ["consulting", "security", "kubernetes"],
};
