import { shipped } from "../content/shipped.ts";
import type { Shells } from "../document/shell.tsx";
import { languageOf } from "../pages/language.ts";
import { shellOf } from "../pages/page-shell.ts";
import { questionsIn } from "../pages/parts.ts";
import { pageHead } from "../seo/page-head.ts";
import { readSiteAddress, siteOf } from "../seo/site-address.ts";

// Loaders run at build time only, so the content never reaches the JavaScript bundle.
const { BASE_URL, MEASURED, VITE_SITE_URL } = import.meta.env;
const site = siteOf({ ...shipped, measured: MEASURED }, readSiteAddress(VITE_SITE_URL, BASE_URL));

/** Returns the shell in the language of a route's page, or in all languages for the 404 page. */
export function loadShells(pattern: string): Shells {
	const languages = pattern === "*" ? shipped.languages : [languageOf(pattern)];
	return Object.fromEntries(languages.map((language) => [language, shellOf(shipped, language)]));
}

/** Returns the page of a route, whose pattern is the page's path, and its head. */
export function loadPage(pattern: string) {
	const page = site.pages.find(({ path }) => path === pattern);
	if (!page) throw new Error(`No page for the route ${pattern}.`);
	const { trail, section, alternates } = page;
	const questions = questionsIn(page).map(({ question }) => question);
	return { page, head: pageHead(page, site), trail, section, alternates, questions };
}
