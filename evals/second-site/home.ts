import type { Home } from "../../src/content/home.ts";

export const home: Home = {
	meta: { title: "Raumakustik aus Flensburg", description: "Räume für Sprache und Musik planen und messen." },
	summaryEn:
		"Freelance acoustics consultant from Flensburg, Germany, self-employed since 2014. She plans and measures how offices, schools and rehearsal rooms sound.",
	hero: {
		title: "Räume, in denen man sich versteht.",
		lead: "Ich berechne, messe und verbessere, wie Büros, Schulen und Proberäume klingen. Mein Büro liegt am Flensburger Hafen, meine Messgeräte passen in einen Kombi.",
		badges: ["DIN 18041", "ODEON", "Dansk tales"],
		sinceBadge: "Selbstständig seit 2014",
		clientsTitle: "Im Auftrag von",
		stats: [{ value: "310", label: "gemessene Räume" }],
		startButton: "Raum beschreiben",
		cvButton: "Werdegang laden",
	},
	about: {
		title: "Von der Tonmeisterin zur Beraterin",
		story: [
			"Gelernt habe ich das Zuhören als Tonmeisterin in Konzertsälen. Dort fiel mir auf, dass viele Probleme am Mischpult in Wahrheit Probleme des Raums sind.",
			"Im Jahr 2014 habe ich mich deshalb mit Raumakustik selbstständig gemacht. Zuerst kamen Musikschulen, später Büros, in denen niemand mehr ungestört telefonieren konnte.",
			"Gern arbeite ich mit Menschen, die ihr Gebäude gut kennen: Hausmeisterinnen, Lehrkräfte, Orchesterwarte. Sie wissen, wo es hallt, lange bevor ein Messgerät läuft.",
		],
		timelineTitle: "Mein Weg",
		timeline: [
			{ year: 2006, title: "Tonmeisterin", description: "Aufnahmen in Konzertsälen.", icon: "team" },
			{ year: 2014, title: "Eigenes Akustikbüro", description: "Zuerst für Musikschulen.", icon: "flag" },
			{ year: 2019, title: "Offene Büros", description: "Dazu Aufträge in Dänemark.", icon: "building" },
		],
		competenciesTitle: "Worin ich gut bin",
		competencies: [
			{ title: "Nachhall berechnen", text: "Vor dem Umbau wissen, wie der Raum klingt.", icon: "gauge" },
			{ title: "Sprache", text: "Die letzte Reihe versteht ohne Mühe mit.", icon: "consulting" },
			{ title: "Tiefe Töne", text: "Kantenabsorber und Resonatoren gegen Dröhnen.", icon: "network" },
			{ title: "Berichte", text: "Drei Sätze am Anfang, nach denen man entscheiden kann.", icon: "compass" },
		],
		technologiesTitle: "Geräte und Programme",
		technologyGroups: [
			{ title: "Simulation", items: ["ODEON", "CadnaR", "IFC-Modelle"] },
			{ title: "Messtechnik", items: ["Schallpegelmesser Klasse 1", "Dodekaeder-Lautsprecher", "STIPA"] },
			{ title: "Normen", items: ["DIN 18041", "VDI 2569", "ISO 3382"] },
		],
	},
	services: { title: "Wobei ich Ihnen helfe", lead: "Vom Konzept bis zum Seminar, mit erfundenen Fällen." },
	experience: {
		title: "Aufträge und Abschluss",
		lead: "Zwei Aufträge, über die ich sprechen darf, und ein Zertifikat.",
		projectsTitle: "Aufträge",
		certificationsTitle: "Weiterbildung",
		location: { title: "Flensburg", text: "Zwischen Hamburg und Aarhus messe ich selbst vor Ort." },
	},
	contact: {
		title: "Erzählen Sie mir von Ihrem Raum",
		lead: "Größe, Nutzung und ein paar Fotos reichen für eine erste Einschätzung.",
		directTitle: "Ohne Formular",
		formNote: "Das Formular legt Ihnen eine fertige E-Mail an; abgeschickt wird sie von Ihnen.",
	},
};
