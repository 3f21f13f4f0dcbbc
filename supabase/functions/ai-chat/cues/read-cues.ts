import type { Token } from "../text/fold.ts";
import { type PhraseMatch, PhraseMatcher } from "../text/phrase-matcher.ts";
import { ASPECT_RULES } from "./aspects.ts";
import { BOOKING } from "./booking.ts";
import { type Cue, type CueRule, STRONG, WHOLE } from "./cue.ts";
import { DEALINGS } from "./dealings.ts";
import { LEGAL } from "./legal.ts";
import { otherwiseMeant } from "./other-sense.ts";
import { PERSON } from "./person.ts";
import { TERMS } from "./terms.ts";
import { SAID_IN_PASSING, toldBefore } from "./told-before.ts";

/** Less than whole subjects, of which only facts tell all the same. */
const OF_ONE_WORD: ReadonlySet<Cue> = new Set(["alone", "validity"]);

/** A longer one is two phrases with something of its own in between. */
const LONGEST_PHRASE = 60;

const BY_WORD = [...DEALINGS, ...TERMS, ...PERSON, ...ASPECT_RULES];
/** Told by what stands together, whose words are everybody's and say nothing alone. */
const BY_COMPANY = [...BOOKING, ...LEGAL];

const matcher = new PhraseMatcher<CueRule>();
for (const rule of [...BY_WORD, ...BY_COMPANY]) matcher.add(rule.phrases, rule, rule.beside);

/** The words that cues are read from, folded, some of them beginnings only. */
export const cueWords: ReadonlySet<string> = matcher.words((rule) => BY_WORD.includes(rule));

/** What one question wants to know: each cue with its weight, and the characters that say so. */
export interface Cues {
	weights: ReadonlyMap<Cue, number>;
	/** Whether the word that begins at a character of the text belongs to a cue. */
	covers(start: number): boolean;
	/** Where the words stand that follow the first "how many". */
	counted?: number;
	/** Whole subjects, and others of facts, that a single word says, which may just as well belong to something else. */
	byOneWord: ReadonlySet<Cue>;
}

const COMPARES =
	/^(schneller|langsamer|kurzer|langer|teurer|billiger|gunstiger|besser|hoher|kleiner|faster|quicker|slower|shorter|longer|cheaper|better|higher|smaller)$/;
const isBy = ({ word }: Token) => word === "um";

/** Reads the cues of a normalized text, given as its words. */
export function readCues(tokens: readonly Token[]): Cues {
	const weights = new Map<Cue, number>();
	const otherwise = otherwiseMeant(tokens);
	const told = toldBefore(tokens);
	const sentenceAt = new Map(tokens.map(({ start, sentence }) => [start, sentence]));
	const isInPassing = ({ value, start }: PhraseMatch<CueRule>) =>
		SAID_IN_PASSING.has(value.cue) && told.has(sentenceAt.get(start) ?? -1);
	const found = matcher.find(tokens).filter((each) => !otherwise.has(each.value.cue) && !isInPassing(each));
	const byOneWord = new Set<Cue>();
	const byMore = new Set<Cue>();
	let counted: number | undefined;
	for (const { value, start, end, words } of found) {
		// "since when" is no "when".
		const isPart = found.some(
			(other) =>
				other.start <= start &&
				end <= other.end &&
				end - start < other.end - other.start &&
				other.end - other.start <= LONGEST_PHRASE,
		);
		// "By how much?" counts nothing, and neither does "how much faster".
		const isDifference =
			value.cue === "count" &&
			tokens.some(
				(token) =>
					(isBy(token) && token.start === start - 3) ||
					(COMPARES.test(token.word) && token.start === end + 1),
			);
		if (isPart || isDifference) continue;
		weights.set(value.cue, Math.max(value.weight, weights.get(value.cue) ?? 0));
		if (value.weight >= WHOLE || OF_ONE_WORD.has(value.cue))
			(words.length > 1 ? byMore : byOneWord).add(value.cue);
		// "From how many alerts to how many?" names at first what is counted.
		if (value.cue === "count" && value.weight >= STRONG) counted = Math.min(counted ?? end, end);
	}
	return {
		weights,
		counted,
		byOneWord: byOneWord.difference(byMore),
		covers: (start) => found.some(({ value, words }) => !value.areSearched && words.includes(start)),
	};
}
