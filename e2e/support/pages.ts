import { readMeasured } from "../../scripts/build/measured.ts";
import { IMPRINT_LABEL, PRIVACY_LABEL } from "../../src/content/legal.ts";
import { shipped } from "../../src/content/shipped.ts";
import type { Language, SitePath } from "../../src/content/types.ts";
import { words } from "../../src/content/words.ts";
import { inLanguage, pathIn } from "../../src/pages/language.ts";
import { allPagesOf } from "../../src/pages/pages.ts";

/** A path without a page. */
export const UNKNOWN_PATH: SitePath = "/no-such-page";

/** Every page of the site, in every language. */
export const PAGES = allPagesOf({ ...shipped, measured: readMeasured() });

export const [IMPRINT_PATH = "/", PRIVACY_PATH = "/"] = PAGES.flatMap(({ subject, path }) =>
	subject.group === "legal" ? path : [],
);

/** Language of journeys in a single language. */
export const [LANGUAGE] = shipped.languages;

/** The site's last language; the first, if it has only one. */
export const OTHER_LANGUAGE = shipped.languages.at(-1) ?? LANGUAGE;

/** Labels on every page. */
export const WORDS = inLanguage(words.shell, LANGUAGE);
export const IMPRINT_TITLE = IMPRINT_LABEL[LANGUAGE];
export const PRIVACY_TITLE = PRIVACY_LABEL[LANGUAGE];

const LOCAL_PAGES = PAGES.filter(({ language }) => language === LANGUAGE);
const SERVICES = LOCAL_PAGES.filter(({ subject }) => subject.group === "services");
const [service, lastService] = [SERVICES[0], SERVICES.at(-1)];
const lastDetail = LOCAL_PAGES.findLast(({ section }) => section);
if (!service || !lastService || !lastDetail) throw new Error("These tests need a service.");

export const SERVICE = service;
export const LAST_SERVICE = lastService;

/** The last page that belongs to a section of the home page. */
export const LAST_DETAIL = lastDetail;

/** One page of each kind, the 404 page included. */
export const kindsIn = (language: Language): readonly SitePath[] => [
	...new Map(
		PAGES.filter((page) => page.language === language).map(({ subject, path }) => [
			subject.group === "projects" ? `project ${subject.project?.kind}` : subject.group,
			path,
		]),
	).values(),
	pathIn(UNKNOWN_PATH, language),
];
