import {
	CLOUD_FOCUS_SINCE,
	FREELANCE_SINCE,
	HERO_PROJECTS,
	LOCATION,
	REMOTE_SHARE,
	YEARS_OF_EXPERIENCE,
} from "./site.ts";
import type { Figure, IconKey, NamedList, PageMeta, TextBlock, TimelineEntry } from "./types.ts";

/** The text of the home page, section by section. */
export interface Home {
	meta: PageMeta;
	summaryEn: string;
	hero: {
		title: string;
		lead: string;
		badges: readonly string[];
		/** The badge that names 2012, worded so that it doesn't contradict 2007. */
		sinceBadge: string;
		/** Stands before the names of the clients. */
		clientsTitle: string;
		stats: readonly Figure[];
		startButton: string;
		cvButton: string;
	};
	about: {
		title: string;
		story: readonly string[];
		timelineTitle: string;
		timeline: readonly TimelineEntry[];
		competenciesTitle: string;
		competencies: readonly (TextBlock & { icon: IconKey })[];
		technologiesTitle: string;
		technologyGroups: readonly NamedList[];
	};
	services: { title: string; lead: string };
	experience: {
		title: string;
		lead: string;
		projectsTitle: string;
		certificationsTitle: string;
		location: TextBlock;
	};
	contact: { title: string; lead: string; directTitle: string; formNote: string };
}

export const home: Home = {
	meta: {
		title: "DevOps, Cloud und Linux aus Düsseldorf",
		description: `Freiberuflicher DevOps-, Cloud- und Linux-Consultant mit ${YEARS_OF_EXPERIENCE}+ Jahren Erfahrung: Cloud-Migration, Kubernetes, CI/CD und Betrieb, in Düsseldorf und remote.`,
	},
	summaryEn: `Freelance DevOps, cloud and Linux consultant from ${LOCATION.split(",")[0]}, Germany, self-employed since ${FREELANCE_SINCE}. He plans, automates and runs cloud, Kubernetes and Linux platforms, on site or fully remote.`,
	hero: {
		title: "Infrastruktur, die auch nachts um drei läuft.",
		lead: `Ich plane, automatisiere und betreibe Cloud-, Kubernetes- und Linux-Plattformen. Selbstständig seit ${FREELANCE_SINCE}, zu Hause in Düsseldorf, im Einsatz vor Ort und remote.`,
		badges: ["AWS Certified", "Azure Expert", "Kubernetes"],
		sinceBadge: `DevOps seit ${CLOUD_FOCUS_SINCE}`,
		clientsTitle: "Projekte bei",
		stats: [
			{ value: `${YEARS_OF_EXPERIENCE}+`, label: "Jahre Erfahrung" },
			{ value: HERO_PROJECTS, label: "größere Projekte" },
			{ value: REMOTE_SHARE, label: "remote möglich" },
		],
		startButton: "Projekt starten",
		cvButton: "CV Download",
	},
	about: {
		title: "Vom Linux-Server zur Plattform",
		story: [
			`Seit ${FREELANCE_SINCE} arbeite ich selbstständig mit Linux. Angefangen habe ich als Administrator; heute ändere ich Server nur noch selten von Hand. Was früher eine Checkliste war, liegt heute als Code im Repository: geprüft, versioniert und jederzeit wiederholbar.`,
			`Um ${CLOUD_FOCUS_SINCE} kamen Cloud und DevOps dazu und sind geblieben. Ich baue Landing Zones in Azure und AWS, richte Kubernetes-Cluster so ein, dass ein Team sie selbst betreiben kann, und ziehe Anwendungen mit kurzen, angekündigten Unterbrechungen um.`,
			"Am liebsten arbeite ich dort, wo Betrieb und Entwicklung an einem Tisch sitzen. Ich erkläre, was ich tue, schreibe es auf und übergebe eine Umgebung, die auch ohne mich läuft.",
		],
		timelineTitle: "Stationen",
		timeline: [
			{
				year: 2007,
				title: "Schritt in die Selbstständigkeit",
				description: "Linux-Server einrichten, absichern und betreiben, von Anfang an auf eigene Rechnung.",
				icon: "terminal",
			},
			{
				year: 2016,
				title: "Infrastruktur als Code",
				description:
					"Server, Netze und Zugriffsrechte entstehen aus Repository und Pipeline statt aus Handarbeit.",
				icon: "code",
			},
			{
				year: 2018,
				title: "Container und Kubernetes",
				description: "Anwendungen ziehen in Container um, Cluster werden zur gemeinsamen Basis der Teams.",
				icon: "kubernetes",
			},
			{
				year: 2023,
				title: "Plattformen und KI",
				description:
					"Linux und DevOps in großen Umgebungen, dazu KI-Assistenten, die aus den Dokumenten eines Unternehmens antworten.",
				icon: "ai",
			},
		],
		competenciesTitle: "Kernkompetenzen",
		competencies: [
			{
				title: "Linux-Administration",
				text: "Installation, Härtung, Patchen und Fehlersuche auf Debian, Ubuntu, RHEL und SLES, vom einzelnen Server bis zur Flotte.",
				icon: "terminal",
			},
			{
				title: "Cloud-Architektur",
				text: "Landing Zones, Netze, Rechte und Kostenkontrolle in AWS und Azure, beschrieben als Code.",
				icon: "cloud",
			},
			{
				title: "Kubernetes und Container",
				text: "Cluster auf AKS, EKS und OpenShift: Aufbau, Upgrades, Zugriff und Auslieferung über GitOps.",
				icon: "kubernetes",
			},
			{
				title: "Automatisierung",
				text: "Terraform für die Infrastruktur, Ansible für die Systeme, Python und Bash für alles dazwischen.",
				icon: "automation",
			},
			{
				title: "CI/CD",
				text: "Pipelines, die bauen, testen, scannen und ausrollen, und die bei einem Fehler rechtzeitig anhalten.",
				icon: "pipeline",
			},
			{
				title: "Monitoring und Betrieb",
				text: "Metriken, Logs und Alarme, die ein Problem melden, bevor der erste Anwender anruft.",
				icon: "monitoring",
			},
		],
		technologiesTitle: "Technologien",
		technologyGroups: [
			{ title: "Cloud", items: ["AWS", "Microsoft Azure", "Landing Zones", "Entra ID", "IAM"] },
			{ title: "Container", items: ["Kubernetes", "OpenShift", "Rancher", "Docker", "Helm", "Argo CD"] },
			{ title: "Infrastruktur als Code", items: ["Terraform", "Ansible", "Bicep", "CloudFormation"] },
			{ title: "CI/CD", items: ["GitLab CI", "GitHub Actions", "Azure DevOps", "Jenkins"] },
			{ title: "Monitoring", items: ["Prometheus", "Grafana", "Loki", "Elastic Stack", "Zabbix"] },
			{
				title: "Systeme und Sprachen",
				items: ["Debian", "Ubuntu", "RHEL", "SLES", "PostgreSQL", "Python", "Bash", "Go"],
			},
		],
	},
	services: {
		title: "Was ich für Sie übernehme",
		lead: "Meine Leistungen, einzeln oder zusammen. Jede Seite zeigt an einem fiktiven Praxisbeispiel, Phase für Phase, wie so ein Projekt abläuft.",
	},
	experience: {
		title: "Projekte und Zertifikate",
		lead: "Eine Auswahl aus den letzten Jahren, dazu meine Zertifikate.",
		projectsTitle: "Projekte",
		certificationsTitle: "Zertifizierungen",
		location: {
			title: LOCATION,
			text: "Im Rheinland und im Ruhrgebiet bin ich schnell vor Ort, zu Workshops und Übergaben reise ich auch weiter. Der größte Teil der Arbeit läuft remote.",
		},
	},
	contact: {
		title: "Schreiben Sie mir",
		lead: "Ein paar Sätze genügen: was Sie vorhaben, wo es hakt und wann es losgehen soll. Ich antworte persönlich.",
		directTitle: "Oder direkt",
		formNote:
			"Das Formular öffnet Ihr Mailprogramm mit dem fertigen Text. Gesendet wird erst, wenn Sie dort auf Senden klicken; die Website speichert nichts.",
	},
};
