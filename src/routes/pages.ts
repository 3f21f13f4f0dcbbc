import {
	certificationPath,
	certifications,
	PROJECTS_OVERVIEW_PATH,
	projectPath,
	projects,
	servicePath,
	services,
} from "../content/catalog.ts";
import { projectsOverview } from "../content/projects-overview.ts";
import type { Certification, Project, Service } from "../content/types.ts";
import type { RelatedPage } from "../sections/page-footer.tsx";

const asPage =
	(kind: RelatedPage["kind"], path: (slug: string) => RelatedPage["href"]) =>
	(entry: { slug: string; title: string }) => ({
		kind,
		href: path(entry.slug),
		title: entry.title,
	});

export const servicePages: readonly RelatedPage[] = services.map(asPage("Leistung", servicePath));
export const projectPages: readonly RelatedPage[] = [
	{ kind: "Projekte", href: PROJECTS_OVERVIEW_PATH, title: projectsOverview.title },
	...projects.map(asPage("Projekt", projectPath)),
];
export const certificationPages: readonly RelatedPage[] = certifications.map(
	asPage("Zertifizierung", certificationPath),
);

const pick = (pages: readonly RelatedPage[], hrefs: readonly string[]) =>
	hrefs.flatMap((href) => pages.filter((page) => page.href === href));

/** Of each kind, so that all fit in one row. */
const MOST_RELATED = 2;

/** Services that go with this one, and the projects in which it was part of the work. */
export function pagesRelatedToService({ slug, relatedServices }: Service): RelatedPage[] {
	const itsProjects = projects.filter((project) => project.relatedServices.includes(slug));
	return [
		...pick(servicePages, relatedServices.map(servicePath)).slice(0, MOST_RELATED),
		...pick(
			projectPages,
			itsProjects.map((project) => projectPath(project.slug)),
		).slice(0, MOST_RELATED),
	];
}

/** The services that were part of a project, or that a certificate stands behind. */
export function pagesRelatedTo({ relatedServices }: Project | Certification): RelatedPage[] {
	return pick(servicePages, relatedServices.map(servicePath));
}

/**
 * The entry whose slug ends the address of a request.
 *
 * @throws Response with status 404 where there is none.
 */
export function findBySlug<Entry extends { slug: string }>(
	entries: readonly Entry[],
	request: Request,
): Entry {
	const slug = new URL(request.url).pathname
		.replace(/\.data$/, "")
		.split("/")
		.filter(Boolean)
		.at(-1);
	const entry = entries.find((candidate) => candidate.slug === slug);
	if (!entry) throw new Response(null, { status: 404 });
	return entry;
}
