import { describe, expect, test } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import type { LegalPage } from "../content/legal.ts";
import type { Localized } from "../content/types.ts";
import { allPagesOf, pathsIn } from "./pages.ts";

test.each(allPagesOf(secondSite))(
	"$path leads to other pages, and to none of them twice",
	({ path, previous, next, related }) => {
		const linked = [...related, previous, next].flatMap((link) => link?.href ?? []);
		expect(linked).not.toContain(path);
		expect(new Set(linked).size).toBe(linked.length);
	},
);

test("an example's phases and their sum are in weeks if they fill them, otherwise in days", () => {
	const parts = allPagesOf(secondSite).flatMap((page) => page.parts);
	const examples = parts.flatMap((part) => (part.kind === "scenario" ? part.phases : []));
	const times = examples.map(({ duration, phases }) => [duration, ...phases.map((phase) => phase.duration)]);
	expect(times).toContainEqual(["27 Tage", "2 Tage", "2 Wochen", "3 Wochen"]);
	expect(times).toContainEqual(["27 days", "2 days", "2 weeks", "3 weeks"]);
});

test("a glossary has a part for each letter, accents aside, in alphabetical order", () => {
	const text = { de: "Wort", en: "Word" };
	const terms = ["nachhall", "Absorber", "Änderung", "Aula"].map(
		(name) => ({ id: name, name, text, page: "/services/messung" }) as const,
	);
	const glossary = { title: text, lead: text, meta: { title: text, description: text }, sign: "A–Z", terms };
	const page = allPagesOf({ ...secondSite, glossary }).find(({ subject }) => subject.group === "glossary");
	const names = page?.parts.map((part) => [
		part.title,
		part.kind === "blocks" && part.blocks.map(({ title }) => title),
	]);
	expect(names).toEqual([
		["A", ["Absorber", "Änderung", "Aula"]],
		["N", ["nachhall"]],
	]);
});

test("a list without entries has no heading", () => {
	const { home, projectsOverview } = secondSite;
	const pages = allPagesOf({
		...secondSite,
		home: { ...home, about: { ...home.about, timeline: [] } },
		projectsOverview: { ...projectsOverview, currentProjects: [] },
	});
	const ids = pages.flatMap(({ parts }) => parts.map(({ id }) => id));
	expect(ids).toEqual(expect.arrayContaining(["competencies", "kundenprojekte"]));
	expect(ids).not.toContain("timeline");
	expect(ids).not.toContain("aktuelle-projekte");
});

test("a kind without entries has no pages and no section on the home page", () => {
	const [home, ...rest] = allPagesOf({
		...secondSite,
		languages: ["de"],
		projects: [],
		certifications: [],
		glossary: undefined,
	});
	const groups = new Set(rest.map(({ subject }) => subject.group));
	expect([...groups]).toEqual(["services", "profile", "legal"]);
	expect(home?.parts.map(({ id }) => id)).not.toContain("experience");
	expect(JSON.stringify(rest)).not.toContain("/projects");
});

describe("a legal page", () => {
	const page: LegalPage<Localized> = {
		language: "de",
		path: "/impressum",
		label: { de: "Impressum", en: "Legal notice" },
		title: "Impressum",
		meta: { title: "Impressum", description: "Wer diese Seiten verantwortet." },
		lead: "Angaben von {name}.",
		sections: [
			{
				id: "kontakt",
				title: "Kontakt",
				address: ["{name}", "{city}"],
				links: [{ label: "{phone}", href: "{phoneHref}" }],
			},
			{ id: "umsatzsteuer", title: "Nummer von {name}", paragraphs: ["Nummer: {vatId}"] },
		],
	};
	const { owner } = secondSite;
	const shownTo = (change: Partial<typeof owner>) =>
		allPagesOf({ ...secondSite, owner: { ...owner, ...change }, legalPages: [page] }).find(
			({ path }) => path === page.path,
		);

	test("names the owner's values", () => {
		const { lead, parts } = shownTo({ phone: "+49 461 5550142" }) ?? {};
		expect(lead).toBe(`Angaben von ${owner.name}.`);
		expect(parts).toMatchObject([
			{
				address: [owner.name, owner.postalAddress.city],
				links: [{ label: "+49 461 5550142", href: "tel:+494615550142" }],
			},
			{ title: `Nummer von ${owner.name}`, paragraphs: [`Nummer: ${owner.vatId}`] },
		]);
	});

	test("leaves out texts about values that the owner lacks, and sections without texts", () => {
		expect(shownTo({ phone: undefined, vatId: undefined })?.parts).toMatchObject([
			{ id: "kontakt", links: [] },
		]);
	});
});

test("a page's path in another language leads from each of its paths, and a legal page's to itself", () => {
	const paths = pathsIn(secondSite, "en");
	for (const path of ["/services/messung", "/en/services/messung"] as const)
		expect(paths.get(path)).toBe("/en/services/messung");
	expect([paths.get("/"), paths.get("/impressum")]).toEqual(["/en", "/impressum"]);
});
