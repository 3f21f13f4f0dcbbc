import { expect, test } from "vitest";
import { secondSite } from "../../evals/second-site/content.ts";
import type { Content } from "../../src/content/content.ts";
import { disagreementsIn } from "./check-content.ts";

const { services, projects, projectsOverview, facts } = secondSite;
const [first, ...otherServices] = services;
const [fact] = facts;
if (!first || !fact) throw new Error("The second site has lost its services or facts.");
const [scenario] = first.scenarios;

const withService = (change: object): Partial<Content> => ({
	services: [{ ...first, ...change }, ...otherServices],
});

test("a content that agrees with itself passes", () => {
	expect(disagreementsIn(secondSite)).toEqual([]);
});

test.each<[what: string, change: Partial<Content>, sentence: string]>([
	[
		"a related page that isn't there",
		withService({ relatedServices: ["gone"] }),
		"“gone” in relatedServices",
	],
	["a page related to itself", withService({ relatedServices: [first.slug] }), "is no other service"],
	["a slug used twice", { services: [first, ...services] }, `“${first.slug}” is there twice`],
	["a fact's id used twice", { facts: [...facts, fact] }, `facts.ts: “${fact.id}” is there twice`],
	["a fact's link into the void", { facts: [{ ...fact, links: ["/#gone"] }] }, "/#gone leads nowhere"],
	["a technology in two spellings", withService({ technologies: ["Odeon"] }), "“ODEON”"],
	[
		"a scenario whose company can't be found",
		withService({ scenarios: [{ ...scenario, company: { de: "Reederei", en: "shipping line" } }] }),
		"“shipping line”",
	],
	[
		"a running project that is gone",
		{ projects: projects.slice(1) },
		`“${projects[0]?.slug}” in currentProjects is no project`,
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
		"/services/gone leads nowhere",
	],
])("%s is named, with its file", (_, change, sentence) => {
	const sentences = disagreementsIn({ ...secondSite, ...change });
	expect(sentences.join("\n")).toContain(sentence);
	for (const each of sentences) expect(each).toMatch(/^src\/content\//);
});
