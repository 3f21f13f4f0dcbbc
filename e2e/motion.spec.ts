import type { Page } from "@playwright/test";
import { answerWith, openChat } from "./chat.ts";
import { expect, test } from "./fixtures.ts";
import { ONE_OF_EACH_KIND } from "./routes.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What moves by itself: animations and transitions of styles and of scripts. */
const moving = (page: Page) =>
	page.evaluate(() =>
		document.getAnimations().map((animation) => {
			const { target } = animation.effect as KeyframeEffect;
			return `${animation.constructor.name} of ${target?.tagName} ${target?.className}`;
		}),
	);

/** Collects every animation that begins, however short. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const begun: string[] = [];
		Object.assign(window, { begun });
		for (const type of ["transitionrun", "animationstart"])
			addEventListener(type, (event) => begun.push(`${type} of ${(event.target as Element).tagName}`), true);
		const { animate } = Element.prototype;
		Element.prototype.animate = function (this: Element, ...options) {
			begun.push(`a script's animation of ${this.tagName}`);
			return animate.apply(this, options);
		};
	});
	return () => page.evaluate(() => (window as unknown as { begun: string[] }).begun);
}

test("whoever wants less motion sees none on any kind of page, nor when pointing at its cards and links", async ({
	page,
}) => {
	const begun = await watchMotion(page);
	for (const path of ONE_OF_EACH_KIND) {
		await page.goto(path);
		expect(await moving(page), path).toEqual([]);
		await page.getByRole("main").getByRole("link").first().hover();
		await page.getByRole("contentinfo").getByRole("link").first().hover();
		expect(await moving(page), path).toEqual([]);
		expect(await begun(), path).toEqual([]);
	}
});

test("cards, the colour mode and the menu change without motion", async ({ page }) => {
	const begun = await watchMotion(page);
	await page.goto("/");
	for (const card of await page.locator("#services li > div").all()) await card.hover();
	await page.getByRole("button", { name: "Dunkles Farbschema" }).click();
	await page.setViewportSize({ width: 390, height: 800 });
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	await expect(page.getByRole("navigation", { name: "Menü" })).toBeVisible();
	expect(await moving(page)).toEqual([]);
	expect(await begun()).toEqual([]);
});

test("the assistant opens, answers and scrolls without motion", async ({ page }) => {
	await answerWith(page, () => ({ message: "One line.\n\n".repeat(30) }));
	const begun = await watchMotion(page);
	await page.goto("/");
	const { input, messages, panel } = await openChat(page);
	await expect(input).toBeFocused();
	await expect(panel).toHaveCSS("opacity", "1");
	const list = panel.getByRole("group", { name: "Conversation" });
	const positions = await list.evaluate((element) => {
		const seen: number[] = [];
		element.addEventListener("scroll", () => seen.push(element.scrollTop));
		Object.assign(window, { seen });
		return seen;
	});
	expect(positions).toEqual([]);
	for (const count of [3, 5]) {
		await input.fill("More, please");
		await input.press("Enter");
		await expect(messages).toHaveCount(count);
		await expect(messages.last()).toContainText("One line.");
		await expect(input).toBeFocused();
	}
	await panel.getByRole("button", { name: "Scroll to newest message" }).click();
	const isAtEnd = () =>
		list.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop < 2);
	await expect.poll(isAtEnd).toBe(true);
	const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
	// A question, its answer, the answer's Markdown and the way down are jumps; gliding would be dozens of steps.
	expect(seen.length).toBeLessThanOrEqual(10);
	expect(await moving(page)).toEqual([]);
	expect(await begun()).toEqual([]);
});
