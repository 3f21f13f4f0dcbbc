import type { Page } from "@playwright/test";
import { type HomeSection, MENU_LABELS } from "../../src/content/words.ts";
import { expect } from "./fixtures.ts";

export const SECTIONS = Object.entries(MENU_LABELS).map(([id, label]) => ({ id: id as HomeSection, label }));
export const LABELS = Object.values(MENU_LABELS);

export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Hauptnavigation" });

/** Expects a section right below the fixed header, or as high as the page's end lets it. */
export async function expectAtSection(page: Page, id: string): Promise<void> {
	await expect
		.poll(() =>
			page.evaluate((sectionId) => {
				const { documentElement } = document;
				const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
				const top = document.getElementById(sectionId)?.getBoundingClientRect().top ?? Number.NaN;
				const isAtEnd = window.scrollY >= documentElement.scrollHeight - window.innerHeight - 2;
				return Math.abs(top - header) <= 2 || (isAtEnd && top >= header - 2);
			}, id),
		)
		.toBe(true);
}
