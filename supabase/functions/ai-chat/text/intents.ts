/** A message that isn't a question to the site's content. */
export type Intent = "greeting" | "thanks" | "goodbye" | "wellBeing" | "meta" | "notMyTask";

const GREETING =
	/\b(hallo(chen)?|hi|hey|moin( moin)?|servus|gru(ss|zi)( gott)?|guten (tag|morgen|abend)|hello( there)?|hi there|hey there|good (morning|afternoon|evening|day)|greetings)\b/g;
const THANKS =
	/\b((vielen|herzlichen|besten|tausend) dank|danke( (sehr|schon|dir|ihnen))?|dankeschon|dank|merci|thx|thanks( a lot| so much)?|thank you( very much| so much)?|(sehr |very |that was |das war )*(hilfreich|helpful)|super|perfekt|perfect|prima|great|awesome|cool|toll|klasse|alles klar|verstanden|got it|ok|okay)\b/g;
const GOODBYE =
	/\b(tschuss(i)?|ciao|auf wiedersehen|bis (bald|dann|spater|morgen)|schonen (tag|abend)( noch)?|good ?bye|bye( bye)?|see you( later)?|have a (nice|good|great) (day|evening|one)|take care|gute nacht|good night)\b/g;
const WELL_BEING =
	/\b(wie geht( es|'?s| s)?( dir| ihnen| euch)?( heute)?|wie lauft( es|'?s)?|alles gut|na\b|how are you( doing)?( today)?|how'?s it going|what'?s up)\b/g;

const META = new RegExp(
	[
		"\\b(system ?-?(prompt|nachricht|message|anweisung\\w*|instructions?)|prompt)\\b",
		"\\b(ignor\\w*|vergiss|vergesse\\w*|forget|disregard|override|bypass|umgeh\\w*|missachte\\w*) .{0,60}\\b(instructions?|anweisung\\w*|regeln?|rules?|vorgaben?|guidelines|prompts?|previous|above|everything|alles|vorherig\\w*|bisherig\\w*|obige\\w*|filter\\w*|restrictions?)\\b",
		"\\b(your|dein\\w*|ihre?|initial|hidden|geheime\\w*|secret|interne\\w*|internal) (system ?)?(instructions?|rules|guidelines|configuration|anweisung\\w*|regeln|vorgaben|konfiguration|richtlinien)\\b",
		"\\b(jailbreak\\w*|developer mode|entwicklermodus|dan mode|do anything now|god mode|sudo mode|admin ?mod(e|us)|debug ?mod(e|us)|wartungsmodus|maintenance mode)\\b",
		"\\b(api|access|secret|geheime[rn]?) ?-?(keys?|schlussel|tokens?)\\b.*\\b(zeig|nenn|gib|verrat|what|was|show|reveal|print|tell|give|leak|dein|your|lautet)",
		"\\b(zeig\\w*|nenn\\w*|gib|verrat\\w*|what|was|wie|show|reveal|print|tell|give|leak) .{0,40}\\b(api|access|secret) ?-?(keys?|schlussel|tokens?)\\b",
		"\\b(environment variables?|umgebungsvariablen?|env vars?) .{0,30}\\b(print|show|zeig|aus|deine|your)|\\b(print|show|dump|zeig\\w*|gib) .{0,30}\\b(env\\b|environment variables?|umgebungsvariablen?)",
		"\\b(you are now|from now on|du bist (ab )?(jetzt|nun)|ab (jetzt|sofort) bist|sie sind (ab )?jetzt|act as|pretend|roleplay|role[ -]play|rollenspiel|spiel\\w* .{0,20}\\brolle|tu\\w* so,? als|stell\\w* dir vor|antworte (nur|ausschliesslich)|respond only|reply only|answer only|say exactly|sag(e)? genau|repeat (after|the|everything|your|all)|wiederhol\\w*|output (the|your|all)|base64|rot13|decode|dekodier\\w*|entschlussel\\w*)\\b",
		"\\b(reveal|leak|exfiltrat\\w*|verrat\\w*|offenleg\\w*|preisgeb\\w*) ",
		"<\\/?(system|assistant|user|instructions?|im_start|im_end)\\b|\\[(inst|system)\\]|#{2,} ?(system|instruction)|\\|im_(start|end)\\|",
	].join("|"),
);

const NOT_MY_TASK = new RegExp(
	[
		"\\b(schreib(e|en)?|dicht(e|en)?|verfass(e|en)?|formulier(e|en)?|ubersetz(e|en)?|translat(e|ing)|write|compose|draft|generat(e|ing)|generier(e|en)?|zeichn(e|en)?|mal(e|en)?|draw|sing|rechne|berechn(e|en)?|calculate|summari[sz]e|fass(e)?) (mir |uns |me |us |bitte |please |doch |mal )*(bitte )?(einen?|nen?|das|die|den|diesen?|folgenden?|an?|the|this|some|etwas|aus|\\d)\\b",
		"\\b(erzahl\\w*|kenn\\w*|tell|know|sag\\w*|mach\\w*) .{0,20}\\b(witze?|jokes?|gedicht\\w*|poems?|marchen|story|geschichten?)\\b",
		"\\b(gedichte?|poems?|haikus?|limericks?|rezepte?|recipes?|witze?|jokes?|kochen|hausaufgaben?|homework|essays?|song ?texte?|lyrics|horoskop\\w*|lottozahlen|bundesliga|fussball\\w*|football|soccer|wetter\\w*|weather|forecast)\\b",
		"^\\W*\\d+\\s*[-+*/x]\\s*\\d+",
		"\\b(wie ?viel ist|was ist|what is|what's|how much is) \\d+ ?([-+*/x]|mal|plus|minus|durch|geteilt|times|divided|squared)",
	].join("|"),
);

/** The whole of a message but the courtesies in it, or the intent where nothing else is left. */
export interface Reading {
	intent?: Intent;
	/** The message without courtesies. */
	rest: string;
}

/** Reads what a normalized message is, before it is looked at as a question. */
export function readIntent(text: string): Reading {
	if (META.test(text)) return { intent: "meta", rest: text };
	if (NOT_MY_TASK.test(text)) return { intent: "notMyTask", rest: text };
	const courtesies = [
		["wellBeing", WELL_BEING],
		["goodbye", GOODBYE],
		["thanks", THANKS],
		["greeting", GREETING],
	] as const;
	let rest = text;
	let intent: Intent | undefined;
	for (const [name, pattern] of courtesies) {
		const without = rest.replace(pattern, " ");
		if (without !== rest) intent ??= name;
		rest = without;
	}
	return { intent, rest };
}
