/** Search words of the sentences of services/database-management; see `search-words.ts`. */
export const servicesDatabaseManagement = {
	"geprobter Restore, Replikation":
		"Datenbankbetreuung Administration DBA SQL relational Datenbanksysteme Betreuung Wartung Datensicherung Upgrade Leistungsumfang databases supported operate backup performance offering Datenbankadministrator Datenbankexperte extern kümmern betreuen beherrschen Open-Source Datenbankpflege auslagern freelancer administrator expertise maintain skills",
	"Ein Job spielt regelmäßig":
		"Rücksicherung automatisch testen Wiederherstellung verifizieren Sicherung brauchbar Testserver Backup überprüfen lesbar restore automated verify backups empty validate funktionieren beschädigt defekt korrupt verlassen Gewissheit wiederherstellbar nachprüfen Funktionsprüfung Rückspielung usable corrupt trust reliable",
	"Wie das System auf":
		"Hochverfügbarkeit Absturz Master ausgefallen Notfalltest simulieren Umschalten kaputt Server Inbetriebnahme primary failure test rehearsal crash go-live abrauchen hinfliegen sterben verrecken Ausfallszenario Ausfallverhalten Hauptserver Livegang abstürzen wegbrechen outage die behave drill",
	"Sequenzen, Erweiterungen, Kollationen":
		"Checkliste Fallstricke Rollback Sortierung Extensions Upgrade beachten Stolperfallen zurückkehren Sortierreihenfolge collation sequences pitfalls vergessen übersehen Vorabprüfung Umlaut Kompatibilität Plugin Zähler Nummernkreis Rückkehr Hürde checklist compatibility preparation gotcha",
	"den Grund zeigt der":
		"langsam Ursache Abfrageplan Anfrage lahm Explain Queryplan Ursachenforschung slow query plan cause execution herausfinden Diagnose diagnostizieren schuld verursachen nachvollziehen Join Optimizer Tabellenscan root reason understand",
	"Erst danach ändere":
		"optimieren Stellschrauben Index Reihenfolge Konfiguration beschleunigen Arbeitsspeicher Parameter Eingriff Vacuum optimise tune settings memory change tunen drehen feinjustieren anpassen verbessern Tuningmaßnahme Datenbankparameter Puffer RAM Cache adjust knob improve",
	"Bei MySQL baut gh-ost":
		"Tabellenänderung Schema ändern Spalte hinzufügen Sperre unterbrechungsfrei online Tabellenumbau Werkzeug alter table change lock large downtime hängen einfrieren umbauen umbenennen Datentyp Feld Millionen Live-Änderung weiterarbeiten DDL column live rebuild",
	"pgBackRest oder mariadb-backup":
		"Datensicherung Werkzeug Sicherung zurückrollen gelöscht zurückdrehen versehentlich Minute Uhrzeit tool point-in-time recovery accidentally deleted undo retten zurückholen löschen Löschung Fehlbedienung Zeitreise Vortag Zustand Backupwerkzeug rückgängig rewind rescue mistake timestamp",
	"Den Aufbau bestimmen":
		"Hochverfügbarkeit Cluster Ausfallsicherheit Datenverlust Ausfallzeit automatisch umschalten Redundanz Architektur high availability failover replica redundancy downtime setup clustering Ausfallsicherung Spiegelung spiegeln Zweitserver Datenbankcluster Verfügbarkeit Replikationsart verfügbar auslegen topology mirror multi-master node choose",
	"Logische Replikation überträgt":
		"Umzug Datenübernahme Upgrade unterbrechungsfrei Ausfallzeit Stillstand Downtime Umstieg Offline-Zeit zero migration move interruption umziehen weiterarbeiten transferieren migrieren mitnehmen nahtlos Live-Migration Arbeitszeit Wochenende live seamless transfer user relocate",
	"Welche Abfragen Zeit":
		"langsame Anfragen finden Engpass Auswertung Statistik Performance-Analyse Datenbank lahm Zeitfresser bottleneck analyse statistics Bremse ausbremsen identifizieren aufspüren Langläufer Schuldiger Ressourcenfresser Datenbanklast identify culprit detect hog profiling",
	"Migrationen laufen durch":
		"Schemaänderung automatisiert Deployment Sperren blockieren Tabellensperre CI Zeitlimit schema locks timeout deploy Schemamigration Datenbankänderung ausrollen Release Versionierung automatisieren Entwickler Build developer rollout hang",
	"Der Webshop eines Großhändlers":
		"Ausgangslage Großhandel Onlineshop veraltet Support Ende Version abgelaufen Updates Lebensende Branche wholesaler shop single outdated unsupported Istzustand Anfangszustand Onlinehandel E-Commerce Händler Altversion verwundbar ungepatcht EOL retailer obsolete unpatched initial",
	"Die Datenbank ist 800":
		"Datenmenge Datenbankgröße Gigabyte Terabyte Volumen Datensicherung Dump nächtlich bisher size nightly backup Größe Umfang Plattenplatz Speicherbedarf Sicherungsmethode Sicherungsverfahren Nachtlauf big disk previously",
	"zurückgespielt hat diese":
		"ungetestet Rücksicherung getestet Wiederherstellung nie ausprobiert ungeprüft Backup untested restored never tried tested Restore-Test verlassen Vertrauen blind Blindflug fahrlässig Sicherungskopie Rückspielprobe unsicher unproven unverified anyone",
	"Der Fachbereich verlangt":
		"Anforderung Zielwert RPO RTO Ausfallzeit Wiederanlauf Toleranz erlaubt Vorgabe maximal requirement allowed data loss downtime target maximum business verkraften hinnehmbar akzeptabel tolerieren fordern Forderung Schmerzgrenze Obergrenze verlieren Zielvorgabe acceptable tolerate demand limit",
	"Zur Hauptgeschäftszeit braucht":
		"langsam Antwortzeit Bestellung Stoßzeit Ladezeit Spitzenzeit Latenz Wartezeit slow order query response peak hours latency warten träge zäh hängen bremsen Performanceproblem Lastspitze Kaufabschluss Stau laggy sluggish busy rush checkout",
	"Beide Vorgaben des":
		"Ziele erreicht Ergebnis eingehalten wöchentlich nachgewiesen Erfolg Beweis RPO RTO goals met weekly proof requirements achieved result Fazit Bilanz gelingen geschafft Abschluss Zielerreichung erreichen nachweisen Erfolgskontrolle conclusion outcome success fulfilled evidence",
	"die Datenbank erhält":
		"Sicherheitsupdates Patches unterstützt aktuell Support Version gepatcht security updates supported up-to-date patchen schließen Sicherheitslücke geschützt Patchstand Herstellersupport gepflegt absichern patched maintained vulnerability fix current",
	"48 min vollständiger":
		"Wiederherstellungsdauer Rücksicherung Stunden Minuten schneller Einspielen Backup zurückspielen Recovery time faster hours full hochfahren dauern Dreiviertelstunde verkürzen Zeitersparnis duration quick shorter long back",
	"< 2 min Datenverlust":
		"verlorene Daten Minuten Crash maximal Bestellungen futsch Serverausfall Katastrophe lost data loss disaster total failure verlieren verschwinden weg draufgehen einbüßen abbrennen Katastrophenfall Worst-Case Transaktion lose gone worst",
	"4 min Schreibpause":
		"Ausfallzeit Upgrade Downtime Stillstand Unterbrechung Minuten offline Umstellung Wartungsfenster write pause interruption erreichbar stillstehen lahmlegen pausieren Auszeit Zwangspause Shop-Ausfall unterbrechen unavailable switchover brief short",
	"Letzten Dump auf einem":
		"Anfang erster Schritt Rücksicherung Ausgangsmessung Bestandsaufnahme Wiederherstellungszeit Backup-Test step baseline measure restore time test Nullmessung Stoppuhr Zeitmessung Restore-Dauer anfangen Auftakt ausprobieren ursprünglich initially begin stopwatch",
	"RPO und RTO mit dem":
		"Datenverlust Ausfallzeit vereinbaren Ziele dokumentieren abstimmen Wiederanlaufziele agree targets written business data loss downtime aufschreiben Vereinbarung Absprache einigen absegnen Zielvereinbarung besprechen unterschreiben Protokoll agreement document sign-off stakeholder",
	"pg_stat_statements und auto_explain":
		"langsame Abfragen messen Statistik mitschreiben Lastprofil Neustart einschalten Messdaten enable statistics record load query measurement sammeln mitprotokollieren beobachten Aktivierung Workload Erweiterungsmodul Datensammlung collect activate logging extension",
	"pgBackRest einrichten: wöchentlich":
		"Datensicherung Rhythmus Häufigkeit frequency Vollsicherung Verschlüsselung unveränderlich Ransomware Erpressungstrojaner löschsicher Aufbewahrungsort Backup-Zeitplan schedule full incremental encrypted immutable storage Cyberangriff Kryptotrojaner Hacker manipulationssicher überschreiben oft Bucket Cloudspeicher Differenzsicherung tamper-proof often daily offsite",
	"WAL laufend archivieren":
		"Transaktionslogs sichern minütlich fehlgeschlagen Benachrichtigung Lücke Sekunden failure alert transaction log Transaktionsprotokoll Journal Logdatei fortlaufend Archivierung warnen bemerken Alarmierung hängenbleiben mitschneiden continuous archiving notify",
	"Wiederherstellung auf einen":
		"Rücksicherung wöchentlich testen PITR Inhalt prüfen Plausibilität Backup-Test Daten stimmen weekly restore automated point-in-time sample checks Kontrolle kontrollieren Turnus wiederholt Korrektheit vollständig Zuverlässigkeit inhaltlich regularly correct every",
	"Drei Knoten mit PostgreSQL":
		"Anzahl Server Knotenanzahl Brandschutz Feuer Räume Standort Version Hochverfügbarkeit Maschinen three nodes fire separate number brennen Brand Serverraum Feuerschutz räumlich trennen verteilt Clustergröße Instanz machine room building location",
	"Patroni steuert den":
		"automatisches Umschalten Werkzeug Mehrheit Leader-Wahl Konsens Split-Brain entscheidet Ausfallsteuerung automatic tool election consensus übernehmen Abstimmung wählen Neuwahl Führungswechsel Ausfallerkennung hochstufen Koordination Schiedsrichter takeover promote vote orchestrator leader",
	"Einen Standby synchron":
		"Replikat dritter Knoten Auswertungen Reporting Lesezugriffe Aufgabenverteilung replica synchronous read second role Kopie Zweitknoten Ersatzserver Lesereplik Leselast entlasten Berichtswesen BI secondary report offload analytics",
	"PgBouncer vor die Datenbank":
		"Verbindungspool Proxy Connection-Pooler Verbindungen umleiten Umschalten unbemerkt App pooling switch restart application redirect umhängen umbiegen dazwischenschalten Zwischenschicht Vermittler Verbindungsstring Datenbankverbindung neustarten Weiche transparent layer endpoint repoint middleware",
	"Prozess beenden, Netz":
		"Ausfall simulieren Test Stromausfall Absturz Chaos Netzausfall abschießen Ernstfall Übung failure kill process network partition power abziehen Stecker Kabel herunterfahren killen absichtlich mutwillig provozieren sabotieren Szenario unplug shutdown deliberately scenario",
	"Fehlende Primärschlüssel ergänzen":
		"Upgrade vorbereiten Primary Key Tabellen Schlüssel Vorarbeit Replikatidentität Voraussetzung missing keys prerequisite tables replicate Schlüsselspalte eindeutig ID Zeile hinzufügen nachrüsten mitkommen unique identifier row",
	"Logische Replikation von":
		"Upgrade Versionssprung Schema-Freeze Änderungsstopp Lag Verzögerung übertragen parallel logical replication freeze version jump Hauptversion überspringen Versionsupgrade Entwicklungspause hinterherhinken nachhängen mitlaufen Abstand skip major behind monitor",
	"Das Umschalten zweimal":
		"Generalprobe Testlauf üben Echtdaten Durchgang Umstellung Trockenübung rehearse cutover twice production copy dry run Probelauf Simulation Klon Abbild doppelt Produktivdaten Vorübung vorab clone practice trial",
	"PgBouncer pausieren, Rückstand":
		"Ablauf Umstellung Rollback Cutover zurückkehren Rückfallplan Datenbank Schreibstopp Notausstieg steps fallback reverse sequences schiefgehen abbrechen misslingen Notbremse Umschaltvorgang Umschaltmoment Abfolge Rückfallebene Zurückwechseln revert procedure abort fail switchback",
	"Die zehn teuersten":
		"langsame Anfragen Optimierung Ausführungsplan Analyse Performance slow queries top ten expensive plan optimise analysieren durchleuchten aufwändig Topliste Ranking Spitzenreiter SQL-Tuning anschauen Ressourcenverbrauch inspect heavy costly statement",
	"Fehlende Indizes mit":
		"hinzufügen überflüssig löschen unbenutzt Sperre beschleunigen add missing drop unused lock entrümpeln Ballast wegwerfen Indexpflege sperrfrei beseitigen remove redundant",
	"Autovacuum-Schwellen für die":
		"Aufräumen Vacuum aufgebläht Bloat tote Zeilen Grenzwert Tabellenpflege dead rows threshold large tables lower zumüllen Müll anwachsen Speicherplatz Speicherfresser Reinigung häufiger Wartungsprozess cleanup garbage space growing housekeeping",
	"Runbooks für Failover":
		"Übergabe Notfallhandbuch Anleitung üben Schulung Mitarbeiter Dokumentation Wissenstransfer Notfallübung handover training documentation emergency exercise staff walkthrough weitergeben einarbeiten Ablaufbeschreibung Handgriff trainieren Mannschaft Kollege nachschlagen eigenständig beibringen learn teach knowledge",
	"0,7 s Bestellabfrage (p95), vorher 1,9 s":
		"schneller Antwortzeit Latenz Verbesserung Beschleunigung Sekunden Bestellung Ladezeit order query faster latency seconds response speedup schnell flott verkürzen halbieren Performancegewinn Vorher-Nachher Tuning-Erfolg Gewinn rascher fast improvement quicker gain",
	"Messung und Zielwerte (2 Wochen)":
		"Phase Etappe Abschnitt Ablauf Zeitplan Ablaufplan Einzeldauer gliedern Fahrplan Meilenstein timeline stage schedule milestone",
	"PostgreSQL, MySQL, MariaDB":
		"Technologie Tool Software Werkzeugliste Toolset Produkt Werkzeugkasten Datenbankprodukt technology toolchain toolbox stack",
};
