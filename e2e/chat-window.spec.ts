import { GREETING, openChat, PLACEHOLDER } from "./chat.ts";
import { expect, test } from "./fixtures.ts";
import { DETAIL_PAGES } from "./routes.ts";

test("a round button at the bottom right opens and closes the panel, and so does the icon in its header", async ({
	page,
}) => {
	await page.goto("/");
	const chat = await openChat(page);
	const button = await chat.toggle.boundingBox();
	const viewport = page.viewportSize();
	if (!button || !viewport) throw new Error("There is no button.");
	expect(button.width).toBe(button.height);
	await expect(chat.toggle).toHaveCSS("border-radius", /9999px|50%/);
	await expect(chat.toggle).toHaveCSS("position", "fixed");
	expect(button.x + button.width).toBeGreaterThan(viewport.width - 60);
	expect(button.y + button.height).toBeGreaterThan(viewport.height - 60);

	await chat.toggle.click();
	await expect(chat.panel).toBeHidden();
	await chat.toggle.click();
	await expect(chat.panel).toBeVisible();
	await chat.close.click();
	await expect(chat.panel).toBeHidden();
	await expect(chat.toggle).toBeFocused();
});

test("the panel is 80 by 96 units, fixed at the bottom right, and has its title", async ({ page }) => {
	await page.goto("/");
	const { panel } = await openChat(page);
	await expect(panel).toHaveCSS("position", "fixed");
	await expect(panel).toHaveCSS("width", "320px");
	await expect(panel).toHaveCSS("height", "384px");
	await page.mouse.wheel(0, 2000);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
	await expect(panel).toBeInViewport({ ratio: 1 });
	await expect(panel.getByRole("heading", { name: "AI Assistant" })).toBeVisible();
});

test("on a phone the panel fills the screen and gives it back", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto("/");
	const { panel, close } = await openChat(page);
	await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
	await close.click();
	await expect(panel).toBeHidden();
	await page.getByRole("button", { name: "Menü öffnen" }).click();
});

test("the first message is the greeting, the input has its placeholder and the focus", async ({ page }) => {
	await page.goto("/");
	const { messages, input } = await openChat(page);
	await expect(messages).toHaveCount(1);
	await expect(messages.first()).toContainText(GREETING);
	await expect(input).toHaveAttribute("placeholder", PLACEHOLDER);
	await expect(input).toBeFocused();
});

test("the assistant is on every page", async ({ page }) => {
	for (const path of DETAIL_PAGES.filter((_, index) => index % 5 === 0)) {
		await page.goto(path);
		await expect((await openChat(page)).messages.first()).toContainText(GREETING);
	}
});
