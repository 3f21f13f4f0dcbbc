import { isEnglishGrammar, isGermanGrammar } from "./common-words.ts";
import { fold, tokenize } from "./fold.ts";
import type { Language } from "./stem.ts";

/** Endings that give a longer word away; both languages use the same technical terms. */
const GERMAN_ENDING =
	/(ung|ungen|heit|heiten|keit|keiten|schaft|lich|liche|lichen|isch|ische|ischen|ieren|iert|ierst|zeit|werk|t?tat)$/;
const ENGLISH_ENDING = /(ity|ities|ly|ness|able|(?<!cook)ies|ed|ous|ful)$/;

/** Words that look alike to the lists above, or are on neither. */
const GERMAN_WORDS =
	/^(bedeute[nt]?|moin|servus|danke|tschuss|tag|morgen|abend|guten|gruss|zertifikate?|projekte?|preise?|kosten?|kostet|sprachen?|leistungen|kunden?|jahre?n?|arbeit\w*|ort|wohnt|lange|zeig\w*|erzahl\w*|sag\w*|datenbank\w*|sicherheit|lebenslauf|kontakt|adresse|anschrift|(an)?biete[nt]?|machen|haben|konzept\w*|\w*(richten|stellen|bauen|setzen|fuhren|ziehen|sichern|wachen|prufen|senken|losen)|technologien|referenzen|welch\w*|\w+sch\w+)$/;
const ENGLISH_WORDS =
	/^(wanna|gonna|gotta|u|ur|r|pls|plz|wher|avail|thx|hi|hello|hey|cheers|mate|nice|thanks|thank|bye|goodbye|certificat\w+|projects?|prices?|costs?|rates?|languages?|services|clients?|customers?|years?|work(s|ed|ing)?|imprint|privacy|phone|current\w*|leadership|certs?|industr(y|ies)|role|roles|abroad|employ\w+|based|long|show|tell|database\w*|security|resume|contact|technologies|references|skills?|who|why|when|where|what|company|hire|available|experience|explain|list|overview|help|need|know\w*|use\w*|using|offer\w*|lives|located|speak|spoken|write|give|more|location|education|pricing|database|topics?|distros?|jobs?|tasks?|goals?|results?|challenges?|steps?|numbers?|pages?|issues?|outages?|alerts?|duration|availability|invoices?|travel|possible|meetings?|calls?|email|address|name|years|month|months|week|weeks|days|hours|time|recovery|terms|payment|legal|notice|hourly|daily|weekly|about|team|code|samples?|support|training|backups?|recruiters?|vacanc(y|ies)|contracts?|insurance|recovery|median|average|share|rate)$/;

/** Nouns of both languages, which German writes with a capital wherever capitals are used. */
const LOWERCASE_NOUN =
	/\p{Lu}.*\s(migrations?|consulting|monitoring|hardening|support|upgrades?|backups?|training|automation|deployments?|security|consolidation|optimi[sz]ation)\b/u;

/** Names made of English words: "Infrastructure as Code", "Software as a Service". */
const AS_NAME = /\p{L}+[ -]as[ -](code|a[ -]service)(?!\p{L})/giu;

/**
 * Whether a text reads as German or English; undefined where it doesn't tell, as with "Kubernetes?".
 */
export function detectLanguage(written: string): Language | undefined {
	// "IT" is no "it", and what is done "as code" is called so in German too.
	const named = /\p{Ll}/u.test(written) ? written.replace(/\bIT\b/g, " ") : written;
	const other = named.replace(AS_NAME, " ");
	const text = /\p{L}/u.test(other) ? other : named;
	let german = (text.match(/[äöüß]/gi)?.length ?? 0) > 0 ? 1.5 : 0;
	let english = LOWERCASE_NOUN.test(text) ? 0.5 : 0;
	for (const { word } of tokenize(fold(text))) {
		if (isGermanGrammar(word)) german += 1;
		else if (isEnglishGrammar(word)) english += 1;
		else if (GERMAN_WORDS.test(word)) german += 0.8;
		else if (ENGLISH_WORDS.test(word)) english += 0.8;
		else if (word.length > 5 && GERMAN_ENDING.test(word)) german += 0.4;
		else if (word.length > 5 && ENGLISH_ENDING.test(word)) english += 0.3;
	}
	if (german === english) return undefined;
	return german > english ? "de" : "en";
}

/** Grammar of French, Spanish, Italian, Dutch and Polish that is no German or English. */
const FOREIGN =
	/^(vous|avez|etes|quels?|quelles?|est|sont|avec|pour|pourquoi|parlez|bonjour|merci|je|nous|cherchons|votre|vos|combien|comment|ou|les|une|dans|mois|projet|pouvez|hola|usted|ustedes|cual|cuales|cuanto|donde|como|con|para|los|las|el|por|que|tiene|tienen|tengo|necesito|il|elle|fait|ayuda|puede|experiencia|servicios|gracias|ciao|buongiorno|quanto|dove|quali|sono|della|che|avete|esperienza|posso|parla|parlate|parli|italiano|lavora|habla|hablan|espanol|parle|francais|fala|portugues|ik|jullie|het|een|wat|zijn|hoeveel|kunt|jak|moge|czy|jest|jakie|dzien|dobry|panem|pana|merhaba|var|bu|nedir|nasil|deneyim\p{L}*|yapt\p{L}*|voce|tem|preco)$/u;
/** Letters that neither language has. */
const FOREIGN_LETTER = /[ığşąęłżźćńñ¿¡õãčřěőűå]/iu;
const MOST_FOREIGN_SHARE = 0.3;

/** Letters of other scripts: Cyrillic, Arabic, Chinese. */
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}]/gu;
const LATIN_LETTER = /\p{Script=Latin}/gu;

/** Whether a text reads as neither German nor English. */
export function isForeign(text: string): boolean {
	const others = text.match(OTHER_LETTER)?.length ?? 0;
	if (others > (text.match(LATIN_LETTER)?.length ?? 0)) return true;
	const words = tokenize(fold(text)).map(({ word }) => word);
	if (FOREIGN_LETTER.test(text) && words.some((word) => FOREIGN.test(word))) return true;
	return words.filter((word) => FOREIGN.test(word)).length > words.length * MOST_FOREIGN_SHARE;
}

/**
 * The language to answer in: the message's own, else that of the visitor's last earlier message that
 * shows one, else German; English for any third language.
 *
 * @param earlier The visitor's earlier messages, oldest first.
 */
export function answerLanguage(message: string, earlier: readonly string[]): Language {
	if (isForeign(message)) return "en";
	// German visitors use English terms, and a note of one or two shows no change of language.
	const spoken = languageOf(earlier.filter((text) => !isNote(text)).toReversed());
	const own = detectLanguage(message);
	if (own && !(spoken && isNote(message))) return own;
	return spoken ?? languageOf(earlier.toReversed()) ?? "de";
}

/** Words of a message that is no more than a note. */
const MOST_NOTED = 2;

/** Whether a message is a term or two in English, without a word of its grammar. */
function isNote(message: string): boolean {
	const words = tokenize(fold(message)).map(({ word }) => word);
	return (
		words.length <= MOST_NOTED &&
		detectLanguage(message) === "en" &&
		!words.some((word) => isEnglishGrammar(word))
	);
}

/** The language of the first text that shows one. */
function languageOf(texts: readonly string[]): Language | undefined {
	for (const text of texts) {
		const language = detectLanguage(text);
		if (language) return language;
	}
	return undefined;
}
