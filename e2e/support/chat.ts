import type { Page } from "@playwright/test";
import { chat } from "../../src/content/chat.ts";
import { inLanguage } from "../../src/pages/language.ts";
import { expect } from "./fixtures.ts";
import { LANGUAGE } from "./pages.ts";

/** The window's text in the tests' language. */
export const text = inLanguage(chat, LANGUAGE);

export const ENDPOINT = "**/functions/v1/ai-chat";

/** Locators of the assistant. */
export const chatOn = (page: Page) => {
	const panel = page.getByRole("dialog", { name: text.title });
	return {
		toggle: page.getByRole("button", { name: text.title }),
		panel,
		close: panel.getByRole("button", { name: text.labels.close }),
		input: panel.getByPlaceholder(text.placeholder),
		send: panel.getByRole("button", { name: text.labels.send }),
		list: panel.getByRole("group", { name: text.labels.conversation }),
		messages: panel.locator("[data-message]"),
		typing: panel.locator("[data-typing]"),
		toast: page.getByRole("alert"),
	};
};

export async function openChat(page: Page) {
	const chat = chatOn(page);
	await chat.toggle.click();
	await expect(chat.panel).toBeVisible();
	const ask = async (question: string) => {
		await chat.input.fill(question);
		await chat.input.press("Enter");
	};
	return { ...chat, ask };
}

/** Answers every message with `answer`. */
export const answerWith = (page: Page, answer: object) =>
	page.route(ENDPOINT, (route) => route.fulfill({ json: answer }));

/** Leaves messages unanswered until `answer` is called. */
export async function holdAnswers(page: Page): Promise<{ answer: (body: object) => void }> {
	let release: (body: object) => void = () => {};
	const answered = new Promise<object>((resolve) => {
		release = resolve;
	});
	await page.route(ENDPOINT, async (route) => route.fulfill({ json: await answered }));
	return { answer: release };
}

/** Streams an answer piece by piece, controlled by the test. */
export async function streamAnswers(page: Page): Promise<(event: object) => Promise<void>> {
	await page.addInitScript(() => {
		const { fetch } = window;
		window.fetch = async (input, init) => {
			const url = input instanceof Request ? input.url : String(input);
			if (!url.includes("/functions/v1/ai-chat")) return fetch(input, init);
			const body = new ReadableStream<Uint8Array>({
				start: (stream) => {
					const say = (event: object) => {
						stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
						if ("message" in event) Object.assign(window, { say: undefined });
					};
					Object.assign(window, { say });
				},
			});
			return new Response(body, { headers: { "content-type": "text/event-stream" } });
		};
	});
	return async (event) => {
		await page.waitForFunction(() => "say" in window && window.say);
		await page.evaluate((said) => (window as unknown as { say(event: object): void }).say(said), event);
	};
}
