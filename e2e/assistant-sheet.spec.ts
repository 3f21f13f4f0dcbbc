import { openBeforeScripts } from "./before-scripts.ts";
import { answerWith, chatOn, openChat } from "./chat.ts";
import { expect, test } from "./fixtures.ts";

/** The assistant on a phone: a sheet over the whole page. */
test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

test("the way back closes the sheet first, and then leads to the page before", async ({ page }) => {
	await page.goto("/services/security");
	await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
	await expect(page).toHaveURL("/impressum");
	const { panel, input, toggle } = await openChat(page);
	await expect(input).toBeFocused();
	await page.evaluate(() => history.back());
	await expect(panel).toBeHidden();
	await expect(page).toHaveURL("/impressum");
	await expect(toggle).toBeFocused();
	await expect(page.locator("main")).not.toHaveAttribute("inert");
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL("/services/security");
	await page.getByRole("link", { name: "Zurück zur Übersicht" }).click();
	await expect(page).toHaveURL("/");
});

test("the way back closes the sheet also on the first page of a tab and after a click before its scripts", async ({
	page,
}) => {
	const release = await openBeforeScripts(page, "/impressum");
	const { toggle, panel, input } = chatOn(page);
	await toggle.click();
	release();
	await expect(input).toBeFocused();
	await page.evaluate(() => history.back());
	await expect(panel).toBeHidden();
	await expect(page).toHaveURL("/impressum");
});

test("a sheet closed by its button or left by a link leaves no step behind in the way back", async ({
	page,
}) => {
	const marked = () => page.evaluate(() => Boolean(history.state?.isAssistant));
	await page.goto("/services/security");
	await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
	await expect(page).toHaveURL("/impressum");
	const { panel, close } = await openChat(page);
	await expect.poll(marked).toBe(true);
	await close.click();
	await expect(panel).toBeHidden();
	await expect.poll(marked).toBe(false);
	await openChat(page);
	await panel.getByRole("link", { name: "Datenschutz" }).click();
	await expect(page).toHaveURL("/datenschutz");
	await expect(panel).toBeHidden();
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL("/impressum");
	await page.evaluate(() => history.back());
	await expect(page).toHaveURL("/services/security");
});

for (const [what, width, height] of [
	["magnified to 400 %", 320, 180],
	["held sideways", 844, 390],
] as const)
	test(`a low window that is ${what} is all the sheet's, and most of it the conversation's`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await answerWith(page, () => ({ message: "One line.\n\n".repeat(30) }));
		await page.goto("/");
		const { panel, input, close, messages, toggle } = await openChat(page);
		await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width, height });
		await expect(toggle).toBeHidden();
		await input.fill("More");
		await input.press("Enter");
		await expect(messages).toHaveCount(3);
		const conversation = await panel.getByRole("group", { name: "Conversation" }).boundingBox();
		expect(conversation?.height).toBeGreaterThan(height / 2);
		const newest = await panel.getByRole("button", { name: "Scroll to newest message" }).boundingBox();
		const closing = await close.boundingBox();
		expect(newest?.y).toBeGreaterThanOrEqual((closing?.y ?? height) + (closing?.height ?? 0));
		await panel.getByRole("link", { name: "Datenschutz" }).scrollIntoViewIfNeeded();
		await expect(panel.getByRole("link", { name: "Datenschutz" })).toBeInViewport();
	});

test("the system's wish to close closes the sheet, wherever the focus is", async ({ page }) => {
	await page.goto("/");
	const { panel, input, toggle } = await openChat(page);
	await expect(input).toBeFocused();
	// Chromium on a computer takes Escape for what a back gesture is on a phone.
	await input.blur();
	await expect(page.locator("body")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	await expect(toggle).toBeFocused();
});

test("the page behind is inert and stays where it is", async ({ page }) => {
	await page.goto("/#services");
	const before = await page.evaluate(() => window.scrollY);
	expect(before).toBeGreaterThan(500);
	const { panel, input, close } = await openChat(page);
	await expect(input).toBeFocused();
	await page.mouse.move(200, 300);
	await page.mouse.wheel(0, 800);
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	expect(await page.evaluate(() => window.scrollY)).toBe(before);

	await openChat(page);
	const reached = new Set<string>();
	for (let step = 0; step < 12; step++) {
		await page.keyboard.press("Tab");
		reached.add(
			await page.evaluate(() => {
				const { activeElement } = document;
				return activeElement === document.body || activeElement?.closest("aside") ? "sheet" : "page";
			}),
		);
	}
	expect([...reached]).toEqual(["sheet"]);
	await close.click();
	await page.mouse.wheel(0, 300);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + 300);
});

test("the sheet keeps to what the on-screen keyboard leaves free", async ({ page }) => {
	await answerWith(page, () => ({ message: "One line.\n\n".repeat(30) }));
	// The browser under test has no such keyboard, so its viewport is told of one.
	await page.addInitScript(() => {
		const free = { height: 0, offsetTop: 0 };
		for (const name of ["height", "offsetTop"] as const)
			Object.defineProperty(VisualViewport.prototype, name, {
				configurable: true,
				get: () => free[name] || (name === "height" ? window.innerHeight : 0),
			});
		Object.assign(window, {
			leaveFree: (next: object) => {
				Object.assign(free, next);
				window.visualViewport?.dispatchEvent(new Event("resize"));
			},
		});
	});
	const leaveFree = (free: { height: number; offsetTop: number }) =>
		page.evaluate((next) => (window as unknown as { leaveFree(n: object): void }).leaveFree(next), free);
	await page.goto("/");
	const { panel, input, messages } = await openChat(page);
	await expect(input).toBeFocused();
	await leaveFree({ height: 420, offsetTop: 30 });
	await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 30, width: 390, height: 420 });
	const box = await input.boundingBox();
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(450);

	await input.fill("More");
	await input.press("Enter");
	await expect(messages).toHaveCount(3);
	await expect(messages.last().getByText("One line.").first()).toBeInViewport();
	await leaveFree({ height: 800, offsetTop: 0 });
	await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
});
