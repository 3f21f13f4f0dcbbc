import { type CueRule, rule, WHOLE } from "./cue.ts";

/** Takes up somebody's time. */
const TAKES_TIME = `buchen | buchbar | gebucht | reservieren | frei | freie | freien | platz fur | vormerken | vorgemerkt | zeit fur | luft | verplant | verfugbar | einsteigen | loslegen
	book you | book him | booking you | booked | reserve you | reserve him | free | free up | slot | slots | opening | openings | spare | room for | squeeze | join us`;
/** How much of a week somebody works. */
const SHARE_OF_WEEK = `stunden pro woche | stunden die woche | stunden in der woche | tage pro woche | tage die woche | tage in der woche
	hours per week | hours a week | days per week | days a week`;
const WORKS =
	"können | könnten | kannst | könntest | möglich | haben | can | could | possible | arbeiten | work";
/** So many days at the client's, in as many words as what asks for the share alone. */
const ON_SITE_OF_WEEK = WORKS.split(" | ")
	.flatMap((works) =>
		SHARE_OF_WEEK.split(/ \| |\n/).flatMap((share) =>
			["vorort", "office", "buro"].map((place) => `${works} … ${place} … ${share.trim()}`),
		),
	)
	.join(" | ");
/** When that would be, or for how long. */
const TIME_AHEAD = `januar | februar | marz | april | mai | juni | juli | august | september | oktober | november | dezember | fruhling | fruhjahr | sommer | herbst | winter
	woche | wochen | monat | monate | monaten | quartal | weihnachten | ostern | jahresende | jahreswechsel | voraus | bald | demnachst | vorlauf
	january | february | march | in may | from may | june | july | august | october | december | spring | summer | autumn
	week | weeks | month | months | quarter | q1 | q2 | q3 | q4 | soon | ahead | in advance | days | end of the year | christmas | easter`;

/** What a stretch of work would cost, without a word for money. */
const SETS_ASIDE = `womit … rechnen | was … einplanen | was … veranschlagen | was … kalkulieren | wie viel sollte* … einplanen | wie viel muss* … einplanen | wie viel … geld
	what … plan for | what … budget for | what … set aside | what … put aside | how much … set aside | how much … put aside | how much … budget`;
const STRETCH =
	"tag | tage | woche | wochen | monat | monate | jahr | day | days | week | weeks | month | months | year";

/** Questions for the owner's time and what it would cost, told by what stands together. */
export const BOOKING: readonly CueRule[] = [
	rule("availability", WHOLE, TAKES_TIME, { beside: TIME_AHEAD }),
	rule("availability", WHOLE, SHARE_OF_WEEK, { beside: WORKS }),
	rule("onsite", WHOLE, ON_SITE_OF_WEEK),
	rule(
		"availability",
		WHOLE,
		`im voraus … buchen | im vorlauf | wie viel vorlauf | ihre vorlaufzeit | deine vorlaufzeit | your lead time | squeeze us in | squeeze me in | squeeze in | fit us in | fit me in | any openings
		ihr kalender | dein kalender | ihrem kalender | your calendar | your schedule | your diary | waiting list | warteliste | ab welchem monat | ab welcher woche | from which month | from which week | how far ahead | how far in advance`,
	),
	rule(
		"price",
		WHOLE,
		`${SETS_ASIDE.split(/[|\n]/)
			.flatMap((phrase) => STRETCH.split("|").map((time) => `${phrase.trim()} … ${time.trim()}`))
			.join(" | ")}
		womit … monat* … rechnen | womit … woche* … rechnen | womit … jahr … rechnen | womit … tag* … rechnen | womit … kostenseitig
		finanziell … grossenordnung | grossenordnung … finanziell | welche summe | welcher summe | welchem betrag | welchen betrag | welcher betrag | in die tasche greifen | auf den tisch legen | what sum | which sum | the damage for`,
	),
];
