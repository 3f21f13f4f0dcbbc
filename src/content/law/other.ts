import type { Law } from "../legal.ts";
import type { Localized } from "../types.ts";
import { gdpr } from "./gdpr.ts";

/**
 * A country to fill in: `npm run check` counts what is left, and a deploy stops at it. Inside the EU, keep `...gdpr`;
 * outside, replace it by texts of your own, as in `switzerland.ts`.
 */
export const otherCountry: Law<Localized> = {
	...gdpr,
	helplines: {
		de: "[Satz mit der Nummer, unter der Menschen in Not Hilfe finden]",
		en: "[sentence with the number of a helpline for people in despair]",
	},
	emergency: { de: "[Notrufnummer]", en: "[emergency number]" },
	imprint: { de: "[Gesetze zum Impressum]", en: "[laws on the legal notice]" },
	responsible: { de: "[Für den Inhalt ist verantwortlich:]", en: "[The content is the responsibility of:]" },
	tax: { de: "[Umsatzsteuer]", en: "[VAT]" },
	taxNumber: { de: "[Umsatzsteuernummer]", en: "[VAT number]" },
	taxLaw: { de: "[Umsatzsteuernummer nach welchem Gesetz]", en: "[VAT number under which law]" },
	storage: {
		de: "[Satz dazu, ob das Speichern im Browser eine Einwilligung braucht]",
		en: "[sentence on whether storing in the browser needs consent]",
	},
	retention: { de: "[Aufbewahrungsfristen]", en: "[how long records must be kept]" },
	retentionLaws: { de: "[nach welchen Gesetzen]", en: "[by which laws]" },
	authority: {
		name: "[Data protection authority]",
		street: "[Street]",
		city: "[Town]",
		url: "https://example.com",
		label: "[its website]",
	},
};
