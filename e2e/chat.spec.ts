import { at } from "./support/address.ts";
import { answerWith, chatOn, holdAnswers, openChat, streamAnswers, text } from "./support/chat.ts";
import { expect, holdScripts, test } from "./support/fixtures.ts";
import { PRIVACY_PATH, SERVICE } from "./support/pages.ts";

test("links of an answer navigate in place and keep the conversation", async ({ page }) => {
	await answerWith(page, {
		message: `See [this](${PRIVACY_PATH}).`,
		sources: [{ title: SERVICE.title, href: SERVICE.path }],
	});
	await page.goto("/");
	await page.evaluate(() => Object.assign(window, { stayed: true }));
	const { ask, messages, panel } = await openChat(page);
	await ask("Where?");
	await panel.getByRole("link", { name: "this", exact: true }).click();
	await expect(page).toHaveURL(at(PRIVACY_PATH));
	await panel.getByRole("link", { name: SERVICE.title }).click();
	await expect(page).toHaveURL(at(SERVICE.path));
	await page.goBack();
	await expect(page).toHaveURL(at(PRIVACY_PATH));
	await expect(messages).toHaveCount(3);
	expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("the button shows loading, which a second click doesn't cancel, and an unread answer", async ({
	page,
}) => {
	const held = await holdAnswers(page);
	await page.goto("/");
	const { toggle, panel, close } = chatOn(page);
	const isMarked = () => toggle.evaluate((button) => getComputedStyle(button, "::after").content !== "none");
	const release = await holdScripts(page);
	expect(await isMarked()).toBe(false);
	await toggle.click();
	await toggle.click();
	expect(await isMarked()).toBe(true);
	release();
	await expect(panel).toBeVisible();
	expect(await isMarked()).toBe(false);

	await chatOn(page).input.fill("Hello?");
	await page.keyboard.press("Enter");
	await close.click();
	expect(await isMarked()).toBe(false);
	held.answer({ message: "Hello." });
	await expect.poll(isMarked).toBe(true);
	await toggle.click();
	await expect.poll(isMarked).toBe(false);
});

test("an assistant that fails to load says so, until that is dismissed", async ({ page, complaints }) => {
	complaints.allow(/404|Failed to (load|fetch)/);
	await page.route("**/assets/assistant-*.js", (route) => route.fulfill({ status: 404 }));
	await page.goto("/");
	const { toggle, toast } = chatOn(page);
	await toggle.click();
	await expect(toast).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(toast).toBeHidden();
});

test("the empty window shows all suggestions", async ({ page }) => {
	await page.goto("/");
	const { panel } = await openChat(page);
	const suggestions = panel.getByRole("list", { name: text.labels.suggestions }).getByRole("button");
	await expect(suggestions.first()).toBeVisible();
	for (const suggestion of await suggestions.all()) await expect(suggestion).toBeInViewport({ ratio: 1 });
});

test("a long answer starts in sight, and doesn't scroll those who read something else", async ({ page }) => {
	const say = await streamAnswers(page);
	await page.goto("/");
	const { ask, messages, panel } = await openChat(page);
	const list = panel.getByRole("group", { name: text.labels.conversation });
	for (const question of ["Short?", "A question of many words? ".repeat(20)]) {
		await ask(question);
		await say({ delta: `First line.\n\n${"One more.\n\n".repeat(30)}` });
		for (const line of ["First line.", "One more."])
			await expect(messages.last().getByText(line).first()).toBeInViewport({ ratio: 1 });
		await list.evaluate((element) => element.scrollTo({ top: 50 }));
		await say({ message: `First line.\n\n${"One more.\n\n".repeat(30)}Last line.` });
		await expect(messages.last()).toContainText("Last line.");
		expect(await list.evaluate((element) => element.scrollTop)).toBe(50);
	}
});

test("a table keeps its columns while streaming, and doesn't break or overlap words or inline code's flags", async ({
	page,
}) => {
	const say = await streamAnswers(page);
	await page.goto("/");
	const { ask, panel } = await openChat(page);
	await ask("Difference?");
	const head = "Run `kubectl --all-containers=true`.\n\n|Betreiber|Subscription|Control Plane|\n|-|-|-|\n";
	await say({ delta: `${head}|a|b|` });
	const table = panel.getByRole("group", { name: text.labels.table });
	const widths = () =>
		table.getByRole("columnheader").evaluateAll((all) => all.map((cell) => cell.clientWidth));
	await expect(table.getByRole("cell", { name: "b" })).toBeVisible();
	const before = await widths();
	await say({ delta: "c|\n|a few words that are many more than in the other columns|b|c|\n" });
	await expect(table.getByRole("row")).toHaveCount(3);
	expect(await widths()).toEqual(before);
	await say({ delta: "|a|SecurityContextConstraints|c|\n" });
	const long = table.getByRole("cell", { name: "SecurityContextConstraints" });
	expect(await long.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
	expect(await table.evaluate((group) => group.scrollWidth - group.clientWidth)).toBeGreaterThan(20);
	const words = panel.locator("code > span, th:nth-child(-n + 2)");
	const lines = await words.evaluateAll((all) =>
		all.map((word) => {
			const range = document.createRange();
			range.selectNodeContents(word);
			return range.getClientRects().length;
		}),
	);
	expect(lines.length).toBeGreaterThan(3);
	expect(new Set(lines)).toEqual(new Set([1]));
});

test("a streamed answer is announced once on completion, and the input keeps the focus", {
	tag: "@browsers",
}, async ({ page }) => {
	const say = await streamAnswers(page);
	await page.goto("/");
	const { input, messages, panel, toggle } = await openChat(page);
	const heard = await page.evaluateHandle(listenAsScreenReader);
	await expect(input).toBeFocused();
	await page.keyboard.type("Was kann er?");
	await page.keyboard.press("Enter");
	for (const delta of ["Er betreibt ", "Cluster, ", "seit Jahren."]) await say({ delta });
	await expect(messages.last()).toContainText("seit Jahren.");
	await say({ message: "Er betreibt Cluster, und zwar **seit 2018**.", language: "de" });
	await expect(messages.last().locator("strong")).toHaveText("seit 2018");
	await expect(input).toBeFocused();
	const said = [text.labels.typing, "Er betreibt Cluster, und zwar seit 2018."];
	await expect.poll(() => heard.jsonValue()).toEqual(said);
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	await expect(toggle).toBeFocused();
});

test("a long answer shows that it goes on below, and the window stays enlarged for the visit", async ({
	page,
}) => {
	await answerWith(page, { message: "One line.\n\n".repeat(20), sources: [] });
	await page.goto("/");
	const { ask, panel } = await openChat(page);
	const { enlarge, shrink, more } = text.labels;
	await ask("More, please");
	const lastStep = panel.getByRole("link", { name: text.inquiry.button });
	await expect(lastStep).not.toBeInViewport();
	await panel.getByRole("button", { name: more }).click();
	await expect(lastStep).toBeInViewport({ ratio: 1 });
	await expect(panel.getByRole("button", { name: more })).toBeHidden();
	await panel.getByRole("button", { name: enlarge }).click();
	await page.reload();
	await openChat(page);
	await expect(panel).toHaveCSS("width", "448px");
	await panel.getByRole("button", { name: shrink }).click();
	await expect(panel).toHaveCSS("width", "320px");
});

/** Returns a growing list of what screen readers are told in the assistant's window: the texts of its live regions. */
function listenAsScreenReader(): string[] {
	const heard: string[] = [];
	const live = "[role=status], [role=log], [aria-live]:not([aria-live=off])";
	for (const region of document.querySelectorAll(`dialog :is(${live})`))
		new MutationObserver(() => {
			if (region.textContent) heard.push(region.textContent);
		}).observe(region, { subtree: true, childList: true, characterData: true });
	return heard;
}

test("neither long words nor deep lists widen the window", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 700 });
	const word = "x".repeat(200);
	const deep = Array.from({ length: 20 }, (_, level) => `${"  ".repeat(level)}- Ebene ${level}`).join("\n");
	const message = `\`${word}\` und \`kubectl ${word}\`, [${word}](/services/devops), **${word}**\n\n- \`${word}\`\n\n${deep}\n\n> > > > > > > > ${word}`;
	await answerWith(page, { message, sources: [{ title: word, href: "/services/security" }] });
	await page.goto("/");
	const { ask, messages, list } = await openChat(page);
	await ask("Wie?");
	await expect(messages.last()).toContainText("Ebene 19");
	expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
	for (const part of await messages.last().locator("code, a, li, blockquote").all())
		expect(await part.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(360);
});

test("the assistant's button shows its name at the end of a page, once, and on hover", async ({ page }) => {
	await page.goto("/");
	const { toggle } = chatOn(page);
	const shown = () => toggle.evaluate((button) => getComputedStyle(button, "::before").display !== "none");
	// Not by keys, whose scrolling is animated.
	const scrollTo = (block: "start" | "end") =>
		page
			.locator("body")
			.evaluate((body, block) => body.scrollIntoView({ block, behavior: "instant" }), block);
	await expect.poll(shown).toBe(false);
	await scrollTo("end");
	await expect.poll(shown).toBe(true);
	await scrollTo("start");
	await expect.poll(shown).toBe(false);
	await scrollTo("end");
	await expect(page.getByRole("contentinfo")).toBeInViewport();
	expect(await shown()).toBe(false);
	await toggle.hover();
	expect(await shown()).toBe(true);
});
