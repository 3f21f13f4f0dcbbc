import { wordsOf } from "./stems.ts";

/** Returns an expression for any of some words or phrases, folded: `*` stands for letters, `…` for up to four words. */
const any = (words: string) =>
	new RegExp(
		`\\b(?:${words.replace(/,\s*/g, "|").replaceAll("*", "[a-z]*").replaceAll(" …", "( \\w+){0,4}")})\\b`,
	);

// The words of life and death are the only ones that the code knows by hand: a missing sample must not decide here.
const PERSON = any(`ich, (?<!ohne )mich, mir, i, im, ive, (?<!tell )me, je, er, s?he, jemand, some(one|body),
	*(freund(in)?|bruder|schwester|vater|mutter|friend|brother|sister|mother|father|kolleg*|colleague), sohn, tochter, kind,
	mann, frau, m[uo]m, dad, son, daughter, husband, wife, (and|^) ?wan(t|na), (und|^) ?(will|moecht*) (nicht|nur|sterben)`);
const MINE = any("mein*, id, (my|him|her)(self)?, me, they, life, people, (in|of) living, reason to live");
/** What also dies or ends, and what one lives with. */
const THING = any(`*(server|system|proze|container|s[kc]ript|anwendung|cluster|link|proje[ck]t|cache)*,
	*(deploy|software|service|program|dienst|maschine|database|datenbank|vertrag)*, *(pods?|rechner), (the|a|my) process,
	processes, (?<!(lost|losing) (my|his|her) )*jobs?, (node|token|migrat)*, backups, apps?, docker, kubernetes, contract, lassen, foot`);
const WITH = any(`damit, davon, mit, with(?! (this|the|my) (pain|guilt)), wie lange, *zertifikate?,
	certificates, (ohne|without) (?!mich|sie|ihn|ihr|dich|mein|me|him|her|you|them)[a-z]+`);
const HARM = any(`um(zu)?bring*, umgebracht, bring(e|en|t sich)? … um(?! (d|[0-9])), *toet*, toten,
	*(erhaeng|erschiess)*, (aufhaeng|vergift|ertraenk|ritze|antu)*, geritzt, verletzen?, anzutun, tuer`);
const WISH = any(`will?, wollte, mag, (moecht|wuensch|sehn|hoff|wuerde|waer|wish|want)*, lieb(er|sten),
	um zu, hope*, d like to, wann?a, gonna, going, would, rather, better, ready, veux, voudrais, envie`);
const DIE = any(`sterben, tod, tot (sein|waer*), waer* … tot, ich tot, (nie …|nicht mehr) aufwach*,
	(to|2|wann?a|gonna|just|could|would) die(?! for), (be|(i|he|she|they) (was|were)( just)?|rather|off) dead, i died,
	never … wake(?! up at [0-9]), (t|not) … wake up (tomorrow|any*|again), mourir`);
const WANT = any(`((want*|d like|ready|hope|wish*) (to|2)|wann?a)( just)? (die(?! for)|be dead|live any*),
	want* to be alive any*, wish (i|he|she) (was|were) dead, sterben (will|moecht*), sich … verletzen?, verletzen? sich,
	(will?|moecht*)( einfach| jetzt| lieber)?( nur)?( noch)? (sterben(?! lassen)|tot sein),
	(will?|moecht*|mag) nicht (mehr|laenger) (lange )?leben(?! (mit|ohne)), (kil|hang|shoot|drown|poison|hurt|harm|cut)* them ?sel*`);
const NOT = any(`nicht, nie, nimmer, (kein|point|meaning)*, sinnlos, noch, not?, never, nothing, t, dont,
	doesnt, cant, isnt, tired, stop, lost, verloren, why, plus`);
const LIVE = any(`(weiter)?leben(?! (sie|(sein|ihr)e [a-z]+) noch), lebn, lebens(wert|mut|wille*), vivre,
	existieren, mehr da sein, to live, live any*, living, live like this, be here any*, be alive, (this|my) life,
	(to|not to|longer|rather not|i|i [a-z]+nt|i [a-z]+ (t|not)) exist`);
const LIFE = any("(mir|sich) das leben, (mein|sein|ihr)* leben, (my|his|her|their)( own)? life");
const END = any("nehm*, nimm*, genommen, end, ende, endet, ending, *beend*, schluss, take, took, taking");
const SUICIDE = "*(suizid|selbstmord)(?!praev)*, suicid*(?! prevention), lebensmued*";
/** What needs no other word, even beside a thing, unless that is or does it. */
const DEED = any(`(?<!(is|be|s|ist|waere|(?<!to )commit*|begeh*|prevent) )(${SUICIDE}), wrists, pulsader*,
	*spring* … (bruecke|dach|zug), vor … zug … werf*, jump* … off … (bridge|roof|building), in front of … train,
	kil* (my|his|him|her) ?sel[fv]*(?! (hosted|signed|managed)), (want*|going|about|need|have) (to|2) kms(?! en)`);
const PHRASE = any(`${SUICIDE}, ueberdosis, overdose, (?<!looks? )like dying, end it all, never been born,
	(hang|shoot|drown|poison|hurt|harm|cut)* (my|his|him|her) ?sel*(?! in), live or die, nie geboren,
	mich nicht gaebe, aus dem leben (scheiden|gehen), ohne mich … besser, (world|everyone) … better … without me`);
const CRYPTO = any(`aws, azure, gcp, cloud, *(key|[ck]rypt|schluessel|nutz|verwend)*, vault, windows,
	(?<!no )us(e|ing), (mit|with) kms, support*, unterstuetz*, [ck]ost*, terraform, which, (you|he|she) know, kenn*, what (is|does), was ist`);

/** Returns the spellings of a word with one letter missing, added or swapped. */
const typosOf = (word: string) =>
	Array.from(word.slice(1), (letter, at) => {
		const [before, after] = [word.slice(0, at + 1), word.slice(at + 2)];
		return `${before}(${letter}[a-z])?${after}, ${before}${after.slice(0, 1)}${letter}${after.slice(1)}`;
	}).join(", ");
const TYPOS = "umbringen sterben living suicide suicidal nicht moechte mich myself"
	.split(" ")
	.map((word) => [any(typosOf(word)), word] as const);

/** Returns whether a message says that its author, or somebody close, may take their life. */
export function isCrisis(message: string): boolean {
	const clauses = message
		.split(/[^\p{L}\p{M}\p{N} \t'’-]|\b(?:weil|because)\b/iu)
		.map((part) => TYPOS.reduce((text, [typos, word]) => text.replace(typos, word), wordsOf(part).join(" ")));
	const isPerson = clauses.some((clause) => PERSON.test(clause) || MINE.test(clause));
	return clauses.some((clause) => {
		const has = (...all: RegExp[]) => all.every((each) => each.test(clause));
		if (has(DEED) || has(LIFE, END) || has(/\b(mich|mir)\b/, HARM)) return true;
		const isSaid = has(PHRASE) || (has(/\bkms\b/) && !has(CRYPTO));
		if (has(THING)) return has(PERSON) && (isSaid || has(WANT));
		if (isSaid || has(/^(?!.*verletz).*\bsich\b/, HARM)) return true;
		return isPerson && (has(WANT) || has(WISH, DIE) || (has(NOT, LIVE) && !has(WITH)));
	});
}
