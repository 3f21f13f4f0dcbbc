import type { Page } from "@playwright/test";

/**
 * A test is quicker than any visitor: this waits until React has taken over and buttons do something, and until all
 * of the page is laid out.
 */
export const hydrated = (page: Page) =>
	page.waitForFunction(
		() =>
			Object.keys(document.body).some((key) => key.startsWith("__reactFiber")) &&
			!document.documentElement.classList.contains("opening"),
	);
