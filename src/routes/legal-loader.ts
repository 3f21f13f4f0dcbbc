import type { LegalPage } from "../content/legal.ts";
import { pageHead } from "../seo/page-head.ts";
import { sitePage } from "../seo/site-pages.ts";
import { thisSite } from "../seo/this-site.ts";
import { typeset } from "./typeset.ts";

/** What the page of a legal text is made of. */
export function loadLegalPage(page: LegalPage) {
	const entry = sitePage(page.path);
	return { head: pageHead(entry, thisSite), page: typeset(page), trail: entry.trail };
}
