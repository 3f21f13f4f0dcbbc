import type { CaseStudy, Certification, Engagement, ProjectsOverview } from "../../src/content/types.ts";

const ferries: Engagement = {
	kind: "engagement",
	slug: "vindholt",
	title: "Vindholt Færger: leisere Salons",
	meta: { title: "Vindholt Færger: leisere Salons", description: "Messfahrten und Absorber auf Fähren." },
	summaryEn:
		"From 2024 until December 2026, acoustics consultant for the ferry company Vindholt Færger in Sønderborg, Denmark: measuring on board and quieter saloons.",
	client: "Vindholt Færger",
	category: "Schiffsakustik",
	period: "2024 bis Dezember 2026",
	year: 2024,
	location: "Sønderborg",
	role: "Akustikberaterin",
	description: "Fünf Fähren erhalten Salons, in denen Durchsagen zu verstehen sind.",
	lead: "Für Vindholt Færger begleite ich seit 2024 den Umbau der Fahrgastsalons. Der Vertrag läuft im Dezember 2026 aus, wenn die fünfte Fähre die Werft verlässt.",
	company: ["Vindholt Færger verbindet mit fünf Fähren die Inseln südlich von Fünen."],
	taskGroups: [
		{ title: "Messfahrten", icon: "gauge", items: ["Pegel während der Überfahrt aufzeichnen"] },
		{ title: "Umbau", icon: "building", items: ["Nicht brennbare Absorber auswählen", "Durchsagen prüfen"] },
	],
	technologies: ["STIPA", "Vibrationsaufnehmer", "Nicht brennbare Absorber"],
	focus: ["Verständliche Durchsagen", "Ruhe im Salon"],
	relatedServices: ["messung", "consulting"],
};

const musicSchool: CaseStudy = {
	kind: "case-study",
	slug: "musikschule-sandholm",
	title: "Musikschule Sandholm: Proberäume",
	meta: { title: "Musikschule Sandholm", description: "Sechs Proberäume in Kappeln ohne Dröhnen." },
	summaryEn:
		"In 2023, room acoustics planner for Musikschule Sandholm in Kappeln: six rehearsal rooms in a former grain store got panel resonators against booming bass.",
	client: "Musikschule Sandholm",
	clientArticle: "der",
	category: "Proberäume",
	period: "2023",
	year: 2023,
	location: "Kappeln",
	role: "Fachplanerin für Raumakustik",
	description: "Sechs Proberäume in einem alten Kornspeicher klingen wieder trocken.",
	lead: "Die Musikschule Sandholm ist in einen Kornspeicher mit würfelförmigen Räumen gezogen. Schlagzeug und Kontrabass dröhnten darin so, dass der Unterricht litt.",
	outcome: "Sechs Proberäume ohne Dröhnen",
	goals: ["Das Dröhnen unter 120\u00a0Hertz beseitigen", "Die Holzbalken sichtbar lassen"],
	challenges: [{ title: "Denkmalschutz", text: "An den Balken durfte nichts verschraubt werden." }],
	approach: [
		{ title: "Raummoden messen", text: "Das Dröhnen lag in fünf Räumen bei 57\u00a0Hertz." },
		{ title: "Resonatoren", text: "Eine Tischlerei baute frei stehende, abgestimmte Plattenresonatoren." },
	],
	results: ["In allen sechs Räumen klingt der Bass so schnell ab wie die Mitten."],
	technologies: ["Plattenresonatoren", "ODEON", "Messmikrofone"],
	relatedServices: ["consulting", "messung"],
};

export const projects = [ferries, musicSchool];

export const projectsOverview: ProjectsOverview = {
	title: "Aufträge im Überblick",
	meta: { title: "Aufträge im Überblick", description: "Laufende Arbeit, Messtechnik und Ablauf." },
	summaryEn: "Current work, tools and the way an assignment runs, from the first sketch to the final check.",
	lead: "Woran ich gerade arbeite, womit ich messe und wie ein Auftrag bei mir verläuft.",
	sign: "85 Aufträge",
	tiles: [{ value: "85", label: "Aufträge seit 2014" }],
	currentProjects: [
		{
			title: ferries.title,
			period: "bis Dezember 2026",
			role: ferries.role,
			description: "Umbau der Fahrgastsalons auf fünf Fähren; die vierte liegt gerade in der Werft.",
			technologies: ["STIPA", "Nicht brennbare Absorber"],
			href: "/projects/vindholt",
		},
	],
	coreTechnologies: [{ title: "Immer dabei", items: ["Schallpegelmesser Klasse 1", "STIPA", "ODEON"] }],
	approach: [
		{ title: "Skizze und Fotos", text: "Darauf antworte ich mit einer Einschätzung und einem Festpreis." },
		{ title: "Messen und rechnen", text: "Danach lege ich zwei bis drei Varianten mit ihren Kosten vor." },
		{ title: "Nachmessung", text: "Weicht das Ergebnis vom Modell ab, kläre ich auf meine Kosten, warum." },
	],
	card: { category: "Aufträge", count: "85", description: "Ablauf und Technik.", technologies: ["STIPA"] },
};

export const certifications: readonly Certification[] = [
	{
		slug: "fachplanung-raumakustik",
		title: "Fachplanung Raumakustik",
		meta: { title: "Raumakustik (FR-210)", description: "Räume für Sprache und Musik planen." },
		summaryEn:
			"Active certificate in room acoustics planning (exam FR-210, level Professional) from the Institut für Hörsamkeit, valid until 2028.",
		issuer: "Institut für Hörsamkeit",
		level: "Professional",
		status: "Aktiv zertifiziert",
		image: "FR-210",
		lead: "Dieses Zertifikat belegt, dass ich Räume für Sprache und Musik planen und messen kann. Geprüft wird an einem echten Saal: einen Tag messen, eine Woche rechnen, eine Stunde verteidigen.",
		competencies: [
			{ title: "Planung", text: "Anforderungen aus der Nutzung ableiten und im Rechenmodell nachweisen." },
			{ title: "Messung", text: "Nachhallzeit und Sprachverständlichkeit samt Unsicherheit bestimmen." },
		],
		tags: { title: "Prüfungsstoff", items: ["DIN 18041", "ISO 3382", "Auralisation"] },
		details: [{ label: "Gültig bis", value: "März 2028" }],
		relatedServices: ["consulting", "messung"],
	},
];
