import type { Page, Route } from "@playwright/test";
import { answerWith, ENDPOINT, openChat } from "./chat.ts";
import { expect, test } from "./fixtures.ts";

/** Everything that counts as a failed call, and how a test brings it about. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
	"an HTTP error": (route) => route.fulfill({ status: 500, json: { error: "Something broke." } }),
	"an HTTP error without a body": (route) => route.fulfill({ status: 502, body: "" }),
	"too many requests": (route) =>
		route.fulfill({ status: 429, headers: { "retry-after": "30" }, json: { error: "Too many questions." } }),
	"an error field in a good response": (route) =>
		route.fulfill({ json: { message: "Hi", error: "Something broke." } }),
	"a response without a message": (route) => route.fulfill({ json: { origin: "site" } }),
	"a message that is no text": (route) => route.fulfill({ json: { message: 42 } }),
	"a body that is not JSON": (route) =>
		route.fulfill({ contentType: "application/json", body: "<html>Bad gateway</html>" }),
	"a page instead of an answer": (route) => route.fulfill({ contentType: "text/html", body: "<p>Hello</p>" }),
	"an error at the end of a stream": (route) =>
		route.fulfill({
			contentType: "text/event-stream",
			body: 'data: {"delta":"Hel"}\n\ndata: {"error":"Broke."}\n\n',
		}),
	"a stream that ends too early": (route) =>
		route.fulfill({ contentType: "text/event-stream", body: 'data: {"delta":"Hel"}\n\n' }),
	"a dropped connection": (route) => route.abort("connectionreset"),
	"no connection": (route) => route.abort("internetdisconnected"),
};

/** Collects what the page logs as errors. */
function errorsOf(page: Page): string[] {
	const errors: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") errors.push(message.text());
	});
	return errors;
}

test.beforeEach(({ complaints }) => {
	complaints.allow(/Failed to send chat message|Failed to load resource/);
});

for (const [name, fail] of Object.entries(FAILURES))
	test(`${name} shows the Error toast and is logged`, async ({ page }) => {
		const errors = errorsOf(page);
		await page.route(ENDPOINT, fail);
		await page.goto("/");
		const { input, messages, typing, toast } = await openChat(page);
		await input.fill("Are you there?");
		await input.press("Enter");
		await expect(toast).toBeVisible();
		await expect(toast).toContainText("Error");
		await expect(toast).toContainText("Failed to send message. Please try again.");
		await expect(typing).toBeHidden();
		await expect(messages.nth(1)).toContainText("Are you there?");
		await expect(input).toBeEnabled();
		expect(errors.some((error) => error.includes("Failed to send chat message"))).toBe(true);
	});

test("a call that is never answered fails in the end", async ({ page }) => {
	await page.addInitScript(() => {
		const { timeout } = AbortSignal;
		AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, Math.min(milliseconds, 100));
	});
	await page.route(ENDPOINT, () => {});
	await page.goto("/");
	const { input, typing, toast } = await openChat(page);
	await input.fill("Are you there?");
	await input.press("Enter");
	await expect(toast).toContainText("Failed to send message. Please try again.");
	await expect(typing).toBeHidden();
});

test("after a failure the next message goes through, and the failed one stays in the list", async ({
	page,
}) => {
	await page.route(ENDPOINT, (route) => route.fulfill({ status: 500, json: { error: "Something broke." } }));
	await page.goto("/");
	const { input, messages, toast, panel } = await openChat(page);
	await input.fill("First");
	await input.press("Enter");
	await expect(toast).toBeVisible();
	await page.unroute(ENDPOINT);
	const sent = await answerWith(page, () => ({ message: "Here I am." }));
	await input.fill("Second");
	await input.press("Enter");
	await expect(messages.last()).toContainText("Here I am.");
	await expect(panel).toContainText("First");
	expect(sent[0]?.context.map(({ content }) => content)).toContain("First");
});

test("nothing of the provider or the stack reaches the visitor", async ({ page }) => {
	await page.route(ENDPOINT, (route) =>
		route.fulfill({ status: 500, body: "TypeError: x at index.ts:3 sk-secret" }),
	);
	await page.goto("/");
	const { input, toast } = await openChat(page);
	await input.fill("Are you there?");
	await input.press("Enter");
	await expect(toast).toBeVisible();
	await expect(page.locator("body")).not.toContainText("sk-secret");
});
