/**
 * The companies and the authority that the privacy page names, and the rules of the owner's country. Update them for
 * another host, AI service or country. Facts and legal pages may name their values, such as `{host.name}`.
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
		/** Empty if it processes no data outside the EU. */
		transfer:
			"GitHub verarbeitet die Daten auch in den USA und stützt die Übermittlung nach eigener Angabe auf das EU-US Data Privacy Framework (Angemessenheitsbeschluss nach Art.\u00a045 DSGVO) und auf Standardvertragsklauseln (Art.\u00a046 DSGVO).",
		/** URL of its privacy policy. */
		privacyUrl: "https://docs.github.com/de/site-policy/privacy-policies/github-general-privacy-statement",
	},
	/** Host of the function and its database. */
	backend: {
		name: "Supabase, Inc.",
		shortName: "Supabase",
		address: "970 Toa Payoh North #07-04, Singapur 318992",
		/** That of function and language model; empty if both stay in the EU. */
		transfer:
			"Empfänger außerhalb der EU, etwa in den USA und in Singapur, sind durch Angemessenheitsbeschluss (Art.\u00a045 DSGVO) oder Standardvertragsklauseln (Art.\u00a046 DSGVO) gebunden.",
		privacyUrl: "https://supabase.com/privacy",
	},
	/** Provider of the language model, called only if a key is set. */
	ai: {
		name: "OpenAI Ireland Limited",
		shortName: "OpenAI",
		address: "1st Floor, The Liffey Trust Centre, 117–126 Sheriff Street Upper, Dublin 1, D01 YC43, Irland",
		privacyUrl: "https://openai.com/de-DE/policies/privacy-policy/",
	},
	/** Data protection authority for the owner's place of business. */
	authority: {
		name: "Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen",
		street: "Kavalleriestraße 2–4",
		city: "40213 Düsseldorf",
		url: "https://www.ldi.nrw.de",
		/** Text of the link to it. */
		label: "www.ldi.nrw.de",
	},
	/** How long the law has mail about an assignment kept. */
	retention: {
		de: "sechs Jahre für Geschäftsbriefe, acht für Buchungsbelege",
		en: "six years for business letters, eight for accounting records",
	},
	/** The laws that the imprint follows. */
	imprintLaws: {
		de: "§ 5 DDG und § 18 Abs. 2 MStV",
		en: "§ 5 DDG and § 18(2) MStV in Germany",
	},
	/** Month of the privacy page's last update. */
	privacyAsOf: "November 2026",
};
