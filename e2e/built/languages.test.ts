import { deu, eng } from "stopword";
import { expect, test } from "vitest";
import { chat } from "../../src/content/chat.ts";
import { contact } from "../../src/content/contact.ts";
import { shipped } from "../../src/content/shipped.ts";
import type { SitePath } from "../../src/content/types.ts";
import { chatButton, MENU_LABELS, words } from "../../src/content/words.ts";
import { SITE } from "../support/address.ts";
import { LANGUAGE, PAGES } from "../support/pages.ts";
import { documentAt, plain } from "./build-output.ts";

test("every page except the legal ones exists in every language", () => {
	const [first, ...others] = shipped.languages.map((language) =>
		PAGES.filter((page) => page.language === language && page.subject.group !== "legal"),
	);
	for (const pages of others) expect(pages).toHaveLength(first?.length ?? 0);
});

const alternatesAt = (path: SitePath) =>
	new Map(
		[...documentAt(path).querySelectorAll("link[hreflang]")].map((link) => [
			link.getAttribute("hreflang") ?? "",
			link.getAttribute("href") ?? "",
		]),
	);

test.each(PAGES)("$path links its translations, which link back", ({ path, language, alternates }) => {
	const named = alternatesAt(path);
	if (alternates.length === 0) return expect(named.size).toBe(0);
	expect([...named.keys()].sort()).toEqual([...shipped.languages, "x-default"].sort());
	expect(named.get(language)).toBe(SITE.address + path);
	for (const { href } of alternates) expect(alternatesAt(href)).toEqual(named);
});

/** Returns the texts of a page that are in its language according to `lang`, block by block. */
function textsIn(root: Element, language: string): string[] {
	if (root.closest("[lang]")?.getAttribute("lang") !== language || root.matches("script, style")) return [];
	const isBlock =
		/^(P|LI|H\d|DD|DT|SPAN|A|TD)$/.test(root.tagName) && root.querySelector("p, li, [lang]") === null;
	const label = plain(root.getAttribute("aria-label"));
	if (isBlock || root.children.length === 0) return [label, plain(root.textContent)];
	return [label, ...[...root.children].flatMap((child) => textsIn(child, language))];
}

const textsAt = (path: SitePath, language: string) => textsIn(documentAt(path).body, language);

const STOP_WORDS = { de: new Set(deu), en: new Set(eng) };

test.each(PAGES)("$path has no sentence in another language", ({ path, language }) => {
	const other = language === "de" ? "en" : "de";
	const count = (words: readonly string[], of: "de" | "en", not: "de" | "en") =>
		words.filter((word) => STOP_WORDS[of].has(word) && !STOP_WORDS[not].has(word)).length;
	const texts = textsAt(path, language);
	expect(texts.length).toBeGreaterThan(10);
	const strange = texts.filter((text) => {
		// Ignores quoted titles, headings and names, which may hold a word of another language.
		const words =
			text
				.toLowerCase()
				.replace(/[„“][^“”]*[“”]/g, "")
				.match(/\p{L}{2,}/gu) ?? [];
		return words.length > 5 && count(words, other, language) > count(words, language, other) + 1;
	});
	expect(strange).toEqual([]);
});

const wordsOf = (text: string) => text.match(/\p{L}{3,}/gu) ?? [];

/** Words of texts without translations, such as names and technologies. */
function wordsOfAllLanguages(value: unknown): string[] {
	if (typeof value === "string") return wordsOf(value);
	if (typeof value !== "object" || value === null) return [];
	const isTranslated = LANGUAGE in value && new Set(Object.values(value)).size > 1;
	return isTranslated ? [] : Object.values(value).flatMap(wordsOfAllLanguages);
}

test("a label left untranslated has no translation in the content", () => {
	const { facts, synonyms, legalPages, ...pages } = shipped;
	const known = new Set(wordsOfAllLanguages([pages, words, contact, chat, chatButton]));
	const untranslated = PAGES.filter(({ language }) => language === LANGUAGE).flatMap(({ path, alternates }) =>
		alternates.slice(1).flatMap(({ href, language }) => {
			const translated = new Set(textsAt(href, language));
			return textsAt(path, LANGUAGE).filter(
				(text) => translated.has(text) && wordsOf(text).some((word) => !known.has(word)),
			);
		}),
	);
	expect([...new Set(untranslated)]).toEqual([]);
});

/** Texts that the content doesn't translate, of at least two words or of the menu: the specification's English. */
function untranslated(value: unknown): string[] {
	if (typeof value === "string") return /\S \S/.test(value) ? [value] : [];
	if (typeof value !== "object" || value === null || (LANGUAGE in value && "en" in value)) return [];
	return Object.values(value).flatMap(untranslated);
}

test.each(PAGES.filter(({ language }) => language !== "en"))(
	"$path marks English texts of the site's own as English",
	({ path }) => {
		const english = new Set([
			...untranslated([words, chat, chatButton]),
			...Object.values(MENU_LABELS),
			...untranslated(shipped.home.hero.cvButton),
			words.shell.getInTouch.en,
		]);
		const isEnglish = (text: string) => english.has(plain(text));
		const unmarked = [...documentAt(path).body.querySelectorAll("*")].filter(
			(element) =>
				(isEnglish(element.getAttribute("aria-label") ?? "") ||
					[...element.childNodes].some((node) => node.nodeType === 3 && isEnglish(node.textContent ?? ""))) &&
				element.closest("[lang]")?.getAttribute("lang") !== "en",
		);
		expect(unmarked.map(({ outerHTML }) => outerHTML)).toEqual([]);
	},
);
