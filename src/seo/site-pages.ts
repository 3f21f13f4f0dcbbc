import type { Thing } from "schema-dts";
import { type Breadcrumb, breadcrumbs } from "../content/breadcrumbs.ts";
import {
	certificationPath,
	certifications,
	PROJECTS_OVERVIEW_PATH,
	projectPath,
	projects,
	servicePath,
	services,
} from "../content/catalog.ts";
import { home } from "../content/home.ts";
import { imprint } from "../content/legal-imprint.ts";
import { privacy } from "../content/legal-privacy.ts";
import { owner } from "../content/owner.ts";
import { projectsOverview } from "../content/projects-overview.ts";
import type { PageMeta, SitePath } from "../content/types.ts";
import { homeGraph } from "./json-ld/owner-nodes.ts";
import {
	certificationNode,
	legalNode,
	overviewNode,
	projectNode,
	serviceNode,
} from "./json-ld/page-nodes.ts";
import { certificationMarkdown } from "./markdown/certification.ts";
import { homeMarkdown } from "./markdown/home.ts";
import { legalMarkdown } from "./markdown/legal.ts";
import { overviewMarkdown, projectMarkdown } from "./markdown/project.ts";
import { serviceMarkdown } from "./markdown/service.ts";
import type { SiteAddress } from "./site-address.ts";

export type PageGroup = "home" | "services" | "projects" | "certifications" | "legal";

/** A page of the site, as machines are told of it. */
export interface SitePage {
	path: SitePath;
	group: PageGroup;
	/** What kind of page it is, above the title. */
	kind: string;
	title: string;
	lead: string;
	meta: PageMeta;
	summaryEn: string;
	trail: readonly Breadcrumb[];
	/** What the page is about, as schema.org names it; its breadcrumbs come on top. */
	nodes(site: SiteAddress): Thing[];
	/** Everything below the lead, as Markdown. */
	body(site: SiteAddress): string;
}

type Entry = Omit<SitePage, "trail">;

const entries: readonly Entry[] = [
	{
		path: "/",
		group: "home",
		kind: owner.jobTitle,
		title: home.hero.title,
		lead: home.hero.lead,
		meta: home.meta,
		summaryEn: home.summaryEn,
		nodes: homeGraph,
		body: homeMarkdown,
	},
	...services.map(
		(service): Entry => ({
			...service,
			path: servicePath(service.slug),
			group: "services",
			kind: "Leistung",
			nodes: (site) => [serviceNode(service, site)],
			body: () => serviceMarkdown(service),
		}),
	),
	{
		...projectsOverview,
		path: PROJECTS_OVERVIEW_PATH,
		group: "projects",
		kind: "Projekte",
		nodes: (site) => [overviewNode(site)],
		body: overviewMarkdown,
	},
	...projects.map(
		(project): Entry => ({
			...project,
			path: projectPath(project.slug),
			group: "projects",
			kind: "Projekt",
			nodes: (site) => [projectNode(project, site)],
			body: () => projectMarkdown(project),
		}),
	),
	...certifications.map(
		(certification): Entry => ({
			...certification,
			path: certificationPath(certification.slug),
			group: "certifications",
			kind: "Zertifizierung",
			nodes: (site) => [certificationNode(certification, site)],
			body: () => certificationMarkdown(certification),
		}),
	),
	...[imprint, privacy].map(
		(page): Entry => ({
			...page,
			group: "legal",
			kind: "Rechtliches",
			nodes: (site) => [legalNode(page, site)],
			body: (site) => legalMarkdown(page, site),
		}),
	),
];

/** Every page but the 404 page, in the order of the site's own list. */
export const sitePages: readonly SitePage[] = entries.map((entry) => ({
	...entry,
	trail: entry.path === "/" ? [] : breadcrumbs(entry.path, entry.title),
}));

/** @throws Error where the site has no page at `path`. */
export function sitePage(path: SitePath): SitePage {
	const page = sitePages.find((candidate) => candidate.path === path);
	if (!page) throw new Error(`There is no page at ${path}.`);
	return page;
}
