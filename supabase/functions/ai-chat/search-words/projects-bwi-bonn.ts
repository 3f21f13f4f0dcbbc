/** Search words of the sentences of projects/bwi-bonn; see `search-words.ts`. */
export const projectsBwiBonn = {
	"härten, aktualisieren, sichern":
		"Kurzfassung Aufgaben Patchen Backup Härtung Administration operate hardening incidents traceable summary Alltag Tagesgeschäft Zusammenfassung Pflege Wartung Serverbetreuung betreuen Systempflege Serveradministration overview maintenance maintain upkeep Gesamtbild",
	"Bei der BWI in Bonn":
		"Rolle Position Funktion Zeitraum Jahr Ort Standort role year location Stelle Job Jobtitel Berufsbezeichnung Einsatzort Stadt Auftraggeber Einsatzzeit beschäftigt title city town",
	"Im Mittelpunkt stand":
		"Hauptaufgabe Schwerpunkt Kern Zuverlässigkeit stabil Aufgabe Fokus wichtigste reliable operation focus core duty Hauptsache Kernaufgabe Priorität vorrangig hauptsächlich Verfügbarkeit störungsfrei Ausfallsicherheit priority main availability uptime dependable",
	"Systeme härten, Updates":
		"Härtung Patchen Fehlersuche Nachvollziehbarkeit Tätigkeiten Pflichten Dokumentation Arbeitsinhalt hardening troubleshooting root cause traceable duties Arbeitsalltag Aufgabenbereich Aufgabenfeld Verantwortungsbereich beinhalten konkret Nachprüfbarkeit include involve concretely checkable",
	"In 2022, Senior Linux":
		"Jahr Zeitraum Ort Standort Rolle Position year role location sysadmin Stelle Job Jobtitel Berufsbezeichnung Einsatzort title city place employer worked date",
	"hardening, patching, backup":
		"Aufgaben Tätigkeiten Härtung Datensicherung Wiederherstellung Fehlersuche Betrieb Dokumentation Aktualisierung Inhalt duties tasks administration responsibilities maintenance upkeep scope day-to-day activity running fix updating securing assignment Tagesgeschäft Wartung Serverpflege Arbeitsgebiet",
	"Max Mustermann war":
		"Ort Standort Arbeitsort Rolle Position Zeitraum Jahr Rheinland role location year sysadmin Stelle Job Jobtitel Berufsbezeichnung Einsatzort Stadt Auftraggeber Einsatzzeit beschäftigt title city town",
	"Linux-Server stabil betreiben":
		"Patchmanagement Patchen Patchzyklus Aktualisierung regelmäßig Sicherheitslücken Zuverlässigkeit stable security updates schedule regular Aktualität pünktlich termingerecht Zeitplan turnusmäßig Schwachstelle verwundbar CVE Stabilität timely vulnerability stability up-to-date scheduled",
	"Systeme härten und":
		"Härtung Drift Compliance Vergleich Kontrolle hardening deviations visible Konfigurationsabweichung Sollzustand Prüfung baseline aufdecken erkennen entdecken auffallen Soll-Ist-Vergleich Regelverstoß Konformität abweichen Transparenz absichern detect reveal noncompliance mismatch",
	"Wiederkehrende Handgriffe durch":
		"Automatisierung automatisieren Routineaufgaben Handarbeit manuell lästig Zeitersparnis manual repetitive tasks scripts tested Tipparbeit vertippen wiederholen Wiederholung monoton Fehleranfälligkeit Effizienz Arbeitserleichterung sparen skripten toil automate efficiency recurring",
	"Änderungen und Abläufe":
		"aufschreiben Doku Handbuch Protokoll lückenlos Unterlagen festhalten documentation documented changes procedures complete recorded niederschreiben schriftlich Wiki Nachschlagewerk Prozessbeschreibung Betriebsdokumentation nachlesen Mitschrift written completeness write",
	"Jede Regel braucht":
		"Härtungsregel prüfen Rechtfertigung Sonderfall Abweichung Nachweis Absicherung rule exception justification reason tested begründen testen ausprobieren Einzelfallprüfung Sicherheitsregel erlauben Genehmigung verträglich Verträglichkeit testing justify waiver validate policy",
	"Reihenfolge, Prüfschritte, Rückweg":
		"Downtime Wartung Planung Zeitdruck Ablaufplan Rollback Abfolge knapp Checkliste maintenance window preparation order checks vorbereiten vorplanen Zeitfenster Wartungszeit Nachtarbeit Drehbuch Runbook Fahrplan zurückrollen knappe timeslot prepare limited back-out",
	"Wer die Ursache sucht":
		"Ursachenanalyse Forensik Beweise Beweissicherung Spurensicherung Protokolle Netzwerkverbindungen Diagnose Fehlersuche root cause evidence forensics preserve process connections Analyse analysieren untersuchen Untersuchung Momentaufnahme Speicherabbild Dump dringend eilig Logsicherung investigate analysis capture urgent",
	"Persönliche Konten, protokolliertes":
		"Benutzerkonten Gruppenkonten Sammelkonto Adminrechte Nachweis Changelog Rootzugang namentlich personal accounts logged change log admin Benutzerkonto Account Root Rootrechte geteilt Passwort Mitschnitt Admin-Login Sammelkennung Änderungsliste privileged register named",
	"Ohne diese Angaben":
		"Inventar Bestandsliste Grundvoraussetzung fehlend Überblick Störungssuche inventory needed planning incident narrow Serverdaten Grundlageninformation unmöglich blind Wissenslücke Datenlücke Informationsmangel notwendig Notwendigkeit unverzichtbar Folge missing impossible indispensable blindly unknown",
	"Abweichungen davon werden":
		"Ausnahme Sonderfall Rechtfertigung Einzelfall Sonderregel Grundkonfiguration exception justified deviation individually Extrawurst Ausnahmeregelung Ausnahmefall Sondergenehmigung Spezialfall Individuallösung fallweise Eigenheit special-case individual case-by-case",
	"Vorher wird der Zustand":
		"Snapshot Backup Kontrolle Nachkontrolle Nachprüfung Überprüfung Patch Prüfung check services verify Sicherungspunkt state nachsehen kontrollieren Kontrollblick Funktionstest Systemzustand Sicherheitskopie anschließend hinterher eingehängt afterwards post-update inspect beforehand",
	"Deshalb gehören Rücksicherungen":
		"Restore Restoretest Wiederherstellung Probe Datensicherung Vergleich Vollständigkeit Ersatzsystem Backuptest test compare files permissions Probewiederherstellung Wiederherstellungstest zurückholen abgleichen vergleichen Prüfsumme Dateirecht Ausweichsystem Ersatzrechner trial-restore checksum ownership",
	"Zu jedem gehört eine":
		"Skript Dokumentation Kurzanleitung Bedienung Beschreibung Gebrauch Rollback rückgängig script instructions purpose usage documented Bedienungsanleitung Gebrauchsanweisung Hilfetext Benutzung benutzen Parameter starten ausführen erklären readme howto invoke help",
	"Die betreuten Server":
		"Baseline Standardisierung einheitlich Vereinheitlichung Ergebnis Setup common standardised shared uniform Grundeinstellung configuration gleich gleichartig vereinheitlichen Einheitlichkeit standardisieren Wildwuchs Konsistenz konsistent Serverlandschaft consistent identical alike uniformity Vorlage",
	"Ausnahmen sind begründet":
		"Sonderfälle Abweichungen dokumentiert nachschlagen Sonderregeln Ablage exceptions justified findable documented finden wiederfinden Fundort Suche nachsuchen Ausnahmeliste Ausnahmeregister vergessen versteckt lookup locate listed discoverable",
	"Updates haben einen":
		"Patchen Patchprozess Patchmanagement Abfolge Prozess Rollback Aktualisierung Vorgehen Testlauf process procedure order geregelt Regelung Standardverfahren Updateverfahren Schema planbar eingespielt verlässlich rückabwickeln defined predictable standardised",
	"Administrative Eingriffe lassen":
		"Nachvollziehbarkeit Audit Verantwortlicher Revision Protokoll Adminzugriff Rechenschaft accountability admin actions traceable Zuordnung zurückverfolgen Rückverfolgbarkeit Verursacher Urheber Schuldiger Adminaktion Verantwortung Grund attribution attribute responsible intervention",
	"Skripte und Anleitungen":
		"Übergabe Nachfolger Abhängigkeit Weggang Wissenstransfer selbstständig Kollegen unabhängig hinterlassen Dokumentation scripts guides available handover independent weiterarbeiten weiternutzen Selbstständigkeit Eigenständigkeit allein zurücklassen Verbleib Kopfmonopol Wissensinsel remain leave self-sufficient departure knowledge",
	"Mount-Optionen wie noexec":
		"Härtung Nebenwirkung kaputt Ausfall Sicherheitseinstellungen Funktionsstörung Risiko abgestürzt hardening side effects break applications disabled Absturz abstürzen blockieren streiken zerschießen inkompatibel Inkompatibilität Fehlfunktion überhärtet crash incompatible malfunction strict sysctl",
	"Ein Sicherheitsupdate ist":
		"Patch Reboot Sicherheitslücke geschlossen einspielen effective restart security required durchbooten Serverneustart hochfahren greifen wirken aktivieren unwirksam Rebootpflicht Wirksamkeit apply activate pending ineffective",
	"Ein Neustart beendet":
		"Reboot durchstarten Beweise Hinweise Diagnose Fehlersuche verloren Ursachenforschung restart destroys evidence traces fixes Spurensicherung neustarten einschalten vernichten verschwinden verlieren Verlust Symptom Symptombekämpfung Holzhammer Quickfix clues drawback",
	"Im Nachhinein muss":
		"Audit Nachvollziehbarkeit Historie Änderungsprotokoll Revision Verantwortlicher Zeitpunkt nachverfolgen trail changed accountable traceability rückblickend nachträglich später herausfinden rekonstruieren Änderungshistorie Verlauf Nachweispflicht Revisionssicherheit Auditor history retrospective reconstruct auditability",
	"Zweck, Ansprechpartner, Paketstand":
		"Inventar Bestandsliste CMDB Zuständigkeit Verantwortlicher Bestand Übersicht inventory list owner contact purpose packages backup Serverliste Serververzeichnis auflisten inventarisieren Inventarisierung Stammdaten erfassen Softwarestand Version Kontaktperson asset catalogue versions record",
	"Grundlage ist ein aktuelles":
		"Inventar Bestandsliste CMDB Zuständigkeit Übersicht Serverliste inventarisieren Stammdaten erfassen Softwarestand inventory list owner asset",
	"Eine gemeinsame Basis":
		"Baseline Grundkonfiguration Login Uhrzeit Berechtigungen Logging einheitlich Zeitserver common permissions time sync anmelden einloggen Uhr Zeitabgleich Logdatei Fundament Mindeststandard Mindestkonfiguration zulässig clock authentication allowed minimum foundation",
	"Updates gehen zuerst":
		"Patchen Reihenfolge Rollout Staging gestaffelt Wellen stufenweise Produktivsysteme Pilot order first groups staged ausrollen verteilen schrittweise nacheinander Testumgebung Vorabtest Versuchskaninchen Etappe Canary stückweise distribute gradually phased batch",
	"Eine Sicherung gilt":
		"Backup Restore Datensicherung wiederherstellen Rücksicherung Test wertlos Datenverlust zuverlässig proven recovery worthless Definition taugen brauchbar unbrauchbar nutzlos trügerisch Vertrauen beweisen Wiederherstellbarkeit Kriterium valid useless trust restorable",
	"Häufige Arbeiten übernehmen":
		"Automatisierung automatisieren Fehlerbehandlung Abbruch Routine Scripting Prüfung sicher stoppen frequent tasks prerequisites abort errors Vorbedingung Vorabprüfung Fehlerfall anhalten Notstopp robust defensiv halbfertig Exit-Code precheck halt fail-safe error-handling",
};
