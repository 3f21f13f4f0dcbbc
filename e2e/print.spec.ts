import type { Page } from "@playwright/test";
import { shipped } from "../src/content/shipped.ts";
import { pathIn } from "../src/pages/language.ts";
import { PROFILE_PATH } from "../src/pages/paths.ts";
import { at, SITE } from "./support/address.ts";
import { expect, test } from "./support/fixtures.ts";
import { kindsIn, LANGUAGE } from "./support/pages.ts";

/** Size of an A4 page without margins, in CSS pixels. */
const PAPER = { width: 680, height: 975 };

test.use({ viewport: PAPER, colorScheme: "dark" });

/** Returns the faults of a page in print, as sentences. */
const faultsOnPaper = (page: Page) =>
	page.evaluate((width) => {
		const faults: string[] = [];
		const name = (element: Element) => `${element.tagName} “${element.textContent?.trim().slice(0, 40)}”`;
		const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
		const clickable =
			"button, form, input, textarea, select, aside[aria-label='AI Assistant'], body > header";
		for (const element of document.querySelectorAll(clickable))
			if (isShown(element)) faults.push(`a control: ${name(element)}`);

		const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
		/** From 0 to 1. */
		const brightness = (colour: string) => {
			const [r = 0, g = 0, b = 0] = channels(colour);
			return (r + g + b) / 765;
		};
		const groundBehind = (element: Element | null): string => {
			if (!element) return "rgb(255, 255, 255)";
			const { backgroundColor } = getComputedStyle(element);
			return channels(backgroundColor)[3] === 0 ? groundBehind(element.parentElement) : backgroundColor;
		};
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			const element = text.parentElement;
			if (!element || !text.textContent?.trim() || !isShown(element) || element.closest("script")) continue;
			const { clipPath, color, fill } = getComputedStyle(element);
			if (clipPath !== "none" || element.closest("[class*=sr-only]")) continue;
			const ink = brightness(element.closest("svg") ? fill : color);
			const ground = brightness(groundBehind(element));
			if (ground < 0.7) faults.push(`on a dark ground: ${name(element)}`);
			if (ink > 0.45) faults.push(`too pale: ${name(element)}`);
			if (element.closest("svg[aria-hidden]")) continue;
			const range = document.createRange();
			range.selectNode(text);
			const { left, right } = range.getBoundingClientRect();
			if (left < -1 || right > width + 1) faults.push(`over the edge: ${name(element)}`);
		}

		for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href], footer a[href]")) {
			if (!isShown(link)) continue;
			const href = link.getAttribute("href") ?? "";
			const printed = `${link.textContent} ${getComputedStyle(link, "::after").content}`;
			const isCard = getComputedStyle(link, "::after").display === "block";
			const address = href.replace(/^mailto:/, "");
			const isNeeded = !/^(\/|tel:)/.test(href) || isCard || link.closest("main p") !== null;
			if (isNeeded && !printed.includes(address)) faults.push(`prints no address: ${name(link)} to ${href}`);
		}
		return [...new Set(faults)];
	}, PAPER.width);

test("a page prints in light colours, with the owner's name and all addresses, and without controls", async ({
	page,
}) => {
	await page.emulateMedia({ media: "print" });
	for (const path of kindsIn(LANGUAGE)) {
		await page.goto(path);
		await expect(page.locator("html")).toHaveClass(/dark/);
		await expect(page.getByText(SITE.origin + at(path), { exact: true }), path).toBeVisible();
		await expect(
			page.getByRole("main").getByText(shipped.owner.name, { exact: true }).first(),
			path,
		).toBeVisible();
		await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
		await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
		expect.soft(await faultsOnPaper(page), path).toEqual([]);
	}
});

test("the profile prints on two sheets", async ({ page }) => {
	test.skip(shipped.projects.length > 4, "more projects need more room");
	for (const language of shipped.languages) {
		await page.goto(pathIn(PROFILE_PATH, language));
		const file = await page.pdf({ format: "A4" });
		expect(file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length, language).toBeLessThanOrEqual(2);
	}
});
