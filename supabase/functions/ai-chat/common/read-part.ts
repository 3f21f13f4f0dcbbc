import { wordsIn } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { phrasesAlone } from "./says-only.ts";

/** A part of a page that a short question asks for without naming the page. */
export type Part =
	| "which"
	| "topics"
	| "course"
	| "tasks"
	| "duration"
	| "results"
	| "tools"
	| "exam"
	| "hard"
	| "use"
	| "example"
	| "help"
	| "plan"
	| "start";

const matcher = new PhraseMatcher<Part>()
	.add("welche* | which | which ones | which one", "which")
	.add(
		`was genau | was denn | was alles | worum genau | woruber | woran | worin | womit genau | themen | thema | inhalte | inhalt | wozu genau | was gehort dazu
		drin | enthalten | inbegriffen | umfang | cover | covers | covered | include | includes | included | contain | contains
		what exactly | what specifically | what precisely | such as | like what | topics | topic | subjects | about what | on what | in what way | what's included | what is included`,
		"topics",
	)
	.add(
		`lauft … ab | laufen … ab | lief … ab | liefen … ab | abgelaufen | abgewickelt | vorgegangen | ablauf | ablaufe | vorgehen | vorgehensweise | schritte | schritten | phasen | wie funktioniert | wie lauft | wie lief | wie geht … vor | wie gehen … vor | wie gehst … vor
		how does … run | how did … run | how do … run | how does … work | how does … go | how did … go | how would … go | how would … work | how does … look like | what does … look like | what would … look like | wie wurde … aussehen | wie sieht … aus | losung | solution | steps | phases | approach | process | procedure | walk me through | walk us through`,
		"course",
	)
	.add(
		"was mach* … dort | was mach* … da | was mach* … denen | was mach* … fur die | what … do there | what … do for them | what … doing there | aufgabe | aufgaben | tatigkeit | tatigkeiten | aufgabengebiet* | task | tasks | duties | responsibilit*",
		"tasks",
	)
	.add(
		"wie lang | wie lange | wie viele wochen | wieviele wochen | how many weeks | how many months | wie viele monate | gesamtdauer | dauer | dauert | dauerte | dauern | zeitrahmen | how long | duration | take | takes | took | timeframe | time frame",
		"duration",
	)
	.add(
		`ergebnis | ergebnisse | ergebnissen | resultat* | rausgekommen | herausgekommen | kam … raus | kam … heraus | kommt … raus | kommt … heraus | was bringt | was brachte | gebracht | erreicht
		zahlen | kennzahlen | messwerte | any numbers | werte | zielwerte | schneller | um wie viel schneller | erzielt | wie genau ist | wie genau sind | wie genau ware* | wie genau wird | wie zuverlassig | trefferquote | how accurate | how reliable | how precise | accuracy | some numbers | the numbers | numbers … it | figures | metrics | values | faster | how much faster | how much better | get faster | got faster | danach besser | wie schnell … danach | was … besser | was … geandert | result | results | outcome* | what changed | what … change | what … bring | how fast … after | how fast … now | what … better | come out | came out | achieve | achieved`,
		"results",
	)
	.add(
		`womit | technologie* | technik | techniken | tool | tools | werkzeug* | techstack | tech stack | stack | tooling | software | programme | programmen | modelle | modellen | models
		technology | technologies | what … with | with what | with which`,
		"tools",
	)
	.add(
		`womit … anfang* | womit … beginn* | wo … anfang* | wo … beginn* | wie … anfang* | wie … beginn* | wie fang* … an | womit fang* … an | wo fang* … an | was … zuerst | was … als erstes | erste* schritt* | wie start* | womit start* | wie geht … los | womit geht … los | was kommt zuerst | was passiert zuerst | what comes first | what happens first | womit … zuerst | was ware* … erste* schritt* | was waren … ersten schritte | erste schritte
		where … start | how … start | how … begin | where … begin | what would … first | what do … first | what are … first steps | first steps | first step | what does … first`,
		"start",
	)
	.add(
		`was wurde* … tun | was wurde* … andern | was wurde* … anders | was wurde* … machen | was wurde* … vorschlagen | was wurde* … raten | was wurde* … empfehlen | was wurde* … ansehen | was wurde* … anschauen | was wurde* … prufen | was schlag* … vor | was rat* | was empfehl* | was kann … tun | was kann … machen | was konn* … tun | was konn* … machen | kann man … besser machen | besser machen | geht … besser | was tun | was nun | alternative* | stattdessen | was statt dessen
		what instead | what … instead | what would … look at | what would … check | what would … do | what would … change | what would … improve | what should we change | what do … suggest | what do … recommend | what would … suggest | what would … recommend | what would … advise | what can … do | what could … do | do better | be improved | do … about it | what now`,
		"plan",
	)
	.add(
		`nutz* … das | nutz* … es | setz* … das ein | setz* … es ein | helfen | weiterhelfen | unterstutzen | so was | sowas | so etwas | macht … das | machen … das | machst … das | das … machen | das … umsetzen | etwas ahnliches | was ahnliches | das gleiche | das selbe | dasselbe | etwas vergleichbares | ubernehmen | ubernimmt | ubernehmt | bietet … an | bieten … an
		use it | use that | use this | use them | help | assist | support | do that | do this | do it | do the same | something similar | something like that | something like this | that kind of thing | this kind of thing | that sort of thing | offer that | offer this | take that on | take this on | take it on | handle that | handle this`,
		"help",
	)
	.add(
		"was nutzt | was nutzen | wozu nutzt | was hilft | wobei hilft | was habe ich davon | nutzen | was bringt mir | was bringt uns | what use | good for | benefit | benefits | useful | help me | help us",
		"use",
	)
	.add("beispiel | beispiele | praxisbeispiel* | example | examples", "example")
	.add(
		"gepruft | verlangt | tested | require | requires | required | prufung | prufungen | prufungscode | exam | exams | exam code | test",
		"exam",
	)
	.add(
		`schwer | schwerste | schwersten | schwierig | schwierigste | schwierigsten | herausforderung* | knifflig* | schlimmste | kompliziertest* | problem | probleme
		hardest | toughest | trickiest | hard | tough | tricky | difficult | challenge* | challenging | biggest problem | biggest problems | problems`,
		"hard",
	);

/** Words that name what was told as something that goes on, or one go of it. */
const UNDERTAKING =
	/^(projekt\w*|project\w*|einsatz|auftrag|vorhaben|assignment|sache|ganze\w*|whole|insgesamt|total|alles|all|part|teil|things?|konkret|beide\w*|both|genau\w*|exactly|denn|dann|dafur|so\w*|nutzen|nutzt|setzt|setzen|verwende\w*|gemacht|genutzt|benutzt|eingesetzt|umgesetzt|gebaut|gelost|erreicht|done|built|usually|typically|switch\w*|umstellung|umstieg|wechsel|umzug|move|arbeite\w*|am|liebsten|viele?n?|many|use|uses|used|do|machen|macht|gut|go)$/;
/** The first that is found says what is asked. */
const STRONGEST: readonly Part[] = [
	"hard",
	"use",
	"exam",
	"start",
	"plan",
	"tools",
	"results",
	"duration",
	"course",
	"tasks",
	"example",
	"help",
	"topics",
	"which",
];

/**
 * The part that a normalized question asks for, if it holds nothing else of its own.
 *
 * @param isOfPage Whether a folded word stands for what the page told is about: "How did the migration go?"
 */
export function readPart(text: string, isOfPage: (word: string) => boolean = () => false): Part | undefined {
	if (HOW.test(text)) return "plan";
	const said = phrasesAlone(text, matcher, (word) => UNDERTAKING.test(word) || isOfPage(word));
	// Several sides at once are told together.
	if (said.has("tasks") && [...said].some((each) => each !== "tasks" && each !== "which")) return undefined;
	const part = STRONGEST.find((each) => said.has(each));
	if (part === "which" && PROJECTS.test(text)) return undefined;
	if (part === "help" && DONE.test(text)) return undefined;
	return part === "duration" && OF_PERSON.test(text) ? undefined : part;
}

/** What a question for the same consists of: a wish, what points to what was told, and the visitor. */
const SAME_FOR_US = [
	/^\W*((und|and|aber|but|ok|okay|also|so|gut|well) )*(konn\w*|kann\w*|wurd\w*|geht|ginge|lasst|liesse|mach\w*|ware|can|could|would|will|do|dos|might) /,
	/\b(das|so ?et?was|sowas|so was|es|dergleichen|gleiche\w*|selbe|dasselbe|ahnliches|vergleichbares|that|this|it|same|similar)\b/,
	/\b(bei|fur) (uns|unser\w*|mich|mir)\b|\bin unser\w* (firma|unternehmen|haus)\b|\b(for|with|at) (us|our|me|my)\b/,
];
const TELLS =
	/\b(erklar\w*|zeig\w*|schick\w*|send\w*|sag\w*|erzahl\w*|explain|show|send|tell|say|summari\w*)\b/;
/** More words say which thing is meant. */
const MOST_SAID = 9;
/** Whether a normalized message asks if what was told could be had by the visitor too: "Lässt sich das auch bei uns aufsetzen?" */
export const asksSame = (text: string): boolean =>
	SAME_FOR_US.every((said) => said.test(text)) && !TELLS.test(text) && wordsIn(text).length <= MOST_SAID;

/** Doing something about what was told. */
const DEALS =
	"losen|angehen|anpacken|beheben|abstellen|andern|verbessern|fix|solve|tackle|address|approach|handle|go about|deal with|improve";
/** Asks in what way, and nothing else. */
const HOW = new RegExp(
	`^\\W*((und|aber|ja|ok|okay|and|but|yes) )*(wie|how)( (denn|genau|konkret|exactly|so|dann|then|das|es|it|that|this|tun|machen|do|${DEALS}|(wurden?|machen|macht|wollen|will|would|does|do|can|kann|konnen|konnten|could|${DEALS}) (er|sie|man|wir|he|you|one|we)))*\\W*$`,
);
/** Whether somebody has done it, and not whether he would. */
const DONE = /\b(did|done|before|schon|bereits|gemacht)\b/;
/** How long somebody has done something, and not how long it takes. */
const OF_PERSON =
	/\b(schon|bereits|seit|been|have (you|they)|has (he|she)|(arbeit|mach|nutz|verwend|betreib)\w* (sie|du|er|ihr)|(sie|du|er|ihr) (das|damit|schon))\b/;

/** "In which projects?" asks for these, and not for a part of what was told. */
const PROJECTS = /\bproje[ck]t/;
