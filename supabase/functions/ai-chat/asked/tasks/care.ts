import { TaskList } from "./task.ts";
import { SET_UP, TIDY } from "./verbs.ts";

/** Watching and securing what runs. */
export const CARE_TASKS = new TaskList()
	.task(
		2,
		"services/monitoring",
		"monitoring | uberwachung",
		`${SET_UP} | erneuer* | verbesser* | ablos* | modernisier* | improve`,
	)
	.point(
		3,
		"monitoring",
		2,
		"alarm* | alerts | alerting",
		`${SET_UP} | ${TIDY} | reduzier* | weniger | zu viele | hunderte | dutzende | standig | dauernd | nachts | konfigurier* | uberflut* | reduce | too many`,
	)
	.point(3, "monitoring", 2, "alarmflut | alert fatigue")
	.point(
		3,
		"monitoring",
		3,
		"logs | logging | log daten | logdaten | logdateien | logfiles | log files | protokolldateien",
		`${SET_UP} | an einer stelle | an einem ort | in one place | sammel* | gesammelt | einsammeln | zentral* | aggregier* | zusammenfuhr* | zusammenzufuhren | auswert* | durchsuchbar | collect* | central* | aggregate`,
	)
	.point(3, "monitoring", 3, "dashboard | dashboards | tracing", SET_UP)
	.point(
		3,
		"monitoring",
		1,
		"slo | slos | fehlerbudget* | error budgets",
		`${SET_UP} | definier* | festleg* | define`,
	)
	.point(
		3,
		"monitoring",
		4,
		"server | servern | switches | netzwerk | netzwerkgerate | altsysteme | servers",
		"uberwachen | uberwacht | monitoren | monitor",
	)
	.task(
		3,
		"services/monitoring",
		"website | webseite | webshop | onlineshop | shop | anwendung* | app | apps",
		"uberwachen | uberwacht | monitoren | monitor",
	)
	.task(
		3,
		"about/competencies/1",
		"server | servern | linux server* | systeme | servers",
		"patchen | gepatcht | patches | updates | patchmanagement | patch management | aktuell halten | patch | patching",
	)
	.point(
		4,
		"security",
		1,
		"server | servern | linux server* | systeme | container | cluster | servers",
		"harten | hartest | hartet | hartung | gehartet | absicher* | abzusichern | sicherer | harden | hardening | secure",
	)
	.point(
		4,
		"security",
		2,
		"rechte | berechtigung* | zugriffsrechte | adminrechte | zugriffe | zugange | benutzerrechte | benutzerkonten | rechtekonzept | rechtevergabe | iam | permissions | access rights",
		`${TIDY} | ${SET_UP} | prufen | review`,
	)
	.point(
		4,
		"security",
		2,
		"geteilte … accounts | geteilte … konten | geteilte … zugange | gemeinsame accounts | gemeinsame konten | sammelaccounts | sammelkonten | shared accounts",
		"loswerden | ablosen | abzulosen | abschaffen | abzuschaffen | ersetzen | weg | get rid of | replace",
	)
	.point(4, "security", 2, "mfa | zwei faktor* | 2fa | sso | single sign on", SET_UP)
	.point(
		4,
		"security",
		3,
		"secrets | passworter | zugangsdaten | secret management | secrets management | secretmanagement | passwords | credentials",
		`${SET_UP} | ${TIDY} | verwalt* | rotier* | sicher | git | code | manage | rotate`,
	)
	.point(
		4,
		"security",
		4,
		"netz | netzwerk | netze | netzwerke | firewall* | netzwerkrichtlinie* | network polic* | networkpolic* | network",
		`${TIDY} | segmentier* | netzsegmentierung | trennen | aufteilen | segment`,
	)
	.point(
		4,
		"security",
		4,
		"netzsegmentierung | netzwerksegmentierung | network segmentation | netzwerkrichtlinie* | networkpolic* | network policies",
	)
	.point(
		4,
		"security",
		5,
		"container | images | container images | docker images | abhangigkeiten | dependencies",
		"scannen | scan | scans | schwachstellen | sicherheitslucken | vulnerabilities",
	)
	.task(
		4,
		"services/security services/security/scenarios/haertung-vor-audit",
		"audit | audits | kundenaudit* | sicherheitsaudit* | auditvorbereitung | auditor*",
		"vorbereit* | bereiten | bereitet | vorzubereiten | bevor | steht | stehen vor | ansteht | anstehend* | bald | hilfe | helfen | unterstutz* | bestehen | unterlagen | nachweise | iso | fit machen | auditreif* | prepare | help | upcoming | pass",
	)
	.task(
		3,
		"services/security",
		"zertifikate | tls zertifikat* | ssl zertifikat* | certificates",
		"erneuer* | automatisch erneuern | automatisier* | renew*",
	)
	.task(4, "services/security services/security/scenarios/haertung-vor-audit", "auditvorbereitung");
