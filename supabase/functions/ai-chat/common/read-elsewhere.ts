import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";

/** A place that a question names, or somebody to work for. */
type Elsewhere = "abroad" | "inGermany" | "employer";

const matcher = new PhraseMatcher<Elsewhere>()
	.add(
		`usa | in the us | in us | vereinigte* staaten | amerika | nordamerika | sudamerika | kanada | mexiko | brasilien | england | grossbritannien | uk | irland | london | frankreich | paris | spanien | italien | portugal | osterreich | wien | schweiz | zurich | niederlande* | holland | amsterdam | belgien | luxemburg | polen | tschechien | ungarn | danemark | schweden | norwegen | finnland | griechenland | turkei | russland | ukraine | asien | japan | china | indien | singapur | korea | vietnam | thailand | dubai | emirate* | saudi arabien | israel | afrika | sudafrika | agypten | australien | neuseeland
		united states | the states | america | canada | mexico | brazil | united kingdom | britain | ireland | scotland | france | spain | italy | austria | vienna | switzerland | zurich | netherlands | belgium | luxembourg | poland | czech* | hungary | denmark | sweden | norway | finland | greece | turkey | russia | asia | india | singapore | africa | egypt | australia | new zealand | middle east | scandinavia | skandinavien`,
		"abroad",
	)
	.add(
		"berlin | hamburg | munchen | munich | koln | cologne | frankfurt | stuttgart | dusseldorf | dortmund | leipzig | dresden | hannover | hanover | nurnberg | nuremberg | bremen | bonn | karlsruhe | mannheim | augsburg | munster | aachen | bayern | bavaria | hessen | sachsen | baden wurttemberg | thuringen | niedersachsen | schleswig holstein",
		"inGermany",
	)
	.add(
		`amazon | google | microsoft | apple | facebook | ibm | oracle | vmware | red hat | nvidia | intel | tesla | netflix | spotify | salesforce | siemens | bosch | mercedes | daimler | bmw | vw | volkswagen | audi | porsche | deutsche bahn | deutschen bahn | der bahn | bundeswehr | deutsche post | deutschen post | deutsche telekom | deutschen telekom | telekom | t systems | vodafone | allianz | lufthansa | deutsche bank | deutschen bank | commerzbank | sparkasse | dhl | zalando | aldi | lidl | rewe | basf | eon | rwe | accenture | capgemini | deloitte | kpmg | pwc | adesso | bechtle`,
		"employer",
	);

/** Asks what has been, rather than what would be possible. */
const HAS_BEEN =
	/\b(hatte\w*|gab|gibt|hat|hast|haben|war|waren|wurde\w*|gearbeitet|arbeitet er|angestellt|tatig|gemacht|projekte?|kunden?|auftraggeber|einsatze?|has|had|did|was he|was max|were|worked|works? (for|at)|employed|done|projects?|clients?|customers?)\b/;
/** Asks for what is still to be agreed on. */
const TO_COME =
	/\b(wurde|wurden|konnen|konnten|kann|kommt|kommen|moglich|bereit|arbeiten sie|arbeitest|reisen|reist|can|could|would|will|take on|possible|travel|come|willing|buro|office|niederlassung|remote)\b/;
/** What stands before a company where somebody works for it. */
const AT_COMPANY = /\b(bei|beim|fur|von|at|for|by|leave|left|join|joined)( (der|dem|den|die))? $/;
const AT_WORK =
	/\b(gearbeitet|arbeitet|arbeiteten|angestellt\w*|beschaftigt|tatig|waren?|warst|projekte?|kunden?|auftrag\w*|ausgeschieden|verlassen|works?|worked|working|employed|employees?|clients?|customers?|projects?|left|leave)\b/;
/** Says where somebody is at home. */
const BASED =
	/\b(sitz(en|t|st)|(sie|er|du) (sind|ist|bist) (\p{L}+ )*aus|ansassig|(your|his|ihr|sein) (office|buro|firmensitz) (is|ist)|wohn(en|t|st)|leb(en|t|st)|based|located|liv(e|es|ing)|from)\b/u;
/** Asks whether he would come to a place. */
const TRAVELS =
	/\b(fahr(t|en|st)|reis(t|en|est)|flieg(t|en|st)|komm(t|en|st)|drive|travel|fly|come|commute)\b.*\b(nach|to)\b/;
const OF_HIM = /\b(sie|du|er|ihr|ihre|you|your|he|his|max)\b/;
const OF_CLIENT = /\b(kunde\w*|projekt\w*|auftraggeber|clients?|customers?|projects?)\b/;
/** A longer question asks for more than that. */
const MOST_WORDS = 12;

const isOfHim = (text: string): boolean => BASED.test(text) && OF_HIM.test(text) && !OF_CLIENT.test(text);

/** What a question about somewhere else asks for: whether he is at home there, would come there, or has worked there. */
export interface AskedElsewhere {
	asked: "base" | "visit" | "work";
	where: Elsewhere;
	/** The words that name it. */
	name: string;
}

/** Reads a normalized question that names a place or a company, and asks whether he is or was there. */
export function readElsewhere(text: string): AskedElsewhere | undefined {
	const tokens = tokenize(text);
	const [found] = matcher.find(tokens);
	if (!found || tokens.length > MOST_WORDS) return undefined;
	const where = found.value;
	const name = text.slice(found.start, found.end);
	if (where !== "employer" && isOfHim(text)) return { asked: "base", where, name };
	if (where !== "employer" && TRAVELS.test(text) && OF_HIM.test(text) && !HAS_BEEN.test(text))
		return { asked: "visit", where, name };
	const isAtWork =
		where === "employer"
			? AT_COMPANY.test(text.slice(0, found.start)) && AT_WORK.test(text)
			: (OF_HIM.test(text) || OF_CLIENT.test(text)) && HAS_BEEN.test(text) && !TO_COME.test(text);
	return isAtWork ? { asked: "work", where, name } : undefined;
}
