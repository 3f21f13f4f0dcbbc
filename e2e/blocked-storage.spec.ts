import { answerWith, openChat } from "./chat.ts";
import { expect, test } from "./fixtures.ts";

/** As browsers do where a visitor forbids sites to store anything: the mere look at a storage throws. */
test.beforeEach(({ page }) =>
	page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				configurable: true,
				get: () => {
					throw new DOMException("Access is denied for this document.", "SecurityError");
				},
			});
	}),
);

test("the site works where nothing may be stored", async ({ page }) => {
	await answerWith(page, () => ({ message: "Yes" }));
	await page.goto("/services/devops");
	await page.getByRole("button", { name: "Dunkles Farbschema" }).click();
	await expect(page.locator("html")).toHaveClass(/dark/);

	await page.mouse.wheel(0, 500);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
	await page.getByRole("banner").getByRole("link", { name: "Experience" }).click();
	await expect(page).toHaveURL("/#experience");
	await page.goBack();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);

	const { input, messages } = await openChat(page);
	await input.fill("Hello?");
	await input.press("Enter");
	await expect(messages.last()).toContainText("Yes");
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
