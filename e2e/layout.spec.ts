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

async function expectSound(page: Page, where: string): Promise<void> {
	expect.soft(await layoutFaults(page), where).toEqual([]);
}

for (const language of shipped.languages)
	test(`nothing overflows, overlaps or is cut off, from 320 to 2560 px (${language})`, async ({ page }) => {
		for (const path of kindsIn(language)) {
			await open(page, path);
			for (const width of [320, 768, 1280, 2560]) {
				await resize(page, width);
				await expectSound(page, `${path} at ${width} px`);
			}
		}
	});

test("nothing overflows, overlaps or is cut off on a phone on any page", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	for (const { path } of PAGES) {
		await open(page, path);
		await expectSound(page, path);
	}
});

/** Doubles the text, or spaces it (WCAG 1.4.4, 1.4.12). */
const READERS_WISHES: Record<string, (page: Page) => Promise<unknown>> = {
	"at 200 % text size": async (page) => {
		const session = await page.context().newCDPSession(page);
		await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
		await expect(page.locator("html")).toHaveCSS("font-size", "32px");
	},
	"with wider text spacing": (page) =>
		page.addStyleTag({
			content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
				p { margin-bottom: 2em !important; }`,
		}),
};
for (const [what, apply] of Object.entries(READERS_WISHES))
	test(`nothing overflows ${what}`, async ({ page }) => {
		for (const path of kindsIn(LANGUAGE)) {
			await open(page, path);
			await apply(page);
			for (const width of [320, 390, 800, 1280]) {
				await resize(page, width);
				await expectSound(page, `${path} at ${width} px`);
			}
		}
	});
