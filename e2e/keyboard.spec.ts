import type { Page } from "@playwright/test";
import { at } from "./support/address.ts";
import { answerWith, chatOn, ENDPOINT, text } from "./support/chat.ts";
import { contactWords as contact, contactOn, keepMails } from "./support/contact.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectFocusInSight, tabTo } from "./support/keyboard.ts";
import { IMPRINT_TITLE, LAST_SERVICE, PRIVACY_PATH, PRIVACY_TITLE, SERVICE, WORDS } from "./support/pages.ts";

/** Journeys without a mouse. Every Tab stop checks the focus. */
const enter = (page: Page) => page.keyboard.press("Enter");

test("skips the header, follows a card to a detail page, and returns", async ({ page }) => {
	await page.goto("/");
	const main = page.getByRole("main");
	await tabTo(page, WORDS.skipToContent);
	await enter(page);
	await expect(main).toBeFocused();
	await tabTo(page, LAST_SERVICE.title);
	await enter(page);
	await expect(page).toHaveURL(at(LAST_SERVICE.path));

	await expect(main).toBeFocused();
	await tabTo(page, WORDS.backToOverview, { most: 1 });
	await enter(page);
	await expect(main.getByRole("link", { name: LAST_SERVICE.title })).toBeFocused();
});

for (const [device, width, height] of [
	["desktop", 1280, 720],
	["phone", 390, 700],
] as const)
	test(`nothing covers the focus from the first to the last control and back on a ${device}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await page.goto("/");
		const there = await tabTo(page, text.title);
		for (const name of [SERVICE.title, contact.submit, IMPRINT_TITLE, PRIVACY_TITLE])
			expect(there.join("\n")).toContain(name);
		const back = await tabTo(page, WORDS.skipToContent, { key: "Shift+Tab" });
		expect(back.slice(0, -1).reverse()).toEqual(there.slice(1, -1));
	});

test("an icon's tooltip shows on keyboard focus until Escape", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 700 });
	await page.goto("/");
	const tooltips = () =>
		page.evaluate(() =>
			[document.activeElement, document.activeElement?.querySelector("[title]")].map((element) => {
				const { display, content } = getComputedStyle(element ?? document.body, "::before");
				return display === "none" ? "" : content;
			}),
		);
	await tabTo(page, WORDS.writeToMe);
	expect(await tooltips()).toContain(`"${WORDS.writeToMe}"`);
	await page.keyboard.press("Escape");
	expect(await tooltips()).not.toContain(`"${WORDS.writeToMe}"`);
	await page.keyboard.press("Shift+Tab");
	expect(await tooltips()).toContain(`"${WORDS.darkMode}"`);
});

test("corrects and sends an inquiry, with the focus on the next step", async ({ page }) => {
	const mails = await keepMails(page);
	await page.goto("/");
	await tabTo(page, WORDS.getInTouch);
	await enter(page);
	await tabTo(page, contact.submit);
	await enter(page);
	const { name, submit, notice } = contactOn(page);
	await expect(name).toBeFocused();
	await expectFocusInSight(page);
	await page.keyboard.type("Erika Beispiel");
	await page.keyboard.press("Tab");
	await page.keyboard.type("erika@example.org");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Wir möchten umziehen.");
	await tabTo(page, contact.submit, { most: 1 });
	await enter(page);
	await expect(notice).toBeFocused();
	await expectFocusInSight(page);
	expect(await mails()).toHaveLength(1);
	await tabTo(page, contact.notice.dismiss, { most: 3 });
	await enter(page);
	await expect(notice).toBeHidden();
	await expect(submit).toBeFocused();
});

test("asks, follows, stops, restarts and closes the assistant", async ({ page }) => {
	await answerWith(page, {
		message: "He migrates servers.",
		sources: [{ title: SERVICE.title, href: SERVICE.path }],
	});
	// A site may have a single service, so that this is the only other page.
	await page.goto(PRIVACY_PATH);
	await tabTo(page, text.title);
	await enter(page);
	const { panel, input, messages, typing, toggle } = chatOn(page);
	await expect(input).toBeFocused();
	await expectFocusInSight(page);
	await page.keyboard.type("What does he do?");
	await enter(page);
	await expect(messages).toHaveCount(3);
	await expect(input).toBeFocused();

	await tabTo(page, SERVICE.title, { key: "Shift+Tab", most: 8 });
	await enter(page);
	await expect(page).toHaveURL(at(SERVICE.path));
	await expect(panel).toBeVisible();

	await page.unroute(ENDPOINT);
	await page.route(ENDPOINT, () => {});
	await input.focus();
	await page.keyboard.type("And then?");
	await enter(page);
	await expect(typing).toBeVisible();
	await expect(panel).toBeFocused();
	await tabTo(page, text.labels.stop, { most: 12 });
	await enter(page);
	await expect(typing).toBeHidden();
	await expect(panel.getByRole("paragraph").filter({ hasText: text.unanswered.stopped })).toBeVisible();
	await expect(input).toBeFocused();

	await tabTo(page, text.labels.newConversation, { key: "Shift+Tab", most: 20 });
	await enter(page);
	await expect(messages).toHaveCount(1);
	await expect(input).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	await expect(toggle).toBeFocused();
	await expectFocusInSight(page);
});

test("the open assistant doesn't cover a focused control", async ({ page }) => {
	await page.goto("/");
	const { toggle, input } = chatOn(page);
	await toggle.click();
	await expect(input).toBeFocused();
	await page.locator("#services").getByRole("link").first().focus();
	const passed = await tabTo(page, PRIVACY_TITLE, { most: 60 });
	expect(passed.join("\n")).toContain(contact.labels.message);
	await tabTo(page, SERVICE.title, { key: "Shift+Tab", most: 60 });
});
