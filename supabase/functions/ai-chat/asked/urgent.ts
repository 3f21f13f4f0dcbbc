import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { combined } from "./phrase-table.ts";

/** Something that doesn't work, which may also be asked about. */
const FAILING = `down | offline | kaputt | ausgefallen | abgesturzt | sturzt | crashed | crashing | kompromittiert | compromised | verschlusselt | encrypted | unreachable | nicht erreichbar | nicht mehr erreichbar | steht still | stehen still | stillstand | startet nicht | starten nicht | antwortet nicht | antworten nicht | reagiert nicht | funktioniert nicht | geht nicht | lauft nicht | broken | not working | not responding | won't start | doesn't start | does not start | not starting | doesn't respond | fallt aus`;
/** What can fail so. */
const OURS = `server | servers | cluster | datenbank* | database* | produktion | production | prod | website | webseite | seite | site | shop | webshop | onlineshop | system | systeme | systems | infrastruktur | infrastructure | anwendung | app | api | kubernetes | k8s | aws | azure | account | konto | accounts | daten | data | netzwerk | network | alles | everything`;
/** That it can't wait. */
const NOW = `sofort | sofortige* | sofortig | dringend* | dringlich* | jetzt | umgehend | schnellstens | schnellstmoglich | so schnell wie moglich | heute noch | notfall | hilfe
	help | immediately | urgent* | right now | now | right away | asap | as soon as possible | today | emergency | quickly`;

/** What is down while it is told. */
const DOWN_NOW = `${combined(
	"server | servers | cluster | site | website | webseite | seite | production | prod | produktion | database | datenbank | system | systeme | systems",
	"down | is down | are down | ist down | sind down | ist offline",
)} | ${combined("database | data | datenbank | daten", "is gone | ist weg | sind weg")} | produktion steht | server steht still | server ist abgesturzt | server abgesturzt | server crashed`;

const matcher = new PhraseMatcher<true>()
	// What nobody says who has time.
	.add(
		`es brennt | hier brennt | brennt es bei uns | notfall $ | das ist ein notfall | haben einen notfall | notfalleinsatz | totalausfall | alles steht still | geht nichts mehr | nichts geht mehr | gehackt worden | wurden gehackt | wurde gehackt | sind gehackt | been hacked | got hacked | were hacked | was hacked | account hacked | server hacked
		hit by ransomware | ransomware befallen | total outage | complete outage | everything is down | emergency $ | cyberangriff $ | hackerangriff $ | it's an emergency | is an emergency | have an emergency | sos`,
		true,
	)
	.add(DOWN_NOW, true)
	.add(
		"ransomware | trojaner | verschlusselungstrojaner | hackerangriff | cyberangriff | cyberattacke | cyber attack | sicherheitsvorfall | security incident | security breach | datenleck | data breach",
		true,
		`was jetzt | was tun | was nun | what now | what to do | wer kann | wer hilft | who can | ${NOW}`,
	)
	.add(FAILING, true, NOW)
	.add(
		OURS,
		true,
		"dringend* hilf* | sofort hilf* | urgent help | need help now | help asap | help immediately | notfall | emergency | urgent",
	);

/** Tells of what would be, is now and then or was, or wants to know how it is prevented. */
const NOT_NOW =
	/\b(wenn|falls|if|when|whenever|ob|whether|damit|bevor|before|standig|immer|oft|manchmal|haufig|often|sometimes|keeps?|all the time|every|jede\w*|nachts|regelmassig|fruher|letzte\w*|last|wie|how|warum|why|wann|nie|never|verhinder\w*|vermeid\w*|prevent|avoid|stop|again|wieder|migrat\w*|umzug|freelancer|kosten|kostet|costs?)\b/;
/** The system that somebody else runs, or a question about what is offered or has been. */
const NOT_TOLD =
	/^\W*((which|welche\w*) (clients?|customers?|kunden?|projects?|projekte?)|wurden? (er|sie|schon)|were you|was he|gibt|gab|hat|haben|hatte|is there|are there|do you (have|offer)|bieten|dos|did|machen)\b/;

/** Whether a normalized message tells of an outage or an attack that somebody should help with at once. */
export const isUrgent = (text: string): boolean =>
	!NOT_NOW.test(text) && !NOT_TOLD.test(text) && matcher.find(tokenize(text)).length > 0;
