import type { BreadcrumbList, ListItem, Thing } from "schema-dts";
import { describe, expect, test } from "vitest";
import { secondSites } from "../../fixtures/second-site/content.ts";
import { jsonLd } from "./json-ld.ts";
import { siteOf } from "./site-address.ts";

const address = { url: "https://portfolio.example", basePath: "/" };
type Node = Exclude<Thing, string>;

describe.each(secondSites)("a site in $language alone", ({ content }) => {
	const { owner } = content;
	const site = siteOf(content, address);
	const graphs = site.pages.map((page) => jsonLd(page, site)["@graph"] as (Node & { "@id"?: string })[]);
	const nodes = graphs.map((graph) => graph.filter((node) => node["@type"] !== "BreadcrumbList"));
	const [homeNodes = []] = nodes;

	test("each kind of page has its type", () => {
		const types = Object.fromEntries(
			site.pages.map(({ subject }, index) => [subject.group, nodes[index]?.map((node) => node["@type"])]),
		);
		expect(types).toEqual({
			home: ["Person", "ProfessionalService", "WebSite"],
			services: ["Service"],
			projects: ["WebPage"],
			certifications: ["EducationalOccupationalCredential", "FAQPage"],
			profile: ["ProfilePage"],
			legal: ["WebPage"],
		});
	});

	test("a page's questions are an FAQPage with their answers, in which the owner is named", () => {
		const pages = nodes.flat().filter((node) => node["@type"] === "FAQPage");
		expect(pages.length).toBeGreaterThan(1);
		expect(pages).toContainEqual(
			expect.objectContaining({
				mainEntity: [
					{
						"@type": "Question",
						name: expect.stringMatching(`${owner.name}.*Vindholt`),
						acceptedAnswer: { "@type": "Answer", text: expect.stringContaining(owner.name) },
					},
				],
			}),
		);
	});

	test("breadcrumbs are numbered, from the home page to the page itself", () => {
		for (const [index, { path }] of site.pages.entries()) {
			if (index === 0) continue;
			const list = graphs[index]?.at(-1) as Extract<BreadcrumbList, object>;
			const items = list.itemListElement as Extract<ListItem, { "@type": "ListItem" }>[];
			expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
			expect(items.at(0)).toMatchObject({ item: { "@id": `${address.url}/` } });
			expect(items.at(-1)).toMatchObject({
				name: expect.stringMatching(/./),
				item: { "@id": address.url + path },
			});
		}
	});

	test("the business has a name, a full address and an image", () => {
		const business = homeNodes.find((node) => node["@type"] === "ProfessionalService");
		expect(business).toMatchObject({
			name: owner.name,
			address: {
				streetAddress: owner.postalAddress.street,
				addressLocality: owner.postalAddress.city,
				postalCode: owner.postalAddress.postalCode,
				addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
			},
			image: `${address.url}/social/home.png`,
		});
	});

	test("the person's languages, and a certificate's dates and proof, use schema.org's properties", () => {
		expect(homeNodes[0]).toMatchObject({ knowsLanguage: ["de", "da", "en"] });
		expect(nodes.flat().find((node) => node["@type"] === "EducationalOccupationalCredential")).toMatchObject({
			datePublished: "2025-04-01",
			expires: "2028-03-31",
			sameAs: "https://example.org/nachweis/fr-210",
		});
	});

	test("other pages refer to the home page's person and business by id", () => {
		const ids = homeNodes.map((node) => node["@id"]);
		const named = JSON.stringify(nodes).match(/(?<="@id":")[^"]*/g) ?? [];
		expect(named.length).toBeGreaterThan(ids.length);
		expect(ids).toEqual(expect.arrayContaining(named));
	});
});
