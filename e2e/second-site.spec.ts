import { secondSiteIn } from "../fixtures/second-site/content.ts";
import { inLanguage } from "../src/pages/language.ts";
import { at } from "./support/address.ts";
import { openChat } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { SECOND_SITE } from "./support/server.ts";

/** Another owner's site and function, in English only. */
const { owner, home, assistant, services } = inLanguage(secondSiteIn("en"), "en");

test.use({ baseURL: SECOND_SITE });

test("another owner's site has its own home page, detail pages and answers", async ({ page }) => {
	await page.goto("/");
	await expect(page).toHaveTitle(`${home.meta.title} | ${owner.name}`);
	const { description, hub, start } = home.hero.drawing;
	const map = page.getByRole("group", { name: description });
	await expect(map.getByRole("link", { name: hub.name })).toHaveAttribute("href", at(hub.href ?? ""));
	await expect(map).toContainText(start[0].name);
	await expect(map.getByRole("link", { name: start[0].name })).toHaveCount(0);
	const [service] = services;
	await page.locator("#services").getByRole("link", { name: service?.title }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(service?.title ?? "");

	const { ask, messages } = await openChat(page);
	await expect(messages).toContainText(assistant.greeting);
	await ask("How can I contact you?");
	await expect(messages.last()).toContainText(owner.email);
});
