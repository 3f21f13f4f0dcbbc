import { TaskList } from "./task.ts";
import { DATABASE, MOVE, RENEW, SET_UP } from "./verbs.ts";

/** Keeping data: backups, databases and their moves. */
export const DATA_TASKS = new TaskList()
	.point(
		3,
		"database-management",
		1,
		"backup | backups | datensicherung* | sicherung | sicherungen | sichern | rucksicherung* | restore | backupkonzept | sicherungskonzept",
		`${SET_UP} | ${DATABASE} | machen | automatisier* | prufen | testen | uberprufen | test* | kein | keine | fehlgeschlagen | funktionier* | check | test | failed | no`,
	)
	.point(4, "database-management", 1, "datenbankbackup* | datenbanksicherung*")
	.point(
		4,
		"database-management",
		2,
		DATABASE,
		"replikation | replizier* | failover | hochverfugbar* | ausfallsicher* | replication | highly available | high availability",
	)
	.point(2, "database-management", 2, "replikation | failover | replication", SET_UP)
	.point(4, "database-management", 3, DATABASE, `${MOVE} | ${RENEW}`)
	.point(4, "database-management", 3, "datenbankmigration* | datenbankumzug* | datenbankupgrade*")
	.point(
		4,
		"database-management",
		2,
		"datenbank cluster* | datenbankcluster* | postgres cluster* | postgresql cluster* | mysql cluster* | mariadb cluster*",
	)
	.point(
		4,
		"database-management",
		4,
		"sql abfragen | sql queries | abfragen | queries",
		"langsam | zu langsam | optimier* | schneller | beschleunig* | slow | faster | optimise | optimize",
	)
	.point(
		4,
		"database-management",
		4,
		DATABASE,
		"tunen | tuning | optimier* | schneller | beschleunig* | performance | tune | optimise | optimize | speed up | faster",
	);
