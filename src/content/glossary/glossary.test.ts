import { expect, test } from "vitest";
import { inLanguage } from "../language.ts";
import { allPagesOf } from "../pages.ts";
import { shipped } from "../shipped.ts";
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
	const paths = allPagesOf(shipped).map(({ path }) => path);
	expect(glossary.map(({ page }) => page).filter((page) => !paths.includes(page))).toEqual([]);
});
