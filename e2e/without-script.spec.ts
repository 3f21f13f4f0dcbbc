import { expect, test } from "./fixtures.ts";
import { CARD_TARGETS, DETAIL_PAGES } from "./routes.ts";

test.use({ javaScriptEnabled: false });

test("the home page is complete and visible without JavaScript", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	for (const id of ["home", "about", "services", "experience", "contact"]) {
		const heading = page.locator(`#${id}`).getByRole("heading").first();
		await expect(heading).toBeVisible();
		await expect(page.locator(`#${id}`)).toHaveCSS("opacity", "1");
	}
	for (const path of CARD_TARGETS) await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Nachricht" })).toBeVisible();
	await expect(page.getByRole("contentinfo")).toContainText("©");
});

test("every detail page is readable without JavaScript, and its links work", async ({ page }) => {
	for (const path of DETAIL_PAGES) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("main")).toHaveText(/.{800}/s);
	}
	await page.getByRole("link", { name: "Zurück zur Übersicht" }).click();
	await expect(page).toHaveURL("/");
});

test("controls that do nothing without JavaScript are not shown", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("link").first()).toBeVisible();
	for (const name of [/Farbschema/, /Menü öffnen/, /Assistent|Chat/])
		await expect(page.getByRole("button", { name })).toHaveCount(0);
});

test("cards and the header's entries are plain links", async ({ page }) => {
	await page.goto("/");
	await page.locator('a[href="/services/kubernetes"]').first().click();
	await expect(page).toHaveURL("/services/kubernetes");
	await page
		.getByRole("navigation", { name: "Hauptnavigation" })
		.getByRole("link", { name: "Experience" })
		.click();
	await expect(page).toHaveURL("/#experience");
});

test("the 404 page says so without JavaScript", async ({ page, complaints }) => {
	complaints.allow(/Failed to load resource.*404/);
	await page.goto("/no-such-page");
	await expect(page.getByText("Oops! Page not found")).toBeVisible();
});
