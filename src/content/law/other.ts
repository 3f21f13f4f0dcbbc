import type { Law } from "../legal.ts";
import type { Localized } from "../types.ts";
import { gdpr } from "./gdpr.ts";

/**
 * A country to fill in, in your site's languages: `npm run check` counts what is left, and a deploy stops at it.
 * `ireland.ts` shows how the texts read, `switzerland.ts` those of a country outside the EU; `../legal.ts` says where
 * each belongs.
 */
export const other: Law<Localized> = {
	...gdpr,
	controller: {
		de: "[In der EU und im EWR: diese Zeilen löschen. Sonst: gdpr durch eigene Texte ersetzen]",
		en: "[In the EU and EEA: delete these lines. Elsewhere: replace gdpr by texts of your own]",
	},
	// findahelpline.com lists helplines by country.
	helplines: {
		de: "[Satz mit der Nummer, unter der Menschen in Not Hilfe finden]",
		en: "[sentence with the number of a helpline for people in despair]",
	},
	emergency: { de: "[Notrufnummer]", en: "[emergency number]" },
	// In the EU, your country's law for Art. 5 of Directive 2000/31/EC.
	imprint: { de: "[Gesetze zum Impressum]", en: "[laws on the legal notice]" },
	responsible: { de: "[Für den Inhalt ist verantwortlich:]", en: "[The content is the responsibility of:]" },
	tax: { de: "[Umsatzsteuer]", en: "[VAT]" },
	taxNumber: { de: "[Umsatzsteuernummer]", en: "[VAT number]" },
	taxLaw: { de: "[Umsatzsteuernummer nach welchem Gesetz]", en: "[VAT number under which law]" },
	// In the EU, your country's law for Art. 5(3) of Directive 2002/58/EC: what a visitor uses needs no consent.
	storage: {
		de: "[Satz dazu, ob das Speichern im Browser eine Einwilligung braucht]",
		en: "[sentence on whether storing in the browser needs consent]",
	},
	retention: {
		de: "[wie viele Jahre für welche Unterlagen, nach Steuerrecht]",
		en: "[how many years for which records, by tax law]",
	},
	retentionLaws: { de: "[nach welchen Gesetzen]", en: "[by which laws]" },
	// In the EU, edpb.europa.eu lists them under “Members”.
	authority: {
		name: "[Data protection authority]",
		street: "[Street]",
		city: "[Town]",
		url: "https://example.com",
		label: "[its website]",
	},
};
