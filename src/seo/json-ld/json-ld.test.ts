import type { BreadcrumbList, ListItem, Thing } from "schema-dts";
import { expect, test } from "vitest";
import { owner } from "../../content/owner.ts";
import { sitePages } from "../site-pages.ts";
import { breadcrumbNode } from "./page-nodes.ts";

const site = { url: "https://portfolio.example", basePath: "/" };
type Node = Exclude<Thing, string>;
const nodesOf = (path: string) =>
	(sitePages.find((page) => page.path === path)?.nodes(site) ?? []) as (Node & { "@id"?: string })[];

test("each kind of page has the type that fits it", () => {
	const types = Object.fromEntries(
		sitePages.map(({ path, group }) => [group, nodesOf(path).map((node) => node["@type"])]),
	);
	expect(types).toEqual({
		home: ["Person", "ProfessionalService", "WebSite"],
		services: ["Service"],
		projects: ["CreativeWork"],
		certifications: ["EducationalOccupationalCredential"],
		legal: ["WebPage"],
	});
});

test("breadcrumbs are numbered and lead from the home page to the page itself", () => {
	for (const { path, trail } of sitePages.slice(1)) {
		const list = breadcrumbNode(trail, site) as Extract<BreadcrumbList, object>;
		const items = list.itemListElement as Extract<ListItem, { "@type": "ListItem" }>[];
		expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
		expect(items.at(0)).toMatchObject({ item: { "@id": `${site.url}/` } });
		expect(items.at(-1)).toMatchObject({
			name: expect.stringMatching(/./),
			item: { "@id": site.url + path },
		});
	}
});

test("the business has a name, a full address and a picture", () => {
	const business = nodesOf("/").find((node) => node["@type"] === "ProfessionalService");
	expect(business).toMatchObject({
		name: owner.name,
		address: {
			streetAddress: owner.postalAddress.street,
			addressLocality: owner.postalAddress.city,
			postalCode: owner.postalAddress.postalCode,
			addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
		},
		image: `${site.url}/social/home.png`,
	});
});

test("other pages name the person and the business of the home page by their ids", () => {
	const ids = nodesOf("/").map((node) => node["@id"]);
	const named = sitePages.flatMap(
		({ path }) => JSON.stringify(nodesOf(path)).match(/(?<="@id":")[^"]*/g) ?? [],
	);
	expect(named.length).toBeGreaterThan(ids.length);
	expect(ids).toEqual(expect.arrayContaining(named));
});
