import type { BreadcrumbList, Thing } from "schema-dts";
import type { Breadcrumb, Page } from "../../pages/pages.ts";
import { addressOf, type Site, type SiteAddress } from "../site-address.ts";
import { businessInShort, homeGraph, personInShort } from "./owner-nodes.ts";

export function breadcrumbNode(trail: readonly Breadcrumb[], address: SiteAddress): BreadcrumbList {
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ title, href }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: title,
			item: { "@type": "WebPage", "@id": addressOf(address, href) },
		})),
	};
}

/** Returns the schema.org entities that a page is about. */
export const nodesOf = (page: Page, site: Site): Thing[] =>
	page.subject.group === "home" ? homeGraph(page, site) : [nodeOf(page, page.subject, site)];

function nodeOf(
	{ path, title, meta, language }: Page,
	subject: Exclude<Page["subject"], { group: "home" }>,
	site: Site,
): Thing {
	const { address, pages } = site;
	const url = addressOf(address, path);
	const common = { name: title, description: meta.description, url };
	switch (subject.group) {
		case "services":
			return {
				"@type": "Service",
				...common,
				description: subject.service.description,
				serviceType: subject.service.features.map((feature) => feature.title),
				provider: businessInShort(site),
			};
		case "projects":
			if (subject.project) {
				const { kind, year, description, location, client, technologies, role } = subject.project;
				return {
					"@type": "CreativeWork",
					...common,
					description,
					// An open interval in ISO 8601 if the project is ongoing.
					temporalCoverage: kind === "engagement" ? `${year}/..` : String(year),
					spatialCoverage: { "@type": "Place", name: location },
					sourceOrganization: { "@type": "Organization", name: client },
					keywords: technologies.join(", "),
					creator: { ...personInShort(site), jobTitle: role },
					inLanguage: language,
				};
			}
			return {
				"@type": "CollectionPage",
				...common,
				hasPart: pages
					.filter(
						(page) => page.subject.group === "projects" && page.subject.project && page.language === language,
					)
					.map((page) => ({ "@type": "CreativeWork", name: page.title, url: addressOf(address, page.path) })),
				author: personInShort(site),
				inLanguage: language,
			};
		case "certifications": {
			const { level, issuer, competencies, issued, expires, verifyUrl } = subject.certification;
			return {
				"@type": "EducationalOccupationalCredential",
				...common,
				credentialCategory: "certification",
				educationalLevel: level,
				recognizedBy: { "@type": "Organization", name: issuer },
				competencyRequired: competencies.map((competency) => competency.title),
				datePublished: issued,
				expires,
				sameAs: verifyUrl,
			};
		}
		case "glossary":
			return {
				"@type": "DefinedTermSet",
				...common,
				inLanguage: language,
				hasDefinedTerm: subject.glossary.fields.flatMap(({ terms }) =>
					terms.map(({ id, name, also }) => ({
						"@type": "DefinedTerm" as const,
						name,
						alternateName: also,
						url: `${url}#${id}`,
					})),
				),
			};
		case "legal":
			return { "@type": "WebPage", ...common, publisher: personInShort(site), inLanguage: language };
	}
}
