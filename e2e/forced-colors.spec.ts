import type { Locator } from "@playwright/test";
import { chatOn, openChat } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { ONE_OF_EACH_KIND } from "./support/pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

/** The site's own choice against the system's: whatever keeps the site's colours vanishes on one of the grounds. */
for (const [system, chosen] of [
	["dark", "light"],
	["light", "dark"],
] as const)
	test.describe(`on a system with ${system} colours of its own`, () => {
		test.use({ colorScheme: system });

		test("texts, drawings, stops and edges are visible", async ({ page }) => {
			await page.addInitScript((mode) => localStorage.setItem("color-mode", mode), chosen);
			for (const path of ONE_OF_EACH_KIND) {
				await page.goto(path);
				await expect(page.locator("html")).toHaveClass(chosen);
				const faults = await page.evaluate((isDark) => {
					const brightness = (colour: string) => {
						const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
						return alpha === 0 || colour === "none" ? null : (r + g + b) / 765;
					};
					const vanishes = (colour: string) => {
						const value = brightness(colour);
						return value !== null && (isDark ? value < 0.4 : value > 0.6);
					};
					const found: string[] = [];
					const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
					for (const element of document.querySelectorAll("body *")) {
						if (!isShown(element)) continue;
						const { color, stroke, fill, backgroundColor, borderTopWidth, borderTopColor } =
							getComputedStyle(element);
						const name = `${element.tagName} “${element.textContent?.trim().slice(0, 30)}”`;
						if (element.closest("svg")) {
							if (element.tagName === "text" && vanishes(fill)) found.push(`label: ${name}`);
							if (element.matches("path, line, circle, rect") && vanishes(stroke))
								found.push(`stroke: ${name}`);
						} else if (vanishes(color)) found.push(`text: ${name}`);
						if (borderTopWidth !== "0px" && vanishes(borderTopColor)) found.push(`edge: ${name}`);
						if (element.matches("[data-part=rail]") && vanishes(backgroundColor)) found.push(`line: ${name}`);
						const before = getComputedStyle(element, "::before");
						if (element.matches("main li") && before.content === '""' && vanishes(before.backgroundColor))
							found.push(`bullet: ${name}`);
					}
					return [...new Set(found)];
				}, system === "dark");
				expect(faults, path).toEqual([]);
			}
		});
	});

for (const colours of ["light", "dark"] as const)
	test.describe(`on a system and a site that are both ${colours}`, () => {
		test.use({ colorScheme: colours });

		test("what is drawn on the buttons stands out from them", async ({ page }) => {
			await page.goto("/");
			const { toggle, input, send, panel } = chatOn(page);
			const contrast = (button: Locator) =>
				button.evaluate((element) => {
					const brightness = (colour: string) => {
						const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
						return (r + g + b) / 765;
					};
					const ground = brightness(getComputedStyle(element).backgroundColor);
					const strokes = [...element.querySelectorAll("path, circle, rect")].map((part) =>
						Math.abs(brightness(getComputedStyle(part).stroke) - ground),
					);
					return Math.min(...strokes);
				});
			expect(await contrast(toggle)).toBeGreaterThan(0.5);
			await toggle.click();
			await expect(panel).toBeVisible();
			expect(await contrast(toggle)).toBeGreaterThan(0.5);
			expect(await contrast(send)).toBeGreaterThan(0.2);
			await input.fill("Hi");
			await expect(send).toBeEnabled();
			expect(await contrast(send)).toBeGreaterThan(0.5);
		});
	});

test("the focus has an outline of the system's colours", async ({ page }) => {
	await page.goto("/");
	const { input } = await openChat(page);
	await expect(input).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
	await page.keyboard.press("Escape");
	const card = page.locator("#services").getByRole("link").first();
	await card.focus();
	expect(await card.evaluate((link) => getComputedStyle(link, "::after").outlineStyle)).toBe("solid");
});
