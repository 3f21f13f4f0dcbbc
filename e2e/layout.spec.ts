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

async function expectNoFaults(page: Page, what: string, widths: readonly number[]): Promise<void> {
	for (const width of widths) {
		await resize(page, width);
		expect.soft(await layoutFaults(page), `${what} at ${width} px`).toEqual([]);
	}
}

/** One page of each kind, in every language. */
const KINDS = shipped.languages.flatMap(kindsIn);

for (const language of shipped.languages)
	test(`nothing overflows, overlaps or is cut off, from 320 to 2560 px (${language})`, async ({ page }) => {
		for (const path of kindsIn(language)) {
			await open(page, path);
			await expectNoFaults(page, path, [320, 390, 768, 1280, 2560]);
			await expect(page.locator("style[data-emotion]"), `styles that ${path} hasn't brought`).toHaveCount(0);
			// With larger text and wider spacing too; once, because a translation is set like its original.
			if (language !== LANGUAGE) continue;
			await setTextSize(page, 32);
			await expectNoFaults(page, `${path}, at 200 % text size,`, [390, 1280]);
			await setTextSize(page, 16);
			await spaceText(page);
			await expectNoFaults(page, `${path}, spaced,`, [320, 390, 800, 1280]);
		}
	});

test.describe("without JavaScript, which loads faster and changes no text", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

	test("nothing overflows, overlaps or is cut off on a phone on any other page", async ({ page }) => {
		for (const { path } of PAGES.filter((each) => !KINDS.includes(each.path))) {
			await open(page, path);
			expect.soft(await layoutFaults(page), path).toEqual([]);
		}
	});
});

/** Sets the browser's text size, in pixels. */
async function setTextSize(page: Page, standard: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard * 0.8125 } });
	await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
}

const spaceText = (page: Page) =>
	page.addStyleTag({
		content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
			p { margin-bottom: 2em !important; }`,
	});
