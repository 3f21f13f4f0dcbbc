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

/** What the law of the owner's country has the site say, and who helps there; the folder `law` has some countries'. */
export interface Law<T = string> {
	/** Who helps suicidal people: a sentence with a telephone number, the English one in lower case. */
	helplines: T;
	/** Whom to call if a life is in danger, after "please call". */
	emergency: T;
	/** The laws that the imprint follows. */
	imprint: T;
	/** For the owner, if the imprint needs more than the site's texts: what `professionalDetails` should hold. */
	imprintHint?: string;
	/** Introduces who is responsible for the content. */
	responsible: T;
	/** What value added tax is called. */
	tax: T;
	/** What the number in `vatId` is called. */
	taxNumber: T;
	/** The same in the imprint, with the law. */
	taxLaw: T;
	/** Introduces the controller. */
	controller: T;
	/** The legal bases in two sentences, and one by one. */
	basis: T;
	basisOfVisits: T;
	basisOfMails: T;
	basisOfChat: T;
	/** Says that the chat is an AI. */
	aiNotice: T;
	/** The article on processors. */
	processor: T;
	/** What transfers abroad are based on. */
	transfer: T;
	/** On consent to what the browser stores. */
	storage: T;
	/** How long mail about an assignment must be kept, and by which laws. */
	retention: T;
	retentionLaws: T;
	rights: T;
	objection: T;
	automation: T;
	/** Introduces the authority. */
	complaint: T;
	/** Data protection authority for the owner's place of business. */
	authority: {
		name: string;
		street: string;
		city: string;
		url: string;
		/** Text of the link to it. */
		label: string;
	};
}

export const IMPRINT_PATH: SitePath = "/impressum";
export const PRIVACY_PATH: SitePath = "/datenschutz";

/** Texts of links to the two pages. */
export const IMPRINT_LABEL = { de: "Impressum", en: "Legal notice" };
export const PRIVACY_LABEL = { de: "Datenschutz", en: "Privacy" };
