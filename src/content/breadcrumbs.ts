import { PROJECTS_OVERVIEW_PATH } from "./catalog.ts";
import type { SitePath } from "./types.ts";

/** One step of the way from the home page to a page. */
export interface Breadcrumb {
	title: string;
	/** A page, or a section of the home page. */
	href: SitePath;
}

const HOME: Breadcrumb = { title: "Start", href: "/" };

/** What stands between the home page and the pages of a folder. */
const PARENTS: Readonly<Record<string, Breadcrumb>> = {
	services: { title: "Leistungen", href: "/#services" },
	projects: { title: "Projekte", href: PROJECTS_OVERVIEW_PATH },
	certifications: { title: "Zertifizierungen", href: "/#experience" },
};

/** The way from the home page to the page at `path`, both included. */
export function breadcrumbs(path: SitePath, title: string): Breadcrumb[] {
	const parent = PARENTS[path.split("/")[1] ?? ""];
	return [HOME, ...(parent && parent.href !== path ? [parent] : []), { title, href: path }];
}
