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
	// The scene's text stands where nothing moves.
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const { text } of home.hero.drawing.scene?.acts ?? [])
		await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
	const [service] = services;
	await page.locator("#services").getByRole("link", { name: service?.title }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(service?.title ?? "");

	const { ask, messages } = await openChat(page);
	await expect(messages).toContainText(assistant.greeting);
	await ask("How can I contact you?");
	await expect(messages.last()).toContainText(owner.email);
});

test.describe("without reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test("the drawing's scene plays act after act, and Escape stops it", async ({ page }) => {
		const { caption, scene } = home.hero.drawing;
		if (!scene) throw new Error("The second site has no scene.");
		await page.goto("/");
		const shown = page.locator("#home [aria-live]");
		const play = page.getByRole("button", { name: scene.play });
		await play.click();
		for (const { text } of scene.acts.slice(0, 2))
			await expect(shown).toContainText(`(${scene.note})${text}`);
		await page.keyboard.press("Escape");
		await expect(shown).toHaveText(caption);
		await expect(play).toBeFocused();
		await expect(page.locator("#home .dark")).toHaveCount(0);
	});
});
