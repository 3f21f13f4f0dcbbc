import type { Entry } from "../phrase-table.ts";

/** What is asked about a point of the page on databases in words that the page itself has none of, in whatever form. */
export const DATABASE_POINTS: readonly Entry[] = [
	{
		tells: [
			"services/database-management/scenarios/postgresql-cluster/phases/2",
			"services/database-management/scenarios/postgresql-cluster/results/1",
		],
		weight: 5,
		said: "dump | dumps | pg dump | restore | restores | wiederherstellung | ruckspielen | zuruckspielen | einspielen",
		beside:
			"dauert … ewig | dauert … zu lange | dauert … stunden | ewig | ewigkeiten | viel zu lange | zu lange | stundenlang | den ganzen tag | zu langsam | forever | ages | too long | for hours | too slow | all day",
	},
	{
		tells: ["services/database-management/scenarios/postgresql-cluster/phases/3"],
		weight: 5,
		said: "report | reports | reporting | berichte | berichten | auswertungen | reportings",
		beside:
			"slow … down | slows … down | slowing | bremsen | bremst | ausbremsen | verlangsam* | belasten | lahmen | blockier* | primary | produktivdatenbank | load on",
	},
	{
		tells: [
			"services/database-management/features/4",
			"services/database-management/scenarios/postgresql-cluster/phases/5",
		],
		said: "abfragen | queries | query | sql statements | statements",
		beside:
			"langsam* | slow | teuerste* | zeitfresser | fressen | zeit kosten | langsame … finden | find … langsam* | slowest | expensive | eat | eating | take … time | hog* | find … slow",
	},
	{
		tells: [
			"services/database-management/scenarios/postgresql-cluster/phases/3",
			"services/database-management/features/2",
		],
		weight: 5,
		said: "replik* | replizier* | replication | replicas | standby",
		beside:
			"synchron | asynchron | synchrone | asynchrone | sync | async | synchronous | asynchronous | synchronously",
	},
	{
		tells: ["services/database-management/scenarios/postgresql-cluster/phases/2"],
		weight: 5,
		said: "vollsicherung* | vollbackup* | volle backups | full backup*",
		beside: "wie oft | rhythmus | haufig | taglich | wochentlich | how often | schedule | weekly | daily",
	},
	{
		tells: [
			"services/database-management/features/1",
			"services/database-management/scenarios/postgresql-cluster/phases/2",
		],
		weight: 6,
		said: "datenbank* | database* | postgres* | mysql | mariadb | tabelle* | table | tables",
		beside:
			"auf … zeitpunkt | zu … zeitpunkt | stand von | point in time | zuruckdrehen | geloscht … zuruck | versehentlich geloscht | accidentally deleted | dropped by",
	},
	{
		tells: [
			"services/database-management/scenarios/postgresql-cluster/phases/4",
			"services/database-management/features/3",
		],
		weight: 5,
		said: "upgrade | upgrades | versionswechsel | versionssprung | postgres upgrade*",
		beside:
			"weg zuruck | ruckweg | zuruck … alte* version | zuruck … alten server | way back | back to the old | fall back | fallback",
	},
	{
		tells: [
			"services/database-management/scenarios/postgresql-cluster/phases/3",
			"services/database-management/features/2",
		],
		weight: 3,
		said: "datenbank* | database* | postgres* | mysql | mariadb",
		beside:
			"hochverfugbar* | highly available | high availability | ausfallsicher* | single server | einzelner server | nur einen server | nach … brand | feuer | burns | fire",
	},
	{
		tells: ["services/database-management/scenarios/postgresql-cluster/phases/2"],
		weight: 5,
		said: "backup* | sicherung* | datensicherung*",
		beside:
			"ransomware | *trojaner | trojanern | verschlusselungsangriff* | erpress* | angreifer* | hacker* | attacker* | malware | schadsoftware",
	},
	{
		tells: ["services/database-management/scenarios/postgresql-cluster/results/2"],
		said: "wieviel daten | wie viel daten | wie viele daten | welche daten | how much data",
		beside: "verlier* | verloren | verlust | weg | lose | lost | loss",
	},
];
