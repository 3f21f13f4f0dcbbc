import { at } from "./support/address.ts";
import { answerWith, openChat } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { PRIVACY_PATH, SERVICE, WORDS } from "./support/pages.ts";
import { scrollTop } from "./support/sections.ts";

test("the system's colour mode applies until the visitor chooses, and the choice is stored", async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/");
	const root = page.locator("html");
	await expect(root).toHaveClass(/dark/);
	await page.emulateMedia({ colorScheme: "light" });
	await expect(root).not.toHaveClass(/dark/);
	await page.getByRole("button", { name: WORDS.darkMode }).click();
	await expect(root).toHaveClass(/dark/);
	await page.reload();
	await expect(root).toHaveClass(/dark/);
	await page.getByRole("button", { name: WORDS.lightMode }).click();
	await expect(root).not.toHaveClass(/dark/);
});

test("a visit sets no cookie, and stores only what the privacy page lists", async ({ page, context }) => {
	await answerWith(page, { message: "Yes" });
	await page.goto("/");
	await page.getByRole("button", { name: WORDS.darkMode }).click();
	const { ask, messages } = await openChat(page);
	await ask("Hello?");
	await expect(messages.last()).toContainText("Yes");
	await page.keyboard.press("Escape");
	await page.locator("#services").getByRole("link").first().click();
	await expect(page).toHaveURL(at(SERVICE.path));
	await page.reload();
	await openChat(page);
	await expect(messages.last()).toContainText("Yes");
	const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
	const stored = keys.map((key) => key.replace(/(-\d+)?:.*/, ""));
	expect(keys.map((key) => key.replace(/.*:/, ""))).toEqual(keys.map(() => at("/")));
	expect(stored).toEqual(expect.arrayContaining(["color-mode", "assistant"]));
	await page.goto(PRIVACY_PATH);
	for (const key of stored) await expect(page.getByText(key).first()).toBeVisible();
	expect(await context.cookies()).toEqual([]);
});

test("the site works with blocked storage", async ({ page, complaints }) => {
	// From React Router's script that restores the scroll position of a load.
	complaints.allow(/Access is denied/);
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
	await page.goto("/");
	await page.getByRole("button", { name: WORDS.darkMode }).click();
	await expect(page.locator("html")).toHaveClass(/dark/);
	await page.mouse.wheel(0, 500);
	await expect.poll(() => scrollTop(page)).toBe(500);
	await page.locator("#services").getByRole("link").first().click();
	await expect(page).toHaveURL(at(SERVICE.path));
	await page.goBack();
	await expect(page).toHaveURL(at("/"));
	const { ask, messages } = await openChat(page);
	await ask("Hello?");
	await expect(messages.last()).toContainText("Yes");
});
