import { BASE_PATH_SITE } from "./environment.ts";
import { expect, test } from "./fixtures.ts";

/** Addresses that static hosts answer with a page, beside the one that the page is known by. */
const OTHER_ADDRESSES = [
	{ asked: "index.html", shown: "" },
	{ asked: "index.html?a=b#contact", shown: "?a=b#contact" },
	{ asked: "services/devops.html", shown: "services/devops" },
	{ asked: "projects/overview.html?a=b#x", shown: "projects/overview?a=b#x" },
];

for (const base of ["/", BASE_PATH_SITE.basePath])
	test.describe(`below ${base}`, () => {
		const origin = base === "/" ? undefined : new URL(BASE_PATH_SITE.url).origin;
		if (origin) test.use({ baseURL: origin });

		test("a page's file is the page itself, at its own address", async ({ page }) => {
			for (const { asked, shown } of OTHER_ADDRESSES) {
				const response = await page.goto(base + asked);
				expect(response?.status()).toBe(200);
				await expect(page).toHaveURL(base + shown);
				await expect(page.getByText("Oops! Page not found")).toBeHidden();
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			}
			await page.getByRole("banner").getByRole("link", { name: "Experience" }).click();
			await expect(page.locator("#experience")).toBeInViewport();
			await page.goBack();
			await expect(page).toHaveURL(base + (OTHER_ADDRESSES.at(-1)?.shown ?? ""));
		});

		test("a slash too many after the site's address leads to the home page", async ({ page, complaints }) => {
			complaints.allow(/Failed to load resource.*404/);
			await page.goto(base);
			await page.goto(`${page.url()}/?a=b#contact`);
			await expect(page).toHaveURL(`${base}?a=b#contact`);
			await expect(page.locator("#contact")).toBeInViewport();
		});

		test("an address in other capitals leads to the page that is meant", async ({ page, complaints }) => {
			complaints.allow(/Failed to load resource.*404/);
			for (const asked of ["Impressum", "IMPRESSUM/"]) {
				await page.goto(`${base}${asked}?a=b#main`);
				await expect(page).toHaveURL(`${base}impressum?a=b#main`);
				await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum");
			}
			await page.goto(`${base}Services/DevOps`);
			await expect(page).toHaveURL(`${base}services/devops`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("DevOps und Automatisierung");
		});

		test("a folder's page leads to the page that is meant, and an unknown file stays unknown", async ({
			page,
			complaints,
		}) => {
			complaints.allow(/404/);
			await page.goto(`${base}services/devops/index.html?a=b#aks-automatisierung`);
			await expect(page).toHaveURL(`${base}services/devops?a=b#aks-automatisierung`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("DevOps und Automatisierung");
			await page.goto(`${base}no-such-page.html`);
			await expect(page).toHaveURL(`${base}no-such-page.html`);
			await expect(page.getByText("Oops! Page not found")).toBeVisible();
		});
	});
