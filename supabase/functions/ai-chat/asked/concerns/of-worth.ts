import { combined, type Entry } from "../phrase-table.ts";

const WEAK =
	"schwache | schwachen | schwachste | schwachpunkt* | nachteile | weakness* | weakest | weak point* | weak spot* | shortcoming*";
const ENGAGE = "beauftrag* | nehmen | buchen | engagier* | einstellen | wahlen";
const HIRE = "hire | choose | pick | engage";
const HIRING = "hiring | choosing | engaging | working with";

const ADJECTIVES =
	"gut | serios | vertrauenswurdig | zuverlassig | verlasslich | kompetent | fahig | ehrlich";
const ADJECTIVES_EN =
	"good | any good | trustworthy | reliable | competent | legit | reputable | capable | credible | professional | honest | worth it";

/** Phrases that end their sentence: "good at Linux" is asked of Linux. */
const ending = (phrases: string): string => combined(phrases, "$");

/** Phrases with and without one of the words that ask for certainty. */
const surely = (phrases: string, words: string): string => `${phrases} | ${combined(phrases, words)}`;

/** Whether the owner is any good, and what speaks for and against him, which visitors want to judge. */
export const WORTH_CONCERNS: readonly Entry[] = [
	{
		tells: ["facts/gaps"],
		said: `${combined("gegen | against", "ihn | max | dich | him | you")} | gegen sie $ | ${combined("against", HIRING)} | ${combined("gegen … zusammenarbeit mit", "ihn | ihm | max | ihnen | dir")}`,
		beside: "spricht | sprache | sprechen | argument* | grund | grunde | speak | speaks | reason* | case",
	},
	{
		tells: ["facts/gaps"],
		said: combined(
			"downside* of | drawback* of | disadvantage* of | disadvantage* to | cons of | red flag* in | red flag* with",
			`${HIRING} | him $ | max $`,
		),
	},
	{
		tells: ["facts/gaps"],
		said: "nachteil* | gegenargument* | vor und nachteile",
		beside: `mit ihm | mit max | ${combined("ihn | max", "beauftrag* | engagier* | buche* | nehme*")}`,
	},
	{
		tells: ["facts/gaps"],
		said: `${combined("sein* | deine | eure | his | your | hat er | hat max", `${WEAK} | ${combined("grosste* | greatest | biggest | main", WEAK)}`)} | ihre schwachen | ihre grosste schwache | ${combined(WEAK, "von max | of max | hat er | hat max | do he have | dos he have | he has")} | ${combined("he have | max have", `${WEAK} | ${combined("any", WEAK)}`)}`,
	},
	{
		tells: ["facts/gaps"],
		said: `${ending(`${combined("er | max", "schlecht | nicht gut | nicht so gut | weniger gut | an seine grenzen")} | ${combined("he | max", "bad at | not good at | not so good at | not so good | fall short | falls short | struggle with | worst at")} | seine grenzen | his limits | his limitations`)} | ${combined("dislike about", "him | max")}`,
	},
	{
		tells: ["facts/gaps"],
		said: combined("sollte* … | soll …", combined("ihn | max | sie | dich", combined("… nicht", ENGAGE))),
		beside: "warum | wieso | weshalb | grund | grunde",
	},
	{
		tells: ["facts/gaps"],
		said: combined(
			combined("not | not to | shouldn't i | shouldn't we | shouldn't you | shouldn't anyone", HIRE),
			"him | max | you",
		),
		beside: "why | reason | reasons",
	},
	{
		tells: ["facts/gaps"],
		said: combined(
			combined("grund | grunde | grund dagegen | grunde dagegen", "ihn | max | sie"),
			"nicht zu | zu",
		),
		beside: ENGAGE,
	},
	{
		tells: ["portfolio/why"],
		said: `${combined(surely("ist er | ist max | sind sie | bist du | wirkt er | wirkt max", "wirklich | eigentlich | denn | uberhaupt"), ending(`${ADJECTIVES} | professionell | glaubwurdig | sein geld wert | ihr geld wert | ein profi | empfehlenswert`))} | ${combined("dass er | ob er", "gut ist | kompetent ist | was kann | etwas kann | was taugt")}
		${combined(surely("is he | is max | are you", "really | actually"), ending(`${ADJECTIVES_EN} | worth the money | a professional | overrated`))} | ${combined("he is | he's", ending(ADJECTIVES_EN))}`,
	},
	{
		tells: ["portfolio/why"],
		said: `${combined("spricht | sprache", "fur ihn | fur max | fur dich | fur sie $")} | ${ending(combined("ich ihn | wir ihn", "beauftragen | nehmen"))} | ihn empfehlen | max empfehlen | empfiehlst du ihn | empfehlen sie ihn | ${ending("wie gut ist er | taugt er | taugt er was | taugt er etwas | taugt der was | kann er was | kann er uberhaupt was")} | wie gut ist max $ | wie gut ist max wirklich | lohnt … ihn zu | lohnt er sich | ${ending(combined("ihm | ihm wirklich | auf ihn | auf max", "vertrauen | trauen | verlassen"))}
		speaks for him | speaks in his favo* | worth hiring | ${ending(`${combined("should i | should we", `${combined(HIRE, "him")}`)} | how good is he | how good is max | trust him | trust max | be trusted | rely on him | rely on max`)} | recommend him | recommend max`,
	},
	{
		tells: ["portfolio/reviews"],
		weight: 3,
		said: `${combined("happy with | satisfied with | pleased with", "him | his work")} | ${combined("mit ihm | mit seiner arbeit", "zufrieden")} | zufrieden mit ihm`,
		beside: "was | were | war | waren",
	},
	{
		tells: ["facts/person", "facts/bot"],
		said: `fake profil* | is this a scam | is this a fraud | ist das … betrug $ | ${combined("ist das | ist dies* | ist er | ist sein profil | is this | is he | is his profile", "fake $ | … fake $")}`,
	},
	{
		tells: ["facts/terms"],
		said: `${combined("trust him | trust max | trust you | be trusted", "with … data | with … secrets")} | ${combined("ihm | ihnen", "mit … daten trauen | mit … daten vertrauen | … daten anvertrauen")}`,
	},
];
