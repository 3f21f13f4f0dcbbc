import type { Page } from "@playwright/test";

/** A navigation with a warm cache, from the click to the frame that paints the next page. */
export interface Click {
	ms: number;
	/** Sum of all layout shifts, including those right after the click, which Lighthouse ignores. */
	shift: number;
}

/** Follows the home page's link to `path` and measures the navigation. */
export async function followLink(page: Page, home: string, path: string): Promise<Click> {
	await page.goto(home);
	// Waits for hydration: an earlier click would load a document.
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

/** Runs in the page. Contains no named functions: esbuild would wrap them in a helper that the page lacks. */
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
				// A task queued in an animation frame runs after that frame is painted.
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
