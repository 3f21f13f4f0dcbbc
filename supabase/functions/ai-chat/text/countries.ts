import { fold, wordsIn } from "./fold.ts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Germany, and codes that stand for no country: unions of several, placeholders. */
const NO_OTHER_COUNTRY = /^(DE|DD|EU|EZ|QO|UN|XA|XB|ZZ)$/;
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
	(code) => !NO_OTHER_COUNTRY.test(code),
);

/** The names of all countries but Germany in both languages, as phrases: "niederlande*" of "in den Niederlanden". */
export const countriesAbroad = (): string =>
	["de", "en"]
		.map((language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }))
		.flatMap((names) => CODES.flatMap((code) => names.of(code) ?? []))
		.map((name) =>
			wordsIn(fold(name.replace(/ \(.*/, "")))
				.map(declined)
				.join(" "),
		)
		.join("|");

const declined = (word: string): string => (word.endsWith("e") ? `${word}*` : word);
