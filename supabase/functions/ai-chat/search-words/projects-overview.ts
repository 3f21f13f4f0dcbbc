/** Search words of the sentences of projects/overview; see `search-words.ts`. */
export const projectsOverview = {
	"Für wen ich gearbeitet":
		"Kunden Auftraggeber Referenzen aktuell derzeit Werkzeuge Technologien Vorgehen Ablauf Portfolio clients references current tools approach worked",
	"Einige Kundenprojekte beschreibe":
		"Referenzen Details ausführlich Fallstudien Kunden Auftraggeber Auswahl case studies references selected customer",
	"Die Zahlen sind Mindestwerte":
		"Anzahl Statistik Gesamtzahl Kennzahlen Zählung ausgenommen number count statistics excluding small assignments",
	"figures, three current":
		"Projektübersicht Kennzahlen Werkzeuge Schwerpunkte laufende Ablauf Referenzen Arbeitsweise aktuelle references statistics tools workflow",
	"Cloud-Migration, Automatisierung und":
		"Bahn Eisenbahn Ausland Auftrag aktuell Umzug railway Switzerland security networks customer Auftraggeber",
	"Cloud and DevOps Engineer":
		"Rolle Position Funktion Jobtitel Berufsbezeichnung Aufgabe Tätigkeit role title job Berufstitel",
	"Alle Seiten liegen":
		"Homepage Webseite statisch Auslieferung vorgerendert gebaut Ladezeit static website pages built prerendered Eigenbau",
	"Der Assistent läuft":
		"Chatbot Bot Chat Fragen Quelle Wissensbasis erfinden Serverless beantworten answers source runs",
	"GitHub Actions prüft":
		"Deployment Pipeline CI automatisch Release Tests online deploy publish checks changes automatically",
	"Konzept, Entwicklung und":
		"Rolle gebaut Eigenleistung alleine verantwortlich Urheber programmiert role designed developed operated built Alleingang Betreiber",
	"Vorlagen, mit denen":
		"Templates Muster Blaupause Infrastruktur wiederverwenden Bausteine Provisionierung Upgrade blueprints reusable infrastructure",
	"Die Praxisbeispiele zu":
		"Anleitung Demo Musterbeispiele nachlesen Schritte Tutorial ansehen Vorführung examples walkthrough",
	"Konzept und Entwicklung":
		"Rolle Eigenleistung entworfen gebaut Urheber role designed developed author Verfasser selbstgebaut created",
	"Sie schildern, was":
		"Ziel Wunsch Anforderungen Deadline Termin Zeitplan Anfrage Erwartung Kennenlernen mitteilen Vorgespräch goals requirements first call expectations describe",
	"Ich frage nach Systemen":
		"Kennenlernen ehrlich passen geeignet Absage ablehnen Eignung Ansprechpartner Rahmenbedingungen honest suitable fit decline questions responsibilities",
	"Architektur, Code, Pipelines":
		"Analyse Audit Istzustand untersuchen Quellcode Monitoring Ausgaben Durchsicht Assessment existing review assess analysis costs Begutachtung",
	"Das Ergebnis ist eine":
		"Bericht Priorität Mängel Schwachstellen Report priorisiert dringend findings risks prioritised urgency",
	"Zielbild und Weg dorthin":
		"Konzept Architektur Plan Umfang Länge Roadmap Zielarchitektur Konzeptpapier target design concept short pages",
	"Jede größere Entscheidung":
		"Begründung Dokumentation nachvollziehbar Architekturentscheidung Varianten Optionen Protokoll decision record reasons documented rationale",
	"Änderungen laufen über":
		"Rollback rückgängig Versionierung Freigabe Kontrolle Deployment zurückrollen Absicherung changes undo zurücknehmen",
	"Sie sehen regelmäßig":
		"Fortschritt Zwischenstand Status Transparenz umpriorisieren Mitsprache Prioritäten Berichte Einfluss mitbestimmen progress reprioritise visibility order",
	"Code, Dokumentation und":
		"Eigentum gehören behalten Rechte Quellcode Projektende Unterlagen Abhängigkeit ownership keep belongs documentation handover",
	"Ihr Team führt die":
		"Wissenstransfer Schulung Einarbeitung üben Probe Training Mitarbeiter Begleitung anlernen knowledge transfer practice procedures handover staff",
};
