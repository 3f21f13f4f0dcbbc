import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Returns the faults of the current focus (WCAG 2.2, 2.4.7 and 2.4.11): it is invisible, or below a fixed element. */
const focusFaults = (page: Page) =>
	page.evaluate(() => {
		const focused = document.activeElement;
		if (!focused || focused === document.body) return ["nothing has the focus"];
		const name = `${focused.tagName} “${focused.ariaLabel ?? focused.textContent?.trim().slice(0, 40)}”`;
		const faults: string[] = [];
		const isRing = ({ outlineStyle, outlineWidth, content }: CSSStyleDeclaration, isPseudo: boolean) =>
			outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && (!isPseudo || content !== "none");
		const overlay = getComputedStyle(focused, "::after");
		// The message field shows the focus by its upper border.
		const isEdged = focused.matches("aside textarea");
		if (!isRing(getComputedStyle(focused), false) && !isRing(overlay, true) && !isEdged)
			faults.push(`nothing shows the focus: ${name}`);

		const { left, right, top, bottom } = focused.getBoundingClientRect();
		const seen = { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
		if (seen.bottom - seen.top < Math.min(20, bottom - top)) faults.push(`out of sight: ${name}`);
		// A dialog or section may be taller than the free viewport.
		const isControl = bottom - top < innerHeight / 2;
		const covered: string[] = [];
		for (const x of [left + 3, (left + right) / 2, right - 3])
			for (const y of isControl ? [seen.top + 3, (seen.top + seen.bottom) / 2, seen.bottom - 3] : []) {
				const cover = document.elementFromPoint(x, y)?.closest("body > header, aside, [role=alert]");
				if (cover && !cover.contains(focused)) covered.push(cover.tagName);
			}
		// The corners of the assistant's round button cover nothing.
		if (covered.length >= 3) faults.push(`covered by ${covered[0]}: ${name}`);
		return [...new Set(faults)];
	});

/** Waits until the focus is visible, because the page may still be scrolling. */
export async function expectFocusInSight(page: Page): Promise<void> {
	await expect.poll(() => focusFaults(page)).toEqual([]);
}

/** Presses Tab or Shift+Tab until an element with this name has the focus; checks the focus at each stop. */
export async function tabTo(
	page: Page,
	name: string | RegExp,
	{ key = "Tab", most = 80 }: { key?: "Tab" | "Shift+Tab"; most?: number } = {},
): Promise<string[]> {
	const passed: string[] = [];
	for (let step = 0; step < most; step++) {
		await page.keyboard.press(key);
		await expectFocusInSight(page);
		const label = await page.evaluate(() => {
			const { ariaLabel, labels, textContent } = document.activeElement as HTMLInputElement;
			return (ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? "").trim();
		});
		passed.push(label);
		if (typeof name === "string" ? label === name : name.test(label)) return passed;
	}
	throw new Error(`The keyboard doesn't reach ${name}. It passed: ${passed.join(", ")}`);
}
