import { HERO_PROJECTS, OVERVIEW_CARD_PROJECTS, OVERVIEW_PROJECTS } from "../../../../src/content/site.ts";

/** The numbers of projects that the site gives at different places. */
const COUNTS = [HERO_PROJECTS, OVERVIEW_PROJECTS, OVERVIEW_CARD_PROJECTS].map((count) =>
	Number.parseInt(count, 10),
);
/** What else says that these are counts: a plus behind one, the projects, or where on the site it stands. */
const OF_SITE = /\d ?\+|proje[ck]t|\b(startseite|homepage|hero|ubersicht|overview)\b/;

/** Whether a normalized message sets several of the site's numbers of projects against each other. */
export function setsCountsAgainst(text: string): boolean {
	const said = new Set(Array.from(text.matchAll(/\b\d+\b/g), ([number]) => Number(number)));
	return OF_SITE.test(text) && COUNTS.filter((count) => said.has(count)).length > 1;
}
