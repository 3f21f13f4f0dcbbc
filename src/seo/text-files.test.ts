import { describe, expect, test } from "vitest";
import { sitePaths } from "../content/catalog.ts";
import { owner } from "../content/owner.ts";
import { sitePages } from "./site-pages.ts";
import { textFiles } from "./text-files.ts";

const files = textFiles({ url: "https://portfolio.example/repo", basePath: "/repo/" });
const file = (path: string) => files.get(path) ?? "";

test("the list of pages for machines is the site's own", () => {
	expect(sitePages.map(({ path }) => path)).toEqual(sitePaths);
});

describe("sitemap.xml and robots.txt", () => {
	test("the sitemap lists every page at its canonical address", () => {
		const listed = [...file("/sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
		expect(listed).toEqual(sitePaths.map((path) => `https://portfolio.example/repo${path}`));
	});

	test("robots.txt allows everything and names the sitemap", () => {
		expect(file("/robots.txt")).toBe(
			"User-agent: *\nAllow: /\n\nSitemap: https://portfolio.example/repo/sitemap.xml\n",
		);
	});

	test("where the site's address is unknown there is neither a sitemap nor a mention of one", () => {
		const local = textFiles({ url: undefined, basePath: "/" });
		expect(local.has("/sitemap.xml")).toBe(false);
		expect(local.get("/robots.txt")).not.toContain("Sitemap");
	});
});

test("llms.txt opens with the owner's name and lists the Markdown of every page", () => {
	const text = file("/llms.txt");
	expect(text.startsWith(`# ${owner.name}\n\n> `)).toBe(true);
	for (const { path, summaryEn } of sitePages) {
		const markdown = path === "/" ? "/index.md" : `${path}.md`;
		expect(text).toContain(`(https://portfolio.example/repo${markdown}): ${summaryEn}`);
	}
});

describe("Markdown twins", () => {
	test.each(sitePages)("$path has one with its title, its lead and its English summary", (page) => {
		const markdown = file(page.path === "/" ? "/index.md" : `${page.path}.md`);
		expect(markdown).toContain(`# ${page.title}\n\n${page.lead}`);
		expect(markdown).toContain(`> In English: ${page.summaryEn}`);
		expect(markdown).toContain(`(https://portfolio.example/repo${page.path})`);
		expect(markdown).not.toMatch(/undefined|\[object|\n{3}/);
	});

	test("headings go down one level at a time", () => {
		for (const [path, text] of files) {
			if (!path.endsWith(".md")) continue;
			const levels = [...text.matchAll(/^(#+) /gm)].map(([, marks = ""]) => marks.length);
			expect(levels.filter((level) => level === 1)).toHaveLength(1);
			for (const [index, level] of levels.entries())
				expect(level, path).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
		}
	});

	test("links lead to pages, files and sections of the site, or to what the content names", () => {
		const targets = [...files.values()].flatMap((text) =>
			[...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = ""]) => href),
		);
		const own = targets.filter((href) => href.startsWith("https://portfolio.example"));
		expect(own.length).toBeGreaterThan(100);
		for (const href of own) {
			const path = href.replace("https://portfolio.example/repo", "").replace(/#\w+$/, "");
			expect(sitePaths.includes(path as (typeof sitePaths)[number]) || files.has(path), href).toBe(true);
		}
	});
});

test("the manifest names the owner, and its addresses hold below a base path", () => {
	const manifest = JSON.parse(file("/site.webmanifest"));
	expect(manifest).toMatchObject({ short_name: owner.name, lang: "de", start_url: "./" });
	const address = "https://portfolio.example/repo/site.webmanifest";
	for (const { src } of manifest.icons)
		expect(new URL(src, address).pathname).toMatch(/^\/repo\/icons\/.*\.png$/);
});
