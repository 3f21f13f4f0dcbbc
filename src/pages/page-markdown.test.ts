import { expect, test } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import { bulletList, escapeMarkdown, link, pageSections, section } from "./page-markdown.ts";
import { pagesOf } from "./pages.ts";

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
