import { LOCALES, SITE_LANGUAGES } from "../content/site.ts";
import type { CalendarDate, InLanguage, Language, Localized, SitePath } from "../content/types.ts";
import { ENGLISH_PATHS } from "./paths.ts";

/** An object such as `{ id: "x" }` has a language's code as a key, too, so the site's languages have to be there. */
const isLocalized = (value: object): value is Localized =>
	SITE_LANGUAGES.every((language) => language in value) &&
	Object.entries(value).every(([key, entry]) => key in LANGUAGE_NAMES && typeof entry === "string");

/** Resolves all texts in `value` to `language`, at any depth. */
export function inLanguage<T>(value: T, language: Language): InLanguage<T>;
export function inLanguage(value: unknown, language: Language): unknown {
	if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language));
	if (typeof value !== "object" || value === null) return value;
	if (isLocalized(value)) return inRegion(value[language], language);
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inLanguage(entry, language)]));
}

/** Returns a text's language on a page: one that isn't localized is English, as the specification's are. */
export const languageOfText = (text: string | Localized, pageLanguage: Language): Language =>
	typeof text === "string" ? "en" : pageLanguage;

/** The languages' own names. Loading Intl.DisplayNames in the browser would take 7 % of a page's hydration. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { de: "Deutsch", en: "English" };

/** Returns a text as the language's region writes it: in Switzerland without ß. */
export const inRegion = (text: string | undefined, language: Language, locale = LOCALES[language]): string =>
	locale === "de-CH" ? (text ?? "").replaceAll("ß", "ss") : (text ?? "");

/** "A, B und C", "A, B and C". */
export const enumerate = (items: readonly string[], language: Language): string =>
	new Intl.ListFormat(LOCALES[language]).format(items);

/** "1. Februar 2027", "1 February 2027". */
export const dateIn = (date: CalendarDate, language: Language): string =>
	new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** "12 Wochen", "3 days"; narrow: "12 W", "3d". */
export const durationIn = (days: number, language: Language, unitDisplay: "long" | "narrow" = "long") => {
	const [count, unit] = days % 5 === 0 ? [days / 5, "week"] : [days, "day"];
	return new Intl.NumberFormat(LOCALES[language], { style: "unit", unit, unitDisplay }).format(count);
};

/** Replaces the `{name}` placeholders of a text. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
	text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

const [FIRST_LANGUAGE] = SITE_LANGUAGES;

/** Translates the path of a page or part from the site's first language to `language`. */
export function pathIn(path: SitePath, language: Language, [first]: readonly Language[] = SITE_LANGUAGES) {
	const [page = "/", fragment = ""] = path.split(/(?=#)/) as SitePath[];
	const own = (language === "en" && ENGLISH_PATHS[page]) || page;
	return `${language === first ? own : `/${language}${own === "/" ? "" : own}`}${fragment}` as SitePath;
}

/** Returns the language of the page at `pathname`, which excludes the base path. */
export const languageOf = (pathname: string): Language =>
	SITE_LANGUAGES.find((language) => language === pathname.split("/")[1]) ?? FIRST_LANGUAGE;
