import type { Localized, Service } from "../types.ts";

export const aiDevelopment: Service<Localized> = {
	slug: "ai-development",
	icon: "brain",
	title: { de: "KI-Entwicklung", en: "AI development" },
	meta: {
		title: {
			de: "KI-Entwicklung: RAG, Assistenten und Betrieb",
			en: "AI development: RAG, assistants and operations",
		},
		description: {
			de: "Assistenten, die aus Ihren eigenen Dokumenten antworten und die Fundstelle nennen: Entwicklung, Datenschutz und Betrieb von LLM-Anwendungen.",
			en: "Assistants that answer from your own documents and cite their source: building LLM applications, protecting your data and running them.",
		},
	},
	description: {
		de: "Ich baue Assistenten, die aus Ihren Dokumenten antworten und die Fundstelle nennen, prüfe sie an echten Fragen und betreibe sie mit Pipeline und Monitoring.",
		en: "I build assistants that answer from your documents and cite their source, test them with real questions, and run them with a pipeline and monitoring.",
	},
	lead: {
		de: "Ich bringe Sprachmodelle in den Betrieb: auf Grundlage Ihrer eigenen Dokumente und geprüft an echten Fragen aus Ihrem Haus. Einen Prototyp haben viele Unternehmen. Für den Betrieb fehlen meist der Nachweis, dass die Antworten stimmen, ein Rechtekonzept für die Quellen und jemand, der Kosten und Ausfälle im Blick hat. Meine Anwendungen werden betrieben wie jeder andere Dienst: mit Pipeline, Monitoring und Rückfallebene.",
		en: "I take language models into production, grounded in your own documents and tested with real questions from your business. Many companies have a prototype. To go live, most still need proof that the answers are right, access control for the sources, and someone to keep an eye on costs and outages. What I build is run like any other service: with a pipeline, monitoring and a fallback.",
	},
	features: [
		{
			title: { de: "Antworten aus eigenen Quellen", en: "Answers from your own sources" },
			text: {
				de: "Retrieval-Augmented Generation (RAG) über Handbücher, Wikis und Tickets: Volltext- und Vektorsuche liefern die Textstellen, das Modell formuliert daraus die Antwort. Zu jeder Aussage nennt sie Dokument und Abschnitt.",
				en: "Retrieval-augmented generation (RAG) over manuals, wikis and tickets: full-text and vector search find the passages, and the model phrases the answer from them. Every statement cites its document and section.",
			},
		},
		{
			title: { de: "Zugriffsrechte in der Suche", en: "Permission-aware search" },
			text: {
				de: "Jede Abfrage wird nach den Gruppen aus Ihrem Verzeichnisdienst gefiltert. Was jemand nicht öffnen darf, gelangt auch nicht in seine Antwort.",
				en: "Every query is filtered by the groups in your directory service. A document that someone isn’t allowed to open never finds its way into their answer.",
			},
		},
		{
			title: { de: "Anbindung an Fachsysteme", en: "Connecting business systems" },
			text: {
				de: "Assistenten fragen ERP, Ticketsystem oder Datenbank über eng begrenzte Werkzeuge ab. Weil Dokumente eingeschleuste Anweisungen enthalten können (Prompt Injection), gibt ein Mensch jeden schreibenden Schritt frei.",
				en: "Assistants query your ERP, ticket system or database through tightly limited tools. Because documents can contain injected instructions (prompt injection), a person approves every step that writes.",
			},
		},
		{
			title: { de: "MLOps und Qualitätsmessung", en: "MLOps and quality measurement" },
			text: {
				de: "Prompts, Modellversionen und Indizes gehen durch die CI-Pipeline, ein Testsatz aus echten Fragen entscheidet über die Freigabe. Im Betrieb zeigen Dashboards Latenz, Kosten je Anfrage und den Anteil abgelehnter Fragen.",
				en: "Prompts, model versions and indexes go through the CI pipeline, and a test set of real questions decides whether they are released. In operation, dashboards show latency, cost per request and the share of questions declined.",
			},
		},
		{
			title: { de: "Datenschutz und Modellwahl", en: "Data protection and choice of model" },
			text: {
				de: "Mit Ihrem Datenschutzbeauftragten kläre ich Auftragsverarbeitung, EU-Region und Aufbewahrung der Eingaben. Dürfen Daten das Haus nicht verlassen, läuft ein offenes Modell mit vLLM auf eigenen GPUs.",
				en: "With your data protection officer, I settle the data processing agreement, the EU region and the retention of inputs. If data must stay in-house, an open model runs with vLLM on your own GPUs.",
			},
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
			title: {
				de: "Assistent für den technischen Kundendienst",
				en: "Assistant for technical customer service",
			},
			startingPoint: {
				de: "Der Kundendienst eines mittelständischen Maschinenbauers sucht Antworten in rund 11.000 Dokumenten, vom Handbuch bis zum Servicebericht. Im Mittel vergehen 19\u00a0Minuten, bis die richtige Stelle gefunden ist. Ein erster Prototyp antwortet flüssig, verwechselt aber Baureihen und nennt keine Quelle. Die Serviceleitung gibt ihn deshalb nicht frei.",
				en: "The service department of a mid-sized machinery manufacturer looks for answers in some 11,000 documents, from manuals to service reports. Finding the right passage takes 19\u00a0minutes on average. A first prototype answers fluently, but mixes up product series and cites no source. The head of service therefore won’t sign it off.",
			},
			phases: [
				{
					title: { de: "Testfragen und Datenlage", en: "Test questions and data" },
					days: 10,
					tasks: [
						{
							de: "150 echte Anfragen sammeln; erfahrene Techniker ergänzen die richtige Fundstelle",
							en: "Collect 150 real enquiries; experienced technicians add the correct passage to each",
						},
						{
							de: "Dokumente nach Baureihe, Revision und Zugriffsrecht ordnen, veraltete Stände aussondern",
							en: "Sort documents by product series, revision and access rights, and weed out obsolete versions",
						},
						{
							de: "Mit Datenschutzbeauftragtem und Betriebsrat festlegen, was protokolliert und wann es gelöscht wird",
							en: "Agree with the data protection officer and the works council what is logged and when it is deleted",
						},
					],
				},
				{
					title: { de: "Index und Suche", en: "Index and search" },
					days: 15,
					tasks: [
						{
							de: "PDF-Dateien samt Tabellen auslesen, Scans per OCR erfassen, Text entlang der Kapitel zerlegen",
							en: "Extract PDFs including their tables, read scans by OCR, and split the text along its chapters",
						},
						{
							de: "Namen und Telefonnummern aus Serviceberichten entfernen, bevor sie in den Index gelangen",
							en: "Remove names and phone numbers from service reports before they reach the index",
						},
						{
							de: "Volltextsuche und pgvector kombinieren, mit Baureihe, Revision und Benutzergruppe als Filter",
							en: "Combine full-text search and pgvector, filtered by product series, revision and user group",
						},
						{
							de: "Trefferquote (Recall@10) am Testsatz messen, bevor ein Modell Antworten formuliert",
							en: "Measure retrieval (Recall@10) on the test set before a model writes any answers",
						},
					],
				},
				{
					title: { de: "Antworten mit Fundstelle", en: "Answers with sources" },
					days: 15,
					tasks: [
						{
							de: "Modell in einer EU-Region anbinden, Training mit den Eingaben vertraglich ausschließen",
							en: "Connect a model in an EU region, with training on the inputs ruled out by contract",
						},
						{
							de: "Fragen ohne ausreichende Fundstelle ablehnen und an den Innendienst verweisen",
							en: "Decline questions without a sufficient source and refer them to the service desk",
						},
						{
							de: "Prompt Injection mit präparierten Dokumenten testen; der Assistent hat nur Lesezugriff",
							en: "Test for prompt injection with crafted documents; the assistant has read access only",
						},
					],
				},
				{
					title: { de: "Pilot", en: "Pilot" },
					days: 20,
					tasks: [
						{
							de: "18 Techniker nutzen den Assistenten im Alltag und bewerten seine Antworten",
							en: "18 technicians use the assistant in their daily work and rate its answers",
						},
						{
							de: "Falsche Antworten wöchentlich auswerten und als eigene Regressionstests aufnehmen",
							en: "Analyse wrong answers every week and add each as a regression test",
						},
						{
							de: "Suchzeit mit derselben Methode messen wie vor dem Projekt",
							en: "Measure search time by the same method as before the project",
						},
					],
				},
				{
					title: { de: "Übergang in den Betrieb", en: "Going live" },
					days: 10,
					tasks: [
						{
							de: "Testsatz als Hürde in die CI-Pipeline einbauen, Modellversion fest vorgeben",
							en: "Make the test set a gate in the CI pipeline and pin the model version",
						},
						{
							de: "SLOs für Latenz und Verfügbarkeit vereinbaren, Kosten je Anfrage überwachen",
							en: "Agree SLOs for latency and availability, and monitor the cost per request",
						},
						{
							de: "Auf die reine Suche zurückfallen, wenn der Modellanbieter ausfällt",
							en: "Fall back to search alone when the model provider is down",
						},
						{
							de: "Internes Team einweisen und Runbook übergeben",
							en: "Train the in-house team and hand over the runbook",
						},
					],
				},
			],
			results: [
				{
					value: { de: "88\u00a0%", en: "88%" },
					label: { de: "Testfragen mit richtiger Fundstelle", en: "of test questions with the right source" },
				},
				{
					value: "6\u00a0min",
					label: {
						de: "mittlere Suchzeit, vorher 19\u00a0min",
						en: "average search time, previously 19\u00a0min",
					},
				},
				{
					value: "<\u00a05\u00a0s",
					label: { de: "Antwortzeit im 95. Perzentil", en: "response time at the 95th percentile" },
				},
				{
					value: { de: "14 Wochen", en: "14 weeks" },
					label: { de: "bis zum Regelbetrieb", en: "to full operation" },
				},
			],
			conclusion: {
				de: "Die Techniker finden die richtige Stelle in rund einem Drittel der Zeit, und wo die Dokumente keine Antwort hergeben, sagt der Assistent das.",
				en: "Technicians find the right passage in about a third of the time, and where the documents hold no answer, the assistant says so.",
			},
		},
	],
	diagram: {
		kind: "pipeline",
		title: { de: "Eine Antwort, die ihre Quelle nennt", en: "An answer that names its source" },
		caption: {
			de: "Was jemand nicht öffnen darf, gelangt auch nicht in seine Antwort.",
			en: "What someone may not open doesn’t get into their answer either.",
		},
		items: [
			{
				title: { de: "Dokumente", en: "Documents" },
				text: { de: "Handbücher, Wikis und Tickets", en: "Manuals, wikis and tickets" },
			},
			{
				title: { de: "Rechte", en: "Permissions" },
				text: {
					de: "Gefiltert nach den Gruppen aus Ihrem Verzeichnisdienst",
					en: "Filtered by the groups in your directory service",
				},
			},
			{
				title: { de: "Suche", en: "Search" },
				text: {
					de: "Volltext- und Vektorsuche liefern die Textstellen.",
					en: "Full-text and vector search find the passages.",
				},
			},
			{
				title: { de: "Modell", en: "Model" },
				text: { de: "Formuliert daraus die Antwort", en: "Turns them into an answer" },
			},
			{
				title: { de: "Antwort", en: "Answer" },
				text: { de: "Nennt Dokument und Abschnitt", en: "Names document and section" },
			},
		],
	},
	questions: [
		{
			question: {
				de: "Wie entsteht ein KI-Assistent für eigene Dokumente?",
				en: "How is an AI assistant for our own documents built?",
			},
			answer: {
				de: "Am Anfang stehen echte Fragen aus Ihrem Haus mit der richtigen Fundstelle; an ihnen wird jeder Schritt gemessen. Dann werden die Dokumente durchsuchbar gemacht, das Modell formuliert daraus Antworten mit Quelle, und ein Pilot im Alltag zeigt, was noch fehlt. In den Betrieb geht der Assistent mit Pipeline, Monitoring und Rückfallebene.",
				en: "It starts with real questions from your business and the right passage for each; every step is measured against them. Then the documents are made searchable, the model phrases answers with their source, and a pilot in daily work shows what is still missing. The assistant goes live with a pipeline, monitoring and a fallback.",
			},
		},
		{
			question: {
				de: "Wie lange dauert es bis zum fertigen KI-Assistenten?",
				en: "How long does it take to get an AI assistant live?",
			},
			answer: {
				de: "Das hängt vom Zustand der Dokumente, von den Zugriffsrechten und von den Systemen ab, die angebunden werden. Als Anhaltspunkt: Ein erfundenes Praxisbeispiel mit rund 11.000 Dokumenten kommt auf 14 Wochen.",
				en: "That depends on the state of the documents, on access rights and on the systems to be connected. As an indication, an invented worked example with some 11,000 documents takes 14 weeks.",
			},
		},
		{
			question: {
				de: "Bleiben unsere Daten bei einem KI-Assistenten im Haus?",
				en: "Does our data stay in-house with an AI assistant?",
			},
			answer: {
				de: "Wenn es sein muss, ja: Dann läuft ein offenes Modell mit vLLM auf eigenen GPUs. Sonst werden mit Ihrem Datenschutzbeauftragten Auftragsverarbeitung, EU-Region und Aufbewahrung der Eingaben geklärt. Die Suche beachtet die Zugriffsrechte: Was jemand nicht öffnen darf, gelangt nicht in seine Antwort.",
				en: "If it has to, yes: then an open model runs with vLLM on your own GPUs. Otherwise the data processing agreement, the EU region and the retention of inputs are settled with your data protection officer. Search respects access rights: a document that someone may not open never finds its way into their answer.",
			},
		},
		{
			question: {
				de: "Welche Erfahrung gibt es mit KI-Entwicklung?",
				en: "What experience is there with AI development?",
			},
			answer: {
				de: "KI-Assistenten, die aus den Dokumenten eines Unternehmens antworten, gehören seit 2023 zur Arbeit. Ein eigenes Projekt ist der Assistent dieser Website, der als Edge Function läuft und sich auf die Texte der Seiten stützt. Ein Kundenprojekt mit KI ist hier nicht beschrieben.",
				en: "AI assistants that answer from a company’s own documents have been part of the work since 2023. One personal project is the assistant of this website, which runs as an edge function and bases its answers on the text of the pages. No client project with AI is described here.",
			},
		},
		{
			question: {
				de: "Was passiert, wenn ein KI-Assistent falsch antwortet?",
				en: "What if an AI assistant gives a wrong answer?",
			},
			answer: {
				de: "Ausschließen lässt sich das nicht, aber messen und begrenzen. Ein Testsatz aus echten Fragen entscheidet über jede Freigabe, jede Aussage nennt ihre Quelle, und Fragen ohne ausreichende Fundstelle lehnt der Assistent ab. Falsche Antworten werden zu neuen Tests.",
				en: "It can’t be ruled out, but it can be measured and limited. A test set of real questions decides on every release, each statement cites its source, and questions without a sufficient source are declined. Wrong answers become new tests.",
			},
		},
	],
	relatedServices: ["devops", "security", "database-management"],
};
