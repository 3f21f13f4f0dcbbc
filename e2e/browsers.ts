import { at } from "./support/address.ts";
import { openChat, streamAnswers } from "./support/chat.ts";
import { contactOn } from "./support/contact.ts";
import { test as base, expect } from "./support/fixtures.ts";
import { LAST_SERVICE, UNKNOWN_PATH } from "./support/pages.ts";
import { expectAtSection, mainMenu } from "./support/sections.ts";

/** What Chromium's tests prove and other engines may do otherwise. */
const test = base.extend<object, { withoutMediaFeatures: undefined }>({
	withoutMediaFeatures: [
		async ({ browser, channel }, use) => {
			// Firefox ESR 153 doesn't know a command that Playwright sends to each window.
			if (channel === "moz-firefox") {
				const { _browserSession: session } = Reflect.get(browser, "_connection").toImpl(browser);
				const { send } = session;
				session.send = (method: string, parameters: object) =>
					method.endsWith("setMediaFeaturesOverride") ? undefined : send.call(session, method, parameters);
			}
			await use(undefined);
		},
		{ scope: "worker", auto: true },
	],
});

test("the header and the menu lead to the home page's sections", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto("/");
	await mainMenu(page).locator("a[href$='#contact']").click();
	await expectAtSection(page, "contact");
	await page.setViewportSize({ width: 390, height: 800 });
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	const menu = page.getByRole("navigation", { name: "Menü" });
	await menu.locator("a[href$='#services']").click();
	await expect(menu).toBeHidden();
	await expectAtSection(page, "services");
});

test("a card leads to its page, and Back to where the card was", async ({ page }) => {
	await page.goto("/");
	const card = page.locator("#services").getByRole("link").last();
	await card.scrollIntoViewIfNeeded();
	const scrollTop = () => page.evaluate(() => window.scrollY);
	const before = await scrollTop();
	expect(before).toBeGreaterThan(500);
	await card.click();
	await expect(page).toHaveURL(at(LAST_SERVICE.path));
	await expect.poll(scrollTop).toBe(0);
	await page.goBack();
	await expect(page).toHaveURL(at("/"));
	await expect.poll(scrollTop).toBeCloseTo(before, -1);
});

test("the form asks for what is missing, and then opens the mail", async ({ page }) => {
	// Engines differ in whether a mail's link is a request, and none may open a mail program here.
	await page.addInitScript(() => {
		document.addEventListener("click", (event) => {
			const link = event.target instanceof Element && event.target.closest("a[href^='mailto:']");
			if (!link) return;
			event.preventDefault();
			document.documentElement.dataset.mail = link.getAttribute("href") ?? "";
		});
	});
	await page.goto("/#contact");
	const { name, email, message, submit, notice } = contactOn(page);
	await submit.click();
	await expect(name).toBeFocused();
	await expect(email).toHaveAttribute("aria-invalid", "true");
	await name.pressSequentially("Jörg Müller");
	await email.pressSequentially("joerg@example.org");
	await message.pressSequentially("Guten Tag");
	await submit.click();
	await expect(notice).toBeFocused();
	await expect(page.locator("html")).toHaveAttribute(
		"data-mail",
		new RegExp(encodeURIComponent("Projektanfrage von Jörg Müller")),
	);
});

test("an answer streams into the assistant's window, and the focus stays in its input", async ({ page }) => {
	const say = await streamAnswers(page);
	await page.goto("/");
	const { input, messages, panel, toggle } = await openChat(page);
	await expect(input).toBeFocused();
	await page.keyboard.type("Hello?");
	await page.keyboard.press("Enter");
	await say({ delta: "One " });
	await expect(messages.last()).toContainText("One");
	await say({ message: "One **two**." });
	await expect(messages.last().locator("strong")).toHaveText("two");
	await expect(input).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	await expect(toggle).toBeFocused();
});

test("an unknown address is the 404 page, which leads home", async ({ page }) => {
	const response = await page.goto(UNKNOWN_PATH);
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
	await page.getByRole("link", { name: "Zur Startseite" }).click();
	await expect(page.locator("#home")).toBeVisible();
});
