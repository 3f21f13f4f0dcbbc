import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { layoutFaults } from "./support/geometry.ts";
import { ALL_PAGES, ONE_OF_EACH_KIND, UNKNOWN_PATH } from "./support/pages.ts";

const WIDTHS = [320, 768, 1280, 2560];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The window's new size reaches the page with one of its next frames. */
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

for (const half of [0, 1])
	test(`nothing overflows, overlaps or is cut off, from 320 to 2560 px: ${half ? "second" : "first"} half of the pages`, async ({
		page,
	}) => {
		for (const path of ONE_OF_EACH_KIND.filter((_, index) => index % 2 === half)) {
			await open(page, path);
			for (const width of WIDTHS) {
				await resize(page, width);
				await expectSound(page, `${path} at ${width} px`);
			}
		}
	});

test("nothing overflows, overlaps or is cut off on a phone on any page", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	for (const path of ALL_PAGES) {
		await open(page, path);
		await expectSound(page, path);
	}
});

test("nothing overflows where a visitor has set letters to twice their size", async ({ page }) => {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
	for (const path of ONE_OF_EACH_KIND) {
		await open(page, path);
		await expect(page.locator("html")).toHaveCSS("font-size", "32px");
		for (const width of [390, 1280]) {
			await resize(page, width);
			await expectSound(page, `${path} at ${width} px`);
		}
	}
});

test("titles keep their lines, and leads their room, when the site's typeface takes its fallback's place", async ({
	page,
	complaints,
}) => {
	complaints.allow(/woff2|ERR_FAILED/);
	const measureAt = async (path: string, widths: readonly number[]) => {
		await open(page, path);
		const measured: Record<string, unknown> = {};
		for (const width of widths) {
			await resize(page, width);
			measured[`${path} at ${width} px`] = await page.locator("h1, h1 ~ p").evaluateAll((elements) =>
				elements.map((element) => {
					const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
					const lines = Math.round(element.clientHeight / lineHeight);
					return [
						Math.round(element.getBoundingClientRect().width),
						element.tagName === "H1" ? lines : "any",
					];
				}),
			);
		}
		return measured;
	};
	for (const path of ONE_OF_EACH_KIND.filter((kind) => kind !== UNKNOWN_PATH)) {
		const withFace = await measureAt(path, [390, 1280]);
		await page.route("**/*.woff2", (route) => route.abort());
		expect.soft(await measureAt(path, [390, 1280]), path).toEqual(withFace);
		await page.unroute("**/*.woff2");
	}
});

/** A word as long as German makes them, and without a place where it could be broken otherwise. */
const LONG_WORD = "Infrastrukturautomatisierungsplattformverantwortlichkeit";

test("words as long as German makes them break, in every text and at 320 px", async ({ page }) => {
	for (const path of ONE_OF_EACH_KIND) {
		await open(page, path);
		await resize(page, 320);
		await page.evaluate((word) => {
			const main = document.querySelector("main") ?? document.body;
			const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
			const all: Text[] = [];
			while (texts.nextNode()) all.push(texts.currentNode as Text);
			for (const text of all) {
				const element = text.parentElement;
				const isLabel = element && getComputedStyle(element).whiteSpace === "nowrap";
				const isFigure = !/\p{L}/u.test(text.data);
				if (element && !isLabel && !isFigure && !element.closest("svg, form, nav")) text.data += ` ${word}`;
			}
		}, LONG_WORD);
		expect.soft(await layoutFaults(page), path).toEqual([]);
	}
});
