import type { Page } from "@playwright/test";
import { answerWith, openChat } from "./support/chat.ts";
import { expect, test } from "./support/fixtures.ts";
import { kindsIn, LANGUAGE } from "./support/pages.ts";
import { menuOn } from "./support/sections.ts";

/** Returns the elements that not exactly one block styles: none does, or an outer block beside their own. */
const strayParts = (page: Page) =>
	page.evaluate(() => {
		const selectors: string[] = [];
		const read = (rules: CSSRuleList) => {
			for (const rule of rules) {
				if (rule instanceof CSSStyleRule) selectors.push(...rule.selectorText.split(/,(?![^(]*\))/));
				if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
			}
		};
		for (const { cssRules } of document.styleSheets) read(cssRules);
		// Of each selector, what leads from a block's class to a part.
		const ways = selectors.flatMap((selector) => {
			const inBlock = selector.slice(selector.indexOf(".css-"));
			const block = inBlock.match(/^\.css-[\w-]+/)?.[0];
			return [...inBlock.matchAll(/\[data-part="([\w-]+)"\]/g)].flatMap(
				({ 0: { length }, 1: part, index }) => {
					const way = inBlock.slice(0, index + length);
					const open = way.split("(").length - way.split(")").length;
					return block ? { block, part, way: way + ")".repeat(open) } : [];
				},
			);
		});
		return [...document.querySelectorAll<HTMLElement>("[data-part]:not([data-scope])")].flatMap((element) => {
			const own = ways.filter(({ part, way }) => part === element.dataset.part && element.matches(way));
			const blocks = new Set(own.map(({ block }) => block)).size;
			return blocks === 1 ? [] : `${blocks} blocks style ${element.outerHTML.slice(0, 90)}`;
		});
	});

test.describe("without JavaScript, which loads faster", () => {
	test.use({ javaScriptEnabled: false });

	test("each part of a page is styled by its own block only", async ({ page }) => {
		for (const path of kindsIn(LANGUAGE)) {
			await page.goto(path);
			expect(await strayParts(page), path).toEqual([]);
		}
	});
});

test("each part of the assistant and of the menu is styled by its own block only", async ({ page }) => {
	await answerWith(page, { message: "# Title\n\n`a`\n\n```\nb\n```\n\n| c |\n|---|\n| d |" });
	await page.goto("/");
	const { ask, messages } = await openChat(page);
	await ask("What is there?");
	await expect(messages.last()).toContainText("Title");
	await page.setViewportSize({ width: 390, height: 800 });
	expect(await strayParts(page), "the assistant").toEqual([]);
	await page.keyboard.press("Escape");
	await menuOn(page).opener.click();
	expect(await strayParts(page), "the menu").toEqual([]);
});
