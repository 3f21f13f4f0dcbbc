import { wordsIn } from "../text/fold.ts";
import { saysOnly } from "./says-only.ts";

const YEAR = /\b((?:19|20)\d\d)\b/g;
/** Says that something came to pass, without saying what. */
const CAME_TO_PASS = new Set(
	`neu neues neue passiert passierte geschah geschehen kam dazu hinzu hinzugekommen dazugekommen anders geandert anderte los jahr gekommen lief brachte getan tat macht machst machen mache
	new changed change happened happen came added add joined different year going bring brought along`.split(
		/\s+/,
	),
);

/** The year of a normalized question that asks for nothing but what came to pass in it. */
export function readYear(text: string): string | undefined {
	const years = Array.from(text.matchAll(YEAR), ([year]) => year);
	const [year] = years;
	if (year === undefined || years.length > 1) return undefined;
	const isOfThat = (word: string) => CAME_TO_PASS.has(word);
	return wordsIn(text).some(isOfThat) && saysOnly(text, (word) => word === year || isOfThat(word))
		? year
		: undefined;
}
