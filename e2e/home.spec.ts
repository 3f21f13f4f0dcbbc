import { owner } from "../src/content/owner.ts";
import { expect, test } from "./fixtures.ts";

const SECTIONS = ["home", "about", "services", "experience", "contact"];

test.beforeEach(async ({ page }) => {
	await page.goto("/");
});

test("the page has five sections in order, a header, and a footer below them", async ({ page }) => {
	const ids = await page
		.locator("main > section[id]")
		.evaluateAll((sections) => sections.map(({ id }) => id));
	expect(ids).toEqual(SECTIONS);
	await expect(page.getByRole("banner")).toBeVisible();
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await expect(page.locator("main ~ footer")).toHaveCount(1);
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("the hero shows its badges, its figures and its two buttons", async ({ page, context }) => {
	const hero = page.locator("#home");
	for (const badge of ["AWS Certified", "Azure Expert", "Kubernetes"])
		await expect(hero.getByRole("listitem").filter({ hasText: badge })).toBeVisible();
	await expect(hero.getByText("2012")).toBeVisible();
	const figures = hero.getByRole("list", { name: "Zahlen" }).getByRole("listitem");
	await expect(figures).toHaveText([/17\+.*Jahre Erfahrung/s, /9\+.*Projekte/s, /100\s?%.*remote/s]);

	await context.route(owner.cvUrl, (route) => route.fulfill({ body: "cv" }));
	const cv = hero.getByRole("link", { name: "CV Download" });
	await expect(cv).toHaveAttribute("href", owner.cvUrl);
	await expect(cv).toHaveAttribute("target", "_blank");
	await expect(cv).toHaveAttribute("rel", /noopener/);

	await hero.getByRole("link", { name: "Projekt starten" }).click();
	await expect(page).toHaveURL(/#contact$/);
	await expect(page.locator("#contact")).toBeInViewport();
});

test("the about section tells the story and lists six competencies and six groups of technologies", async ({
	page,
}) => {
	const about = page.locator("#about");
	await expect(about.getByText("Seit 2007")).toBeVisible();
	const competencies = about.locator("h3", { hasText: "Kernkompetenzen" }).locator("+ ul > li");
	await expect(competencies).toHaveCount(6);
	for (const competency of await competencies.all()) await expect(competency).toHaveText(/\S.{30,}/s);
	const technologies = about.locator("h3", { hasText: "Technologien" }).locator("+ *").getByRole("list");
	await expect(technologies).toHaveCount(6);
});

test("the timeline's four entries show year, title, description and icon", async ({ page }) => {
	const entries = page
		.locator("#about")
		.getByRole("listitem")
		.filter({ hasText: /^(2007|2016|2018|2023)/ });
	await expect(entries).toHaveText([/^2007/, /^2016/, /^2018/, /^2023/]);
	for (const entry of await entries.all()) {
		await expect(entry).toHaveText(/^\d{4}.{40,}/s);
		await expect(entry.locator("svg")).toBeVisible();
	}
});

test("eight services, four projects and four certifications have a card", async ({ page }) => {
	const services = page.locator("#services > * > ul > li");
	await expect(services).toHaveCount(8);
	for (const card of await services.all()) {
		await expect(card.getByRole("heading")).toHaveText(/\S/);
		await expect(card.getByRole("list")).toHaveCount(2);
	}
	const experience = page.locator("#experience");
	await expect(experience.getByRole("heading", { name: "Projekte", exact: true })).toBeVisible();
	await expect(experience.getByRole("link")).toHaveCount(8);
	await expect(experience.getByText("15+")).toBeVisible();
	for (const year of ["2022", "2023", "2024"]) await expect(experience.getByText(year).first()).toBeVisible();
	for (const level of ["Associate", "Expert", "Express"])
		await expect(experience.getByText(level, { exact: true }).first()).toBeVisible();
});

test("location and remote work are named", async ({ page }) => {
	const experience = page.locator("#experience");
	await expect(experience.getByText("Düsseldorf, NRW")).toBeVisible();
	await expect(experience.getByText(/remote/i).last()).toBeVisible();
});

test("the footer shows availability and a copyright with the visitor's year", async ({ page }) => {
	const footer = page.getByRole("contentinfo");
	await expect(footer.getByText("Verfügbar für neue Projekte")).toBeVisible();
	await expect(footer).toContainText(`© ${new Date().getFullYear()} ${owner.name}`);
});

test("after New Year the copyright shows the new year, without a new build", async ({ page }) => {
	await page.clock.setFixedTime(new Date("2031-01-01T12:00:00"));
	await page.reload();
	await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});

test("the professional profile opens in a new tab", async ({ page }) => {
	for (const link of await page.getByRole("link", { name: owner.profile.label }).all()) {
		await expect(link).toHaveAttribute("href", owner.profile.url);
		await expect(link).toHaveAttribute("target", "_blank");
		await expect(link).toHaveAttribute("rel", /noopener/);
	}
});
