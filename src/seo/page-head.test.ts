import { describe, expect, test } from "vitest";
import { secondSites } from "../../fixtures/second-site/content.ts";
import { inLanguage } from "../pages/language.ts";
import { pageHead } from "./page-head.ts";
import { siteOf } from "./site-address.ts";

describe.each(secondSites)("a site in $language alone", ({ language, content }) => {
	const headOfHome = (url: string | undefined, basePath = "/") => {
		const site = siteOf(content, { url, basePath });
		return site.pages.slice(0, 1).flatMap((home) => pageHead(home, site));
	};

	test("has title, canonical URL, Markdown twin and social image", () => {
		const head = headOfHome("https://portfolio.example");
		const canonical = "https://portfolio.example/";
		const { home, owner } = inLanguage(content, language);
		expect(head).toContainEqual({ title: `${home.meta.title} | ${owner.name}` });
		expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: canonical });
		expect(head).toContainEqual({ property: "og:url", content: canonical });
		expect(head).toContainEqual({ property: "og:image", content: `${canonical}social/home.png` });
	});

	test("without the site's URL has no canonical URL, and paths from the root", () => {
		const head = headOfHome(undefined, "/repo/");
		expect(JSON.stringify(head)).not.toMatch(/canonical|og:url|undefined/);
		const markdown = { tagName: "link", rel: "alternate", type: "text/markdown", href: "/repo/index.md" };
		expect(head).toContainEqual(markdown);
	});
});
