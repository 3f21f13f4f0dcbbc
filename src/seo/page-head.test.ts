import { expect, test } from "vitest";
import { owner } from "../content/owner.ts";
import { pageHead } from "./page-head.ts";
import { sitePage, sitePages } from "./site-pages.ts";

test("a page says its title, its canonical address, its Markdown and its picture", () => {
	const home = sitePage("/");
	const head = pageHead(home, { url: "https://portfolio.example", basePath: "/" });
	const canonical = "https://portfolio.example/";
	expect(head).toContainEqual({ title: `${home.meta.title} | ${owner.name}` });
	expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: canonical });
	expect(head).toContainEqual({ property: "og:url", content: canonical });
	expect(head).toContainEqual({ property: "og:image", content: `${canonical}social/home.png` });
});

test("without the site's address there is no canonical one, and the rest is found from the root", () => {
	const head = pageHead(sitePage("/"), { url: undefined, basePath: "/repo/" });
	expect(JSON.stringify(head)).not.toMatch(/canonical|og:url|undefined/);
	const markdown = { tagName: "link", rel: "alternate", type: "text/markdown", href: "/repo/index.md" };
	expect(head).toContainEqual(markdown);
});

test.each(sitePages)(
	"the title and the description of $path have the length that result pages show",
	({ meta }) => {
		expect(meta.title.length).toBeLessThanOrEqual(60);
		expect(meta.description.length).toBeGreaterThanOrEqual(70);
		expect(meta.description.length).toBeLessThanOrEqual(160);
	},
);
