import type { Token } from "../text/fold.ts";
import type { Cue } from "./cue.ts";

/** What is told of somebody's trouble by words that ask for something elsewhere: too dear, on the phone, in our budget. */
export const SAID_IN_PASSING: ReadonlySet<Cue> = new Set([
	"alone",
	"contact",
	"exam",
	"gaps",
	"location",
	"phone",
	"price",
	"private",
	"support",
	"terms",
]);

/** Begins a question. */
const ASKS =
	/^((und|aber|and|but|so|also) )?(was|wie|wer|wo|wann|welche\w*|warum|wieso|weshalb|womit|kann|kannst|konnen|konnt\w*|haben|hast|hat|habt|ist|sind|gibt|geht|mach(en|st|t)|ubernehmen|ubernimm\w*|ubernahme\w*|schaff\w*|helfen|hilf\w*|wurd\w*|darf|durfen|soll\w*|lohnt|what|how|who|when|where|which|why|can|could|do|does|is|are|has|have|would|will|should|any)\b/;
/** Asks about just what was told. */
const ABOUT_IT =
	/^(und )?(reicht|passt|geht|ist|sind|ware|klappt|is|would|does|will) (das|dies|es|that|this|it)( \w+){0,2}$/;
/** Asks without asking, or speaks to the owner. */
const TO_OWNER =
	/\b(sie|ihnen|ihr|ihre\w*|du|dir|dich|dein\w*|you|your|brauche?n?|need|suchen?|looking|wissen|wusst\w*|know|interessier\w*|interested|interesse|frage|question|wonder\w*|angebot|offer|quote)\b/;

/** The sentences of a text that tell what its last one asks about. */
export function toldBefore(tokens: readonly Token[]): ReadonlySet<number> {
	const sentences = Array.from(
		Map.groupBy(tokens, ({ sentence }) => sentence),
		([at, words]) => ({
			at,
			text: words.map(({ word }) => word).join(" "),
		}),
	);
	const last = sentences.at(-1);
	if (!last || sentences.length < 2 || !ASKS.test(last.text) || ABOUT_IT.test(last.text)) return new Set();
	return new Set(sentences.flatMap(({ at, text }) => (ASKS.test(text) || TO_OWNER.test(text) ? [] : at)));
}
