import { tokenize } from "./fold.ts";
import { PhraseMatcher } from "./phrase-matcher.ts";

/**
 * Turns of phrase that ask how to do something oneself, what is wrong with one's own system, or which of
 * two products is better: questions to a handbook rather than to a consultant's site.
 */
const matcher = new PhraseMatcher<true>().add(
	`wie kann ich | wie kann man | wie könnte ich | wie könnte man | wie muss ich | wie muss man | wie soll ich | wie sollte man | wie geht das mit
	was muss ich tun | was muss ich machen | was tun wenn | mit welchem befehl | welcher befehl | welchen befehl | befehl für | command for | command to | which command | what command | syntax für | syntax of
	how do i | how can i | how would i | how could i | how should i | how to | how does one | how do we | what is the best way to
	warum startet mein* | warum läuft mein* | warum geht mein* | warum funktioniert mein* | warum stürzt mein* | mein* … startet nicht | mein* … läuft nicht | mein* … funktioniert nicht | mein* … geht nicht | mein* … stürzt
	why does my | why is my | why won't my | why can't i | my … doesn't | my … won't | my … fails | my … crashes | my … keeps
	fehlermeldung | error message | stack trace | crashloopbackoff | unterschied zwischen | unterschiede zwischen | difference between | differences between | vs | versus | verglichen mit | compared to | besser als | better than
	schreib* … skript | schreib* … script | schreib* … code | write … script | write … code`,
	true,
);

/** "Wie starte ich", "wie baut man". */
const ONESELF = /\bwie (\p{L}+ )?(ich|man)\b/u;
/** Speaks to the owner or of him. */
const TO_OWNER = /\b(sie|ihnen|ihr|ihre\w*|euch|eure\w*|du|dir|dein\w*|you|your|he|him|his)\b/;

/** What a question is wrapped in. */
const POLITELY =
	/\b(kannst|konntest|konnen|konnten|can|could|weisst|wissen) (du|sie|ihr|you)( (mir|uns|me|us|bitte|please|mal|kurz|vielleicht))*( (sagen|erklaren|zeigen|verraten|helfen|tell|explain|show|help))?/g;

/** Whether a normalized text asks for general knowledge of the trade. */
export const asksForKnowHow = (text: string): boolean =>
	(ONESELF.test(text) || matcher.find(tokenize(text)).length > 0) &&
	!TO_OWNER.test(text.replace(POLITELY, ""));

const DIFFERENCE =
	/\b(unterschied\w*|unterscheide\w*|difference\w*|differs?|versus|vs|verglichen|vergleich\w*|compared?)\b/;

/** Whether a normalized text asks what sets things apart. */
export const asksForDifference = (text: string): boolean => DIFFERENCE.test(text);
