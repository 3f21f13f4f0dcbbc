import { test as base, expect, type Page } from "@playwright/test";
import { at, SITE } from "./address.ts";
import { hydrated } from "./hydration.ts";
import { UNKNOWN_PATH } from "./pages.ts";

interface Complaints {
	/** From here on, what matches is no complaint: the test provokes it on purpose. */
	allow(expected: RegExp): void;
}

/**
 * Playwright's `test`, whose `page.goto` takes paths without the base path, and which also fails where a page
 * logs a warning or an error, throws, breaks its security policy, or sends a request to another origin than
 * its own and its backend's. A 404 is logged as well, so a test can't pass on the wrong page; only
 * `UNKNOWN_PATH` may be one.
 */
export const test = base.extend<{ complaints: Complaints }>({
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
			const isForeign = (url: string) => /^(http|ws)s?:/.test(url) && !ownHosts.includes(new URL(url).host);
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
			context.on("page", (page) => {
				listen(page, complain);
				page.on("websocket", (socket) => {
					if (isForeign(socket.url())) complain(`socket to another origin: ${socket.url()}`);
				});
			});
			context.on("request", (request) => {
				if (isForeign(request.url())) complain(`request to another origin: ${request.url()}`);
			});
			await use({ allow: (expected) => allowed.push(expected) });
			expect(complaints, "what the pages complained of").toEqual([]);
		},
		{ auto: true },
	],
});

function listen(page: Page, complain: (text: string) => void): void {
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning")
			complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
	});
	page.on("pageerror", (error) => complain(`page error: ${error.message}`));
}

export { expect };
