import type { GlossaryTerm, Localized } from "../types.ts";

export const databaseTerms: readonly GlossaryTerm<Localized>[] = [
	{
		id: "acid",
		name: "ACID",
		page: "/services/database-management",
		text: {
			de: "ACID fasst vier Zusagen einer Datenbank für Transaktionen zusammen: Eine Transaktion wirkt ganz oder gar nicht (Atomicity), hinterlässt einen gültigen Zustand (Consistency), läuft abgeschirmt von gleichzeitigen (Isolation) und bleibt nach dem Commit erhalten (Durability). Wie streng die Abschirmung ist, bestimmt die Isolationsstufe: In PostgreSQL ist „Read Committed“ voreingestellt, in MySQL mit InnoDB „Repeatable Read“.",
			en: "ACID sums up four promises a database makes about transactions: a transaction takes effect completely or not at all (atomicity), leaves a valid state (consistency), runs shielded from concurrent ones (isolation) and survives once committed (durability). The isolation level sets how strict the shielding is: “Read Committed” is the default in PostgreSQL, “Repeatable Read” in MySQL with InnoDB.",
		},
	},
	{
		id: "connection-pooling",
		name: { de: "Connection Pooling", en: "Connection pooling" },
		also: ["Connection Pool"],
		page: "/services/database-management",
		text: {
			de: "Connection Pooling hält eine begrenzte Zahl von Datenbankverbindungen offen und teilt sie den Anwendungen zu, statt für jede Anfrage eine neue aufzubauen. Das lohnt sich besonders bei PostgreSQL, das für jede Verbindung einen eigenen Prozess startet. PgBouncer kann eine Verbindung nach jeder Transaktion weitergeben; Einstellungen und Sperren, die an der Sitzung hängen, sind in diesem Modus nicht verlässlich.",
			en: "Connection pooling keeps a limited number of database connections open and shares them out among applications instead of opening a new one for each request. It pays off particularly with PostgreSQL, which starts a process of its own for each connection. PgBouncer can pass a connection on after each transaction; settings and locks tied to the session are unreliable in that mode.",
		},
	},
	{
		id: "database-index",
		name: { de: "Datenbankindex", en: "Database index" },
		also: ["Index"],
		page: "/services/database-management",
		text: {
			de: "Ein Index ist eine zusätzliche Struktur, meist ein B-Baum, mit der eine Datenbank Zeilen findet, ohne die ganze Tabelle zu lesen. Er beschleunigt Abfragen, kostet aber Speicherplatz und Zeit beim Schreiben. Ob eine Abfrage ihn nutzt, zeigt EXPLAIN; in PostgreSQL legt CREATE INDEX CONCURRENTLY ihn an, ohne Schreibzugriffe zu sperren.",
			en: "An index is an additional structure, usually a B-tree, that lets a database find rows without reading the whole table. It speeds up queries, but costs disk space and time on writes. EXPLAIN shows whether a query uses it; in PostgreSQL, CREATE INDEX CONCURRENTLY builds one without blocking writes.",
		},
	},
	{
		id: "mvcc",
		name: "MVCC",
		also: ["Multiversion Concurrency Control"],
		page: "/services/database-management",
		text: {
			de: "Bei MVCC (Multiversion Concurrency Control) bewahrt die Datenbank von geänderten Zeilen mehrere Versionen auf, und jede Transaktion sieht die für sie gültige. Dadurch behindern Lesende und Schreibende einander in der Regel nicht. Überholte Versionen müssen aufgeräumt werden: In PostgreSQL übernimmt das VACUUM, in MySQL mit InnoDB der Purge des Undo-Logs.",
			en: "With MVCC (multiversion concurrency control), the database keeps several versions of changed rows, and each transaction sees the one that is valid for it. Readers and writers therefore don’t usually get in each other’s way. Outdated versions have to be cleaned up: VACUUM does so in PostgreSQL, the purge of the undo log in MySQL with InnoDB.",
		},
	},
	{
		id: "partitioning",
		name: { de: "Partitionierung", en: "Partitioning" },
		page: "/services/database-management",
		text: {
			de: "Partitionierung teilt eine große Tabelle innerhalb einer Datenbank nach einem Schlüssel in Teile, oft nach Zeiträumen. Abfragen, die den Schlüssel eingrenzen, lesen nur die passenden Teile, und alte Daten verschwinden mit dem Löschen einer Partition statt mit Millionen einzelner Löschvorgänge. Sharding verteilt die Teile dagegen auf mehrere Server.",
			en: "Partitioning divides a large table within one database into parts by a key, often by date. Queries that filter on the key read only the parts that match, and old data can be removed by dropping a partition instead of deleting millions of rows. Sharding, by contrast, spreads the parts across several servers.",
		},
	},
	{
		id: "point-in-time-recovery",
		name: { de: "Point-in-Time-Recovery", en: "Point-in-time recovery" },
		also: ["PITR"],
		page: "/services/database-management",
		text: {
			de: "Point-in-Time-Recovery (PITR) stellt eine Datenbank auf einen wählbaren Zeitpunkt wieder her, etwa kurz vor einem versehentlichen DROP TABLE. Dazu wird eine vollständige Sicherung zurückgespielt, und das lückenlos archivierte Log wird bis zu diesem Zeitpunkt nachgefahren: in PostgreSQL das WAL, in MySQL das Binlog.",
			en: "Point-in-time recovery (PITR) restores a database to a moment of your choosing, for instance shortly before an accidental DROP TABLE. A full backup is restored, and the log, archived without gaps, is replayed up to that moment: the WAL in PostgreSQL, the binary log in MySQL.",
		},
	},
	{
		id: "replication",
		name: { de: "Replikation", en: "Replication" },
		page: "/services/database-management",
		text: {
			de: "Replikation überträgt Änderungen laufend von einem Datenbankserver auf weitere, um Ausfälle zu überbrücken oder Lesezugriffe zu verteilen. Asynchron wartet der primäre Server nicht auf die anderen, und bei seinem Ausfall können die letzten Änderungen fehlen; synchron wartet er, und Schreiben dauert länger. Ein Backup ersetzt sie nicht, denn auch ein versehentliches Löschen wird repliziert.",
			en: "Replication continuously transfers changes from one database server to others, to keep running through failures or to spread read load. With asynchronous replication the primary doesn’t wait for the others, so the latest changes can be missing if it fails; with synchronous replication it waits, and writes take longer. It is no substitute for a backup, because accidental deletions are replicated too.",
		},
	},
	{
		id: "sharding",
		name: "Sharding",
		page: "/services/database-management",
		text: {
			de: "Sharding verteilt die Daten einer Datenbank nach einem Schlüssel auf mehrere Server, sodass Datenmenge und Schreiblast über einen einzelnen hinauswachsen können. Abfragen und Transaktionen über mehrere Shards werden dafür aufwendiger, und ein ungünstiger Schlüssel überlastet einzelne Server. Vorher lohnt der Blick auf Indizes, Partitionierung und Lesereplikate.",
			en: "Sharding distributes a database’s data across several servers by a key, so that data volume and write load can outgrow a single one. In return, queries and transactions across shards become more complex, and a poorly chosen key overloads individual servers. Indexes, partitioning and read replicas are worth a look first.",
		},
	},
	{
		id: "vacuum",
		name: "VACUUM",
		page: "/services/database-management",
		text: {
			de: "VACUUM gibt in PostgreSQL den Platz gelöschter und überholter Zeilenversionen zur Wiederverwendung frei und verhindert den Überlauf der Transaktions-IDs. Im Alltag erledigt das Autovacuum im Hintergrund; die Dateien werden dabei meist nicht kleiner. VACUUM FULL schreibt die Tabelle neu und verkleinert sie, sperrt sie aber so lange für alle Zugriffe.",
			en: "VACUUM in PostgreSQL frees the space of deleted and outdated row versions for reuse and prevents transaction ID wraparound. Day to day, autovacuum does this in the background; the files usually don’t shrink. VACUUM FULL rewrites the table and makes it smaller, but locks it against all access meanwhile.",
		},
	},
	{
		id: "wal",
		name: "WAL",
		also: ["Write-Ahead Log", "Write-Ahead Logging"],
		page: "/services/database-management",
		text: {
			de: "Im WAL (Write-Ahead Log) hält eine Datenbank jede Änderung fest, bevor sie in die Datendateien geschrieben wird. Nach einem Absturz spielt sie das Log nach und kommt so wieder in einen gültigen Zustand. In PostgreSQL dient es auch der Replikation und der Point-in-Time-Recovery; MySQL hat dafür zwei Logs, das Redo-Log von InnoDB und das Binlog.",
			en: "In the WAL (write-ahead log), a database records every change before it is written to the data files. After a crash it replays the log to get back to a valid state. PostgreSQL also uses it for replication and point-in-time recovery; MySQL has two logs for these jobs, InnoDB’s redo log and the binary log.",
		},
	},
	{
		id: "deadlock",
		name: "Deadlock",
		page: "/services/database-management",
		text: {
			de: "Bei einem Deadlock warten zwei Transaktionen gegenseitig auf Sperren, die die andere hält, sodass keine weiterkommt. Die Datenbank erkennt das und bricht eine von beiden ab; die Anwendung muss sie wiederholen. Seltener werden Deadlocks, wenn alle Transaktionen kurz sind und Zeilen in derselben Reihenfolge sperren.",
			en: "In a deadlock, two transactions wait for locks that the other one holds, so that neither can proceed. The database notices and aborts one of them; the application has to retry it. Deadlocks become rarer if all transactions are short and lock rows in the same order.",
		},
	},
	{
		id: "slow-query",
		name: { de: "Langsame Abfrage", en: "Slow query" },
		also: ["Slow Query Log"],
		page: "/services/database-management",
		text: {
			de: "Eine langsame Abfrage liest meist mehr Daten als nötig, oft weil ein Index fehlt oder die Statistik veraltet ist. In PostgreSQL nennt die Erweiterung pg_stat_statements die teuersten, und EXPLAIN (ANALYZE, BUFFERS) zeigt, wo die Zeit bleibt; in MySQL hilft das Slow-Query-Log. EXPLAIN ANALYZE führt die Abfrage wirklich aus, bei UPDATE und DELETE also nur in einer Transaktion mit ROLLBACK.",
			en: "A slow query usually reads more data than necessary, often because an index is missing or statistics are outdated. In PostgreSQL, the extension pg_stat_statements names the most expensive ones, and EXPLAIN (ANALYZE, BUFFERS) shows where the time goes; in MySQL, the slow query log helps. EXPLAIN ANALYZE really runs the query, so use it for UPDATE and DELETE only in a transaction with ROLLBACK.",
		},
	},
];
