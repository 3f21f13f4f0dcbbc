import { TaskList } from "../tasks/task.ts";
import { DATABASE } from "../tasks/verbs.ts";

const ASSISTANT =
	"ki | ai | chatbot* | assistent* | assistant* | llm | llms | sprachmodell* | language model* | bot";

/** What is asked about a point of a page on security, data, monitoring, assistants and advice in words that the page itself has none of, in whatever form. */
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
		4,
		"services/ai-development/scenarios/assistent-kundendienst/phases/3 services/ai-development/features/1",
		ASSISTANT,
		"halluzin* | erfindet | erfinden | ausdenk* | denkt sich | denken sich | dichtet | unsinn | quatsch | falsche antworten | hallucinat* | invent | invents | inventing | makes … up | make … up | making … up | making things up | nonsense | wrong answers | false answers",
	)
	.task(
		4,
		"services/ai-development/scenarios/assistent-kundendienst/phases/3 services/ai-development/features/1",
		ASSISTANT,
		"nichts findet | nicht findet | nichts gefunden | keine antwort | nichts weiss | nicht weiss | nicht weiterweiss | finds nothing | find nothing | finds no | can't find | cannot find | doesn't find | doesn't know | does not know | no answer | nothing is found",
	)
	.task(
		4,
		"services/ai-development/features/4 services/ai-development/scenarios/assistent-kundendienst/phases/1",
		`${ASSISTANT} | antwort | antworten | answers`,
		"testest | testen sie | getestet | testet | misst | messen sie | messt | gemessen | qualitat | prufst | prufen sie | gepruft … live | wie gut | gut sind | test | tested | testing | measure* | quality | evaluate* | are good",
	)
	.task(
		6,
		"services/ai-development/features/2",
		"ki | ai | chatbot* | assistent* | assistant* | llm | llms",
		"vertraulich* | nicht offnen | nicht sehen | nicht lesen | alles sehen | rechte … beachtet | zugriffsrechte | berechtigungen | leserechte | not allowed | aren't allowed | confidential | permissions | access rights | everyone see | see everything",
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
	.point(
		4,
		"ai-development",
		1,
		"assistent* | chatbot* | assistant* | chat bot",
		"wie diesen | wie dieser | wie hier | so einen … bauen | so einen … entwickeln | bauen … so einen | like this | like that | like yours | like the one",
	)
	.task(
		6,
		"services/ai-development/features/5 services/ai-development/features/2",
		"sprachmodell* | llm | llms | ki | ai | language model*",
		"kundendaten | unseren daten | unsere daten | firmendaten | personenbezogene daten | patientendaten | our data | customer data | personal data | company data",
	)
	.task(
		5,
		"facts/support services/consulting/features/5",
		"rufbereitschaft | bereitschaftsdienst | bereitschaftsdienste | on call",
		"machst du | machen sie | ubernimmst du | ubernehmen sie | leisten sie | leistest du | do you do | do you take | are you",
	);
