import type { Page } from "@playwright/test";
import { answerWith, chatOn, ENDPOINT } from "./chat.ts";
import { expect, test } from "./fixtures.ts";
import { expectFocusInSight, tabTo } from "./keyboard.ts";
import { CARD_TARGETS } from "./routes.ts";

/** Journeys of a visitor who has no mouse. The focus is checked at every stop on the way. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const enter = (page: Page) => page.keyboard.press("Enter");

test("past the header into the page, through its cards to a detail page, and back", async ({ page }) => {
	await page.goto("/");
	await tabTo(page, "Zum Inhalt springen");
	await enter(page);
	await expect(page.getByRole("main")).toBeFocused();
	const passed = await tabTo(page, "Technische Beratung");
	expect(passed[0]).toBe("Projekt starten");
	await enter(page);
	await expect(page).toHaveURL("/services/consulting");

	await expect(page.getByRole("main")).toBeFocused();
	await tabTo(page, "Zurück zur Übersicht", { most: 1 });
	await enter(page);
	await expect(page).toHaveURL("/");
	await expect(page.getByRole("main")).toBeFocused();
	await tabTo(page, "Projekt starten", { most: 1 });

	await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).focus();
	await enter(page);
	await expect(page).toHaveURL("/impressum");
	await expect(page.getByRole("main")).toBeFocused();
});

test("from end to end and back, nothing covers the focus, on a desktop and on a phone", async ({ page }) => {
	for (const { width, height } of [
		{ width: 1280, height: 720 },
		{ width: 390, height: 700 },
	]) {
		await page.setViewportSize({ width, height });
		await page.goto("/");
		const there = await tabTo(page, "AI Assistant");
		for (const name of ["Anfrage als E-Mail öffnen", "Impressum", "Datenschutz"])
			expect(there.join("\n")).toContain(name);
		expect(there.length).toBeGreaterThan(CARD_TARGETS.length + 10);
		const back = await tabTo(page, "Zum Inhalt springen", { key: "Shift+Tab" });
		expect(back.slice(0, -1).reverse()).toEqual(there.slice(1, -1));
	}
});

test("the header leads to a section, and the keyboard goes on from there", async ({ page }) => {
	await page.goto("/");
	await tabTo(page, "Experience");
	await enter(page);
	await expect(page).toHaveURL("/#experience");
	await expect(page.locator("#experience")).toBeInViewport();
	const [next] = await tabTo(page, /Bundesdruckerei/);
	expect(next).toMatch(/Bundesdruckerei/);
});

test("the menu of a small screen opens, closes with Escape, and leads to a section", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 700 });
	await page.goto("/");
	const menu = page.getByRole("navigation", { name: "Menü" });
	await tabTo(page, "Menü öffnen");
	await enter(page);
	await expect(menu).toBeVisible();
	await tabTo(page, "About");
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await expect(page.getByRole("button", { name: "Menü öffnen" })).toBeFocused();
	await expectFocusInSight(page);

	await enter(page);
	await tabTo(page, "Services");
	await enter(page);
	await expect(menu).toBeHidden();
	await expect(page).toHaveURL("/#services");
	await tabTo(page, /Cloud-Migration/, { most: 2 });
});

test("an inquiry is mended and sent, and the focus goes where there is something to do", async ({ page }) => {
	const mails: string[] = [];
	page.on("request", (request) => {
		if (request.url().startsWith("mailto:")) mails.push(request.url());
	});
	await page.goto("/");
	await tabTo(page, "Get in Touch");
	await enter(page);
	await tabTo(page, /^Name/);
	await tabTo(page, "Anfrage als E-Mail öffnen");
	await enter(page);
	const name = page.getByLabel(/^Name/);
	await expect(name).toBeFocused();
	await expect(name).toHaveAccessibleDescription(/\S/);
	await expectFocusInSight(page);
	await page.keyboard.type("Erika Beispiel");
	await tabTo(page, /^E-Mail/, { most: 1 });
	await page.keyboard.type("erika@example");
	await tabTo(page, /^Unternehmen/, { most: 1 });
	await tabTo(page, /^Nachricht/, { most: 1 });
	await page.keyboard.type("Wir möchten umziehen.");
	await tabTo(page, "Anfrage als E-Mail öffnen", { most: 1 });
	await enter(page);
	const email = page.getByLabel(/^E-Mail/);
	await expect(email).toBeFocused();
	await page.keyboard.press("End");
	await page.keyboard.type(".org");
	await expect(email).not.toHaveAttribute("aria-invalid");
	await enter(page);
	const notice = page.getByRole("group", { name: "E-Mail wird geöffnet" });
	await expect(notice).toBeFocused();
	await expectFocusInSight(page);
	expect(mails).toHaveLength(1);
	await tabTo(page, "Hinweis schließen", { most: 3 });
	await enter(page);
	await expect(notice).toBeHidden();
	await expect(page.getByRole("button", { name: "Anfrage als E-Mail öffnen" })).toBeFocused();
});

test("the assistant is asked, stopped, copied from, followed, begun anew and left", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await answerWith(page, () => ({
		message: "He migrates servers.",
		sources: [{ title: "Cloud-Migration", href: "/services/cloud-migration" }],
	}));
	await page.goto("/services/devops");
	await tabTo(page, "AI Assistant");
	await enter(page);
	const { panel, input, messages, typing, toggle } = chatOn(page);
	await expect(input).toBeFocused();
	await expectFocusInSight(page);
	await page.keyboard.type("What does he do?");
	await enter(page);
	await expect(messages).toHaveCount(3);
	await expect(input).toBeFocused();

	await tabTo(page, "Copy answer", { key: "Shift+Tab", most: 6 });
	await enter(page);
	await expect(panel.getByText("Copied")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("He migrates servers.");
	await tabTo(page, "Cloud-Migration", { key: "Shift+Tab", most: 2 });
	await enter(page);
	await expect(page).toHaveURL("/services/cloud-migration");
	await expect(panel).toBeVisible();

	await page.unroute(ENDPOINT);
	await page.route(ENDPOINT, () => {});
	await input.focus();
	await page.keyboard.type("And then?");
	await enter(page);
	await expect(typing).toBeVisible();
	await expect(panel).toBeFocused();
	await tabTo(page, "Stop answer", { most: 12 });
	await enter(page);
	await expect(typing).toBeHidden();
	await expect(panel.getByText("Stopped.")).toBeVisible();
	await expect(input).toBeFocused();

	await tabTo(page, "New conversation", { key: "Shift+Tab", most: 20 });
	await enter(page);
	await expect(messages).toHaveCount(1);
	await expect(input).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	await expect(toggle).toBeFocused();
	await expectFocusInSight(page);
});

test("while the assistant is open, it covers no control that has the focus", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("button", { name: "AI Assistant" }).click();
	await expect(chatOn(page).input).toBeFocused();
	await page.locator("#services").getByRole("link").first().focus();
	const passed = await tabTo(page, "Datenschutz", { most: 60 });
	expect(passed.join("\n")).toContain("Nachricht");
	await tabTo(page, "Cloud-Migration", { key: "Shift+Tab", most: 60 });
});
