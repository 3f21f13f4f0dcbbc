import { expect, test } from "vitest";
import { facts } from "./facts.ts";
import { owner } from "./owner.ts";
import { SITE_LANGUAGES } from "./site.ts";

const texts = facts.flatMap(({ id, about, answer }) =>
	[about, answer].flatMap((text) => SITE_LANGUAGES.map((language) => ({ id, text: text[language] }))),
);

test("every fact says something in each language, with all content values filled in", () => {
	for (const { id, text } of texts) {
		expect(text.trim(), id).not.toBe("");
		expect(text, id).not.toMatch(/undefined|null|NaN|\[object|[{}$]|\.\.|\(\)/);
	}
});

test("links in an answer lead to what the owner gives", () => {
	const given = [`mailto:${owner.email}`, owner.cvUrl, owner.profile.url];
	for (const { id, answer } of facts) {
		for (const [, href] of `${answer.de} ${answer.en}`.matchAll(/\]\(([^)]*)\)/g))
			expect(given, id).toContain(href);
	}
});
