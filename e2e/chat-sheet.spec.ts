import { at } from "./support/address.ts";
import { answerWith, chatOn, openChat, text } from "./support/chat.ts";
import { contactOn } from "./support/contact.ts";
import { expect, test } from "./support/fixtures.ts";
import { PRIVACY_PATH, PRIVACY_TITLE, SERVICE } from "./support/pages.ts";
import { expectAtSection, scrollTop } from "./support/sections.ts";

/** The assistant on a phone: a sheet over the whole page. */
test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

test("Back, a link and Escape close the sheet, which can't be enlarged and leaves no history entry", async ({
	page,
}) => {
	await page.goto(SERVICE.path);
	const { panel, toggle, close } = await openChat(page);
	await expect(panel).toBeFocused();
	await expect(panel.getByRole("button", { name: text.labels.enlarge })).toBeHidden();
	await panel.getByRole("link", { name: PRIVACY_TITLE }).click();
	await expect(page).toHaveURL(at(PRIVACY_PATH));
	await expect(panel).toBeHidden();
	await expect(page.getByRole("main")).toBeFocused();
	await openChat(page);
	await close.click();
	await expect(toggle).toBeFocused();
	await openChat(page);
	await page.goBack();
	await expect(page).toHaveURL(at(SERVICE.path));
	await expect(panel).toBeHidden();
	await openChat(page);
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	await expect(toggle).toBeFocused();
});

for (const [what, width, height] of [
	["a page magnified to 400 %", 320, 180],
	["a phone in landscape", 844, 390],
] as const)
	test(`the sheet fills ${what}, mostly with the conversation`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await answerWith(page, { message: "One line.\n\n".repeat(30) });
		await page.goto("/");
		const { ask, panel, messages } = await openChat(page);
		await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width, height });
		await ask("More");
		await expect(messages).toHaveCount(3);
		const conversation = await panel.getByRole("group", { name: text.labels.conversation }).boundingBox();
		expect(conversation?.height).toBeGreaterThan(height / 2);
	});

test("the page behind doesn't scroll, and reading on slides the button into the margin", async ({ page }) => {
	await page.goto("/#services");
	await expectAtSection(page, "services");
	const before = await scrollTop(page);
	expect(before).toBeGreaterThan(500);
	const { panel, toggle, close } = await openChat(page);
	await expect(panel).toBeFocused();
	await page.mouse.move(200, 300);
	await page.mouse.wheel(0, 800);
	await close.click();
	await expect(panel).toBeHidden();
	expect(await scrollTop(page)).toBe(before);
	await page.mouse.wheel(0, 300);
	await expect.poll(() => scrollTop(page)).toBe(before + 300);
	await expect.poll(async () => (await toggle.boundingBox())?.x).toBeGreaterThan(360);
});

test("the chat button is hidden while a form field has the focus", async ({ page }) => {
	await page.goto("/#contact");
	const { toggle } = chatOn(page);
	await expect(toggle).toBeVisible();
	await contactOn(page).message.focus();
	await expect(toggle).toBeHidden();
});
