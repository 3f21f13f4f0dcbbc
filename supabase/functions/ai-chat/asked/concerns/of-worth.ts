import { combined, type Entry } from "../phrase-table.ts";

const AGAINST = "ihn | ihm | seine* | max | er | sie zu | dich | him | his | he | you | your | hiring";
const ENGAGE = "beauftrag* | nehmen | buchen | engagier* | einstellen | wahlen";

/** Whether the owner is any good, and what speaks for and against him, which visitors want to judge. */
export const WORTH_CONCERNS: readonly Entry[] = [
	{
		tells: ["facts/gaps"],
		said: `spricht gegen | spricht … gegen | gegenargument* | ${combined("argument* | grunde | grund", "gegen | dagegen")} | speaks against | speak against | ${combined("argument* | reason* | case", "against")} | red flag* | schwache | schwachen | schwachste* | schwachpunkt* | weakness* | weakest | weak point* | weak spot* | shortcoming* | ${combined("downside* | drawback* | disadvantage*", "of hiring | to hiring | of him | of working with | to working with")} | nachteil* … mit ihm`,
		beside: AGAINST,
	},
	{
		tells: ["facts/gaps"],
		said: combined(
			"ihre | eure | deine | your",
			"schwache | schwachen | schwachpunkte | weakness | weaknesses | shortcomings",
		),
	},
	{
		tells: ["facts/gaps"],
		said: `${combined("er | max", "schlecht $ | nicht gut $ | nicht so gut $ | weniger gut $ | an seine grenzen")} | seine grenzen | ${combined("he | max", "bad at | not good at | not so good at | not so good $ | so bad $ | fall short | falls short | struggle with | worst at")} | his limits | his limitations`,
	},
	{
		tells: ["facts/gaps"],
		said: combined("ihn | max | sie | dich", combined("… nicht", ENGAGE)),
		beside: "warum | wieso | weshalb | grund | grunde",
	},
	{
		tells: ["facts/gaps"],
		said: `${combined("why", "… not hire | … not choose | … not pick | … not engage | … shouldn't … hire | … shouldn't … choose")} | ${combined("reason | reasons | grund | grunde", "not to hire | not to choose | ihn nicht zu | sie nicht zu | him not to")}`,
		beside: "ihn | max | sie | dich | him | you",
	},
	{
		tells: ["portfolio/why"],
		said: combined(
			"ist er | ist max | sind sie | bist du | wirkt er",
			"… gut $ | … serios | … vertrauenswurdig | … zuverlassig | … verlasslich | … kompetent | … glaubwurdig | … fahig $ | … sein geld wert | … ihr geld wert | … ein profi | … empfehlenswert",
		),
	},
	{
		tells: ["portfolio/why"],
		said: `${combined("spricht | sprache", "fur ihn | fur max | fur sie $ | fur dich")} | speaks for him | speaks in his favo* | dass er … kompetent ist | dass er gut ist | dass er was kann | dass er etwas kann | ob er gut ist | ob er was taugt | ${combined("sollte | soll | sollten | sollen", "ich ihn beauftragen $ | ich ihn nehmen $ | wir ihn beauftragen $ | wir ihn nehmen $")} | ${combined("wurdest du | wurden sie | kannst du | konnen sie", "ihn empfehlen | max empfehlen | max … empfehlen $")} | empfiehlst du ihn | empfehlen sie ihn | wie gut ist er $ | wie gut ist max | taugt er | taugt der | ${combined("kann | konnen | sollte | darf", "ich ihm … vertrauen | man ihm … vertrauen | wir ihm … vertrauen | ich ihm … trauen | man ihm … trauen | wir ihm … trauen | man sich auf ihn verlassen | ich mich auf ihn verlassen | wir uns auf ihn verlassen")}
		${combined("he is | he's | that he is | if he is", "any good | good $ | competent | trustworthy | reliable | overrated")} | should i hire him $ | should we hire him $ | recommend him | recommend max | how good is he $ | how good is max | any good $ | is he good $ | is he actually good $ | is he really good $ | is max good $ | is max any good | trust him | trust max | he be trusted | max be trusted | rely on him | ${combined("is he | is max", "… trustworthy | … reliable | … competent | … legit | … reputable | … dependable | … capable $ | … overrated | … credible | … worth it | … worth the money | … the real deal | … a professional")}`,
	},
];
