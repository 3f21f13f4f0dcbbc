import { expect, test } from "vitest";
import { bulletList, escapeMarkdown, link, section } from "./page-markdown.ts";

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
