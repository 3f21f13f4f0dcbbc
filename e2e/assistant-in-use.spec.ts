import type { Page } from "@playwright/test";
import { answerWith, openChat } from "./chat.ts";
import { expect, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Lets a test stream an answer piece by piece, in its own time. */
async function streamAnswers(page: Page) {
	await page.addInitScript(() => {
		const { fetch } = window;
		window.fetch = async (input, init) => {
			const url = input instanceof Request ? input.url : String(input);
			if (!url.includes("/functions/v1/ai-chat")) return fetch(input, init);
			const body = new ReadableStream<Uint8Array>({
				start: (stream) => {
					const say = (event: object) =>
						stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
					Object.assign(window, { say });
				},
			});
			return new Response(body, { headers: { "content-type": "text/event-stream" } });
		};
	});
	return async (event: object) => {
		await page.waitForFunction(() => "say" in window);
		await page.evaluate((said) => (window as unknown as { say(event: object): void }).say(said), event);
	};
}

test("an answer is announced once, when it is whole, and that one is on its way too", async ({ page }) => {
	const say = await streamAnswers(page);
	await page.goto("/");
	const { panel, input, list, messages } = await openChat(page);
	await page.evaluate(() => {
		const log = document.querySelector("[role=log]");
		const statuses = document.querySelectorAll("aside [role=dialog] [role=status]");
		const heard: string[] = [];
		Object.assign(window, { heard });
		if (!log) throw new Error("There is no log.");
		new MutationObserver((changes) => {
			const told = changes.filter(({ target }) => {
				const element = target instanceof Element ? target : target.parentElement;
				return !element?.closest("[aria-live=off], [aria-hidden]");
			});
			const isBusyNow = log.getAttribute("aria-busy") === "true";
			if (told.some(({ type }) => type === "attributes")) heard.push(isBusyNow ? "busy" : "ready");
			else if (told.length > 0 && !isBusyNow) heard.push("changed while ready");
		}).observe(log, { subtree: true, childList: true, characterData: true, attributeFilter: ["aria-busy"] });
		for (const status of statuses)
			new MutationObserver(() => status.textContent && heard.push(status.textContent)).observe(status, {
				subtree: true,
				childList: true,
				characterData: true,
			});
	});
	await input.fill("Was kann er mit Kubernetes?");
	// Typing fetches what renders Markdown, and what stands there may not change with it.
	await page.waitForLoadState("networkidle");
	await input.press("Enter");
	for (const delta of ["Er betreibt ", "Cluster, ", "seit Jahren."]) await say({ delta });
	await expect(messages.last()).toContainText("seit Jahren.");
	await expect(list).toHaveAttribute("aria-busy", "true");
	await say({ message: "Er betreibt Cluster, und zwar **seit 2018**.", sources: [], origin: "site" });
	await expect(messages.last().locator("strong")).toHaveText("seit 2018");
	await expect(panel.getByRole("button", { name: "Copy answer" })).toBeVisible();
	await expect(input).toBeFocused();
	const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
	expect(heard).toEqual(["busy", "AI Assistant is typing", "ready"]);
	await expect(messages.last().locator("[lang]").first()).toHaveAttribute("lang", "de");
});

test("whoever has scrolled up to read stays there while the answer grows, and is offered the way down", async ({
	page,
}) => {
	const say = await streamAnswers(page);
	await page.goto("/");
	const { panel, input, messages } = await openChat(page);
	await input.fill("Tell me more");
	await input.press("Enter");
	await say({ delta: "One line.\n\n".repeat(30) });
	await expect(messages.last()).toContainText("One line.");
	const list = panel.getByRole("group", { name: "Conversation" });
	const top = () => list.evaluate((element) => element.scrollTop);
	await list.hover();
	await page.mouse.wheel(0, -5000);
	await expect.poll(top).toBe(0);
	await say({ delta: "Another line.\n\n".repeat(30) });
	await expect(messages.last()).toContainText("Another line.");
	expect(await top()).toBe(0);
	await say({ message: "The last line.\n\n".repeat(60) });
	await expect(messages.last()).toContainText("The last line.");
	expect(await top()).toBe(0);

	const down = panel.getByRole("button", { name: "Scroll to newest message" });
	await down.click();
	await expect(messages.last().getByText("The last line.").last()).toBeInViewport();
	await expect(down).toBeHidden();
});

for (const width of [390, 1280])
	test(`the questions become a message that the visitor edits and sends, at ${width} px`, async ({
		page,
	}) => {
		const mails: string[] = [];
		page.on("request", (request) => {
			if (request.url().startsWith("mailto:")) mails.push(request.url());
		});
		await page.setViewportSize({ width, height: 800 });
		await answerWith(page, () => ({ message: "Das klärt ein Gespräch." }));
		await page.goto("/services/devops");
		const { panel, input, messages } = await openChat(page);
		await input.fill("Was kostet ein Cluster?");
		await input.press("Enter");
		await expect(messages).toHaveCount(3);
		await panel.getByRole("link", { name: "Als Projektanfrage übernehmen" }).click();
		await expect(page).toHaveURL("/#contact");
		await expect(panel).toBeHidden();
		const message = page.getByRole("textbox", { name: "Nachricht" });
		await expect(message).toHaveValue(/Was kostet ein Cluster\?$/);
		await expect(message).toBeFocused();
		await expect(message).toBeInViewport();
		await page.keyboard.type(" Bitte melden.");
		await expect(message).toHaveValue(/Was kostet ein Cluster\? Bitte melden\.$/);
		expect(mails).toEqual([]);
	});
