import type { Language, SitePath } from "./types.ts";

/** A link in a legal text: a path of this site or an absolute URL. */
export interface LegalLink {
	label: string;
	href: string;
}

/** A section of a legal text, rendered in the order of its fields. */
interface LegalSection {
	/** Unique on its page; used as fragment. */
	id: string;
	title: string;
	/** If it differs from the page's. */
	language?: Language;
	paragraphs?: readonly string[];
	/** A postal address, line by line. */
	address?: readonly string[];
	items?: readonly string[];
	links?: readonly LegalLink[];
}

/**
 * A page required by law. Have it checked before you publish the site.
 *
 * The sections' texts may name values, such as `{name}`; `src/pages/values.ts` lists them. A text is left out if the
 * owner lacks such a value, and so is a section without texts.
 */
export interface LegalPage<T = string> {
	/** The only language of the page. */
	language: Language;
	path: SitePath;
	/** Text of links to the page. */
	label: T;
	title: string;
	meta: { title: string; description: string };
	lead: string;
	sections: readonly LegalSection[];
}

export const IMPRINT_PATH: SitePath = "/impressum";
export const PRIVACY_PATH: SitePath = "/datenschutz";

/** Texts of links to the two pages. */
export const IMPRINT_LABEL = { de: "Impressum", en: "Legal notice" };
export const PRIVACY_LABEL = { de: "Datenschutz", en: "Privacy" };
