import type { Localized } from "./language.ts";
import type { CalendarDate } from "./types.ts";

/**
 * The person this site is about. Everything here is a visible placeholder: fill it in before a
 * production deploy, which stops while one is left.
 */
export interface Owner<T = string> {
	name: string;
	/** The professional title below the name. */
	jobTitle: T;
	/** How the assistant speaks of the owner: "er" and "he", "sie" and "she", or the name. */
	pronoun: T;
	email: string;
	/** Shown beside the contact form and on the imprint, which has to offer a quick second way besides the e-mail; left out where there is none. */
	phone?: string;
	/** Profile on a professional network. */
	profile: { label: string; url: string };
	/** Address of the CV; opens in a new tab. */
	cvUrl: string;
	postalAddress: {
		street: string;
		postalCode: string;
		city: string;
		country: T;
		/** ISO 3166-1 alpha-2, for search engines. */
		countryCode: string;
	};
	/** VAT identification number, § 27a UStG. */
	vatId: string;
	/** First day on which new work can begin. Once it has come, the site just says that new work is taken on. */
	availableFrom?: CalendarDate;
	/** How much of a week a project can have. */
	daysPerWeek?: number;
	/** Languages spoken in projects, best first. */
	languages?: readonly SpokenLanguage<T>[];
}

export interface SpokenLanguage<T = string> {
	/** BCP 47, such as "de". */
	code: string;
	/** In free words, such as "fluent". */
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
	profile: { label: "LinkedIn", url: "https://example.com/profil" },
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

/** The address that dials a number written for people. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;
