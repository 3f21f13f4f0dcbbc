import { expect, test } from "vitest";
import { ownAddresses } from "./content.ts";
import { facts } from "./facts.ts";
import { shipped } from "./shipped.ts";
import { SITE_LANGUAGES } from "./site.ts";

const texts = facts.flatMap(({ id, about, answer }) =>
	[about, answer].flatMap((text) => SITE_LANGUAGES.map((language) => ({ id, text: text[language] }))),
);

test("every fact has an answer in each language, with all content values filled in", () => {
	for (const { id, text } of texts) {
		expect(text.trim(), id).not.toBe("");
		expect(text, id).not.toMatch(/undefined|null|NaN|\[object|[{}$]|\.\.|\(\)/);
	}
});

test("answers link only to the owner's addresses", () => {
	const given = ownAddresses(shipped);
	for (const { id, answer } of facts) {
		for (const [, href] of `${answer.de} ${answer.en}`.matchAll(/\]\(([^)]*)\)/g))
			expect(given, id).toContain(href);
	}
});
