import { openChat } from "./chat.ts";
import { expect, test } from "./fixtures.ts";
import { DETAIL_PAGES, LEGAL_PAGES } from "./routes.ts";

test("imprint and privacy are one click away from every page", async ({ request }) => {
	for (const path of ["/", ...DETAIL_PAGES, ...LEGAL_PAGES, "/no-such-page"]) {
		const html = await (await request.get(path)).text();
		const footer = html.slice(html.lastIndexOf("<footer"));
		for (const target of LEGAL_PAGES) expect(footer, path).toContain(`href="${target}"`);
	}
});

test("the footer's links open the pages", async ({ page }) => {
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	await footer.getByRole("link", { name: "Impressum" }).click();
	await expect(page).toHaveURL("/impressum");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum");
	await footer.getByRole("link", { name: "Datenschutz" }).click();
	await expect(page).toHaveURL("/datenschutz");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Datenschutzerklärung");
});

test("the chat says that an AI answers and leads to the privacy page, before a message is sent", async ({
	page,
}) => {
	await page.goto("/");
	const { panel } = await openChat(page);
	await expect(panel.getByText(/Hier antwortet eine KI/)).toBeVisible();
	await panel.getByRole("link", { name: "Datenschutz" }).click();
	await expect(page).toHaveURL("/datenschutz");
});

test("a visit leaves no cookie, and in storage only what the privacy page lists", async ({
	page,
	context,
}) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Dunkles Farbschema" }).click();
	const { input, messages } = await openChat(page);
	await input.fill("Was belegt das Zertifikat LPIC-1?");
	await input.press("Enter");
	await expect(messages.last()).toContainText("LPIC-1");
	await page.goto("/datenschutz");
	const listed = await page.getByRole("main").textContent();
	const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
	expect(stored).toContain("color-mode");
	for (const key of stored) expect(listed).toContain(key);
	expect(await context.cookies()).toEqual([]);
});

test("each page offers itself in English, marked as English", async ({ page }) => {
	for (const path of DETAIL_PAGES) {
		await page.goto(path);
		const summary = page.getByRole("complementary", { name: "English summary" });
		await expect(summary).toHaveAttribute("lang", "en");
		await expect(summary).toHaveText(/In English.{40}/s);
	}
	await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
