import { answerWith, openChat } from "./chat.ts";
import { expect, test } from "./fixtures.ts";

test("the list scrolls smoothly to the newest message", async ({ page }) => {
	await page.addInitScript(() => {
		const behaviors: unknown[] = [];
		Object.assign(window, { behaviors });
		const { scrollTo, scrollIntoView } = Element.prototype;
		Element.prototype.scrollTo = function (this: Element, ...options: unknown[]) {
			behaviors.push((options[0] as ScrollToOptions).behavior);
			scrollTo.apply(this, options as never);
		};
		Element.prototype.scrollIntoView = function (this: Element, options?: boolean | ScrollIntoViewOptions) {
			behaviors.push(typeof options === "object" ? options.behavior : "auto");
			scrollIntoView.call(this, options);
		};
	});
	await answerWith(page, () => ({ message: "One line.\n\n".repeat(12) }));
	await page.goto("/");
	const { input, messages } = await openChat(page);
	for (const count of [3, 5, 7]) {
		await input.fill("More, please");
		await input.press("Enter");
		await expect(messages).toHaveCount(count);
		await expect(messages.last().getByText("One line.").first()).toBeInViewport();
	}
	const behaviors = await page.evaluate(() => (window as unknown as { behaviors: string[] }).behaviors);
	expect(behaviors).toContain("smooth");
});

test("an answer's Markdown is rendered, its HTML is not", async ({ page }) => {
	const message = [
		"**Bold** and `code`:",
		"- one\n- two",
		"| a | b |\n|---|---|\n| 1 | 2 |",
		'<img src="https://evil.example/x.png" onerror="document.title=1"><script>document.title="x"</script><b>raw</b>',
		"[bad](javascript:document.title='x') ![picture](https://evil.example/y.png)",
	].join("\n\n");
	await answerWith(page, () => ({ message }));
	await page.goto("/");
	const title = await page.title();
	const { input, messages } = await openChat(page);
	await input.fill("Show me");
	await input.press("Enter");
	await expect(messages).toHaveCount(3);
	const answer = messages.last();
	await expect(answer.locator("strong")).toHaveText("Bold");
	await expect(answer.locator("code")).toHaveText("code");
	await expect(answer.getByRole("listitem")).toHaveText(["one", "two"]);
	await expect(answer.getByRole("cell")).toHaveText(["1", "2"]);
	await expect(answer.locator("img, script, b")).toHaveCount(0);
	await expect(answer.locator('[href^="javascript"]')).toHaveCount(0);
	expect(await page.title()).toBe(title);
});

test("links to the site's own pages open in place, and the conversation stays", async ({ page }) => {
	await answerWith(page, () => ({
		message: "See [DevOps](/services/devops).",
		sources: [{ title: "Projektübersicht", href: "/projects/overview" }],
		origin: "site",
	}));
	await page.goto("/");
	await page.evaluate(() => Object.assign(window, { stayed: true }));
	const { input, messages, panel } = await openChat(page);
	await input.fill("DevOps?");
	await input.press("Enter");
	await panel.getByRole("link", { name: "DevOps", exact: true }).click();
	await expect(page).toHaveURL("/services/devops");
	await expect(messages).toHaveCount(3);
	await panel.getByRole("link", { name: "Projektübersicht" }).click();
	await expect(page).toHaveURL("/projects/overview");
	await expect(messages.nth(1)).toContainText("DevOps?");
	await page.goBack();
	await expect(page).toHaveURL("/services/devops");
	await expect(messages).toHaveCount(3);
	expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("closing the panel keeps the conversation, reloading the page begins a new one and nothing is stored", async ({
	page,
	context,
}) => {
	await answerWith(page, () => ({ message: "Yes" }));
	await page.goto("/");
	const { input, messages, close, toggle } = await openChat(page);
	await input.fill("A secret question");
	await input.press("Enter");
	await expect(messages).toHaveCount(3);
	await close.click();
	await toggle.click();
	await expect(messages).toHaveCount(3);
	const { cookies, origins } = await context.storageState();
	expect(JSON.stringify({ cookies, origins })).not.toContain("secret");

	await page.reload();
	await expect((await openChat(page)).messages).toHaveCount(1);
});
