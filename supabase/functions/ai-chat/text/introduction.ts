/** A sentence of its own, before the question, in which visitors say who they are. */
const INTRODUCTION =
	/^\W*(?:(?:hi|hey|hello|hallo|guten (?:tag|morgen|abend)|good (?:morning|afternoon)|moin|servus)\b[\s,!.]*)?(?:ich bin|bin|ich arbeite als|mein name ist|ich hei(?:ß|ss)e|i am|i['’]m|my name is|i work as)\b[^.!?\n]*[.!\n]+\s*(?=\S)/iu;
/** Says more than who somebody is: what is wanted or wrong, or what the answer depends on. */
const SAYS_MORE =
	/\b(such\p{L}*|brauch\p{L}*|benötig\p{L}*|wünsch\p{L}*|möchte\p{L}*|will|plan\p{L}*|projekt\p{L}*|problem\p{L}*|hilf\p{L}*|kund\p{L}*|interess\p{L}*|klein\p{L}*|aus|neu\p{L}*|stell\p{L}*|projects?|need\p{L}*|looking|seek\p{L}*|want\p{L}*|help\p{L}*|clients?|customers?|small|startups?|from|new|roles?|positions?|not|nicht|kein\p{L}*)\b/iu;

/** Says only that a question follows: "Thanks so far. One more question:" */
const ANNOUNCES =
	/^\W*(?:(?:danke|vielen dank|ok(?:ay)?|gut|thanks|thank you|alright)\b[^.!?:,\n]*[.!,]\s*)?(?:(?:ich|i)(?: (?:hab\p{L}*|hätte|have))?(?: da)? )?(?:noch |just )?(?:(?:eine|'?ne|mal|letzte|kurze|andere|weitere|kleine|one|an?|another|last|quick|final|more|other) )+(?:noch )?(?:frage|question)(?: noch| dazu| vorab| zum schluss| though)?\s*[:,.!–-]+\s*(?=\S)/iu;

/**
 * A message without a first sentence that only says who the visitor is: "I'm a reporter. Since when is he a freelancer?"
 *
 * @param namesSubject Whether a text names something that the site is about.
 */
export function withoutIntroduction(said: string, namesSubject: (text: string) => boolean): string {
	const message = said.replace(ANNOUNCES, "");
	const [introduction = ""] = INTRODUCTION.exec(message) ?? [];
	if (introduction === "" || SAYS_MORE.test(introduction) || namesSubject(introduction)) return message;
	return message.slice(introduction.length);
}
