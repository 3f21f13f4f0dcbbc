/** Search words of the sentences of services/database-management; see `search-words.ts`. */
export const servicesDatabaseManagement = {
	"mit geprobtem Restore":
		"Datenbankbetreuung Administration DBA SQL relational Datenbanksysteme Betreuung Wartung Datensicherung Upgrade Leistungsumfang databases supported operate backup performance offering",
	"Ein Job spielt regelmäßig":
		"Rücksicherung automatisch testen Wiederherstellung verifizieren Sicherung brauchbar Testserver Backup überprüfen lesbar restore automated verify backups empty validate",
	"Wie das System auf":
		"Hochverfügbarkeit Absturz Master ausgefallen Notfalltest simulieren Umschalten kaputt Server Inbetriebnahme primary failure test rehearsal crash go-live",
	"Sequenzen, Erweiterungen, Kollationen":
		"Checkliste Fallstricke Rollback Sortierung Extensions Upgrade beachten Stolperfallen zurückkehren Sortierreihenfolge collation sequences pitfalls",
	"den Grund zeigt der":
		"langsam Ursache Abfrageplan Anfrage lahm Explain Queryplan Ursachenforschung slow query plan cause execution",
	"Erst danach ändere":
		"optimieren Stellschrauben Index Reihenfolge Konfiguration beschleunigen Arbeitsspeicher Parameter Eingriff Vacuum optimise tune settings memory change",
	"Bei MySQL baut gh-ost":
		"Tabellenänderung Schema ändern Spalte hinzufügen Sperre unterbrechungsfrei online Tabellenumbau Werkzeug alter table change lock large downtime",
	"pgBackRest oder mariadb-backup":
		"Datensicherung Werkzeug Sicherung zurückrollen gelöscht zurückdrehen versehentlich Minute Uhrzeit tool point-in-time recovery accidentally deleted undo",
	"Den Aufbau bestimmen":
		"Hochverfügbarkeit Cluster Ausfallsicherheit Datenverlust Ausfallzeit automatisch umschalten Redundanz Architektur high availability failover replica redundancy downtime setup clustering hochverfügbar Hochverfügbarkeit",
	"Logische Replikation überträgt":
		"Umzug Datenübernahme Upgrade unterbrechungsfrei Ausfallzeit Stillstand Downtime Umstieg Offline-Zeit zero migration move interruption",
	"Welche Abfragen Zeit":
		"langsame Anfragen finden Engpass Auswertung Statistik Performance-Analyse Datenbank lahm Zeitfresser bottleneck analyse statistics fressen eat slow queries",
	"Migrationen laufen durch":
		"Schemaänderung automatisiert Deployment Sperren blockieren Tabellensperre CI Zeitlimit schema locks timeout deploy",
	"Der Webshop eines Großhändlers":
		"Ausgangslage Großhandel Onlineshop veraltet Support Ende Version abgelaufen Updates Lebensende Branche wholesaler shop single outdated unsupported Datenbankversion Version version",
	"Die Datenbank ist 800":
		"Datenmenge Datenbankgröße Gigabyte Terabyte Volumen Datensicherung Dump nächtlich bisher size nightly backup",
	"zurückgespielt hat diese":
		"ungetestet Rücksicherung getestet Wiederherstellung nie ausprobiert ungeprüft Backup untested restored never tried tested",
	"Der Fachbereich verlangt":
		"Anforderung Zielwert RPO RTO Ausfallzeit Wiederanlauf Toleranz erlaubt Vorgabe maximal requirement allowed data loss downtime target maximum business",
	"Zur Hauptgeschäftszeit braucht":
		"langsam Antwortzeit Bestellung Stoßzeit Ladezeit Spitzenzeit Latenz Wartezeit slow order query response peak hours latency",
	"Beide Vorgaben des":
		"Ziele erreicht Ergebnis eingehalten wöchentlich nachgewiesen Erfolg Beweis RPO RTO goals met weekly proof requirements achieved result",
	"die Datenbank erhält":
		"Sicherheitsupdates Patches unterstützt aktuell Support Version gepatcht security updates supported up-to-date",
	"48 min vollständiger":
		"Wiederherstellungsdauer Rücksicherung Stunden Minuten schneller Einspielen Backup zurückspielen Recovery time faster hours full",
	"< 2 min Datenverlust":
		"verlorene Daten Minuten Crash maximal Bestellungen futsch Serverausfall Katastrophe lost data loss disaster total failure",
	"4 min Schreibpause":
		"Ausfallzeit Upgrade Downtime Stillstand Unterbrechung Minuten offline Umstellung Wartungsfenster write pause interruption",
	"Letzten Dump auf einem":
		"Anfang erster Schritt Rücksicherung Ausgangsmessung Bestandsaufnahme Wiederherstellungszeit Backup-Test step baseline measure restore time test",
	"RPO und RTO mit dem":
		"Datenverlust Ausfallzeit vereinbaren Ziele dokumentieren abstimmen Wiederanlaufziele agree targets written business data loss downtime",
	"pg_stat_statements und auto_explain":
		"langsame Abfragen messen Statistik mitschreiben Lastprofil Neustart einschalten Messdaten enable statistics record load query measurement",
	"pgBackRest einrichten: wöchentlich":
		"Datensicherung Rhythmus Häufigkeit frequency Vollsicherung Verschlüsselung unveränderlich Ransomware Erpressungstrojaner löschsicher Aufbewahrungsort Backup-Zeitplan schedule full incremental encrypted immutable storage",
	"WAL laufend archivieren":
		"Transaktionslogs sichern minütlich fehlgeschlagen Benachrichtigung Lücke Sekunden failure alert transaction log",
	"Wiederherstellung auf einen":
		"Rücksicherung wöchentlich testen PITR Inhalt prüfen Plausibilität Backup-Test Daten stimmen weekly restore automated point-in-time sample checks",
	"Drei Knoten mit PostgreSQL":
		"Anzahl Server Knotenanzahl Brandschutz Feuer Räume Standort Version Hochverfügbarkeit Maschinen three nodes fire separate number",
	"Patroni steuert den":
		"automatisches Umschalten Werkzeug Mehrheit Leader-Wahl Konsens Split-Brain entscheidet Ausfallsteuerung automatic tool election consensus",
	"Einen Standby synchron":
		"Replikat dritter Knoten Auswertungen Reporting Lesezugriffe Aufgabenverteilung replica synchronous read second role",
	"PgBouncer vor die Datenbank":
		"Verbindungspool Proxy Connection-Pooler Verbindungen umleiten Umschalten unbemerkt App pooling switch restart application redirect",
	"Prozess beenden, Netz":
		"Ausfall simulieren Test Stromausfall Absturz Chaos Netzausfall abschießen Ernstfall Übung failure kill process network partition power",
	"Fehlende Primärschlüssel ergänzen":
		"Upgrade vorbereiten Primary Key Tabellen Schlüssel Vorarbeit Replikatidentität Voraussetzung missing keys prerequisite tables replicate",
	"Logische Replikation von":
		"Upgrade Versionssprung Schema-Freeze Änderungsstopp Lag Verzögerung übertragen parallel logical replication freeze version jump",
	"Das Umschalten zweimal":
		"Generalprobe Testlauf üben Echtdaten Durchgang Umstellung Trockenübung rehearse cutover twice production copy dry run",
	"PgBouncer pausieren, Rückstand":
		"Ablauf Umstellung Rollback Cutover zurückkehren Rückfallplan Datenbank Schreibstopp Notausstieg steps fallback reverse sequences",
	"Die zehn teuersten":
		"langsame Anfragen Optimierung Ausführungsplan Analyse Performance slow queries top ten expensive plan optimise",
	"Fehlende Indizes mit":
		"hinzufügen überflüssig löschen unbenutzt Sperre beschleunigen add missing drop unused lock",
	"Autovacuum-Schwellen für die":
		"Aufräumen Vacuum aufgebläht Bloat tote Zeilen Grenzwert Tabellenpflege dead rows threshold large tables lower",
	"Runbooks für Failover":
		"Übergabe Notfallhandbuch Anleitung üben Schulung Mitarbeiter Dokumentation Wissenstransfer Notfallübung handover training documentation emergency exercise staff walkthrough",
	"0,7 s Bestellabfrage (p95), vorher 1,9 s":
		"schneller Antwortzeit Latenz Verbesserung Beschleunigung Sekunden Bestellung Ladezeit order query faster latency seconds response speedup",
	"Ein Backup ist so":
		"ungetestet wertlos nützt verlassen Wert Sicherung worth worthless untested useless rely",
	"Ich sorge dafür, dass":
		"Datenverlust schlimmster Fall maximal verlorene Ausfallzeit Wiederherstellungszeit worst case lose loss at most how much recovery long",
};
