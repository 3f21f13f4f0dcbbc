import type { Entry } from "../phrase-table.ts";
import { DATABASE } from "../shared-phrases.ts";

/** What is asked about a point of a page on security, data, monitoring and advice in words that the page itself has none of, in whatever form. */
export const CARE_POINTS: readonly Entry[] = [
	{
		tells: ["services/security/features/3", "services/security/scenarios/haertung-vor-audit/phases/2"],
		weight: 5,
		said: "passwort* | kennworter* | zugangsdaten | secrets | credentials | password* | api key* | schlussel | keys",
		beside:
			"im git | in git | ins git | in our git | in unserem git | git historie | git history | repository | repositories | repo | repos | im code | in the code | eingecheckt | committed",
	},
	{
		tells: ["services/security/features/3"],
		said: "vault",
		beside: "was | what | wofur | wozu | how | wie",
	},
	{
		tells: [
			"services/security/scenarios/haertung-vor-audit/phases/5",
			"services/security/scenarios/haertung-vor-audit/results",
		],
		said: "prufer* | auditor* | wirtschaftsprufer* | revision | audit | audits",
		beside:
			"in die hand | nachweis* | beleg* | unterlagen | dokumente bekommen | evidence | proof | documents | documentation | zeigen | vorlegen | show",
	},
	{
		tells: ["services/security/features/1"],
		said: "hartung* | gehartet | hardening | cis | benchmark*",
		beside: "ausnahme* | abweichung* | exception* | nicht passt | nicht passen | not fit | deviation*",
	},
	{
		tells: [
			"services/database-management/features/3",
			"services/database-management/scenarios/postgresql-cluster/results/3",
		],
		weight: 5,
		said: DATABASE,
		beside:
			"how much downtime | how long … down | how long … offline | wie viel downtime | wie lange … ausfall | wie lange … still | wie lange … offline",
	},
	{
		tells: ["services/database-management/features/1"],
		weight: 5,
		said: "backup | backups | datensicherung | sicherung | sicherungen",
		beside:
			"really work | actually work | wirklich funktionier* | tatsachlich funktionier* | im ernstfall | know … work | sicher sein | sure … work | taugen | brauchbar sind | usable",
	},
	{
		tells: ["services/consulting/features/2"],
		said: "werkzeug* | tool | tools | produkt | produkte | ci | cicd | products | plattformen",
		beside:
			"wie suchen sie | wie suchst du | vergleichst | vergleichen sie | vergleicht | auswahl | auswahlen | wahlst | wahlen sie | entscheidest | entscheiden sie | zwischen zwei | compare | comparing | choose | choosing | pick | select | selection | empfehlen sie | empfiehlst | wurden sie empfehlen | wurdest du empfehlen | do you recommend | would you recommend",
	},
	{
		tells: ["services/consulting/features/4"],
		said: "coaching | coachings | coachen | coachst",
		beside: "vorstellen | wie | was | lauft | sieht … aus | how | look like | works | work | what",
	},
	{
		tells: ["services/consulting/features/5", "services/monitoring/features/1"],
		said: "rufbereitschaft | bereitschaftsdienst | bereitschaftsdienste | on call",
		beside:
			"schreiben | schreibst | steht | erwahnen | erwahnst | you write | you mention | does it say | ordnen | ordnest | organis* | regeln",
	},
	{
		tells: ["services/consulting/features/1"],
		weight: 5,
		said: "review | pruf* | analyse | audit | gutachten | assessment",
		beside:
			"ohne umsetzung | ohne umzusetzen | ohne dass … umsetz* | nicht umsetzen | without implement* | without the implementation | without doing the work | no implementation",
	},
	{
		tells: ["services/monitoring/features/3"],
		said: "anfrage | anfragen | requests | request",
		beside:
			"langsam* … ursache* | ursache* … langsam* | langsam* … woran | woran … langsam* | cause … slow | slow … cause | why … slow",
	},
	{
		tells: ["services/database-management/features/1"],
		weight: 6,
		said: DATABASE,
		beside: "sicherst du | sichern sie | gesichert | backup | backups | back up | backs up | backed up",
	},
	{
		tells: ["services/monitoring/scenarios/bereitschaft-mit-slos/phases/4"],
		weight: 5,
		said: "uberwacht | monitors | watches | ausfallt | fails | down | ausfall | kaputt",
		beside:
			"uberwachung ausfall* | die uberwachung | das monitoring | the monitoring | monitoring selbst | monitoring itself | monitoring system",
	},
	{
		tells: ["services/database-management/features/2", "services/database-management/features/1"],
		said: "was passiert … datenbank* | wenn … datenbank* | falls … datenbank* | what happens … datenbank* | when … datenbank* | if … datenbank*",
		beside:
			"ausfallt | ausfallen | abschmiert | abraucht | stirbt | weg ist | fails | fail | goes down | dies | crashes",
	},
	{
		tells: ["services/monitoring/features/5"],
		said: "wie lange … logs | how long … logs | wie lange … protokolle | logs | protokolle | logdaten | log daten | messwerte | metriken | metrics | log data",
		beside:
			"aufgehoben | aufbewahrt | aufbewahren | aufbewahrung* | aufheben | behalten | retention | kept | keep | stored | store | retain*",
	},
	{
		tells: ["services/consulting/features/1", "services/consulting/scenarios/plattformteam/phases/1"],
		weight: 5,
		said: "review | reviews | architekturreview* | architektur review*",
		beside: "how many days | how many weeks | how long | wie lange | wie viele tage | wie viele wochen",
	},
	{
		tells: ["facts/support", "services/consulting/features/5"],
		weight: 5,
		said: "rufbereitschaft | bereitschaftsdienst | bereitschaftsdienste | on call",
		beside:
			"machst du | machen sie | ubernimmst du | ubernehmen sie | leisten sie | leistest du | do you do | do you take | are you",
	},
	{
		tells: ["services/consulting", "services/consulting/features/2"],
		weight: 5,
		said: "entscheidung* | empfehlung* | decision* | recommendation*",
		beside: "schriftlich* | begrund* | in writing | written | reasons",
	},
	{
		tells: ["services/consulting/features/1"],
		said: "review | reviews | architekturreview* | architektur review*",
		beside:
			"was schau* | was sieh* | was sehen | worauf | was pruf* | was alles | was wird … gepruft | was untersuch* | alles gepruft | what do you look | what will you look | what do you check | what do you examine | what is checked | what gets checked | what is looked",
	},
	{
		tells: ["services/monitoring/features/5"],
		weight: 5,
		said: "monitoring | uberwachung | observability | was kostet monitoring | was kostet … uberwachung",
		beside:
			"kostentreiber | wodurch … teuer | was macht … teuer | warum … teuer | so teuer | treibt … kosten | woher kommen … kosten | cost driver* | drives … cost* | costs … come from | so expensive | makes … expensive | hauptsachlich | wodurch",
	},
	{
		tells: ["services/monitoring/scenarios/bereitschaft-mit-slos/results/2"],
		said: "wie schnell | how quickly | how fast | how soon",
		beside: "bezahl* | zahlung* | kartenzahlung* | payment* | can't pay | cannot pay",
	},
	{
		tells: ["services/monitoring/scenarios/bereitschaft-mit-slos/phases/1", "services/monitoring/features/1"],
		said: "was … uberwacht | was … uberwachen | was … monitoren | what … monitor | what … monitored | what … watched | worth monitoring",
		beside:
			"legt … fest | legen … fest | legst … fest | festleg* | festgelegt | entscheid* | bestimm* | decide* | choose | determine* | find out",
	},
];
