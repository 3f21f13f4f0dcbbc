import {
	certificationPath,
	certifications,
	PROJECTS_OVERVIEW_PATH,
	projectPath,
	projects,
	servicePath,
	services,
	sitePaths,
} from "../../src/content/catalog.ts";
import { PRIVACY_PATH } from "../../src/content/legal.ts";
import type { SitePath } from "../../src/content/types.ts";

/** An address that no page has. */
export const UNKNOWN_PATH: SitePath = "/no-such-page";

export const DETAIL_PAGES: readonly SitePath[] = [
	...services.map(({ slug }) => servicePath(slug)),
	PROJECTS_OVERVIEW_PATH,
	...projects.map(({ slug }) => projectPath(slug)),
	...certifications.map(({ slug }) => certificationPath(slug)),
];

/** Every page that a visitor can meet, the 404 page included. */
export const ALL_PAGES: readonly SitePath[] = [...sitePaths, UNKNOWN_PATH];

function first<Entry>([entry]: readonly Entry[], name: string): Entry {
	if (!entry) throw new Error(`The content has no ${name}, which these tests need.`);
	return entry;
}

const withPath = <Page extends { slug: string }>(page: Page, path: (slug: string) => SitePath) => ({
	...page,
	path: path(page.slug),
});

export const SERVICE = withPath(first(services, "service"), servicePath);
export const LAST_SERVICE = withPath(first(services.toReversed(), "service"), servicePath);
export const CERTIFICATION = withPath(first(certifications, "certification"), certificationPath);

const firstOfKind = (kind: "case-study" | "engagement") =>
	projects.filter((project) => project.kind === kind).slice(0, 1);

/** One page of each kind. */
export const ONE_OF_EACH_KIND: readonly SitePath[] = [
	"/",
	SERVICE.path,
	PROJECTS_OVERVIEW_PATH,
	...[...firstOfKind("engagement"), ...firstOfKind("case-study")].map(({ slug }) => projectPath(slug)),
	CERTIFICATION.path,
	PRIVACY_PATH,
	UNKNOWN_PATH,
];
