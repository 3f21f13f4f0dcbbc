/** What a question for the way begins with. */
const HOW = /^\W*((und|and|aber|but|ok|okay|so) )?(wie|how)(?= \p{L}+)/u;
/** How long, how often, how it was: what "how" asks for besides the way. */
const NO_WAY =
	/^\W*(\p{L}+ )?(wie|how) (lange?|viele?n?|oft|teuer|alt|gross|hoch|schnell|gut|war\w*|hat|haben|heisst|sicher|long|much|many|often|old|big|far|fast|soon|was|were|did|come|about|good|experienced|quick\w*|safe|rasch)\b/u;
/** Asks for the course of something. */
const COURSE = /\b(lauft|laufen|lief|liefen|ablauft|ablaufen|funktioniert|works?|go|goes)\b/;

/** Whether a normalized text asks how he does something, and not how long, how often or in which course. */
export const asksHow = (text: string): boolean => HOW.test(text) && !NO_WAY.test(text) && !COURSE.test(text);

const SO_ETWAS = "(das|so ?etwas|sowas)";
const IT = "(it|that|this)";

/** Turns that ask what is to be done, or what he would do or whether he can, about what the rest of a text tells. */
const WHAT_TO_DO = anyOf(
	[
		// "Was nun?", "Was raten Sie uns zuerst?"
		"was (nun|jetzt|tun|(machst|machen|macht|tust|tun|wurdest|wurden|wurde|unternimmst|unternehmen|empfiehlst|empfehlen|empfiehlt|raten|ratst|rat|hilft|kannst|konnen|kann|mussen|sollen|sollten) (du|sie|er|wir|man|da|dagegen)( (uns|mir))?)( (da|dagegen|als erstes|zuerst|fur (mich|uns)|tun|machen|empfehlen|raten|vorschlagen))*",
		"was schlagen sie vor",
		"was schlagst du vor",
		"was geht( (da|dann|denn))?",
		`(machen|ubernehmen|konnen|leisten) sie ${SO_ETWAS}( auch)?`,
		`(machst|ubernimmst|kannst) du ${SO_ETWAS}( auch)?`,
		`macht er ${SO_ETWAS}( auch)?`,
		"geht das( bei (ihnen|dir|euch))?",
		"ist das machbar",
		"wie (kriegen|bekommen|losen|andern|verhindern|vermeiden) wir (das|es)( sauber| besser)?",
		`wie \\w+ (man|wir) (es|dies|${SO_ETWAS})( (in den griff|wieder|auf|los|weg|hin|ab|ohne [^.!?]*))*`,
		"wie (gehen|gehst|geht|wurden|wurdest|packen|packst) (sie|du|er|wir|man)( (das|da|dabei|hier))*( (vor|an|vorgehen|angehen))?",
		`wie (lauft|geht) ${SO_ETWAS}( dann)? (ab|vor sich)`,
		"wie riskant ist das",
		// In either language: "Können Sie da helfen?", "Can you fix that?"
		`(kann|kannst|konnen|konnten|konnte|can|could|would) (du|sie|er|you|he) (da |uns |mir |bitte |us |me |please )*(helfen|weiterhelfen|was machen|etwas machen|etwas tun|was tun|help|do something|fix ${IT})( (da|dabei|damit|with ${IT}))*`,
		"(hilfe|help) ?(?=[?!]?$)",
		"what (now|next|(would|should|can|could|do|does) (you|we|he|i) (do|recommend|advise|suggest|change))( (about it|about that|against it|for us|for me|first|now|here))*",
		"and what now",
		"do you do (that|this)",
		"is (that|this) something (you|he)('d| would)? (do|does)",
		"what('s|s| is) the (best|fastest|quickest|easiest) way( to [^.!?]*)?",
		`how (risky|bad|dangerous) is ${IT}`,
		"what (would|do) you (build|propose|suggest)",
		`what would you do to (stop|prevent|fix|change|solve) ${IT}`,
		`how (would|do) you (approach|tackle|handle|go about) ${IT}`,
		`how (can|could|do|would|should) (we|you|he|i) (change|fix|solve|prevent|avoid|handle|stop) ${IT}`,
	],
	"\\b",
);

/** Turns that ask which service it is, or who, that deals with the rest. */
const WHICH_SERVICE = anyOf(
	[
		"(welche\\w*|which)( (von|of))?( (ihrer|ihren|deiner|deinen|euren|your|the|his))? (leistung\\w*|dienstleistung\\w*|angebote?|services?|offers?|offerings?)( (ist|sind|passt|passen|hilft|helfen|brauchen|brauche|is|are|do|fits?|covers?|would|could|can|help|helps)\\b)*( (wir|ich|uns|mir|we|i|us|me))?( (need|help|fit))?( (bei|fur|gegen|with|for|if|wenn|to))?",
		"(wer|who) (kummert|kummern|sorgt|takes care|looks after|hilft|helps)( (sich|uns|mir|us|me))?( (darum|dafur|um|fur|of|after|dabei|with|bei))?",
	],
	"(?=\\W|$)",
);

/** Finds any of some turns, each from the start of a word. */
function anyOf(turns: readonly string[], end: string): RegExp {
	return new RegExp(`\\b(?:${turns.join("|")})${end}`, "g");
}

/** Whether it asks what is to be done about something, or which service deals with it. */
export const asksForRemedy = (text: string): boolean =>
	text.search(WHAT_TO_DO) >= 0 || text.search(WHICH_SERVICE) >= 0;

/** A question how it is done, behind a sentence that tells what is the case. */
const AFTERWARDS =
	/\w(?: [\w-]+){2,}[.!,;:] (?:und |and )?(?:wie \w+ (?:man|wir)|how do(?:es)? (?:one|we))\b/;

/** Whether a text tells what is the case and asks how that is dealt with. */
export const asksAfterwards = (text: string): boolean => AFTERWARDS.test(text);

/** What a normalized text is about that asks how it is done, what is to be done about it or which service does it. */
export function withoutWay(text: string): string {
	const rest = text.replace(WHAT_TO_DO, " ");
	return (asksHow(rest) ? rest.replace(HOW, " ") : rest).replace(WHICH_SERVICE, " ");
}
