import { isGenericWord, isStopWord } from "../text/common-words.ts";
import { tokenize } from "../text/fold.ts";

/** What asks whether something would be possible. */
const OPENED =
	/^\W*((und|and|ok|okay|hi|hallo) )?(konnt\w*|kann\w*|war\w*|hatt\w*|hab\w*|hast|hat|sind|bist|ist|ginge|geht|could|can|would|will|are|is|do|does|any) /;
/** A time of the year, none of which says that it is over. */
const AHEAD =
	/\b(januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|fruhling|fruhjahr|sommer\w*|herbst|winter|weihnachten|ostern|jahresende|january|february|march|june|july|october|december|spring|summer|autumn|christmas|easter)\b/g;
const OVER = /\b(letzt\w*|vorig\w*|vergangen\w*|damals|last|past|ago|was|were|did|(19|20)\d\d)\b/;
/** What is said of time besides, where nothing is named that it would be for. */
const OF_TIME = new Set(
	`luft drin eins einen zwei drei vier funf sechs sieben acht neun zehn zwolf tage tag woche wochen monat stunden paar lucke spielraum platz verplant vergeben unterkommen
	day days week weeks hours couple taken gone spot gap room slot spare squeeze`.split(/\s+/),
);

/** Whether a normalized question asks for time that lies ahead and for nothing in particular. */
export function asksAhead(text: string): boolean {
	if (!OPENED.test(text) || OVER.test(text)) return false;
	const rest = text.replace(AHEAD, " ");
	if (rest === text) return false;
	return tokenize(rest).every(
		({ word }) => isStopWord(word) || isGenericWord(word) || OF_TIME.has(word) || /^\d+$/.test(word),
	);
}
