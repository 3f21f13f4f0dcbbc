import { chat } from "../src/content/chat.ts";
import { at } from "./support/address.ts";
import { expect, hydrated, test } from "./support/fixtures.ts";
import {
	kindsIn,
	LANGUAGE,
	LAST_DETAIL,
	LAST_SERVICE,
	PRIVACY_PATH,
	PRIVACY_TITLE,
	SERVICE,
	WORDS,
} from "./support/pages.ts";
import { expectAtSection, LABELS, mainMenu, SECTIONS, scrollTop } from "./support/sections.ts";

test("the header is fixed, and navigates to each section and to the contact form", {
	tag: "@browsers",
}, async ({ page }) => {
	await page.goto("/");
	await expect(mainMenu(page).getByRole("link")).toHaveText(LABELS);
	for (const { id, label } of SECTIONS.toReversed()) {
		await mainMenu(page).getByRole("link", { name: label }).click();
		await expectAtSection(page, id);
		await expect(page).toHaveURL(at(`/#${id}`));
		expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
		await expect(mainMenu(page).locator("[aria-current]")).toHaveText(label);
	}
	const getInTouch = page.getByRole("banner").getByRole("link", { name: WORDS.getInTouch });
	await getInTouch.click();
	await expectAtSection(page, "contact");
	const entries = await page.evaluate(() => history.length);
	await getInTouch.click();
	expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("the header of a detail page navigates to the home page's sections, as a URL does", async ({ page }) => {
	await page.goto(SERVICE.path);
	await mainMenu(page).locator("a[href$='#about']").click();
	await expect(page).toHaveURL(at("/#about"));
	await expectAtSection(page, "about");
	await page.goto("/?opened#services");
	await expectAtSection(page, "services");
});

test("the header marks the section that a detail page belongs to, and none elsewhere", async ({ page }) => {
	const marked = mainMenu(page).locator("[aria-current]");
	for (const { path, section } of [SERVICE, LAST_DETAIL]) {
		await page.goto(path);
		await expect(marked).toHaveAttribute("href", at(`/#${section}`));
	}
	await page.getByRole("link", { name: PRIVACY_TITLE }).click();
	await expect(page).toHaveURL(at(PRIVACY_PATH));
	await expect(marked).toHaveCount(0);
});

test("a card navigates to its page as a whole, and Back restores the position", { tag: "@browsers" }, async ({
	page,
}) => {
	await page.goto("/");
	const card = page.locator("#services li:has([data-part=card-link])").last();
	await card.scrollIntoViewIfNeeded();
	const before = await scrollTop(page);
	expect(before).toBeGreaterThan(500);
	await card.click({ position: { x: 20, y: 20 } });
	await expect(page).toHaveURL(at(LAST_SERVICE.path));
	await expect.poll(() => scrollTop(page)).toBe(0);
	await page.goBack();
	await expect(page).toHaveURL(at("/"));
	await expect.poll(() => scrollTop(page)).toBeCloseTo(before, -1);
});

test("a link leads to its page after a deploy that has removed the scripts and data of the open one", async ({
	page,
	complaints,
}) => {
	complaints.allow(/404|Failed to (load|fetch)|turbo-stream/);
	await page.goto("/");
	await page.waitForLoadState("networkidle");
	for (const removed of ["**/assets/detail-*.js", "**/*.data"])
		await page.route(removed, (route) => route.fulfill({ status: 404, body: "No such file" }), { times: 5 });
	await page.locator("#services").getByRole("link").last().click();
	await expect(page).toHaveURL(at(LAST_SERVICE.path));
	await expect(page.getByRole("heading", { level: 1, name: LAST_SERVICE.title })).toBeVisible();
});

test("a card tapped offline, or Back, shows a message, and the page once the connection is back", async ({
	page,
	context,
	complaints,
}) => {
	complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
	await page.goto("/");
	// The footer prefetches the script of detail pages; without it the browser would show an error page of its own.
	await page.waitForFunction(() =>
		performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/detail-")),
	);
	const card = page.locator("#services").getByRole("link").last();
	for (const leave of [() => card.click(), () => page.goBack()]) {
		await context.setOffline(true);
		await leave();
		await expect(page.getByRole("heading", { level: 1, name: WORDS.failed.title })).toBeVisible();
		await expect(page).toHaveTitle(WORDS.failed.title);
		await context.setOffline(false);
		await expect(page.getByRole("heading", { level: 1, name: LAST_SERVICE.title })).toBeVisible();
		await hydrated(page);
		await page.getByRole("link", { name: WORDS.backToOverview }).click();
		await expect(card).toBeVisible();
	}
});

test("the link back to the overview returns to the card", async ({ page }) => {
	await page.goto("/");
	const card = page.locator("#services").getByRole("link").last();
	await card.scrollIntoViewIfNeeded();
	const before = await scrollTop(page);
	await card.click();
	await expect(page).toHaveURL(at(LAST_SERVICE.path));
	await expect.poll(() => scrollTop(page)).toBe(0);
	await page.mouse.wheel(0, 60);
	await expect.poll(() => scrollTop(page)).toBe(60);
	// Playwright's click would scroll to it.
	await page.getByRole("link", { name: WORDS.backToOverview }).dispatchEvent("click");
	await expect(page).toHaveURL(at("/"));
	await expect(card).toBeFocused();
	await expect.poll(() => scrollTop(page)).toBeCloseTo(before, -1);
});

test("a navigation announces the title, and moves the focus to the new content", async ({ page }) => {
	await page.goto("/");
	await page.locator("#services").getByRole("link", { name: SERVICE.title }).click();
	await expect(page).toHaveURL(at(SERVICE.path));
	await expect(page.getByRole("status").filter({ hasText: SERVICE.meta.title })).toHaveCount(1);
	await expect(page.getByRole("main")).toBeFocused();
});

test("a page's line links each part, and Back returns through them", async ({ page, context }) => {
	const titles = page.locator("article section[id] h2");
	for (const path of [PRIVACY_PATH, SERVICE.path]) {
		await page.goto(path);
		const stops = page.getByRole("navigation", { name: WORDS.onThisPage }).getByRole("link");
		await expect(stops).toHaveText(await titles.allTextContents());
		await stops.first().click();
		await expect(titles.first()).toBeInViewport();
		await stops.last().click();
		await expect(titles.last()).toBeInViewport();
	}
	await context.setOffline(true);
	await page.goBack();
	await expect(titles.first()).toBeInViewport();
	await page.goBack();
	await expect.poll(() => scrollTop(page)).toBe(0);
	await expect(titles.first()).toBeAttached();
});

test("on a phone a page's line is collapsed below its lead", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(SERVICE.path);
	const stops = page.getByRole("navigation", { name: WORDS.onThisPage }).getByRole("link");
	await expect(stops).toHaveCount(0);
	await page.locator("article > header summary").click();
	await stops.last().click();
	await expect(page.locator("article section[id] h2").last()).toBeInViewport();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("every kind of page is readable, and hides controls that need scripts", async ({ page }) => {
		for (const path of kindsIn(LANGUAGE)) {
			await page.goto(path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			for (const part of await page.locator("main section").all())
				await expect(part).toHaveCSS("opacity", "1");
			for (const name of [WORDS.darkMode, WORDS.openMenu, chat.title])
				await expect(page.getByRole("button", { name })).toHaveCount(0);
		}
		await page.goto(SERVICE.path);
		await expect(page.getByRole("link", { name: WORDS.backToOverview })).toBeVisible();
	});
});
