import { inLanguage } from "../../src/content/language.ts";
import { IMPRINT_LABEL, PRIVACY_LABEL } from "../../src/content/legal.ts";
import { allPagesOf, type Page } from "../../src/content/pages.ts";
import { shipped } from "../../src/content/shipped.ts";
import type { SitePath } from "../../src/content/types.ts";
import { words } from "../../src/content/words.ts";

/** An address that no page has. */
export const UNKNOWN_PATH: SitePath = "/no-such-page";

/** Every page of the site, in every language. */
export const PAGES = allPagesOf(shipped);

/** Language of the journeys that run in one. */
const [LANGUAGE] = shipped.languages;
const LOCAL_PAGES = PAGES.filter(({ language }) => language === LANGUAGE);

/** Every page that a visitor can meet in one language, the 404 page included. */
export const ALL_PAGES: readonly SitePath[] = [...LOCAL_PAGES.map(({ path }) => path), UNKNOWN_PATH];

/** Labels that every page has. */
export const WORDS = inLanguage(words.shell, LANGUAGE);
export const IMPRINT_TITLE = IMPRINT_LABEL[LANGUAGE];
export const PRIVACY_TITLE = PRIVACY_LABEL[LANGUAGE];

export const DETAIL_PAGES: readonly SitePath[] = LOCAL_PAGES.flatMap(({ subject, path }) =>
	subject.group === "home" || subject.group === "legal" ? [] : [path],
);

function first(pages: readonly Page[], isMeant: (subject: Page["subject"]) => boolean): Page {
	const page = pages.find(({ subject }) => isMeant(subject));
	if (!page) throw new Error("The content lacks a page of a kind that these tests need.");
	return page;
}

const isService = ({ group }: Page["subject"]) => group === "services";

export const SERVICE = first(LOCAL_PAGES, isService);
export const LAST_SERVICE = first(LOCAL_PAGES.toReversed(), isService);
export const CERTIFICATION = first(LOCAL_PAGES, ({ group }) => group === "certifications");

/** One page of each kind. */
export const ONE_OF_EACH_KIND: readonly SitePath[] = [
	...new Map(
		LOCAL_PAGES.map(({ subject, path }) => [
			subject.group === "projects" ? `project ${subject.project?.kind}` : subject.group,
			path,
		]),
	).values(),
	UNKNOWN_PATH,
];
