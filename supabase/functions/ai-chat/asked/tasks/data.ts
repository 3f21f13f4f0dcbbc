import type { Entry } from "../phrase-table.ts";
import { DATABASE, MOVE, RENEW, SET_UP } from "../shared-phrases.ts";

/** Keeping data: backups, databases and their moves. */
export const DATA_TASKS: readonly Entry[] = [
	{
		tells: ["services/database-management", "services/database-management/features/1"],
		weight: 3,
		said: "backup | backups | datensicherung* | sicherung | sicherungen | sichern | rucksicherung* | restore | backupkonzept | sicherungskonzept",
		beside: `${SET_UP} | ${DATABASE} | machen | automatisier* | prufen | uberprufen | test* | kein | keine | fehlgeschlagen | funktionier* | check | failed | no`,
	},
	{
		tells: ["services/database-management", "services/database-management/features/1"],
		said: "datenbankbackup* | datenbanksicherung*",
	},
	{
		tells: ["services/database-management", "services/database-management/features/2"],
		said: DATABASE,
		beside:
			"replikation | replizier* | failover | hochverfugbar* | ausfallsicher* | replication | highly available | high availability",
	},
	{
		tells: ["services/database-management", "services/database-management/features/2"],
		weight: 2,
		said: "replikation | failover | replication",
		beside: SET_UP,
	},
	{
		tells: ["services/database-management", "services/database-management/features/3"],
		said: DATABASE,
		beside: `${MOVE} | ${RENEW}`,
	},
	{
		tells: ["services/database-management", "services/database-management/features/3"],
		said: "datenbankmigration* | datenbankumzug* | datenbankupgrade*",
	},
	{
		tells: ["services/database-management", "services/database-management/features/2"],
		said: "datenbank cluster* | datenbankcluster* | postgres cluster* | postgresql cluster* | mysql cluster* | mariadb cluster*",
	},
	{
		tells: ["services/database-management", "services/database-management/features/4"],
		said: "abfragen | sql abfragen | queries | sql queries",
		beside: "langsam | optimier* | schneller | beschleunig* | slow | faster | optimise | optimize",
	},
	{
		tells: ["services/database-management", "services/database-management/features/4"],
		said: DATABASE,
		beside:
			"tunen | tuning | optimier* | schneller | beschleunig* | performance | tune | optimise | optimize | speed up | faster",
	},
];
