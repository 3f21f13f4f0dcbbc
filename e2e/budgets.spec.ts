import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { chatOn } from "./chat.ts";
import { expect, test } from "./fixtures.ts";
import { DETAIL_PAGES, LEGAL_PAGES } from "./routes.ts";

/** Bytes with gzip at its best, which differ neither between machines nor between runs. */
const BUDGETS = {
	everything: 230_000,
	script: 165 * 1024,
	document: 25_000,
	font: 60_000,
	/** What opening the assistant adds, and then the first message. */
	panel: 45_000,
	firstMessage: 60_000,
};

const COMPRESSED = /woff2|image\/(png|x-icon)/;

/** Notes whatever the page asks for from here on; weighs what came since it was last asked. */
function listen(page: Page) {
	let requests: Request[] = [];
	page.on("request", (request) => requests.push(request));
	return async () => {
		await page.waitForLoadState("networkidle");
		const loads = await Promise.all(requests.map((request) => weigh(request, page)));
		requests = [];
		const sum = (type?: string) =>
			loads
				.filter((load) => type === undefined || load.type === type)
				.reduce((total, { bytes }) => total + bytes, 0);
		return { everything: sum(), of: sum };
	};
}

/** Fetches once more what a page got, as browsers don't keep what came out of their cache. */
async function weigh(request: Request, page: Page) {
	const response = await page.request.fetch(request);
	const body = await response.body();
	const isCompressed = COMPRESSED.test(response.headers()["content-type"] ?? "");
	return {
		type: request.resourceType(),
		bytes: isCompressed ? body.length : gzipSync(body, { level: 9 }).length,
	};
}

test("the home page's first load and the assistant's stay within their weight", async ({ page }) => {
	const loaded = listen(page);
	await page.goto("/");
	const first = await loaded();
	expect(first.of("document")).toBeLessThanOrEqual(BUDGETS.document);
	expect(first.of("script")).toBeLessThanOrEqual(BUDGETS.script);
	expect(first.of("font")).toBeLessThanOrEqual(BUDGETS.font);
	expect(first.of("image")).toBe(0);
	expect(first.of("stylesheet")).toBe(0);
	expect(first.everything).toBeLessThanOrEqual(BUDGETS.everything);

	const chat = chatOn(page);
	await chat.toggle.click();
	await expect(chat.panel).toBeVisible();
	const panel = await loaded();
	expect(panel.of("script")).toBeGreaterThan(0);
	expect(panel.everything).toBeLessThanOrEqual(BUDGETS.panel);

	await chat.input.fill("Welche Erfahrung gibt es mit Kubernetes?");
	await chat.send.click();
	await expect(chat.input).toBeEnabled();
	await expect(chat.messages).toHaveCount(3);
	const message = await loaded();
	expect(message.of("script")).toBeGreaterThan(0);
	expect(message.everything).toBeLessThanOrEqual(BUDGETS.firstMessage);
});

test("every other page is lighter than the home page", async ({ page, complaints }) => {
	complaints.allow(/404/);
	const loaded = listen(page);
	await page.goto("/");
	const home = await loaded();
	for (const path of [...DETAIL_PAGES, ...LEGAL_PAGES, "/404"]) {
		await page.goto(path);
		const own = await loaded();
		expect(own.of("script"), path).toBeLessThan(home.of("script"));
		expect(own.of("document"), path).toBeLessThan(home.of("document"));
		expect(own.everything, path).toBeLessThan(home.everything);
	}
});

test("no page sorts text while it opens: a browser's rules of sorting take longer to load than much of the page to start", async ({
	page,
}) => {
	await page.addInitScript(() => {
		const { localeCompare } = String.prototype;
		String.prototype.localeCompare = function (...parameters: Parameters<typeof localeCompare>) {
			document.documentElement.dataset.sorted = `${this} ${parameters[0]}`;
			return localeCompare.apply(this, parameters);
		};
	});
	for (const path of ["/", ...DETAIL_PAGES.slice(0, 1), ...LEGAL_PAGES.slice(0, 1)]) {
		await page.goto(path);
		await expect(page.locator("html")).not.toHaveAttribute("data-sorted");
	}
});
