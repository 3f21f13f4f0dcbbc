/**
 * A question that a finite verb opens, put to somebody about what is or what he does: "Do you …?", "Is the …?".
 * With "can", "could", "would" and "will" a question may be a request as well.
 */
const OPENED_BY_VERB =
	/^\W*((and|so|also|und|also|aber) )?(do|does|did|is|are|was|were|has|have|had|ist|sind|war|waren|hat|haben|wird|werden|wurde|wurden|muss|mussen|entschlusseln sie|dekodieren sie|berechnen sie)\b[^.!:;\n]*\?\W*$/;
/** The same behind a question word, where it asks how the work is done. */
const OPENED_BY_HOW =
	/^\W*(how|when|how often|wie|wann|wie oft|womit|warum|why|who|wer) (do|does|did|often|is|are|was|were)\b[^.!:;\n]*\?\W*$/;
/** Wants somebody in a role at work, rather than an assistant in a play. */
const AS_COLLEAGUE =
	/\bact as (an? |our |your |the |my )?((interim|technical|tech|fractional|external|temporary|senior|lead) )*((team|project|tech|engineering|delivery|platform|devops|cloud) )*(lead|leader|cto|cio|head|mentor|coach|consultant|advisor|adviser|architect|manager|trainer|reviewer|deputy|substitute|sparring partner|contact|point of contact|subcontractor|engineer)\b(?! (without|with no|who|that|and))/;
/** Asks an assistant for what it follows, in whatever form. */
const OF_ASSISTANT =
	/\b(what are your rules|have you got rules|your rules (say|are)|you have rules|you follow)\b|\byour rules\W*$/;

/** Whether a normalized text asks what the owner does or what is the case, rather than wants something done now. */
export const asksAboutWork = (text: string): boolean =>
	(OPENED_BY_VERB.test(text) || OPENED_BY_HOW.test(text) || AS_COLLEAGUE.test(text)) &&
	!OF_ASSISTANT.test(text);

/** What a visitor types and where. */
const OWN_TEXT =
	/\b(i (type|write|enter|send|say|ask)|my (text|message|question|data|words|input|chat|ip)|ich (schreibe|tippe|eingebe|sende|frage|schicke)|mein(e|en|er)? (text|nachricht|daten|eingabe\w*|frage\w*|chat|ip)|form|formular|kontaktformular|lebenslauf|cv|resume|datenfluss|data flow)\b/;
/** Wants to be shown what a server holds. */
const WANTS_SECRETS =
	/\b(passw\w*|key|keys|schlussel|secret\w*|geheim\w*|token\w*|log in|login|zugang\w*|access|execute|run|ausfuhren|files|dateien|show|zeig\w*|list|print|gib)\b/;

/** Whether a normalized text asks what becomes of what its visitor writes. */
export const asksWhereTextGoes = (text: string): boolean => OWN_TEXT.test(text) && !WANTS_SECRETS.test(text);
