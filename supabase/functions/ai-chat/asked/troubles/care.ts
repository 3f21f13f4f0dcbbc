import { LINUX_SERVERS } from "../../common/words-career.ts";
import type { Entry } from "../phrase-table.ts";
import { BROKEN, DATABASE, DOWN, SLOW } from "../shared-phrases.ts";

/** Trouble with what runs: databases, servers, alarms and access. */
export const CARE_TROUBLES: readonly Entry[] = [
	{
		tells: ["services/database-management"],
		weight: 3,
		said: DATABASE,
		beside: `${SLOW} | ${BROKEN} | ${DOWN}`,
	},
	{
		tells: ["services/monitoring"],
		weight: 2,
		said: "server | servern | servers | dienste | systeme | anwendung* | seite | webseite | website | webshop | shop | onlineshop | services | app | site | systems",
		beside: `${DOWN} | ${SLOW} | niemand merkt | keiner merkt | merkt keiner | merkt niemand | nobody notices | no one notices`,
	},
	{
		tells: ["services/security", "services/security/features/4"],
		said: "jeder server … jeden | jeder rechner … jeden | alle server … alle | flaches netz* | every server … every | any server … any | all servers … each other | flat network",
	},
	// Who waits for a server and who maintains it say the same word in German.
	{
		tells: ["portfolio/linux"],
		weight: 3,
		said: LINUX_SERVERS,
		beside:
			"wartet | warten | wartung | betreut | betreuen | pflegt | pflegen | kummer* | look after | looks after | maintain | maintains | maintenance",
	},
	{
		tells: ["services/monitoring"],
		weight: 2,
		said: `fallt … server aus | fallen … server aus | fallt … system aus | fallen … systeme aus | fallen … dienste aus | fallt … anwendung aus | fallt … website aus | fallt … webseite aus`,
	},
	{
		tells: ["services/monitoring"],
		weight: 3,
		said: "festplatte* | platte | platten | speicherplatz | disk | disks",
		beside: "voll | vollgelaufen | full",
	},
	{
		tells: ["services/monitoring", "services/monitoring/features/2", "services/monitoring/features/3"],
		weight: 3,
		said: "grafana | prometheus | zabbix | checkmk | nagios | icinga | dashboards | monitoring",
		beside: `${BROKEN} | mails | emails | niemand | keiner | nobody | no one`,
	},
	{
		tells: ["services/security"],
		weight: 3,
		said: "jeder | alle | everyone | everybody | anyone",
		beside:
			"zugreifen | zugriff | admin rechte | adminrechte | root rechte | ist admin | sind admin | sind admins | is admin | are admins | access",
	},
	{
		tells: ["services/security"],
		weight: 3,
		said: `gehackt | kompromittiert | compromised | hackerangriff | ransomware | sicherheitslucke* | sicherheitsvorfall | trojaner* | verschlusselungstrojaner* | schadsoftware | hacked | malware | security incident | security breach`,
	},
	{
		tells: ["services/security", "services/security/features/3"],
		weight: 5,
		said: "schlussel | key | keys | zugangsdaten | passwort | passworter | token | secrets | credentials | password | passwords",
		beside:
			"geleakt* | leaked | leak | gestohlen* | stolen | abhanden | offentlich geworden | in falsche hande | hacked",
	},
	{
		tells: ["services/security", "services/security/features/2"],
		said: "geteilte* | gemeinsame* | teilen | denselben | selben | dasselbe | shared | share | shares | sharing | the same",
		beside:
			"ssh key* | schlussel | passwort | passworter | konto | account | accounts | password | passwords | root",
	},
	{
		tells: ["services/security", "services/security/scenarios/haertung-vor-audit"],
		weight: 5,
		said: "audit | auditieren | auditiert | audited",
		beside: "*kunde | *kunden | kundin | konzern | customer | client | bei uns | wir werden | we're being",
	},
	{
		tells: ["services/security", "services/security/scenarios/haertung-vor-audit"],
		weight: 5,
		said: "kundenaudit* | lieferantenaudit* | customer audit* | client audit* | supplier audit*",
	},
	{
		tells: ["services/security"],
		weight: 3,
		said: "zertifikate | zertifikat | tls zertifikat* | certificates",
		beside: "laufen … ab | lauft … ab | abgelaufen | expire | expiring | expired",
	},
	{
		tells: ["services/monitoring"],
		weight: 3,
		said: "alarme | alarmen | alarmflut | fehlalarme | alerts | alerting | false alarms | alert fatigue | dashboards",
		beside:
			"nervt | nerven | zig | hunderte | dutzende | unnotig* | annoying | dozens of | hundreds of | niemand | keiner | zu viele | ignoriert | ignorieren | standig | no one | nobody | too many | ignore | ignores | ignored | noise | noisy | flood | flooded | drowning | constantly | am tag | pro tag | jeden tag | taglich | jede nacht | die woche | pro woche | a day | per day | every day | every night | daily | a week | per week",
	},
	{
		tells: ["services/security"],
		weight: 3,
		said: "audit | audits | sicherheitsaudit* | security audit* | penetrationstest* | pentest*",
		beside:
			"durchgefallen | durchfallen | nicht bestanden | bestehen | fail | failed | failing | pass | findings",
	},
	{
		tells: ["services/monitoring", "services/monitoring/lead-1", "services/monitoring/features/1"],
		said: "nachts | nacht | night",
		beside:
			"klingelt | geweckt | weckt | aufgeweckt | rings | wakes | woken | paged | pager | fehlalarm* | false alarms",
	},
	{
		tells: ["services/monitoring", "services/monitoring/lead-1"],
		said: `kunden merken | kunden bemerken | kunden melden | kunden beschweren | nutzer merken | nutzer melden | von … kunden | von … nutzern | kunden … vor uns | kunden … zuerst | nutzer … vor uns
	customers notice | customers tell | customers report | customers complain | users notice | users tell | users report | users complain | from … customers | from … users | customers … before | customers … first`,
		beside: `${DOWN} | storung* | fehler | probleme | etwas nicht geht | was nicht geht | kaputt | problems | errors | issues | incidents | something is wrong | something breaks`,
	},
	{
		tells: ["services/database-management", "services/database-management/features/2"],
		said: DATABASE,
		beside:
			"single | one server | one box | one machine | only one | einzige* | einem server | einen server | einer maschine | ohne failover | ohne replik*",
	},
	{
		tells: ["services/database-management", "services/database-management/features/1"],
		weight: 5,
		said: "backup | backups | datensicherung* | sicherungen | dumps | restore | restores",
		beside: "niemand | keiner | nie getestet | ungetestet | noch nie | nobody | no one | never | untested",
	},
	{
		tells: ["about/competencies/1", "services/security"],
		weight: 3,
		said: "server | servern | servers | systeme | systems | linux",
		beside:
			"ohne update* | keine update* | kein update* | nicht gepatcht | ungepatcht | nicht geupdatet | nicht aktualisiert | seit jahren … update* | seit jahren nicht | not been patched | not been updated | haven't been patched | haven't been updated | unpatched | no updates | without updates | out of date",
	},
	{
		tells: [
			"services/database-management",
			"services/database-management/features/2",
			"services/database-management/features/1",
		],
		said: DATABASE,
		beside:
			"notfallkonzept* | notfallplan* | notfallhandbuch | wiederanlauf* | disaster recovery | emergency plan | recovery plan | contingency plan",
	},
	{
		tells: ["services/monitoring", "services/monitoring/features/5"],
		said: "logs | logging | monitoring | metriken | datadog | splunk | metrics",
		beside: "zu viel | zu hoch | teuer | too much | expensive",
	},
];
