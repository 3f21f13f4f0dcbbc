import { expect, test } from "vitest";
import { inLanguage } from "../language.ts";
import { allPagesOf } from "../pages.ts";
import { shipped } from "../shipped.ts";
import { SITE_LANGUAGES } from "../site.ts";
import type { Language } from "../types.ts";
import { glossary } from "./glossary.ts";

const termsIn = (language: Language) => inLanguage(glossary.fields, language).flatMap(({ terms }) => terms);

test("ids are unique", () => {
	const ids = termsIn("de").map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
});

test.each(SITE_LANGUAGES)("no two terms share a name in %s", (language) => {
	const names = termsIn(language).flatMap(({ name, also = [] }) => [name, ...also]);
	const lowerCase = names.map((name) => name.toLowerCase());
	expect(lowerCase.filter((name, index) => lowerCase.indexOf(name) !== index)).toEqual([]);
});

test("every term belongs to a page of the site", () => {
	const paths = allPagesOf(shipped).map(({ path }) => path);
	expect(
		termsIn("de")
			.map(({ page }) => page)
			.filter((page) => !paths.includes(page)),
	).toEqual([]);
});
