import { expect, test } from "vitest";
import { shipped } from "../content/shipped.ts";
import { allPagesOf } from "./pages.ts";

const pages = allPagesOf(shipped);

test.each(pages)(
	"$path leads to other pages, and to none of them twice",
	({ path, previous, next, related }) => {
		const linked = [...related, previous, next].flatMap((link) => link?.href ?? []);
		expect(linked).not.toContain(path);
		expect(new Set(linked).size).toBe(linked.length);
	},
);

test("a list without entries has no heading", () => {
	const { home, projectsOverview } = shipped;
	const pages = allPagesOf({
		...shipped,
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
		...shipped,
		languages: ["de"],
		projects: [],
		certifications: [],
		glossary: undefined,
	});
	const groups = new Set(rest.map(({ subject }) => subject.group));
	expect([...groups]).toEqual(["services", "legal"]);
	expect(home?.parts.map(({ id }) => id)).not.toContain("experience");
	expect(JSON.stringify(rest)).not.toContain("/projects");
});
