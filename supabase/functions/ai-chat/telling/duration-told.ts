import { normalize } from "../text/fold.ts";
import type { Language } from "../text/stem.ts";
import type { Replies } from "./replies.ts";
import type { Step } from "./step.ts";

/** Asks how long something takes or took. */
const ASKS = /^\W*((und|and|aber|but|ok|okay) )?(wie lang(e)?|how long)\b(?! (her|ago)\b)/;
/** Pages that tell of work done, of which the site may leave open how long it took. */
const PAGE = /^(projects|services)\//;
/** A year that something was in, rather than began. */
const YEAR = /(?<!\b(?:seit|since|from|ab|bis|to|until)\s+)\b(?:19|20)\d\d\b/gi;
const FIGURE =
	/\d|\b(zwei|drei|vier|fünf|sechs|two|three|four|five|six|tage|wochen|monate|jahre|days|weeks|months|years)\b/i;

/** Says of an answer to "how long?" that it holds no duration, where it doesn't. */
export function withDuration(step: Step, message: string, language: Language, replies: Replies): Step {
	const { outcome, passages = [], message: answer } = step;
	const isOfPage = passages.length > 0 && passages.every(({ subject }) => PAGE.test(subject));
	if (outcome !== "answered" || !isOfPage || !ASKS.test(normalize(message))) return step;
	if (FIGURE.test(answer.replace(YEAR, ""))) return step;
	return { ...step, message: `${replies.noDuration[language]} ${answer}` };
}
