import type { Page } from "@playwright/test";
import { answerWith, openChat, text } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { ONE_OF_EACH_KIND } from "./support/pages.ts";

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

/** Opens a card and returns how long each part of the transition to its page takes, in milliseconds. */
async function transitionTimes(page: Page): Promise<unknown[]> {
	await page.goto("/");
	await page.evaluate(() => {
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			const transition = start(update);
			const times = transition.ready.then(() =>
				document
					.getAnimations()
					.map(({ effect }) => effect as KeyframeEffect)
					.filter(({ pseudoElement }) => pseudoElement?.startsWith("::view-transition"))
					.map((effect) => effect.getComputedTiming().duration),
			);
			Object.assign(window, { times });
			return transition;
		};
	});
	await page.locator("#services").getByRole("link").first().click();
	await page.waitForFunction(() => "times" in window);
	return page.evaluate(() => (window as unknown as { times: Promise<unknown[]> }).times);
}

test("a card dissolves into its page, unless the visitor wants less motion", async ({ page }) => {
	const times = await transitionTimes(page);
	expect([...new Set(times)]).toEqual([200]);
	await page.emulateMedia({ reducedMotion: "reduce" });
	expect(await transitionTimes(page)).toEqual([]);
});

test.describe("where a visitor wants less motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	/** Collects every animation and transition that begins, however short, of styles and of scripts. */
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

	test("pages, cards, links, the colour mode and the menu change without any", async ({ page }) => {
		const begun = await watchMotion(page);
		for (const path of ONE_OF_EACH_KIND) {
			await page.goto(path);
			await page.getByRole("main").getByRole("link").first().hover();
			await page.getByRole("contentinfo").getByRole("link").first().hover();
			expect(await begun(), path).toEqual([]);
		}
		await page.goto("/");
		await page.locator("#services li").first().hover();
		await page.getByRole("button", { name: "Dunkles Farbschema" }).click();
		await page.setViewportSize({ width: 390, height: 800 });
		await page.getByRole("button", { name: "Menü öffnen" }).click();
		await expect(page.getByRole("navigation", { name: "Menü" })).toBeVisible();
		expect(await begun()).toEqual([]);
	});

	test("the assistant opens, answers and scrolls without any", async ({ page }) => {
		await answerWith(page, { message: "One line.\n\n".repeat(30) });
		const begun = await watchMotion(page);
		await page.goto("/");
		const { ask, input, messages, panel } = await openChat(page);
		await expect(input).toBeFocused();
		for (const count of [3, 5]) {
			await ask("More, please");
			await expect(messages).toHaveCount(count);
			await expect(messages.last()).toContainText("One line.");
			await expect(input).toBeFocused();
		}
		await panel.getByRole("button", { name: text.labels.toNewest }).click();
		await expect(messages.last().getByText("One line.").last()).toBeInViewport();
		expect(await begun()).toEqual([]);
	});
});
