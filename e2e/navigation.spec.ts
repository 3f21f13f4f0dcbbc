import type { Page } from "@playwright/test";
import { chat } from "../src/content/chat.ts";
import { PRIVACY_PATH } from "../src/content/legal.ts";
import { at } from "./support/address.ts";
import { expect, test } from "./support/fixtures.ts";
import {
	CERTIFICATION,
	DETAIL_PAGES,
	LAST_SERVICE,
	ONE_OF_EACH_KIND,
	PRIVACY_TITLE,
	SERVICE,
	WORDS,
} from "./support/pages.ts";
import { expectAtSection, LABELS, mainMenu, SECTIONS } from "./support/sections.ts";

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test("the header stays, and leads to each section and to the contact form", async ({ page }) => {
	await page.goto("/");
	const links = mainMenu(page).getByRole("link");
	await expect(links).toHaveText(LABELS);
	for (const { id, label } of SECTIONS.toReversed()) {
		await mainMenu(page).getByRole("link", { name: label }).click();
		await expectAtSection(page, id);
		await expect(page).toHaveURL(at(`/#${id}`));
		expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
		await expect(mainMenu(page).locator("[aria-current]")).toHaveText(label);
	}
	await page.getByRole("banner").getByRole("link", { name: WORDS.getInTouch }).click();
	await expectAtSection(page, "contact");
});

test("from a detail page the header leads to the home page's sections", async ({ page }) => {
	for (const { id, label } of SECTIONS) {
		await page.goto(SERVICE.path);
		await mainMenu(page).getByRole("link", { name: label }).click();
		await expect(page).toHaveURL(at(`/#${id}`));
		await expectAtSection(page, id);
	}
});

test("the header marks the section that a detail page belongs to, and none elsewhere", async ({ page }) => {
	const marked = mainMenu(page).locator("[aria-current]");
	for (const { path, section } of [SERVICE, CERTIFICATION]) {
		await page.goto(path);
		await expect(marked).toHaveAttribute("href", at(`/#${section}`));
	}
	await page.getByRole("link", { name: PRIVACY_TITLE }).click();
	await expect(page).toHaveURL(at(PRIVACY_PATH));
	await expect(marked).toHaveCount(0);
});

test("a link to a section opens the page there", async ({ page }) => {
	for (const { id } of SECTIONS) {
		await page.goto(`/?opened=${id}#${id}`);
		await expectAtSection(page, id);
	}
});

/** Chooses an entry and returns where the page stands at once, and at every frame until it has arrived. */
async function scrollPositions(page: Page): Promise<number[]> {
	await page.goto("/");
	await page.evaluate(() => {
		const positions: number[] = [];
		Object.assign(window, { positions });
		addEventListener("scroll", () => positions.push(window.scrollY));
	});
	const link = mainMenu(page).locator("a[href$='#contact']");
	const atOnce = await link.evaluate((element: HTMLElement) => {
		element.click();
		return window.scrollY;
	});
	await expectAtSection(page, "contact");
	return [atOnce, ...(await page.evaluate(() => (window as unknown as { positions: number[] }).positions))];
}

test("scrolling to a section is smooth, unless the visitor wants less motion", async ({ page }) => {
	const smooth = await scrollPositions(page);
	const end = smooth.at(-1) ?? 0;
	expect(smooth[0]).toBeLessThan(100);
	expect(smooth.some((position) => position > end * 0.2 && position < end * 0.8)).toBe(true);
	await page.emulateMedia({ reducedMotion: "reduce" });
	const abrupt = await scrollPositions(page);
	expect(abrupt[0]).toBe(abrupt.at(-1));
});

test("a detail page opens at its top, and Back and Forward restore where the page stood", async ({
	page,
}) => {
	await page.goto("/");
	const card = page.locator("#services").getByRole("link").last();
	await card.scrollIntoViewIfNeeded();
	const before = await scrollTop(page);
	expect(before).toBeGreaterThan(500);
	await card.click();
	await expect(page).toHaveURL(at(LAST_SERVICE.path));
	await expect.poll(() => scrollTop(page)).toBe(0);
	await page.mouse.wheel(0, 400);
	await expect.poll(() => scrollTop(page)).toBe(400);
	await page.goBack();
	await expect(page).toHaveURL(at("/"));
	await expect.poll(() => scrollTop(page)).toBeCloseTo(before, -1);
	await expect(card).toBeFocused();
	await page.goForward();
	await expect.poll(() => scrollTop(page)).toBe(400);
});

test("the way back to the overview leads to the card that was opened", async ({ page }) => {
	const back = page.getByRole("link", { name: WORDS.backToOverview });
	await page.goto("/");
	const card = page.locator("#services").getByRole("link").last();
	await card.scrollIntoViewIfNeeded();
	const before = await scrollTop(page);
	await card.click();
	await page.getByRole("navigation", { name: WORDS.onThisPage }).getByRole("link").last().click();
	await back.click();
	await expect(page).toHaveURL(at("/"));
	await expect(card).toBeFocused();
	await expect.poll(() => scrollTop(page)).toBeCloseTo(before, -1);
});

test("the way back from a page that was opened by its address leads to the section it belongs to", async ({
	page,
}) => {
	for (const [path, section] of [
		[LAST_SERVICE.path, "services"],
		[CERTIFICATION.path, "experience"],
	] as const) {
		await page.goto(path);
		await page.getByRole("link", { name: WORDS.backToOverview }).click();
		await expect(page).toHaveURL(at("/"));
		await expectAtSection(page, section);
	}
});

test("all of a card's surface is its link", async ({ page }) => {
	await page.goto("/");
	const cards = page.locator("#services ul > li:has(h3), #experience ul > li:has(h3)");
	expect(await cards.count()).toBeGreaterThan(2);
	for (const card of await cards.all()) {
		const hit = await card.evaluate((entry) => {
			entry.scrollIntoView({ block: "center", behavior: "instant" });
			const surface = entry.firstElementChild ?? entry;
			const { left, right, top, bottom } = surface.getBoundingClientRect();
			const across = [left + 8, (left + right) / 2, right - 8];
			const down = [top + 8, (top + bottom) / 2, bottom - 8];
			const points = across.flatMap((x) => down.map((y) => document.elementFromPoint(x, y)));
			return [...new Set(points.map((point) => point?.closest("a")?.getAttribute("href")))];
		});
		expect(hit).toEqual([await card.getByRole("link").getAttribute("href")]);
		expect(DETAIL_PAGES.map(at)).toContain(hit[0]);
	}
});

test("a change of page is announced by its title, and takes the keyboard to the new content", async ({
	page,
}) => {
	await page.goto("/");
	await page.locator("#services").getByRole("link", { name: SERVICE.title }).click();
	await expect(page).toHaveURL(at(SERVICE.path));
	await expect(page.getByRole("status").filter({ hasText: SERVICE.meta.title })).toHaveCount(1);
	await expect(page.getByRole("main")).toBeFocused();
});

test("the map of a page names its parts and leads to each, and Back leads through them", async ({ page }) => {
	const titles = page.locator("article section[id] h2");
	for (const path of [CERTIFICATION.path, PRIVACY_PATH, SERVICE.path]) {
		await page.goto(path);
		const stops = page.getByRole("navigation", { name: WORDS.onThisPage }).getByRole("link");
		expect(await titles.count()).toBeGreaterThan(2);
		await expect(stops).toHaveText(await titles.allTextContents());
		await stops.first().click();
		await expect(titles.first()).toBeInViewport();
		await stops.last().click();
		await expect(titles.last()).toBeInViewport();
	}
	await page.goBack();
	await expect(titles.first()).toBeInViewport();
});

test("on a phone the map of a page is folded below its lead", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(SERVICE.path);
	const stops = page.getByRole("navigation", { name: WORDS.onThisPage }).getByRole("link");
	await expect(stops).toHaveCount(0);
	await page.locator("summary").click();
	const titles = page.locator("article section[id] h2");
	await expect(stops).toHaveText(await titles.allTextContents());
	await stops.last().click();
	await expect(titles.last()).toBeInViewport();
});

test("on a phone a service's card says what it is about, and no more", async ({ page }) => {
	await page.goto("/");
	const lists = page.locator("#services li ul");
	await expect(lists.first()).toBeVisible();
	await page.setViewportSize({ width: 390, height: 800 });
	for (const list of await lists.all()) await expect(list).toBeHidden();
	await expect(page.locator("#services li p").first()).toBeVisible();
});

test("after New Year the copyright shows the new year, without a new build", async ({ page }) => {
	await page.clock.setFixedTime(new Date("2031-01-01T12:00:00"));
	await page.goto("/");
	await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("every kind of page is readable, and its controls that need scripts are not shown", async ({
		page,
	}) => {
		for (const path of ONE_OF_EACH_KIND) {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			for (const part of await page.locator("main section").all())
				await expect(part).toHaveCSS("opacity", "1");
			for (const name of [/Farbschema/, /Menü öffnen/, chat.title])
				await expect(page.getByRole("button", { name })).toHaveCount(0);
		}
	});

	test("cards, the header's entries and the way back are plain links", async ({ page }) => {
		await page.goto("/");
		await page.locator("#services").getByRole("link").first().click();
		await expect(page).toHaveURL(at(SERVICE.path));
		await mainMenu(page).getByRole("link").last().click();
		await expect(page).toHaveURL(at("/#contact"));
		await page.goto(SERVICE.path);
		await page.getByRole("link", { name: WORDS.backToOverview }).click();
		await expect(page).toHaveURL(at("/"));
	});
});
