import type { Service } from "../types.ts";

export const databaseManagement: Service = {
	slug: "database-management",
	icon: "database",
	title: "Datenbankmanagement",
	meta: {
		title: "Datenbankmanagement: PostgreSQL, MySQL und MariaDB",
		description:
			"Backup und geprobter Restore, Replikation, Versionswechsel und Tuning für PostgreSQL, MySQL und MariaDB, im eigenen Rechenzentrum und in der Cloud.",
	},
	summaryEn:
		"Operation of PostgreSQL, MySQL and MariaDB: backups with rehearsed restores, replication and failover, migrations with a short write pause, and tuning based on measurements. Recovery point and recovery time are agreed first and then proven.",
	description:
		"Ich betreibe PostgreSQL, MySQL und MariaDB: mit geprobtem Restore, Replikation, kurzer Schreibpause beim Versionswechsel und Tuning nach Messwerten.",
	lead: "Ein Backup ist so viel wert wie der letzte Restore, den jemand gemessen hat. Oft läuft eine Datenbank jahrelang unauffällig, bis die Version aus der Wartung fällt, eine Abfrage die Anwendung bremst oder der Server ausfällt. Ich sorge dafür, dass Sie wissen, wie viele Daten Sie schlimmstenfalls verlieren (RPO) und wie lange der Wiederanlauf dauert (RTO). Das gilt für eigene Server ebenso wie für Amazon RDS und Azure Database.",
	features: [
		{
			title: "Backup mit Restore-Probe",
			text: "pgBackRest oder mariadb-backup sichern die Daten, das Archiv der WAL- oder Binlog-Dateien erlaubt die Wiederherstellung auf einen Zeitpunkt (PITR). Ein Job spielt regelmäßig auf einen leeren Server zurück und prüft das Ergebnis.",
		},
		{
			title: "Replikation und Failover",
			text: "Patroni für PostgreSQL, GTID-Replikation für MySQL, Galera für MariaDB: Den Aufbau bestimmen RPO und RTO. Wie das System auf den Ausfall des Primärknotens reagiert, wird vor dem Produktivstart geprobt.",
		},
		{
			title: "Migration und Versionswechsel",
			text: "Logische Replikation überträgt die Daten im laufenden Betrieb, eine Pause braucht nur das Umschalten. Sequenzen, Erweiterungen, Kollationen und der Rückweg stehen vorher auf der Prüfliste.",
		},
		{
			title: "Tuning nach Messwerten",
			text: "Welche Abfragen Zeit kosten, zeigen pg_stat_statements und das Slow-Query-Log; den Grund zeigt der Ausführungsplan. Erst danach ändere ich Indizes, Autovacuum oder Speicherparameter.",
		},
		{
			title: "Schemaänderungen im Betrieb",
			text: "Migrationen laufen durch die Pipeline, unter PostgreSQL mit lock_timeout und CREATE INDEX CONCURRENTLY. Bei MySQL baut gh-ost große Tabellen um, während die Anwendung weiterschreibt.",
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
			title: "PostgreSQL: vom Einzelserver zum Cluster",
			company: "Webshop eines Großhändlers",
			startingPoint:
				"Der Webshop eines Großhändlers läuft auf einem einzelnen Server mit PostgreSQL\u00a013, das keine Sicherheitskorrekturen mehr erhält. Die Datenbank ist 800\u00a0GB groß und wird nachts mit pg_dump gesichert; zurückgespielt hat diese Dumps noch niemand. Der Fachbereich verlangt höchstens 5\u00a0Minuten Datenverlust und 1\u00a0Stunde Ausfall. Zur Hauptgeschäftszeit braucht die Bestellabfrage im 95. Perzentil 1,9\u00a0Sekunden.",
			phases: [
				{
					title: "Messung und Zielwerte",
					duration: "2 Wochen",
					tasks: [
						"Letzten Dump auf einem Testserver zurückspielen und die Zeit nehmen: 9\u00a0Stunden",
						"RPO und RTO mit dem Fachbereich schriftlich festhalten",
						"pg_stat_statements und auto_explain im Wartungsfenster aktivieren, Last aufzeichnen",
					],
				},
				{
					title: "Backup und Restore",
					duration: "2 Wochen",
					tasks: [
						"pgBackRest einrichten: wöchentlich voll, täglich inkrementell, verschlüsselt in einen Objektspeicher mit Object Lock",
						"WAL laufend archivieren (archive_timeout 60\u00a0s), Fehler aus pg_stat_archiver alarmieren",
						"Wiederherstellung auf einen Zeitpunkt jede Woche automatisch proben, mit fachlichen Stichproben",
					],
				},
				{
					title: "Neuer Cluster",
					duration: "3 Wochen",
					tasks: [
						"Drei Knoten mit PostgreSQL\u00a018 in getrennten Brandabschnitten aufbauen; Patroni steuert den Failover, etcd liefert das Quorum",
						"Einen Standby synchron führen, Berichte auf den zweiten legen, Backup und Restore-Probe übernehmen",
						"PgBouncer vor die Datenbank setzen, damit das Ziel später ohne Neustart der Anwendung wechselt",
						"Failover proben: Prozess beenden, Netz trennen, Knoten ausschalten",
					],
				},
				{
					title: "Versionswechsel",
					duration: "3 Wochen",
					tasks: [
						"Fehlende Primärschlüssel ergänzen, damit UPDATE und DELETE repliziert werden",
						"Logische Replikation von 13 nach 18 aufsetzen, Schemaänderungen einfrieren, Rückstand überwachen",
						"Das Umschalten zweimal an einer Kopie der Produktion proben",
						"Umschalten: PgBouncer pausieren, Rückstand null abwarten, Sequenzen setzen, Replikation zum alten Server als Rückweg starten",
					],
				},
				{
					title: "Tuning und Übergabe",
					duration: "2 Wochen",
					tasks: [
						"Die zehn teuersten Abfragen mit EXPLAIN (ANALYZE, BUFFERS) untersuchen",
						"Fehlende Indizes mit CREATE INDEX CONCURRENTLY anlegen, ungenutzte entfernen",
						"Autovacuum-Schwellen für die größten Tabellen senken",
						"Runbooks für Failover und Restore mit dem Team durchspielen",
					],
				},
			],
			results: [
				{ value: "48\u00a0min", label: "vollständiger Restore, vorher 9\u00a0h" },
				{ value: "<\u00a02\u00a0min", label: "Datenverlust bei Totalausfall (RPO)" },
				{ value: "4\u00a0min", label: "Schreibpause beim Versionswechsel" },
				{ value: "0,7\u00a0s", label: "Bestellabfrage (p95), vorher 1,9\u00a0s" },
			],
			conclusion:
				"Beide Vorgaben des Fachbereichs sind erfüllt und werden jede Woche neu belegt; die Datenbank erhält wieder Sicherheitskorrekturen.",
		},
	],
	relatedServices: ["cloud-migration", "monitoring", "security"],
};
