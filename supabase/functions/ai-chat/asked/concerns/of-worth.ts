import { combined, type Entry } from "../phrase-table.ts";

const HIM = "ihn | ihm | seine* | max | him | his | he | hiring";
const WEAK =
	"schwache | schwachen | schwachste | schwachpunkt* | nachteile | weakness* | weakest | weak point* | weak spot* | shortcoming*";
const ENGAGE = "beauftrag* | nehmen | buchen | engagier* | einstellen | wahlen";

/** Whether the owner is any good, and what speaks for and against him, which visitors want to judge. */
export const WORTH_CONCERNS: readonly Entry[] = [
	{
		tells: ["facts/gaps"],
		said: `spricht gegen | spricht … gegen | gegenargument* | ${combined("argument* | grunde | grund", "gegen | dagegen")} | speaks against | speak against | ${combined("argument* | reason* | case", "against")} | gegen … sprechen | gegen … zusammenarbeit … mit | pros and cons | cons of | vor und nachteile | red flag* | ${combined("downside* | drawback* | disadvantage* | nachteil*", "of | to | with | mit | wenn")}`,
		beside: HIM,
	},
	{
		tells: ["facts/gaps"],
		said: `${combined("sein* | deine | eure | his | your | hat er | hat max", `${WEAK} | ${combined("grosste* | greatest | biggest | main", WEAK)}`)} | ihre schwachen | ihre grosste schwache | ${combined(WEAK, "von max | of max | hat er | hat max | do he have | dos he have | he has")} | ${combined("he have | max have", `${WEAK} | ${combined("any", WEAK)}`)}
		${combined("spricht | spricht etwas | grunde | argumente", "gegen sie $ | gegen dich")} | ${combined("speaks | reasons | arguments", "against you | against hiring you")}`,
	},
	{
		tells: ["facts/gaps"],
		said: `${combined("er | max", "schlecht $ | nicht gut $ | nicht so gut $ | weniger gut $ | an seine grenzen")} | stort … an ihm | nervt … an ihm | dislike about him | dislike about max | hate about him | seine grenzen | ${combined("he | max", "bad at | not good at | not so good at | not so good $ | so bad $ | fall short | falls short | struggle with | worst at")} | his limits | his limitations`,
	},
	{
		tells: ["facts/gaps"],
		said: combined("ihn | max | sie | dich", combined("… nicht", ENGAGE)),
		beside: "warum | wieso | weshalb | grund | grunde",
	},
	{
		tells: ["facts/gaps"],
		said: combined(
			combined(
				"not | not to | shouldn't i | shouldn't we | shouldn't you | shouldn't anyone",
				"hire | choose | pick | engage",
			),
			"him | max | you",
		),
		beside: "why | reason | reasons",
	},
	{
		tells: ["facts/gaps"],
		said: combined("grund | grunde", "ihn nicht zu | sie nicht zu | max nicht zu"),
	},
	{
		tells: ["portfolio/why"],
		said: combined(
			"ist er | ist max | sind sie | bist du | wirkt er",
			"… gut $ | … serios | … vertrauenswurdig | … zuverlassig | … verlasslich | … kompetent | … glaubwurdig | … fahig $ | … sein geld wert | … ihr geld wert | … ein profi | … ein blender | … ehrlich | … empfehlenswert",
		),
	},
	{
		tells: ["portfolio/why"],
		said: `${combined("spricht | sprache", "fur ihn | fur max | fur sie $ | fur dich")} | speaks for him | speaks in his favo* | dass er … kompetent ist | dass er gut ist | dass er was kann | dass er etwas kann | ob er gut ist | ob er was taugt | ${combined("sollte | soll | sollten | sollen", "ich ihn beauftragen $ | ich ihn nehmen $ | wir ihn beauftragen $ | wir ihn nehmen $")} | ${combined("wurdest du | wurden sie | kannst du | konnen sie", "ihn empfehlen | max empfehlen | max … empfehlen $")} | empfiehlst du ihn | empfehlen sie ihn | wie gut ist er $ | wie gut ist max | taugt er | lohnt … ihn zu | lohnt er sich | lohnt sich max | kann der … was $ | kann er was $ | kann er uberhaupt was | taugt der | ${combined("kann | konnen | sollte | darf", "ich ihm … vertrauen | man ihm … vertrauen | wir ihm … vertrauen | ich ihm … trauen | man ihm … trauen | wir ihm … trauen | man sich auf ihn verlassen | ich mich auf ihn verlassen | wir uns auf ihn verlassen")}
		${combined("he is | he's | that he is | if he is", "any good | good $ | competent | trustworthy | reliable | overrated")} | worth hiring | should i hire him $ | should we hire him $ | recommend him | recommend max | how good is he $ | how good is max | is he any good | is he good $ | is he actually good $ | is he really good $ | is max good $ | is max any good | trust him | trust max | he be trusted | max be trusted | rely on him | ${combined("is he | is max", "… trustworthy | … reliable | … competent | … legit | … reputable | … dependable | … capable $ | … overrated | … credible | … worth it | … worth the money | … the real deal | … professional $ | … honest | … a professional")}`,
	},
];
