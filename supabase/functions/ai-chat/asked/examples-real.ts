import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";

const REAL =
	"echt | echte | echten | echter | echtes | wirklich | tatsachlich | erfunden* | ausgedacht* | fiktiv* | hypothetisch* | real | really | actual client* | actual project* | made up | invented | fictional | fictitious | hypothetical | genuine | true";
/** What the pages of the services tell, and the clients in it, of whom none is his. */
const EXAMPLE =
	"beispiel | beispiele | beispielen | praxisbeispiel* | fallbeispiel* | szenari* | fallstudie* | praxisfall* | falle | fallen | example | examples | scenario | scenarios | case studies | case study | cases";
const CLIENT =
	"versicherung | versicherer | insurance | insurer | maschinenbauer* | zahlungsdienstleister* | logistikdienstleister* | onlineshop* | online shop | grosshandler* | wholesaler | buchungssoftware* | softwarehaus";

const matcher = new PhraseMatcher<true>().add(`${EXAMPLE} | ${CLIENT}`, true, REAL);
/** One example, and who it was that had it. */
const ONE =
	/\b(im|vom|zum|das|dem|diesem|the|that|this|your) (praxis|fall)?(beispiel|szenario|fallstudie|example|scenario|case study)\b/;
const WHOSE =
	/\b(wer|who) (war|ist|was|is)\b.*\b(kunden?|auftraggeber|clients?|customers?)\b|\b(welche[mnrs]?|which|what) (kunden?|auftraggeber|clients?|customers?)\b|\b(fur wen|bei wem|for whom|whose)\b/;
/** The visitor's own, whom he wonders about in another way: "Can you really help an online shop?" */
const OF_VISITOR = /\b(wir|uns|unser\w*|mein\w*|we|us|our|my|help|helfen)\b/;

/** Whether a normalized text asks if what the worked examples tell, or one of the clients in them, is real, or who that was. */
export const asksWhetherReal = (text: string): boolean =>
	!OF_VISITOR.test(text) && (matcher.find(tokenize(text)).length > 0 || (ONE.test(text) && WHOSE.test(text)));
