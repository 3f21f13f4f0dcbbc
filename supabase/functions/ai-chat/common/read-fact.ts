import { wordsIn } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { phrasesAlone } from "./says-only.ts";
import { LIGHT_WORDS } from "./words-light.ts";

/** What goes on from a fact that was told. */
interface FollowUp {
	/** The passages that it may go on from. */
	from: RegExp;
	/** The ids of what it tells. */
	tells: readonly string[];
}

const DATA = /^(facts\/(privacy|tracking)|portfolio\/(data|ip)-\w+|legal\/datenschutz.*)$/;
const SEATS =
	/^(facts\/(privacy|tracking)|portfolio\/(data-\w+|site-hosted|ip-\w+|assistant)|legal\/datenschutz.*)$/;
const TRACKING = /^facts\/tracking$/;
const FORM = /^facts\/form$/;
const MESSAGES = /^(facts\/(privacy|tracking|bot)|portfolio\/(data-\w+|site-hosted)|legal\/datenschutz.*)$/;
const ASSISTANT = /^(facts\/bot|portfolio\/assistant)$/;
const PRICE = /^facts\/price$/;
const AVAILABILITY = /^(facts\/(availability|remote|onsite)|portfolio\/workload)$/;
const AVAILABLE = /^facts\/availability$/;
const REMOTE = /^facts\/(remote|onsite)$/;
const PERSON = /^facts\/(person|experience|employment)$/;
const TERMS = /^facts\/terms$/;
const LOCATION = /^facts\/(location|onsite)$/;
const CV = /^facts\/cv$/;
const SUPPORT = /^facts\/support$/;

const FACT = /^(facts|legal|portfolio)\//;

const matcher = new PhraseMatcher<FollowUp>();
/** The first that fits says what is asked. */
const FOLLOW_UPS: FollowUp[] = [];
function add(from: RegExp, tells: string, words: string): void {
	const followUp = { from, tells: tells.split(" ") };
	FOLLOW_UPS.push(followUp);
	matcher.add(words, followUp);
}

add(
	DATA,
	"portfolio/data-kept",
	`wie lange | wie lang | bis wann | dauer | dauerhaft | fur immer | wann … geloscht | speicherdauer | how long | until when | forever | permanently | when … deleted | when … erased`,
);
add(
	DATA,
	"portfolio/data-kept facts/rights",
	"losch* | geloscht | entfern* | loswerden | delet* | eras* | remov* | get rid",
);
add(
	DATA,
	"portfolio/objection",
	"widersprechen | widerspruch | verhindern | einspruch | object | objection | opt out",
);
add(DATA, "facts/form", "formular | kontaktformular | anfrageformular | form | contact form");
add(
	FORM,
	"portfolio/inquiry-data portfolio/data-recipients",
	"wer bekommt | wer kriegt | wer erhalt | wer sieht | wer liest | who gets | who receives | who sees | who reads",
);
add(
	TRACKING,
	"legal/datenschutz/6",
	"was wird | was denn | was dann | was habt ihr | was speichern sie | what then | what is | what do you",
);
add(
	SEATS,
	"portfolio/data-seats",
	`wo | where | firma | unternehmen | sitz | sitzt | sitzen | company | based | located | headquartered | usa | us | amerika | america | europa | europe | eu | ausland | abroad | land | country | server stehen | server steht | servers are | singapur | singapore | irland | ireland`,
);
add(
	MESSAGES,
	"portfolio/data-recipients",
	`openai | chatgpt | gpt | supabase | wer bekommt | wer kriegt | wer erhalt | wer sieht | wer liest | wer hat … zugriff | wer kann | wer verarbeitet | von wem | an wen | bei wem | mit wem | wem | dritte | dritten | weitergegeben | weitergeben | geteilt | verkauft | wohin
	who gets | who receives | who sees | who reads | who has … access | who can | who processes | whom | by who | with who | third party | third parties | shared | share | passed on | sold`,
);
add(
	ASSISTANT,
	"portfolio/assistant",
	"welche* | was fur | which | what kind | what sort | modell* | sprachmodell* | model | llm | wie funktioniert | how does",
);
add(
	PRICE,
	"facts/price",
	`warum | wieso | weshalb | ungefahr | grob | grobe | hausnummer | grossenordnung | schatzung | schatzen | spanne | rahmen | von bis | circa | etwa | zahl | betrag | zirka
	why | why not | ballpark | rough | roughly | estimate | approximate | approximately | range | figure | number | about how much | at least`,
);
add(
	AVAILABILITY,
	"portfolio/workload",
	"wie viele tage | wie viele stunden | wieviele tage | wieviele stunden | die woche | pro woche | how many days | how many hours | a week | per week",
);
add(AVAILABLE, "portfolio/duration", "wie lange | wie lang | welche* dauer | how long | what duration");
add(
	AVAILABLE,
	"facts/availability",
	`fruher | eher | schneller | spater | sofort | urlaub | ferien | feiertage* | sooner | earlier | later | faster | immediately | vacation | vacations | holiday | holidays`,
);
add(
	LOCATION,
	"facts/onsite",
	`kommen | kommst | kommt | reisen | reist | reist du | fahren | fahrst | vorbei | her | dahin | dorthin | hin | come | travel | visit | drive | commute`,
);
add(
	TERMS,
	"facts/terms",
	`vorlage | vorlagen | muster | entwurf | nachweis | kopie | unterschreiben | summe | deckungssumme | deckt | abgedeckt | hoch | hohe | betrag | ihre eigene | ihr eigenes
	template | templates | draft | sample | proof | copy | sign | cover | covers | covered | coverage | how much | how high | amount | sum | your own`,
);
add(
	REMOTE,
	"facts/remote",
	"prozent | anteil | wie viel davon | wie oft | quote | percent | percentage | share | how much of it | how often | komplett | vollstandig | fully | entirely | completely",
);
add(PERSON, "facts/location", "wo | where | woher | where from");
add(PERSON, "facts/legal", "firma | unternehmen | firmenname | company | business | company name");
add(
	CV,
	"portfolio/cv-language",
	"sprache | sprachen | deutsch | englisch | language | languages | german | english | english version | german version",
);
add(CV, "facts/cv", "wo | where | link | download | runterladen | herunterladen | datei | file | pdf");
add(
	SUPPORT,
	"facts/support",
	`rufbereitschaft | bereitschaft | notfall | notfalle | nachts | in der nacht | am wochenende | sonntags | feiertags | aufpreis | aufschlag | gegen geld | bezahlung | wartung | wartungsvertrag* | sla | slas | reaktionszeit* | hotline
	extra charge | surcharge | extra cost | extra money | extra pay | on call | standby | emergency | emergencies | at night | overnight | weekend | weekends | holidays | maintenance | response time*`,
);

/** A longer question says more than what it goes on with. */
const MOST_WORDS = 9;
/** Words that only say what is meant by what was told: the visitor's data. */
const OWN_DATA =
	/^(daten|data|server\w*|rechenzentr\w*|nachricht\w*|messages?|eingaben?|information\w*|infos?|chat\w*|gesprach\w*|conversations?|fragen|questions|stored?|gespeichert|speicher\w*|keep|kept|save|saved|gehen|geht|go|sent|ubertragen|landen|liegt|liegen|steht|stehen|verarbeitet|processed|aufbewahrt|aufgehoben|behalten|retained|stay|bleiben|ok|okay|wenigstens|seite|website|site|page|funktion|function|lauft|runs?|uberhaupt|sonst|noch|also|angegeben|genannt|listed|stated|preise?|prices?)$/;

/**
 * The ids of the passages that answer a normalized question which goes on from facts told, if it holds nothing
 * else of its own: "And how long?" behind what is said about the visitor's data.
 */
export function readFactFollowUp(text: string, told: readonly string[]): readonly string[] {
	if (wordsIn(text).length > MOST_WORDS) return [];
	// Beside a page, a place or a company is that page's.
	const isOfFacts = told.every((id) => FACT.test(id));
	const goesOn = ({ from }: FollowUp) => (isOfFacts || from === PRICE) && told.some((id) => from.test(id));
	const isBeside = (word: string) => LIGHT_WORDS.has(word) || OWN_DATA.test(word);
	const said = phrasesAlone(text, matcher, isBeside, goesOn);
	return FOLLOW_UPS.find((each) => said.has(each))?.tells ?? [];
}

/** What the visitor writes here. */
const SAYS_OWN_DATA =
	/\b(mein\w*|my|unser\w*|our) (\w+ )?(daten|data|nachricht\w*|messages?|eingaben?|fragen|questions?|chats?|chatverlauf|infos|information\w*|gesprach\w*|conversations?)\b/;

/** Data of any kind, of which mails are kept longer than what is written here. */
const ANY_DATA = /\b(daten|data|infos|information\w*)\b/;

/** The ids of the passages that say how long, by whom or where the visitor's data is kept, if that is all a text asks. */
export function readOwnData(text: string): readonly string[] {
	const ids = SAYS_OWN_DATA.test(text) ? readFactFollowUp(text, ["facts/privacy"]) : [];
	const isOfAny = ids.length === 1 && ids[0] === "portfolio/data-kept" && ANY_DATA.test(text);
	return isOfAny ? [...ids, "portfolio/inquiry-kept"] : ids;
}
