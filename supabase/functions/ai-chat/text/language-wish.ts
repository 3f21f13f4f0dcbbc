import { isStopWord } from "./common-words.ts";
import { fold, tokenize } from "./fold.ts";
import type { Language } from "./stem.ts";

const LANGUAGES: ReadonlyMap<string, Language> = new Map([
	["deutsch", "de"],
	["deutsche", "de"],
	["german", "de"],
	["englisch", "en"],
	["englische", "en"],
	["english", "en"],
]);
/** Words that stand beside a wish for a language and ask for nothing else. */
const BESIDE =
	/^(answer\w*|reply|antwort\w*|sag\w*|say|repeat|wiederhol\w*|nochmal\w*|again|version|same|tell|translat\w*|ubersetz\w*|switch|wechsl\w*|sprache|language|bitte|please|now|jetzt|sorry|oh|oops|ups|entschuldig\w*|verzeihung|pardon|lieber|rather|instead|try|explain|erklar\w*|write|schreib\w*)$/;

/** Asks which language something is in, such as the CV, or whether it is there in one. */
const OF_THING =
	/^\W*(?:and |und )?(?:is|ist) (?:it|that|there|er|der|das)\b|\bgibts? (?:es )?(?:ihn|den|diesen|einen)\b/;

/** The language that a message asks to be answered in, if it asks for nothing else: "And in English please?" */
export function languageWish(message: string): Language | undefined {
	if (OF_THING.test(fold(message))) return undefined;
	let wish: Language | undefined;
	for (const { word } of tokenize(fold(message))) {
		const named = LANGUAGES.get(word);
		if (named) wish = named;
		else if (!isStopWord(word) && !BESIDE.test(word)) return undefined;
	}
	return wish;
}

const NAME = "(deutsch|german|englisch|english)";
const POLITE = "(?:bitte|please)";
/** Ways to ask for a language beside the question itself. */
const ASIDE: readonly RegExp[] = [
	`(?<=^|[.!?:;,(]\\s*)(?:${POLITE},?\\s+)?(?:(?:be)?antworte\\w*|answer|reply|respond)(?:\\s+(?:sie|mir|me|uns|us|${POLITE}|nur|only|das|it|this|the question|die frage))*\\s+(?:auf|in)\\s+${NAME}\\b(?:,?\\s+${POLITE})?`,
	`(?<=^|[.!?:;,(]\\s*)(?:${POLITE},?\\s+)?(?:auf|in)\\s+${NAME}(?:\\s+${POLITE})?\\s+(?:be)?antworten\\b(?:,?\\s+${POLITE})?`,
	`^\\W*(?:(?:${POLITE}|und|and|ok|okay|now|jetzt|then|dann|so),?\\s+)*(?:auf|in)\\s+${NAME}(?:,?\\s+(?:${POLITE}|again|nochmals?|wieder))*\\s*[:,](?!\\s*(?:${POLITE})?\\s*$)`,
	`^\\W*(?:(?:${POLITE}|und|and|ok|okay|now|jetzt|then|dann|so|wieder|again|back to|zuruck zu),?\\s+)*${NAME}\\s*:(?!\\s*$)`,
	`(?:(?<=[.!?,(]\\s*)|\\s)${POLITE},?\\s+(?:auf|in)\\s+${NAME}\\W*$`,
	`(?:(?<=[.!?,(]\\s*)|\\s)(?:auf|in)\\s+${NAME},?\\s+${POLITE}\\W*$`,
].map((pattern) => new RegExp(pattern, "iu"));

/**
 * The language that a question is asked to be answered in, and the question without that; undefined where
 * nothing is left to be asked.
 */
export function languageAside(message: string): { language: Language; question: string } | undefined {
	if (languageWish(message)) return undefined;
	for (const pattern of ASIDE) {
		const found = pattern.exec(message);
		const language = LANGUAGES.get(found?.[1]?.toLowerCase() ?? "");
		if (!found || !language) continue;
		const question = (message.slice(0, found.index) + message.slice(found.index + found[0].length))
			.replace(/^[\s:;,.!()-]+/, "")
			.trim();
		if (tokenize(fold(question)).some(({ word }) => !isStopWord(word))) return { language, question };
	}
	return undefined;
}
