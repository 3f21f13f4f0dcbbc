import type {
	BreadcrumbList,
	CollectionPage,
	CreativeWork,
	EducationalOccupationalCredential,
	Service as ServiceNode,
	WebPage,
} from "schema-dts";
import type { Breadcrumb } from "../../content/breadcrumbs.ts";
import {
	certificationPath,
	PROJECTS_OVERVIEW_PATH,
	projectPath,
	projects,
	servicePath,
} from "../../content/catalog.ts";
import type { LegalPage } from "../../content/legal.ts";
import { projectsOverview } from "../../content/projects-overview.ts";
import type { Certification, Project, Service } from "../../content/types.ts";
import { addressOf, type SiteAddress } from "../site-address.ts";
import { businessInShort, personInShort } from "./owner-nodes.ts";

export function breadcrumbNode(trail: readonly Breadcrumb[], site: SiteAddress): BreadcrumbList {
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ title, href }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: title,
			item: { "@type": "WebPage", "@id": addressOf(site, href) },
		})),
	};
}

export const serviceNode = (service: Service, site: SiteAddress): ServiceNode => ({
	"@type": "Service",
	name: service.title,
	description: service.description,
	url: addressOf(site, servicePath(service.slug)),
	serviceType: service.features.map(({ title }) => title),
	provider: businessInShort(site),
});

export const certificationNode = (
	certification: Certification,
	site: SiteAddress,
): EducationalOccupationalCredential => ({
	"@type": "EducationalOccupationalCredential",
	name: certification.title,
	description: certification.meta.description,
	url: addressOf(site, certificationPath(certification.slug)),
	credentialCategory: "certification",
	educationalLevel: certification.level,
	recognizedBy: { "@type": "Organization", name: certification.issuer },
	competencyRequired: certification.competencies.map(({ title }) => title),
});

export const projectNode = (project: Project, site: SiteAddress): CreativeWork => ({
	"@type": "CreativeWork",
	name: project.title,
	description: project.description,
	url: addressOf(site, projectPath(project.slug)),
	// An open interval in ISO 8601, where the work goes on.
	temporalCoverage: project.kind === "engagement" ? `${project.year}/..` : String(project.year),
	spatialCoverage: { "@type": "Place", name: project.location },
	sourceOrganization: { "@type": "Organization", name: project.client },
	keywords: project.technologies.join(", "),
	creator: { ...personInShort(site), jobTitle: project.role },
	inLanguage: "de",
});

export const overviewNode = (site: SiteAddress): CollectionPage => ({
	"@type": "CollectionPage",
	name: projectsOverview.title,
	description: projectsOverview.meta.description,
	url: addressOf(site, PROJECTS_OVERVIEW_PATH),
	hasPart: projects.map(({ slug, title }) => ({
		"@type": "CreativeWork",
		name: title,
		url: addressOf(site, projectPath(slug)),
	})),
	author: personInShort(site),
	inLanguage: "de",
});

export const legalNode = ({ path, title, meta }: LegalPage, site: SiteAddress): WebPage => ({
	"@type": "WebPage",
	name: title,
	description: meta.description,
	url: addressOf(site, path),
	publisher: personInShort(site),
	inLanguage: "de",
});
