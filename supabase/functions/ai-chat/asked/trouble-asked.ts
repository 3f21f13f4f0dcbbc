import { tokenize } from "../text/fold.ts";
import { saysHelp } from "./help-wanted.ts";
import { type Entry, finderOf } from "./phrase-table.ts";
import { CARE_TROUBLES } from "./troubles/care.ts";
import { OPEN_TROUBLES } from "./troubles/open.ts";
import { PLATFORM_TROUBLES } from "./troubles/platform.ts";
import { asksForRemedy, withoutWay } from "./way-asked.ts";

/** Trouble of no more weight could be that of several services. */
export const VAGUE = 2;

/** All kinds of trouble that are known: what they lead to is the service for them, or all services. */
export const TROUBLES: readonly Entry[] = [...PLATFORM_TROUBLES, ...CARE_TROUBLES, ...OPEN_TROUBLES];

const find = finderOf(TROUBLES);

/** Speaks of what is the visitor's own, or for himself. */
const OURS =
	/\b(wir|uns|unser\w*|mein\w*|mir|ich|we|us|our|my|i|dringend\w*|urgent\w*|notfall|emergency|hilfe|help|need|raten|empfehlen|recommend|advise|jede nacht|every night|standig|dauernd|constantly)\b/;
/** Asks for something else than help: how, when and what is told by the pages. */
const ASKS =
	/(^|[.!?:]\s)\W*((und|and|aber|but) )?(wie|wann|welche\w*|warum|wieso|weshalb|womit|wodurch|wobei|wer|wo|wofur|was (?!nun|tun|raten|empfehlen|wurden)|how|when|which|why|who|where|what (?!now|do you (recommend|advise)|would you))\b/;
/** Asks why what is the visitor's own fails, or how he finds out whether it does, which takes somebody to look at it. */
const WONDERS =
	/^\W*((und|and|hilfe|help) )?(warum|wieso|weshalb|why|how come)\b(?=.*\b(unser\w*|bei uns|our)\b)|\b(how (do|can|would|could) (i|we) (know|tell|find out|see|check)|woran (erkenn|merk|seh)\w* (ich|wir|man)|wie (erkenn|merk|find|seh|stell|pruf)\w* (ich|wir|man))\b(?=.*\b(ob|if|whether)\b)/;
/** Speaks to the owner of more than his help. */
const TO_OWNER =
	/^(?!.*\b(einspringen|helfen|hilfe|unterstutzen|ubernehmen|vorubergehend|help|assist|fill in|step in|jump in|take over)\b).*\b(sie|du|er|you|he)\b/s;
/** Asks for figures, or what is allowed, which the privacy notice and the points of the pages tell. */
const ELSE =
	/\b(wie lange|wie viele?|how long|how much|how many|datenschutz\w*|dsgvo|rechtsgrundlage\w*|data protection|privacy|gdpr|legal basis)\b/;
const ADVISES = /\b(raten|empfehlen|recommend|advise)\b/;
/** A longer message tells details, which a page may tell of as well. */
const MOST_WORDS = 26;

/** What a normalized message needs that tells of the visitor's own trouble in a sentence, or asks for advice on his plan. */
export function readTrouble(text: string): Entry | undefined {
	const tokens = tokenize(text);
	const told = withoutWay(text);
	if (tokens.length > MOST_WORDS || ASKS.test(told.replace(WONDERS, "")) || ELSE.test(text)) return undefined;
	if (!OURS.test(text) && !asksForRemedy(text)) return undefined;
	if (TO_OWNER.test(told) && !ADVISES.test(text) && !saysHelp(text)) return undefined;
	return find(tokens)[0]?.entry;
}
