import type { Localized, Service } from "../types.ts";

export const databaseManagement: Service<Localized> = {
	slug: "database-management",
	icon: "database",
	title: { de: "Datenbankmanagement", en: "Database management" },
	meta: {
		title: {
			de: "Datenbankmanagement: PostgreSQL, MySQL und MariaDB",
			en: "Database management: PostgreSQL, MySQL and MariaDB",
		},
		description: {
			de: "Backup und geprobter Restore, Replikation, Versionswechsel und Tuning für PostgreSQL, MySQL und MariaDB, im eigenen Rechenzentrum und in der Cloud.",
			en: "Backups and tested restores, replication, upgrades and tuning for PostgreSQL, MySQL and MariaDB, in your own data centre and in the cloud.",
		},
	},
	description: {
		de: "Ich betreibe PostgreSQL, MySQL und MariaDB: mit geprobtem Restore, Replikation, kurzer Schreibpause beim Versionswechsel und Tuning nach Messwerten.",
		en: "I run PostgreSQL, MySQL and MariaDB: with tested restores, replication, upgrades that need only a brief write freeze, and tuning based on measurements.",
	},
	lead: {
		de: "Ich betreibe Datenbanken so, dass Sie wissen, wie viele Daten Sie schlimmstenfalls verlieren (RPO) und wie lange der Wiederanlauf dauert (RTO). Ein Backup ist nur so viel wert wie der letzte Restore, den jemand gemessen hat. Oft läuft eine Datenbank jahrelang unauffällig, bis die Version aus der Wartung fällt, eine Abfrage die Anwendung bremst oder der Server ausfällt. Deshalb probe ich den Restore, auf eigenen Servern ebenso wie bei Amazon RDS und Azure Database.",
		en: "I run databases so that you know how much data you could lose in the worst case (RPO) and how long recovery takes (RTO). A backup is only as good as the last restore that somebody timed. A database often runs quietly for years, until its version goes out of support, a query slows the application down or the server fails. That is why I rehearse the restore, on your own servers as well as on Amazon RDS and Azure Database.",
	},
	features: [
		{
			title: { de: "Backup mit Restore-Probe", en: "Backups with restore tests" },
			text: {
				de: "pgBackRest oder mariadb-backup sichern die Daten, das Archiv der WAL- oder Binlog-Dateien erlaubt die Wiederherstellung auf einen Zeitpunkt (PITR). Ein Job spielt regelmäßig auf einen leeren Server zurück und prüft das Ergebnis.",
				en: "pgBackRest or mariadb-backup takes the backups, and the archive of WAL or binlog files allows point-in-time recovery (PITR). A job regularly restores to an empty server and checks the result.",
			},
		},
		{
			title: { de: "Replikation und Failover", en: "Replication and failover" },
			text: {
				de: "Patroni für PostgreSQL, GTID-Replikation für MySQL, Galera für MariaDB: Den Aufbau bestimmen RPO und RTO. Der Ausfall des Primärknotens wird vor dem Produktivstart geprobt.",
				en: "Patroni for PostgreSQL, GTID replication for MySQL, Galera for MariaDB: RPO and RTO determine the design. Failure of the primary node is rehearsed before the system goes live.",
			},
		},
		{
			title: { de: "Migration und Versionswechsel", en: "Migration and upgrades" },
			text: {
				de: "Logische Replikation überträgt die Daten im laufenden Betrieb, eine Pause braucht nur das Umschalten. Sequenzen, Erweiterungen, Kollationen und der Rückweg stehen vorher auf der Prüfliste.",
				en: "Logical replication transfers the data while everything keeps running; only the cutover needs a pause. Sequences, extensions, collations and the rollback are on the checklist beforehand.",
			},
		},
		{
			title: { de: "Tuning nach Messwerten", en: "Tuning based on measurements" },
			text: {
				de: "Welche Abfragen Zeit kosten, zeigen pg_stat_statements und das Slow-Query-Log; den Grund zeigt der Ausführungsplan. Erst danach ändere ich Indizes, Autovacuum oder Speicherparameter.",
				en: "pg_stat_statements and the slow query log show which queries cost time, and the execution plan shows why. Only then do I change indexes, autovacuum or memory settings.",
			},
		},
		{
			title: { de: "Schemaänderungen im Betrieb", en: "Live schema changes" },
			text: {
				de: "Migrationen laufen durch die Pipeline, unter PostgreSQL mit lock_timeout und CREATE INDEX CONCURRENTLY. Bei MySQL baut gh-ost große Tabellen um, während die Anwendung weiterschreibt.",
				en: "Migrations go through the pipeline, in PostgreSQL with lock_timeout and CREATE INDEX CONCURRENTLY. In MySQL, gh-ost rebuilds large tables while the application keeps writing.",
			},
		},
	],
	technologies: [
		"PostgreSQL",
		"MySQL",
		"MariaDB",
		"pgBackRest",
		"Patroni",
		"PgBouncer",
		"Galera Cluster",
		"Percona XtraBackup",
		"gh-ost",
		"CloudNativePG",
		"Amazon RDS",
		"Azure Database for PostgreSQL",
	],
	scenarios: [
		{
			id: "postgresql-cluster",
			title: {
				de: "PostgreSQL: vom Einzelserver zum Cluster",
				en: "PostgreSQL: from a single server to a cluster",
			},
			startingPoint: {
				de: "Der Webshop eines Großhändlers läuft auf einem einzelnen Server mit PostgreSQL\u00a013, das keine Sicherheitsupdates mehr erhält. Die Datenbank ist 800\u00a0GB groß und wird nachts mit pg_dump gesichert; zurückgespielt hat diese Dumps noch niemand. Der Fachbereich verlangt höchstens 5\u00a0Minuten Datenverlust und 1\u00a0Stunde Ausfall. Zur Hauptgeschäftszeit braucht die Bestellabfrage im 95. Perzentil 1,9\u00a0Sekunden.",
				en: "A wholesaler’s online shop runs on a single server with PostgreSQL\u00a013, which no longer gets security fixes. The database is 800\u00a0GB in size and backed up every night with pg_dump; nobody has ever restored one of those dumps. The business wants no more than 5\u00a0minutes of data loss and 1\u00a0hour of downtime. At peak hours, the order query takes 1.9\u00a0seconds at the 95th percentile.",
			},
			phases: [
				{
					title: { de: "Messung und Zielwerte", en: "Measurements and targets" },
					days: 10,
					tasks: [
						{
							de: "Letzten Dump auf einem Testserver zurückspielen und die Zeit nehmen: 9\u00a0Stunden",
							en: "Restore the latest dump on a test server and time it: 9\u00a0hours",
						},
						{
							de: "RPO und RTO mit dem Fachbereich schriftlich festhalten",
							en: "Agree RPO and RTO with the business in writing",
						},
						{
							de: "pg_stat_statements und auto_explain im Wartungsfenster aktivieren, Last aufzeichnen",
							en: "Enable pg_stat_statements and auto_explain in the maintenance window, and record the load",
						},
					],
				},
				{
					title: { de: "Backup und Restore", en: "Backup and restore" },
					days: 10,
					tasks: [
						{
							de: "pgBackRest einrichten: wöchentlich voll, täglich inkrementell, verschlüsselt in einen Objektspeicher mit Object Lock",
							en: "Set up pgBackRest: weekly full, daily incremental, encrypted to object storage with Object Lock",
						},
						{
							de: "WAL laufend archivieren (archive_timeout 60\u00a0s), Fehler aus pg_stat_archiver alarmieren",
							en: "Archive WAL continuously (archive_timeout 60\u00a0s), and alert on failures in pg_stat_archiver",
						},
						{
							de: "Wiederherstellung auf einen Zeitpunkt jede Woche automatisch proben, mit fachlichen Stichproben",
							en: "Rehearse point-in-time recovery automatically every week, with spot checks of business data",
						},
					],
				},
				{
					title: { de: "Neuer Cluster", en: "New cluster" },
					days: 15,
					tasks: [
						{
							de: "Drei Knoten mit PostgreSQL\u00a018 in getrennten Brandabschnitten aufbauen; Patroni steuert den Failover, etcd liefert das Quorum",
							en: "Build three nodes with PostgreSQL\u00a018 in separate fire compartments; Patroni controls failover, and etcd provides the quorum",
						},
						{
							de: "Einen Standby synchron führen, Berichte auf den zweiten legen, Backup und Restore-Probe übernehmen",
							en: "Keep one standby synchronous, put reports on the second, and carry over backups and restore tests",
						},
						{
							de: "PgBouncer vor die Datenbank setzen, damit das Ziel später ohne Neustart der Anwendung wechselt",
							en: "Put PgBouncer in front of the database, so that the target can change later without restarting the application",
						},
						{
							de: "Failover proben: Prozess beenden, Netz trennen, Knoten ausschalten",
							en: "Rehearse failover: kill the process, cut the network, power off the node",
						},
					],
				},
				{
					title: { de: "Versionswechsel", en: "Upgrade" },
					days: 15,
					tasks: [
						{
							de: "Fehlende Primärschlüssel ergänzen, damit UPDATE und DELETE repliziert werden",
							en: "Add missing primary keys, so that UPDATE and DELETE are replicated",
						},
						{
							de: "Logische Replikation von 13 nach 18 aufsetzen, Schemaänderungen einfrieren, Rückstand überwachen",
							en: "Set up logical replication from 13 to 18, freeze schema changes, and monitor the lag",
						},
						{
							de: "Das Umschalten zweimal an einer Kopie der Produktion proben",
							en: "Rehearse the cutover twice on a copy of production",
						},
						{
							de: "Umschalten: PgBouncer pausieren, Rückstand null abwarten, Sequenzen setzen, Replikation zum alten Server als Rückweg starten",
							en: "Cut over: pause PgBouncer, wait for zero lag, set sequences, and start replication back to the old server in case of a rollback",
						},
					],
				},
				{
					title: { de: "Tuning und Übergabe", en: "Tuning and handover" },
					days: 10,
					tasks: [
						{
							de: "Die zehn teuersten Abfragen mit EXPLAIN (ANALYZE, BUFFERS) untersuchen",
							en: "Examine the ten most expensive queries with EXPLAIN (ANALYZE, BUFFERS)",
						},
						{
							de: "Fehlende Indizes mit CREATE INDEX CONCURRENTLY anlegen, ungenutzte entfernen",
							en: "Create missing indexes with CREATE INDEX CONCURRENTLY, and remove unused ones",
						},
						{
							de: "Autovacuum-Schwellen für die größten Tabellen senken",
							en: "Lower the autovacuum thresholds for the largest tables",
						},
						{
							de: "Runbooks für Failover und Restore mit dem Team durchspielen",
							en: "Walk through the runbooks for failover and restore with the team",
						},
					],
				},
			],
			results: [
				{
					value: "48\u00a0min",
					label: { de: "vollständiger Restore, vorher 9\u00a0h", en: "full restore, previously 9\u00a0h" },
				},
				{
					value: "<\u00a02\u00a0min",
					label: { de: "Datenverlust bei Totalausfall (RPO)", en: "of data lost in a total failure (RPO)" },
				},
				{
					value: "4\u00a0min",
					label: { de: "Schreibpause beim Versionswechsel", en: "write freeze during the upgrade" },
				},
				{
					value: { de: "0,7\u00a0s", en: "0.7\u00a0s" },
					label: {
						de: "Bestellabfrage (p95), vorher 1,9\u00a0s",
						en: "order query (p95), previously 1.9\u00a0s",
					},
				},
			],
			conclusion: {
				de: "Beide Vorgaben des Fachbereichs sind erfüllt und werden jede Woche neu belegt; die Datenbank erhält wieder Sicherheitsupdates.",
				en: "Both targets set by the business are met, with fresh proof every week, and the database gets security fixes again.",
			},
		},
	],
	diagram: {
		kind: "loop",
		title: { de: "Ein Backup, das sich zurückspielen lässt", en: "A backup that can be restored" },
		caption: {
			de: "Ein Backup ist nur so viel wert wie der letzte Restore, den jemand gemessen hat.",
			en: "A backup is only worth as much as the last restore that somebody timed.",
		},
		items: [
			{
				title: { de: "Sichern", en: "Back up" },
				text: { de: "pgBackRest oder mariadb-backup", en: "pgBackRest or mariadb-backup" },
			},
			{
				title: { de: "Archivieren", en: "Archive" },
				text: {
					de: "WAL oder Binlog, für die Wiederherstellung auf einen Zeitpunkt",
					en: "WAL or binlog, for point-in-time recovery",
				},
			},
			{
				title: { de: "Zurückspielen", en: "Restore" },
				text: { de: "Auf einen leeren Server", en: "To an empty server" },
			},
			{
				title: { de: "Messen", en: "Measure" },
				text: {
					de: "Wie viele Daten fehlen (RPO) und wie lange es dauert (RTO)",
					en: "How much data is missing (RPO) and how long it takes (RTO)",
				},
			},
			{
				title: { de: "Regelmäßig", en: "Regularly" },
				text: {
					de: "Ein Job wiederholt das und prüft das Ergebnis.",
					en: "A job repeats this and checks the result.",
				},
			},
		],
	},
	questions: [
		{
			question: {
				de: "Wie läuft der Versionswechsel einer Datenbank ab?",
				en: "How is a database upgraded to a new version?",
			},
			answer: {
				de: "Die Daten gehen mit logischer Replikation im laufenden Betrieb auf die neue Version über; nur das Umschalten braucht eine kurze Schreibpause. Sequenzen, Erweiterungen, Kollationen und der Rückweg stehen vorher auf der Prüfliste. Geprobt wird an einer Kopie der Produktion.",
				en: "The data moves to the new version by logical replication while everything keeps running; only the cutover needs a brief write freeze. Sequences, extensions, collations and the rollback are on the checklist beforehand. The cutover is rehearsed on a copy of production.",
			},
		},
		{
			question: { de: "Was hilft, wenn PostgreSQL langsam ist?", en: "What helps when PostgreSQL is slow?" },
			answer: {
				de: "Zuerst messen, dann ändern. Welche Abfragen Zeit kosten, zeigt pg_stat_statements, den Grund zeigt der Ausführungsplan. Erst danach werden Indizes, Autovacuum oder Speicherparameter angepasst.",
				en: "Measure first, then change. The extension pg_stat_statements shows which queries cost time, and the execution plan shows why. Only then are indexes, autovacuum or memory settings adjusted.",
			},
		},
		{
			question: {
				de: "Wie lange dauert der Umbau einer Datenbank?",
				en: "How long does it take to rebuild a database setup?",
			},
			answer: {
				de: "Das hängt von Größe, Last und Version der Datenbank ab und davon, wie viel Ausfall und Datenverlust erlaubt sind. Als Anhaltspunkt: Ein erfundenes Praxisbeispiel, das einen PostgreSQL-Server mit 800 GB zum Cluster macht, kommt auf 12 Wochen.",
				en: "That depends on the database’s size, load and version, and on how much downtime and data loss are allowed. As an indication, an invented worked example that turns a PostgreSQL server of 800 GB into a cluster takes 12 weeks.",
			},
		},
		{
			question: {
				de: "Welche Erfahrung gibt es mit Datenbanken?",
				en: "What experience is there with database management?",
			},
			answer: {
				de: "Zur Arbeit gehört der Betrieb von PostgreSQL, MySQL und MariaDB, auf eigenen Servern ebenso wie bei Amazon RDS und Azure Database. PostgreSQL gehört auch zur Technik dieser Website. Ein Kundenprojekt, in dem es vor allem um Datenbanken ging, ist hier nicht beschrieben.",
				en: "The work includes running PostgreSQL, MySQL and MariaDB, on clients’ own servers as well as on Amazon RDS and Azure Database. PostgreSQL is also part of the technology behind this website. No client project that was mainly about databases is described here.",
			},
		},
		{
			question: {
				de: "Woran erkennt man, dass ein Backup etwas taugt?",
				en: "What proves that a backup is any good?",
			},
			answer: {
				de: "Daran, dass es zurückgespielt wurde. Ein Job spielt die Sicherung regelmäßig auf einen leeren Server zurück und prüft das Ergebnis. Gemessen wird auch, wie lange das dauert, denn daran entscheidet sich, ob das RTO einzuhalten ist.",
				en: "By restoring it. A job regularly restores the backup to an empty server and checks the result. The time that takes is measured too, because it decides whether the RTO can be met.",
			},
		},
	],
	relatedServices: ["cloud-migration", "monitoring", "security"],
};
