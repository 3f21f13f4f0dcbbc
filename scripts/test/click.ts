import type { Page } from "@playwright/test";

/** From the click on a link to the frame that shows the next page, with everything in the cache. */
export interface Click {
	ms: number;
	/** Sum of all layout shifts, those right after a click included, which Lighthouse doesn't count. */
	shift: number;
}

/** Follows the link from the home page to `path` and measures. */
export async function followLink(page: Page, origin: string, path: string): Promise<Click> {
	await page.goto(origin);
	// Before React has hydrated the page, a click would load the next document.
	await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
	await page.waitForLoadState("networkidle");
	const link = page.locator(`a[href="${path}"]`).first();
	await link.scrollIntoViewIfNeeded();
	await link.hover();
	await page.waitForLoadState("networkidle");
	await page.evaluate(watchClick);
	await link.click();
	await page.waitForFunction(() => "measured" in window);
	return page.evaluate(() => (window as unknown as { measured: Click }).measured);
}

/** Runs in the page, so it names no function within: esbuild would call a helper for it. */
function watchClick(): void {
	const before = document.querySelector("h1")?.textContent;
	let shift = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
	}).observe({ type: "layout-shift" });
	addEventListener(
		"click",
		({ timeStamp }) => {
			new MutationObserver((_, observer) => {
				if (document.querySelector("h1")?.textContent === before) return;
				observer.disconnect();
				// A task that follows a frame's callbacks runs after that frame was painted.
				requestAnimationFrame(() =>
					setTimeout(() => {
						const ms = performance.now() - timeStamp;
						// Shifts of that frame are reported after it.
						requestAnimationFrame(() => setTimeout(() => Object.assign(window, { measured: { ms, shift } })));
					}),
				);
			}).observe(document.body, { childList: true, characterData: true, subtree: true });
		},
		{ capture: true, once: true },
	);
}
