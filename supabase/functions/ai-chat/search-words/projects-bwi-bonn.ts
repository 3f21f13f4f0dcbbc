/** Search words of the sentences of projects/bwi-bonn; see `search-words.ts`. */
export const projectsBwiBonn = {
	"härten, aktualisieren, sichern":
		"Kurzfassung Aufgaben Patchen Backup Härtung Administration operate hardening incidents traceable summary Alltag",
	"Bei der BWI in Bonn": "Rolle Position Funktion Zeitraum Jahr Ort Standort role year location",
	"Im Mittelpunkt stand":
		"Hauptaufgabe Schwerpunkt Kern Zuverlässigkeit stabil Aufgabe Fokus wichtigste reliable operation focus core duty",
	"Systeme härten, Updates":
		"Härtung Patchen Fehlersuche Nachvollziehbarkeit Tätigkeiten Pflichten Dokumentation Arbeitsinhalt hardening troubleshooting root cause traceable duties",
	"In 2022, Senior Linux": "Jahr Zeitraum Ort Standort Rolle Position year role location sysadmin",
	"hardening, patching, backup":
		"Aufgaben Tätigkeiten Härtung Datensicherung Wiederherstellung Fehlersuche Betrieb Dokumentation Aktualisierung Inhalt duties tasks administration responsibilities",
	"{name} war": "Ort Standort Arbeitsort Rolle Position Zeitraum Jahr Rheinland role location year sysadmin",
	"Linux-Server stabil betreiben":
		"Patchmanagement Patchen Patchzyklus Aktualisierung regelmäßig Sicherheitslücken Zuverlässigkeit stable security updates schedule regular",
	"Systeme härten und":
		"Härtung Drift Compliance Vergleich Kontrolle hardening deviations visible Konfigurationsabweichung Sollzustand Prüfung baseline",
	"Wiederkehrende Handgriffe durch":
		"Automatisierung automatisieren Routineaufgaben Handarbeit manuell lästig Zeitersparnis manual repetitive tasks scripts tested",
	"Änderungen und Abläufe":
		"aufschreiben Doku Handbuch Protokoll lückenlos Unterlagen festhalten documentation documented changes procedures complete recorded",
	"Jede Regel braucht":
		"Härtungsregel prüfen Rechtfertigung Sonderfall Abweichung Nachweis Absicherung rule exception justification reason tested",
	"Reihenfolge, Prüfschritte, Rückweg":
		"Downtime Wartung Planung Zeitdruck Ablaufplan Rollback Abfolge knapp Checkliste maintenance window preparation order checks",
	"Um die Ursache zu":
		"Neustart reboot rebooting restart restarting broken Ursachenanalyse Forensik Beweise Beweissicherung Spurensicherung Protokolle Netzwerkverbindungen Diagnose Fehlersuche root cause evidence forensics preserve process connections",
	"Persönliche Konten, protokolliertes":
		"Benutzerkonten Gruppenkonten Sammelkonto Adminrechte Nachweis Changelog Rootzugang namentlich personal accounts logged change log admin",
	"Ohne diese Angaben":
		"Inventar Bestandsliste Grundvoraussetzung fehlend Überblick Störungssuche inventory needed planning incident narrow Serverdaten Grundlageninformation",
	"Abweichungen davon habe":
		"Ausnahme Sonderfall Rechtfertigung Einzelfall Sonderregel Grundkonfiguration exception justified deviation individually",
	"Vorher habe ich den":
		"Snapshot Backup Kontrolle Nachkontrolle Nachprüfung Überprüfung Patch Prüfung check services verify Sicherungspunkt state",
	"Deshalb habe ich Rücksicherungen":
		"Restore Restoretest Wiederherstellung Probe Datensicherung Vergleich Vollständigkeit Ersatzsystem Backuptest test compare files permissions",
	"Zu jedem gehört eine":
		"Skript Dokumentation Kurzanleitung Bedienung Beschreibung Gebrauch Rollback rückgängig script instructions purpose usage documented",
	"Die betreuten Server":
		"Baseline Standardisierung einheitlich Vereinheitlichung Ergebnis Setup common standardised shared uniform Grundeinstellung configuration",
	"Ausnahmen sind begründet":
		"Sonderfälle Abweichungen dokumentiert nachschlagen Sonderregeln Ablage exceptions justified findable documented",
	"Updates haben einen":
		"Patchen Patchprozess Patchmanagement Abfolge Prozess Rollback Aktualisierung Vorgehen Testlauf process procedure order",
	"Administrative Eingriffe lassen":
		"Nachvollziehbarkeit Audit Verantwortlicher Revision Protokoll Adminzugriff Rechenschaft accountability admin actions traceable",
	"Skripte und Anleitungen":
		"Übergabe Nachfolger Abhängigkeit Weggang Wissenstransfer selbstständig Kollegen unabhängig hinterlassen Dokumentation scripts guides available handover independent",
	"Mount-Optionen wie noexec":
		"Härtung Serverhärtung Nebenwirkung kaputt Ausfall Sicherheitseinstellungen Funktionsstörung Risiko abgestürzt hardening side effects break applications disabled",
	"Ein Sicherheitsupdate ist":
		"Patch Reboot Sicherheitslücke geschlossen einspielen effective restart security required",
	"Ein Neustart beendet":
		"Reboot durchstarten Beweise Hinweise Diagnose Fehlersuche verloren Ursachenforschung restart destroys evidence traces fixes Spurensicherung",
	"Im Nachhinein musste":
		"Audit Nachvollziehbarkeit Historie Änderungsprotokoll Revision Verantwortlicher Zeitpunkt nachverfolgen trail changed accountable traceability",
	"Zweck, Ansprechpartner, Paketstand":
		"Inventar Bestandsliste CMDB Zuständigkeit Verantwortlicher Bestand Übersicht inventory list owner contact purpose packages backup",
	"In einer gemeinsamen Basis":
		"Baseline Grundkonfiguration Login Uhrzeit Berechtigungen Logging einheitlich Zeitserver common permissions time sync",
	"Updates habe ich zuerst":
		"Patchen Reihenfolge Rollout Staging gestaffelt Wellen stufenweise Produktivsysteme Pilot order first groups staged",
	"Eine Sicherung gilt":
		"Backup Restore Datensicherung wiederherstellen Rücksicherung Test prüfen Ernstfall brauchbar wertlos Datenverlust zuverlässig proven recovery worthless",
	"Für häufige Arbeiten":
		"Automatisierung automatisieren Fehlerbehandlung Abbruch Routine Scripting Prüfung sicher stoppen frequent tasks prerequisites abort errors",
};
