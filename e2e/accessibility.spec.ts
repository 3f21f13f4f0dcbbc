import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { DETAIL_PAGES } from "./routes.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WIDTHS = [390, 1280];
const MODES = ["light", "dark"] as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What axe-core finds, in a form that names rule and element. */
async function violations(page: Page): Promise<string[]> {
	const axe = new AxeBuilder({ page })
		// The same rules are checked, but no selectors are made for the hundreds of elements that pass.
		.options({ resultTypes: ["violations"] })
		.withTags(RULES)
		// The pages have no frames, for which axe would otherwise open a page of its own each time.
		.setLegacyMode();
	const { violations: found } = await axe.analyze();
	return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

async function expectNoViolations(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
	for (const width of widths)
		for (const colorScheme of MODES) {
			await page.setViewportSize({ width, height: 844 });
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await expect(page.locator("html")).toHaveClass(colorScheme);
			await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
			expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
		}
}

for (const path of ["/", ...DETAIL_PAGES, "/impressum", "/datenschutz", "/no-such-page"])
	test(`axe-core finds nothing on ${path}`, async ({ page, complaints }) => {
		complaints.allow(/404/);
		await page.goto(path);
		await expectNoViolations(page);
	});

test("axe-core finds nothing in the open menu", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	await expectNoViolations(page, [390]);
});

test("axe-core finds nothing in a form with errors", async ({ page }) => {
	await page.goto("/#contact");
	await page.locator("#contact form").getByRole("button").click();
	await expect(page.locator("#contact [aria-invalid=true]")).toHaveCount(3);
	await expectNoViolations(page);
});

for (const width of WIDTHS)
	test(`axe-core finds nothing in the assistant at ${width} px, empty, with an answer and with an error`, async ({
		page,
		complaints,
	}) => {
		complaints.allow(/ai-chat|Failed to/);
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/");
		await page.getByRole("button", { name: "AI Assistant" }).click();
		const input = page.getByPlaceholder("Ask about projects");
		await expect(input).toBeFocused();
		await expectNoViolations(page, [width]);

		await input.fill("Welche Zertifikate gibt es?");
		await input.press("Enter");
		await expect(page.locator('[data-message="assistant"]').last()).toContainText("LPIC-1");
		await expect(input).toBeEnabled();
		await expectNoViolations(page, [width]);

		await page.route("**/functions/v1/ai-chat", (route) => route.abort());
		await input.fill("Und noch etwas?");
		await input.press("Enter");
		await expect(page.getByText("Failed to send message. Please try again.")).toBeVisible();
		await expectNoViolations(page, [width]);
	});
