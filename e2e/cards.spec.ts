import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { CARD_TARGETS } from "./routes.ts";

/** What a visitor sees as the card: the box within the list's entry. */
const cardFor = (page: Page, path: string) =>
	page.locator(`:is(#services, #experience) li:has(a[href="${path}"]) > *`).first();

for (const part of ["services", "projects", "certifications"])
	test(`a click on the edge of its card leads to each of the ${part}`, async ({ page }) => {
		await page.goto("/");
		for (const path of CARD_TARGETS.filter((target) => target.startsWith(`/${part}/`))) {
			const card = cardFor(page, path);
			const box = await card.boundingBox();
			if (!box) throw new Error(`There is no card for ${path}.`);
			await card.click({ position: { x: box.width - 12, y: box.height - 12 } });
			await expect(page).toHaveURL(path);
			await expect(page.getByRole("link", { name: "Zurück zur Übersicht" })).toBeVisible();
			await page.goBack();
			await expect(card).toBeVisible();
		}
	});

test("all of a card's surface is its link", async ({ page }) => {
	await page.goto("/");
	for (const path of CARD_TARGETS) {
		const card = cardFor(page, path);
		await card.scrollIntoViewIfNeeded();
		const hit = await card.evaluate((element) => {
			element.scrollIntoView({ block: "center", behavior: "instant" });
			const { left, right, top, bottom } = element.getBoundingClientRect();
			const across = [left + 8, (left + right) / 2, right - 8];
			const down = [top + 8, (top + bottom) / 2, bottom - 8];
			const points = across.flatMap((x) => down.map((y) => document.elementFromPoint(x, y)));
			return [...new Set(points.map((point) => point?.closest("a")?.getAttribute("href")))];
		});
		expect(hit).toEqual([path]);
	}
});

test("every card is one real link that the keyboard reaches and follows", async ({ page }) => {
	await page.goto("/");
	const links = page.locator("#services, #experience").getByRole("link");
	expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
		CARD_TARGETS,
	);
	await links.first().focus();
	for (const target of CARD_TARGETS.slice(1)) {
		await page.keyboard.press("Tab");
		await expect(page.locator(":focus")).toHaveAttribute("href", target);
	}
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(CARD_TARGETS.at(-1) ?? "");
});
