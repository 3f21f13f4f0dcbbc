import { CHAT_PATH } from "../src/chat/contract.ts";
import { chat } from "../src/content/chat.ts";
import { at, SITE } from "./support/address.ts";
import { ENDPOINT, openChat, text } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { PAGES, SERVICE } from "./support/pages.ts";

/**
 * Uses the real function, beside the site or on the stack; other tests of the assistant fake its answers. In order,
 * because the last one spends the minute's questions.
 */
test.describe.configure({ mode: "default" });

const QUESTIONS = {
	de: ["Was gehört zu {title}?", "Und wie kann ich Sie erreichen?"],
	en: ["What is included in {title}?", "And how can I contact you?"],
} as const;

for (const { language, path, title } of PAGES.filter(
	({ path }) => path === SERVICE.path || SERVICE.alternates.some(({ href }) => href === path),
))
	test(`a question (${language}) is answered in its language as a stream, and remembered with the next`, {
		tag: "@stack",
	}, async ({ page }) => {
		await page.goto("/");
		const { ask, messages, typing, panel } = await openChat(page);
		const [first, next] = QUESTIONS[language];
		const question = first.replace("{title}", title);
		const answered = page.waitForResponse(ENDPOINT);
		await ask(question);
		expect(await (await answered).headerValue("content-type")).toContain("text/event-stream");
		await expect(messages).toHaveCount(3);
		await expect(typing).toBeHidden();
		await expect(messages.last().locator(`[lang=${language}]`)).not.toHaveCount(0);
		await panel
			.locator(`a[href^="${at(path)}"]`)
			.first()
			.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		await expect(messages).toHaveCount(3);

		const asked = page.waitForRequest((request) => request.postData()?.includes(next) ?? false);
		await ask(next);
		const { context, page: shown } = (await asked).postDataJSON();
		expect(context).toContainEqual({ role: "user", content: question });
		expect(shown).toBe(path);
		await expect(messages).toHaveCount(5);
		await expect(typing).toBeHidden();
	});

test("a request that the function rejects is reported, and can be repeated", { tag: "@stack" }, async ({
	page,
	complaints,
}) => {
	complaints.allow(/ai-chat|Failed to send|400/);
	await page.route(ENDPOINT, (route) => route.continue({ postData: "{}" }));
	await page.goto("/");
	const { ask, messages, toast, panel, typing } = await openChat(page);
	await ask("How can I contact you?");
	await expect(toast).toContainText(text.error.description);
	await page.unroute(ENDPOINT);
	await panel.getByRole("button", { name: text.labels.retry }).click();
	await expect(messages).toHaveCount(3);
	await expect(typing).toBeHidden();
});

test("after too many questions in a minute, the assistant says when to ask again", { tag: "@stack" }, async ({
	page,
	complaints,
}) => {
	complaints.allow(/ai-chat|Failed to send|429/);
	await page.goto("/");
	const { ask, panel } = await openChat(page);
	const data = { message: "How can I contact you?", context: [] };
	const retry = Object.values(chat.labels.retry).join("|");
	// The minute may end in between.
	await expect(async () => {
		while ((await page.request.post(`${SITE.backend || SITE.origin}${CHAT_PATH}`, { data })).ok());
		await ask(data.message);
		await expect(panel.getByRole("button", { name: new RegExp(`^(${retry}).*\\d`) })).toBeVisible();
	}).toPass();
});
