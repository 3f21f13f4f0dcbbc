import { PRIVACY_PATH } from "../src/content/legal.ts";
import { at } from "./support/address.ts";
import { answerWith, ENDPOINT, holdAnswers, openChat, streamAnswers, text } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { LAST_SERVICE, SERVICE } from "./support/pages.ts";

test("a question appears at once and the input waits for the answer, which the focus awaits there", async ({
	page,
}) => {
	const held = await holdAnswers(page);
	await page.goto("/");
	const { ask, input, send, messages, typing } = await openChat(page);
	await expect(send).toBeDisabled();
	const request = page.waitForRequest(ENDPOINT);
	await ask("Do you know Kubernetes?");
	await expect(messages.last()).toContainText("Do you know Kubernetes?");
	await expect(input).toHaveValue("");
	await expect(input).toBeDisabled();
	await expect(send).toBeDisabled();
	await expect(typing).toBeVisible();
	expect((await request).postDataJSON()).toEqual({
		message: "Do you know Kubernetes?",
		context: [{ role: "assistant", content: text.greeting }],
	});

	held.answer({ message: "Since 2018." });
	await expect(messages.last()).toContainText("Since 2018.");
	await expect(messages).toHaveCount(3);
	await expect(typing).toBeHidden();
	await expect(input).toBeFocused();
});

test("a failure shows the toast and keeps the question, and the next one goes through", async ({
	page,
	complaints,
}) => {
	complaints.allow(/ai-chat|Failed to send chat message/);
	const logged: string[] = [];
	page.on("console", (message) => logged.push(message.text()));
	await page.route(ENDPOINT, (route) =>
		route.fulfill({ status: 500, body: "TypeError at index.ts, sk-secret" }),
	);
	await page.goto("/");
	const { ask, input, messages, typing, toast, panel } = await openChat(page);
	await ask("First");
	await expect(toast).toContainText(text.error.title);
	await expect(toast).toContainText(text.error.description);
	await expect(page.locator("body")).not.toContainText("sk-secret");
	await expect(typing).toBeHidden();
	expect(logged.join()).toContain("Failed to send chat message");

	await page.unroute(ENDPOINT);
	const sent = await answerWith(page, { message: "Here I am." });
	await expect(input).toBeEnabled();
	await ask("Second");
	await expect(messages.last()).toContainText("Here I am.");
	await expect(panel).toContainText("First");
	expect(sent[0]?.context.map(({ content }) => content)).toContain("First");
});

test("links of an answer open in place, and the conversation stays", async ({ page }) => {
	await answerWith(page, {
		message: `See [this](${SERVICE.path}).`,
		sources: [{ title: LAST_SERVICE.title, href: LAST_SERVICE.path }],
	});
	await page.goto("/");
	await page.evaluate(() => Object.assign(window, { stayed: true }));
	const { ask, messages, panel } = await openChat(page);
	await ask("Where?");
	await panel.getByRole("link", { name: "this", exact: true }).click();
	await expect(page).toHaveURL(at(SERVICE.path));
	await panel.getByRole("link", { name: LAST_SERVICE.title }).click();
	await expect(page).toHaveURL(at(LAST_SERVICE.path));
	await page.goBack();
	await expect(page).toHaveURL(at(SERVICE.path));
	await expect(messages).toHaveCount(3);
	expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("the assistant first offers questions about the page that it is opened on", async ({ page }) => {
	await page.goto(SERVICE.path);
	await openChat(page);
	const suggestions = page.getByRole("list", { name: text.labels.suggestions }).getByRole("button");
	await expect(suggestions.first()).toContainText(SERVICE.title);
});

test("the window says that an AI answers, and leads to the privacy page", async ({ page }) => {
	await page.goto("/");
	const { panel } = await openChat(page);
	await expect(panel.getByText(text.notice)).toBeVisible();
	await panel.getByText(text.notice).getByRole("link").click();
	await expect(page).toHaveURL(at(PRIVACY_PATH));
});

test.describe("a streamed answer", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("is announced once, when it is whole, and that one is on its way too", async ({ page }) => {
		const say = await streamAnswers(page);
		await page.goto("/");
		const { ask, panel, input, list, messages } = await openChat(page);
		await page.evaluate(listenAsScreenReader);
		await input.fill("Was kann er mit Kubernetes?");
		// Typing fetches what renders Markdown, and what stands there may not change with it.
		await page.waitForLoadState("networkidle");
		await ask("Was kann er mit Kubernetes?");
		for (const delta of ["Er betreibt ", "Cluster, ", "seit Jahren."]) await say({ delta });
		await expect(messages.last()).toContainText("seit Jahren.");
		await expect(list).toHaveAttribute("aria-busy", "true");
		await say({ message: "Er betreibt Cluster, und zwar **seit 2018**.", language: "de" });
		await expect(messages.last().locator("strong")).toHaveText("seit 2018");
		await expect(panel.getByRole("button", { name: text.labels.copy })).toBeVisible();
		await expect(input).toBeFocused();
		const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
		expect(heard).toEqual(["busy", text.labels.typing, "ready"]);
		await expect(messages.last().locator("[lang]")).toHaveAttribute("lang", "de");
	});
});

/** Notes in `window.heard` what a screen reader would announce of the assistant's window. */
function listenAsScreenReader(): void {
	const log = document.querySelector("[role=log]");
	const statuses = document.querySelectorAll("aside [role=dialog] [role=status]");
	const heard: string[] = [];
	Object.assign(window, { heard });
	if (!log) throw new Error("There is no log.");
	new MutationObserver((changes) => {
		const told = changes.filter(({ target }) => {
			const element = target instanceof Element ? target : target.parentElement;
			return !element?.closest("[aria-live=off], [aria-hidden]");
		});
		const isBusyNow = log.getAttribute("aria-busy") === "true";
		if (told.some(({ type }) => type === "attributes")) heard.push(isBusyNow ? "busy" : "ready");
		else if (told.length > 0 && !isBusyNow) heard.push("changed while ready");
	}).observe(log, { subtree: true, childList: true, characterData: true, attributeFilter: ["aria-busy"] });
	for (const status of statuses)
		new MutationObserver(() => status.textContent && heard.push(status.textContent)).observe(status, {
			subtree: true,
			childList: true,
			characterData: true,
		});
}
