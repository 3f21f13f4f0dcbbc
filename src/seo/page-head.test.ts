import { expect, test } from "vitest";
import { owner } from "../content/owner.ts";
import { pageHead } from "./page-head.ts";
import { sitePage, sitePages } from "./site-pages.ts";

const site = { url: "https://portfolio.example", basePath: "/" };
const devops = sitePage("/services/devops");

test("a page says its title, its canonical address, its Markdown and its picture", () => {
	const head = pageHead(devops, site);
	expect(head).toContainEqual({ title: `${devops.meta.title} | ${owner.name}` });
	expect(head).toContainEqual({ name: "description", content: devops.meta.description });
	const canonical = "https://portfolio.example/services/devops";
	expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: canonical });
	expect(head).toContainEqual({ property: "og:url", content: canonical });
	expect(head).toContainEqual({
		tagName: "link",
		rel: "alternate",
		type: "text/markdown",
		href: `${canonical}.md`,
	});
	expect(head).toContainEqual({
		property: "og:image",
		content: "https://portfolio.example/social/services-devops.png",
	});
	expect(head).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
});

test("without the site's address there is no canonical one, and the rest is found from the root", () => {
	const head = pageHead(devops, { url: undefined, basePath: "/repo/" });
	expect(JSON.stringify(head)).not.toMatch(/canonical|og:url|undefined/);
	expect(head).toContainEqual({
		tagName: "link",
		rel: "alternate",
		type: "text/markdown",
		href: "/repo/services/devops.md",
	});
});

test("titles and descriptions are each page's own, and have the length that result pages show", () => {
	const titles = sitePages.map(({ meta }) => meta.title);
	expect(new Set(titles).size).toBe(titles.length);
	const descriptions = sitePages.map(({ meta }) => meta.description);
	expect(new Set(descriptions).size).toBe(descriptions.length);
	for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(60);
	for (const text of descriptions) {
		expect(text.length, text).toBeGreaterThanOrEqual(70);
		expect(text.length, text).toBeLessThanOrEqual(160);
	}
});
