import { ASPECT_CUES } from "../cues/aspects.ts";
import { type Cue, PLAIN, WHOLE } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import type { Query } from "../search/query.ts";
import { type Hit, type SearchIndex, STRENGTHS } from "../search/search-index.ts";
import type { QueryTerm } from "../search/vocabulary.ts";
import { isContent } from "../search/weigh.ts";

/** Asks for help as such, rather than for one thing to be done. */
const HELP =
	/\b(konnen|konnten|kannst|konntest|wurden|kann|can|could|would|do|does) (sie|du|er|you|he|jemand|anyone)\b[^.?!]*\b(helfen|weiterhelfen|unterstutzen|help|assist|support (us|me|our))\b|\b(brauchen?|suchen?|need) (wir |ich |dringend |we |i )?(hilfe|unterstutzung|help|support)\b/;

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
const TROUBLE =
	/\b(probleme?|schwierigkeiten|arger|chaos|langsam|kaputt|instabil|veraltet\w*|nutzlos|unzuverlassig|zu teuer|unubersichtlich|ausfalle?|fall(en|t)\b.*\baus|schlagen fehl|schlagt fehl|scheiter\w*|sturz\w* .*ab|spinn\w*|(was|what) (nun|jetzt|tun|now|can we do)|problems?|trouble|issues|slow|broken|unstable|outdated|useless|flaky|fail\w*|expensive|crash\w*|a mess)\b/;
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
	const isTrouble = told.length <= MOST_TOLD && OWN.test(text) && TROUBLE.test(text);
	const isHelp = saysHelp(text) || (isOfField && (isTrouble || SOMEBODY.test(text)));
	return isHelp && !asksElse && products.length === 0 && unknown < 1;
}

/** How much more a word counts for the service that is called by it. */
const NAMESAKE = 1.5;
/** What a word counts that only parts of a service's page hold, and not what the page is about. */
const IN_PARTS = 0.7;
/** What it adds that every part of a page says a word itself. */
const THROUGHOUT = 1;
/** The part of what a question names that a service has to deal with. */
const LEAST = 0.45;

/** The summary of the service whose page deals most with what a question names; undefined where none does. */
export function serviceFor({ terms }: Query, index: SearchIndex): Passage | undefined {
	const asked = terms.filter(isContent);
	const scores = new Map<string, number>();
	for (const term of asked)
		for (const [service, told] of toldOf(term, index))
			scores.set(service, (scores.get(service) ?? 0) + term.weight * told);
	const [best] = [...scores].sort(([, left], [, right]) => right - left);
	const total = asked.reduce((sum, { weight }) => sum + weight, 0);
	return best && best[1] >= LEAST * total ? index.passages.find(({ id }) => id === best[0]) : undefined;
}

/** How much the page of each service tells of a word, by the page's subject. */
function toldOf(term: QueryTerm, index: SearchIndex): Map<string, number> {
	const isPage = ({ passage }: Hit) => passage.subject.startsWith("services/");
	const pages = Map.groupBy(index.search([term]).values().filter(isPage), ({ passage }) => passage.subject);
	const namesakes = new Set(index.names.servicesCalled(term.term).map(({ id }) => id));
	return new Map(
		Array.from(pages, ([subject, hits]) => {
			const most = Math.max(
				...hits.map(({ passage, strengths: [strength = 0] }) =>
					passage.id === subject ? strength : IN_PARTS * strength,
				),
			);
			// A page with more examples is no less about it, and one may be about it in its examples.
			const share = (isPart: (passage: Passage) => boolean) => {
				const parts = index.passages.filter((each) => each.subject === subject && isPart(each)).length;
				const saying = hits.filter(
					({ passage, strengths: [strength = 0] }) => isPart(passage) && strength >= STRENGTHS.text,
				).length;
				return saying / parts;
			};
			const said = Math.max(
				share(() => true),
				share(({ example }) => !example),
			);
			const name = namesakes.has(subject) ? NAMESAKE : 1;
			return [subject, most * name + THROUGHOUT * said];
		}),
	);
}
