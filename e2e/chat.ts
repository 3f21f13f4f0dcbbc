import type { Page, Request } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const GREETING =
	"Hi! I'm here to help you learn about this portfolio and answer technical questions about DevOps, cloud infrastructure, and system administration. What would you like to know?";
export const PLACEHOLDER = "Ask about projects, tech, or contact info...";
export const ENDPOINT = "**/functions/v1/ai-chat";

/** The parts of the assistant that a visitor sees. */
export const chatOn = (page: Page) => {
	const panel = page.getByRole("dialog", { name: "AI Assistant" });
	return {
		toggle: page.getByRole("button", { name: "AI Assistant" }),
		panel,
		close: panel.getByRole("button", { name: "Close chat" }),
		input: panel.getByPlaceholder(PLACEHOLDER),
		send: panel.getByRole("button", { name: "Send message" }),
		list: panel.getByRole("log"),
		messages: panel.locator("[data-message]"),
		typing: panel.locator("[data-typing]"),
		toast: page.getByRole("alert"),
	};
};

export async function openChat(page: Page) {
	const chat = chatOn(page);
	await chat.toggle.click();
	await expect(chat.panel).toBeVisible();
	return chat;
}

export interface SentRequest {
	message: string;
	context: { role: string; content: string }[];
}

export const bodyOf = (request: Request): SentRequest => request.postDataJSON();

/** Answers every message with `answer`, and keeps what was sent. */
export async function answerWith(
	page: Page,
	answer: (request: SentRequest) => object,
): Promise<SentRequest[]> {
	const sent: SentRequest[] = [];
	await page.route(ENDPOINT, (route) => {
		const request = bodyOf(route.request());
		sent.push(request);
		return route.fulfill({ json: answer(request) });
	});
	return sent;
}

/** Lets messages wait until `answer` is called. */
export async function holdAnswers(page: Page): Promise<{ answer: (body: object) => void }> {
	let release: (body: object) => void = () => {};
	const answered = new Promise<object>((resolve) => {
		release = resolve;
	});
	await page.route(ENDPOINT, async (route) => route.fulfill({ json: await answered }));
	return { answer: release };
}
