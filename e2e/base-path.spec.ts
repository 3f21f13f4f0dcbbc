import { answerWith, openChat } from "./chat.ts";
import { BASE_PATH_SITE } from "./environment.ts";
import { expect, test } from "./fixtures.ts";
import { CARD_TARGETS, DETAIL_PAGES } from "./routes.ts";

/** A project page of GitHub lives below the repository's name. */
test.use({ baseURL: BASE_PATH_SITE.url });

const below = (path: string) => `${BASE_PATH_SITE.basePath}${path.replace(/^\//, "")}`;

test("every page is found below the base path, and so is everything it names", async ({ request }) => {
	const named = new Set<string>();
	for (const path of ["/", ...DETAIL_PAGES]) {
		const response = await request.get(below(path));
		expect(response.status()).toBe(200);
		const html = await response.text();
		for (const [, address] of html.matchAll(/\b(?:href|src)="(\/[^"#]*)/g)) if (address) named.add(address);
	}
	expect(named.size).toBeGreaterThan(DETAIL_PAGES.length);
	for (const address of named) {
		expect(address.startsWith(BASE_PATH_SITE.basePath), address).toBe(true);
		expect((await request.get(address)).status(), address).toBe(200);
	}
});

test("one page of each kind comes to life below the base path", async ({ page }) => {
	const missing: string[] = [];
	page.on("response", (response) => {
		if (response.status() >= 400) missing.push(response.url());
	});
	const kinds = [
		"/",
		"/services/devops",
		"/projects/bwi-bonn",
		"/projects/overview",
		"/certifications/lpic-1-express",
	];
	for (const path of kinds) {
		await page.goto(below(path));
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	expect(missing).toEqual([]);
});

test("cards, the header and the way back stay below the base path", async ({ page }) => {
	await page.goto(below("/"));
	const cards = page.locator("#services, #experience").getByRole("link");
	const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(targets).toEqual(CARD_TARGETS.map(below));
	await cards.first().click();
	await expect(page).toHaveURL(below("/services/cloud-migration"));
	await page.getByRole("banner").getByRole("link", { name: "Experience" }).click();
	await expect(page).toHaveURL(`${below("/")}#experience`);
	await expect(page.locator("#experience")).toBeInViewport();
	await page.getByRole("banner").getByRole("link", { name: "About" }).click();
	await expect(page).toHaveURL(`${below("/")}#about`);
	await page.goto(below("/projects/overview"));
	await page.getByRole("link", { name: "Zurück zur Übersicht" }).click();
	await expect(page).toHaveURL(below("/"));
});

test("an unknown path below it is the 404 page, whose link leads home", async ({ page, complaints }) => {
	complaints.allow(/404/);
	const response = await page.goto(below("/nope"));
	expect(response?.status()).toBe(404);
	await expect(page.getByText("Oops! Page not found")).toBeVisible();
	await page.getByRole("link", { name: "Zur Startseite" }).click();
	await expect(page).toHaveURL(below("/"));
	await expect(page.locator("#home")).toBeVisible();
});

test("the assistant answers, and its links stay below the base path", async ({ page }) => {
	await page.goto(below("/"));
	const { input, messages, panel } = await openChat(page);
	await input.fill("Was belegt das Zertifikat LPIC-1?");
	await input.press("Enter");
	await expect(messages.last()).toContainText("LPIC-1");
	await panel
		.locator(`a[href="${below("/certifications/lpic-1-express")}"]`)
		.first()
		.click();
	await expect(page).toHaveURL(below("/certifications/lpic-1-express"));
	await expect(messages).toHaveCount(3);

	await answerWith(page, () => ({ message: "See [DevOps](/services/devops)." }));
	await input.fill("DevOps?");
	await input.press("Enter");
	await panel.getByRole("link", { name: "DevOps", exact: true }).click();
	await expect(page).toHaveURL(below("/services/devops"));
});
