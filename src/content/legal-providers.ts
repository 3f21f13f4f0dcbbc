/**
 * The companies that take part in running the site, as the privacy page names them. They follow from how the
 * site is deployed: with another host or AI service, change them here.
 */
export interface Provider {
	/** In full, with its legal form. */
	name: string;
	/** As people call it. */
	shortName: string;
	address: string;
	/** Address of its own privacy statement. */
	privacyUrl: string;
}

/** Serves the pages. */
export const hostingProvider: Provider & { service: string } = {
	name: "GitHub, Inc.",
	shortName: "GitHub",
	service: "GitHub Pages",
	address: "88 Colin P. Kelly Jr. Street, San Francisco, CA 94107, USA",
	privacyUrl: "https://docs.github.com/de/site-policy/privacy-policies/github-general-privacy-statement",
};

/** Runs the assistant's function and its database. */
export const backendProvider: Provider = {
	name: "Supabase, Inc.",
	shortName: "Supabase",
	address: "970 Toa Payoh North #07-04, Singapur 318992",
	privacyUrl: "https://supabase.com/privacy",
};

/** Is asked by the function where a key is set for it. */
export const aiProvider: Provider = {
	name: "OpenAI Ireland Limited",
	shortName: "OpenAI",
	address: "1st Floor, The Liffey Trust Centre, 117–126 Sheriff Street Upper, Dublin 1, D01 YC43, Irland",
	privacyUrl: "https://openai.com/de-DE/policies/privacy-policy/",
};

/** Responsible at the owner's place of business. */
export const supervisoryAuthority = {
	name: "Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen",
	street: "Kavalleriestraße 2–4",
	city: "40213 Düsseldorf",
	url: "https://www.ldi.nrw.de",
	/** Of the link to it. */
	label: "www.ldi.nrw.de",
} as const;

/** Month of the privacy page's last change. */
export const PRIVACY_AS_OF = "November 2026";
