import { germany } from "./law/germany.ts";
import type { Law } from "./legal.ts";
import type { Localized } from "./types.ts";

/**
 * The companies that the privacy page names. Update them for another host or AI service. Facts and legal pages may name
 * their values, such as `{host.name}` or `{law.rights}`.
 */
export const providers = {
	/** Host of the pages. */
	host: {
		/** Full name with legal form. */
		name: "GitHub, Inc.",
		/** Common name. */
		shortName: "GitHub",
		service: "GitHub Pages",
		address: "88 Colin P. Kelly Jr. Street, San Francisco, CA 94107, USA",
		/** Where it processes data outside the owner's country and the EU; empty texts if nowhere. */
		abroad: { de: "in den USA", en: "in the USA" },
		/** URL of its privacy policy. */
		privacyUrl: "https://docs.github.com/site-policy/privacy-policies/github-general-privacy-statement",
	},
	/** Host of the function and its database. */
	backend: {
		name: "Supabase, Inc.",
		shortName: "Supabase",
		address: "970 Toa Payoh North #07-04, Singapore 318992",
		/** The same for function and language model. */
		abroad: { de: "in den USA und in Singapur", en: "in the USA and in Singapore" },
		privacyUrl: "https://supabase.com/privacy",
	},
	/** Provider of the language model, called only if a key is set. Without one, delete it, and what chat.ts says of it. */
	ai: {
		name: "OpenAI Ireland Limited",
		shortName: "OpenAI",
		address: "1st Floor, The Liffey Trust Centre, 117–126 Sheriff Street Upper, Dublin 1, D01 YC43, Ireland",
		privacyUrl: "https://openai.com/policies/privacy-policy/",
	},
	/** Month of the privacy page's last update. */
	privacyAsOf: "November 2026",
};

/** The law of the owner's country: `germany` with the authority of a Land, `austria`, `ireland`, `switzerland` or `other`. */
export const law: Law<Localized> = {
	...germany,
	authority: {
		name: "Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen",
		street: "Kavalleriestraße 2–4",
		city: "40213 Düsseldorf",
		url: "https://www.ldi.nrw.de",
		label: "www.ldi.nrw.de",
	},
};
