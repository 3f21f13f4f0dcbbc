import type { Service } from "../../src/content/types.ts";

const consulting: Service = {
	slug: "consulting",
	icon: "consulting",
	title: "Akustikberatung",
	meta: { title: "Akustikberatung vor dem Umbau", description: "Konzepte für Büros, Schulen und Säle." },
	summaryEn: "Acoustic design before a rebuild: a calculated model in ODEON, furniture and a tender text.",
	description: "Ich rechne vor dem Umbau durch, wie Ihr Raum klingen wird und was sich lohnt.",
	lead: "Auf dem Plan wirkt ein offenes Büro ruhig; im Betrieb hört man jedes Telefonat drei Tische weit. Ich rechne vorher durch, was Decke, Wände und Möbel schlucken, und sage auch, welche Absorber Sie sich sparen können.",
	features: [
		{ title: "Rechenmodell", text: "Es zeigt, wie viel Absorberfläche nötig ist und wo sie wirkt." },
		{
			title: "Zonen und Möbel",
			text: "Stellwände, Regale und Abstände bewirken im Büro oft mehr als die Decke. Telefonplätze lege ich so, dass ein Gespräch nach zwei Tischreihen im Grundgeräusch untergeht.",
		},
		{
			title: "Ausschreibung",
			text: "Ich schreibe produktneutral aus und prüfe die Angebote. Bietet eine Firma einen anderen Absorber an, rechne ich nach, ob die Wirkung gleich bleibt.",
		},
	],
	technologies: ["ODEON", "CadnaR", "VDI 2569", "DIN 18041", "IFC-Modelle"],
	scenarios: [
		{
			id: "offenes-buero",
			title: "Wieder telefonieren im offenen Büro",
			company: "Steuerkanzlei",
			startingPoint:
				"Eine Steuerkanzlei ist mit 32 Personen in ein offenes Büro gezogen. Gespräche lenken noch in 14\u00a0Metern Entfernung ab. Die Betondecke darf nicht verkleidet werden, weil sie das Haus kühlt.",
			phases: [
				{ title: "Begehung", duration: "2 Tage", tasks: ["Ablenkung messen", "Beschäftigte befragen"] },
				{ title: "Varianten", duration: "2 Wochen", tasks: ["Stellwände und Regale durchrechnen"] },
				{ title: "Umbau", duration: "3 Wochen", tasks: ["Montage begleiten", "Nachmessen"] },
			],
			results: [
				{ value: "6\u00a0m", label: "Ablenkungsabstand, vorher 14\u00a0m" },
				{ value: "46\u00a0m²", label: "Absorber, im ersten Angebot 90\u00a0m²" },
			],
			conclusion: "Die Kanzlei telefoniert wieder am Platz, und die Betondecke kühlt weiter.",
		},
	],
	relatedServices: ["messung", "schulung"],
};

const measurement: Service = {
	slug: "messung",
	icon: "gauge",
	title: "Akustische Messung",
	meta: { title: "Nachhall und Lärm messen", description: "Nachhall, Sprache und Lärm, mit Protokoll." },
	summaryEn: "On-site measurement of reverberation, speech intelligibility and noise to ISO 3382.",
	description: "Ich messe Nachhall, Sprachverständlichkeit und Lärm und erkläre, was daraus folgt.",
	lead: "„Es hallt“ lässt sich schlecht ausschreiben. Eine Messung macht daraus eine Zahl, an der sich Angebot und Ergebnis prüfen lassen. Ich messe abends oder in den Ferien, damit Ihr Betrieb weiterläuft.",
	features: [
		{
			title: "Nachhallzeit",
			text: "Ein Dodekaeder-Lautsprecher regt den Raum an, sechs Mikrofonpositionen zeichnen das Abklingen auf. Ein Klassenzimmer dauert eine halbe Stunde.",
		},
		{ title: "Sprachverständlichkeit", text: "STIPA zeigt, was in der letzten Reihe ankommt." },
		{ title: "Lärm am Arbeitsplatz", text: "Pegel über ganze Schichten, Maschine für Maschine." },
	],
	technologies: ["Schallpegelmesser Klasse 1", "Dodekaeder-Lautsprecher", "STIPA", "ISO 3382"],
	scenarios: [
		{
			id: "klassenzimmer",
			title: "Vierzehn Klassenzimmer in den Herbstferien",
			company: "Grundschule",
			startingPoint:
				"Eine Grundschule nimmt erstmals Kinder mit Hörgeräten auf. In den 14 Klassenzimmern beträgt die Nachhallzeit im Mittel 1,2\u00a0Sekunden, und Lehrkräfte klagen über Heiserkeit.",
			phases: [
				{ title: "Messen", duration: "2 Tage", tasks: ["Alle 14 Räume messen", "Decken prüfen lassen"] },
				{ title: "Ausstatten", duration: "4 Wochen", tasks: ["Ein Musterzimmer einrichten und nachmessen"] },
			],
			results: [
				{ value: "0,5\u00a0s", label: "Nachhallzeit, vorher 1,2\u00a0s" },
				{ value: "−6\u00a0dB", label: "Pegel während der Gruppenarbeit" },
			],
			conclusion: "Die Kinder verstehen auch leise Stimmen, und im Unterricht wird weniger gerufen.",
		},
	],
	relatedServices: ["consulting", "schulung"],
};

const training: Service = {
	slug: "schulung",
	icon: "team",
	title: "Seminare für Planungsbüros",
	meta: { title: "Seminare zur Raumakustik", description: "Ein Tag für Architektur und Innenausbau." },
	summaryEn: "One-day seminars on room acoustics for architects, on site or online.",
	description: "Ich bringe Architektinnen und Innenausbauern bei, Akustik von Anfang an mitzuplanen.",
	lead: "Wird die Akustik erst nach der ersten Beschwerde geplant, kostet sie doppelt. Im Seminar rechnen bis zu zwölf Teilnehmende einen Tag lang an einem eigenen Entwurf und nehmen eine Tabelle mit, mit der sie weiterarbeiten können.",
	features: [
		{ title: "Normen lesen", text: "Welche Anforderung der DIN 18041 gilt für Kita, Büro und Ratssaal?" },
		{ title: "Absorber auswählen", text: "Ein Koffer mit 20 Mustern geht durch die Reihen." },
		{ title: "Hörproben", text: "Dieselbe Stimme in fünf Räumen, über Kopfhörer." },
	],
	technologies: ["DIN 18041", "Auralisation", "ODEON"],
	scenarios: [],
	relatedServices: ["consulting", "messung"],
};

export const services: readonly Service[] = [consulting, measurement, training];
