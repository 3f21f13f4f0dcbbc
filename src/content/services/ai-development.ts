import type { Service } from "../types.ts";

export const aiDevelopment: Service = {
	slug: "ai-development",
	icon: "ai",
	title: "KI-Entwicklung",
	meta: {
		title: "KI-Entwicklung: RAG, Assistenten und Betrieb",
		description:
			"Assistenten, die aus Ihren eigenen Dokumenten antworten und die Fundstelle nennen: Entwicklung, Datenschutz und Betrieb von LLM-Anwendungen.",
	},
	summaryEn:
		"Applications built on large language models: retrieval-augmented generation over your own documents, assistants with limited tools, evaluation in the pipeline and day-to-day operation. Data protection and access rights are settled first.",
	description:
		"Ich baue Assistenten, die aus Ihren Dokumenten antworten und die Fundstelle nennen, prüfe sie an echten Fragen und betreibe sie mit Pipeline und Monitoring.",
	lead: "Einen Prototyp mit einem Sprachmodell gibt es in vielen Unternehmen. Für den Betrieb fehlen meist der Nachweis, dass die Antworten stimmen, ein Rechtekonzept für die Quellen und jemand, der Kosten und Ausfälle im Blick hat. Ich baue Anwendungen auf Grundlage Ihrer eigenen Dokumente und prüfe sie an echten Fragen aus Ihrem Haus. Betrieben werden sie wie jeder andere Dienst: mit Pipeline, Monitoring und Rückfallebene.",
	features: [
		{
			title: "Antworten aus eigenen Quellen",
			text: "Retrieval-Augmented Generation (RAG) über Handbücher, Wikis und Tickets: Volltext- und Vektorsuche liefern die Textstellen, das Modell formuliert daraus die Antwort. Zu jeder Aussage stehen Dokument und Abschnitt dabei.",
		},
		{
			title: "Zugriffsrechte in der Suche",
			text: "Jede Abfrage wird nach den Gruppen aus Ihrem Verzeichnisdienst gefiltert. Was jemand nicht öffnen darf, gelangt auch nicht in seine Antwort.",
		},
		{
			title: "Anbindung an Fachsysteme",
			text: "Assistenten fragen ERP, Ticketsystem oder Datenbank über eng begrenzte Werkzeuge ab. Weil Dokumente eingeschleuste Anweisungen enthalten können (Prompt-Injection), gibt ein Mensch jeden schreibenden Schritt frei.",
		},
		{
			title: "MLOps und Qualitätsmessung",
			text: "Prompts, Modellversionen und Indizes gehen durch die CI-Pipeline, ein Testsatz aus echten Fragen entscheidet über die Freigabe. Im Betrieb zeigen Dashboards Latenz, Kosten je Anfrage und den Anteil abgelehnter Fragen.",
		},
		{
			title: "Datenschutz und Modellwahl",
			text: "Mit Ihrem Datenschutzbeauftragten kläre ich Auftragsverarbeitung, EU-Region und Aufbewahrung der Eingaben. Dürfen Daten das Haus nicht verlassen, läuft ein offenes Modell mit vLLM auf eigenen GPUs.",
		},
	],
	technologies: [
		"RAG",
		"Python",
		"Azure OpenAI",
		"pgvector",
		"Amazon Bedrock",
		"vLLM",
		"OpenSearch",
		"FastAPI",
		"Model Context Protocol",
		"MLflow",
		"Kubernetes",
		"OpenTelemetry",
	],
	scenarios: [
		{
			id: "assistent-kundendienst",
			title: "Assistent für den technischen Kundendienst",
			company: "Kundendienst eines mittelständischen Maschinenbauers",
			startingPoint:
				"Der Kundendienst eines mittelständischen Maschinenbauers sucht Antworten in rund 11.000 Dokumenten, vom Handbuch bis zum Servicebericht. Im Mittel vergehen 19\u00a0Minuten, bis die richtige Stelle gefunden ist. Ein erster Prototyp antwortet flüssig, verwechselt aber Baureihen und nennt keine Quelle. Die Serviceleitung gibt ihn deshalb nicht frei.",
			phases: [
				{
					title: "Testfragen und Datenlage",
					duration: "2 Wochen",
					tasks: [
						"150 echte Anfragen sammeln; erfahrene Techniker ergänzen die richtige Fundstelle",
						"Dokumente nach Baureihe, Revision und Zugriffsrecht ordnen, veraltete Stände aussondern",
						"Mit Datenschutzbeauftragtem und Betriebsrat festlegen, was protokolliert und wann es gelöscht wird",
					],
				},
				{
					title: "Index und Suche",
					duration: "3 Wochen",
					tasks: [
						"PDF-Dateien samt Tabellen auslesen, Scans per OCR erfassen, Text entlang der Kapitel zerlegen",
						"Namen und Telefonnummern aus Serviceberichten entfernen, bevor sie in den Index gelangen",
						"Volltextsuche und pgvector kombinieren, mit Baureihe, Revision und Benutzergruppe als Filter",
						"Trefferquote (Recall@10) am Testsatz messen, bevor ein Modell Antworten formuliert",
					],
				},
				{
					title: "Antworten mit Fundstelle",
					duration: "3 Wochen",
					tasks: [
						"Modell in einer EU-Region anbinden, Training mit den Eingaben vertraglich ausschließen",
						"Fragen ohne ausreichende Fundstelle ablehnen und an den Innendienst verweisen",
						"Prompt-Injection mit präparierten Dokumenten testen; der Assistent hat nur Lesezugriff",
					],
				},
				{
					title: "Pilot",
					duration: "4 Wochen",
					tasks: [
						"18 Techniker nutzen den Assistenten im Alltag und bewerten seine Antworten",
						"Falsche Antworten wöchentlich auswerten und als eigene Regressionstests aufnehmen",
						"Suchzeit mit derselben Methode messen wie vor dem Projekt",
					],
				},
				{
					title: "Übergang in den Betrieb",
					duration: "2 Wochen",
					tasks: [
						"Testsatz als Hürde in die CI-Pipeline einbauen, Modellversion fest vorgeben",
						"SLOs für Latenz und Verfügbarkeit vereinbaren, Kosten je Anfrage überwachen",
						"Auf die reine Suche zurückfallen, wenn der Modellanbieter ausfällt",
						"Internes Team einweisen und Runbook übergeben",
					],
				},
			],
			results: [
				{ value: "88\u00a0%", label: "Testfragen mit richtiger Fundstelle" },
				{ value: "6\u00a0min", label: "mittlere Suchzeit, vorher 19\u00a0min" },
				{ value: "<\u00a05\u00a0s", label: "Antwortzeit im 95. Perzentil" },
				{ value: "14 Wochen", label: "bis zum Regelbetrieb" },
			],
			conclusion:
				"Die Techniker finden die richtige Stelle in rund einem Drittel der Zeit, und wo die Dokumente keine Antwort hergeben, sagt der Assistent das.",
		},
	],
	relatedServices: ["devops", "security", "database-management"],
};
