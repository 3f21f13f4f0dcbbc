import { breadcrumbs } from "../content/breadcrumbs.ts";
import type { LegalPage } from "../content/legal.ts";
import { breadcrumbNode, legalNode } from "../seo/json-ld/page-nodes.ts";
import { pageHead } from "../seo/page-head.ts";
import { thisSite } from "../seo/this-site.ts";

/** What the page of a legal text is made of. */
export function loadLegalPage(page: LegalPage) {
	const { path, title, meta } = page;
	const trail = breadcrumbs(path, title);
	const graph = [legalNode(page, thisSite), breadcrumbNode(trail, thisSite)];
	return { head: pageHead({ path, meta, graph }, thisSite), page, trail };
}
