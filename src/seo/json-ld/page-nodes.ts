import type { BreadcrumbList, CollectionPage, CreativeWork, Thing } from "schema-dts";
import type { Breadcrumb, Page } from "../../content/pages.ts";
import type { Project } from "../../content/types.ts";
import type { Site } from "../site.ts";
import { addressOf, type SiteAddress } from "../site-address.ts";
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
export function nodesOf(page: Page, site: Site): Thing[] {
	const { title: name, meta, language } = page;
	const url = addressOf(site.address, page.path);
	const { subject } = page;
	switch (subject.group) {
		case "home":
			return homeGraph(page, site);
		case "services":
			return [
				{
					"@type": "Service",
					name,
					description: subject.service.description,
					url,
					serviceType: subject.service.features.map(({ title }) => title),
					provider: businessInShort(site),
				},
			];
		case "projects":
			return [subject.project ? projectNode(page, subject.project, site) : overviewNode(page, site)];
		case "certifications": {
			const { level, issuer, competencies, issued, expires, verifyUrl } = subject.certification;
			return [
				{
					"@type": "EducationalOccupationalCredential",
					name,
					description: meta.description,
					url,
					credentialCategory: "certification",
					educationalLevel: level,
					recognizedBy: { "@type": "Organization", name: issuer },
					competencyRequired: competencies.map(({ title }) => title),
					datePublished: issued,
					expires,
					sameAs: verifyUrl,
				},
			];
		}
		case "glossary":
			return [
				{
					"@type": "DefinedTermSet",
					name,
					description: meta.description,
					url,
					inLanguage: language,
					hasDefinedTerm: subject.glossary.fields.flatMap(({ terms }) =>
						terms.map((term) => ({
							"@type": "DefinedTerm" as const,
							name: term.name,
							alternateName: term.also,
							url: `${url}#${term.id}`,
						})),
					),
				},
			];
		case "legal":
			return [
				{
					"@type": "WebPage",
					name,
					description: meta.description,
					url,
					publisher: personInShort(site),
					inLanguage: language,
				},
			];
	}
}

const projectNode = ({ path, language }: Page, project: Project, site: Site): CreativeWork => ({
	"@type": "CreativeWork",
	name: project.title,
	description: project.description,
	url: addressOf(site.address, path),
	// An open interval in ISO 8601 if the project is ongoing.
	temporalCoverage: project.kind === "engagement" ? `${project.year}/..` : String(project.year),
	spatialCoverage: { "@type": "Place", name: project.location },
	sourceOrganization: { "@type": "Organization", name: project.client },
	keywords: project.technologies.join(", "),
	creator: { ...personInShort(site), jobTitle: project.role },
	inLanguage: language,
});

const overviewNode = ({ path, title, meta, language }: Page, site: Site): CollectionPage => ({
	"@type": "CollectionPage",
	name: title,
	description: meta.description,
	url: addressOf(site.address, path),
	hasPart: site.pages
		.filter((page) => page.subject.group === "projects" && page.subject.project && page.language === language)
		.map((page) => ({ "@type": "CreativeWork", name: page.title, url: addressOf(site.address, page.path) })),
	author: personInShort(site),
	inLanguage: language,
});
