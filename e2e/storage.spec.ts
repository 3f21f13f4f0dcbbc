import { PRIVACY_PATH } from "../src/content/legal.ts";
import { at } from "./support/address.ts";
import { answerWith, openChat } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { SERVICE } from "./support/pages.ts";
import { mainMenu } from "./support/sections.ts";

const DARK = "Dunkles Farbschema";

test("the system's colours hold until the visitor chooses, and the choice is remembered", async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/");
	const root = page.locator("html");
	await expect(root).toHaveClass(/dark/);
	await page.emulateMedia({ colorScheme: "light" });
	await expect(root).not.toHaveClass(/dark/);
	await page.getByRole("button", { name: DARK }).click();
	await expect(root).toHaveClass(/dark/);
	await page.reload();
	await expect(root).toHaveClass(/dark/);
	await page.getByRole("button", { name: "Helles Farbschema" }).click();
	await expect(root).not.toHaveClass(/dark/);
});

test("the chosen colours are there before the scripts, so that nothing flashes", async ({
	page,
	complaints,
}) => {
	complaints.allow(/\.js/);
	await page.addInitScript(() => localStorage.setItem("color-mode", "dark"));
	await page.route("**/*.js", (route) => route.abort());
	await page.goto("/", { waitUntil: "commit" });
	await expect(page.locator("html")).toHaveClass(/dark/);
});

test("a visit leaves no cookie, and in storage only what the privacy page lists", async ({
	page,
	context,
}) => {
	await answerWith(page, { message: "Yes" });
	await page.goto("/");
	await page.getByRole("button", { name: DARK }).click();
	const { ask, messages } = await openChat(page);
	await ask("Hello?");
	await expect(messages.last()).toContainText("Yes");
	await page.keyboard.press("Escape");
	await page.locator("#services").getByRole("link").first().click();
	await expect(page).toHaveURL(at(SERVICE.path));
	await page.goto(PRIVACY_PATH);
	const listed = await page.getByRole("main").textContent();
	const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
	expect(stored).toEqual(expect.arrayContaining(["color-mode", "remix-router-transitions"]));
	for (const key of stored) expect(listed).toContain(key);
	expect(await context.cookies()).toEqual([]);
});

test("the site works where the browser forbids it to store anything", async ({ page }) => {
	await page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				configurable: true,
				get: () => {
					throw new DOMException("Access is denied for this document.", "SecurityError");
				},
			});
	});
	await answerWith(page, { message: "Yes" });
	await page.goto(SERVICE.path);
	await page.getByRole("button", { name: DARK }).click();
	await expect(page.locator("html")).toHaveClass(/dark/);
	await page.mouse.wheel(0, 500);
	const scrollTop = () => page.evaluate(() => window.scrollY);
	await expect.poll(scrollTop).toBe(500);
	await mainMenu(page).locator("a[href$='#experience']").click();
	await expect(page).toHaveURL(/#/);
	await page.goBack();
	await expect.poll(scrollTop).toBe(500);
	const { ask, messages } = await openChat(page);
	await ask("Hello?");
	await expect(messages.last()).toContainText("Yes");
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
