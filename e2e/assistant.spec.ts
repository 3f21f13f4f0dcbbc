import { at } from "./support/address.ts";
import { openChat } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { PAGES, SERVICE } from "./support/pages.ts";

const QUESTIONS = {
	de: "Was gehört zu {title}?",
	en: "What is included in {title}?",
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
