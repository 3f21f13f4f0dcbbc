/** Places of a list as they are said, the first first: as ordinals and as numbers, German before English. */
const PLACES: readonly RegExp[] = [
	["erste", "first", "eins", "one"],
	["zweite", "second", "zwei", "two"],
	["dritte", "third", "drei", "three"],
	["vierte", "fourth", "vier", "four"],
	["funfte", "fifth", "funf", "five"],
	["sechste", "sixth", "sechs", "six"],
	["sieb(?:en)?te", "seventh", "sieben", "seven"],
	["achte", "eighth", "acht", "eight"],
].map(
	([german, english, eins, one], index) =>
		new RegExp(
			`^\\W*${index + 1}\\W*$|\\b(${german}[mnrs]?|${english}|(nummer|nr\\.?|punkt|phase|schritt|number|no\\.?|point|item|step) (${index + 1}|${eins}|${one}))\\b`,
		),
);
const LAST_BUT_ONE = /\b(vorletzte[mnrs]?|(second|next) to last|last but one|second last|penultimate)\b/;
/** How long something lasts is no place. */
const LAST = /\b(letzte[mnrs]?|(?<!\bhow long\b.*)last|final)\b/;

/** The place in a list that a normalized message says, counted from the end where it is negative. */
export function placeIn(text: string): number | undefined {
	if (LAST_BUT_ONE.test(text)) return -2;
	const place = PLACES.findIndex((each) => each.test(text));
	if (place >= 0) return place;
	return LAST.test(text) ? -1 : undefined;
}

/** Whether a normalized message says the last place. */
export const saysLast = (text: string): boolean => LAST.test(text);
