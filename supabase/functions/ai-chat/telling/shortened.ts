import type { Reading } from "../answers/reading.ts";
import type { Sources } from "../answers/sources.ts";
import { saysOnly } from "../common/says-only.ts";
import type { Passage } from "../passages/passage.ts";
import { firstSentence, quote, splitSentences } from "../passages/wording.ts";
import type { Language } from "../text/stem.ts";
import type { Replies } from "./replies.ts";
import { declined, type Step } from "./step.ts";
import type { Teller } from "./tell.ts";

/** Wants the answer before in fewer words. */
const SHORTER =
	/\b(kurz|kurze[nrs]?|kurzer|knapp|knapper|kompakt(er)?|kurzfassung|zusammenfass\w*|fass\w* .*zusammen|zu lang|zu viel text|tl ?;? ?dr|short|shorter|brief|briefer|briefly|concise|condense|shorten|summar\w+|sum (it|that|this) up|nutshell|too long|too much text|(einem|one|zwei|two|ein paar|a few) (satz|satzen|sentence|sentences|words|worten))\b/;
/** Wants it in other words, which are not to be had here. */
const SIMPLER =
	/\b(einfache[nr]?( worten?)?|verstandlich(er)?|laien\w*|laie|simple|simpler|simply|plain|layman\w*|easier)\b/;
/** What else such a wish is made of. */
const BESIDE =
	/^(mach\w*|sag\w*|fass\w*|gib\w*|erklar\w*|formulier\w*|antwort\w*|zusammen|satz|satzen|worte?n?|fassung|version|text|nochmal\w*|lang|make|give|say|tell|put|explain|answer\w*|sum|up|sentences?|words?|terms|language|version|text|again|long|way|bit|less|more|much|dr|tl|laien|laie|layman|s|kannst|konnen|in|einem|one|two|zwei|paar|few|fur|for|viel|weniger|etwas|noch|lieber|rather|so)$/;
/** What a point of a list is called. */
const POINT = /^- (?:\*\*([^*]+)\*\*|\[([^\]]+)\]|([^:\n]+))/gm;

/** What an answer begins with quotes, to the end of the sentence. */
const QUOTED = /^[^.!?]*„[^“]*[.!?]“(?= )/;

/** Asks something besides, which the words of grammar can make up: "Who is he, in short?" */
const ASKS = /\b(w(er|as|ie|o|ann|arum|eshalb|oher)|welche\w*|who|what|how|where|when|why|which)\b/;

/** Whether a normalized message asks for nothing but the answer before in fewer or simpler words. */
function wantsShorter(text: string): boolean {
	const isAsked = (word: string) => SHORTER.test(word) || SIMPLER.test(word);
	return (
		(SHORTER.test(text) || SIMPLER.test(text)) && saysOnly(text, (word) => BESIDE.test(word) || isAsked(word))
	);
}

/** Says what was told before in a sentence, as far as the site has one. */
export class Shortened {
	readonly #teller: Teller;
	readonly #replies: Replies;

	constructor({ teller, replies }: Sources) {
		this.#teller = teller;
		this.#replies = replies;
	}

	answer({ text, query, topic }: Reading): Step | undefined {
		const { language } = query;
		const [passage] = this.#teller.passages(topic?.told ?? []);
		if (!wantsShorter(text)) return undefined;
		if (!passage) return topic || ASKS.test(text) ? undefined : declined(this.#replies.unclear[language]);
		const short = inShort(passage, language);
		const { inItsWords, noShorter } = this.#replies;
		const isWhole = short === passage.answer[language];
		const intro = SIMPLER.test(text) ? inItsWords : isWhole && noShorter;
		return {
			outcome: passage.open ? "declined" : "answered",
			message: intro ? `${intro[language]} ${short}` : short,
			passages: [passage],
			grounding: [passage],
			links: passage.links,
			topic,
		};
	}
}

/** The first sentence of a passage, or of a list what its points are called. */
function inShort(passage: Passage, language: Language): string {
	const answer = passage.answer[language];
	const points = Array.from(
		answer.matchAll(POINT),
		([, ...names]) => names.find((name) => name)?.trim() ?? "",
	);
	if (points.length > 0) return `${answer.slice(0, answer.indexOf("\n"))} ${points.join(", ")}.`;
	if (passage.kind === "summary" || passage.kind === "fact")
		return QUOTED.exec(answer)?.[0] ?? firstSentence(answer);
	return quote(passage, splitSentences(passage.text).slice(0, 1), language);
}
