import { expect, test } from "vitest";
import { sitePaths } from "../catalog.ts";
import { inLanguage } from "../language.ts";
import { SITE_LANGUAGES } from "../site.ts";
import { glossary } from "./glossary.ts";

test("ids are unique", () => {
	expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
});

test.each(SITE_LANGUAGES)("no two terms share a name in %s", (language) => {
	const names = inLanguage(glossary, language).flatMap(({ name, also = [] }) => [name, ...also]);
	const lowerCase = names.map((name) => name.toLowerCase());
	expect(lowerCase.filter((name, index) => lowerCase.indexOf(name) !== index)).toEqual([]);
});

test("every term belongs to a page of the site", () => {
	expect(glossary.map(({ page }) => page).filter((page) => !sitePaths.includes(page))).toEqual([]);
});
