import type { Language, SitePath } from "./types.ts";

/** A link in a legal text: to a page of this site, or to a full address. */
export interface LegalLink {
	label: string;
	href: string;
}

/** A part of a legal text. What is given stands in this order. */
export interface LegalSection {
	/** Unique on its page; used as fragment. */
	id: string;
	title: string;
	/** Where it differs from the page's. */
	language?: Language;
	paragraphs?: readonly string[];
	/** A postal address, line by line. */
	address?: readonly string[];
	items?: readonly string[];
	links?: readonly LegalLink[];
}

/** A page that the law asks for. The owner has it checked before the site goes public. */
export interface LegalPage<T = string> {
	/** The law's, so that the page is there in this language only. */
	language: Language;
	path: SitePath;
	/** Name of the page in links to it. */
	label: T;
	title: string;
	meta: { title: string; description: string };
	lead: string;
	sections: readonly LegalSection[];
}

export const IMPRINT_PATH: SitePath = "/impressum";
export const PRIVACY_PATH: SitePath = "/datenschutz";

/** Names of the two pages, as links to them say. */
export const IMPRINT_LABEL = { de: "Impressum", en: "Legal notice" };
export const PRIVACY_LABEL = { de: "Datenschutz", en: "Privacy" };
