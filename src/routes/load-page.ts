import { shipped } from "../content/shipped.ts";
import type { Shells } from "../document/shell.tsx";
import { languageOf } from "../pages/language.ts";
import { shellOf } from "../pages/page-shell.ts";
import { NOT_FOUND_PATH } from "../pages/paths.ts";
import { pageHead } from "../seo/page-head.ts";
import { readSiteAddress, siteOf } from "../seo/site-address.ts";

// Loaders run at build time only, so the content never reaches the JavaScript bundle.
const basePath = import.meta.env.BASE_URL;
export const site = siteOf(shipped, readSiteAddress(import.meta.env.VITE_SITE_URL, basePath));

/** Returns the page's path in a loader request, without the base path. */
function pathOf(request: Request): string {
	const { pathname } = new URL(request.url);
	const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;
	return path.replace(/(\/_root)?\.data$|\/$/, "") || "/";
}

/** Returns the shell in the page's language, or in all languages for the 404 page. */
export function loadShells(request: Request): Shells {
	const path = pathOf(request);
	const languages = path === NOT_FOUND_PATH ? shipped.languages : [languageOf(path)];
	return Object.fromEntries(languages.map((language) => [language, shellOf(shipped, language)]));
}

/**
 * Returns the requested page and its head.
 *
 * @throws Response with status 404 if there is no such page.
 */
export function loadPage(request: Request) {
	const path = pathOf(request);
	const page = site.pages.find((candidate) => candidate.path === path);
	if (!page) throw new Response(null, { status: 404 });
	const { trail, section, alternates } = page;
	return { page, head: pageHead(page, site), trail, section, alternates };
}
