import {
	answerWith,
	bodyOf,
	ENDPOINT,
	GREETING,
	holdAnswers,
	openChat,
	PLACEHOLDER,
	type SentRequest,
} from "./chat.ts";
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

test("blank input can't be sent", async ({ page }) => {
	const sent = await answerWith(page, () => ({ message: "Yes" }));
	await page.goto("/");
	const { input, send, messages } = await openChat(page);
	await expect(send).toBeDisabled();
	for (const blank of ["   ", "\n\n", "\u200b"]) {
		await input.fill(blank);
		await expect(send).toBeDisabled();
		await input.press("Enter");
	}
	await input.fill(" a ");
	await expect(send).toBeEnabled();
	await expect(messages).toHaveCount(1);
	expect(sent).toEqual([]);
});

test("a message appears at once, the input is cleared and disabled and the indicator shows until the answer is there", async ({
	page,
}) => {
	const held = await holdAnswers(page);
	await page.goto("/");
	const { input, send, messages, typing } = await openChat(page);
	await input.fill("Do you know Kubernetes?");
	await send.click();

	await expect(messages).toHaveCount(2);
	await expect(messages.last()).toContainText("Do you know Kubernetes?");
	await expect(input).toHaveValue("");
	await expect(input).toBeDisabled();
	await expect(send).toBeDisabled();
	await expect(typing).toBeVisible();

	held.answer({ message: "Since 2018." });
	await expect(messages).toHaveCount(3);
	await expect(messages.last()).toContainText("Since 2018.");
	await expect(typing).toBeHidden();
	await expect(input).toBeEnabled();
	await expect(input).toBeFocused();
});

test("Enter sends, Shift+Enter begins a new line, and an Enter that ends a composition does neither", async ({
	page,
}) => {
	const sent = await answerWith(page, () => ({ message: "Yes" }));
	await page.goto("/");
	const { input, messages } = await openChat(page);
	await input.pressSequentially("one");
	await input.press("Shift+Enter");
	await input.pressSequentially("two");
	await expect(input).toHaveValue("one\ntwo");
	await input.dispatchEvent("keydown", { key: "Enter", isComposing: true });
	await input.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
	await expect(messages).toHaveCount(1);
	await input.press("Enter");
	await expect(messages).toHaveCount(3);
	expect(sent.map(({ message }) => message)).toEqual(["one\ntwo"]);
});

test("the request is a POST with the message and the last ten messages before it", async ({ page }) => {
	const sent = await answerWith(page, ({ message }) => ({ message: `Answer to ${message}` }));
	await page.goto("/");
	const { input, messages } = await openChat(page);
	const request = page.waitForRequest(ENDPOINT);
	for (let number = 1; number <= 7; number++) {
		await input.fill(`Question ${number}`);
		await input.press("Enter");
		await expect(messages).toHaveCount(1 + number * 2);
		await expect(input).toBeEnabled();
	}
	const first = await request;
	expect(first.method()).toBe("POST");
	expect(new URL(first.url()).pathname).toBe("/functions/v1/ai-chat");
	expect(await first.headerValue("content-type")).toContain("application/json");
	expect(Object.keys(bodyOf(first)).sort()).toEqual(["context", "message"]);

	const greeting = { role: "assistant", content: GREETING };
	const pair = (number: number) => [
		{ role: "user", content: `Question ${number}` },
		{ role: "assistant", content: `Answer to Question ${number}` },
	];
	const expected = (number: number): SentRequest => {
		const earlier = Array.from({ length: number - 1 }, (_, index) => pair(index + 1)).flat();
		return { message: `Question ${number}`, context: [greeting, ...earlier].slice(-10) };
	};
	expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7].map(expected));
	expect(sent.at(-1)?.context).toHaveLength(10);
});

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

test("the backend's client is fetched with the first message, not before", async ({ page }) => {
	await answerWith(page, () => ({ message: "Yes" }));
	const scripts: Promise<string>[] = [];
	page.on("response", (response) => {
		if (response.request().resourceType() === "script") scripts.push(response.text());
	});
	const hasClient = async () =>
		(await Promise.all(scripts)).some((script) => script.includes("functions/v1"));
	await page.goto("/");
	const { input, messages } = await openChat(page);
	await input.pressSequentially("Hello");
	await page.waitForLoadState("networkidle");
	expect(await hasClient()).toBe(false);
	await input.press("Enter");
	await expect(messages).toHaveCount(3);
	expect(await hasClient()).toBe(true);
});

test("text over the limit can't be sent, and says why", async ({ page }) => {
	const sent = await answerWith(page, () => ({ message: "Yes" }));
	await page.goto("/");
	const { input, send, panel, messages } = await openChat(page);
	await input.fill("x".repeat(2001));
	await expect(send).toBeDisabled();
	await expect(panel).toContainText("Too long");
	await input.fill("x".repeat(2000));
	await send.click();
	await expect(messages).toHaveCount(3);
	expect(sent[0]?.message).toHaveLength(2000);
});
