import { wordsOf } from "./stems.ts";

/** Returns an expression for any of some words or phrases, folded: `*` stands for letters, `…` for up to four words. */
const any = (words: string) =>
	new RegExp(
		`\\b(?:${words.trim().replace(/,\s*/g, "|").replaceAll("*", "[a-z]*").replaceAll(" …", "(?: \\w+){0,4}")})\\b`,
	);

// The words of life and death are the only ones that the code knows by hand: a missing sample must not decide here.
const PERSON = any(`ich, mich, mir, mein*, i, im, ive, id, my, me, je, er, he, she, jemand, someone, *freund,
	*freundin, *bruder, *schwester, *mutter, *vater, sohn, tochter, kind, mann, frau, *kolleg*, *friend,
	*brother, *sister, *mother, *father, m[uo]m, dad, son, daughter, husband, wife, colleague, life,
	(in|of) living, reason to live`);
/** What also dies, ends or is lived with. */
const THING = any(`*server*, *system*, *pro[cz]e*, *pods?, *container*, *s[kc]ript*, *jobs?, apps?,
	*anwendung*, *cluster*, node*, *link*, *proje[ck]t*, *program*, *deploy*, *software*, *service*,
	*dienst*, *rechner, *maschine*, *database*, *datenbank*, token*, *[zc]ertifi*, files?, *datei*, docker,
	kubernetes, *vertrag*, contract, migrat*, lassen, wie lange, damit, davon, mit,
	(ohne|without) (?!mich|sie|ihn|ihr|dich|mein|me|him|her|you|them)[a-z]+,
	with(?! (this|the|my) (pain|guilt)), foot`);
const SELF = any("mich, mir");
const SICH = any("sich");
const HARM = any(`um(zu)?bring*, umgebracht, bring(e|en|t sich)? … um(?! (d|[0-9])), *toet*, toten,
	*erhaeng*, aufhaeng*, *erschiess*, vergift*, ertraenk*, ritze*, geritzt, verletzen?, antu*, anzutun,
	tuer`);
const WISH = any(`will?, wollte, moecht*, mag, wuensch*, sehn*, hoff*, wuerde*, waer*, lieb(er|sten), um zu,
	wish*, hope, want*, like, wann?a, gonna, going, would, rather, better, ready, veux, voudrais, envie`);
const DIE = any(`sterben, tod, tot sein, tot waer*, waer* … tot, ich tot,
	(to|2|wann?a|gonna|just|could|would) die(?! for), (be|was|were|rather|off) dead, i died,
	(nie …|nicht mehr) aufwach*, never … wake, like dying, (t|not) … wake up (tomorrow|any*|again), mourir`);
const NOT = any(`nicht, nie, nimmer, kein*, sinnlos, noch, not, no, never, nothing, t, dont, doesnt, cant,
	isnt, tired, stop, lost, verloren, why, point*, meaning*, plus`);
const LIVE = any(`(weiter)?leben, lebn, lebens(wert|mut|wille*), existieren, mehr da sein, to live,
	live any*, living, live like this, (?<!does( not|n t|nt) )exist, be alive, this life, my life,
	be here any*, vivre`);
const LIFE = any("(mir|sich) das leben, (mein|sein|ihr)* leben, (my|his|her|their)( own)? life");
const END = any("nehm*, nimm*, genommen, end, ende, endet, ending, *beend*, schluss, take, took, taking");
/** What needs no other word, even beside a thing. */
const DEED = any(`*suizid(?!praev)*, *selbstmord*, suicid*(?! prevention), lebensmued*, wrists, pulsader*,
	ueberdosis, overdose, *spring* … (bruecke|dach|zug), vor … zug … werf*,
	jump* … off … (bridge|roof|building), in front of … train`);
const PHRASE = any(`(kil|hang|shoot|drown|poison|hurt|harm|cut)* (my|his|him|her|them) ?sel*,
	(will|ll|just|might|(want|going) to|should i|wann?a|gonna|imm?a) kms, end it all, never been born,
	live or die, nie geboren, mich nicht gaebe, aus dem leben (scheiden|gehen), ohne mich … besser,
	(world|everyone) … better … without me`);

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
		.map((clause) =>
			TYPOS.reduce((text, [typos, word]) => text.replace(typos, word), wordsOf(clause).join(" ")),
		);
	const isPerson = clauses.some((clause) => PERSON.test(clause));
	return clauses.some((clause) => {
		const has = (...all: RegExp[]) => all.every((each) => each.test(clause));
		if (has(DEED) || has(LIFE, END) || has(SELF, HARM)) return true;
		if (has(THING)) return false;
		return has(PHRASE) || has(SICH, HARM) || (isPerson && (has(WISH, DIE) || has(NOT, LIVE)));
	});
}
