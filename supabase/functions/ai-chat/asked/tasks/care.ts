import type { Entry } from "../phrase-table.ts";
import { SET_UP } from "../shared-phrases.ts";

const TIDY = `aufraum* | aufzuraumen | aufgeraumt | ausmisten | bereinig* | ordnen | ordnung | sortieren | einschrank* | einzuschranken | entziehen | uberarbeit* | neu regeln | raumen | raumt | clean up | tidy up | cleaning up | restrict`;

/** Watching and securing what runs. */
export const CARE_TASKS: readonly Entry[] = [
	{
		tells: ["services/monitoring"],
		weight: 2,
		said: "monitoring | uberwachung",
		beside: `${SET_UP} | erneuer* | verbesser* | ablos* | modernisier* | improve`,
	},
	{
		tells: ["services/monitoring", "services/monitoring/features/2"],
		weight: 3,
		said: "alarm* | alerts | alerting",
		beside: `${SET_UP} | ${TIDY} | reduzier* | weniger | zu viele | hunderte | dutzende | standig | dauernd | nachts | konfigurier* | uberflut* | reduce | too many`,
	},
	{
		tells: ["services/monitoring", "services/monitoring/features/2"],
		weight: 3,
		said: "alarmflut | alert fatigue",
	},
	{
		tells: ["services/monitoring", "services/monitoring/features/3"],
		weight: 3,
		said: "logs | logging | log daten | logdaten | logdateien | logfiles | log files | protokolldateien",
		beside: `${SET_UP} | an einer stelle | an einem ort | in one place | sammel* | gesammelt | einsammeln | zentral* | aggregier* | zusammenfuhr* | zusammenzufuhren | auswert* | durchsuchbar | collect* | central* | aggregate`,
	},
	{
		tells: ["services/monitoring", "services/monitoring/features/3"],
		weight: 3,
		said: "dashboard | dashboards | tracing",
		beside: SET_UP,
	},
	{
		tells: ["services/monitoring", "services/monitoring/features/1"],
		weight: 3,
		said: "slo | slos | fehlerbudget* | error budgets",
		beside: `${SET_UP} | definier* | festleg* | define`,
	},
	{
		tells: ["services/monitoring", "services/monitoring/features/4"],
		weight: 3,
		said: "server | servern | switches | netzwerk | netzwerkgerate | altsysteme | servers",
		beside: "uberwachen | uberwacht | monitoren | monitor",
	},
	{
		tells: ["services/monitoring"],
		weight: 3,
		said: "website | webseite | webshop | onlineshop | shop | anwendung* | app | apps",
		beside: "uberwachen | uberwacht | monitoren | monitor",
	},
	{
		tells: ["about/competencies/1"],
		weight: 3,
		said: "server | servern | linux server* | systeme | servers",
		beside:
			"patchen | gepatcht | patches | updates | patchmanagement | aktuell halten | patch | patch management | patching",
	},
	{
		tells: ["services/security", "services/security/features/1"],
		said: "server | servern | linux server* | systeme | container | cluster | servers",
		beside:
			"harten | hartest | hartet | hartung | gehartet | absicher* | abzusichern | sicherer | harden | hardening | secure",
	},
	{
		tells: ["services/security", "services/security/features/2"],
		said: "rechte | berechtigung* | zugriffsrechte | adminrechte | zugriffe | zugange | benutzerrechte | benutzerkonten | rechtekonzept | rechtevergabe | iam | permissions | access rights",
		beside: `${TIDY} | ${SET_UP} | prufen | review`,
	},
	{
		tells: ["services/security", "services/security/features/2"],
		said: "geteilte … accounts | geteilte … konten | geteilte … zugange | gemeinsame accounts | gemeinsame konten | sammelaccounts | sammelkonten | shared accounts",
		beside:
			"loswerden | ablosen | abzulosen | abschaffen | abzuschaffen | ersetzen | weg | get rid of | replace",
	},
	{
		tells: ["services/security", "services/security/features/2"],
		said: "mfa | zwei faktor* | 2fa | sso | single sign on",
		beside: SET_UP,
	},
	{
		tells: ["services/security", "services/security/features/3"],
		said: "secrets | secrets management | passworter | zugangsdaten | secret management | secretmanagement | passwords | credentials",
		beside: `${SET_UP} | ${TIDY} | verwalt* | rotier* | sicher | git | code | manage | rotate`,
	},
	{
		tells: ["services/security", "services/security/features/4"],
		said: "netz | netzwerk | netze | netzwerke | firewall* | network",
		beside: `${TIDY} | segmentier* | trennen | aufteilen | segment`,
	},
	{
		tells: ["services/security", "services/security/features/4"],
		said: "netzsegmentierung | netzwerksegmentierung | network segmentation | netzwerkrichtlinie* | networkpolic* | network polic*",
	},
	{
		tells: ["services/security", "services/security/features/5"],
		said: "container | container images | docker images | images | abhangigkeiten | dependencies",
		beside: "scannen | scan | scans | schwachstellen | sicherheitslucken | vulnerabilities",
	},
	// He prepares for it; who certifies is somebody else.
	{
		tells: ["services/security", "services/security/scenarios/haertung-vor-audit"],
		said: "iso 27001 | iso27001 | tisax | soc 2 | soc2 | c5 testat",
		beside:
			"zertifizieren | certify us | certify our | get us … certified | get … certified | zertifizierung vorbereiten",
	},
	{
		tells: ["services/security", "services/security/scenarios/haertung-vor-audit"],
		said: "audit | audits | kundenaudit* | sicherheitsaudit* | auditor*",
		beside:
			"vorbereit* | bereiten | bereitet | vorzubereiten | bevor | steht | stehen vor | ansteht | anstehend* | bald | hilfe | helfen | unterstutz* | bestehen | unterlagen | nachweise | iso | fit machen | auditreif* | prepare | help | upcoming | pass",
	},
	{
		tells: ["services/security"],
		weight: 3,
		said: "zertifikate | tls zertifikat* | ssl zertifikat* | certificates",
		beside: "erneuer* | automatisier* | renew*",
	},
	{
		tells: ["services/security", "services/security/scenarios/haertung-vor-audit"],
		said: "auditvorbereitung",
	},
];
