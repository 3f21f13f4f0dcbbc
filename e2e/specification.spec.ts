/**
 * The literal requirements for the first owner's content. No other test depends on them: delete this file when you make
 * the site your own.
 */

import type { Page } from "@playwright/test";
import { owner } from "../src/content/owner.ts";
import { at } from "./support/address.ts";
import { ENDPOINT, openChat } from "./support/chat.ts";
import { contactWords } from "./support/contact.ts";
import { expect, test } from "./support/fixtures.ts";
import { UNKNOWN_PATH } from "./support/pages.ts";

const SERVICES = [
	"/services/cloud-migration",
	"/services/devops",
	"/services/kubernetes",
	"/services/monitoring",
	"/services/ai-development",
	"/services/security",
	"/services/database-management",
	"/services/consulting",
];
const CASE_STUDIES = ["/projects/bundesdruckerei", "/projects/sap-walldorf", "/projects/bwi-bonn"];
const CERTIFICATIONS = [
	"/certifications/aws-solutions-architect",
	"/certifications/azure-administrator",
	"/certifications/lpic-1-express",
	"/certifications/devops-engineer",
];

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const head = (page: Page) => page.locator("article > header");
const hrefs = (page: Page, selector: string) =>
	page
		.locator(selector)
		.getByRole("link")
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test("the home page has its sections, badges, figures, buttons and cards", async ({ page }) => {
	await page.goto("/");
	const sections = page.locator("main > section[id]");
	const ids = await sections.evaluateAll((all) => all.map(({ id }) => id));
	expect(ids.join()).toBe("home,about,services,experience,contact");
	const entries = page.getByRole("banner").getByRole("navigation").getByRole("link");
	expect((await entries.allTextContents()).join()).toBe("Home,About,Services,Experience,Contact");
	await expect(page.getByRole("banner").getByRole("link", { name: "Get in Touch" })).toBeVisible();

	const hero = page.locator("#home");
	for (const badge of ["AWS Certified", "Azure Expert", "Kubernetes", "DevOps seit 2012"])
		await expect(hero.getByRole("listitem").filter({ hasText: badge })).toBeVisible();
	await expect(hero.getByRole("list", { name: "Zahlen" }).getByRole("listitem")).toHaveText([
		/17\+.*Jahre Erfahrung/s,
		/9\+.*Projekte/s,
		/100\s?%.*remote/s,
	]);
	await expect(hero.getByRole("link", { name: "Projekt starten" })).toHaveAttribute("href", at("/#contact"));
	await expect(hero.getByRole("link", { name: "CV Download" })).toHaveAttribute("href", owner.cvUrl ?? "");

	const about = page.locator("#about");
	await expect(about.getByText("Seit 2007")).toBeVisible();
	await expect(about.locator("h3:has-text('Kernkompetenzen') + ul > li")).toHaveCount(6);
	await expect(about.locator("h3:has-text('Technologien') + * ul")).toHaveCount(6);
	const timeline = about.getByRole("listitem").filter({ hasText: /^(2007|2016|2018|2023).{40,}/s });
	await expect(timeline).toHaveText([/^2007/, /^2016/, /^2018/, /^2023/]);

	expect(await hrefs(page, "#services")).toEqual(SERVICES.map(at));
	expect(await hrefs(page, "#experience")).toEqual(
		[...CASE_STUDIES, "/projects/overview", ...CERTIFICATIONS].map(at),
	);
	const experience = page.locator("#experience");
	for (const text of ["15+", "2022", "2023", "2024", "Associate", "Expert", "Express", "Düsseldorf, NRW"])
		await expect(experience.getByText(text, { exact: true }).first()).toBeVisible();
	await expect(page.getByRole("contentinfo")).toContainText("Verfügbar für neue Projekte");
	await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()} ${owner.name}`);
});

test.describe("without JavaScript, which loads faster", () => {
	test.use({ javaScriptEnabled: false });

	test("every service has features, technologies and its worked examples", async ({ page }) => {
		const examples: Record<string, RegExp[]> = {
			"/services/cloud-migration": [/Azure.*Landing.?Zone/, /AWS.*Well.?Architected/],
			"/services/devops": [/AKS/, /EKS/],
		};
		for (const path of SERVICES) {
			await page.goto(path);
			await expect(page.getByRole("link", { name: "Zurück zur Übersicht" })).toHaveAttribute("href", at("/"));
			await expect(region(page, "Was dazugehört").getByRole("heading", { level: 3 })).not.toHaveCount(0);
			await expect(region(page, "Technologien").getByRole("listitem")).not.toHaveCount(0);
			const results = page.getByRole("list", { name: /^Ergebnis/ });
			const shown = page.getByRole("region").filter({ hasText: "Praxisbeispiel", has: results });
			await expect(shown.getByRole("heading", { level: 2 })).toHaveText(examples[path] ?? [/./]);
		}
	});

	test("client projects name place, year and role, and have their parts", async ({ page }) => {
		const facts: [string, RegExp[]][] = [
			["/projects/bundesdruckerei", [/2024/, /Berlin/, /DevOps Team Lead/, /Rancher/, /OpenShift/]],
			["/projects/sap-walldorf", [/2023/, /Walldorf/, /Linux/, /DevOps/, /Spe[cz]ialist/]],
			["/projects/bwi-bonn", [/2022/, /Bonn/, /Senior Linux Administrator/]],
			["/projects/rhomberg-sersa", [/2024/, /Schweiz/, /Cloud and DevOps Engineer/]],
		];
		for (const [path, expected] of facts) {
			await page.goto(path);
			for (const fact of expected) await expect(head(page)).toContainText(fact);
			if (CASE_STUDIES.includes(path))
				expect((await page.locator("article section h2").allTextContents()).join()).toContain(
					"Ziele,Technologien,Herausforderungen,Vorgehen,Ergebnisse",
				);
		}
		await expect(region(page, "Das Unternehmen")).toBeVisible();
		await expect(region(page, "Aufgaben").getByRole("heading", { level: 3 })).toHaveText([
			/Cloud-Migration/,
			/Automatisierung und CI\/CD/,
			/Monitoring/,
			/Sicherheit und Netzwerke/,
			/Zusammenarbeit/,
		]);
		for (const name of ["Technologien", "Schwerpunkte"]) await expect(region(page, name)).toBeVisible();
	});

	test("the overview has tiles, current projects, core technologies and the approach", async ({ page }) => {
		await page.goto("/projects/overview");
		await expect(page.getByRole("list", { name: "Zahlen" }).getByRole("listitem")).toHaveText([
			/14\+.*Projekte/s,
			/17.*Jahre/s,
			/12\+.*Kunden/s,
			/25\+.*Technologien/s,
		]);
		await expect(region(page, "Aktuelle Projekte").getByRole("heading", { level: 3 })).toHaveCount(3);
		await expect(region(page, "Kerntechnologien").getByRole("term")).toHaveText([
			/Cloud/,
			/DevOps/,
			/Programmier/,
			/Monitoring/,
		]);
		await expect(region(page, "Vorgehen")).toBeVisible();
	});

	test("certifications show their status and parts", async ({ page }) => {
		for (const path of CERTIFICATIONS) {
			await page.goto(path);
			const status = path.endsWith("lpic-1-express") ? "Vendor-neutral" : "Aktiv zertifiziert";
			await expect(head(page).getByText(status, { exact: true })).toBeVisible();
			await expect(head(page).getByText(/^(Associate|Expert|Express)$/)).toBeVisible();
			for (const name of ["Kernkompetenzen", "Details"]) await expect(region(page, name)).toBeVisible();
			// Beside these two the services or technologies, and the questions.
			await expect(page.locator("article section h2")).toHaveCount(4);
		}
	});
});

test("the assistant has its button, size, greeting and error", async ({ page, complaints }) => {
	complaints.allow(/ai-chat|Failed to send/);
	await page.route(ENDPOINT, (route) => route.abort());
	await page.goto("/");
	const { toggle, panel, input, messages, toast, ask, close } = await openChat(page);
	await expect(toggle).toHaveCSS("position", "fixed");
	const button = await toggle.boundingBox();
	expect(button?.width).toBe(button?.height);
	await expect(panel.getByRole("heading", { name: "AI Assistant" })).toBeVisible();
	await expect(panel).toHaveCSS("position", "fixed");
	await expect(panel).toHaveCSS("width", "320px");
	await expect(panel).toHaveCSS("height", "384px");
	await expect(panel).toBeInViewport({ ratio: 1 });
	await expect(input).toHaveAttribute("placeholder", "Ask about projects, tech, or contact info...");
	await expect(messages).toHaveCount(1);
	await expect(messages).toContainText(
		"Hi! I'm here to help you learn about this portfolio and answer technical questions about DevOps, cloud infrastructure, and system administration. What would you like to know?",
	);
	await ask("Are you there?");
	await expect(toast).toContainText("Error");
	await expect(toast).toContainText("Failed to send message. Please try again.");
	await close.click();
	await expect(panel).toBeHidden();
	await expect(toggle).toBeFocused();
});

test("the 404 page, an inquiry's subject and its notice are worded as specified", async ({ page }) => {
	await page.goto(UNKNOWN_PATH);
	await expect(page.getByText("Oops! Page not found")).toBeVisible();
	expect(contactWords.mail.subject).toBe("Projektanfrage von {name}");
	expect(contactWords.notice.title).toBe("E-Mail wird geöffnet");
});
