import type { SiteLanguage } from "./site.ts";

/** A text in every language of the site. */
export type Localized = Readonly<Record<SiteLanguage, string>>;

/** A value whose texts are plain strings, in one language. */
export type InLanguage<T> = T extends Localized
	? string
	: T extends readonly (infer Entry)[]
		? readonly InLanguage<Entry>[]
		: T extends (...parameters: never) => unknown
			? T
			: T extends object
				? { readonly [Key in keyof T]: InLanguage<T[Key]> }
				: T;

const LANGUAGE_CODE = /^[a-z]{2}$/;

const isLocalized = (value: object): value is Localized =>
	Object.entries(value).every(([key, entry]) => LANGUAGE_CODE.test(key) && typeof entry === "string");

/** Returns `value` with each of its texts in `language`, however deep they stand. */
export function inLanguage<T>(value: T, language: SiteLanguage): InLanguage<T>;
export function inLanguage(value: unknown, language: SiteLanguage): unknown {
	if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language));
	if (typeof value !== "object" || value === null) return value;
	if (isLocalized(value)) return value[language];
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inLanguage(entry, language)]));
}
