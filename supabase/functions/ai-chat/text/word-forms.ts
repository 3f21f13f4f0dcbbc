import { stem } from "./stem.ts";
import { meaning } from "./synonyms.ts";

/** What a German participle or past tense may come from: "aufbewahrt" → "aufbewahren", "umgebaut" → "umbauen". */
export function infinitives(word: string): string[] {
	const [, past] = /^(.{4,}?)(?:e?t|te|ten|test)$/.exec(word) ?? [];
	const [, prefix = "", root] = /^(\p{L}{0,5}?)ge(\p{L}{3,}?)(?:e?t|en)$/u.exec(word) ?? [];
	return [past && `${past}en`, root && `${prefix}${root}en`].filter(
		(form) => form !== undefined && form !== "",
	);
}

/** The terms that a folded word is found under: its meaning by German and by English rules. */
export function wordTerms(word: string): string[] {
	const german = meaning(stem(word, "de"));
	const english = meaning(stem(word, "en"));
	return german === english ? [german] : [german, english];
}
