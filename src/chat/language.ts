export type Language = "de" | "en";

const WORDS: Record<Language, ReadonlySet<string>> = {
	de: new Set(
		"aber als am an auf auch aus bei bin bis da das dem den der des die dies dir du ein eine einem einen einer er es für gibt haben hallo hat hast ich ihm ihn ihr im ist ja kann kannst können man mehr mein mit nach nicht noch nur oder seine sich sie sind und uns vom von vor war was welche welchen wer wie wird wo zu zum zur über".split(
			" ",
		),
	),
	en: new Set(
		"a about an and any are as at be been but by can did do does for from had has have he hello hi him his how i if in is it its more my no not of on or our she so some tell that the their there they this to was we what when where which who why will with would yes you your".split(
			" ",
		),
	),
};

/** The language of a text by its small words; German, like the site, where they don't tell. */
export function detectLanguage(text: string): Language {
	const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
	const count = (language: Language) => words.filter((word) => WORDS[language].has(word)).length;
	const umlauts = words.filter((word) => /[äöüß]/.test(word)).length;
	return count("en") > count("de") + umlauts ? "en" : "de";
}

const QUOTED = /[„“"][^„“”"]*(?:[“”"]|$)/gm;
const LIST_ITEM = /^- .*$/gm;

/** The language that an answer speaks itself: it quotes and lists the German pages in English too. */
export const languageOfAnswer = (markdown: string): Language =>
	detectLanguage(markdown.replace(QUOTED, " ").replace(LIST_ITEM, " "));
