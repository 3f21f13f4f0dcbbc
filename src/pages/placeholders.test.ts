import { expect, test } from "vitest";
import { secondSite } from "../../fixtures/second-site/content.ts";
import { placeholdersByFile, placeholdersIn } from "./placeholders.ts";

test("finds placeholders at any depth, without repetitions", () => {
	const content = {
		owner: { name: "Ada Lovelace", email: "mail@example.com", address: { street: "" } },
		host: { abroad: { de: "" } },
		facts: [{ answer: { de: "Schreiben Sie an mail@example.com.", en: "Call Max Mustermann." } }],
		pattern: "Ein Musterzimmer und ein Entwurfsmuster",
	};
	expect(placeholdersIn(content)).toEqual(["owner.email", "owner.address.street", "facts.0.answer.en"]);
});

test.each([
	"Musterstraße 1",
	"Erika Musterfrau",
	"https://www.example.org/cv.pdf",
	"example.net",
	"post@ada.example",
	"https://cv.test/",
	"DE000000000",
	"[Ihre Leistung]",
])("“%s” is a placeholder", (text) => {
	expect(placeholdersIn({ text })).toEqual(["text"]);
});

test.each([
	"docker-compose.test.yml",
	"npm run unit.test",
	"Musterstrategien für Tests",
	"https://counterexample.com",
	"https://example.com.de/",
	"https://api.test.ada.dev",
	"DE0000000001",
	"[CV](https://ada.dev/cv.pdf)",
	"[dbt] und Airflow",
])("“%s” isn't one", (text) => {
	expect(placeholdersIn({ text })).toEqual([]);
});

const text = { de: "[Hier]", en: "[Here]" };

test("asks for no text of an overview that isn't shown, as there are no projects", () => {
	const projectsOverview = { ...secondSite.projectsOverview, title: text };
	expect(placeholdersByFile({ ...secondSite, projectsOverview }).join()).toContain("projects-overview.ts");
	expect(placeholdersByFile({ ...secondSite, projectsOverview, projects: [] }).join()).not.toContain(
		"overview",
	);
});

test("counts them by file", () => {
	const [service, ...others] = secondSite.services;
	if (!service) throw new Error("The second site has lost its services.");
	const changed = {
		...secondSite,
		services: [{ ...service, lead: { de: "[Lage]", en: "[State]" } }, ...others],
		availability: text,
	};
	expect(placeholdersByFile(changed)).toEqual(
		expect.arrayContaining([
			`src/content/services/${service.slug}.ts still holds placeholders (1), such as services.0.lead.`,
			"src/content/site.ts still holds placeholders (1), such as availability.",
		]),
	);
});
