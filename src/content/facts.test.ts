import { expect, test } from "vitest";
import { facts } from "./facts.ts";
import { owner } from "./owner.ts";

const texts = facts.flatMap(({ id, about, answer }) =>
	[about, answer].flatMap(({ de, en }) => [
		{ id, text: de },
		{ id, text: en },
	]),
);

test("every fact says something in both languages, with all content values filled in", () => {
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
