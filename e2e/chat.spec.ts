import { assistant } from "../src/content/assistant.ts";
import { at } from "./support/address.ts";
import { answerWith, openChat, streamAnswers, text } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { LAST_SERVICE, SERVICE } from "./support/pages.ts";

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

test("all first questions are in sight in the small window, which can be enlarged", async ({ page }) => {
	await page.goto(SERVICE.path);
	const { panel } = await openChat(page);
	const questions = panel.getByRole("list", { name: text.labels.suggestions }).getByRole("button");
	await expect(questions).toHaveCount(assistant.suggestions.length);
	await expect(questions.first()).toContainText(SERVICE.title);
	for (const question of await questions.all()) await expect(question).toBeInViewport({ ratio: 1 });
	await panel.getByRole("button", { name: text.labels.enlarge }).click();
	await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 480, height: 560 });
});

test("tables keep words whole and scroll sideways, and inline code keeps its flags", async ({ page }) => {
	await answerWith(page, {
		message:
			"Run `kubectl logs --all-containers=true --previous`.\n\n|Betreiber|Subscription|Control Plane|\n|-|-|-|\n|a|b|c|",
	});
	await page.goto("/");
	const { ask, panel } = await openChat(page);
	await ask("Difference?");
	const table = panel.getByRole("group", { name: text.labels.table });
	expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(
		20,
	);
	const lines = await panel.locator("code > span, th:nth-child(-n + 2)").evaluateAll((words) =>
		words.map((word) => {
			const range = document.createRange();
			range.selectNodeContents(word);
			return range.getClientRects().length;
		}),
	);
	expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
});

test("the way to the newest message never covers the one to ask again", async ({ page, complaints }) => {
	complaints.allow(/Failed to send/);
	const say = await streamAnswers(page);
	await page.goto("/");
	const { ask, panel } = await openChat(page);
	await ask("More");
	await say({ delta: "One line.\n\n".repeat(30) });
	await say({ error: "Broken off." });
	const retry = await panel.getByRole("button", { name: text.labels.retry }).boundingBox();
	const toNewest = await panel.getByRole("button", { name: text.labels.toNewest }).boundingBox();
	expect((retry?.x ?? 0) + (retry?.width ?? 0)).toBeLessThanOrEqual(toNewest?.x ?? 0);
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
