import { expect, test } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import { inLanguage } from "./language.ts";
import { bulletList, escapeMarkdown, link, pageSections, section } from "./page-markdown.ts";
import { allPagesOf, pagesOf } from "./pages.ts";

/** Keys of the home page's meta tags, buttons, icons, drawing, and headings of links that stand elsewhere in the Markdown. */
const ELSEWHERE = /^(meta|startButton|cvButton|icon|drawing|clientsTitle|directTitle)$/;

test.each([
	["a * b", "a \\* b"],
	["<script>", "\\<script>"],
	["[x](y)", "\\[x\\](y)"],
	["`rm`", "\\`rm\\`"],
	["pg_stat_statements", "pg_stat_statements"],
	["_betont_", "\\_betont\\_"],
	["C:\\Temp", "C:\\\\Temp"],
])("%s is written as %s", (text, markdown) => {
	expect(escapeMarkdown(text)).toBe(markdown);
});

test("a section without content has no heading", () => {
	expect(section(2, "Leer", "", bulletList([]))).toBe("");
	expect(section(2, "Voll", bulletList(["a", "b"]))).toBe("## Voll\n\n- a\n- b");
});

test("a link's title can't close it", () => {
	expect(link("a](b", "/c")).toBe("[a\\](b](/c)");
});

test("a page’s drawing is told in words", () => {
	const told = pagesOf(secondSite, "en").flatMap((page) => pageSections(page, (href) => href));
	expect(told).toContain(
		"## Before and after\n\nEcho → Sound\n\n- **Bare concrete**: Absorbers on the ceiling\n\nHeard from the same seat.",
	);
});

test("the home page's Markdown holds all of its text but that of buttons", () => {
	const textsOf = (value: unknown): string[] =>
		typeof value === "string"
			? [value]
			: Object.entries(value ?? {}).flatMap(([key, entry]) => (ELSEWHERE.test(key) ? [] : textsOf(entry)));
	for (const page of allPagesOf(secondSite).filter(({ subject }) => subject.group === "home")) {
		const markdown = [page.title, page.lead, ...pageSections(page, (href) => href)].join("\n");
		for (const text of textsOf(inLanguage(secondSite.home, page.language)))
			expect(markdown).toContain(escapeMarkdown(text));
	}
});
