import { describe, expect, test } from "vitest";
import { secondSites } from "../../fixtures/second-site/content.ts";
import { siteOf } from "./site-address.ts";
import { textFiles } from "./text-files.ts";

describe.each(secondSites)("a site in $language only", ({ content }) => {
	const files = textFiles(siteOf(content, { url: "https://portfolio.example/repo", basePath: "/repo/" }));
	const twins = [...files].filter(([path]) => path.endsWith(".md"));

	test("without the site's URL there is neither a sitemap nor a reference to one", () => {
		const local = textFiles(siteOf(content, { url: undefined, basePath: "/" }));
		expect(local.has("/sitemap.xml")).toBe(false);
		expect(local.get("/robots.txt")).not.toContain("Sitemap");
		expect(files.get("/robots.txt")).toContain("Sitemap: https://portfolio.example/repo/sitemap.xml");
	});

	test.each(twins)("headings in %s go down one level at a time, and no value is missing", (_path, text) => {
		const levels = [...text.matchAll(/^(#+) /gm)].map(([, marks = ""]) => marks.length);
		expect(levels.filter((level) => level === 1)).toHaveLength(1);
		for (const [index, level] of levels.entries())
			expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
		expect(text).not.toMatch(/undefined|\[object|\n{3}/);
	});
});
