import type { Law } from "../legal.ts";
import type { Localized } from "../types.ts";
import { gdpr } from "./gdpr.ts";

export const austria: Law<Localized> = {
	...gdpr,
	helplines: {
		de: "In Österreich ist die TelefonSeelsorge Tag und Nacht kostenlos erreichbar, unter der Nummer 142.",
		en: "in Austria, TelefonSeelsorge answers day and night, free of charge, on 142.",
	},
	emergency: {
		de: "die Rettung unter 144 oder den Notruf 112, außerhalb Österreichs die Notrufnummer Ihres Landes",
		en: "144 or 112 or, outside Austria, your country’s emergency number",
	},
	imprint: { de: "§\u00a05 ECG und §\u00a025 MedienG", en: "§\u00a05 ECG and §\u00a025 MedienG in Austria" },
	imprintHint:
		"§ 5 ECG wants, where they exist, the chamber, the supervisory authority, and the trade or profession with its rules.",
	responsible: {
		de: "Medieninhaber nach §\u00a025 des Mediengesetzes (MedienG):",
		en: "Media owner under §\u00a025 of the Austrian Mediengesetz (MedienG):",
	},
	tax: { de: "Umsatzsteuer", en: "VAT" },
	taxNumber: { de: "UID-Nummer", en: "VAT number" },
	taxLaw: { de: "Umsatzsteuer-Identifikationsnummer (UID)", en: "VAT identification number (UID)" },
	storage: {
		de: "Eine Einwilligung ist dafür nach §\u00a0165 Abs.\u00a03 TKG\u00a02021 nicht nötig.",
		en: "Under §\u00a0165(3) of the Austrian TKG\u00a02021, this needs no consent.",
	},
	retention: {
		de: "sieben Jahre für Bücher, Belege und Geschäftsbriefe",
		en: "seven years for books, records and business letters",
	},
	retentionLaws: { de: "§\u00a0132 BAO, §\u00a0212 UGB", en: "§\u00a0132 BAO, §\u00a0212 UGB" },
	authority: {
		name: "Österreichische Datenschutzbehörde",
		street: "Barichgasse 40–42",
		city: "1030 Wien",
		url: "https://www.dsb.gv.at",
		label: "www.dsb.gv.at",
	},
};
