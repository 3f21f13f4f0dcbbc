import type { Localized } from "../../src/content/language.ts";
import type { Service } from "../../src/content/types.ts";

const consulting: Service<Localized> = {
	slug: "consulting",
	icon: "consulting",
	title: { de: "Akustikberatung", en: "Acoustic design" },
	meta: {
		title: { de: "Akustikberatung vor dem Umbau", en: "Acoustic design before a rebuild" },
		description: {
			de: "Akustikkonzepte für Büros, Schulen und Säle, gerechnet schon vor dem Umbau.",
			en: "Acoustic designs for offices, schools and halls, calculated before the rebuild.",
		},
	},
	description: {
		de: "Ich rechne vor dem Umbau durch, wie Ihr Raum klingen wird und was sich lohnt.",
		en: "Before you rebuild, I calculate how your room will sound and which measures pay off.",
	},
	lead: {
		de: "Auf dem Plan wirkt ein offenes Büro ruhig; im Betrieb hört man jedes Telefonat drei Tische weit. Ich rechne vorher durch, was Decke, Wände und Möbel schlucken, und sage auch, welche Absorber Sie sich sparen können.",
		en: "On the plan an open-plan office looks quiet; in use, every phone call carries three desks. I calculate beforehand how much ceiling, walls and furniture absorb, and also tell you which absorbers you can do without.",
	},
	features: [
		{
			title: { de: "Rechenmodell", en: "Model" },
			text: {
				de: "Es zeigt, wie viel Absorberfläche nötig ist und wo sie wirkt.",
				en: "It shows how much absorber area is needed and where it works.",
			},
		},
		{
			title: { de: "Zonen und Möbel", en: "Zones and furniture" },
			text: {
				de: "Stellwände, Regale und Abstände bewirken im Büro oft mehr als die Decke. Telefonplätze lege ich so, dass ein Gespräch nach zwei Tischreihen im Grundgeräusch untergeht.",
				en: "In an office, screens, shelves and distances often achieve more than the ceiling. I place the phone desks so that a call is lost in the background noise after two rows.",
			},
		},
		{
			title: { de: "Ausschreibung", en: "Tender" },
			text: {
				de: "Ich schreibe produktneutral aus und prüfe die Angebote. Bietet eine Firma einen anderen Absorber an, rechne ich nach, ob die Wirkung gleich bleibt.",
				en: "I write tenders that name no product, and check the offers. If a firm offers another absorber, I recalculate whether the effect stays the same.",
			},
		},
	],
	technologies: ["ODEON", "CadnaR", "VDI 2569", "DIN 18041", { de: "IFC-Modelle", en: "IFC models" }],
	scenarios: [
		{
			id: "offenes-buero",
			title: { de: "Wieder telefonieren im offenen Büro", en: "Phone calls in an open-plan office again" },
			startingPoint: {
				de: "Eine Steuerkanzlei ist mit 32 Personen in ein offenes Büro gezogen. Gespräche lenken noch in 14\u00a0Metern Entfernung ab. Die Betondecke darf nicht verkleidet werden, weil sie das Haus kühlt.",
				en: "A tax firm of 32 people has moved into an open-plan office. Conversations still distract at a distance of 14\u00a0metres. The concrete ceiling must stay bare because it cools the building.",
			},
			phases: [
				{
					title: { de: "Begehung", en: "Site visit" },
					duration: { de: "2 Tage", en: "2 days" },
					tasks: [
						{ de: "Ablenkung messen", en: "Measure the distraction" },
						{ de: "Beschäftigte befragen", en: "Survey the staff" },
					],
				},
				{
					title: { de: "Varianten", en: "Options" },
					duration: { de: "2 Wochen", en: "2 weeks" },
					tasks: [{ de: "Stellwände und Regale durchrechnen", en: "Calculate screens and shelves" }],
				},
				{
					title: { de: "Umbau", en: "Rebuild" },
					duration: { de: "3 Wochen", en: "3 weeks" },
					tasks: [
						{ de: "Montage begleiten", en: "Supervise the fitting" },
						{ de: "Nachmessen", en: "Measure again" },
					],
				},
			],
			results: [
				{
					value: "6\u00a0m",
					label: {
						de: "Ablenkungsabstand, vorher 14\u00a0m",
						en: "distraction distance, down from 14\u00a0m",
					},
				},
				{
					value: "46\u00a0m²",
					label: {
						de: "Absorber, im ersten Angebot 90\u00a0m²",
						en: "of absorbers, 90\u00a0m² in the first offer",
					},
				},
			],
			conclusion: {
				de: "Die Kanzlei telefoniert wieder am Platz, und die Betondecke kühlt weiter.",
				en: "The firm makes its calls at the desks again, and the concrete ceiling goes on cooling.",
			},
		},
	],
	relatedServices: ["messung", "schulung"],
};

const measurement: Service<Localized> = {
	slug: "messung",
	icon: "gauge",
	title: { de: "Akustische Messung", en: "Acoustic measurement" },
	meta: {
		title: { de: "Nachhall und Lärm messen", en: "Measuring reverberation and noise" },
		description: {
			de: "Nachhall, Sprachverständlichkeit und Lärm vor Ort messen, mit Protokoll und Erklärung.",
			en: "Reverberation, speech intelligibility and noise measured on site, with a record and an explanation.",
		},
	},
	description: {
		de: "Ich messe Nachhall, Sprachverständlichkeit und Lärm und erkläre, was daraus folgt.",
		en: "I measure reverberation, speech intelligibility and noise, and explain the consequences.",
	},
	lead: {
		de: "„Es hallt“ lässt sich schlecht ausschreiben. Eine Messung macht daraus eine Zahl, an der sich Angebot und Ergebnis prüfen lassen. Ich messe abends oder in den Ferien, damit Ihr Betrieb weiterläuft.",
		en: "“It echoes” is hard to put into a tender. A measurement turns it into a number against which offer and result can be checked. I measure in the evening or during holidays, so that your work goes on.",
	},
	features: [
		{
			title: { de: "Nachhallzeit", en: "Reverberation time" },
			text: {
				de: "Ein Dodekaeder-Lautsprecher regt den Raum an, sechs Mikrofonpositionen zeichnen das Abklingen auf. Ein Klassenzimmer dauert eine halbe Stunde.",
				en: "A dodecahedron loudspeaker excites the room, and six microphone positions record the decay. A classroom takes half an hour.",
			},
		},
		{
			title: { de: "Sprachverständlichkeit", en: "Speech intelligibility" },
			text: {
				de: "STIPA zeigt, was in der letzten Reihe ankommt.",
				en: "STIPA shows how much reaches the back row.",
			},
		},
		{
			title: { de: "Lärm am Arbeitsplatz", en: "Noise at work" },
			text: {
				de: "Pegel über ganze Schichten, Maschine für Maschine.",
				en: "Levels over whole shifts, machine by machine.",
			},
		},
	],
	technologies: [
		{ de: "Schallpegelmesser Klasse 1", en: "Class 1 sound level meter" },
		{ de: "Dodekaeder-Lautsprecher", en: "Dodecahedron loudspeaker" },
		"STIPA",
		"ISO 3382",
	],
	scenarios: [
		{
			id: "klassenzimmer",
			title: {
				de: "Vierzehn Klassenzimmer in den Herbstferien",
				en: "Fourteen classrooms in the autumn holidays",
			},
			startingPoint: {
				de: "Eine Grundschule nimmt erstmals Kinder mit Hörgeräten auf. In den 14 Klassenzimmern beträgt die Nachhallzeit im Mittel 1,2\u00a0Sekunden, und Lehrkräfte klagen über Heiserkeit.",
				en: "A primary school admits children with hearing aids for the first time. The reverberation time in its 14 classrooms averages 1.2\u00a0seconds, and teachers complain of hoarseness.",
			},
			phases: [
				{
					title: { de: "Messen", en: "Measuring" },
					duration: { de: "2 Tage", en: "2 days" },
					tasks: [
						{ de: "Alle 14 Räume messen", en: "Measure all 14 rooms" },
						{ de: "Decken prüfen lassen", en: "Have the ceilings checked" },
					],
				},
				{
					title: { de: "Ausstatten", en: "Fitting out" },
					duration: { de: "4 Wochen", en: "4 weeks" },
					tasks: [
						{
							de: "Ein Musterzimmer einrichten und nachmessen",
							en: "Fit out one sample room and measure it again",
						},
					],
				},
			],
			results: [
				{
					value: { de: "0,5\u00a0s", en: "0.5\u00a0s" },
					label: { de: "Nachhallzeit, vorher 1,2\u00a0s", en: "reverberation time, down from 1.2\u00a0s" },
				},
				{
					value: "−6\u00a0dB",
					label: { de: "Pegel während der Gruppenarbeit", en: "level during group work" },
				},
			],
			conclusion: {
				de: "Die Kinder verstehen auch leise Stimmen, und im Unterricht wird weniger gerufen.",
				en: "The children understand quiet voices too, and there is less shouting in class.",
			},
		},
	],
	relatedServices: ["consulting", "schulung"],
};

const training: Service<Localized> = {
	slug: "schulung",
	icon: "team",
	title: { de: "Seminare für Planungsbüros", en: "Seminars for architects" },
	meta: {
		title: { de: "Seminare zur Raumakustik", en: "Seminars on room acoustics" },
		description: {
			de: "Ein Tag Raumakustik für Architektur und Innenausbau, im Büro oder online.",
			en: "One day of room acoustics for architects and interior fitters, at your office or online.",
		},
	},
	description: {
		de: "Ich bringe Architektinnen und Innenausbauern bei, Akustik von Anfang an mitzuplanen.",
		en: "I teach architects and interior fitters to plan for acoustics from the start.",
	},
	lead: {
		de: "Wird die Akustik erst nach der ersten Beschwerde geplant, kostet sie doppelt. Im Seminar rechnen bis zu zwölf Teilnehmende einen Tag lang an einem eigenen Entwurf und nehmen eine Tabelle mit, mit der sie weiterarbeiten können.",
		en: "Acoustics planned after the first complaint cost twice as much. In the seminar, up to twelve participants spend a day calculating a design of their own, and take away a spreadsheet they can go on using.",
	},
	features: [
		{
			title: { de: "Normen lesen", en: "Reading standards" },
			text: {
				de: "Welche Anforderung der DIN 18041 gilt für Kita, Büro und Ratssaal?",
				en: "Which requirement of DIN 18041 applies to a nursery, an office, a council chamber?",
			},
		},
		{
			title: { de: "Absorber auswählen", en: "Choosing absorbers" },
			text: {
				de: "Ein Koffer mit 20 Mustern geht durch die Reihen.",
				en: "A case of 20 samples is passed round.",
			},
		},
		{
			title: { de: "Hörproben", en: "Listening" },
			text: {
				de: "Dieselbe Stimme in fünf Räumen, über Kopfhörer.",
				en: "The same voice in five rooms, over headphones.",
			},
		},
	],
	technologies: ["DIN 18041", { de: "Auralisation", en: "Auralisation" }, "ODEON"],
	scenarios: [],
	relatedServices: ["consulting", "messung"],
};

export const services: readonly Service<Localized>[] = [consulting, measurement, training];
