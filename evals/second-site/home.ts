import type { Home } from "../../src/content/home.ts";
import type { Localized } from "../../src/content/language.ts";

export const home: Home<Localized> = {
	meta: {
		title: { de: "Raumakustik aus Flensburg", en: "Room acoustics from Flensburg" },
		description: {
			de: "Räume für Sprache und Musik planen und messen: Büros, Schulen und Proberäume zwischen Hamburg und Aarhus.",
			en: "Planning and measuring rooms for speech and music: offices, schools and rehearsal rooms between Hamburg and Aarhus.",
		},
	},
	hero: {
		title: { de: "Räume, in denen man sich versteht.", en: "Rooms where people understand each other." },
		lead: {
			de: "Ich berechne, messe und verbessere, wie Büros, Schulen und Proberäume klingen. Mein Büro liegt am Flensburger Hafen, meine Messgeräte passen in einen Kombi.",
			en: "I calculate, measure and improve how offices, schools and rehearsal rooms sound. My office is at Flensburg harbour, and my instruments fit into an estate car.",
		},
		badges: ["DIN 18041", "ODEON", "Dansk tales"],
		sinceBadge: { de: "Selbstständig seit 2014", en: "Self-employed since 2014" },
		clientsTitle: { de: "Im Auftrag von", en: "Commissioned by" },
		stats: [{ value: "310", label: { de: "gemessene Räume", en: "rooms measured" } }],
		startButton: { de: "Raum beschreiben", en: "Describe your room" },
		cvButton: { de: "Werdegang laden", en: "Download CV" },
		drawing: {
			description: {
				de: "Linienplan: von der Skizze über Messung und Modell zum Raum, von dort zu Büro, Schule und Bühne, und nach der Abnahme zurück.",
				en: "Transit map: from a sketch by way of measurement and model to the room, from there to office, school and stage, and back after the final check.",
			},
			start: [
				{ de: "Skizze", en: "Sketch" },
				{ de: "Messung", en: "Measure" },
				{ de: "Modell", en: "Model" },
			],
			hub: { de: "Raumklang", en: "Room sound" },
			branches: [
				{ de: "Büro", en: "Office" },
				{ de: "Schule", en: "School" },
				{ de: "Bühne", en: "Stage" },
			],
			end: { de: "Abnahme", en: "Final check" },
			feedback: [{ de: "Hörprobe", en: "Listening" }, { de: "Bericht", en: "Report" }, "STIPA"],
			caption: { de: "Ruhe im Saal", en: "Quiet in the hall" },
		},
	},
	about: {
		title: { de: "Von der Tonmeisterin zur Beraterin", en: "From sound engineer to consultant" },
		story: [
			{
				de: "Gelernt habe ich das Zuhören als Tonmeisterin in Konzertsälen. Dort fiel mir auf, dass viele Probleme am Mischpult in Wahrheit Probleme des Raums sind.",
				en: "I learnt to listen as a sound engineer in concert halls. That is where I noticed that many problems at the mixing desk are really problems of the room.",
			},
			{
				de: "Im Jahr 2014 habe ich mich deshalb mit Raumakustik selbstständig gemacht. Zuerst kamen Musikschulen, später Büros, in denen niemand mehr ungestört telefonieren konnte.",
				en: "So in 2014 I set up on my own in room acoustics. Music schools came first, then offices in which nobody could make a phone call in peace.",
			},
			{
				de: "Gern arbeite ich mit Menschen, die ihr Gebäude gut kennen: Hausmeisterinnen, Lehrkräfte, Orchesterwarte. Sie wissen, wo es hallt, lange bevor ein Messgerät läuft.",
				en: "I like to work with people who know their building well: caretakers, teachers, orchestra attendants. They know where it echoes long before an instrument is switched on.",
			},
		],
		timelineTitle: { de: "Mein Weg", en: "My path" },
		timeline: [
			{
				year: 2006,
				title: { de: "Tonmeisterin", en: "Sound engineer" },
				description: { de: "Aufnahmen in Konzertsälen.", en: "Recordings in concert halls." },
				icon: "team",
			},
			{
				year: 2014,
				title: { de: "Eigenes Akustikbüro", en: "My own acoustics practice" },
				description: { de: "Zuerst für Musikschulen.", en: "For music schools at first." },
				icon: "flag",
			},
			{
				year: 2019,
				title: { de: "Offene Büros", en: "Open-plan offices" },
				description: { de: "Dazu Aufträge in Dänemark.", en: "And work in Denmark." },
				icon: "building",
			},
		],
		competenciesTitle: { de: "Worin ich gut bin", en: "What I am good at" },
		competencies: [
			{
				title: { de: "Nachhall berechnen", en: "Calculating reverberation" },
				text: {
					de: "Vor dem Umbau wissen, wie der Raum klingt.",
					en: "Knowing how a room will sound before it is rebuilt.",
				},
				icon: "gauge",
			},
			{
				title: { de: "Sprache", en: "Speech" },
				text: {
					de: "Die letzte Reihe versteht ohne Mühe mit.",
					en: "The back row follows without effort.",
				},
				icon: "consulting",
			},
			{
				title: { de: "Tiefe Töne", en: "Low notes" },
				text: {
					de: "Kantenabsorber und Resonatoren gegen Dröhnen.",
					en: "Edge absorbers and resonators against booming.",
				},
				icon: "network",
			},
			{
				title: { de: "Berichte", en: "Reports" },
				text: {
					de: "Drei Sätze am Anfang, nach denen man entscheiden kann.",
					en: "Three sentences at the start, enough to decide on.",
				},
				icon: "compass",
			},
		],
		technologiesTitle: { de: "Geräte und Programme", en: "Instruments and programs" },
		technologyGroups: [
			{
				title: { de: "Simulation", en: "Simulation" },
				items: ["ODEON", "CadnaR", { de: "IFC-Modelle", en: "IFC models" }],
			},
			{
				title: { de: "Messtechnik", en: "Measurement" },
				items: [
					{ de: "Schallpegelmesser Klasse 1", en: "Class 1 sound level meter" },
					{ de: "Dodekaeder-Lautsprecher", en: "Dodecahedron loudspeaker" },
					"STIPA",
				],
			},
			{ title: { de: "Normen", en: "Standards" }, items: ["DIN 18041", "VDI 2569", "ISO 3382"] },
		],
	},
	services: {
		title: { de: "Wobei ich Ihnen helfe", en: "How I can help" },
		lead: {
			de: "Vom Konzept bis zum Seminar, mit erfundenen Fällen.",
			en: "From design to seminar, with made-up cases.",
		},
	},
	experience: {
		title: { de: "Aufträge und Abschluss", en: "Work and certificate" },
		lead: {
			de: "Zwei Aufträge, über die ich sprechen darf, und ein Zertifikat.",
			en: "Two pieces of work I may talk about, and one certificate.",
		},
		projectsTitle: { de: "Aufträge", en: "Work" },
		certificationsTitle: { de: "Weiterbildung", en: "Training" },
		location: {
			title: { de: "Flensburg", en: "Flensburg, Germany" },
			text: {
				de: "Zwischen Hamburg und Aarhus messe ich selbst vor Ort.",
				en: "Between Hamburg and Aarhus I do the measuring on site myself.",
			},
		},
	},
	contact: {
		title: { de: "Erzählen Sie mir von Ihrem Raum", en: "Tell me about your room" },
		lead: {
			de: "Größe, Nutzung und ein paar Fotos reichen für eine erste Einschätzung.",
			en: "Its size, its use and a few photos are enough for a first opinion.",
		},
		directTitle: { de: "Ohne Formular", en: "Without the form" },
		formNote: {
			de: "Das Formular legt Ihnen eine fertige E-Mail an; abgeschickt wird sie von Ihnen.",
			en: "The form prepares an e-mail for you; it is you who sends it.",
		},
	},
};
