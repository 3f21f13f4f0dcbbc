import { tokenize } from "../text/fold.ts";
import { PhraseMatcher } from "../text/phrase-matcher.ts";
import { combined } from "./phrase-table.ts";

const NO_USE = [
	combined(
		"nicht | gar nicht",
		"meine frage | das was ich gefragt | was ich gefragt | was ich wissen wollte",
	),
	"hilft nicht | hilft mir … nicht | hilft uns … nicht | hilft mir … kein bisschen",
	combined(
		"not | isn't | wasn't",
		"my question | what i asked | what i meant | what i wanted to know | an answer | helpful | very helpful",
	),
	combined(
		"does not | doesn't | didn't | did not",
		"help | help me | answer my question | answer the question",
	),
	"unhelpful | keine antwort auf meine frage | beantwortet … frage nicht | beantwortet nicht",
];
const WRONG = [
	combined(
		"das | die antwort | deine antwort | ihre antwort",
		"ist falsch | war falsch | stimmt nicht | stimmt so nicht | ist nicht richtig | ist quatsch | ist unsinn",
	),
	combined(
		"that | that's | this | your answer | the answer",
		"is wrong | was wrong | wrong | is not right | isn't right | is not true | isn't true | is incorrect | makes no sense",
	),
	"du liegst falsch | sie liegen falsch | you are wrong | you're wrong | you got it wrong",
];
const AGAIN = [
	combined(
		"you | you've | you have | du | sie",
		"already said that | already told me | said that already | said that before | keep saying that | keep repeating | repeat yourself",
	),
	"you're repeating | repeating yourself | wiederholst dich | wiederholen sich | sagtest du schon | sagten sie schon | hast du schon gesagt | haben sie schon gesagt | das hatten wir schon | im kreis",
];

const matcher = new PhraseMatcher<true>().add([...NO_USE, ...WRONG, ...AGAIN].join(" | "), true);

/** Whoever complains about an answer says no more; a longer message asks on. */
const MOST_WORDS = 9;
/** Asks whether it may be so, or tells what is wrong with something of the visitor's own. */
const ASKS =
	/\?|^\W*(was|wer|wie|wo|warum|wieso|welche\w*|wann|wenn|falls|what|who|how|where|why|which|when|if|our|unser\w*|mein\w*)\b/;

/** Whether a normalized message says nothing but that the answer before was wrong, of no use or no news. */
export function isRejected(text: string): boolean {
	const tokens = tokenize(text);
	return tokens.length <= MOST_WORDS && !ASKS.test(text) && matcher.find(tokens).length > 0;
}
