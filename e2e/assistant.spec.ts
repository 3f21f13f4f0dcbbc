import { at, CHAT_ADDRESS } from "./support/address.ts";
import { openChat } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { PAGES, SERVICE } from "./support/pages.ts";

const QUESTIONS = {
	de: "Was bieten Sie rund um {title} an?",
	en: "What do you offer around {title}?",
};

/** Uses the real function, beside the site or on the stack; other tests of the assistant fake its answers. */
for (const { language, path, title } of PAGES.filter(
	({ path }) => path === SERVICE.path || SERVICE.alternates.some(({ href }) => href === path),
))
	test(`a question (${language}) is answered, with a link to its page`, { tag: "@stack" }, async ({
		page,
	}) => {
		await page.goto("/");
		const { ask, messages, typing, panel } = await openChat(page);
		await ask(QUESTIONS[language].replace("{title}", title));
		await expect(messages).toHaveCount(3);
		await expect(typing).toBeHidden();
		await panel
			.locator(`a[href^="${at(path)}"]`)
			.first()
			.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		await expect(messages).toHaveCount(3);
	});

test("the function answers as JSON and as a stream", { tag: "@stack" }, async ({ request }) => {
	const data = { message: "How can I contact you?", context: [] };
	const whole = await request.post(CHAT_ADDRESS, { data });
	expect(whole.status()).toBe(200);
	const answer = await whole.json();
	expect(answer).toMatchObject({ message: expect.stringMatching(/\S/), origin: "site" });

	const streamed = await request.post(CHAT_ADDRESS, { data, headers: { accept: "text/event-stream" } });
	expect(streamed.headers()["content-type"]).toContain("text/event-stream");
	const events = (await streamed.text()).split("\n\n").filter((event) => event.startsWith("data: "));
	expect(JSON.parse(events.at(-1)?.slice("data: ".length) ?? "")).toEqual(answer);
});
