import { expect, test } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import type { Content } from "../../src/content/content.ts";
import type { GlossaryTerm, Localized } from "../../src/content/types.ts";
import { contradictionsIn } from "./check-content.ts";

const { home, services, projects, projectsOverview, facts } = secondSite;
const [first, ...otherServices] = services;
const [fact] = facts;
if (!first || !fact) throw new Error("The second site has lost its services or facts.");

const withService = (change: object): Partial<Content> => ({
	services: [{ ...first, ...change }, ...otherServices],
});

const term = {
	id: "aerosol",
	name: "Aerosol",
	text: projectsOverview.lead,
	page: `/services/${first.slug}`,
} as const;
const withTerms = (...terms: GlossaryTerm<Localized>[]): Partial<Content> => {
	const { title, lead, meta } = projectsOverview;
	return { glossary: { title, lead, meta, sign: "A–Z", terms } };
};

test("accepts consistent content", () => {
	expect(contradictionsIn(secondSite)).toEqual([]);
});

test.each<[what: string, change: Partial<Content>, sentence: string]>([
	[
		"a related page that doesn't exist",
		withService({ relatedServices: ["gone"] }),
		"the link /services/gone leads to no page",
	],
	[
		"an icon that lucide lacks",
		withService({ icon: "shield-chek" }),
		"“shield-chek” isn't an icon of lucide.dev/icons; the nearest is “shield-check”",
	],
	["a slug used twice", { services: [first, ...services] }, `“${first.slug}” appears twice`],
	["a fact's id used twice", { facts: [...facts, fact] }, `“${fact.id}” appears twice`],
	[
		"a question that a page and a fact answer",
		{
			...withService({ questions: [{ question: fact.about, answer: fact.about }] }),
			facts: [{ ...fact, question: fact.about }, ...facts.slice(1)],
		},
		`“${fact.id}”: “${fact.about.de}” appears twice`,
	],
	["a fact's dead link", { facts: [{ ...fact, links: ["/#gone"] }] }, "/#gone leads to no page"],
	[
		"a legal page in a language that the site lacks",
		{ legalPages: secondSite.legalPages.map((page) => ({ ...page, language: "de" })), languages: ["en"] },
		"is in “de”, not a language of the site",
	],
	[
		"an answer with an unknown value",
		{ facts: [{ ...fact, none: { ...fact, answer: { de: "{naem}", en: "{name}" } } }] },
		`src/content/facts*.ts, “${fact.id}”: {naem} isn't a value`,
	],
	[
		"a legal page with an unknown value",
		{ legalPages: secondSite.legalPages.map((page) => ({ ...page, lead: "{naem}" })) },
		"src/content/legal*.ts, /impressum: {naem} isn't a value",
	],
	[
		"an answer that links to another site",
		{ facts: [{ ...fact, answer: { de: "[Hier](https://example.net)", en: "[Here]({cvUrl})" } }] },
		`“${fact.id}”: the link https://example.net leads to no page`,
	],
	[
		"a name that the drawing would cut",
		{
			home: {
				...home,
				hero: { ...home.hero, drawing: { ...home.hero.drawing, hub: { name: "H".repeat(27) } } },
			},
		},
		"in the drawing has 27 characters; 26 fit",
	],
	[
		"a title that result pages would cut",
		withService({ meta: { ...first.meta, title: { de: "L".repeat(61), en: "T".repeat(61) } } }),
		`/services/${first.slug}: the title “${"T".repeat(61)}” has 61 characters`,
	],
	[
		"a description that is too short",
		withService({ meta: { ...first.meta, description: { de: "Kurz.", en: "Short." } } }),
		`/services/${first.slug}: the description “Short.” has 6 characters`,
	],
	["a term whose page doesn't exist", withTerms({ ...term, page: "/services/gone" }), "“aerosol”: the link"],
	["a term's id used twice", withTerms(term, { ...term, name: "Other" }), "“aerosol” appears twice"],
	["a term's name used twice", withTerms(term, { ...term, id: "other", also: ["aerosol"] }), "appears twice"],
	[
		"a running project that is gone",
		{ projects: projects.slice(1) },
		`the link /projects/${projects[0]?.slug} leads to no page`,
	],
	[
		"a dead link of the overview",
		{
			projectsOverview: {
				...projectsOverview,
				currentProjects: projectsOverview.currentProjects.map(({ description, technologies }) => ({
					...{ description, technologies, title: description, period: "2025", role: "–" },
					href: "/services/gone",
				})),
			},
		},
		"/services/gone leads to no page",
	],
])("reports %s, with its file", (_, change, sentence) => {
	const sentences = contradictionsIn({ ...secondSite, ...change });
	expect(sentences.join("\n")).toContain(sentence);
	for (const each of sentences) expect(each).toMatch(/^src\/content[/,]/);
});
