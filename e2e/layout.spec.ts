import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { layoutFaults, smallTargets } from "./layout.ts";
import { ALL_PAGES, ONE_OF_EACH_KIND, UNKNOWN_PATH } from "./routes.ts";

const WIDTHS = [320, 390, 768, 1280, 1920, 2560];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The window's new size reaches the page with one of its next frames. */
async function resize(page: Page, width: number, height = 800): Promise<void> {
	await page.setViewportSize({ width, height });
	await page.waitForFunction((expected) => window.innerWidth === expected, width);
	await page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
	);
}

async function expectSound(page: Page, where: string): Promise<void> {
	expect.soft(await layoutFaults(page), where).toEqual([]);
	expect.soft(await smallTargets(page), `small targets, ${where}`).toEqual([]);
}

for (const half of [0, 1])
	test(`nothing overflows, overlaps or is cut off, from 320 to 2560 px: ${half ? "second" : "first"} half of the pages`, async ({
		page,
		complaints,
	}) => {
		complaints.allow(/404/);
		for (const path of ALL_PAGES.filter((_, index) => index % 2 === half)) {
			await page.goto(path);
			await page.evaluate(() => document.fonts.ready);
			for (const width of WIDTHS) {
				await resize(page, width);
				await expectSound(page, `${path} at ${width} px`);
			}
		}
	});

for (const half of [0, 1])
	test(`titles keep their lines, and leads their room, when the site's typeface takes its fallback's place: ${half ? "second" : "first"} half of the pages`, async ({
		page,
		complaints,
	}) => {
		complaints.allow(/font|ERR_FAILED/);
		const measure = () =>
			page.locator("h1, h1 ~ p").evaluateAll((elements) =>
				elements.map((element) => {
					const { width } = element.getBoundingClientRect();
					const lines = Math.round(
						element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
					);
					return [Math.round(width), element.tagName === "H1" ? lines : "any"];
				}),
			);
		const measureAt = async (path: string, widths: readonly number[]) => {
			await page.goto(path);
			await page.evaluate(() => document.fonts.ready);
			const measured: Record<string, unknown> = {};
			for (const width of widths) {
				await resize(page, width);
				measured[`${path} at ${width} px`] = await measure();
			}
			return measured;
		};
		for (const path of ALL_PAGES.filter((path, index) => path !== UNKNOWN_PATH && index % 2 === half)) {
			const widths = [360, 390, 412, 1280];
			const withFace = await measureAt(path, widths);
			await page.route("**/*.woff2", (route) => route.abort());
			expect.soft(await measureAt(path, widths), path).toEqual(withFace);
			await page.unroute("**/*.woff2");
		}
	});

test("an example's title is smaller than the page's and no smaller than a part's, at every width", async ({
	page,
}) => {
	await page.goto("/services/cloud-migration");
	const sizeOf = (level: number, name: string | RegExp) =>
		page
			.getByRole("heading", { level, name })
			.first()
			.evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
	for (const width of WIDTHS) {
		await resize(page, width);
		const example = await sizeOf(2, /^Azure Landing Zone/);
		expect.soft(example, `${width} px`).toBeLessThan(await sizeOf(1, "Cloud-Migration"));
		expect.soft(example, `${width} px`).toBeGreaterThanOrEqual(await sizeOf(2, "Was dazugehört"));
	}
});

/** A word as long as German makes them, and without a place where it could be broken otherwise. */
const LONG_WORD = "Infrastrukturautomatisierungsplattformverantwortlichkeit";

test("words as long as German makes them break, in every text and at 320 px", async ({ page }) => {
	for (const path of [
		"/",
		"/services/cloud-migration",
		"/projects/overview",
		"/certifications/lpic-1-express",
	]) {
		await page.goto(path);
		await resize(page, 320);
		await page.evaluate((word) => {
			const texts = document.createTreeWalker(
				document.querySelector("main") ?? document.body,
				NodeFilter.SHOW_TEXT,
			);
			const all: Text[] = [];
			while (texts.nextNode()) all.push(texts.currentNode as Text);
			for (const text of all) {
				const element = text.parentElement;
				const isLabel = element && getComputedStyle(element).whiteSpace === "nowrap";
				const isFigure = !/\p{L}/u.test(text.data);
				if (element && !isLabel && !isFigure && !element.closest("svg, form, nav")) text.data += ` ${word}`;
			}
		}, LONG_WORD);
		expect(await layoutFaults(page), path).toEqual([]);
	}
});

test("figures, years, clients' names and titles below a page keep their words whole", async ({ page }) => {
	for (const path of ["/", "/services/kubernetes", "/services/cloud-migration", "/projects/overview"]) {
		await page.goto(path);
		await page.evaluate(() => document.fonts.ready);
		for (const width of [300, 320, 390, 500, 632, 768, 1024, 1280]) {
			await resize(page, width);
			const torn = await page
				.locator(
					".figures span:first-of-type, .card-kind span:last-of-type, .project-stop h3, .related-title",
				)
				.evaluateAll((elements) =>
					elements.flatMap((element) => {
						const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
						// Longer ones are for the browser to hyphenate.
						return [...text.data.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,15}(?![\p{L}\p{N}])/gu)].filter(
							({ 0: word, index }) => {
								const range = document.createRange();
								range.setStart(text, index);
								range.setEnd(text, index + word.length);
								return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
							},
						);
					}),
				);
			expect.soft(torn.flat(), `${path} at ${width} px`).toEqual([]);
		}
	}
});

test.describe("zoomed to 200 %", () => {
	test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

	test("nothing overflows, overlaps or is cut off", async ({ page, complaints }) => {
		complaints.allow(/404/);
		for (const path of ALL_PAGES) {
			await page.goto(path);
			await page.evaluate(() => document.fonts.ready);
			await expectSound(page, path);
		}
	});
});

test("nothing overflows where a visitor has set letters to twice their size", async ({ page }) => {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
	for (const path of ONE_OF_EACH_KIND) {
		await page.goto(path);
		await expect(page.locator("html")).toHaveCSS("font-size", "32px");
		for (const width of [640, 1280]) {
			await resize(page, width);
			await expectSound(page, `${path} at ${width} px`);
		}
	}
});

test("nothing overflows a phone where a visitor has set letters to twice their size", async ({
	page,
	complaints,
}) => {
	complaints.allow(/404/);
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
	await resize(page, 390);
	for (const path of ALL_PAGES) {
		await page.goto(path);
		await page.evaluate(() => document.fonts.ready);
		await expectSound(page, `${path} at 390 px`);
	}
	await page.goto("/");
	const lines = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
		const text = title.firstChild as Text;
		const word = document.createRange();
		word.setStart(text, 0);
		word.setEnd(text, text.data.indexOf(","));
		return word.getClientRects().length;
	});
	expect(lines, "the first word of the title stands in one line").toBe(1);
});

test("at the end of every page the assistant's button covers no text", async ({ page, complaints }) => {
	complaints.allow(/404/);
	for (const path of [...ONE_OF_EACH_KIND, UNKNOWN_PATH]) {
		await page.goto(path);
		for (const width of [320, 390, 768, 1280, 1920]) {
			await resize(page, width);
			const covered = await page.evaluate(() => {
				const names = document.querySelectorAll("footer span");
				// Other names are longer than the one in the repository.
				names[names.length - 1]?.append(" und Partnerin");
				scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
				const button = document.querySelector("aside > button")?.getBoundingClientRect();
				const texts = document.createTreeWalker(
					document.querySelector("footer") ?? document.body,
					NodeFilter.SHOW_TEXT,
				);
				const found: string[] = [];
				for (let text = texts.nextNode(); text && button; text = texts.nextNode()) {
					const range = document.createRange();
					range.selectNode(text);
					for (const { left, right, top, bottom } of range.getClientRects())
						if (right > button.left && left < button.right && bottom > button.top && top < button.bottom)
							found.push(text.textContent ?? "");
				}
				return button ? found : ["there is no button"];
			});
			expect(covered, `${path} at ${width} px`).toEqual([]);
		}
	}
});
