import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";

/** What kind of thing a question wants to be told. */
export type Expectation = "means" | "frequency" | "time" | "size" | "amount" | "reason";

const matcher = new PhraseMatcher<Expectation>()
	.add(
		`womit | mit welche* | welche* | welches | auf was | wodurch | worüber | was nutz* | was nehm* | was verwend* | was setz* | was benutz* | statt | stattdessen | anstelle
		which | what do you use | what do you | what does he use | what kind of | with what | using what | what … with | instead | by what means | what tool*`,
		"means",
	)
	.add(
		"wie oft | wie häufig | wie regelmäßig | in welche* abstand | in welche* abständen | how often | how frequently | how regularly",
		"frequency",
	)
	.add(
		`wie lang | wie lange | dauer | duration | wie schnell | wie fix | wie rasch | wie zügig | wie viel zeit | nach welcher zeit | wann ist | wie viele* stunden | wie viele* minuten | wie viele* tage* | wie viele* wochen | how many hours | how many minutes | how many days | how many weeks | how long | how fast | how quickly | how soon | how much time`,
		"time",
	)
	.add("wie groß | wie umfangreich | welche* größe | how big | how large | what size", "size")
	.add(
		"um wie viel | um wieviel | wie viel prozent | wieviel prozent | by how much | what percentage | how many percent",
		"amount",
	)
	.add("warum | wieso | weshalb | wozu | aus welche* grund | why | what for | how come", "reason");

/** How a German sentence shows that it tells a thing of a kind. */
const SIGNS: Readonly<Record<Expectation, RegExp>> = {
	means: /(?<!\p{L})(mit|per|über|durch|aus|auf|nach|statt|von|mittels) (?:\p{L}+ )?\p{Lu}/iu,
	frequency:
		/täglich|wöchentlich|monatlich|stündlich|jährlich|regelmäßig|nächtlich|laufend|(?<!\p{L})(jede\p{L}*|alle|pro|im|einmal) (\p{L}+ )?(Tag|Tage|Woche|Wochen|Monat|Jahr|Nacht|Stunde|Minute)(?!\p{L})/iu,
	time: /\d\s?(min|h|s)(?!\p{L})|(?<!\p{L})(Sekunden?|Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Quartal|Vormittag|Samstag)(?!\p{L})/iu,
	size: /\d\s?(GB|TB|MB|Server|Dienste|Personen|Anwendungen|Dokumente)|köpfig/iu,
	amount: /\d\s?(%|x|Prozent)|\d.*(→|statt|vorher)/u,
	reason: /(?<!\p{L})(weil|damit|deshalb|daher|denn|sonst|sodass|um|dafür|dadurch)(?!\p{L})/iu,
};

/** What a normalized question wants to be told. */
export function readExpectations(text: string): ReadonlySet<Expectation> {
	return new Set(matcher.find(tokenize(text)).map(({ value }) => value));
}

/** Whether a German sentence tells a thing of a kind. */
export const tells = (sentence: string, expectation: Expectation): boolean =>
	SIGNS[expectation].test(sentence);

/** Whether a thing of a kind is told by a figure. */
export const asksForFigure = (expectation: Expectation): boolean =>
	expectation !== "means" && expectation !== "reason";
