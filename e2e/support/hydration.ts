import type { Page } from "@playwright/test";

/** Waits until React has hydrated the page: tests are quicker than any visitor. */
export const hydrated = (page: Page) =>
	page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));

/** Opens a page without its scripts, which come when the returned function is called. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await released;
		await route.continue();
	});
	await page.goto(path, { waitUntil: "commit" });
	await page.waitForLoadState("domcontentloaded");
	return release;
}
