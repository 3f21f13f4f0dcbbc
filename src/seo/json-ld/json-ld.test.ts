import { describe, expect, test } from "vitest";
import { certifications, projects, services } from "../../content/catalog.ts";
import { home } from "../../content/home.ts";
import { imprint } from "../../content/legal-imprint.ts";
import { privacy } from "../../content/legal-privacy.ts";
import { owner } from "../../content/owner.ts";
import { projectsOverview } from "../../content/projects-overview.ts";
import { FREELANCE_SINCE } from "../../content/site.ts";
import { sitePages } from "../site-pages.ts";
import type { JsonLdNode } from "./node.ts";
import { breadcrumbNode } from "./page-nodes.ts";
import { readVocabulary } from "./vocabulary.ts";

const site = { url: "https://portfolio.example", basePath: "/" };
const vocabulary = readVocabulary();
const graphs = sitePages.map(({ path, trail, nodes }) => ({
	path,
	nodes: [...nodes(site), ...(trail.length > 0 ? [breadcrumbNode(trail, site)] : [])],
}));

/** Every node of a graph, the ones within others included. */
function allNodes(value: unknown): JsonLdNode[] {
	if (Array.isArray(value)) return value.flatMap(allNodes);
	if (typeof value !== "object" || value === null) return [];
	const within = Object.values(value).flatMap(allNodes);
	return "@type" in value ? [value as JsonLdNode, ...within] : within;
}

const everyNode = graphs.flatMap(({ nodes }) => allNodes(nodes));
const typeOfId = new Map(everyNode.map((node) => [node["@id"], node["@type"]]));

/** Whether a property that may hold `range` may hold `value`. */
function fits(value: unknown, range: ReadonlySet<string>): boolean {
	if (Array.isArray(value)) return value.length > 0 && value.every((entry) => fits(entry, range));
	if (typeof value === "string")
		return value !== "" && ["Text", "URL", "Date", "DateTime"].some((kind) => range.has(kind));
	if (typeof value === "number") return ["Integer", "Number"].some((kind) => range.has(kind));
	const node = value as JsonLdNode;
	const type = node["@type"] ?? typeOfId.get(node["@id"]) ?? "";
	return [...(vocabulary.lineage(type) ?? [])].some((ancestor) => range.has(ancestor));
}

describe("the vocabulary that the pages are checked against", () => {
	test("knows what schema.org has and what it hasn't", () => {
		expect(vocabulary.lineage("ProfessionalService")).toContain("Organization");
		expect(vocabulary.lineage("Consultant")).toBeUndefined();
		expect(vocabulary.range("ProfessionalService", "vatID")).toContain("Text");
		expect(vocabulary.range("Person", "temporalCoverage")).toBeUndefined();
		expect(fits({ "@type": "Person", name: "x" }, new Set(["Place"]))).toBe(false);
	});
});

test.each(graphs)("$path uses schema.org's types and properties as they are meant", ({ nodes }) => {
	for (const node of allNodes(nodes)) {
		const type = node["@type"];
		expect(vocabulary.lineage(type), type).toBeDefined();
		for (const [property, value] of Object.entries(node)) {
			if (property.startsWith("@") || value === undefined) continue;
			const range = vocabulary.range(type, property);
			expect(range, `${type}.${property}`).toBeDefined();
			expect(fits(value, range ?? new Set()), `${type}.${property}: ${JSON.stringify(value)}`).toBe(true);
		}
	}
});

test("each kind of page has the type that fits it", () => {
	const typesOf = (path: string) =>
		graphs.find((graph) => graph.path === path)?.nodes.map((node) => node["@type"]);
	expect(typesOf("/")).toEqual(["Person", "ProfessionalService", "WebSite"]);
	expect(typesOf("/services/devops")).toEqual(["Service", "BreadcrumbList"]);
	expect(typesOf("/projects/sap-walldorf")).toEqual(["CreativeWork", "BreadcrumbList"]);
	expect(typesOf("/projects/overview")).toEqual(["CollectionPage", "BreadcrumbList"]);
	expect(typesOf("/certifications/lpic-1-express")).toEqual([
		"EducationalOccupationalCredential",
		"BreadcrumbList",
	]);
	expect(typesOf("/impressum")).toEqual(["WebPage", "BreadcrumbList"]);
});

/** Every text and number of the content, lists also as they are enumerated. */
function contentTexts(value: unknown): string[] {
	if (typeof value === "string" || typeof value === "number") return [String(value)];
	if (Array.isArray(value)) return [value.join(", "), ...value.flatMap(contentTexts)];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(contentTexts) : [];
}

/** What is the vocabulary's or the language's and no fact about the owner. */
const NO_FACTS = new Set(["certification", "de", "Start", "Leistungen", "Projekte", "Zertifizierungen"]);

test("every name and number in it is the content's", () => {
	const known = new Set([
		...contentTexts({ owner, home, projectsOverview, services, projects, certifications, imprint, privacy }),
		String(FREELANCE_SINCE),
		...NO_FACTS,
	]);
	const said = everyNode.flatMap((node) =>
		Object.entries(node).flatMap(([property, value]) => {
			if (property.startsWith("@") || property === "position") return [];
			return [value].flat().filter((entry) => typeof entry === "string" || typeof entry === "number");
		}),
	);
	const unknown = said
		.map(String)
		.filter((text) => !text.startsWith(site.url) && !known.has(text.replace(/\/\.\.$/, "")));
	expect(said.length).toBeGreaterThan(200);
	expect(unknown).toEqual([]);
});

describe("what Google asks of rich results", () => {
	const ofType = (type: string) => everyNode.filter((node) => node["@type"] === type);

	test("breadcrumbs are numbered, named and lead from the home page to the page itself", () => {
		const lists = graphs.filter(({ path }) => path !== "/");
		expect(ofType("BreadcrumbList")).toHaveLength(lists.length);
		for (const { path, nodes } of lists) {
			const list = nodes.find((node) => node["@type"] === "BreadcrumbList")?.itemListElement as JsonLdNode[];
			expect(list.length).toBeGreaterThanOrEqual(2);
			expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
			const targets = list.map(({ name, item }) => ({ name, target: (item as JsonLdNode)["@id"] ?? "" }));
			for (const { name, target } of targets) {
				expect(name).toBeTruthy();
				expect(URL.canParse(target)).toBe(true);
			}
			expect(targets[0]?.target).toBe("https://portfolio.example/");
			expect(targets.at(-1)?.target).toBe(`https://portfolio.example${path}`);
		}
	});

	test("the business has a name, a full address and a picture", () => {
		const [business] = graphs[0]?.nodes.filter((node) => node["@type"] === "ProfessionalService") ?? [];
		expect(business).toMatchObject({
			name: owner.name,
			address: {
				streetAddress: owner.postalAddress.street,
				addressLocality: owner.postalAddress.city,
				postalCode: owner.postalAddress.postalCode,
				addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
			},
			image: "https://portfolio.example/social/home.png",
		});
	});

	test("nothing claims questions and answers, of which no page shows any", () => {
		expect(ofType("FAQPage")).toEqual([]);
	});
});
