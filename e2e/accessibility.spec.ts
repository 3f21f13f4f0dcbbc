import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { ENDPOINT, holdAnswers, openChat, text } from "./support/chat.ts";
import { contactOn } from "./support/contact.ts";
import { expect, test } from "./support/fixtures.ts";
import { ALL_PAGES, ONE_OF_EACH_KIND, SERVICE } from "./support/pages.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const LOOKS = {
	"a light phone": { viewport: { width: 390, height: 844 }, colorScheme: "light" },
	"a dark desktop": { viewport: { width: 1280, height: 844 }, colorScheme: "dark" },
} as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Expects that axe-core finds nothing; names rule and element of what it finds. */
async function expectNoViolations(page: Page, where: string): Promise<void> {
	await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
	const axe = new AxeBuilder({ page })
		// The same rules are checked, but no selectors are made for the hundreds of elements that pass.
		.options({ resultTypes: ["violations"] })
		.withTags(RULES)
		// The pages have no frames, for which axe would otherwise open a page of its own each time.
		.setLegacyMode();
	const { violations } = await axe.analyze();
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
	);
	expect.soft(found, where).toEqual([]);
}

for (const [look, options] of Object.entries(LOOKS))
	test.describe(`on ${look}`, () => {
		test.use(options);

		const paths = look === "a dark desktop" ? ALL_PAGES : ONE_OF_EACH_KIND;
		for (const half of [0, 1])
			test(`axe-core finds nothing on pages, ${half ? "second" : "first"} half`, async ({ page }) => {
				for (const path of paths.filter((_, index) => index % 2 === half)) {
					await page.goto(path);
					await expect(page.locator("html")).toHaveClass(options.colorScheme);
					await expectNoViolations(page, path);
				}
			});

		test("axe-core finds nothing in the contact form with errors, and with its notice", async ({ page }) => {
			await page.goto("/#contact");
			const { name, email, message, submit, notice } = contactOn(page);
			await submit.click();
			await expect(page.locator("#contact [aria-invalid=true]")).toHaveCount(3);
			await expectNoViolations(page, "errors");
			await name.fill("Erika Beispiel");
			await email.fill("erika@example.org");
			await message.fill("Guten Tag");
			await submit.click();
			await expect(notice).toBeVisible();
			await expectNoViolations(page, "notice");
		});

		test("axe-core finds nothing in the assistant while it waits, answers and fails", async ({
			page,
			complaints,
		}) => {
			complaints.allow(/ai-chat|Failed to send/);
			const held = await holdAnswers(page);
			await page.goto("/");
			const { input, ask, typing, messages, toast } = await openChat(page);
			await expect(input).toBeFocused();
			await ask("Welche Zertifikate gibt es?");
			await expect(typing).toBeVisible();
			await expectNoViolations(page, "typing");

			held.answer({
				message: `- **${SERVICE.title}**: [mehr](${SERVICE.path})\n\n| a | b |\n|---|---|\n| 1 | 2 |`,
				sources: [{ title: SERVICE.title, href: SERVICE.path }],
			});
			await expect(messages.last().getByRole("table")).toBeVisible();
			await expectNoViolations(page, "answer");

			await page.unroute(ENDPOINT);
			await page.route(ENDPOINT, (route) => route.fulfill({ status: 429, headers: { "retry-after": "60" } }));
			await ask("Und noch etwas?");
			await expect(toast).toContainText(text.error.description);
			await expectNoViolations(page, "error");

			const enlarge = page.getByRole("button", { name: text.labels.enlarge });
			if (await enlarge.isVisible()) await enlarge.click();
			await expectNoViolations(page, "enlarged");
		});

		test("axe-core finds nothing in the open menu", async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto("/");
			await page.getByRole("button", { name: "Menü öffnen" }).click();
			await expectNoViolations(page, "menu");
		});
	});
