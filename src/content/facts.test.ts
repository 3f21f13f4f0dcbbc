import { expect, test } from "vitest";
import { facts } from "./facts.ts";
import { owner } from "./owner.ts";
import { allPagesOf } from "./pages.ts";
import { shipped } from "./shipped.ts";

const places = allPagesOf(shipped).flatMap(({ path, parts }) => [
	path,
	...parts.map(({ id }) => `${path}#${id}`),
]);
const texts = facts.flatMap(({ id, about, answer }) =>
	[about, answer].flatMap(({ de, en }) => [
		{ id, text: de },
		{ id, text: en },
	]),
);

test("ids are unique", () => {
	expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
});

test("every fact says something in both languages, with all content values filled in", () => {
	for (const { id, text } of texts) {
		expect(text.trim(), id).not.toBe("");
		expect(text, id).not.toMatch(/undefined|null|NaN|\[object|[{}$]|\.\.|\(\)/);
	}
});

test("links in an answer lead to what the owner gives, and all others to places of the site", () => {
	const given = [`mailto:${owner.email}`, owner.cvUrl, owner.profile.url];
	for (const { id, answer, links } of facts) {
		for (const place of links) expect(places, id).toContain(place);
		for (const [, href] of `${answer.de} ${answer.en}`.matchAll(/\]\(([^)]*)\)/g))
			expect(given, id).toContain(href);
	}
});
