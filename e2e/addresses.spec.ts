import { inLanguage, pathIn } from "../src/content/language.ts";
import { PRIVACY_PATH } from "../src/content/legal.ts";
import { shipped } from "../src/content/shipped.ts";
import { words } from "../src/content/words.ts";
import { at } from "./support/address.ts";
import { expect, test } from "./support/fixtures.ts";
import { PAGES, PRIVACY_TITLE, SERVICE, UNKNOWN_PATH, WORDS } from "./support/pages.ts";

/** Addresses at which static hosts answer with a page, beside its own. */
const OTHER_ADDRESSES = [
	{ asked: "/index.html?a=b#contact", shown: "/?a=b#contact" },
	{ asked: `${SERVICE.path}.html?a=b#content`, shown: `${SERVICE.path}?a=b#content` },
];

test("a page's file is the page itself, at its own address", async ({ page }) => {
	for (const { asked, shown } of OTHER_ADDRESSES) {
		const response = await page.goto(asked);
		expect(response?.status()).toBe(200);
		await expect(page).toHaveURL(at(shown));
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(SERVICE.title);
});

test("a slash too many or capital letters lead to the page that is meant, on this host only", async ({
	page,
	complaints,
}) => {
	complaints.allow(/404/);
	for (const [asked, shown] of [
		[`${SERVICE.path}/?a=b#content`, `${SERVICE.path}?a=b#content`],
		["//?a=b#contact", "/?a=b#contact"],
		[`${SERVICE.path.toUpperCase()}?A=B`, `${SERVICE.path}?A=B`],
		["/nowhere.example/services//", "/nowhere.example/services"],
	] as const) {
		await page.goto(asked);
		await expect(page).toHaveURL(at(shown));
	}
	await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
});

for (const path of [UNKNOWN_PATH, "/services", "/a/b/c?d=e#f", `${SERVICE.path}/no-such-part`, "/no.html"])
	test(`${path} is the 404 page, which logs the path and leads home`, async ({ page, complaints }) => {
		complaints.allow(/404/);
		const logged: string[] = [];
		page.on("console", (message) => logged.push(message.text()));
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { name: "404", exact: true })).toBeVisible();
		await expect(page.getByRole("banner")).toBeVisible();
		await expect(page).toHaveTitle(/404/);
		const { pathname } = new URL(path, "http://localhost");
		await expect.poll(() => logged.filter((text) => text.endsWith(pathname))).toHaveLength(1);
		await page.getByRole("link", { name: "Zur Startseite" }).click();
		await expect(page).toHaveURL(at("/"));
		await expect(page.locator("#home")).toBeVisible();
	});

for (const language of shipped.languages)
	test(`the 404 page takes on the language of its address: ${language}`, async ({ page, complaints }) => {
		complaints.allow(/404/);
		const home = pathIn("/", language);
		await page.goto(pathIn(UNKNOWN_PATH, language));
		await page
			.getByRole("main")
			.getByRole("link", { name: inLanguage(words.shell.home, language) })
			.click();
		await expect(page).toHaveURL(at(home));
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		await page.goBack();
		await expect(page.getByRole("heading", { name: "404", exact: true })).toBeVisible();
	});

test("a link to a page in another language changes the page's frame, too", async ({ page }) => {
	const foreign = PAGES.find(({ language }) => language !== shipped.languages[0]);
	test.skip(!foreign, "the site has one language");
	await page.goto(foreign?.path ?? "/");
	await page.getByRole("contentinfo").getByRole("link").last().click();
	await expect(page).toHaveURL(at(PRIVACY_PATH));
	await expect(page.getByRole("link", { name: WORDS.skipToContent })).toHaveCount(1);
	await expect(page.getByRole("contentinfo").getByRole("link").last()).toHaveText(PRIVACY_TITLE);
});
