import type { Page } from "@playwright/test";
import { chatOn, openChat } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { kindsIn, LANGUAGE, WORDS } from "./support/pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

/** Returns texts, drawings, edges and bullets that lack contrast with their background. */
function findInvisible(): string[] {
	/** Brightness from 0 to 1; null if nothing is drawn. */
	const brightness = (colour: string) => {
		const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
		return alpha === 0 || colour === "none" ? null : (r + g + b) / 765;
	};
	const groundBehind = (element: Element | null): number => {
		if (!element) return matchMedia("(prefers-color-scheme: dark)").matches ? 0 : 1;
		return brightness(getComputedStyle(element).backgroundColor) ?? groundBehind(element.parentElement);
	};
	const found = new Set<string>();
	for (const element of document.querySelectorAll("body *")) {
		if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled, :disabled *"))
			continue;
		const style = getComputedStyle(element);
		const before = getComputedStyle(element, "::before");
		const expectSeen = (what: string, colour: string, ground = groundBehind(element)) => {
			const value = brightness(colour);
			if (value !== null && Math.abs(value - ground) < 0.4)
				found.add(`${what}: ${element.tagName} “${element.textContent?.trim().slice(0, 30)}”`);
		};
		const behind = groundBehind(element.parentElement);
		const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
		if (hasText && !element.closest("svg")) expectSeen("text", style.color);
		if (element.tagName === "text") expectSeen("label", style.fill);
		if (element.matches("path, line, circle, rect")) expectSeen("stroke", style.stroke);
		if (style.borderTopWidth !== "0px") expectSeen("edge", style.borderTopColor, behind);
		if (element.matches("[data-part=rail]")) expectSeen("line", style.backgroundColor, behind);
		if (element.matches("main li") && before.content === '""') expectSeen("bullet", before.backgroundColor);
	}
	return [...found];
}

/** Sets the opposite colour mode on the site, so that anything in the site's own colours vanishes on one background. */
async function expectAllVisible(page: Page, what: string): Promise<void> {
	for (const [system, chosen, choose] of [
		["dark", "light", WORDS.lightMode],
		["light", "dark", WORDS.darkMode],
	] as const) {
		await page.emulateMedia({ colorScheme: system });
		await page.getByRole("button", { name: choose }).click();
		await expect(page.locator("html")).toHaveClass(chosen);
		expect(await page.evaluate(findInvisible), `${what}, ${system}`).toEqual([]);
	}
}

test("texts, drawings and edges are visible in dark and light forced colours", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	for (const path of kindsIn(LANGUAGE)) {
		await page.goto(path);
		await expectAllVisible(page, path);
	}
	const { input, send } = await openChat(page);
	await input.fill("Hi");
	await expect(send).toBeEnabled();
	await expectAllVisible(page, "the assistant");
});

test("the focus outline has the system's colours", async ({ page }) => {
	await page.goto("/");
	const { toggle } = chatOn(page);
	await toggle.focus();
	await expect(toggle).toHaveCSS("outline-style", "solid");
	const card = page.locator("#services").getByRole("link").first();
	await card.focus();
	expect(await card.evaluate((link) => getComputedStyle(link, "::after").outlineStyle)).toBe("solid");
});
