import { isStopWord } from "./common-words.ts";
import { fold, tokenize } from "./fold.ts";
import type { Language } from "./stem.ts";

const LANGUAGES: Readonly<Record<string, Language>> = {
	deutsch: "de",
	deutsche: "de",
	german: "de",
	englisch: "en",
	englische: "en",
	english: "en",
};
/** Words that stand beside a wish for a language and ask for nothing else. */
const BESIDE =
	/^(answer\w*|reply|antwort\w*|sag\w*|say|repeat|wiederhol\w*|nochmal\w*|again|version|same|tell|translat\w*|ubersetz\w*|switch|wechsl\w*|sprache|language|bitte|please|now|jetzt|try|write|schreib\w*)$/;

/** The language that a message asks to be answered in, if it asks for nothing else: "And in English please?" */
export function languageWish(message: string): Language | undefined {
	let wish: Language | undefined;
	for (const { word } of tokenize(fold(message))) {
		const named = LANGUAGES[word];
		if (named) wish = named;
		else if (!isStopWord(word) && !BESIDE.test(word)) return undefined;
	}
	return wish;
}
