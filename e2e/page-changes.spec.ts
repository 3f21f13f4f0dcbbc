import { expect, test } from "./fixtures.ts";

test("a change of page is announced by its title, and takes the keyboard to the new content", async ({
	page,
}) => {
	await page.goto("/");
	const announcement = page.getByRole("status").filter({ hasText: "DevOps: CI/CD" });
	await expect(announcement).toHaveCount(0);
	await page.locator("#services").getByRole("link", { name: "DevOps und Automatisierung" }).click();
	await expect(page).toHaveURL("/services/devops");
	await expect(announcement).toHaveCount(1);
	await expect(page.locator("#content")).toBeFocused();
});

test("the map of a page names its parts and leads to each", async ({ page }) => {
	for (const path of [
		"/services/devops",
		"/projects/overview",
		"/certifications/lpic-1-express",
		"/datenschutz",
	]) {
		await page.goto(path);
		const stops = page.getByRole("navigation", { name: "Auf dieser Seite" }).getByRole("link");
		const titles = await page.locator("article section[id] h2").allTextContents();
		expect(titles.length).toBeGreaterThan(2);
		await expect(stops).toHaveText(titles);
		await stops.last().click();
		await expect(page.getByRole("heading", { name: titles.at(-1), level: 2 })).toBeInViewport();
	}
});

test("Back leads through the parts of a page that were jumped to", async ({ page }) => {
	await page.goto("/services/devops");
	const stops = page.getByRole("navigation", { name: "Auf dieser Seite" }).getByRole("link");
	const heading = (title: string | RegExp) => page.getByRole("heading", { name: title, level: 2 });
	await stops.first().click();
	await expect(heading("Was dazugehört")).toBeInViewport();
	await stops.last().click();
	await expect(heading(/EKS/)).toBeInViewport();
	await page.goBack();
	await expect(heading("Was dazugehört")).toBeInViewport();
	await expect(heading(/EKS/)).not.toBeInViewport();
});

test("the invitation at the end of a page takes its topic into the message, and loses nothing", async ({
	page,
}) => {
	await page.goto("/services/kubernetes");
	const invitation = page.getByRole("link", { name: "Projekt besprechen" });
	const message = page.locator("#contact").getByLabel("Nachricht");
	await invitation.click();
	await expect(message).toHaveValue(/„Kubernetes und Container-Plattformen“/);
	await expect(message).toBeFocused();
	await message.fill("Wir haben zwei Cluster.");
	await page.goBack();
	await invitation.click();
	await expect(message).toHaveValue(/^Wir haben zwei Cluster\.\n\n.*„Kubernetes und Container-Plattformen“/);
});

test("the assistant first offers questions about the page that it is opened on", async ({ page }) => {
	await page.goto("/services/monitoring");
	await page.getByRole("button", { name: "AI Assistant" }).click();
	const suggestions = page.getByRole("list", { name: "Vorschläge" }).getByRole("button");
	await expect(suggestions).toHaveCount(3);
	await expect(suggestions.first()).toContainText("Monitoring und Observability");
});

test("the home page names the clients at once, and leads to each project", async ({ page }) => {
	await page.goto("/");
	const clients = page.getByRole("list", { name: "Projekte bei" }).getByRole("link");
	await expect(clients).toHaveText(["Rhomberg Sersa", "Bundesdruckerei", "SAP", "BWI"]);
	await clients.nth(3).click();
	await expect(page).toHaveURL("/projects/bwi-bonn");
});

test("nothing on the page moves by itself for longer than five seconds", async ({ page }) => {
	await page.goto("/");
	const ends = await page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ timeline }) => timeline instanceof DocumentTimeline)
			.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
	);
	expect(ends.length).toBeGreaterThan(0);
	expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
});
