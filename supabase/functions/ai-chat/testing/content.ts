import type { CaseStudy, Certification, Engagement, Service } from "../../../../src/content/types.ts";
import type { SiteContent } from "../site-content.ts";

const meta = (title: string) => ({ title, description: `${title}, kurz beschrieben.` });

const brewing: Service = {
	slug: "tea-brewing",
	title: "Teezubereitung",
	meta: meta("Teezubereitung"),
	summaryEn: "Brewing of green and black tea, measured and documented.",
	icon: "cloud",
	description: "Grüner und schwarzer Tee, nach Zeit und Temperatur gebrüht.",
	lead: "Ich brühe Tee so, dass er jedes Mal gleich schmeckt.",
	features: [
		{ title: "Wassertemperatur", text: "Das Thermometer regelt auf ein Grad genau. Danach zieht der Tee." },
		{ title: "Ziehzeit", text: "Ich messe die Zeit mit einer Sanduhr." },
		{ title: "Verkostung", text: "Drei Prüfer bewerten jede Charge." },
	],
	technologies: ["Samowar", "Thermometer", "Sanduhr"],
	scenarios: [
		{
			id: "teehaus",
			title: "Teehaus mit zwei Theken",
			company: "Teehaus",
			startingPoint: "Ein Teehaus brüht an zwei Theken verschieden.",
			phases: [
				{ title: "Messen", duration: "2 Wochen", tasks: ["Proben nehmen", "Werte vergleichen"] },
				{ title: "Angleichen", duration: "1 Woche", tasks: ["Rezept festlegen", "Personal einweisen"] },
			],
			results: [
				{ value: "3 min", label: "Ziehzeit an beiden Theken" },
				{ value: "0", label: "Reklamationen im Monat" },
			],
			conclusion: "Beide Theken brühen jetzt denselben Tee.",
		},
	],
	relatedServices: ["leaf-trading"],
};

const trading: Service = {
	...brewing,
	slug: "leaf-trading",
	title: "Blatthandel",
	meta: meta("Blatthandel"),
	summaryEn: "Buying and storing of tea leaves.",
	description: "Einkauf und Lagerung von Teeblättern.",
	lead: "Gute Blätter brauchen trockene Lager.",
	features: [{ title: "Lagerhaltung", text: "Trocken, dunkel und luftdicht." }],
	technologies: ["Waage", "Thermometer", "Ledger Pro"],
	scenarios: [],
	relatedServices: [],
};

const palace: CaseStudy = {
	kind: "case-study",
	slug: "palace",
	title: "Palais: Neuer Samowar",
	meta: meta("Palais"),
	summaryEn: "In 2021, head brewer at Palais in Bremen. The project replaced the samovar.",
	client: "Palais",
	category: "Ausstattung",
	period: "2021",
	year: 2021,
	location: "Bremen",
	role: "Braumeister",
	outcome: "Der neue Samowar ist dicht",
	description: "Alter Samowar raus, neuer Samowar rein.",
	lead: "Der alte Samowar tropfte.",
	technologies: ["Samowar", "Kupfer"],
	relatedServices: ["tea-brewing"],
	goals: ["Ein dichter Samowar"],
	challenges: [{ title: "Denkmalschutz", text: "Die Wand durfte nicht angebohrt werden." }],
	approach: [{ title: "Abbau", text: "Zuerst wurde der alte Samowar geleert." }],
	results: ["Der neue Samowar ist dicht."],
};

const express: Engagement = {
	kind: "engagement",
	slug: "night-train",
	title: "Nachtzug: Tee an Bord",
	meta: meta("Nachtzug"),
	summaryEn: "Since 2024, tea steward for the night train company Nachtzug in Switzerland.",
	client: "Nachtzug",
	category: "Service an Bord",
	period: "seit 2024",
	year: 2024,
	location: "Schweiz",
	role: "Teewart",
	description: "Tee für Reisende, auch bei Seegang.",
	lead: "Der Zug ruckelt, der Tee nicht.",
	technologies: ["Thermoskanne"],
	relatedServices: ["tea-brewing"],
	company: ["Nachtzug fährt nachts durch die Alpen."],
	taskGroups: [{ title: "Ausschank", icon: "team", items: ["Becher füllen", "Becher einsammeln"] }],
	focus: ["Pünktlichkeit"],
};

const diploma: Certification = {
	slug: "tea-master",
	title: "Certified Tea Master",
	meta: meta("Tea Master"),
	summaryEn: "Active Certified Tea Master (exam TM-7).",
	issuer: "Teekammer",
	level: "Expert",
	status: "Aktiv zertifiziert",
	image: "TM",
	lead: "Der Tea Master kennt jede Sorte.",
	competencies: [{ title: "Sortenkunde", text: "Weiß, grün, gelb, Oolong, schwarz und Pu-Erh." }],
	tags: { title: "Sorten", items: ["Oolong", "Pu-Erh"] },
	details: [{ label: "Prüfung", value: "TM-7" }],
	relatedServices: ["tea-brewing"],
};

/** A small site about something else entirely, so that no answer can come from anywhere but the content. */
export const teaSite: SiteContent = {
	owner: {
		name: "Tea Muster",
		jobTitle: "Freiberufliche Teemeisterin",
		email: "tea@example.org",
		profile: { label: "Teenetz", url: "https://example.org/tea" },
		postalAddress: {
			street: "Teeweg 7",
			postalCode: "28195",
			city: "Bremen",
			country: "Deutschland",
			countryCode: "DE",
		},
		vatId: "DE123456789",
	},
	availability: { de: "Verfügbar", en: "available" },
	home: {
		summaryEn: "Freelance tea master from Bremen.",
		hero: { cvButton: "Vita laden" },
		about: {
			title: "Vom Beutel zum Blatt",
			story: ["Ich trinke Tee, seit ich denken kann. Beutel waren der Anfang."],
			timelineTitle: "Stationen",
			timeline: [{ year: 1999, title: "Erste Kanne", description: "Pfefferminze.", icon: "flag" }],
			competenciesTitle: "Kernkompetenzen",
			competencies: [{ title: "Geschmack", text: "Süß, sauer, bitter.", icon: "gauge" }],
			technologiesTitle: "Technologien",
			technologyGroups: [{ title: "Gefäße", items: ["Samowar", "Gaiwan"] }],
		},
		experience: { location: { title: "Bremen", text: "Vor Ort in ganz Norddeutschland." } },
	},
	projectsOverview: {
		title: "Projektübersicht",
		summaryEn: "Overview of tea projects.",
		lead: "Alle Projekte.",
		currentProjects: [
			{
				title: "Teekiste",
				period: "laufend",
				role: "Packerin",
				description: "Kisten packen.",
				technologies: ["Holz"],
			},
		],
		coreTechnologies: [{ title: "Werkstoffe", items: ["Holz", "Kupfer"] }],
		approach: [{ title: "Kosten", text: "Wir kosten zuerst." }],
	},
	services: [brewing, trading],
	projects: [express, palace],
	certifications: [diploma],
	legalPages: [
		{
			path: "/datenschutz",
			title: "Datenschutz",
			meta: meta("Datenschutz"),
			summaryEn: "Privacy notice.",
			lead: "Was mit Ihren Daten geschieht.",
			sections: [{ title: "Teetrinkerkartei", paragraphs: ["Die Kartei führt nur Vornamen."] }],
		},
	],
	sitePaths: [
		"/",
		"/services/tea-brewing",
		"/services/leaf-trading",
		"/projects/overview",
		"/projects/palace",
		"/projects/night-train",
		"/certifications/tea-master",
		"/datenschutz",
	],
	homeAnchors: ["/#home", "/#about", "/#services", "/#experience", "/#contact"],
};
