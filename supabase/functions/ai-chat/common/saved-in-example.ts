/** Something became cheaper. */
const SAVED =
	/\b((ein)?gespart\w*|(ein)?spar(t|te|en)|ersparnis\w*|einsparung\w*|(kosten)?gunstiger|billiger|teurer|sav(e[ds]?|ings?)|cheaper|cost reductions?)\b/;
const COSTS =
	/\b(\w*kosten|ausgaben|rechnung|geld|expenses|cost|costs|bills?|money|spending|finanziell|financially)\b/;
/** What became of it. */
const BECAME =
	/\b(gebracht|gesunken|sank(en)?|fiel(en)?|gesenkt|geworden|reduziert|weniger|runter|dadurch|danach|drop(ped)?|reduced?|lower(ed)?|less|go(ne)? down|went down|cut|impact|effect|auswirkung\w*)\b/;
/** Nothing but the costs: "And the costs?" */
const BARE =
	/^\W*((und|and|was ist mit|wie sieht es mit|what about|how about) )?(bei |mit |auf )?(den |die |der |dem |the )?(\w*kosten|rechnung|costs?|bills?)( aus)?\W*$/;
/** How much a cloud was. */
const HOW_DEAR =
	/\b(wie teuer (war|wurde)|how expensive was) (denn |die |das |the )?(\w+ )?(aws|azure|cloud\w*|rechnung|bill)\b/;
/** What the visitor would pay or save. */
const OWN = /\b(wir|uns|unser\w*|ich|mir|mich|wurde\w*|we|us|our|would|could|konnte\w*)\b/;
const OF_COSTS = /kosten|rechnung/iu;

/** Whether a normalized message, after a worked example, asks what became cheaper in it. */
export const asksWhatItSaved = (text: string): boolean =>
	!OWN.test(text) &&
	(SAVED.test(text) || HOW_DEAR.test(text) || BARE.test(text) || (COSTS.test(text) && BECAME.test(text)));

/** Whether a result tells of costs. */
export const tellsCosts = (text: string): boolean => OF_COSTS.test(text);
