import type { Page } from "@playwright/test";
import { certifications, projects, services } from "../src/content/catalog.ts";
import { projectsOverview } from "../src/content/projects-overview.ts";
import { expect, test } from "./fixtures.ts";
import { CASE_STUDIES, CERTIFICATIONS, DETAIL_PAGES, SERVICES } from "./routes.ts";

const section = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });

/** Every text of a content object that a page has to show. */
function texts(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

async function expectTexts(page: Page, value: unknown): Promise<void> {
	// Without the joiners that keep compounds in one line.
	const shown = ((await page.locator("main").textContent()) ?? "")
		.replaceAll("\u2060", "")
		.replace(/\s+/g, " ");
	for (const text of texts(value)) expect(shown).toContain(text.replace(/\s+/g, " "));
}

/** Opens a detail page, which has the way back on it whatever its kind. */
async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	const back = page.getByRole("link", { name: "Zurück zur Übersicht" });
	await expect(back).toBeVisible();
	await expect(back).toHaveAttribute("href", "/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
}

test("every page has a title and a description of its own", async ({ request }) => {
	const read = async (path: string) => {
		const html = await (await request.get(path)).text();
		const title = /<title>([^<]{10,})<\/title>/.exec(html)?.[1];
		const description = /<meta name="description" content="([^"]{50,})"/.exec(html)?.[1];
		return { title, description };
	};
	const pages = await Promise.all(["/", ...DETAIL_PAGES].map(read));
	expect(pages.every(({ title, description }) => title && description)).toBe(true);
	expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
	expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test("the way back leads to the home page from every kind of page", async ({ page }) => {
	for (const path of [SERVICES[0], CASE_STUDIES[0], "/projects/overview", CERTIFICATIONS[0]]) {
		await page.goto(path ?? "");
		await page.getByRole("link", { name: "Zurück zur Übersicht" }).click();
		await expect(page).toHaveURL("/");
		await expect(page.locator("#home")).toBeVisible();
	}
});

for (const path of SERVICES)
	test(`${path} shows key features, technologies and a worked example`, async ({ page }) => {
		const service = services.find(({ slug }) => path.endsWith(`/${slug}`));
		await open(page, path);
		expect(service?.features.length).toBeGreaterThanOrEqual(3);
		expect(service?.features.length).toBeLessThanOrEqual(5);
		await expectTexts(page, [service?.title, service?.lead, service?.features, service?.technologies]);
		const examples = page.getByRole("region").filter({ hasText: "Praxisbeispiel" });
		await expect(examples).toHaveCount(service?.scenarios.length ?? 0);
		for (const example of await examples.all()) {
			await expect(example.getByText("Ausgangslage")).toBeVisible();
			expect(await example.locator("ol > li").count()).toBeGreaterThanOrEqual(3);
			for (const phase of await example.locator("ol > li").all())
				await expect(phase).toContainText(/\d+\s(Tage?|Wochen?|Monate?)/);
			expect(
				await example
					.getByRole("list", { name: /^Ergebnis/ })
					.getByRole("listitem")
					.count(),
			).toBeGreaterThanOrEqual(2);
		}
		for (const scenario of service?.scenarios ?? []) {
			const { id: _id, ...shown } = scenario;
			await expectTexts(page, shown);
		}
	});

test("cloud migration has a landing zone in Azure and a well-architected example in AWS", async ({
	page,
}) => {
	await open(page, "/services/cloud-migration");
	const titles = page.getByRole("region").getByRole("heading", { level: 2 });
	await expect(titles.filter({ hasText: /Azure.*Landing.?Zone|Landing.?Zone.*Azure/i })).toHaveCount(1);
	await expect(titles.filter({ hasText: /AWS.*Well.?Architected|Well.?Architected.*AWS/i })).toHaveCount(1);
});

test("DevOps has an example for AKS and one for EKS", async ({ page }) => {
	await open(page, "/services/devops");
	const titles = page.getByRole("region").getByRole("heading", { level: 2 });
	await expect(titles.filter({ hasText: "AKS" })).toHaveCount(1);
	await expect(titles.filter({ hasText: "EKS" })).toHaveCount(1);
});

for (const path of CASE_STUDIES)
	test(`${path} has goals, technologies, challenges, approach and results, in this order`, async ({
		page,
	}) => {
		const project = projects.find(({ slug }) => path.endsWith(`/${slug}`));
		await open(page, path);
		const headings = page.locator("article").getByRole("heading", { level: 2 });
		const order = ["Ziele", "Technologien", "Herausforderungen", "Vorgehen", "Ergebnisse"];
		await expect(headings.filter({ hasText: new RegExp(`^(${order.join("|")})$`) })).toHaveText(order);
		if (project?.kind !== "case-study") throw new Error(`${path} is no case study.`);
		const { goals, technologies, challenges, approach, results, lead, title } = project;
		await expectTexts(page, { goals, technologies, challenges, approach, results, lead, title });
	});

test("the client projects name place, year and role", async ({ page }) => {
	const facts: [string, RegExp[]][] = [
		["/projects/bundesdruckerei", [/2024/, /Berlin/, /DevOps Team Lead/, /Rancher/, /OpenShift/]],
		["/projects/sap-walldorf", [/2023/, /Walldorf/, /Linux/, /DevOps/, /Spe[cz]ialist/]],
		["/projects/bwi-bonn", [/2022/, /Bonn/, /Senior Linux Administrator/]],
		["/projects/rhomberg-sersa", [/2024/, /Schweiz/, /Cloud and DevOps Engineer/]],
	];
	for (const [path, expected] of facts) {
		await open(page, path);
		for (const fact of expected) await expect(page.locator("article > header")).toContainText(fact);
	}
});

test("Rhomberg Sersa has the company, five groups of tasks, technologies and focus", async ({ page }) => {
	const project = projects.find(({ slug }) => slug === "rhomberg-sersa");
	if (project?.kind !== "engagement") throw new Error("Rhomberg Sersa is no engagement.");
	await open(page, "/projects/rhomberg-sersa");
	await expect(section(page, "Aufgaben").getByRole("heading", { level: 3 })).toHaveText([
		/Cloud-Migration/,
		/Automatisierung und CI\/CD/,
		/Monitoring/,
		/Sicherheit und Netzwerke/,
		/Zusammenarbeit/,
	]);
	const { company, taskGroups, technologies, focus } = project;
	await expectTexts(page, {
		company,
		tasks: taskGroups.map(({ title, items }) => [title, items]),
		technologies,
		focus,
	});
});

test("the overview has four tiles, three current projects, four groups of technologies and the approach", async ({
	page,
}) => {
	await open(page, "/projects/overview");
	await expect(page.getByRole("list", { name: "Zahlen" }).getByRole("listitem")).toHaveText([
		/14\+.*Projekte/s,
		/17.*Jahre/s,
		/12\+.*Kunden/s,
		/25\+.*Technologien/s,
	]);
	const current = section(page, "Aktuelle Projekte");
	await expect(current.getByRole("heading", { level: 3 })).toHaveCount(3);
	await expect(section(page, "Kerntechnologien").getByRole("term")).toHaveText([
		/Cloud/,
		/DevOps/,
		/Programmier/,
		/Monitoring/,
	]);
	const { lead, approach, coreTechnologies } = projectsOverview;
	await expectTexts(page, { lead, approach, coreTechnologies });
	await current.getByRole("link", { name: /Rhomberg Sersa/ }).click();
	await expect(page).toHaveURL("/projects/rhomberg-sersa");
});

test("the overview tells of the newest client first, like the home page", async ({ page }) => {
	await open(page, "/projects/overview");
	const years = section(page, "Kundenprojekte").getByText(/^(seit )?20\d\d$/);
	await expect(years).toHaveText(["seit 2024", "2024", "2023", "2022"]);
});

test("the foot of a page says what kind of page comes before and after", async ({ page }) => {
	const foot = page.getByRole("navigation", { name: "Weitere Seiten" }).getByRole("paragraph");
	for (const [path, previous, next] of [
		["/services/devops", "Vorherige Leistung", "Nächste Leistung"],
		["/projects/bundesdruckerei", "Vorheriges Projekt", "Nächstes Projekt"],
		["/projects/rhomberg-sersa", "Alle Projekte", "Nächstes Projekt"],
		["/certifications/azure-administrator", "Vorherige Zertifizierung", "Nächste Zertifizierung"],
	] as const) {
		await open(page, path);
		await expect(foot, path).toHaveText([previous, /./, next, /./]);
	}
});

for (const path of CERTIFICATIONS)
	test(`${path} shows issuer, level, status, competencies, tags and details`, async ({ page }) => {
		const certification = certifications.find(({ slug }) => path.endsWith(`/${slug}`));
		await open(page, path);
		const status = path.endsWith("lpic-1-express") ? "Vendor-neutral" : "Aktiv zertifiziert";
		await expect(page.locator("article > header").getByText(status, { exact: true })).toBeVisible();
		expect(["Associate", "Expert", "Express"]).toContain(certification?.level);
		const { title, lead, issuer, level, competencies, tags, details } = certification ?? {};
		expect(competencies?.length).toBeGreaterThanOrEqual(3);
		expect(details?.length).toBeGreaterThanOrEqual(2);
		await expectTexts(page, { title, lead, issuer, level, competencies, tags, details });
	});

test("the line beside a page's title begins at its sign", async ({ page }) => {
	for (const path of [...DETAIL_PAGES, "/impressum", "/datenschutz"]) {
		await page.goto(path);
		const { gap, runsThrough } = await page.locator(".page-aside").evaluate((aside) => {
			const boxOf = (selector: string) => {
				const box = aside.querySelector(selector)?.getBoundingClientRect();
				if (!box) throw new Error(`There is no ${selector}.`);
				return box;
			};
			const sign = boxOf(":scope > :first-child");
			const line = boxOf(".leg");
			// Signs are round, or end in half a circle.
			const radius = sign.height / 2;
			const beside = Math.max(0, sign.left + radius - (line.left + line.width / 2));
			const outline = sign.top + radius + Math.sqrt(radius ** 2 - beside ** 2);
			return { gap: line.top - outline, runsThrough: line.top < sign.top + radius };
		});
		expect.soft(gap, `pixels between sign and line on ${path}`).toBeLessThanOrEqual(0);
		expect.soft(runsThrough, `the line on ${path} runs through its sign`).toBe(false);
	}
});
