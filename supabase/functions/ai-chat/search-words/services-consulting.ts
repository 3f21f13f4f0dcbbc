/** Search words of the sentences of services/consulting; see `search-words.ts`. */
export const servicesConsulting = {
	"Architektur prüfen, Werkzeuge":
		"Leistungsumfang Beratungsleistung beraten Schulung Architekturprüfung Werkzeugauswahl Interimsleitung Interim consulting services advice architecture review training lead tool selection Beratungsangebot Berater Beratung Angebot Coaching weiterbilden Expertise Hilfe advisor consultant offer consult",
	"Jede Entscheidung liegt":
		"dokumentieren nachvollziehbar Protokoll festgehalten Beschluss documented decisions rationale written reasons traceable nachlesen nachschlagen Schriftform mündlich Rechtfertigung rechtfertigen Entscheidungsgrundlage Transparenz justification justify reasoning paper-trail",
	"Sie erhalten eine Risikoliste":
		"Ergebnis Bericht Befund Prioritäten Maßnahmen Empfehlungen Gefahren Schwachpunkte Prüfbericht Priorisierung deliverable report risk list findings recommended effort bekommen Handlungsempfehlung Mängelliste Schwachstelle Aufgabenliste Fahrplan Architekturbericht Gutachten receive get recommendation roadmap weakness",
	"Zwei Kandidaten laufen":
		"Proof-of-Concept PoC Testlauf ausprobieren Vergleich Produkte Erprobung testen trial pilot compare candidates evaluation tools Probebetrieb Testbetrieb Teststellung Prototyp Finalist Endauswahl Praxistauglichkeit vergleichen reinschnuppern shortlist bake-off prototype workload",
	"ein Architecture Decision":
		"Begründung dokumentieren Nachweis Wechsel Exit-Strategie Lock-in Herstellerbindung Abhängigkeit festhalten documentation strategy vendor cost documented ADR aussteigen Ausstiegsplan Ausstiegsszenario loskommen Anbieterwechsel Bindung Beschlussdokument Vermerk Gesamtkosten switching dependence TCO leaving",
	"Am Ende liegt ein Merge":
		"Ergebnis Schulungsergebnis Mitnehmen Resultat verwertbar Pull-Request outcome workshop deliverable takeaway herauskommen Ertrag weiterverwenden einsetzbar Codeänderung greifbar handfest Produktivcode Branch usable tangible reuse output patch",
	"Ob sich etwas ändert":
		"Messung messen Erfolgskontrolle Erfolg Wirkung Metriken Fortschritt Verbesserung nachweisen measure success metrics improvement lead time failure rate progress impact wirken wirksam lohnen Nutzen ROI KPI Erfolgsmessung nachmessen auswerten Lernerfolg effect worthwhile benefit proof",
	"Wer die Aufgabe danach":
		"Nachfolger Übergabe Nachfolgeregelung Ausstieg übergeben Weiterführung weitermachen successor handover exit takeover weitergeben Weitergabe abgeben anschließend Stabübergabe Zukunft Kontinuität Anschlussbesetzung Stellvertreter next afterwards replacement continuity succession",
	"Grundlage sind Code":
		"Unterlagen benötigt Dokumente Quellcode Interviews Input Rechnungsdaten Einblick Material einsehen needed documents source invoices insight anschauen untersuchen analysieren bereitstellen liefern vorbereiten Vorbereitung Lesezugriff Befragung Datenbasis provide examine inspect read-only",
	"Die Kriterien werden":
		"unabhängig neutral herstellerneutral objektiv Bewertung Produktvorführung Demo Anforderungen Gewichtung Auswahlverfahren Nutzwertanalyse vendor-neutral independent criteria weighted selection scoring Anbieter Verkäufer Vertrieb Marketing Provision befangen beeinflussen Beeinflussung unparteiisch Bewertungsschema impartial bias sales pitch",
	"Geübt wird an Ihren":
		"Schulung Kurs Training Seminar Themen Praxis praktisch hands-on Übungen Schulungsinhalte Repos course topics practical exercises üben beibringen Theorie Folie Schulungsmaterial Beispielcode maßgeschneidert individuell Inhouse-Schulung Mitarbeiterschulung teach tailored slides class",
	"Ob Terraform, Kubernetes oder":
		"Schulung Kurs Training Seminar Themen praktisch Übung üben Schulungsinhalte beibringen maßgeschneidert hands-on course topics",
	"Beim Pairing, im Code-Review":
		"Mentoring Wissenstransfer Weiterbildung Anleitung gemeinsam programmieren Lernen Begleitung Pair-Programming Praxisfälle learning on-the-job knowledge transfer real cases Paarprogrammierung coachen Arbeitsalltag nebenbei anleiten vermitteln Kompetenzaufbau Sparring Schulterblick upskilling shadowing coach everyday mentor",
	"Als DevOps Team Lead":
		"Teamleiter Führung führen Interimsmanager Bereitschaftsdienst Chef Vorgesetzter Geschäftsführung interim leadership on-call duties Teamführung leiten anführen Leitungsaufgabe Aufgabenverteilung priorisieren Sprachrohr berichten Vorstand Fürsprecher represent prioritise spokesperson",
	"Ein Anbieter von Logistiksoftware":
		"Ausgangslage Branche Logistik Softwarehersteller Teams Toolwildwuchs Build-Server uneinheitlich logistics software vendor five development three Spedition Transportbranche Beispielfirma Entwicklungsabteilung zersplittert Flickenteppich nebeneinander Buildsystem Doppelstruktur Werkzeugvielfalt company fragmented freight several",
	"Der Leiter des Plattformteams":
		"gekündigt Vakanz vakant weggegangen Teamleiter fehlt unbesetzt Nachfolger Führungslücke Führungskraft vacancy left resigned lead missing leaderless vacant kündigen Kündigung ausgeschieden abgesprungen führungslos kopflos Personalmangel Stellenbesetzung Chefposten quit departed gone position headless",
	"Vom Commit bis zur":
		"Durchlaufzeit Fehlerquote langsam Nacharbeit Ausgangswert fehlerhaft Lieferzeit Hotfix Ausgangslage lead time slow failure rate rework baseline days percent träge schleppend Auslieferungsdauer Startwert Anfangswert anfangs ursprünglich Lieferproblem Flickerei initially sluggish originally before",
	"Über die künftige Plattform":
		"Entscheidungsstau Stillstand unentschieden Diskussion diskutieren Blockade Uneinigkeit festgefahren vertagt Hängepartie undecided stalled discussion endless decision debate unentschlossen aufschieben Aufschub hinauszögern verschleppen ergebnislos streiten Streit Pattsituation Gremium gridlock deadlock delay dispute",
	"Nach einem halben Jahr":
		"Ergebnis Nachfolgerin Teamleiterin einheitlich Erfolg vereinheitlicht gemeinsam Nachfolge result successor internal half year unified in-house Fazit Endergebnis Schlussbilanz Endzustand gelingen geklappt übernehmen standardisiert Lieferweg conclusion final aligned nachhaltig",
	"6 Tage Commit bis Produktion":
		"Durchlaufzeit Verkürzung schneller Beschleunigung Lieferzeit Vorlaufzeit Verbesserung Live-Gang Dauer Auslieferung lead time days faster reduction improvement delivery Tempo Geschwindigkeit verkürzen beschleunigen rascher Zeitgewinn Auslieferungszeit Time-to-Market speed accelerate shorten velocity quicker",
	"9 % Deployments nachgebessert":
		"Fehlerquote Nacharbeit Fehlerrate fehlerhaft Qualität Hotfix Verbesserung gescheitert Prozent Fehlschläge failure rate rework percent improved quality reparieren korrigieren Korrektur schiefgehen kaputt Panne zuverlässiger Zuverlässigkeit Rückgang Change-Failure-Rate reliability fewer broken halved",
	"1 CI-System, vorher":
		"Vereinheitlichung Konsolidierung einheitlich zusammengelegt Anzahl übrig Build-Server Zusammenführung reduziert consolidation single unified remaining reduced vereinheitlichen zusammenlegen konsolidieren standardisieren Einheitslösung Reduktion bündeln Zusammenlegung merge unify common Standard",
	"26 Wochen bis zur Übergabe":
		"Gesamtdauer Laufzeit Monate Einsatzdauer Halbjahr Mandatsdauer Zeitraum Führungsübergabe Dauer duration weeks half year total handover dauern Zeitbedarf Zeitrahmen Projektdauer Projektlänge Vertragsdauer Monat Einsatzzeit timeframe months length period",
	"Mit allen Teams, dem":
		"Interviews Stakeholder Beteiligte befragen Auftakt Product-Owner operations kickoff discovery reden Gespräch Gesprächspartner kennenlernen Kennenlernrunde einbeziehen mitreden Umfrage Beteiligung Startphase talk meet involve conversation",
	"Den Weg einer Änderung":
		"Wertstromanalyse Wertstrom Engpass Liegezeit Ablauf visualisieren Prozessaufnahme Verzögerung Flaschenhals value stream mapping bottleneck waiting delays VSM Prozessanalyse Prozesslandkarte hängenbleiben stocken Stau Leerlauf Zeitfresser Zeitverlust skizzieren map idle stuck process",
	"DORA-Kennzahlen aus Git":
		"Messung Datenquellen Ausgangswert Metriken Durchlaufzeit ermitteln Datenerhebung messen Auswertung metrics measure baseline sources data collect sammeln zusammentragen auslesen Herkunft Rohdaten Nullmessung Statistik Zahl Istwert Versionsverwaltung gather extract raw numbers",
	"Risiken mit Aufwand":
		"Risikobewertung Risikoliste Bericht Priorisierung Priorität Dringlichkeit Maßnahmenplan Aufwandsschätzung Gefahren Ergebnis report prioritized effort estimate findings order vorstellen vorzeigen Reviewbericht Abschlussbericht Problemliste einschätzen Einschätzung sortiert Rangliste Kostenschätzung submit ranking hazard sorted",
	"Kriterien für das gemeinsame":
		"Anforderungskatalog Auswahlverfahren Bewertung Anforderungen neutral Vorauswahl Bewertungsmatrix unvoreingenommen Reihenfolge criteria weighting selection requirements products unbiased Lieblingstool Vorliebe voreingenommen Bewertungsbogen bewerten Punktevergabe Pflichtenheft Lastenheft fair preference weigh fairness scoresheet",
	"Zwei Kandidaten an":
		"Proof-of-Concept PoC Testlauf Vergleich testen ausprobieren Zugriffsrechte Geheimnisse Praxistest Pilotversuch trial pilot compare permissions candidates gegeneinander antreten Direktvergleich Kopf-an-Kopf Probeinstallation Build-Agent Rechteverwaltung Passwort gleich identisch head-to-head agent try",
	"Ergebnis als ADR festhalten":
		"Entscheidungsprotokoll Dokumentation Alternativen abgelehnt Exit-Strategie Lock-in Begründung Wechsel Protokoll decision record rejected cost documented protokollieren Beschlussprotokoll ablehnen Ablehnung durchfallen aussortiert Gegenvorschlag Verlierer Preis discarded dismissed alternative writeup",
	"Das vierköpfige Plattformteam":
		"Teamgröße Personen Sprint Demo Fortschritt Teamleitung Turnus Präsentation team size four people biweekly interim lead Mitglied Teamstärke Zwischenergebnis Statusbericht Status Fortschrittsbericht vierzehntägig zweiwöchig Vorführung members headcount fortnightly update",
	"Pipeline-Vorlagen mit zwei":
		"Templates Standardpipeline Pilot Standardisierung Wiederverwendung Häufigkeit zurückrollen Vorreiter Probelauf smaller reusable rollout automated Schablone Muster Musterpipeline zurücknehmen zurücksetzen rückgängig fehlschlagen kleinteilig Häppchen blueprint revert undo incremental frequent",
	"Rufbereitschaft mit Runbooks":
		"Bereitschaft Bereitschaftsdienst Notfall Eskalation Fehlerkultur Blameless nachts Nachbesprechung Zuständigkeit Anleitung escalation incident emergency playbook Nachtdienst Wochenenddienst Pikett wecken anrufen Störungsfall Sündenbock Schuldfrage Aufarbeitung Meldeweg blame pager rota nighttime",
	"Eine erfahrene Kollegin":
		"Nachfolgerin Nachfolge Einarbeitung Mentoring intern aufbauen Führungsnachwuchs Führungskraft Beförderung Teamleiterin successor preparing internal promotion groom einarbeiten heranführen fördern Förderung befördern Aufstieg Karriere Talent Eigengewächs Kandidatin promote woman",
	"Je Team einen Workshop":
		"Schulung Training fünf Teamschulung Praxis Code Übung Entwicklerschulung Kurs hands-on repos exercise schulen Fortbildung Lehrgang Einzelworkshop Workshoptermin Teamworkshop unterrichten trainieren session each train developers",
	"Teams ziehen ihre Dienste":
		"Migration Umstellung eigenständig selbstständig Unterstützung Begleitung Eigenleistung Umzug supported self-service move guided umziehen migrieren umstellen alleine selber Eigenregie Hilfestellung helfen Verantwortung migrate themselves ownership assistance",
	"Die alten CI-Systeme":
		"Ablösung stilllegen Altsystem Zeitpunkt abschaffen entfernen Restbestand decommission shutdown legacy retire old turn Abschaltung ausschalten loswerden abbauen endgültig Parallelbetrieb beenden Altlast Ausserbetriebnahme switch-off phase-out sunset remove",
	"Die neue Leiterin führt":
		"Nachfolgerin Führungswechsel zurückziehen Rückzug Beobachter Ausstieg Hintergrund Abschluss Stabwechsel zurückhalten handover observer withdraw successor listening shadow zuhören Zuhörer Zuschauer loslassen abtreten zurücktreten überlassen Ruder Chefin silent step-back let-go sideline",
	"Offene Risiken, Verträge":
		"Verantwortlichkeiten Lieferantenverträge Abschlussdokumentation Restrisiken Übergabedokument aufschreiben Übergabeprotokoll documentation contracts responsibilities open handover Übergabeunterlagen Übergabeliste Restarbeit Restpunkt hinterlassen Vertragspartner Lizenz Ansprechpartner paperwork outstanding liability",
	"Eigene Zugänge und":
		"Zugangsdaten Offboarding Berechtigungen sperren Weggang Zugriffsrechte revoke access accounts permissions removed credentials löschen deaktivieren wegnehmen Konto Login Abschied ausscheiden Abgang Hintertür deactivate disable backdoor",
	"SAP (Walldorf, 2023)":
		"Referenzen Erfahrung Einsatz Auftraggeber Firmen Unternehmen Praxis Kundenliste references experience clients companies customers Vorzeigeprojekt Praxiserfahrung Branchenerfahrung gearbeitet bisherig Mandat Station nachweislich track-record previous past worked proven",
};
