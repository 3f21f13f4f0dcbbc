import type { CDPSession, Page } from "@playwright/test";
import { hydrated } from "../../e2e/support/hydration.ts";
import { chat } from "../../src/content/chat.ts";
import { STREAMED } from "./server.ts";

/** From the click on a link to the frame that shows the next page, with everything in the cache. */
export interface Navigation {
	ms: number;
	/** Sum of all layout shifts, those right after a click included, which Lighthouse would not count. */
	shift: number;
}

/** Opens a page whose links the router follows; before, a click would load the next page anew. */
async function open(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await hydrated(page);
	await page.waitForLoadState("networkidle");
}

/** Follows the link from the home page to `path` and measures. */
export async function navigate(page: Page, origin: string, path: string): Promise<Navigation> {
	await open(page, origin);
	const link = page.locator(`a[href="${path}"]`).first();
	await link.scrollIntoViewIfNeeded();
	await link.hover();
	await page.waitForLoadState("networkidle");
	await page.evaluate(watchMove);
	await link.click();
	await page.waitForFunction(() => "moved" in window);
	return page.evaluate(() => (window as unknown as { moved: Navigation }).moved);
}

/** Runs in the page, so it names no function within: what compiles the script would call a helper for it. */
function watchMove(): void {
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
						requestAnimationFrame(() => setTimeout(() => Object.assign(window, { moved: { ms, shift } })));
					}),
				);
			}).observe(document.body, { childList: true, characterData: true, subtree: true });
		},
		{ capture: true, once: true },
	);
}

/** Times in milliseconds, for a conversation of so many messages. */
export interface Typing {
	messages: number;
	/** Script, style and layout for one key. */
	key: number;
	/** The slowest key's interaction to next paint, the wait for the screen's next frame included; in steps of 8. */
	slowestKey: number;
	/** Script, style and layout for one piece of a streamed answer. */
	piece: number;
}

const TYPED = "Welche Erfahrung gibt es mit Kubernetes und GitOps in großen Umgebungen?";

/** Talks until the list holds `messages` messages, types a question, and has one answered as a stream. */
export async function converse(page: Page, origin: string, messages: number): Promise<Typing> {
	await open(page, origin);
	await page.getByRole("button", { name: chat.title }).click();
	const input = page.getByPlaceholder(chat.placeholder);
	const shown = page.locator("[data-message]");
	const ask = async (question: string) => {
		const count = await shown.count();
		await input.fill(question);
		await input.press("Enter");
		await shown.nth(count + 1).waitFor();
		await page.locator("textarea:not([disabled])").last().waitFor();
	};
	while ((await shown.count()) < messages) await ask("Frage");

	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	const typing = await busyDuring(session, async () => {
		await page.evaluate(watchKeys);
		await input.pressSequentially(TYPED, { delay: 50 });
	});
	const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
	const streaming = await busyDuring(session, () => ask(STREAMED.word));
	return {
		messages: (await shown.count()) - 2,
		key: typing / TYPED.length,
		slowestKey: Math.max(0, ...keys),
		piece: streaming / STREAMED.pieces,
	};
}

/** Runs in the page. Browsers report keys that take 16 ms or more; all others are quicker. */
function watchKeys(): void {
	const keys: number[] = [];
	Object.assign(window, { keys });
	new PerformanceObserver((list) => {
		for (const { name, duration } of list.getEntries()) if (name === "keydown") keys.push(duration);
	}).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Milliseconds that the page's script, style and layout take meanwhile. */
async function busyDuring(session: CDPSession, act: () => Promise<void>): Promise<number> {
	const before = await busy(session);
	await act();
	return (await busy(session)) - before;
}

async function busy(session: CDPSession): Promise<number> {
	const { metrics } = await session.send("Performance.getMetrics");
	const seconds = metrics
		.filter(({ name }) => ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"].includes(name))
		.reduce((sum, { value }) => sum + value, 0);
	return seconds * 1000;
}
