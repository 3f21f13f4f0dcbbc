import { index, type RouteConfig, route } from "@react-router/dev/routes";
import {
	certificationPath,
	certifications,
	PROJECTS_OVERVIEW_PATH,
	projectPath,
	projects,
	servicePath,
	services,
} from "./content/catalog.ts";
import { IMPRINT_PATH, PRIVACY_PATH } from "./content/legal.ts";
import type { SitePath } from "./content/types.ts";

/** One route per page, so that an unknown slug is an unknown path and meets the 404 page. */
const page = (path: SitePath, file: string) => route(path.slice(1), file, { id: path });

export default [
	index("routes/home.tsx"),
	...services.map(({ slug }) => page(servicePath(slug), "routes/service.tsx")),
	page(PROJECTS_OVERVIEW_PATH, "routes/projects-overview.tsx"),
	...projects.map(({ slug }) => page(projectPath(slug), "routes/project.tsx")),
	...certifications.map(({ slug }) => page(certificationPath(slug), "routes/certification.tsx")),
	page(IMPRINT_PATH, "routes/imprint.tsx"),
	page(PRIVACY_PATH, "routes/privacy.tsx"),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
