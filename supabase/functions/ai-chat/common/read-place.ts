import { placeIn } from "../text/places.ts";
import { saysOnly } from "./says-only.ts";

/** Which of several points is meant: by its place, counted from the end where it is negative, or beside the one told. */
export type Place = { at: number } | { by: 1 | -1 };

const FIRST = /\b(am anfang|zu beginn|zue?rst|to begin with|at the beginning|at the start)\b/;
const LAST = /\b(am ende|am schluss|zum schluss|zuletzt|zum ende|at the end|in the end|finally)\b/;
const NEXT =
	/\b(danach|dann|darauf|anschliessend|nachste\w*|next|then|after (that|it|this|which)|afterwards)\b/;
const PREVIOUS = /\b(davor|vorher|zuvor|previous|before (that|it|this)|before\W*$)/;

/** Asks for what has been done, and not for what came before. */
export const DONE_BEFORE =
	/\b(do|did|done|made|built|used) (that|this|it|one|so|something like (that|this)|(that|this) kind of thing|such (a thing|things)) before\W*$/;

const STEP = /\b(phasen?|schritt\w*|abschnitt\w*|etappe\w*|steps?|stages?|phases?)\b/;

/** Whether a normalized message speaks of the steps or phases of something. */
export const namesStep = (text: string): boolean => STEP.test(text);

/** Asks what came of something in the end, rather than for the last part of it. */
const OUTCOME = /\b(heraus|raus|(heraus|raus)gekommen|(came|come|comes) out( of (it|that))?)\b/;

/** Nothing but a point: "And the first step?" */
const BESIDE =
	/^(ones?|teil|punkt\w*|points?|items?|projekt\w*|projects?|beispiel\w*|examples?|herausforderung\w*|challenges?|problem\w*|vorletzte\w*|letzte\w*|erste\w*|zweite\w*|dritte\w*|vierte\w*|funfte\w*|sechste\w*|first|second|third|fourth|fifth|sixth|final|last|penultimate|nummer|number|eins|funf|\d|dauer\w*|takes?|took|davon|ganz|beinhaltet|umfasst|passier\w*|geschieht|folgt\w*|happens?|happened|comes?|follows?|gemacht|look|like|sieht|aus|anfang|ende|beginn|schluss|beginning|start|end|finally|erzahl\w*|erklar\w*|beschreib\w*|explain|describe|show|mehr|more|weiter|genauer|naher|ausfuhrlicher|details?|detail|klingt|interess\w*|spannend\w*|sounds?|drin|darin|enthalten|dabei|long|lang\w*|dos|next|nachste\w*)$/;

/** Whether a folded word may be said beside a place of a list. */
export const isBesidePlace = (word: string): boolean => BESIDE.test(word) || STEP.test(word);

/** The point that a normalized message is for, if it is for nothing else. */
export function readPlace(text: string): Place | undefined {
	if (DONE_BEFORE.test(text) || OUTCOME.test(text)) return undefined;
	if (!saysOnly(text, isBesidePlace)) return undefined;
	const at = placeIn(text);
	if (at !== undefined) return { at };
	if (FIRST.test(text)) return { at: 0 };
	if (LAST.test(text)) return { at: -1 };
	if (PREVIOUS.test(text)) return { by: -1 };
	return NEXT.test(text) ? { by: 1 } : undefined;
}
