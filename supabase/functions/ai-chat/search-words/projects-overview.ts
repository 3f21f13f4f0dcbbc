/** Search words of the sentences of projects/overview; see `search-words.ts`. */
export const projectsOverview = {
	"Für wen ich gearbeitet":
		"Kunden Auftraggeber Referenzen aktuell derzeit Werkzeuge Technologien Vorgehen Ablauf Portfolio clients references current tools approach worked Überblick Seiteninhalt Übersichtsseite Firma Tätigkeitsbereich Thema contents page currently overview company",
	"Einige Kundenprojekte beschreibe":
		"Referenzen Details ausführlich Fallstudien Kunden Auftraggeber Auswahl case studies references selected customer Erfolgsgeschichte Projektbeschreibung Projektbericht detailliert vertiefen Einblick vorstellen Erfahrungsbericht story in-depth detailed portrait",
	"die Zahlen stehen für":
		"Anzahl Statistik Gesamtzahl Kennzahlen Zählung ausgenommen number count statistics excluding small assignments zählen mitzählen insgesamt Menge Kurzeinsatz abweichen widersprüchlich Differenz total counted altogether excluded discrepancy",
	"figures, three current":
		"Projektübersicht Kennzahlen Werkzeuge Schwerpunkte laufende Ablauf Referenzen Arbeitsweise aktuelle references statistics tools workflow Gliederung Rubrik Abschnitt Tech-Stack Aufbau structure active stack section topic",
	"Cloud-Migration, Automatisierung und":
		"Bahn Eisenbahn Ausland Auftrag aktuell Umzug railway Switzerland security networks customer Auftraggeber Gleisbau Schiene Zug gegenwärtig momentan Engagement Schweizer Auslandseinsatz rail train Swiss ongoing abroad",
	"Cloud and DevOps Engineer":
		"Rolle Position Funktion Jobtitel Berufsbezeichnung Aufgabe Tätigkeit role title job Berufstitel Stellenbezeichnung Beruf Stelle Aufgabengebiet Ingenieur Verantwortung Rollenbezeichnung occupation function capacity duty",
	"Alle Seiten liegen":
		"Homepage Webseite statisch Auslieferung vorgerendert gebaut Ladezeit static website pages built prerendered Eigenbau schnell laden Ladegeschwindigkeit Framework Rendering Hosting Technik CMS Baukasten fast speed loading",
	"Der Assistent läuft":
		"Chatbot Bot Chat Fragen Quelle Wissensbasis erfinden Serverless beantworten answers source runs KI Halluzination ausdenken herkommen Wissen Datenquelle Sprachmodell hallucinate language-model grounded backend invent",
	"GitHub Actions prüft":
		"Deployment Pipeline CI automatisch Release Tests online deploy publish checks changes automatically ausrollen freischalten aktualisieren hochladen Qualitätskontrolle automatisieren upload go-live automated testing Veröffentlichung",
	"Konzept, Entwicklung und":
		"Rolle gebaut Eigenleistung alleine verantwortlich Urheber programmiert role designed developed operated built Alleingang Betreiber selbstgemacht Eigenregie entwickeln Webentwickler dahinter betreiben Ersteller Agentur developer agency himself maintain",
	"Vorlagen, mit denen":
		"Templates Muster Blaupause Infrastruktur wiederverwenden Bausteine Provisionierung Upgrade blueprints reusable infrastructure Schablone Starterkit Grundgerüst Referenzarchitektur Modul erstellen provisionieren starter boilerplate module scaffolding provision",
	"Die Praxisbeispiele zu":
		"Anleitung Demo Musterbeispiele nachlesen Schritte Tutorial ansehen Vorführung examples walkthrough Szenario durchlesen nachvollziehen veranschaulichen konkret illustrate scenario read concrete sample Anschauungsbeispiel",
	"Konzept und Entwicklung":
		"Rolle Eigenleistung entworfen gebaut Urheber role designed developed author Verfasser selbstgebaut created Autor Schöpfer ausgedacht konzipieren eigenhändig Anteil Beitrag authored conceived contribution maker",
	"Sie schildern, was":
		"Ziel Wunsch Anforderungen Deadline Termin Zeitplan Anfrage Erwartung Kennenlernen mitteilen Vorgespräch goals requirements first call expectations describe Erstkontakt Auftakt Vorhaben Problemstellung Briefing Frist vorbereiten Telefonat loslegen kickoff prepare",
	"Ich frage nach Systemen":
		"Kennenlernen ehrlich passen geeignet Absage ablehnen Eignung Ansprechpartner Rahmenbedingungen honest suitable fit decline questions responsibilities zusammenpassen Kompetenz abraten Klartext ungeeignet Selbsteinschätzung zusagen reject turn-down frank candid competence",
	"Architektur, Code, Pipelines":
		"Analyse Audit Istzustand untersuchen Quellcode Monitoring Ausgaben Durchsicht Assessment existing review assess analysis costs Begutachtung anschauen durchleuchten Bestand begutachten Ist-Analyse Codereview Inspektion inspect examine codebase current-state",
	"Das Ergebnis ist eine":
		"Bericht Priorität Mängel Schwachstellen Report priorisiert dringend findings risks prioritised urgency Rangfolge herauskommen Gefahr Mängelliste Handlungsbedarf Auswertung deliverable ranking outcome issue",
	"Zielbild und Weg dorthin":
		"Konzept Architektur Plan Umfang Länge Roadmap Zielarchitektur Konzeptpapier target design concept short pages Entwurf Papier kurz knapp Dokument Seitenzahl Fahrplan Skizze brief draft blueprint document length",
	"Jede größere Entscheidung":
		"Begründung Dokumentation nachvollziehbar Architekturentscheidung Varianten Optionen Protokoll decision record reasons documented rationale ADR Nachvollziehbarkeit rückblickend Wahl Abwägung verworfen aufschreiben erklären choice trade-off traceable hindsight",
	"Änderungen laufen über":
		"Rollback rückgängig Versionierung Freigabe Kontrolle Deployment zurückrollen Absicherung changes undo zurücknehmen Vier-Augen-Prinzip gegenlesen kaputtmachen schiefgehen nachverfolgen Qualitätssicherung Codeprüfung revert peer-review tracked safe",
	"Sie sehen regelmäßig":
		"Fortschritt Zwischenstand Status Transparenz umpriorisieren Mitsprache Prioritäten Berichte Einfluss mitbestimmen progress reprioritise visibility order Meilenstein mitreden einbezogen Zwischenergebnis agil Sprint umplanen steuern milestone agile involved steer",
	"Code, Dokumentation und":
		"Eigentum gehören behalten Rechte Quellcode Projektende Unterlagen Abhängigkeit ownership keep belongs documentation handover Lock-in Nutzungsrecht Urheberrecht Lizenz mitnehmen hinterlassen Besitz Repository copyright licence possess intellectual-property",
	"Ihr Team führt die":
		"Wissenstransfer Schulung Einarbeitung üben Probe Training Mitarbeiter Begleitung anlernen knowledge transfer practice procedures handover staff beibringen lernen einweisen Generalprobe selbstständig eigenständig befähigen teach learn coach enable hands-on",
};
