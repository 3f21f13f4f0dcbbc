/** Search words of the sentences of services/consulting; see `search-words.ts`. */
export const servicesConsulting = {
	"Ich prüfe Architekturen":
		"Leistungsumfang Beratungsleistung beraten Schulung Architekturprüfung Werkzeugauswahl Interimsleitung Interim consulting services advice architecture review training lead tool selection",
	"Jede Entscheidung begründe":
		"dokumentieren nachvollziehbar Protokoll festgehalten Beschluss documented decisions rationale written reasons traceable",
	"Sie erhalten eine Risikoliste":
		"Ergebnis Bericht Befund Prioritäten Maßnahmen Empfehlungen Gefahren Schwachpunkte Prüfbericht Priorisierung deliverable report risk list findings recommended effort",
	"Zwei Kandidaten laufen":
		"Proof-of-Concept PoC Testlauf ausprobieren Vergleich Produkte Erprobung testen trial pilot compare candidates evaluation tools Entscheidung CI-Tool",
	"ein Architecture Decision":
		"Begründung dokumentieren Nachweis Wechsel Exit-Strategie Lock-in Herstellerbindung Abhängigkeit festhalten documentation strategy vendor cost documented Entscheidung",
	"Am Ende liegt ein Merge":
		"Ergebnis Schulungsergebnis Mitnehmen Resultat verwertbar Pull-Request outcome workshop deliverable takeaway",
	"Ob sich etwas ändert":
		"Messung messen Erfolgskontrolle Erfolg Wirkung Metriken Fortschritt Verbesserung nachweisen measure success metrics improvement lead time failure rate progress impact",
	"Wer die Aufgabe danach":
		"Nachfolger Übergabe Nachfolgeregelung Ausstieg übergeben Weiterführung weitermachen successor handover exit takeover übernehmen übernimmt weg gehen leave leaves takes over afterwards",
	"Grundlage sind Code":
		"Unterlagen benötigt Dokumente Quellcode Interviews Input Rechnungsdaten Einblick Material einsehen needed documents source invoices insight Gespräche ansehen anschauen Mitarbeiter wen look architecture talk speak",
	"Die Kriterien werden":
		"unabhängig neutral herstellerneutral objektiv Bewertung Produktvorführung Demo Anforderungen Gewichtung Auswahlverfahren Nutzwertanalyse vendor-neutral independent criteria weighted selection scoring aussuchen Vertriebler Verkäufer Streit Diskussion salespeople CI-Tool Vertrieb Hersteller Werbung reinfallen Entscheidung sales hype streiten argue",
	"Geübt wird an Ihren":
		"Schulung Kurs Training Seminar Themen Praxis praktisch hands-on Übungen Schulungsinhalte Repos course topics practical exercises unterrichten lehren beibringen lernen teach teaching learn lessons classes Kubernetes-Schulung",
	"Beim Pairing, im Code-Review":
		"Mentoring Wissenstransfer Weiterbildung Anleitung gemeinsam programmieren Lernen Begleitung Pair-Programming Praxisfälle learning on-the-job knowledge transfer real cases Pair Programming Pairing Entwickler pair",
	"Als DevOps Team Lead":
		"Teamleiter Führung führen Interimsmanager Bereitschaftsdienst Chef Vorgesetzter Geschäftsführung interim leadership on-call duties chaotisch Dienstplan Bereitschaftsplan on-call rota Rufbereitschaft Bereitschaft organisieren organise organize macht genau Aufgaben",
	"Ein Anbieter von Logistiksoftware":
		"Ausgangslage Branche Logistik Softwarehersteller Teams Toolwildwuchs Build-Server uneinheitlich logistics software vendor five development three",
	"Der Leiter des Plattformteams":
		"gekündigt Vakanz vakant weggegangen Teamleiter fehlt unbesetzt Nachfolger Führungslücke Führungskraft vacancy left resigned lead missing leaderless vacant",
	"Vom Commit bis zur":
		"Durchlaufzeit Fehlerquote langsam Nacharbeit Ausgangswert fehlerhaft Lieferzeit Hotfix Ausgangslage lead time slow failure rate rework baseline days percent",
	"Über die künftige Plattform":
		"Entscheidungsstau Stillstand unentschieden Diskussion diskutieren Blockade Uneinigkeit festgefahren vertagt Hängepartie undecided stalled discussion endless decision debate",
	"Nach einem halben Jahr":
		"Ergebnis Nachfolgerin Teamleiterin einheitlich Erfolg vereinheitlicht gemeinsam Nachfolge result successor internal half year unified in-house led leads who wer leitet",
	"6 Tage Commit bis Produktion":
		"Durchlaufzeit Verkürzung schneller Beschleunigung Lieferzeit Vorlaufzeit Verbesserung Live-Gang Dauer Auslieferung lead time days faster reduction improvement delivery",
	"9 % Deployments nachgebessert":
		"Fehlerquote Nacharbeit Fehlerrate fehlerhaft Qualität Hotfix Verbesserung gescheitert Prozent Fehlschläge failure rate rework percent improved quality",
	"1 CI-System, vorher":
		"Vereinheitlichung Konsolidierung einheitlich zusammengelegt Anzahl übrig Build-Server Zusammenführung reduziert consolidation single unified remaining reduced",
	"26 Wochen bis zur Übergabe":
		"Gesamtdauer Laufzeit Monate Einsatzdauer Halbjahr Mandatsdauer Zeitraum Führungsübergabe Dauer duration weeks half year total handover",
	"Mit allen Teams, dem":
		"Interviews Stakeholder Beteiligte befragen Auftakt Product-Owner operations kickoff discovery reden Gespräch Gesprächspartner interviewen Review talk speak whom",
	"Den Weg einer Änderung":
		"Wertstromanalyse Wertstrom Engpass Liegezeit Ablauf visualisieren Prozessaufnahme Verzögerung Flaschenhals value stream mapping bottleneck waiting delays Value-Stream-Mapping",
	"DORA-Kennzahlen aus Git":
		"Messung Datenquellen Ausgangswert Metriken Durchlaufzeit ermitteln Datenerhebung messen Auswertung metrics measure baseline sources data collect",
	"Risiken mit Aufwand":
		"Risikobewertung Risikoliste Bericht Priorisierung Priorität Dringlichkeit Maßnahmenplan Aufwandsschätzung Gefahren Ergebnis report prioritized effort estimate findings order",
	"Kriterien für das gemeinsame":
		"Anforderungskatalog Auswahlverfahren Bewertung Anforderungen neutral Vorauswahl Bewertungsmatrix unvoreingenommen Reihenfolge criteria weighting selection requirements products unbiased",
	"Zwei Kandidaten an":
		"Proof-of-Concept PoC Testlauf Vergleich testen ausprobieren Zugriffsrechte Geheimnisse Praxistest Pilotversuch trial pilot compare permissions candidates",
	"Ergebnis als ADR festhalten":
		"Entscheidungsprotokoll Dokumentation Alternativen abgelehnt Exit-Strategie Lock-in Begründung Wechsel Protokoll decision record rejected cost documented",
	"Das vierköpfige Plattformteam":
		"Teamgröße Personen Sprint Demo Fortschritt Teamleitung Turnus Präsentation team size four people biweekly interim lead",
	"Pipeline-Vorlagen mit zwei":
		"Templates Standardpipeline Pilot Standardisierung Wiederverwendung Häufigkeit zurückrollen Vorreiter Probelauf smaller reusable rollout automated",
	"Rufbereitschaft mit Runbooks":
		"Bereitschaft Bereitschaftsdienst Notfall Eskalation Fehlerkultur Blameless nachts Nachbesprechung Zuständigkeit Anleitung escalation incident emergency playbook organisieren chaotisch Dienstplan wer wann dran on-call organise organize rota chaotic",
	"Eine erfahrene Kollegin":
		"Nachfolgerin Nachfolge Einarbeitung Mentoring intern aufbauen Führungsnachwuchs Führungskraft Beförderung Teamleiterin successor preparing internal promotion groom",
	"Je Team einen Workshop":
		"Schulung Training fünf Teamschulung Praxis Code Übung Entwicklerschulung Kurs hands-on repos exercise",
	"Teams ziehen ihre Dienste":
		"Migration Umstellung eigenständig selbstständig Unterstützung Begleitung Eigenleistung Umzug supported self-service move guided CI-System zusammenführen",
	"Die alten CI-Systeme":
		"Ablösung stilllegen Altsystem Zeitpunkt abschaffen entfernen Restbestand decommission shutdown legacy retire old turn weniger CI-Systeme vereinheitlichen reduce fewer",
	"Die neue Leiterin führt":
		"Nachfolgerin Führungswechsel zurückziehen Rückzug Beobachter Ausstieg Hintergrund Abschluss Stabwechsel zurückhalten handover observer withdraw successor listening shadow",
	"Offene Risiken, Verträge":
		"Verantwortlichkeiten Lieferantenverträge Abschlussdokumentation Restrisiken Übergabedokument aufschreiben Übergabeprotokoll documentation contracts responsibilities open handover",
	"Eigene Zugänge und":
		"Zugangsdaten Offboarding Berechtigungen sperren Weggang Zugriffsrechte revoke access accounts permissions removed credentials Zugang Zugänge Ende Ihren behalten löschen end keep afterwards leave",
	"SAP (Walldorf, 2023)":
		"Referenzen Erfahrung Einsatz Auftraggeber Firmen Unternehmen Praxis Kundenliste references experience clients companies customers",
	"Ich prüfe, was Sie":
		"abraten Empfehlung ehrlich Nachteile neutral unabhängig Vergleich advise against recommend honest drawbacks lock-in compare Idee schlecht bad idea honest advise against herstellerunabhängig widersprechen discourage",
	"die Plattform, das CI-System":
		"Grundsatzentscheidung langfristig Festlegung bereuen long-term decisions commit regret",
};
