import { isDistress } from "./distress.ts";
import { tokenize } from "./fold.ts";
import { asksAboutWork, asksWhereTextGoes } from "./ordinary-questions.ts";
import { PhraseMatcher } from "./phrase-matcher.ts";
import { asksForSecrets } from "./secrets.ts";
import { WISHES } from "./wishes.ts";

/** What a message is when it is no question to the site's content. */
export type Intent =
	| "greeting"
	| "thanks"
	| "goodbye"
	| "wish"
	| "apology"
	| "wellBeing"
	| "meta"
	| "notMyTask"
	| "insult"
	| "secrets"
	| "distress";

/** Each of these ways to say that it is enough, alone or for the time being. */
const ended = (said: string, ends: string): string =>
	said
		.split(" | ")
		.flatMap((enough) => ["$", ...ends.split(" | ")].map((end) => `${enough} ${end}`))
		.join(" | ");
const ENOUGH = [
	ended(
		"das reicht | das reicht mir | das genugt | das genugt mir | das war es | das war s | das war's | das ware es",
		"erstmal | erst mal | furs erste | fur s erste | fur heute | fur den moment",
	),
	ended(
		"that's enough | that is enough | that'll do | that will do | that's it | that would be all",
		"for now | for today | for the moment",
	),
].join(" | ");

const matcher = new PhraseMatcher<Intent | "metaUnlessAsked" | "server" | "summary" | "taskUnlessAsked">()
	.add(
		`wie geht es dir | wie geht es ihnen | wie geht es euch | wie geht es $ | wie geht s $
			wie lauft es $ | wie lauft es so | alles gut | how are you doing | how are you today | how are you | how's it going | what's up`,
		"wellBeing",
	)
	.add(
		`tschuss | tschussi | ciao | auf wiedersehen | bis bald | bis dann | bis spater | schonen tag noch | schonen tag | schonen abend
			goodbye | good bye | bye bye | bye | see you later | see you | have a nice day | have a good day | have a great day
			no more questions | no further questions | no other questions | keine weiteren fragen | keine fragen mehr | sonst keine fragen | all my questions | alle meine fragen | nothing else | that will be all | that'll be all | sonst nichts | mehr wollte ich nicht
			take care | ${ENOUGH} | das war alles | das ist alles | that's all | that was all | that is all | gute nacht | good night`,
		"goodbye",
	)
	.add(WISHES, "wish")
	.add(
		"sorry | i'm sorry | i am sorry | i apologise | i apologize | entschuldigung | entschuldige | entschuldigen sie | tut mir leid | verzeihung",
		"apology",
	)
	.add(
		`vielen dank | herzlichen dank | besten dank | tausend dank | danke sehr | danke schon | danke dir | danke ihnen | danke
			dankeschon | dank | merci | thx | cheers mate | thanks mate | thank you mate | cheers | ta | nice one | nice | thanks a lot | thanks so much | thanks | thank you very much | thank you so much
			thank you | sehr hilfreich | hilfreich | very helpful | helpful | super | perfekt | perfect | prima | great | awesome
			cool | toll | klasse | klingt gut | hort sich gut an | sounds good | sounds great | alles klar | verstanden | got it | ok | okay`,
		"thanks",
	)
	.add(
		`hallo | hi there | hi | hey there | hey | moin moin | moin | servus | grussi | gruss gott | gruezi | guten tag | guten morgen
			guten abend | hello there | hello | good morning | good afternoon | good evening | good day | greetings`,
		"greeting",
	)
	// Attempts to read out or to change what the assistant follows.
	.add(
		`system prompt* | systemprompt* | system-prompt* | system message | systemnachricht | systemanweisung* | system instruction*
	dein* prompt* | your prompt* | ihren prompt | initial prompt | hidden prompt | original prompt
	dein* anweisung* | ihre anweisungen | your instruction* | hidden instruction* | initial instruction* | previous instruction*
	vorherige* anweisung* | bisherige* anweisung* | obige* anweisung* | geheime* anweisung* | interne* anweisung*
	dein* regeln | deine vorgaben | your guidelines | deine konfiguration | your configuration | deine richtlinien
	ignor* … anweisung* | ignor* … regeln | ignor* … vorgaben | ignor* … instruction* | ignor* … rules | ignor* … previous
	ignor* … above | ignor* … everything | ignor* … alles | ignor* … guidelines | ignor* … filter* | ignor* … bisher*
	vergiss … anweisung* | vergiss … regeln | vergiss … alles | vergiss … vorgaben | vergessen sie … alles | vergessen sie … regeln
	forget … instruction* | forget … rules | forget … everything | forget … previous | disregard … instruction* | disregard … rules
	disregard … previous | disregard … above | override … instruction* | override … rules | bypass … rules | bypass … filter*
	bypass … restriction* | missachte* … regeln | umgeh* … filter* | umgeh* … regeln
	jailbreak* | developer mode | entwicklermodus | dan mode | do anything now | god mode | sudo mode | admin mode | adminmodus
	debug mode | debugmodus | debug-modus | wartungsmodus | maintenance mode
	dein* api key | dein* api-key | dein* api schlussel | dein* api-schlussel | your api key | your api-key | your secret* | deine geheim*
	ihren api key | welches passwort | dein* passwort* | your password | admin passwort* | admin password* | adminpasswort* | administrator password* | login password | root passwort* | root password* | ihren api-key | wie lautet … schlussel | wie lautet … passwort | what is … api key | den api key | den api-key | the api key | openai_api_key | openai api key | service_role*
	your access token* | deine umgebungsvariable* | your environment variable* | the environment variable* | die umgebungsvariablen
	you are now | from now on | du bist jetzt | du bist ab jetzt | du bist nun | ab jetzt bist du | ab sofort bist du | sie sind jetzt
	roleplay* | role-play* | role play* | rollenspiel* | spiel … rolle | spiele … rolle | spielst … rolle | tu so als | tu mal so | stell dir vor
	stellen sie sich vor du | antworte nur mit | antworte ausschliesslich | respond only with | reply only with | answer only with
	say exactly | sag genau | sage genau | repeat after me | repeat everything | repeat your | repeat all
	wiederhole alles | wiederhole den | wiederhole die | wiederhole dein* | wiederhole genau | output the | output your | output all
	print your | print the above | rot13 | translate … instruction*
	reveal your | reveal the | reveal all | leak your | exfiltrat* | verrat* … dein* | verrat* … alles | verrat* … geheim* | verrat* … intern* | verrat* … anweisung* | verrat* … regeln | verrat* … vorgab* | verrat* … vorgegeben* | verrat* … befehl* | verrat* … anleitung | verrat* … nach der du | verrat* … nach denen du | verrat* … wonach du | verrat* … passw* | verrat* … schlussel* | verrat* … konfiguration* | dein* instruktion* | intern* instruktion* | geheim* instruktion* | preisgeb* | offenleg* … prompt`,
		"meta",
	)
	// The same words tell of the owner's work in a question.
	.add(
		"your rules | act as | pretend* | repeat the | base64* | decode* | dekodier* | entschlussel*",
		"metaUnlessAsked",
	)
	.add("deinem server | your server | ihrem server | ihren server", "server")
	.add(
		`write a | write an | write some | compose a | compose an | draft a | draft an | generate a | generate an
			calculate | berechne`,
		"taskUnlessAsked",
	)
	// What the site tells is summed up here, and nothing else.
	.add("summari* this | fass* … zusammen", "summary")
	// Nothing that is said to anybody about work.
	.add(
		`idiot* | trottel | depp | vollpfosten | arschloch | arsch | scheiss | scheisse | scheissdreck | mistding | drecksding | verpiss* | fick* | halt die klappe | halt die fresse | danke fur nichts | thanks for nothing | halts maul | du bist doof | bist du doof | du bist dumm | bist du dumm | du bist blod | du nervst | du bist nutzlos | so ein mist | ist … mist $ | ist mist | so ein schrott | ist schrott
	asshole | bullshit | fuck* | shit | shitty | hasse dich | hasse euch | i hate you | dumm wie | strohdumm | moron* | dumbass | shut up | screw you | you suck | stupid bot | dumb bot | stupid chatbot | dumb chatbot | bloder bot | dummer bot | dumme maschine | stupid machine | you are stupid | you're stupid | are you stupid | you are dumb | you are useless | you're useless | this is garbage | piece of crap`,
		"insult",
	)
	// Requests for work of any kind, and subjects that no portfolio is about.
	.add(
		`schreib mir | schreibe mir | schreib uns | schreib ein* | schreibe ein* | schreib bitte ein* | dichte | verfass* ein* | verfasse mir
	formulier* ein* | formuliere mir | ubersetz* … ins | ubersetze | ubersetz mir | translate … into | translate … to | translate this | kannst du … ubersetzen | konnen sie … ubersetzen | can you translate | could you translate
		which day is it | what day is it | what time is it | wie spat ist es | welcher tag ist heute | welches datum ist heute | welches datum haben wir | integral of | integral von | derivative of | ableitung von | solve the equation | gleichung lose* | lose … gleichung
	write me | generate me
	generiere ein* | generier mir | zeichne | male ein* | mal mir | draw a | draw me | sing ein* | sing a | sing me | 
	erzahl* … witz* | kenn* … witz* | sag* … witz* | mach* … witz* | tell … joke*
	know … joke* | tell … story | erzahl* … geschichte | erzahl* … marchen
	gedicht* | poem* | haiku* | limerick* | rezept | rezepte | recipe* | witz | witze | joke | jokes | hausaufgabe* | homework
	songtext* | lyrics | flight* | flug | fluge | hotel* | restaurant* | horoskop* | lottozahlen | bundesliga | fussball* | football | soccer | wetter* | weather | forecast`,
		"notMyTask",
	);

/** What this site tells of its owner. */
const OF_SITE =
	/\b(wer|who|profil\w*|erfahrung\w*|werdegang|laufbahn|lebenslauf|leistung\w*|(kunden)?projekte?|zertifikate?|kenntnisse|portfolio|website|seite|sich|dich|ihn|sein\w*|ihre?|experience|profile|site|website|services|projects|career)\b/;

const META_SIGNS =
	/<\/?(system|assistant|user|instructions?)\b|\[(inst|system)\]|#{2,} ?(system|instruction)|\|im_(start|end)\|/;

const SUM =
	/^\W*\d+\s*[-+*/x]\s*\d+|\d\s*[*×^]\s*\d|\b(solve|lose|rechne|compute|ergibt|was ist|wie viel ist|what is|what's|how much is) \d+ ?[-+/:] ?\d+|\b(ist|is|macht) \d+ ?([-+*/x]|mal|plus|minus|durch|geteilt|times|divided|squared)/;

export interface Reading {
	intent?: Intent;
	/** The message without courtesies. */
	rest: string;
}

/** In this order, the first courtesy found names the message. */
const COURTESIES: readonly Intent[] = ["wellBeing", "goodbye", "wish", "thanks", "greeting", "apology"];

/** Reads what a normalized message is, before it is looked at as a question. */
export function readIntent(text: string): Reading {
	if (isDistress(text)) return { intent: "distress", rest: text };
	const found = matcher.find(tokenize(text));
	const isFound = (intent: (typeof found)[number]["value"]) => found.some(({ value }) => value === intent);
	const isAsked = asksAboutWork(text);
	const isOrder = isFound("metaUnlessAsked") && !isAsked;
	const isOfServer = isFound("server") && !asksWhereTextGoes(text);
	if (META_SIGNS.test(text) || isFound("meta") || isOrder || isOfServer)
		return { intent: "meta", rest: text };
	if (asksForSecrets(text)) return { intent: "secrets", rest: text };
	const isTask =
		isFound("notMyTask") ||
		(isFound("taskUnlessAsked") && !isAsked) ||
		(isFound("summary") && !OF_SITE.test(text));
	if (SUM.test(text) || isTask) return { intent: "notMyTask", rest: text };
	if (isFound("insult")) return { intent: "insult", rest: text };
	let rest = text;
	const courtesies = found.filter(({ value }) => COURTESIES.some((courtesy) => courtesy === value));
	for (const { start, end } of courtesies)
		rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
	return { intent: COURTESIES.find(isFound), rest };
}
