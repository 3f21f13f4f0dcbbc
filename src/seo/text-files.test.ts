import { expect, test } from "vitest";
import { sitePaths } from "../content/catalog.ts";
import { sitePages } from "./site-pages.ts";
import { textFiles } from "./text-files.ts";

const files = textFiles({ url: "https://portfolio.example/repo", basePath: "/repo/" });
const twins = [...files].filter(([path]) => path.endsWith(".md"));

test("the list of pages for machines is the site's own", () => {
	expect(sitePages.map(({ path }) => path)).toEqual(sitePaths);
	expect(twins).toHaveLength(sitePaths.length);
});

test("where the site's address is unknown there is neither a sitemap nor a mention of one", () => {
	const local = textFiles({ url: undefined, basePath: "/" });
	expect(local.has("/sitemap.xml")).toBe(false);
	expect(local.get("/robots.txt")).not.toContain("Sitemap");
	expect(files.get("/robots.txt")).toContain("Sitemap: https://portfolio.example/repo/sitemap.xml");
});

test.each(twins)("headings in %s go down one level at a time, and nothing is missing", (_path, text) => {
	const levels = [...text.matchAll(/^(#+) /gm)].map(([, marks = ""]) => marks.length);
	expect(levels.filter((level) => level === 1)).toHaveLength(1);
	for (const [index, level] of levels.entries())
		expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
	expect(text).not.toMatch(/undefined|\[object|\n{3}/);
});
