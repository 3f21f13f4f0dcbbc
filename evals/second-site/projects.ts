import type { Localized } from "../../src/content/language.ts";
import type { ProjectsOverview } from "../../src/content/projects-overview.ts";
import type { CaseStudy, Certification, Engagement } from "../../src/content/types.ts";

const ferries: Engagement<Localized> = {
	kind: "engagement",
	slug: "vindholt",
	title: { de: "Vindholt Færger: leisere Salons", en: "Vindholt Færger: quieter saloons" },
	meta: {
		title: { de: "Vindholt Færger: leisere Salons", en: "Vindholt Færger: quieter saloons" },
		description: {
			de: "Messfahrten und nicht brennbare Absorber auf fünf Fähren südlich von Fünen.",
			en: "Measuring trips and non-combustible absorbers on five ferries south of Funen.",
		},
	},
	client: "Vindholt Færger",
	category: { de: "Schiffsakustik", en: "Ship acoustics" },
	period: { de: "2024 bis Dezember 2026", en: "2024 to December 2026" },
	year: 2024,
	isOnHome: true,
	location: "Sønderborg",
	role: { de: "Akustikberaterin", en: "Acoustics consultant" },
	description: {
		de: "Fünf Fähren erhalten Salons, in denen Durchsagen zu verstehen sind.",
		en: "Five ferries are given saloons in which announcements can be understood.",
	},
	lead: {
		de: "Für Vindholt Færger begleite ich seit 2024 den Umbau der Fahrgastsalons. Der Vertrag läuft im Dezember 2026 aus, wenn die fünfte Fähre die Werft verlässt.",
		en: "I have accompanied the rebuild of the passenger saloons for Vindholt Færger since 2024. The contract ends in December 2026, when the fifth ferry leaves the shipyard.",
	},
	company: [
		{
			de: "Vindholt Færger verbindet mit fünf Fähren die Inseln südlich von Fünen.",
			en: "Vindholt Færger connects the islands south of Funen with five ferries.",
		},
	],
	taskGroups: [
		{
			title: { de: "Messfahrten", en: "Measuring trips" },
			icon: "gauge",
			items: [{ de: "Pegel während der Überfahrt aufzeichnen", en: "Record levels during the crossing" }],
		},
		{
			title: { de: "Umbau", en: "Rebuild" },
			icon: "building",
			items: [
				{ de: "Nicht brennbare Absorber auswählen", en: "Choose non-combustible absorbers" },
				{ de: "Durchsagen prüfen", en: "Check the announcements" },
			],
		},
	],
	technologies: [
		"STIPA",
		{ de: "Vibrationsaufnehmer", en: "Vibration sensors" },
		{ de: "Nicht brennbare Absorber", en: "Non-combustible absorbers" },
	],
	focus: [
		{ de: "Verständliche Durchsagen", en: "Clear announcements" },
		{ de: "Ruhe im Salon", en: "A quiet saloon" },
	],
	relatedServices: ["messung", "consulting"],
};

const musicSchool: CaseStudy<Localized> = {
	kind: "case-study",
	slug: "musikschule-sandholm",
	title: { de: "Musikschule Sandholm: Proberäume", en: "Musikschule Sandholm: rehearsal rooms" },
	meta: {
		title: { de: "Musikschule Sandholm: Proberäume", en: "Musikschule Sandholm: rehearsal rooms" },
		description: {
			de: "Sechs Proberäume in einem Kornspeicher in Kappeln, in denen der Bass nicht mehr dröhnt.",
			en: "Six rehearsal rooms in a granary in Kappeln in which the bass no longer booms.",
		},
	},
	client: "Musikschule Sandholm",
	clientArticle: "der",
	category: { de: "Proberäume", en: "Rehearsal rooms" },
	period: "2023",
	year: 2023,
	isOnHome: true,
	location: "Kappeln",
	role: { de: "Fachplanerin für Raumakustik", en: "Room acoustics planner" },
	description: {
		de: "Sechs Proberäume in einem alten Kornspeicher klingen wieder trocken.",
		en: "Six rehearsal rooms in an old granary sound dry again.",
	},
	lead: {
		de: "Die Musikschule Sandholm ist in einen Kornspeicher mit würfelförmigen Räumen gezogen. Schlagzeug und Kontrabass dröhnten darin so, dass der Unterricht litt.",
		en: "Musikschule Sandholm has moved into a granary with cube-shaped rooms. Drums and double bass boomed so much that lessons suffered.",
	},
	outcome: { de: "Sechs Proberäume ohne Dröhnen", en: "Six rehearsal rooms without booming" },
	goals: [
		{ de: "Das Dröhnen unter 120\u00a0Hertz beseitigen", en: "Remove the booming below 120\u00a0hertz" },
		{ de: "Die Holzbalken sichtbar lassen", en: "Leave the timber beams visible" },
	],
	challenges: [
		{
			title: { de: "Denkmalschutz", en: "Listed building" },
			text: {
				de: "An den Balken durfte nichts verschraubt werden.",
				en: "Nothing was allowed to be screwed to the beams.",
			},
		},
	],
	approach: [
		{
			title: { de: "Raummoden messen", en: "Measuring room modes" },
			text: {
				de: "Das Dröhnen lag in fünf Räumen bei 57\u00a0Hertz.",
				en: "In five rooms the booming was at 57\u00a0hertz.",
			},
		},
		{
			title: { de: "Resonatoren", en: "Resonators" },
			text: {
				de: "Eine Tischlerei baute frei stehende, abgestimmte Plattenresonatoren.",
				en: "A joiner built free-standing, tuned panel resonators.",
			},
		},
	],
	results: [
		{
			de: "In allen sechs Räumen klingt der Bass so schnell ab wie die Mitten.",
			en: "In all six rooms the bass decays as fast as the mid frequencies.",
		},
	],
	technologies: [
		{ de: "Plattenresonatoren", en: "Panel resonators" },
		"ODEON",
		{ de: "Messmikrofone", en: "Measurement microphones" },
	],
	relatedServices: ["consulting", "messung"],
};

export const projects = [ferries, musicSchool];

export const projectsOverview: ProjectsOverview<Localized> = {
	title: { de: "Aufträge im Überblick", en: "Overview of my work" },
	meta: {
		title: { de: "Aufträge im Überblick", en: "Overview of my work" },
		description: {
			de: "Laufende Arbeit, Messtechnik und der Ablauf eines Auftrags von der Skizze bis zur Nachmessung.",
			en: "Current work, instruments and the way an assignment runs, from the sketch to the final check.",
		},
	},
	lead: {
		de: "Woran ich gerade arbeite, womit ich messe und wie ein Auftrag bei mir verläuft.",
		en: "My current work, my instruments, and how an assignment with me runs.",
	},
	sign: { de: "85 Aufträge", en: "85 assignments" },
	tiles: [{ value: "85", label: { de: "Aufträge seit 2014", en: "assignments since 2014" } }],
	currentProjects: [
		{
			project: "vindholt",
			description: {
				de: "Umbau der Fahrgastsalons auf fünf Fähren; die vierte liegt gerade in der Werft.",
				en: "Rebuilding the passenger saloons of five ferries; the fourth is in the shipyard now.",
			},
			technologies: ["STIPA", { de: "Nicht brennbare Absorber", en: "Non-combustible absorbers" }],
		},
	],
	coreTechnologies: [
		{
			title: { de: "Immer dabei", en: "Always with me" },
			items: [{ de: "Schallpegelmesser Klasse 1", en: "Class 1 sound level meter" }, "STIPA", "ODEON"],
		},
	],
	approach: [
		{
			title: { de: "Skizze und Fotos", en: "Sketch and photos" },
			text: {
				de: "Darauf antworte ich mit einer Einschätzung und einem Festpreis.",
				en: "I reply to them with an opinion and a fixed price.",
			},
		},
		{
			title: { de: "Messen und rechnen", en: "Measuring and calculating" },
			text: {
				de: "Danach lege ich zwei bis drei Varianten mit ihren Kosten vor.",
				en: "Then I present two or three options with their costs.",
			},
		},
		{
			title: { de: "Nachmessung", en: "Final check" },
			text: {
				de: "Weicht das Ergebnis vom Modell ab, kläre ich auf meine Kosten, warum.",
				en: "If the result differs from the model, I find out why at my own expense.",
			},
		},
	],
	card: {
		category: { de: "Aufträge", en: "Assignments" },
		count: "85",
		description: { de: "Ablauf und Technik.", en: "Approach and instruments." },
		technologies: ["STIPA"],
	},
};

export const certifications: readonly Certification<Localized>[] = [
	{
		slug: "fachplanung-raumakustik",
		title: { de: "Fachplanung Raumakustik", en: "Room Acoustics Planning" },
		meta: {
			title: { de: "Raumakustik (FR-210)", en: "Room acoustics (FR-210)" },
			description: {
				de: "Zertifikat FR-210: Räume für Sprache und Musik planen und die Wirkung messen.",
				en: "Certificate FR-210: planning rooms for speech and music, and measuring the effect.",
			},
		},
		issuer: "Institut für Hörsamkeit",
		level: "Professional",
		status: "Aktiv zertifiziert",
		image: "FR-210",
		lead: {
			de: "Dieses Zertifikat belegt, dass ich Räume für Sprache und Musik planen und messen kann. Geprüft wird an einem echten Saal: einen Tag messen, eine Woche rechnen, eine Stunde verteidigen.",
			en: "This certificate shows that I can plan and measure rooms for speech and music. The exam takes place in a real hall: a day of measuring, a week of calculating, an hour of defending the result.",
		},
		competencies: [
			{
				title: { de: "Planung", en: "Planning" },
				text: {
					de: "Anforderungen aus der Nutzung ableiten und im Rechenmodell nachweisen.",
					en: "Deriving requirements from use and proving them in a model.",
				},
			},
			{
				title: { de: "Messung", en: "Measurement" },
				text: {
					de: "Nachhallzeit und Sprachverständlichkeit samt Unsicherheit bestimmen.",
					en: "Determining reverberation time and speech intelligibility with their uncertainty.",
				},
			},
		],
		tags: {
			title: { de: "Prüfungsstoff", en: "Exam topics" },
			items: ["DIN 18041", "ISO 3382", { de: "Auralisation", en: "Auralisation" }],
		},
		issued: "2025-04-01",
		expires: "2028-03-31",
		verifyUrl: "https://example.org/nachweis/fr-210",
		details: [{ label: { de: "Prüfungsort", en: "Place of the exam" }, value: "Aarhus" }],
		relatedServices: ["consulting", "messung"],
	},
];
