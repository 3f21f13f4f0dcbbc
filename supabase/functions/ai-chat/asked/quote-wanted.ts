import type { Query } from "../search/query.ts";

/** What says what a piece of work would cost; what somebody has on offer is called the same. */
const NAMED = String.raw`(?:preis|kosten|richt|pauschal)?angebote?s?|offerte|kostenvoranschl\w+|(?:kosten|aufwands)schatzung`;
const GERMAN_NAME = String.raw`\b(?:${NAMED})\b`;
/** "An offer", unlike "they offer". */
const ENGLISH_NAME = String.raw`\b(?:an?|your|any|the) (?:(?!you\b|he\b|we\b|they\b)\w+[ -]){0,3}(?:offer|quote|quotation|proposal|estimate)\b(?! of (?:how|when))`;
const ASKED = String.raw`\b(?:machen|mach|mache|schick\w*|send\w*|zusend\w*|zuschick\w*|zukommen|erstell\w*|unterbreit\w*|abgeben|gib|geben|vorlegen|einhol\w*|anforder\w*|fordere|anfrag\w*|bekomm\w*|bekame\w*|erhalte\w*|krieg\w*|brauch\w*|benotig\w*|gern|gerne|wunsch\w*|mochten?|freuen|wollen|will|komm\w*|lassen|moglich|bitte|bitten|um|get|give|make|need|want|like|have|request|ask|provide|receive|prepare|possible|please|submit|email|mail)\b`;
/** Within one sentence. */
const THEN = "[^.!?;\n]*";
const WANTED = [GERMAN_NAME, ENGLISH_NAME].map(
	(name) => new RegExp(`${ASKED}${THEN}${name}|${name}${THEN}${ASKED}`),
);
/** A word or two that can mean nothing else. */
const PLAINLY = new RegExp(
	String.raw`\b(?:un)?verbindliche\w* (?:${NAMED})\b|\bangebots(?:anfrage|anforderung|wunsch)\b|\b(?:offer|quote) (?:anfragen|anfordern|bekommen|bitte)\b|\b(?:request|get) (?:an? )?(?:quote|offer|proposal|estimate)\b|\bquote (?:me|please)\b|^\W*(?:cost |price )?(?:quote|quotation|estimate)\W*$`,
);
/** What he has on offer, and offers of other kinds. */
const ON_OFFER =
	/\b((zum|beim|am) angebot\w*|(do you|does he|have you) (have|got)\b|(in|im|zu|von|vom|uber|was|welche\w*) (ihr\w*|dein\w*|sein\w*|dem|das|fur|ist) (\w+ )?angebot\w*|was (\w+ ){0,3}angebot\w*|angebot\w* (umfass\w*|haben|hat|hast)|on offer|jobangebot\w*|stellenangebot\w*|(job|special|free) offers?|habe (\w+ ){0,2}angebot fur (sie|dich)|have (\w+ ){0,2}(offer|proposal) for (you|him)|kein\w* (\w+ )?angebote?|no (quote|offer|quotation|proposal|estimate))\b/;

/** His own offer is wanted where it is to be sent, and else what he has on offer. */
const HIS_OFFER = /\b(ihr|dein|sein|euer)\w* (\w+ )?angebot/;
const SENT = /\b(zu)?(schick|send|komm|mail|unterbreit|erstell)\w*/;

/** Whether a question wants an offer for work to be done. */
export const wantsQuote = ({ text, cues }: Query): boolean =>
	!cues.has("duration") &&
	!ON_OFFER.test(text) &&
	(!HIS_OFFER.test(text) || SENT.test(text)) &&
	(PLAINLY.test(text) || WANTED.some((pattern) => pattern.test(text)));
