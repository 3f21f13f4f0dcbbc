import { tokenize } from "./text/fold.ts";
import { PhraseMatcher } from "./text/phrase-matcher.ts";

/** What trouble leads to: the service for it with the point of its page that is about it, or all services. */
export interface Trouble {
	/** Ids of what is told, the service first. */
	tells: readonly string[];
	/** Where several are told of, the highest counts. */
	weight: number;
}

const SLOW = `langsam* | dauer* | ewig* | stundenlang | lange | zu lang | abend | wochenende | warten | wartet | slow | forever | ages | hours | too long | waiting | wait`;
const BROKEN = `fehl | fehlgeschlagen | schlagt fehl | kaputt | instabil* | unzuverlassig* | spinnt | klemmt | chaos | problem | probleme | arger | geht nicht | funktioniert nicht | muhsam* | schmerzhaft* | nervig* | veraltet* | uralt | schief
	fail | fails | failing | broken | flaky | unstable | unreliable | a mess | trouble | problems | fix | outdated | breaks | painful | a pain`;
const BY_HAND = "von hand | per hand | manuell* | handisch* | handarbeit | by hand | manually | manual";
const DOWN = `fallt … aus | fallen … aus | ausgefallen | ausfalle | ausfall | sturzt … ab | sturzen … ab | absturz* | abgesturzt | down | steht still | offline | nicht erreichbar | geht nichts mehr | crash | crashes | crashing | crashed | outage | outages | unreachable | goes down | go down`;
const GONE = `gekundigt | kundigt | verlassen | abgesprungen | weggegangen | weggefallen | ist weg | hat aufgehort | hort auf | geht in rente | krank | langzeitkrank | insolvent | hangen lassen | hangenlassen | im stich | verlasst | geht … ende | geht zum | quit | left | resigned | leaving | gone | bailed | dropped out | let us down`;

const matcher = new PhraseMatcher<Trouble>();
/** All kinds of trouble that are known. */
export const TROUBLES: Trouble[] = [];
const lead = (weight: number, tells: string, said: string, beside = ""): void => {
	const trouble = { tells: tells.split(" "), weight };
	TROUBLES.push(trouble);
	matcher.add(said, trouble, beside);
};

lead(
	3,
	"services/devops",
	"deployment* | deploy | deploys | deployen | release | releases | rollout* | auslieferung* | ci | pipeline* | build | builds | testumgebung* | entwicklungsumgebung* | staging | test environment* | ftp",
	`${SLOW} | ${BROKEN} | ${BY_HAND} | ftp | scp`,
);
lead(
	2,
	"services/devops",
	"alles | everything | das meiste | fast alles | updates | patches | patchen | server | servern | servers | umgebungen",
	BY_HAND,
);
lead(
	3,
	"services/database-management",
	"datenbank* | postgresql | postgres | mysql | mariadb | database*",
	`${SLOW} | ${BROKEN} | ${DOWN}`,
);
lead(
	2,
	"services/monitoring",
	"server | servern | servers | dienste | systeme | anwendung* | seite | webseite | website | webshop | shop | onlineshop | services | app | site | systems",
	`${DOWN} | ${SLOW} | niemand merkt | keiner merkt | nobody notices | no one notices`,
);
lead(
	2,
	"services/monitoring",
	`fallt … server aus | fallen … server aus | fallt … system aus | fallen … systeme aus | fallen … dienste aus | fallt … anwendung aus | fallt … website aus | fallt … webseite aus`,
);
lead(
	4,
	"services/monitoring services/monitoring/lead-1",
	`kunden merken | kunden bemerken | kunden melden | kunden beschweren | nutzer merken | nutzer melden | von … kunden | von … nutzern | kunden … vor uns | kunden … zuerst | nutzer … vor uns
	customers notice | customers tell | customers report | customers complain | users notice | users tell | users report | users complain | from … customers | from … users | customers … before`,
	`${DOWN} | storung* | fehler | probleme | etwas nicht geht | was nicht geht | kaputt | problems | errors | issues | something is wrong | something breaks`,
);
lead(
	3,
	"services/monitoring",
	"festplatte* | platte | platten | speicherplatz | disk | disks",
	"voll | vollgelaufen | full",
);
lead(
	3,
	"services/security",
	"jeder | alle | everyone | everybody | anyone",
	"zugreifen | zugriff | admin rechte | adminrechte | root rechte | root zugriff | ist admin | sind admin | sind admins | is admin | are admins | access | access to everything",
);
lead(
	3,
	"services/security",
	`gehackt | hackerangriff | ransomware | sicherheitslucke* | sicherheitsvorfall | hacked | security incident | security breach`,
);
lead(
	3,
	"services/security",
	"zertifikate | zertifikat | tls zertifikat* | certificates",
	"laufen … ab | lauft … ab | abgelaufen | expire | expiring | expired | keep expiring",
);
lead(
	3,
	"services/monitoring",
	"alarme | alarmen | alarmflut | fehlalarme | alerts | alerting | false alarms | alert fatigue | dashboards",
	"niemand | keiner | zu viele | ignoriert | ignorieren | standig | no one | nobody | too many | ignore | ignores | ignored | noise | noisy | flood | flooded | drowning | constantly",
);
lead(
	3,
	"services/security",
	"audit | audits | sicherheitsaudit* | security audit* | penetrationstest* | pentest*",
	"durchgefallen | durchfallen | nicht bestanden | bestehen | fail | failed | failing | keep failing | pass | findings",
);
lead(
	3,
	"services/kubernetes",
	"cluster | kubernetes | openshift | k8s",
	`niemand | keiner | kennt sich | ${BROKEN} | ${DOWN} | nobody | no one | none of us`,
);
lead(
	4,
	"services/cloud-migration services/cloud-migration/features/5",
	"aws rechnung | azure rechnung | cloud rechnung | aws kosten | azure kosten | cloud kosten | cloudkosten | cloudrechnung | aws bill | azure bill | cloud bill | aws costs | azure costs | cloud costs | cloud spend",
	"zu hoch | hoch | zu viel | aus dem ruder | ausser kontrolle | out of control | out of hand | explod* | steig* | gestiegen | senken | reduzieren | runter | sparen | hilfe | helfen | teuer | davon | too high | high | huge | too much | rising | growing | reduce | cut | lower | help | through the roof",
);
lead(
	4,
	"services/cloud-migration services/cloud-migration/features/5",
	"aws | azure | cloud",
	"zu teuer | paying too much | pay too much | too expensive | overpaying",
);
lead(
	4,
	"services/cloud-migration services/cloud-migration/features/5",
	"zahlen | zahle | pay | paying | spend | spending",
	"zu viel … aws | zu viel … azure | zu viel … cloud | aws … zu viel | azure … zu viel | cloud … zu viel | too much … aws | too much … azure | too much … cloud",
);
lead(
	4,
	"services/cloud-migration",
	`weg von vmware | vmware ablosen | vmware verlassen | raus aus vmware | von vmware weg | raus aus … rechenzentrum | aus … rechenzentrum raus | aus … rechenzentrum ausziehen | rechenzentrum verlassen | rechenzentrum auflosen | off vmware | away from vmware | leave vmware | get out of … data center | leaving … data center`,
);
lead(
	4,
	"services/cloud-migration",
	"rechenzentrum | data center | datacenter | hoster",
	`${GONE} | schliesst | macht zu | closing | closes | shuts down`,
);
lead(
	5,
	"facts/availability facts/contact",
	"einspringen | fill in | step in | jump in | ubernehmen | take over",
	GONE,
);
lead(
	1,
	"services facts/contact",
	"unsere it | unserer it | unser* server | mein* server | unser* infrastruktur | unser* systeme* | our it | our infrastructure | our server | my server",
	`${BROKEN} | hilfe | help`,
);
lead(
	3,
	"services/ai-development",
	"chatbot | chatbots | ki assistent* | ai assistant | llm | sprachmodell",
	"brauchen | brauche | wollen | mochten | hatten gern* | suchen | need | want | would like | looking for",
);
lead(
	1,
	"services facts/contact",
	"dienstleister | it dienstleister | systemhaus | agentur | admin | administrator | devops engineer | systemadministrator | it leiter | freelancer | provider | sysadmin",
	GONE,
);
lead(
	1,
	"services facts/contact",
	"brauchen einen experten $ | brauche einen experten $ | suchen einen experten $ | brauchen einen profi $ | brauche einen profi $ | brauchen jemanden $ | brauche jemanden $ | need an expert $ | need a professional $ | need somebody $ | need someone $",
	"",
);
lead(
	3,
	"services/kubernetes services/kubernetes/features/1",
	"kubernetes | k8s",
	"lohnt sich | lohnt | sinnvoll | sinn | uberhaupt brauchen | brauchen wir | worth | make sense | makes sense | do we need | should we use",
);
lead(
	3,
	"services/consulting",
	"raten sie | empfehlen sie | wurden sie raten | wurden sie empfehlen | raten sie uns | do you recommend | would you recommend | do you advise | would you advise",
	"cloud | onprem | on prem | on premises | aws | azure | kubernetes | docker swarm | openshift",
);

/** Speaks of what is the visitor's own, or for himself. */
const OURS =
	/\b(wir|uns|unser\w*|mein\w*|mir|ich|we|us|our|my|i|dringend\w*|urgent\w*|notfall|emergency|hilfe|help|need|raten|empfehlen|recommend|advise)\b/;
/** Asks for something else than help: how, when and what is told by the pages. */
const ASKS =
	/(^|[.!?:]\s)\W*((und|and|aber|but) )?(wie(?! (andern|vermeiden|verhindern) wir)|wann|welche\w*|warum|wieso|weshalb|womit|wodurch|wobei|wer|wo|wofur|was (?!nun|tun|raten|empfehlen|wurden)|how(?! can we (change|fix|avoid|prevent))|when|which|why|who|where|what (?!now|do you (recommend|advise)|would you))\b/;
/** Speaks to the owner of more than his help. */
const TO_OWNER =
	/\b(sie|du|er|you|he)\b(?!.*\b(einspringen|helfen|hilfe|unterstutzen|ubernehmen|help|assist|fill in|step in|jump in|take over)\b)/;
const ADVISES = /\b(raten|empfehlen|recommend|advise)\b/;
/** A longer message tells details, which a page may tell of as well. */
const MOST_WORDS = 12;

/** What a normalized message needs that tells of the visitor's own trouble in a sentence, or asks for advice on his plan. */
export function readTrouble(text: string): Trouble | undefined {
	const tokens = tokenize(text);
	if (tokens.length > MOST_WORDS || !OURS.test(text) || ASKS.test(text)) return undefined;
	if (TO_OWNER.test(text) && !ADVISES.test(text)) return undefined;
	const found = matcher.find(tokens).map(({ value }) => value);
	return found.reduce<Trouble | undefined>(
		(best, each) => (each.weight > (best?.weight ?? 0) ? each : best),
		undefined,
	);
}
