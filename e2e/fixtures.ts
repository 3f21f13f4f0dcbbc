import { test as base, expect, type Page } from "@playwright/test";
import { HERMETIC } from "./environment.ts";
import { hydrated } from "./hydrated.ts";

interface Complaints {
	/** From here on, what matches is no complaint: the test provokes it on purpose. */
	allow(expected: RegExp): void;
}

/**
 * Playwright's `test`, which also fails where a page logs a warning or an error, throws, breaks its security
 * policy, or sends a request to another origin than its own and its backend's.
 */
export const test = base.extend<{ complaints: Complaints }>({
	page: async ({ page, javaScriptEnabled }, use) => {
		const { goto, reload } = page;
		page.goto = async (url, options) => {
			const response = await goto.call(page, url, options);
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
			const complaints: string[] = [];
			const allowed: RegExp[] = [];
			const complain = (text: string) => {
				if (!allowed.some((expected) => expected.test(text))) complaints.push(text);
			};
			const known = [baseURL, HERMETIC.VITE_SUPABASE_URL].map((url) => url && new URL(url).host);
			const isForeign = (url: string) => /^(http|ws)s?:/.test(url) && !known.includes(new URL(url).host);
			await context.addInitScript(() =>
				addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
					console.error(`policy violation: ${effectiveDirective} refuses ${blockedURI}`),
				),
			);
			context.on("page", (page) => listen(page, complain, isForeign));
			context.on("request", (request) => {
				if (isForeign(request.url())) complain(`request to another origin: ${request.url()}`);
			});
			await use({ allow: (expected) => allowed.push(expected) });
			expect(complaints, "what the pages complained of").toEqual([]);
		},
		{ auto: true },
	],
});

function listen(page: Page, complain: (text: string) => void, isForeign: (url: string) => boolean): void {
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning")
			complain(`console ${message.type()}: ${message.text()}`);
	});
	page.on("pageerror", (error) => complain(`page error: ${error.message}`));
	page.on("websocket", (socket) => {
		if (isForeign(socket.url())) complain(`socket to another origin: ${socket.url()}`);
	});
}

export { expect };
