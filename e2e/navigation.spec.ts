import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { hydrated } from "./hydrated.ts";
import { expectAtSection, ITEMS, ids, mainMenu } from "./navigation.ts";

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test("the header stays in place while the page scrolls", async ({ page }) => {
	await page.goto("/");
	await page.mouse.wheel(0, 3000);
	await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
	expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("the header's entries lead to the sections, and Get in Touch to the contact section", async ({
	page,
}) => {
	await page.goto("/");
	const links = mainMenu(page).getByRole("link");
	await expect(links).toHaveText(ITEMS);
	for (const [index, id] of [...ids.entries()].reverse()) {
		await links.nth(index).click();
		await expectAtSection(page, id);
		await expect(page).toHaveURL(`/#${id}`);
	}
	await page.getByRole("banner").getByRole("link", { name: "Get in Touch" }).click();
	await expectAtSection(page, "contact");
});

test("the header marks the section that is being read, and nothing on another page", async ({ page }) => {
	const underlined = (menu = mainMenu(page)) =>
		menu
			.getByRole("link")
			.evaluateAll((links) =>
				links
					.filter((link) => getComputedStyle(link).textDecorationLine === "underline")
					.map((link) => link.textContent),
			);
	await page.goto("/");
	await hydrated(page);
	const isKnown = await page.evaluate(() => CSS.supports("scroll-target-group: auto"));
	await expect.poll(() => underlined()).toEqual(isKnown ? ["Home"] : []);
	await page.locator('main a[href^="/projects/"]').first().click();
	await page.mouse.move(0, 400);
	await expect(page).toHaveURL(/projects/);
	await hydrated(page);
	await expect.poll(() => underlined()).toEqual([]);

	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto("/#services");
	await hydrated(page);
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	const menu = page.getByRole("navigation", { name: "Menü" });
	await expect.poll(() => underlined(menu)).toEqual(isKnown ? ["Services"] : []);
});

/** Chooses an entry and returns where the page stands at once, and at every frame until it has arrived. */
async function scrollPositions(page: Page, entry: string, id: string): Promise<number[]> {
	await page.evaluate(() => {
		const positions: number[] = [];
		Object.assign(window, { positions });
		addEventListener("scroll", () => positions.push(window.scrollY));
	});
	const link = mainMenu(page).getByRole("link", { name: entry });
	const atOnce = await link.evaluate((element: HTMLElement) => {
		element.click();
		return window.scrollY;
	});
	await expectAtSection(page, id);
	return [atOnce, ...(await page.evaluate(() => (window as unknown as { positions: number[] }).positions))];
}

test("scrolling to a section is smooth", async ({ page }) => {
	await page.goto("/");
	const positions = await scrollPositions(page, "Contact", "contact");
	const end = positions.at(-1) ?? 0;
	expect(positions[0]).toBeLessThan(100);
	expect(positions.some((position) => position > end * 0.2 && position < end * 0.8)).toBe(true);
});

test("whoever wants less motion is there at once", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	const positions = await scrollPositions(page, "Contact", "contact");
	expect(positions[0]).toBe(positions.at(-1));
});

test("from a detail page the entries lead to the home page's sections", async ({ page }) => {
	for (const [index, id] of ids.entries()) {
		await page.goto("/services/devops");
		await mainMenu(page).getByRole("link").nth(index).click();
		await expect(page).toHaveURL(`/#${id}`);
		await expectAtSection(page, id);
	}
	await page.goto("/certifications/devops-engineer");
	await page.getByRole("banner").getByRole("link", { name: "Get in Touch" }).click();
	await expectAtSection(page, "contact");
});

for (const id of ids)
	test(`the deep link /#${id} opens the page at its section`, async ({ page }) => {
		await page.goto(`/#${id}`);
		await expectAtSection(page, id);
	});

test("an entry that is chosen while another page takes over leads to the home page's section", async ({
	page,
}) => {
	await page.goto("/");
	await hydrated(page);
	await page.evaluate(() => {
		const { pushState } = history;
		history.pushState = (...entry) => {
			history.pushState = pushState;
			history.pushState(...entry);
			// The address is the new page's now, and the home page is still shown.
			queueMicrotask(() => document.querySelector<HTMLElement>("header nav a[href$='#experience']")?.click());
		};
	});
	await page.locator("#services").getByRole("link").first().click();
	await expect(page).toHaveURL("/#experience");
	await expectAtSection(page, "experience");
});

test("a detail page opens at its top, and back and forward restore where the page stood", async ({
	page,
}) => {
	await page.goto("/");
	const card = page.locator("#services").getByRole("link").last();
	await card.scrollIntoViewIfNeeded();
	const before = await scrollTop(page);
	expect(before).toBeGreaterThan(500);
	await card.click();
	await expect(page).toHaveURL("/services/consulting");
	await expect.poll(() => scrollTop(page)).toBe(0);
	await page.mouse.wheel(0, 400);
	await expect.poll(() => scrollTop(page)).toBe(400);

	await page.goBack();
	await expect(page).toHaveURL("/");
	await expect.poll(() => scrollTop(page)).toBeCloseTo(before, -1);
	await page.goForward();
	await expect.poll(() => scrollTop(page)).toBe(400);
});

test("a detail page can be opened, reloaded and left in place", async ({ page }) => {
	await page.goto("/projects/sap-walldorf");
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("SAP");
	await page.getByRole("link", { name: "Zurück zur Übersicht" }).click();
	await expect(page).toHaveURL("/");
	await expect.poll(() => scrollTop(page)).toBe(0);
});

test("the skip link leads past the header", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
});
