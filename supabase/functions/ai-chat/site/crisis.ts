import { wordsOf } from "./stems.ts";

/** Returns an expression for any of some words or phrases, folded: `*` stands for letters, `…` for up to four words. */
const any = (words: string) =>
	new RegExp(
		`\\b(?:${words.trim().replace(/,\s*/g, "|").replaceAll("*", "[a-z]*").replaceAll(" …", "(?: \\w+){0,4}")})\\b`,
	);

// The words of life and death are the only ones that the code knows by hand: a missing sample must not decide here.
const PERSON =
	any(`ich, mich, mir, mein*, i, im, ive, id, my, me, myself, himself, herself, je, er, he, she, jemand, someone, *freund, *freundin, *bruder,
	*schwester, *mutter, *vater, sohn, tochter, kind, mann, frau, *kolleg*, *friend, *brother, *sister, *mother, *father, mum, mom,
	dad, son, daughter, husband, wife, colleague, life, (in|of) living, reason to live`);
/** What also dies, ends or is lived with. */
const THING =
	any(`*server*, *system*, *proze*, *pods?, *container*, *s[kc]ript*, *jobs?, apps?, *anwendung*, *cluster*, node*,
	*link*, *proje[ck]t*, *program*, *deploy*, *software*, *service*, *dienst*, *rechner, *maschine*, *database*, *datenbank*,
	token*, docker, kubernetes, *vertrag*, contract, migrat*, lassen, lange, night, nachts, *prevent*, *praevent*, damit, davon, mit,
	leben ohne, (ohne|without) (?!mich|sie|ihn|ihr|dich|mein|me|him|her|you|them)[a-z]+, with(?! (this|the|my) (pain|guilt)), foot, fuss, knie, bein, versicherung*`);
const SELF = any("mich, mir, me");
const SICH = any("sich");
const HARM =
	any(`umbring*, umzubringen, umgebracht, bring(e|en|t sich)? … um(?! (d|[0-9])), *toet*, toten, *erhaeng*, aufhaeng*,
	*erschiess*, vergift*, ertraenk*, ritze*, geritzt, verletzen?, antu*, anzutun, tuer`);
const HARM_SELF = any("(kil|hang|shoot|drown|poison|hurt|harm|cut)* (my|him|her|them) ?sel*");
const WISH =
	any(`will, wil, wollte, moecht*, mag, wuensch*, sehn*, hoff*, wuerde*, waer*, lieber, liebsten, um zu, wish*, hope, want*,
	wann?a, gonna, going, would, rather, better, ready, veux, voudrais, envie`);
const DIE =
	any(`sterben, tod, tot sein, tot waer*, waer* … tot, ich tot, (to|2|wann?a|gonna|just|could|would) die(?! for), (be|was|were|rather|off) dead,
	i died, nie … aufwach*, nicht mehr aufwach*, never … wake, (t|not) … wake up (tomorrow|any*|again), mourir`);
const NOT =
	any(`nicht, nie, nimmer, kein*, sinnlos, noch, not, no, never, nothing, t, dont, doesnt, cant, isnt, tired, stop, lost, verloren,
	why, point*, meaning*, plus`);
const LIVE =
	any(`leben, lebn, weiterleben, lebenswert, leben[ds]*mut, lebenswille*, existieren, mehr da sein, to live, live any*, living,
	live like this, exist, be alive, this life, my life, be here any*, vivre`);
const LIFE = any("(mir|sich) das leben, (mein|sein|ihr)* leben, (my|his|her|their)( own)? life");
const END = any("nehm*, nimm*, genommen, end, ende, endet, ending, *beend*, schluss, take, took, taking");
const FALL = any(
	"*spring* … (bruecke|dach|zug), vor … zug … werf*, jump* … off … (bridge|roof|building), in front of … train",
);
const WORD =
	any(`*suizid*, *selbstmord*, suicid*, lebensmued*, kms, end it all, overdose, ueberdosis, wrists, pulsader*, never been born, like dying, live or die, nie geboren, mich nicht gaebe, aus dem leben (scheiden|gehen),
	ohne mich … besser, (world|everyone) … better … without me`);

/** Returns the spellings of a word with one letter missing, added or swapped. */
const typosOf = (word: string) =>
	Array.from(word.slice(1), (letter, at) => {
		const [before, after] = [word.slice(0, at + 1), word.slice(at + 2)];
		const swapped = after.slice(0, 1) + letter + after.slice(1);
		return [before + after, `${before}${letter}[a-z]${after}`, before + swapped];
	}).flat();
const TYPOS = "umbringen sterben living suicide suicidal nicht moechte mich myself"
	.split(" ")
	.map((word) => [any(typosOf(word).join(", ")), word] as const);

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
		if (has(FALL) || has(LIFE, END) || has(SELF, HARM)) return true;
		if (has(THING)) return false;
		if (has(WORD)) return true;
		return isPerson && (has(HARM_SELF) || has(SICH, HARM) || has(WISH, DIE) || has(NOT, LIVE));
	});
}
