import { deu, eng } from "stopword";
import { expect, test } from "vitest";
import { shipped } from "../../src/content/shipped.ts";
import { SITE } from "../support/address.ts";
import { PAGES } from "../support/pages.ts";
import { documentAt, plain } from "./site.ts";

test("every page but the legal ones is there in every language", () => {
	const [first, ...others] = shipped.languages.map((language) =>
		PAGES.filter((page) => page.language === language && page.subject.group !== "legal"),
	);
	for (const pages of others) expect(pages).toHaveLength(first?.length ?? 0);
	for (const { alternates, subject } of PAGES)
		expect(alternates).toHaveLength(subject.group === "legal" ? 0 : shipped.languages.length);
});

const alternatesAt = (path: (typeof PAGES)[number]["path"]) =>
	new Map(
		[...documentAt(path).querySelectorAll("link[hreflang]")].map((link) => [
			link.getAttribute("hreflang") ?? "",
			link.getAttribute("href") ?? "",
		]),
	);

test.each(PAGES)("$path names its translations, which name it in turn", ({ path, language, alternates }) => {
	const named = alternatesAt(path);
	if (alternates.length === 0) return expect(named.size).toBe(0);
	expect([...named.keys()].sort()).toEqual([...shipped.languages, "x-default"].sort());
	expect(named.get(language)).toBe(SITE.address + path);
	for (const { href } of alternates) expect(alternatesAt(href)).toEqual(named);
});

const STOP_WORDS = { de: new Set(deu), en: new Set(eng) };

/** Returns the texts of a page that claim to be in its language, block by block. */
function textsIn(root: Element, language: string): string[] {
	if (root.closest("[lang]")?.getAttribute("lang") !== language || root.matches("script, style")) return [];
	const isBlock =
		/^(P|LI|H\d|DD|DT|SPAN|A|TD)$/.test(root.tagName) && root.querySelector("p, li, [lang]") === null;
	if (isBlock || root.children.length === 0) return [plain(root.textContent)];
	return [...root.children].flatMap((child) => textsIn(child, language));
}

test.each(PAGES)("$path holds no sentence of another language", ({ path, language }) => {
	const other = language === "de" ? "en" : "de";
	const count = (words: readonly string[], of: "de" | "en", not: "de" | "en") =>
		words.filter((word) => STOP_WORDS[of].has(word) && !STOP_WORDS[not].has(word)).length;
	const texts = textsIn(documentAt(path).body, language);
	expect(texts.length).toBeGreaterThan(10);
	const strange = texts.filter((text) => {
		// Quoted titles, names and headings aside.
		const words =
			text
				.toLowerCase()
				.replace(/[„“][^“”]*[“”]/g, "")
				.match(/\p{L}{2,}/gu) ?? [];
		return words.length > 5 && count(words, other, language) > count(words, language, other);
	});
	expect(strange).toEqual([]);
});
