import { expect, test } from "./fixtures.ts";

for (const path of [
	"/no-such-page",
	"/services/no-such-service",
	"/services",
	"/a/b/c?d=e#f",
	"/Services/No-Such-Service",
	"/services//devops",
])
	test(`${path} is the 404 page`, async ({ page, complaints }) => {
		complaints.allow(/Failed to load resource.*404/);
		complaints.allow(/404: there is no page at/);
		const logged: string[] = [];
		page.on("console", (message) => logged.push(message.text()));

		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { name: "404", exact: true })).toBeVisible();
		await expect(page.getByText("Oops! Page not found")).toBeVisible();
		await expect(page.getByRole("banner")).toBeVisible();
		await expect(page).toHaveTitle(/404/);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		const { pathname } = new URL(path, "http://localhost");
		await expect.poll(() => logged.filter((text) => text.endsWith(pathname))).toHaveLength(1);

		await page.getByRole("link", { name: "Zur Startseite" }).click();
		await expect(page).toHaveURL("/");
		await expect(page.locator("#home")).toBeVisible();
	});

test("an unknown path that is reached within the site is the 404 page too", async ({ page, complaints }) => {
	complaints.allow(/404: there is no page at/);
	await page.goto("/");
	await page.evaluate(() => {
		history.pushState(null, "", "/somewhere-else");
		dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
	});
	await expect(page.getByText("Oops! Page not found")).toBeVisible();
	await page.goBack();
	await expect(page.locator("#home")).toBeVisible();
});

test("an address with a slash too many leads to the page that is meant, on this host only", async ({
	page,
	complaints,
}) => {
	complaints.allow(/Failed to load resource.*404/);
	complaints.allow(/404: there is no page at/);
	await page.goto("/services/devops/?a=b#aks-automatisierung");
	await expect(page).toHaveURL("/services/devops?a=b#aks-automatisierung");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("DevOps und Automatisierung");

	await page.goto("/nowhere.example/services//");
	await expect(page).toHaveURL("/nowhere.example/services");
	await expect(page.getByText("Oops! Page not found")).toBeVisible();
});
