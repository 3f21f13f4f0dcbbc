import {
	FOCUS_SINCE,
	FREELANCE_SINCE,
	HERO_PROJECTS,
	LOCATION,
	REMOTE_SHARE,
	YEARS_OF_EXPERIENCE,
} from "./site.ts";
import type { Figure, Localized, NamedList, PageMeta, SitePath, TextBlock } from "./types.ts";

/** The text of the home page, section by section. */
export interface Home<T = string> {
	meta: PageMeta<T>;
	hero: {
		title: T;
		lead: T;
		badges: readonly (T | string)[];
		/** Names the year of today's focus, worded so that it doesn't contradict the years of experience. */
		sinceBadge: T;
		/** Introduces the clients' names. */
		clientsTitle: T;
		stats: readonly Figure<T>[];
		startButton: T;
		/** English, unless it is localized. */
		cvButton: T | string;
		drawing: TransitMap<T>;
	};
	about: {
		title: T;
		story: readonly T[];
		timelineTitle: T;
		timeline: readonly TimelineEntry<T>[];
		competenciesTitle: T;
		technologiesTitle: T;
		competencies: readonly Competency<T>[];
	};
	services: { title: T; lead: T };
	experience: {
		title: T;
		lead: T;
		projectsTitle: T;
		certificationsTitle: T;
		location: TextBlock<T>;
	};
	contact: { title: T; lead: T; directTitle: T; formNote: T };
}

/** A core competency, and the group of technologies that belongs to it. */
interface Competency<T = string> extends TextBlock<T> {
	/** Name of an icon on lucide.dev/icons. */
	icon: string;
	technologies?: NamedList<T>;
}

interface TimelineEntry<T = string> {
	year: number;
	title: T;
	description: T;
	/** Name of an icon on lucide.dev/icons. */
	icon: string;
}

type Three<Entry> = readonly [Entry, Entry, Entry];

/** A station of the hero's drawing, and the page that it leads to, if any. */
export interface MapStation<T = string> {
	name: T | string;
	href?: SitePath;
}

/**
 * The hero's drawing: three stations lead to a hub, three from the hub to the terminus, and three back. Their shape is
 * `src/sections/network-map.tsx`; `npm run check` counts the characters of their names.
 */
export interface TransitMap<T = string> {
	/** Accessible name of the drawing. */
	description: T;
	/** At most 8, 11 and 11 characters. */
	start: Three<MapStation<T>>;
	/** 26. */
	hub: MapStation<T>;
	/** 7, 7 and 5; the middle one is on the main line. */
	branches: Three<MapStation<T>>;
	/** 13. */
	end: MapStation<T>;
	/** 13, 9 and 8, in the order of the return line. */
	feedback: Three<MapStation<T>>;
	/** Below the drawing. */
	caption: T;
	/** A short film in the drawing, if any: a station of the main line fails, and the train takes another line. */
	scene?: Scene<T>;
}

interface Scene<T = string> {
	play: T;
	stop: T;
	/** Says that none of it is live. */
	note: T;
	/** What happens, in order: the failure, the detour, the quiet after it, the next morning. */
	acts: readonly [SceneAct<T>, SceneAct<T>, SceneAct<T>, SceneAct<T>];
}

interface SceneAct<T = string> {
	time: T | string;
	text: T;
}

/** Quoted by the assistant too. */
export const preference: Localized = {
	de: "Am liebsten arbeite ich dort, wo Betrieb und Entwicklung an einem Tisch sitzen. Ich erkläre, was ich tue, schreibe es auf und übergebe eine Umgebung, die auch ohne mich läuft.",
	en: "I’m happiest where operations and development sit at the same table. I explain what I do, write it down, and hand over an environment that runs without me.",
};

export const home: Home<Localized> = {
	meta: {
		title: {
			de: "DevOps, Cloud und Linux aus Düsseldorf",
			en: "DevOps, cloud and Linux consultant in Düsseldorf",
		},
		description: {
			de: `Freiberuflicher DevOps-, Cloud- und Linux-Consultant mit ${YEARS_OF_EXPERIENCE}+ Jahren Erfahrung: Cloud-Migration, Kubernetes, CI/CD und Betrieb, in Düsseldorf und remote.`,
			en: `Freelance DevOps, cloud and Linux consultant with ${YEARS_OF_EXPERIENCE}+ years of experience: cloud migration, Kubernetes, CI/CD and operations, in Düsseldorf and remotely.`,
		},
	},
	hero: {
		title: {
			de: "Infrastruktur, die auch nachts um drei läuft.",
			en: "Infrastructure that won’t wake you at 3 a.m.",
		},
		lead: {
			de: `Ich plane, automatisiere und betreibe Cloud-, Kubernetes- und Linux-Plattformen. Selbstständig seit ${FREELANCE_SINCE}, zu Hause in Düsseldorf, im Einsatz vor Ort und remote.`,
			en: `I plan, automate and run cloud, Kubernetes and Linux platforms. Freelance since ${FREELANCE_SINCE} and based in Düsseldorf, I work on site and remotely.`,
		},
		badges: ["AWS Certified", "Azure Expert", "Kubernetes"],
		sinceBadge: { de: `DevOps seit ${FOCUS_SINCE}`, en: `DevOps since ${FOCUS_SINCE}` },
		clientsTitle: { de: "Projekte bei", en: "Clients include" },
		stats: [
			{ value: `${YEARS_OF_EXPERIENCE}+`, label: { de: "Jahre Erfahrung", en: "years of experience" } },
			{ value: HERO_PROJECTS, label: { de: "größere Projekte", en: "major projects" } },
			{ value: REMOTE_SHARE, label: { de: "remote möglich", en: "remote possible" } },
		],
		startButton: { de: "Projekt starten", en: "Start a project" },
		cvButton: "CV Download",
		drawing: {
			description: { de: "Linienplan meiner Leistungen", en: "Transit map of what I do" },
			start: [
				{ name: { de: "Beratung", en: "Advice" }, href: "/services/consulting" },
				{ name: "Migration", href: "/services/cloud-migration" },
				{ name: "DevOps", href: "/services/devops" },
			],
			hub: { name: "Kubernetes", href: "/services/kubernetes" },
			branches: [
				{ name: "AWS", href: "/certifications/aws-solutions-architect" },
				{ name: "Azure", href: "/certifications/azure-administrator" },
				{ name: "Linux", href: "/certifications/lpic-1-express" },
			],
			end: { name: "Monitoring", href: "/services/monitoring" },
			feedback: [
				{ name: { de: "Datenbanken", en: "Databases" }, href: "/services/database-management" },
				{ name: { de: "Härtung", en: "Security" }, href: "/services/security" },
				{ name: { de: "KI", en: "AI" }, href: "/services/ai-development" },
			],
			caption: { de: "03:00 Uhr: alles ruhig", en: "3:00 a.m.: all quiet" },
			scene: {
				play: { de: "Nacht abspielen", en: "Play the night" },
				stop: { de: "Anhalten", en: "Stop" },
				note: { de: "nachgestellt", en: "re-enacted" },
				acts: [
					{
						time: { de: "03:07", en: "3:07 a.m." },
						text: { de: "Knoten fällt aus", en: "A node fails" },
					},
					{
						time: { de: "03:08", en: "3:08 a.m." },
						text: { de: "Pods laufen woanders", en: "Pods run elsewhere" },
					},
					{
						time: { de: "03:09", en: "3:09 a.m." },
						text: { de: "niemand geweckt", en: "Nobody woken" },
					},
					{
						time: { de: "08:30", en: "8:30 a.m." },
						text: { de: "Ticket liegt bereit", en: "The ticket is waiting" },
					},
				],
			},
		},
	},
	about: {
		title: { de: "Vom Linux-Server zur Plattform", en: "From Linux servers to platforms" },
		story: [
			{
				de: `Seit ${FREELANCE_SINCE} arbeite ich selbstständig mit Linux. Angefangen habe ich als Administrator; inzwischen ändere ich Server nur noch selten von Hand. Was früher eine Checkliste war, liegt heute als Code im Repository: geprüft, versioniert und jederzeit wiederholbar.`,
				en: `I have been working with Linux as a freelancer since ${FREELANCE_SINCE}. I started out as an administrator; these days I rarely change a server by hand. What used to be a checklist is now code in a repository: reviewed, versioned and repeatable.`,
			},
			{
				de: `Um ${FOCUS_SINCE} kamen Cloud und DevOps dazu und sind geblieben. Ich baue Landing Zones in Azure und AWS, richte Kubernetes-Cluster so ein, dass ein Team sie selbst betreiben kann, und ziehe Anwendungen mit kurzen, angekündigten Unterbrechungen um.`,
				en: `Cloud and DevOps came along around ${FOCUS_SINCE} and stayed. I build landing zones in Azure and AWS, set up Kubernetes clusters that a team can run on its own, and move applications with only short outages, announced in advance.`,
			},
			preference,
		],
		timelineTitle: { de: "Stationen", en: "Milestones" },
		timeline: [
			{
				year: 2007,
				title: { de: "Schritt in die Selbstständigkeit", en: "Going freelance" },
				description: {
					de: "Linux-Server einrichten, absichern und betreiben, von Anfang an auf eigene Rechnung.",
					en: "Setting up, securing and running Linux servers, self-employed from day one.",
				},
				icon: "terminal",
			},
			{
				year: 2016,
				title: { de: "Infrastruktur als Code", en: "Infrastructure as code" },
				description: {
					de: "Server, Netze und Zugriffsrechte entstehen aus Repository und Pipeline statt aus Handarbeit.",
					en: "Servers, networks and permissions are defined in a repository and applied by a pipeline, no longer set up by hand.",
				},
				icon: "code",
			},
			{
				year: 2018,
				title: { de: "Container und Kubernetes", en: "Containers and Kubernetes" },
				description: {
					de: "Anwendungen ziehen in Container um, Cluster werden zur gemeinsamen Basis der Teams.",
					en: "Applications move into containers, and clusters become the platform that teams share.",
				},
				icon: "ship-wheel",
			},
			{
				year: 2023,
				title: { de: "Plattformen und KI", en: "Platforms and AI" },
				description: {
					de: "Linux und DevOps in großen Umgebungen, dazu KI-Assistenten, die aus den Dokumenten eines Unternehmens antworten.",
					en: "Linux and DevOps in large environments, plus AI assistants that answer from a company’s own documents.",
				},
				icon: "brain",
			},
		],
		competenciesTitle: { de: "Kernkompetenzen", en: "Core competencies" },
		technologiesTitle: { de: "Technologien", en: "Technologies" },
		competencies: [
			{
				title: { de: "Linux-Administration", en: "Linux administration" },
				text: {
					de: "Installation, Härtung, Updates und Fehlersuche auf Debian, Ubuntu, RHEL und SLES, vom einzelnen Server bis zur Flotte.",
					en: "Installation, hardening, patching and troubleshooting on Debian, Ubuntu, RHEL and SLES, from a single server to a fleet.",
				},
				icon: "terminal",
				technologies: {
					title: { de: "Systeme und Sprachen", en: "Systems and languages" },
					items: ["Debian", "Ubuntu", "RHEL", "SLES", "PostgreSQL", "Python", "Bash", "Go"],
				},
			},
			{
				title: { de: "Cloud-Architektur", en: "Cloud architecture" },
				text: {
					de: "Landing Zones, Netze, Rechte und Kostenkontrolle in AWS und Azure, beschrieben als Code.",
					en: "Landing zones, networks, permissions and cost control in AWS and Azure, defined as code.",
				},
				icon: "cloud",
				technologies: {
					title: { de: "Cloud", en: "Cloud" },
					items: ["AWS", "Microsoft Azure", "Landing Zones", "Entra ID", "IAM"],
				},
			},
			{
				title: { de: "Kubernetes und Container", en: "Kubernetes and containers" },
				text: {
					de: "Cluster auf AKS, EKS und OpenShift: Aufbau, Upgrades, Zugriff und Auslieferung über GitOps.",
					en: "Clusters on AKS, EKS and OpenShift: setup, upgrades, access and delivery through GitOps.",
				},
				icon: "ship-wheel",
				technologies: {
					title: { de: "Container", en: "Containers" },
					items: ["Kubernetes", "OpenShift", "Rancher", "Docker", "Helm", "Argo CD"],
				},
			},
			{
				title: { de: "Automatisierung", en: "Automation" },
				text: {
					de: "Terraform für die Infrastruktur, Ansible für die Systeme, Python und Bash für alles dazwischen.",
					en: "Terraform for the infrastructure, Ansible for the systems, Python and Bash for everything in between.",
				},
				icon: "bot",
				technologies: {
					title: { de: "Infrastruktur als Code", en: "Infrastructure as code" },
					items: ["Terraform", "Ansible", "Bicep", "CloudFormation"],
				},
			},
			{
				title: { de: "CI/CD", en: "CI/CD" },
				text: {
					de: "Pipelines, die bauen, testen, scannen und ausrollen, und die bei einem Fehler rechtzeitig anhalten.",
					en: "Pipelines that build, test, scan and deploy, and that stop early when something fails.",
				},
				icon: "workflow",
				technologies: {
					title: { de: "CI/CD", en: "CI/CD" },
					items: ["GitLab CI", "GitHub Actions", "Azure DevOps", "Jenkins"],
				},
			},
			{
				title: { de: "Monitoring und Betrieb", en: "Monitoring and operations" },
				text: {
					de: "Metriken, Logs und Alarme, die ein Problem melden, bevor der erste Anwender anruft.",
					en: "Metrics, logs and alerts that flag a problem before the first user picks up the phone.",
				},
				icon: "activity",
				technologies: {
					title: { de: "Monitoring", en: "Monitoring" },
					items: ["Prometheus", "Grafana", "Loki", "Elastic Stack", "Zabbix"],
				},
			},
		],
	},
	services: {
		title: { de: "Was ich für Sie übernehme", en: "What I can do for you" },
		lead: {
			de: "Einzeln oder zusammen. Jede Seite zeigt an einem fiktiven Praxisbeispiel, wie so ein Projekt abläuft.",
			en: "One at a time or combined. Each page uses a fictional example to show how such a project runs.",
		},
	},
	experience: {
		title: { de: "Projekte und Zertifikate", en: "Projects and certifications" },
		lead: {
			de: "Kundenprojekte aus den letzten Jahren mit Vorgehen und Ergebnis, dazu meine Zertifikate.",
			en: "A selection of recent projects, and my certifications.",
		},
		projectsTitle: { de: "Projekte", en: "Projects" },
		certificationsTitle: { de: "Zertifizierungen", en: "Certifications" },
		location: {
			title: LOCATION,
			text: {
				de: "Im Rheinland und im Ruhrgebiet bin ich schnell vor Ort, zu Workshops und Übergaben reise ich auch weiter. Der größte Teil der Arbeit läuft remote.",
				en: "I can be on site quickly in the Rhineland and the Ruhr area, and I travel further afield for workshops and handovers. Most of the work is done remotely.",
			},
		},
	},
	contact: {
		title: { de: "Schreiben Sie mir", en: "Get in touch" },
		lead: {
			de: "Ein paar Sätze genügen: was Sie vorhaben, wo es hakt und wann es losgehen soll. Ich antworte persönlich.",
			en: "A few sentences will do: what you’re planning, where you’re stuck and when you’d like to start. I reply personally.",
		},
		directTitle: { de: "Oder direkt", en: "Or reach me directly" },
		formNote: {
			de: "Das Formular öffnet Ihr Mailprogramm mit dem fertigen Text. Gesendet wird erst, wenn Sie dort auf „Senden“ klicken. Die Website speichert davon nichts auf einem Server; was Sie eintippen, behält nur dieser Tab Ihres Browsers, bis Sie ihn schließen.",
			en: "The form opens your email program with the text filled in. Nothing is sent until you press Send there. The website stores none of it on a server; only this tab of your browser keeps what you type, until you close it.",
		},
	},
};
