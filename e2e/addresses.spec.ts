import { shipped } from "../src/content/shipped.ts";
import { words } from "../src/content/words.ts";
import { inLanguage, pathIn } from "../src/pages/language.ts";
import { at } from "./support/address.ts";
import { expect, test } from "./support/fixtures.ts";
import { SERVICE, UNKNOWN_PATH } from "./support/pages.ts";

test("a page requested at another address that static hosts serve shows its own", async ({
	page,
	complaints,
}) => {
	complaints.allow(/404/);
	for (const [asked, shown] of [
		["/index.html?a=b#contact", "/?a=b#contact"],
		["//?a=b#contact", "/?a=b#contact"],
		[`${SERVICE.path}.html?a=b#content`, `${SERVICE.path}?a=b#content`],
		[`${SERVICE.path}/?a=b#content`, `${SERVICE.path}?a=b#content`],
		[`${SERVICE.path.toUpperCase()}?A=B`, `${SERVICE.path}?A=B`],
	] as const) {
		await page.goto(asked);
		await expect(page).toHaveURL(at(shown));
		const isHome = shown.startsWith("/?");
		await expect(page.locator(isHome ? "#home" : "article").getByRole("heading", { level: 1 })).toBeVisible();
	}
	await page.goto("/nowhere.example/services//");
	await expect(page).toHaveURL(at("/nowhere.example/services"));
	await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
});

for (const language of shipped.languages)
	test(`an unknown address shows the 404 page, which logs it and links home (${language})`, {
		tag: ["@browsers", "@stack"],
	}, async ({ page, complaints }) => {
		complaints.allow(/404/);
		const logged: string[] = [];
		page.on("console", (message) => logged.push(message.text()));
		for (const path of [`${SERVICE.path}/no-such-part?a=b#c`, UNKNOWN_PATH] as const) {
			const response = await page.goto(pathIn(path, language));
			expect(response?.status()).toBe(404);
			await expect(page.getByRole("heading", { name: "404", exact: true })).toBeVisible();
			await expect(page).toHaveTitle(/404/);
			const [pathname = ""] = path.split("?");
			await expect.poll(() => logged.filter((text) => text.endsWith(pathname))).toHaveLength(1);
		}
		const home = inLanguage(words.shell, language).home;
		await page.getByRole("main").getByRole("link", { name: home }).click();
		await expect(page).toHaveURL(at(pathIn("/", language)));
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		await page.goBack();
		await expect(page.getByRole("heading", { name: "404", exact: true })).toBeVisible();
	});
