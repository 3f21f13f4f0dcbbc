/** Search words of the sentences of services/ai-development; see `search-words.ts`. */
export const servicesAiDevelopment = {
	"Ich baue Assistenten":
		"Chatbot KI Sprachmodell Unterlagen Quellenangabe Belege Firmenwissen Wissensdatenbank Auskunft Qualitätssicherung Test Praxis Überwachung Betreuung ausprobieren Produktivbetrieb getestet documents cite sources answers knowledge assistant tested real questions operated production",
	"Zu jeder Aussage stehen":
		"Quelle Quellenangabe Beleg nachprüfen Zitat Fundstelle Herkunft überprüfbar Kapitel source citation reference verify section passage",
	"Was jemand nicht öffnen":
		"Berechtigungen vertraulich geheim Zugriff Kollegen Gehaltsliste Leserechte Rechte permissions confidential access restricted leak secret",
	"Weil Dokumente eingeschleuste":
		"Freigabe Genehmigung bestätigen Manipulation Angriff eigenmächtig selbstständig Kontrolle Aktionen approval write injected attack autonomous human-in-the-loop",
	"Im Betrieb zeigen Dashboards":
		"Überwachung Kennzahlen Antwortzeit Metriken Tokenkosten Ablehnungsquote Auswertung metrics latency refused rate request rejected",
	"Dürfen Daten das Haus":
		"lokal intern Open Source offline gehostet Grafikkarten Datenabfluss Sprachmodell on-premises local self-hosted private confidential",
	"Volltext- und Vektorsuche":
		"Funktionsweise Verfahren Technik semantisch Embeddings Suchverfahren Wissensquellen technique semantic vector Architektur lookup",
	"Jede Abfrage wird nach":
		"Berechtigungen Rollen Benutzergruppen Gruppenzugehörigkeit Rechteprüfung Filterung Mitgliedschaft permissions group directory filter membership role bestimmte Dokumente sehen documents",
	"Assistenten fragen ERP":
		"Schnittstelle Anschluss Integration Warenwirtschaft Function Calling Agent Systemzugriff connect tools query interface",
	"Prompts, Modellversionen und":
		"Versionierung Automatisierung Regression Bewertung Abnahme Änderung Promptänderung ausrollen Release evaluation gate changes",
	"Mit Ihrem Datenschutzbeauftragten":
		"DSGVO AVV Speicherort Löschfrist Speicherdauer Eingabedaten GDPR retention processing agreement privacy officer Vertragspflicht",
	"Der Kundendienst eines":
		"Ausgangslage Branche Anzahl Dateien Umfang Unterlagen Datenmenge Anleitungen Maschinenhersteller manufacturer documents number manuals reports volume",
	"Im Mittel vergehen":
		"Suchzeit Suchdauer anfangs bisher lange durchschnittlich Zeitverlust Ausgangswert search time average baseline originally",
	"Ein erster Prototyp":
		"Vorgänger Versuch Fehler Halluzination falsch erfunden Schwäche Quellenangabe Modellreihen hallucination confuses wrong source flaw unbelegt",
	"Die Serviceleitung gibt":
		"Ablehnung blockiert abgelehnt Genehmigung verweigert Einsatzverbot Chef Leiter approval refused blocked management rejected release",
	"Die Techniker finden":
		"Ergebnis schneller Zeitersparnis Nutzen Beschleunigung ehrlich Unwissen unbekannt result faster benefit saved admits unknown",
	"88 % Testfragen mit":
		"Trefferquote Genauigkeit Prozent korrekt zuverlässig Treffsicherheit Fehlerquote accuracy correct percent reliable hit rate",
	"6 min mittlere Suchzeit":
		"Zeitersparnis Suchdauer durchschnittlich schneller nachher Verkürzung verbessert Ergebnis search time average minutes faster improved",
	"< 5 s Antwortzeit im":
		"Geschwindigkeit Latenz Reaktionszeit schnell Sekunden Wartezeit langsam warten response latency seconds speed slow fast",
	"14 Wochen bis zum Regelbetrieb":
		"Dauer Gesamtdauer Zeitraum Monate Projektlaufzeit Livegang Produktivstart Zeitplan duration weeks long production live timeline",
	"150 echte Anfragen":
		"Testdaten Anzahl Umfang Kundenanfragen Sammlung Grundlage Fragenkatalog Beispielfragen test questions number collect requests real",
	"erfahrene Techniker ergänzen":
		"Fachleute Experten Referenzantworten Goldstandard beschriften Musterlösung Annotation Mitarbeit label ground truth technicians passage",
	"Dokumente nach Baureihe":
		"Aufräumen sortieren Metadaten Version bereinigen überholt Dubletten Klassifizierung metadata outdated clean permissions filing",
	"Mit Datenschutzbeauftragtem und":
		"Mitbestimmung Arbeitnehmervertretung Löschfrist Mitarbeiterüberwachung Logs Aufbewahrung Personalrat works council logging deleted retention privacy officer Datenspeicherung",
	"PDF-Dateien samt Tabellen":
		"Dokumentformate Dateiformate einlesen Texterkennung eingescannt Chunking aufteilen Papier Segmentierung extract tables scanned chapters parse",
	"Namen und Telefonnummern":
		"Anonymisierung anonymisieren personenbezogen schwärzen Pseudonymisierung unkenntlich Datenminimierung Kundendaten anonymize personal data redact phone",
	"Volltextsuche und pgvector":
		"Vektordatenbank hybrid Embeddings Suchtechnik Stichwortsuche semantisch Datenbank search vector keyword full-text",
	"Trefferquote (Recall@10) am":
		"Suchqualität Kennzahl Metrik Retrieval bewerten Trefferliste Evaluierung Reihenfolge metric hit rate quality",
	"Modell in einer EU-Region":
		"Cloudmodell Anbieter Standort Europa Trainingsdaten lernen Weiterverwendung DSGVO hosted European excluded contract learn inputs Ausschluss",
	"Fragen ohne ausreichende":
		"Unwissen Halluzination raten zugeben Weiterleitung Ansprechpartner unknown refuse forward human guess escalate Wissenslücke keine Antwort Dokumente no answer documents",
	"Prompt-Injection mit präparierten":
		"Sicherheitstest Angriff Manipulation eingeschleust bösartig Anweisungen unterschieben security attack malicious crafted manipulated",
	"der Assistent hat nur":
		"Schreibrechte verändern löschen Berechtigung lesend ändern eingeschränkt read-only modify write permission restricted change",
	"18 Techniker nutzen":
		"Testphase Anzahl Teilnehmer Probebetrieb Anwender Rückmeldung Feedback Praxistest trial users number participants rating Leute Personen getestet Tester people tested",
	"Falsche Antworten wöchentlich":
		"Fehler Fehleranalyse Nachbesserung verbessern Wochenrhythmus lernen Feedback Korrektur wrong answers weekly improve errors review",
	"Suchzeit mit derselben":
		"Vergleich vorher nachher Messverfahren vergleichbar Nachweis Erfolgsmessung Messmethode compare baseline measurement comparable proof",
	"Testsatz als Hürde":
		"Qualitätsschwelle Automatisierung Versionswechsel einfrieren Modellwechsel Regression blockieren Absicherung gate pin fixed model upgrade quality",
	"SLOs für Latenz und":
		"Antwortzeit Servicelevel Zusage Tokenkosten Zielwerte Ausgaben availability target agreed spending request monitored Erreichbarkeit",
	"Auf die reine Suche":
		"Ausfall Störung offline Fallback Notbetrieb unerreichbar Ausweichlösung Anbieterausfall outage provider down unavailable degraded",
	"Internes Team einweisen":
		"Schulung Übergabe Einarbeitung Dokumentation Wissenstransfer Anleitung Selbstständigkeit training handover staff documentation onboarding",
	"Für den Betrieb fehlen":
		"reicht Produktivbetrieb produktionsreif scheitern Proof production ready fail missing",
};
