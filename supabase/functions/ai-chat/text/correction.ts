const THING = "[\\p{L}\\d+#/-]+(?:[.\\s]+[\\p{L}\\d+#/-]+){0,2}?";
/** "Not AWS but ", which leaves what is meant; "not only" denies nothing. */
const NOT_BUT = new RegExp(
	`\\b(?:nicht|kein(?:e|en|er|es)?|not)\\s+(?!nur\\b|bloß\\b|allein\\b|only\\b|just\\b|merely\\b)${THING}\\s*,?\\s*(?:sondern|but(?:\\s+rather)?)\\s+`,
	"iu",
);
/** "I meant Azure, not AWS." */
const MEANT_NOT = new RegExp(
	`(\\b(?:mein(?:e|te|en|ten)|mean|meant)\\s+\\S[^,.!?]*?)(?:,\\s*(?:(?:und|and)\\s+)?(?:nicht|not)|\\s+(?:statt|instead of))\\s+${THING}\\s*([.!?]*)$`,
	"iu",
);

/** A message without what it says that the visitor doesn't mean: "Not AWS but Azure" means Azure. */
export const withoutDenied = (message: string): string =>
	message.replace(NOT_BUT, "").replace(MEANT_NOT, "$1$2");
