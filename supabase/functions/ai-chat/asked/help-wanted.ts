import { ASPECT_CUES } from "../cues/aspects.ts";
import { type Cue, PLAIN, WHOLE } from "../cues/cue.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { isContent } from "../search/weigh.ts";
import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { BROKEN, DOWN } from "./shared-phrases.ts";

/** Asks for help as such, rather than for one thing to be done. */
const HELP =
	/\b(konnen|konnten|kannst|konntest|wurden|kann|can|could|would|do|does) (sie|du|er|you|he|jemand|anyone)\b[^.?!]*\b(helfen|weiterhelfen|unterstutzen|help|assist|support (us|me|our))\b|\bhilft (\w+ )?jemand\b|\b(brauchen?|suchen?|need) (wir |ich |dringend |we |i )?(hilfe|unterstutzung|help|support)\b/;

/** Asks whether he does something, and not how. */
const DOES_HE =
	"(?<!\\b(how|what|where|when|which|why|who) )\\b(can|could|would|do) (you|he) ((please|also|maybe) )*";
/** Help with one thing, which is the visitor's own without saying so. */
const WITH = "(help|assist|support) (out )?with";
/** Something of the visitor's own. */
const TO_OURS =
	"(harden|migrate|move|moderni[sz]e|automate|build|set up|install|configure|deploy|design|improve|optimi[sz]e|speed up|tune|fix|repair|clean up|upgrade|update|patch|back up|monitor|containeri[sz]e|rescue|stabili[sz]e) (\\w+ )?(us|our|my)";
/** Something that doesn't exist yet. */
const BUILDS =
	"(build|develop|implement|create|make|set up) (\\w+ ){0,3}(chatbots?|assistants?|agents?|landing zones?|clusters?)";
const DOES_IT = new RegExp(`${DOES_HE}(${WITH}|${TO_OURS}|${BUILDS})\\b`);

/** Looks for somebody to do it. */
const SOMEBODY =
	/\b(brauchen?|suchen?|need|looking for|search(ing)? for|seek(ing)?) (wir |ich |dringend |noch |we |i )?(jemanden?|someone|somebody|((eine[nr]?|an?|our next) ([\w-]+[ -])?(freelancer\w*|freiberufler\w*|expert\w*|spezialist\w*|berater\w*|consultant|profi|specialist|contractor)))\b/;
/** Begins with what is the visitor's own, and asks the owner nothing. */
const OWN =
	/^\W*(unser\w*|our|bei uns|wir haben (probleme|schwierigkeiten|arger)|we have (problems|trouble|issues))\b(?!.*\b(sie|du|ihr|you|he|er)\b)/;
/** What is wrong with it. */
const trouble = new PhraseMatcher<true>().add(
	`${BROKEN} | ${DOWN} | langsam | slow | schwierigkeiten | issues | nutzlos | useless | unubersichtlich | zu teuer | expensive | was nun | was jetzt | was tun | what now | what can we do`,
	true,
);
/** Who looks for somebody says that it is for a contract. */
const BY_THE_WAY: ReadonlyMap<Cue, number> = new Map([["terms", WHOLE]]);
/** Words of content with which trouble is told in brief; at length, it is answered by what a page says of just that. */
const MOST_TOLD = 2;
const OURS = /\b(wir|uns|unser\w*|mein\w*|mir|ich|we|us|our|my|i)\b/;

/** Whether a normalized text tells of a visitor's own trouble or plan and asks for help with it. */
export const saysHelp = (text: string): boolean => (HELP.test(text) && OURS.test(text)) || DOES_IT.test(text);

/**
 * Whether a question wants help, looks for somebody or tells of trouble, and asks for nothing else that is answered by
 * itself, such as a price or a product.
 */
export function wantsHelp({ text, cues, products, unknown, terms }: Query, index: SearchIndex): boolean {
	const asksElse = [...cues].some(
		([cue, weight]) =>
			weight >= (BY_THE_WAY.get(cue) ?? PLAIN) && !ASPECT_CUES.has(cue) && cue !== "services",
	);
	const told = terms.filter(isContent);
	// Who names a technology is told what the pages say of that.
	const isOfField = told.every(
		({ term, topic }) => topic !== "technology" || index.names.servicesCalled(term).length > 0,
	);
	const isTrouble = told.length <= MOST_TOLD && OWN.test(text) && trouble.find(tokenize(text)).length > 0;
	const isHelp = saysHelp(text) || (isOfField && (isTrouble || SOMEBODY.test(text)));
	return isHelp && !asksElse && products.length === 0 && unknown < 1;
}
