import { answerWith, bodyOf, ENDPOINT, GREETING, holdAnswers, openChat, type SentRequest } from "./chat.ts";
import { expect, test } from "./fixtures.ts";

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
