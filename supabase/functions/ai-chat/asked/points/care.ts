import { TaskList } from "../tasks/task.ts";
import { DATABASE } from "../tasks/verbs.ts";

/** What is asked about a point of a page on security, data, monitoring and advice in words that the page itself has none of, in whatever form. */
export const CARE_POINTS = new TaskList()
	.task(
		5,
		"services/security/features/3 services/security/scenarios/haertung-vor-audit/phases/2",
		"passwort* | passworter* | kennworter* | zugangsdaten | secrets | credentials | password* | api key* | schlussel | keys",
		"im git | in git | ins git | in our git | in unserem git | git historie | git history | repository | repositories | repo | repos | im code | in the code | eingecheckt | committed",
	)
	.task(4, "services/security/features/3", "vault | hashicorp vault", "was | what | wofur | wozu | how | wie")
	.task(
		4,
		"services/security/scenarios/haertung-vor-audit/phases/5 services/security/scenarios/haertung-vor-audit/results",
		"prufer* | auditor* | wirtschaftsprufer* | revision | audit | audits",
		"in die hand | nachweis* | beleg* | unterlagen | dokumente bekommen | evidence | proof | documents | documentation | zeigen | vorlegen | show",
	)
	.task(
		4,
		"services/security/features/1",
		"hartung* | hartungsregel* | gehartet | hardening | cis | benchmark*",
		"ausnahme* | abweichung* | exception* | nicht passt | nicht passen | not fit | deviation*",
	)
	.task(
		5,
		"services/database-management/features/3 services/database-management/scenarios/postgresql-cluster/results/3",
		DATABASE,
		"how much downtime | how long … down | how long … offline | wie viel downtime | wie lange … ausfall | wie lange … still | wie lange … offline",
	)
	.task(
		5,
		"services/database-management/features/1",
		"backup | backups | datensicherung | sicherung | sicherungen",
		"really work | actually work | wirklich funktionier* | tatsachlich funktionier* | im ernstfall | know … work | sicher sein | sure … work | taugen | brauchbar sind | usable",
	)
	.task(
		4,
		"services/consulting/features/2",
		"werkzeug* | tool | tools | produkt | produkte | ci system* | ci | cicd | products | plattformen",
		"vergleichst | vergleichen sie | vergleicht | auswahl | auswahlen | wahlst | wahlen sie | entscheidest | entscheiden sie | zwischen zwei | compare | comparing | choose | choosing | pick | select | selection | empfehlen sie | empfiehlst | wurden sie empfehlen | wurdest du empfehlen | do you recommend | would you recommend",
	)
	.task(
		4,
		"services/consulting/features/4",
		"coaching | coachings | coachen | coachst",
		"vorstellen | wie | was | lauft | sieht … aus | how | look like | works | work | what",
	)
	.task(
		4,
		"services/consulting/features/5 services/monitoring/features/1",
		"rufbereitschaft | bereitschaftsdienst | bereitschaftsdienste | on call",
		"schreiben | schreibst | steht | erwahnen | erwahnst | you write | you mention | does it say | ordnen | ordnest | organis* | regeln",
	)
	.task(
		5,
		"services/consulting/features/1",
		"prufung | review | pruf* | analyse | audit | gutachten | assessment",
		"ohne umsetzung | ohne umzusetzen | ohne dass … umsetz* | nicht umsetzen | without implement* | without the implementation | without doing the work | no implementation",
	)
	.task(
		4,
		"services/monitoring/features/3",
		"anfrage | anfragen | requests | request",
		"langsam* … ursache* | ursache* … langsam* | langsam* … woran | woran … langsam* | cause … slow | slow … cause | why … slow",
	)
	.task(
		6,
		"services/database-management/features/1",
		DATABASE,
		"sicherst du | sichern sie | gesichert | backup | backups | back up | backs up | backed up",
	)
	.task(
		5,
		"services/monitoring/scenarios/bereitschaft-mit-slos/phases/4",
		"uberwacht | monitors | watches | ausfallt | fails | goes down | down | ausfall | kaputt",
		"uberwachung ausfall* | die uberwachung | das monitoring | the monitoring | monitoring selbst | monitoring itself | monitoring system",
	)
	.task(
		4,
		"services/database-management/features/2 services/database-management/features/1",
		"was passiert … datenbank* | wenn … datenbank* | falls … datenbank* | what happens … database* | when … database* | if … database*",
		"ausfallt | ausfallen | abschmiert | abraucht | stirbt | weg ist | fails | fail | goes down | dies | crashes",
	)
	.task(
		4,
		"services/monitoring/features/5",
		"wie lange … logs | how long … logs | wie lange … protokolle | logs | protokolle | logdaten | log daten | messwerte | metriken | metrics | log data",
		"aufgehoben | aufbewahrt | aufbewahren | aufbewahrung* | aufheben | behalten | retention | kept | keep | stored | store | retain*",
	)
	.task(
		5,
		"services/consulting/features/1 services/consulting/scenarios/plattformteam/phases/1",
		"review | reviews | architekturreview* | architektur review*",
		"how many days | how many weeks | how long | wie lange | wie viele tage | wie viele wochen",
	)
	.task(
		5,
		"facts/support services/consulting/features/5",
		"rufbereitschaft | bereitschaftsdienst | bereitschaftsdienste | on call",
		"machst du | machen sie | ubernimmst du | ubernehmen sie | leisten sie | leistest du | do you do | do you take | are you",
	);
