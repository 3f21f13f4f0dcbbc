import type { Page } from "@playwright/test";
import { answerWith, openChat } from "./support/chat.ts";
import { contactOn, keepMails } from "./support/contact.ts";
import { expect, test } from "./support/fixtures.ts";
import { kindsIn, LANGUAGE } from "./support/pages.ts";
import { menuOn } from "./support/sections.ts";

/**
 * Returns the selectors of parts that the page's recipes have, those that match an element, and the elements that not
 * exactly one block styles: none, or an outer block beside their own.
 */
const readParts = (page: Page) =>
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
			return [...inBlock.matchAll(/^(\.css-[\w-]+).*?\[data-part="([\w-]+)"\]/g)].map(
				([way, block = "", part = ""]) => {
					const open = way.split("(").length - way.split(")").length;
					return { block, part, way: way + ")".repeat(open) };
				},
			);
		});
		const used: string[] = [];
		const stray = [...document.querySelectorAll<HTMLElement>("[data-part]:not([data-scope])")].flatMap(
			(element) => {
				const own = ways.filter(({ part, way }) => part === element.dataset.part && element.matches(way));
				used.push(...own.map(({ block, way }) => way.slice(block.length)));
				const blocks = new Set(own.map(({ block }) => block)).size;
				return blocks === 1 ? [] : `${blocks} blocks style ${element.outerHTML.slice(0, 90)}`;
			},
		);
		return { stray, used, all: ways.map(({ block, way }) => way.slice(block.length)) };
	});

test("each part of a block is styled by its recipe only, and each part in a recipe is there", async ({
	page,
}) => {
	const all = new Set<string>();
	const used = new Set<string>();
	const look = async () => {
		const parts = await readParts(page);
		expect(parts.stray).toEqual([]);
		for (const selector of parts.all) all.add(selector);
		for (const selector of parts.used) used.add(selector);
	};
	await answerWith(page, { message: "# Title\n\n`a`\n\n```\nb\n```\n\n| c |\n|---|\n| d |" });
	await keepMails(page);
	for (const path of kindsIn(LANGUAGE)) {
		await page.goto(path);
		await look();
	}
	await page.goto("/");
	const { name, email, message, submit, notice } = contactOn(page);
	await name.fill("Erika Beispiel");
	await email.fill("erika@example.org");
	await message.fill("Guten Tag");
	await submit.click();
	await expect(notice).toBeVisible();
	const { ask, messages } = await openChat(page);
	await ask("What is there?");
	await expect(messages.last()).toContainText("Title");
	await look();
	await page.keyboard.press("Escape");
	await page.setViewportSize({ width: 390, height: 800 });
	await menuOn(page).opener.click();
	await look();
	expect([...all].filter((selector) => !used.has(selector))).toEqual([]);
});
