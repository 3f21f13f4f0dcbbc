import type { Page } from "@playwright/test";
import { shipped } from "../src/content/shipped.ts";
import { expect, test } from "./support/fixtures.ts";
import { layoutFaults } from "./support/geometry.ts";
import { kindsIn, LANGUAGE, PAGES } from "./support/pages.ts";

/** Waits for a frame with the window's new size. */
async function resize(page: Page, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 800 });
	await page.waitForFunction((expected) => window.innerWidth === expected, width);
	await page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
	);
}

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.evaluate(() => document.fonts.ready);
}

for (const language of shipped.languages)
	test(`nothing overflows, overlaps or is cut off, from 320 to 2560 px (${language})`, async ({ page }) => {
		for (const path of kindsIn(language)) {
			await open(page, path);
			for (const width of [320, 768, 1280, 2560]) {
				await resize(page, width);
				expect.soft(await layoutFaults(page), `${path} at ${width} px`).toEqual([]);
			}
		}
	});

test("nothing overflows, overlaps or is cut off on a phone on any page", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	for (const { path } of PAGES) {
		await open(page, path);
		expect.soft(await layoutFaults(page), path).toEqual([]);
	}
});

async function doubleText(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
	await expect(page.locator("html")).toHaveCSS("font-size", "32px");
}

const spaceText = (page: Page) =>
	page.addStyleTag({
		content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
			p { margin-bottom: 2em !important; }`,
	});

for (const [what, apply, widths] of [
	["at 200 % text size", doubleText, [390, 1280]],
	["with wider text spacing", spaceText, [320, 390, 800, 1280]],
] as const)
	test(`nothing overflows ${what}`, async ({ page }) => {
		for (const path of kindsIn(LANGUAGE)) {
			await open(page, path);
			await apply(page);
			for (const width of widths) {
				await resize(page, width);
				expect.soft(await layoutFaults(page), `${path} at ${width} px`).toEqual([]);
			}
		}
	});
