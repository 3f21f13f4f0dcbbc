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
import { neighbours } from "./neighbours.ts";

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

/** As many as fit in one row, and of services and projects no more than half of them. */
const MOST_RELATED = 4;
const MOST_OF_A_KIND = 2;

/**
 * Services that go with this one, unless they are its neighbours, which the page's foot names anyway; the
 * projects in which it was part of the work; and certificates that stand behind it, as far as there is room.
 */
export function pagesRelatedToService({ slug, relatedServices }: Service): RelatedPage[] {
	const { previous, next } = neighbours(servicePages, servicePath(slug));
	const others = pick(servicePages, relatedServices.map(servicePath)).filter(
		(page) => page.href !== previous?.href && page.href !== next?.href,
	);
	const belongs = (entry: Project | Certification) => entry.relatedServices.includes(slug);
	const itsProjects = projects.filter(belongs).map(asPage("Projekt", projectPath));
	const itsCertificates = certifications.filter(belongs).map(asPage("Zertifizierung", certificationPath));
	return [
		...others.slice(0, MOST_OF_A_KIND),
		...itsProjects.slice(0, MOST_OF_A_KIND),
		...itsCertificates,
	].slice(0, MOST_RELATED);
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
