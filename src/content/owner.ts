import type { CalendarDate, Localized } from "./types.ts";

/**
 * The owner of the site. All values are visible placeholders: replace them before a deploy, which stops while one is
 * left.
 */
export interface Owner<T = string> {
	name: string;
	/** The professional title below the name. */
	jobTitle: T;
	/** How the assistant refers to the owner: "er" and "he", "sie" and "she", or the name. */
	pronoun: T;
	email: string;
	/** Optional; shown beside the contact form and in the imprint, which must offer a second quick way besides e-mail. */
	phone?: string;
	/** Profiles on professional networks; may be empty. */
	profiles: readonly { label: string; url: string }[];
	/** URL of a calendar in which clients book a first call, if there is one. */
	bookingUrl?: string;
	/** URL of the source code of this site, if it is public. */
	sourceUrl?: string;
	/** URL of the CV, if there is one; opens in a new tab. */
	cvUrl?: string;
	postalAddress: {
		street: string;
		postalCode: string;
		city: T | string;
		country: T;
		/** ISO 3166-1 alpha-2, for search engines. */
		countryCode: string;
	};
	/** If the provider of the site is a company; the imprint names it. */
	company?: {
		/** With its legal form. */
		name: string;
		/** Its managing directors. */
		representedBy: string;
		/** Court and number: "Amtsgericht Leipzig, HRB 12345". */
		register: string;
	};
	/** VAT identification number, if there is one; the law of the country names it. */
	vatId?: string;
	/** What else the imprint must say, such as a chamber, a supervisory authority or a protected title. */
	professionalDetails?: T;
	/** First day available for new work. The badge hides it once it has passed, other texts from the next build on. */
	availableFrom?: CalendarDate;
	/** Days per week available for a project. */
	daysPerWeek?: number;
	/** How soon an inquiry is usually answered: "innerhalb eines Werktags". */
	responseTime?: T;
	/** A square photo in `public/`, such as "portrait.jpg". */
	portrait?: string;
	/** Languages spoken in projects, best first. */
	languages?: readonly SpokenLanguage<T>[];
}

export interface SpokenLanguage<T = string> {
	/** BCP 47, such as "de". */
	code: string;
	/** Free text, such as "fluent". */
	level: T;
}

export const owner: Owner<Localized> = {
	name: "Max Mustermann",
	jobTitle: {
		de: "Freiberuflicher DevOps-, Cloud- und Linux-Consultant",
		en: "Freelance DevOps, cloud and Linux consultant",
	},
	pronoun: { de: "er", en: "he" },
	email: "kontakt@example.com",
	profiles: [{ label: "LinkedIn", url: "https://example.com/profil" }],
	cvUrl: "https://example.com/lebenslauf.pdf",
	postalAddress: {
		street: "Musterstraße 1",
		postalCode: "40210",
		city: "Düsseldorf",
		country: { de: "Deutschland", en: "Germany" },
		countryCode: "DE",
	},
	vatId: "DE000000000",
};
