import type { Language, SitePath } from "./types.ts";

/** Addresses in the site's first language; `pathIn` gives those in another. */
export const servicePath = (slug: string): SitePath => `/services/${slug}`;
export const projectPath = (slug: string): SitePath => `/projects/${slug}`;
export const certificationPath = (slug: string): SitePath => `/certifications/${slug}`;

export const PROJECTS_OVERVIEW_PATH: SitePath = "/projects/overview";

/** The glossary's address is named in its language. */
export const GLOSSARY_PATHS: Readonly<Record<Language, SitePath>> = { de: "/glossar", en: "/glossary" };

/** Where the 404 page is prerendered; static hosts serve it for every unknown path. */
export const NOT_FOUND_PATH: SitePath = "/404";
