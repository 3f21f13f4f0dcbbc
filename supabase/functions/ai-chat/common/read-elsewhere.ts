import { countriesAbroad } from "../text/countries.ts";
import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { companyIn } from "./read-company.ts";

/** A place that a question names, or somebody to work for. */
type Elsewhere = "abroad" | "inGermany" | "employer";

const places = new PhraseMatcher<Elsewhere>()
	.add(countriesAbroad(), "abroad")
	// What countries are called besides, parts of the world, and the towns that are named most.
	.add(
		`usa | in the us | in us | the states | amerika | america | nordamerika | sudamerika | england | scotland | grossbritannien | britain | uk | holland | emirate* | korea | turkey | czech* | skandinavien | scandinavia | asien | asia | afrika | africa | middle east
		london | paris | wien | vienna | zurich | amsterdam | dubai`,
		"abroad",
	)
	.add(
		"berlin | hamburg | munchen | munich | koln | cologne | frankfurt | stuttgart | dusseldorf | dortmund | leipzig | dresden | hannover | hanover | nurnberg | nuremberg | bremen | bonn | karlsruhe | mannheim | augsburg | munster | aachen | bayern | bavaria | hessen | sachsen | baden wurttemberg | thuringen | niedersachsen | schleswig holstein",
		"inGermany",
	);

/** Asks what has been, rather than what would be possible. */
const HAS_BEEN =
	/\b(hatte\w*|gab|gibt|hat|hast|haben|war|waren|wurde\w*|gearbeitet|arbeitet er|angestellt|tatig|gemacht|projekte?|kunden?|auftraggeber|einsatze?|has|had|did|was he|was max|were|worked|works? (for|at)|(he|you|max)( also)? works? in|employed|done|projects?|clients?|customers?)\b/;
/** Asks for what is still to be agreed on. */
const TO_COME =
	/\b(wurde|wurden|konnen|konnten|kann|kommt|kommen|moglich|bereit|arbeiten sie|arbeitest|reisen|reist|can|could|would|will|take on|possible|travel|come|willing|buro|office|niederlassung|remote)\b/;
/** Says where somebody is at home. */
const BASED =
	/\b(sitz(en|t|st)|(sie|er|du) (sind|ist|bist) (\p{L}+ )*aus|ansassig|(your|his|ihr|sein) (office|buro|firmensitz) (is|ist)|wohn(en|t|st)|leb(en|t|st)|based|located|liv(e|es|ing)|from)\b/u;
/** Asks whether he would come to a place. */
const TRAVELS =
	/\b(fahr(t|en|st)|reis(t|en|est)|flieg(t|en|st)|komm(t|en|st)|drive|travel|fly|come|commute)\b.*\b(nach|to)\b/;
/** Asks whether he would work there, rather than from there or with somebody there. */
const WOULD_WORK =
	/^(?!.*\b(remote\w*|from|aus|von|mit|with)\b).*\b(work in|arbeiten (sie|er) (auch )?in|in [^.?!]*\barbeiten|einsatze?|assignments?)\b/;
const OF_HIM = /\b(sie|du|er|ihr|ihre|you|your|he|his|max)\b/;
const OF_CLIENT = /\b(kunde\w*|projekt\w*|auftraggeber|clients?|customers?|projects?)\b/;
/** A longer question asks for more than that. */
const MOST_WORDS = 12;

const isOfHim = (text: string): boolean => BASED.test(text) && OF_HIM.test(text) && !OF_CLIENT.test(text);

/** What a question about somewhere else asks for: whether he is at home there, would come or work there, or has worked there. */
export interface AskedElsewhere {
	asked: "base" | "visit" | "assignment" | "work";
	where: Elsewhere;
	/** The words that name it. */
	name: string;
}

/**
 * Reads a normalized question that names a place or a company, and asks whether he is or was there.
 *
 * @param isForeign Whether a folded word may be the name of a company, as the site doesn't say it.
 */
export function readElsewhere(
	text: string,
	isForeign: (word: string) => boolean,
): AskedElsewhere | undefined {
	const tokens = tokenize(text);
	if (tokens.length > MOST_WORDS) return undefined;
	const [found] = places.find(tokens);
	if (!found) {
		const name = companyIn(text, isForeign);
		return name === undefined ? undefined : { asked: "work", where: "employer", name };
	}
	const where = found.value;
	const name = text.slice(found.start, found.end);
	if (isOfHim(text)) return { asked: "base", where, name };
	if (TRAVELS.test(text) && OF_HIM.test(text) && !HAS_BEEN.test(text)) return { asked: "visit", where, name };
	const isPossible = where === "abroad" && WOULD_WORK.test(text) && TO_COME.test(text);
	if (isPossible && OF_HIM.test(text) && !OF_CLIENT.test(text)) return { asked: "assignment", where, name };
	const isAtWork = (OF_HIM.test(text) || OF_CLIENT.test(text)) && HAS_BEEN.test(text) && !TO_COME.test(text);
	return isAtWork ? { asked: "work", where, name } : undefined;
}
