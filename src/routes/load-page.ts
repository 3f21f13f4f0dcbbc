import { languageOf, pathIn } from "../content/language.ts";
import { NOT_FOUND_PATH } from "../content/paths.ts";
import { shellOf } from "../content/shell.ts";
import { shipped } from "../content/shipped.ts";
import type { Shells } from "../document/shell.tsx";
import { pageHead } from "../seo/page-head.ts";
import { siteOf } from "../seo/site.ts";
import { readSiteAddress } from "../seo/site-address.ts";

// Loaders run at build time only: pages carry their text in the document and not in scripts.
const basePath = import.meta.env.BASE_URL;
export const site = siteOf(shipped, readSiteAddress(import.meta.env.VITE_SITE_URL, basePath));

/** Returns the path that a loader is asked for, without the base path. */
function pathOf(request: Request): string {
	const { pathname } = new URL(request.url);
	const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;
	return path.replace(/(\/_root)?\.data$|\/$/, "") || "/";
}

/** Returns the shell in the page's language, or in all of them for the 404 page, which answers for each. */
export function loadShells(request: Request): Shells {
	const path = pathOf(request);
	const languages = path === NOT_FOUND_PATH ? shipped.languages : [languageOf(path)];
	return Object.fromEntries(languages.map((language) => [language, shellOf(shipped, language)]));
}

/**
 * Returns the page that a loader is asked for, and its head.
 *
 * @throws Response with status 404 where there is none.
 */
export function loadPage(request: Request) {
	const path = pathOf(request);
	const page = site.pages.find((candidate) => candidate.path === path);
	if (!page) throw new Response(null, { status: 404 });
	const { trail, section, alternates, language } = page;
	return {
		page,
		head: pageHead(page, site),
		trail,
		section,
		/** Where the language switch leads: a page that is there in one language has the home pages instead. */
		alternates: shipped.languages
			.filter((other) => other !== language)
			.map(
				(other) =>
					alternates.find((alternate) => alternate.language === other) ?? {
						language: other,
						href: pathIn("/", other, shipped.languages),
					},
			),
	};
}
