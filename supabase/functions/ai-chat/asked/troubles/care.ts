import { LINUX_SERVERS } from "../../common/words-career.ts";
import { TaskList } from "../tasks/task.ts";
import { DATABASE } from "../tasks/verbs.ts";
import { BROKEN, DOWN, SLOW } from "./words.ts";

/** Trouble with what runs: databases, servers, alarms and access. */
export const CARE_TROUBLES = new TaskList()
	.task(3, "services/database-management", DATABASE, `${SLOW} | ${BROKEN} | ${DOWN}`)
	.task(
		2,
		"services/monitoring",
		"server | servern | servers | dienste | systeme | anwendung* | seite | webseite | website | webshop | shop | onlineshop | services | app | site | systems",
		`${DOWN} | ${SLOW} | niemand merkt | keiner merkt | merkt keiner | merkt niemand | nobody notices | no one notices`,
	)
	// Who waits for a server and who maintains it say the same word in German.
	.task(
		3,
		"portfolio/linux",
		LINUX_SERVERS,
		"wartet | warten | wartung | betreut | betreuen | pflegt | pflegen | kummer* | look after | looks after | maintain | maintains | maintenance",
	)
	.task(
		2,
		"services/monitoring",
		`fallt … server aus | fallen … server aus | fallt … system aus | fallen … systeme aus | fallen … dienste aus | fallt … anwendung aus | fallt … website aus | fallt … webseite aus`,
	)
	.task(
		3,
		"services/monitoring",
		"festplatte* | platte | platten | speicherplatz | disk | disks",
		"voll | vollgelaufen | full",
	)
	.task(
		3,
		"services/monitoring services/monitoring/features/2 services/monitoring/features/3",
		"grafana | prometheus | zabbix | checkmk | nagios | icinga | dashboards | monitoring",
		`${BROKEN} | mails | emails | niemand | keiner | nobody | no one`,
	)
	.task(
		3,
		"services/security",
		"jeder | alle | everyone | everybody | anyone",
		"zugreifen | zugriff | admin rechte | adminrechte | root rechte | root zugriff | ist admin | sind admin | sind admins | is admin | are admins | access | access to everything",
	)
	.task(
		3,
		"services/security",
		`gehackt | hackerangriff | ransomware | sicherheitslucke* | sicherheitsvorfall | trojaner* | verschlusselungstrojaner* | schadsoftware | hacked | malware | security incident | security breach`,
	)
	.task(
		5,
		"services/security services/security/features/3",
		"schlussel | key | keys | zugangsdaten | passwort | passworter | token | secrets | credentials | password | passwords",
		"geleakt* | leaked | leak | gestohlen* | stolen | abhanden | offentlich geworden | in falsche hande | hacked",
	)
	.task(
		4,
		"services/security services/security/features/2",
		"geteilte* | gemeinsame* | teilen | denselben | selben | dasselbe | shared | share | shares | sharing | the same",
		"ssh key* | ssh schlussel | schlussel | passwort | passworter | konto | account | accounts | password | passwords | root",
	)
	.task(
		5,
		"services/security services/security/scenarios/haertung-vor-audit",
		"audit | auditieren | auditiert | auditiert werden | audited",
		"kunde | kunden | kundin | konzern | customer | client | bei uns | wir werden | we're being",
	)
	.task(
		5,
		"services/security services/security/scenarios/haertung-vor-audit",
		"kundenaudit* | lieferantenaudit* | customer audit* | client audit* | supplier audit*",
	)
	.task(
		3,
		"services/security",
		"zertifikate | zertifikat | tls zertifikat* | certificates",
		"laufen … ab | lauft … ab | abgelaufen | expire | expiring | expired | keep expiring",
	)
	.task(
		3,
		"services/monitoring",
		"alarme | alarmen | alarmflut | fehlalarme | alerts | alerting | false alarms | alert fatigue | dashboards",
		"nervt | nerven | zig | hunderte | dutzende | unnotig* | annoying | dozens of | hundreds of | niemand | keiner | zu viele | ignoriert | ignorieren | standig | no one | nobody | too many | ignore | ignores | ignored | noise | noisy | flood | flooded | drowning | constantly",
	)
	.task(
		3,
		"services/security",
		"audit | audits | sicherheitsaudit* | security audit* | penetrationstest* | pentest*",
		"durchgefallen | durchfallen | nicht bestanden | bestehen | fail | failed | failing | keep failing | pass | findings",
	)
	.task(
		4,
		"services/monitoring services/monitoring/lead-1 services/monitoring/features/1",
		"jede nacht | nachts | nacht | every night | at night | night",
		"klingelt | geweckt | weckt | aufgeweckt | rings | wakes | woken | paged | pager | fehlalarm* | false alarms",
	)
	.task(
		4,
		"services/monitoring services/monitoring/lead-1",
		`kunden merken | kunden bemerken | kunden melden | kunden beschweren | nutzer merken | nutzer melden | von … kunden | von … nutzern | kunden … vor uns | kunden … zuerst | nutzer … vor uns
	customers notice | customers tell | customers report | customers complain | users notice | users tell | users report | users complain | from … customers | from … users | customers … before | customers … first`,
		`${DOWN} | storung* | fehler | probleme | etwas nicht geht | was nicht geht | kaputt | problems | errors | issues | incidents | something is wrong | something breaks`,
	)
	.task(
		4,
		"services/database-management services/database-management/features/2",
		DATABASE,
		"single | one server | one box | one machine | only one | einzige* | einem server | einen server | einer maschine | ohne failover | ohne replik*",
	)
	.task(
		5,
		"services/database-management services/database-management/features/1",
		"backup | backups | datensicherung* | sicherungen | dumps | restore | restores",
		"niemand | keiner | nie getestet | ungetestet | noch nie | nobody | no one | never | untested",
	)
	.task(
		3,
		"about/competencies/1 services/security",
		"server | servern | servers | systeme | systems | linux",
		"ohne update* | keine update* | kein update* | nicht gepatcht | ungepatcht | nicht geupdatet | nicht aktualisiert | seit jahren … update* | seit jahren nicht | not been patched | not been updated | haven't been patched | haven't been updated | unpatched | no updates | without updates | out of date",
	)
	.task(
		4,
		"services/database-management services/database-management/features/2 services/database-management/features/1",
		DATABASE,
		"notfallkonzept* | notfallplan* | notfallhandbuch | wiederanlauf* | disaster recovery | emergency plan | recovery plan | contingency plan",
	)
	.task(
		4,
		"services/monitoring services/monitoring/features/5",
		"logs | logging | monitoring | metriken | datadog | splunk | metrics",
		"zu viel | zu teuer | zu hoch | teuer | too much | too expensive | expensive",
	);
