import type { APIRequestContext } from "@playwright/test";
import { BASE_PATH_SITE } from "./environment.ts";
import { expect, test } from "./fixtures.ts";
import { DETAIL_PAGES, LEGAL_PAGES } from "./routes.ts";

/** The site below a path, built with its address, as a deploy does. */
test.use({ baseURL: BASE_PATH_SITE.url });

const PAGES = ["/", ...DETAIL_PAGES, ...LEGAL_PAGES];
const below = (path: string) => `${BASE_PATH_SITE.basePath}${path.slice(1)}`;
const complete = (path: string) => `${BASE_PATH_SITE.address}${path}`;

async function headOf(request: APIRequestContext, path: string) {
	const html = await (await request.get(below(path))).text();
	const head = html.slice(0, html.indexOf("</head>"));
	const one = (pattern: RegExp) => {
		const found = [...head.matchAll(pattern)].map(([, value = ""]) => value);
		expect(found, `${path}: ${pattern}`).toHaveLength(1);
		return found[0] ?? "";
	};
	return {
		html,
		title: one(/<title>(.*?)<\/title>/g),
		description: one(/<meta name="description" content="(.*?)"/g),
		canonical: one(/<link rel="canonical" href="(.*?)"/g),
		markdown: one(/<link rel="alternate" type="text\/markdown" href="(.*?)"/g),
		image: one(/<meta property="og:image" content="(.*?)"/g),
		jsonLd: JSON.parse(one(/<script type="application\/ld\+json">(.*?)<\/script>/g)),
	};
}

/** Where the test's server has what an address of the site names. */
const served = (address: string) => {
	expect(address.startsWith(`${BASE_PATH_SITE.address}/`), address).toBe(true);
	return below(address.slice(BASE_PATH_SITE.address.length));
};

test("every page has a head of its own, and what it names is there", async ({ request }) => {
	const heads = [];
	for (const path of PAGES) {
		const head = await headOf(request, path);
		heads.push(head);
		expect(head.canonical).toBe(complete(path));
		expect(head.html).toContain(`<meta property="og:url" content="${head.canonical}"/>`);
		expect(head.jsonLd["@context"]).toBe("https://schema.org");

		const markdown = await request.get(served(head.markdown));
		expect(markdown.status(), head.markdown).toBe(200);
		expect(markdown.headers()["content-type"]).toContain("text/markdown");
		const image = await request.get(served(head.image));
		expect(image.headers()["content-type"]).toBe("image/png");
		const bytes = await image.body();
		expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
	}
	for (const key of ["title", "description", "canonical", "image"] as const)
		expect(new Set(heads.map((head) => head[key])).size, key).toBe(PAGES.length);
});

test("the sitemap lists exactly the pages, and robots.txt leads to it", async ({ request }) => {
	const robots = await (await request.get(below("/robots.txt"))).text();
	const sitemap = robots.match(/^Sitemap: (.*)$/m)?.[1] ?? "";
	const xml = await (await request.get(served(sitemap))).text();
	const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
	expect([...listed].sort()).toEqual(PAGES.map(complete).sort());
});

test("llms.txt leads to the Markdown of every page", async ({ request }) => {
	const text = await (await request.get(below("/llms.txt"))).text();
	const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address = ""]) => address);
	expect(links).toHaveLength(PAGES.length);
	for (const address of links) expect((await request.get(served(address))).status(), address).toBe(200);
});

test("the manifest and every icon are there", async ({ page, request }) => {
	await page.goto(below("/"));
	const icons = await page
		.locator('head link[rel="icon"], head link[rel="apple-touch-icon"]')
		.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
	expect(icons).toHaveLength(3);
	const address = await page
		.locator('head link[rel="manifest"]')
		.evaluate((link) => (link as HTMLLinkElement).href);
	const manifest = await request.get(address);
	expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
	const { icons: listed, start_url } = await manifest.json();
	for (const { src } of listed) icons.push(new URL(src, address).href);
	for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200);
	expect(new URL(start_url, address).href).toBe(BASE_PATH_SITE.url);
});

test("breadcrumbs show the way that the page's data tells, and lead there", async ({ page }) => {
	for (const path of [...DETAIL_PAGES, ...LEGAL_PAGES]) {
		await page.goto(below(path));
		const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
		const list = data["@graph"].find((node: { "@type": string }) => node["@type"] === "BreadcrumbList");
		const crumbs = page.getByRole("navigation", { name: "Brotkrumen" }).getByRole("listitem");
		expect(await crumbs.allTextContents()).toEqual(
			list.itemListElement.map(({ name }: { name: string }) => name),
		);
		await expect(crumbs.last().locator('[aria-current="page"]')).toBeVisible();
		const links = await crumbs
			.getByRole("link")
			.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
		const targets = list.itemListElement.map(({ item }: { item: { "@id": string } }) => served(item["@id"]));
		expect(links).toEqual(targets.slice(0, -1));
	}
	await page.getByRole("navigation", { name: "Brotkrumen" }).getByRole("link", { name: "Start" }).click();
	await expect(page).toHaveURL(below("/"));
});

test("the 404 page asks not to be listed and names no address of its own", async ({ request }) => {
	const html = await (await request.get(below("/nope"))).text();
	expect(html).toContain('<meta name="robots" content="noindex"/>');
	expect(html).not.toMatch(/rel="canonical"|application\/ld\+json/);
});
