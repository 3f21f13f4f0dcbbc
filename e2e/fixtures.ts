import { test as base, expect, type Page } from "@playwright/test";

interface Complaints {
	/** From here on, what matches is no complaint: the test provokes it on purpose. */
	allow(expected: RegExp): void;
}

/**
 * Playwright's `test`, which also fails where a page logs a warning or an error, throws, or sends a request
 * to another origin than its own.
 */
export const test = base.extend<{ complaints: Complaints }>({
	complaints: [
		async ({ context, baseURL }, use) => {
			const complaints: string[] = [];
			const allowed: RegExp[] = [];
			const complain = (text: string) => {
				if (!allowed.some((expected) => expected.test(text))) complaints.push(text);
			};
			const { host } = new URL(baseURL ?? "");
			const isForeign = (url: string) => /^(http|ws)s?:/.test(url) && new URL(url).host !== host;
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
