import { test as base, expect, type Page } from "@playwright/test";
import { at, SITE } from "./address.ts";
import { UNKNOWN_PATH } from "./pages.ts";

/** Waits for hydration, because tests are faster than visitors. */
export const hydrated = (page: Page) =>
	page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));

/** Delays the requests for scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

/**
 * Playwright's `test`, whose `page.goto` takes paths without the base path. Also fails if a page logs a warning or an
 * error, throws, violates its Content-Security-Policy, or sends a request to an origin other than its own and its
 * backend's, unless the test provokes and `allow`s it. The 404 page logs a warning, so no test passes on the wrong page;
 * `UNKNOWN_PATH` is the exception.
 */
export const test = base.extend<{ complaints: { allow(expected: RegExp): void } }>({
	page: async ({ page, javaScriptEnabled }, use) => {
		const { goto, reload } = page;
		page.goto = async (path, options) => {
			const response = await goto.call(page, path.startsWith("/") ? at(path) : path, options);
			if (javaScriptEnabled && options?.waitUntil !== "commit") await hydrated(page);
			return response;
		};
		page.reload = async (options) => {
			const response = await reload.call(page, options);
			await hydrated(page);
			return response;
		};
		await use(page);
	},
	complaints: [
		async ({ context, baseURL }, use) => {
			const ownHosts = [baseURL, SITE.backend].map((url) => url && new URL(url).host);
			const isForeign = (url: string) => /^https?:/.test(url) && !ownHosts.includes(new URL(url).host);
			const complaints: string[] = [];
			const allowed = [new RegExp(`${UNKNOWN_PATH}\\b`)];
			const complain = (text: string) => {
				if (!allowed.some((expected) => expected.test(text))) complaints.push(text);
			};
			await context.addInitScript(() =>
				addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
					console.error(`policy violation: ${effectiveDirective} refuses ${blockedURI}`),
				),
			);
			context.on("console", (message) => {
				if (message.type() === "error" || message.type() === "warning")
					complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
			});
			context.on("weberror", (error) => complain(`page error: ${error.error().message}`));
			context.on("request", (request) => {
				if (isForeign(request.url())) complain(`request to another origin: ${request.url()}`);
			});
			await use({ allow: (expected) => allowed.push(expected) });
			expect(complaints, "complaints of the pages").toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
