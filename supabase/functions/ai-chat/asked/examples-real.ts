import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { combined } from "./phrase-table.ts";

const REAL =
	"echt | echte | echten | echter | echtes | wirklich | tatsachlich | erfunden* | ausgedacht* | fiktiv* | hypothetisch* | real | really | actual client* | actual project* | made up | invented | fictional | fictitious | hypothetical | genuine | true";
/** What the pages of the services tell, and the clients in it, of whom none is his. */
const EXAMPLE =
	"beispiel | beispiele | beispielen | praxisbeispiel* | fallbeispiel* | szenari* | fallstudie* | praxisfall* | falle | fallen | example | examples | scenario | scenarios | case studies | case study | cases";
const CLIENT =
	"versicherung | versicherer | insurance | insurer | maschinenbauer* | machine builder | engineering company | engineering firm | zahlungsdienstleister* | payment provider | payment service provider | payment company | logistikdienstleister* | logistiker* | logistikfirma | logistikunternehmen* | logistics provider | logistics company | onlineshop* | online shop | onlinehandler* | online retailer | grosshandler* | wholesaler | buchungssoftware* | softwarehaus*";
/** Wants one of them called by its name. */
const NAME =
	/\bnamens?\b.*\b(von|vom|des|der|dem|of)\b|\bnames? (\w+ ){0,2}of\b|\bwhat (is|was|'s) the .* (called|named)\b|\b(welche[ns]?|which|what) (firma|unternehmen|company)\b|\bname\w* .*\b(nennen|verraten)\b/;
const CALLED = combined(
	"heisst | hiess | wer ist | wer war | who is | who was | who's",
	combined("der | die | das | dieser | diese | dieses | the | this | that", CLIENT),
);
const WHICH = combined("welche | welcher | welches | welchen | welchem | which | what", CLIENT);

const called = new PhraseMatcher<true>()
	.add(CALLED, true)
	.add(WHICH, true, "geht es | war das | ist das | was that | is that | was it | is it");
const ofClient = new PhraseMatcher<true>().add(CLIENT, true);
const matcher = new PhraseMatcher<true>().add(`${EXAMPLE} | ${CLIENT}`, true, REAL);
/** One example, and who it was that had it. */
const ONE =
	/\b(im|vom|zum|das|dem|diesem|the|that|this|your) (praxis|fall)?(beispiel|szenario|fallstudie|example|scenario|case study)\b/;
const WHOSE =
	/\b(wer|who) (war|ist|was|is)\b.*\b(kunden?|auftraggeber|clients?|customers?)\b|\b(welche[mnrs]?|which|what) (kunden?|auftraggeber|clients?|customers?)\b|\b(fur wen|bei wem|for whom|whose)\b/;
/** The visitor's own, whom he wonders about in another way: "Can you really help an online shop?" */
const OF_VISITOR = /\b(wir|uns|unser\w*|mein\w*|we|us|our|my|help|helfen)\b/;

/** One that he has himself, such as his insurer. */
const HIS =
	/\b(his|your|sein\w*|ihr\w*|dein\w*) ([\w-]+ )?(versicher\w*|insur\w*|zahlungsdienstleister\w*)|\b(haftpflicht\w*|liability)\b|\b(zahlungsdienstleister\w*|versicher\w*|insur\w*) (for|of|fur|von|bei) (his|your|sein\w*|ihr\w*|dein\w*)\b/;

/** Whether a normalized text asks if what the worked examples tell, or one of the clients in them, is real, or who that was. */
export function asksWhetherReal(text: string): boolean {
	if (OF_VISITOR.test(text) || HIS.test(text)) return false;
	const tokens = tokenize(text);
	return (
		matcher.find(tokens).length > 0 ||
		called.find(tokens).length > 0 ||
		(ONE.test(text) && WHOSE.test(text)) ||
		(NAME.test(text) && ofClient.find(tokens).length > 0)
	);
}
