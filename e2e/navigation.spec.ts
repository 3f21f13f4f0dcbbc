import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const ITEMS = ["Home", "About", "Services", "Experience", "Contact"];
const ids = ITEMS.map((item) => item.toLowerCase());

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Hauptnavigation" });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** The section stands right below the fixed header, or as high as the page's end lets it. */
async function expectAtSection(page: Page, id: string): Promise<void> {
	await expect
		.poll(() =>
			page.evaluate((sectionId) => {
				const { documentElement } = document;
				const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
				const top = document.getElementById(sectionId)?.getBoundingClientRect().top ?? Number.NaN;
				const isAtEnd = window.scrollY >= documentElement.scrollHeight - window.innerHeight - 2;
				return Math.abs(top - header) <= 2 || (isAtEnd && top >= header - 2);
			}, id),
		)
		.toBe(true);
}

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

test.describe("on a small screen", () => {
	test.use({ viewport: { width: 390, height: 800 } });

	test("a button opens and closes the menu", async ({ page }) => {
		await page.goto("/");
		await expect(mainMenu(page)).toBeHidden();
		const menu = page.getByRole("navigation", { name: "Menü" });
		await expect(menu).toBeHidden();
		await page.getByRole("button", { name: "Menü öffnen" }).click();
		await expect(menu).toBeVisible();
		await expect(menu.getByRole("link")).toHaveText([...ITEMS, "Get in Touch"]);
		await page.getByRole("button", { name: "Menü schließen" }).click();
		await expect(menu).toBeHidden();
	});

	for (const [index, id] of [...ids, "contact"].entries())
		test(`choosing entry ${index + 1} closes the menu and leads to ${id}`, async ({ page }) => {
			await page.goto("/");
			await page.getByRole("button", { name: "Menü öffnen" }).click();
			const menu = page.getByRole("navigation", { name: "Menü" });
			await menu.getByRole("link").nth(index).click();
			await expect(menu).toBeHidden();
			await expectAtSection(page, id);
		});

	test("the menu also leads from a detail page to a section", async ({ page }) => {
		await page.goto("/services/security");
		await page.getByRole("button", { name: "Menü öffnen" }).click();
		const menu = page.getByRole("navigation", { name: "Menü" });
		await menu.getByRole("link", { name: "Experience" }).click();
		await expect(page).toHaveURL("/#experience");
		await expect(menu).toBeHidden();
		await expectAtSection(page, "experience");
	});

	test("the menu does not outlast the page it was opened on", async ({ page }) => {
		await page.goto("/services/security");
		await page.getByRole("link", { name: "Impressum" }).click();
		await expect(page).toHaveURL("/impressum");
		await page.getByRole("button", { name: "Menü öffnen" }).click();
		await page.goBack();
		await expect(page).toHaveURL("/services/security");
		await expect(page.getByRole("navigation", { name: "Menü" })).toBeHidden();
	});

	test("the menu closes when the keyboard leaves it", async ({ page }) => {
		await page.goto("/");
		await page.getByRole("button", { name: "Menü öffnen" }).click();
		const menu = page.getByRole("navigation", { name: "Menü" });
		await menu.getByRole("link", { name: "Get in Touch" }).focus();
		await page.keyboard.press("Tab");
		await expect(menu).toBeHidden();
	});

	test("every entry of the menu can be reached on a low screen", async ({ page }) => {
		await page.setViewportSize({ width: 568, height: 256 });
		await page.goto("/");
		await page.getByRole("button", { name: "Menü öffnen" }).click();
		await page.getByRole("navigation", { name: "Menü" }).getByRole("link", { name: "Get in Touch" }).click();
		await expectAtSection(page, "contact");
	});

	test("no page is wider than the screen", async ({ page, complaints }) => {
		complaints.allow(/404/);
		await page.setViewportSize({ width: 320, height: 640 });
		for (const path of ["/", "/services/cloud-migration", "/projects/overview", "/404"]) {
			await page.goto(path);
			const overhang = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(overhang, path).toBe(0);
		}
	});
});

test("at the md size the menu button gives way to the entries", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 800 });
	await page.goto("/");
	await expect(mainMenu(page)).toBeVisible();
	await expect(page.getByRole("button", { name: "Menü öffnen" })).toBeHidden();
	await page.setViewportSize({ width: 767, height: 800 });
	await expect(mainMenu(page)).toBeHidden();
	await expect(page.getByRole("button", { name: "Menü öffnen" })).toBeVisible();
});
