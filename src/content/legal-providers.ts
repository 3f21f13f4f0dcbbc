/**
 * Companies that the privacy page names. They depend on the deployment: update them for another host or AI service.
 */
export interface Provider {
	/** Full name with legal form. */
	name: string;
	/** Common name. */
	shortName: string;
	address: string;
	/** URL of its privacy policy. */
	privacyUrl: string;
}

/** Host of the pages. */
export const hostingProvider: Provider & { service: string } = {
	name: "GitHub, Inc.",
	shortName: "GitHub",
	service: "GitHub Pages",
	address: "88 Colin P. Kelly Jr. Street, San Francisco, CA 94107, USA",
	privacyUrl: "https://docs.github.com/de/site-policy/privacy-policies/github-general-privacy-statement",
};

/** Host of the function and its database. */
export const backendProvider: Provider = {
	name: "Supabase, Inc.",
	shortName: "Supabase",
	address: "970 Toa Payoh North #07-04, Singapur 318992",
	privacyUrl: "https://supabase.com/privacy",
};

/** Provider of the language model, called only if a key is set. */
export const aiProvider: Provider = {
	name: "OpenAI Ireland Limited",
	shortName: "OpenAI",
	address: "1st Floor, The Liffey Trust Centre, 117–126 Sheriff Street Upper, Dublin 1, D01 YC43, Irland",
	privacyUrl: "https://openai.com/de-DE/policies/privacy-policy/",
};

/** Data protection authority for the owner's place of business. */
export const supervisoryAuthority = {
	name: "Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen",
	street: "Kavalleriestraße 2–4",
	city: "40213 Düsseldorf",
	url: "https://www.ldi.nrw.de",
	/** Text of the link to it. */
	label: "www.ldi.nrw.de",
} as const;

/** Month of the privacy page's last update. */
export const PRIVACY_AS_OF = "November 2026";
