import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { ENDPOINT, holdAnswers, openChat, text } from "./support/chat.ts";
import { contactOn } from "./support/contact.ts";
import { expect, test } from "./support/fixtures.ts";
import { kindsIn, LANGUAGE, OTHER_LANGUAGE, SERVICE } from "./support/pages.ts";
import { menuOn } from "./support/sections.ts";

/** `built/accessibility.test.ts` checks the rules that need no browser, on all pages. */
const LOOKS = [
	{ viewport: { width: 390, height: 844 }, colorScheme: "light", language: LANGUAGE },
	{ viewport: { width: 1280, height: 844 }, colorScheme: "dark", language: OTHER_LANGUAGE },
] as const;

/** Expects no violations on the page, or in a part of it; names rule and element of each. */
async function expectNoViolations(page: Page, where: string, part = "html"): Promise<void> {
	await page.evaluate(() =>
		Promise.allSettled(
			document
				.getAnimations()
				// The others run for ever, or with the scroll position.
				.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
				.map(({ finished }) => finished),
		),
	);
	const axe = new AxeBuilder({ page })
		.include(part)
		// Skips the selectors of the hundreds of elements that pass.
		.options({
			resultTypes: ["violations"],
			// Experimental, so off by default (WCAG 2.5.3).
			rules: { "label-content-name-mismatch": { enabled: true } },
		})
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
		// Saves a page per run, needed only for frames.
		.setLegacyMode();
	const { violations } = await axe.analyze();
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
	);
	expect.soft(found, where).toEqual([]);
}

for (const { viewport, colorScheme, language } of LOOKS)
	test.describe(`${colorScheme}, ${viewport.width} pixels wide`, () => {
		test.use({ viewport, colorScheme });

		test("axe-core finds no violations on a page of each kind", async ({ page }) => {
			for (const path of kindsIn(language)) {
				await page.goto(path);
				await expect(page.locator("html")).toHaveClass(colorScheme);
				await expectNoViolations(page, path);
			}
		});

		test("axe-core finds no violations in the menu, and in the contact form with errors and with its notice", async ({
			page,
		}) => {
			await page.goto("/#contact");
			const { name, email, message, submit, notice } = contactOn(page);
			await submit.click();
			await expect(page.locator("#contact [aria-invalid=true]")).toHaveCount(3);
			await expectNoViolations(page, "errors", "#contact");
			await name.fill("Erika Beispiel");
			await email.fill("erika@example.org");
			await message.fill("Guten Tag");
			await submit.click();
			await expect(notice).toBeVisible();
			await expectNoViolations(page, "notice", "#contact");
			await page.setViewportSize({ width: 390, height: 844 });
			await menuOn(page).opener.click();
			await expectNoViolations(page, "menu", "header");
		});

		test("axe-core finds no violations in the assistant while it waits, answers and fails", async ({
			page,
			complaints,
		}) => {
			complaints.allow(/ai-chat|Failed to send/);
			const held = await holdAnswers(page);
			await page.goto("/");
			const { input, ask, typing, messages, toast, close, toggle } = await openChat(page);
			await expect(input).toBeFocused();
			await ask("What is there?");
			await expect(typing).toBeVisible();
			await expectNoViolations(page, "typing", "dialog");

			await close.click();
			held.answer({
				message: `- **${SERVICE.title}**: [more](${SERVICE.path})\n\n| a | b |\n|---|---|\n| 1 | 2 |`,
				sources: [{ title: SERVICE.title, href: SERVICE.path }],
			});
			await expect(page.getByText(text.labels.newAnswer)).toHaveCount(1);
			await expectNoViolations(page, "unseen answer");
			await toggle.click();
			await expect(messages.last().getByRole("table")).toBeVisible();
			await expectNoViolations(page, "answer", "dialog");

			await page.unroute(ENDPOINT);
			await page.route(ENDPOINT, (route) => route.fulfill({ status: 429, headers: { "retry-after": "60" } }));
			await ask("And what else?");
			await expect(toast).toContainText(text.error.description);
			await expectNoViolations(page, "error");
		});
	});
