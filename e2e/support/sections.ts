import type { Page } from "@playwright/test";
import { shipped } from "../../src/content/shipped.ts";
import { shellOf } from "../../src/pages/page-shell.ts";
import { expect } from "./fixtures.ts";
import { LANGUAGE, WORDS } from "./pages.ts";

/** Those that the site has: "experience" needs a project or certificate. */
export const SECTIONS = shellOf(shipped, LANGUAGE).menu;
export const LABELS = SECTIONS.map(({ label }) => label);

export const mainMenu = (page: Page) => page.getByRole("navigation", { name: WORDS.mainMenu });

/** The menu of small screens. */
export const menuOn = (page: Page) => ({
	menu: page.getByRole("navigation", { name: WORDS.menu, exact: true }),
	opener: page.getByRole("button", { name: WORDS.openMenu }),
	closer: page.getByRole("button", { name: WORDS.closeMenu }),
});

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Expects a section right below the fixed header, or as close as the page's end allows. */
export async function expectAtSection(page: Page, id: string): Promise<void> {
	const isThere = () =>
		page.evaluate((sectionId) => {
			const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
			const top = document.getElementById(sectionId)?.getBoundingClientRect().top ?? Number.NaN;
			const isAtEnd = window.scrollY >= document.documentElement.scrollHeight - window.innerHeight - 2;
			return Math.abs(top - header) <= 2 || (isAtEnd && top >= header - 2);
		}, id);
	await expect.poll(isThere).toBe(true);
}
