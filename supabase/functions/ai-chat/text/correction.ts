const THING = "[\\p{L}\\d+#/-]+(?:[.\\s]+[\\p{L}\\d+#/-]+){0,2}?";
/** Verbs that "not" denies, which tells of a state and puts nothing right: "We do not have it yet but want it." */
const NEGATED =
	"\\b(?:do|does|did|is|are|am|was|were|have|has|had|can|could|will|would|should|must|may|might)";
/** "Not AWS but ", which leaves what is meant; "not only" denies nothing. */
const NOT_BUT = new RegExp(
	`\\b(?:nicht|kein(?:e|en|er|es)?|(?<!${NEGATED}\\s+)not)\\s+(?!nur\\b|bloß(?!\\p{L})|allein\\b|only\\b|just\\b|merely\\b)${THING}\\s*,?\\s*(?:sondern|but(?:\\s+rather)?)\\s+`,
	"iu",
);
/** "I meant Azure, not AWS"; within a sentence, "ich meine" may be whose something is. */
const MEANT_NOT = new RegExp(
	`(\\b(?:(?<=(?:^|[,.;:!?–-]|\\b(?:nein|nee|no|sorry|und|aber|also|ach))\\s*)ich\\s+mein(?:e|te)|mein(?:e|te)\\s+ich|wir\\s+mein(?:en|ten)|mean|meant)\\s+\\S[^,.!?]*?)(?:,\\s*(?:(?:und|and)\\s+)?(?:nicht|not)|\\s+(?:statt|instead of))\\s+${THING}\\s*([.!?]*)$`,
	"iu",
);

/** "Not SAP, I meant BWI." */
const NOT_MEANT = new RegExp(
	`^\\W*(?:(?:sorry|no|nein|nee|oh)\\W+)*(?:nicht|not)\\s+${THING}\\s*[,;:–-]\\s*(?=(?:ich|i)\\s+(?:mein|mean))`,
	"iu",
);
/** "Of the cluster, not the databases", which is no whole question. */
const PART_NOT = new RegExp(
	`^(\\W*(?:of|for|in|on|with|von|vom|für|bei|beim|im|auf|mit)\\s[^,.!?]*),\\s*(?:nicht|not)\\s+(?:\\S+\\s+)?${THING}\\s*([.!?]*)$`,
	"iu",
);

/** "Sorry, I meant ..." and "..., I mean" around what is meant. */
const SORRY =
	"(?:(?:oh|ah|ach|no|nope|nein|nee|ne|sorry|pardon|excuse me|entschuldigung|verzeihung|quatsch|moment|halt|wait|actually|eigentlich|und|and|but|aber)\\b[\\s,.!:–-]*)*";
const I_MEAN =
	"(?:ich\\s+mein(?:e|te)?|mein(?:e|te)\\s+ich|i\\s+(?:mean|meant)|i\\s+was\\s+(?:talking\\s+about|asking\\s+about))";
/** Who means the owner rather than this assistant says nothing that goes on. */
const OWNER = "(?:(?:the|den|die|der)\\s+)?(?:owner|inhaber|betreiber|person|human|mensch\\w*|man)\\b";
const MEANS = new RegExp(
	`^\\W*${SORRY}${I_MEAN}\\b[\\s,:]+(?!was\\b|what\\b|dass\\b|that\\s+\\w+\\s|wie\\b|how\\b|wenn\\b|if\\b|${OWNER})(?=\\S)`,
	"iu",
);
const IS_MEANT = new RegExp(
	`^\\W*${SORRY}(?!.*\\b(?:was|what|not|nicht)\\b)(\\S.*?)[\\s,]+${I_MEAN}\\W*$`,
	"iu",
);
/** How many words name what is meant, and how many characters a message has at most that says no more. */
const MOST_WORDS = 6;
const MOST_CHARACTERS = 120;

/** What a message says that the visitor means instead of what was told, as a question that goes on: "Sorry, I meant Azure." */
function asGoingOn(message: string): string {
	if (message.length > MOST_CHARACTERS) return message;
	const [, before] = IS_MEANT.exec(message) ?? [];
	const meant = before ?? (MEANS.test(message) ? message.replace(MEANS, "") : undefined);
	if (meant === undefined || meant.split(/\s+/).length > MOST_WORDS) return message;
	return /\bich\b/i.test(message) ? `Und ${meant}` : `And ${meant}`;
}

/** Asks for a yes behind what is said: "He was team lead there, right?" */
const TAG =
	/[,;–-]\s*(oder(?: nicht)?|richtig|korrekt|stimmt(?:['’]?s| das| es)?|nicht wahr|gell|ne|right|correct|true|is that (?:right|correct|true)|ist das (?:richtig|korrekt)|isn['’]t (?:it|he)|aren['’]t you|wasn['’]t he|didn['’]t (?:he|you)|doesn['’]t he|hasn['’]t he)\s*\?\s*$/iu;

/** A message as it is meant, without what the visitor doesn't mean: "Not AWS but Azure" means Azure. */
export const asMeant = (message: string): string =>
	asGoingOn(
		message
			.replace(TAG, "?")
			.replace(NOT_BUT, "")
			.replace(MEANT_NOT, "$1$2")
			.replace(NOT_MEANT, "")
			.replace(PART_NOT, "And $1$2"),
	);
