import type { Locator, Page } from "@playwright/test";
import { at } from "./support/address.ts";
import { answerWith, openChat } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { LAST_SERVICE, SERVICE, WORDS } from "./support/pages.ts";
import { expectAtSection, mainMenu, menuOn } from "./support/sections.ts";

/** Holds all animations in their first frame. */
async function holdMotion(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Animation.enable");
	await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

test("nothing moves by itself for more than five seconds", async ({ page }) => {
	// Finished animations aren't listed.
	await holdMotion(page);
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

test("a card becomes its page, and another tap or Back in the middle leaves nothing half", async ({
	page,
}) => {
	await holdMotion(page);
	await page.goto("/");
	const cards = page.locator("#services [data-part=card-link]");
	const title = page.getByRole("heading", { level: 1, name: LAST_SERVICE.title });
	const placeOf = (element: Locator) =>
		element.evaluate((each) => {
			const { x, y } = each.getBoundingClientRect();
			return [Math.round(x), Math.round(y)];
		});
	await cards.last().scrollIntoViewIfNeeded();
	const place = await placeOf(cards.last());
	await cards.evaluateAll((links: HTMLElement[]) => links.map((link) => link.click()));
	await expect.poll(() => placeOf(title)).toEqual(place);
	await page.goBack();
	await expect.poll(() => placeOf(cards.last())).toEqual(place);
	await page.goForward();
	await expect.poll(() => placeOf(title)).not.toEqual(place);
	await expect(page.locator("article > header p").last()).toHaveCSS("opacity", "1");
});

test("scrolling to a section is smooth", async ({ page }) => {
	await page.goto("/");
	const link = mainMenu(page).locator("a[href$='#contact']");
	const clickAndLook = (element: HTMLElement) => {
		element.click();
		return window.scrollY;
	};
	expect(await link.evaluate(clickAndLook)).toBeLessThan(100);
	await expectAtSection(page, "contact");
});

/** Collects every animation and transition that starts, of CSS and scripts. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const begun: string[] = [];
		Object.assign(window, { begun });
		for (const type of ["transitionrun", "animationstart"])
			addEventListener(type, ({ target }) => begun.push(`${type} of ${(target as Element).tagName}`), true);
		const { animate } = Element.prototype;
		Element.prototype.animate = function (this: Element, ...options) {
			begun.push(`a script's animation of ${this.tagName}`);
			return animate.apply(this, options);
		};
	});
	return () => page.evaluate(() => (window as unknown as { begun: string[] }).begun);
}

test("the menu comes and goes with motion", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	const begun = await watchMotion(page);
	await page.goto("/");
	const { opener, closer, menu } = menuOn(page);
	const moves = async () => (await begun()).filter((each) => each === "transitionrun of NAV").length;
	await opener.click();
	await expect(menu).toBeVisible();
	const coming = await moves();
	expect(coming).toBeGreaterThan(0);
	await closer.click();
	await expect(menu).toBeHidden();
	expect(await moves()).toBeGreaterThan(coming);
});

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("cards, links, the colour mode, the assistant and the menu respect reduced motion", async ({
		page,
	}) => {
		await answerWith(page, { message: "One line.\n\n".repeat(30) });
		const begun = await watchMotion(page);
		await page.goto("/");
		await mainMenu(page).locator("a[href$='#contact']").click();
		await page.getByRole("contentinfo").getByRole("link").first().hover();
		await page.getByRole("button", { name: WORDS.darkMode }).click();
		await page.locator("#services").getByRole("link").first().click();
		await expect(page).toHaveURL(at(SERVICE.path));
		await page.getByRole("main").getByRole("link").first().hover();
		const { ask, messages } = await openChat(page);
		await ask("More, please");
		await expect(messages.last()).toContainText("One line.");
		await page.keyboard.press("Escape");
		await page.setViewportSize({ width: 390, height: 800 });
		const { opener, menu } = menuOn(page);
		await opener.click();
		await expect(menu).toBeVisible();
		expect(await begun()).toEqual([]);
	});
});
