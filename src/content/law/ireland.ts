import type { Law } from "../legal.ts";
import type { Localized } from "../types.ts";
import { gdpr } from "./gdpr.ts";

export const ireland: Law<Localized> = {
	...gdpr,
	helplines: {
		de: "In Irland sind die Samaritans Tag und Nacht kostenlos erreichbar, unter der Nummer 116\u00a0123.",
		en: "in Ireland, Samaritans answer day and night, free of charge, on 116\u00a0123.",
	},
	emergency: {
		de: "den Notruf 112 oder 999, außerhalb Irlands die Notrufnummer Ihres Landes",
		en: "112 or 999 or, outside Ireland, your country’s emergency number",
	},
	imprint: {
		de: "den irischen European Communities (Directive 2000/31/EC) Regulations 2003 (S.I.\u00a0No.\u00a068/2003)",
		en: "the European Communities (Directive 2000/31/EC) Regulations 2003 (S.I.\u00a0No.\u00a068/2003)",
	},
	responsible: { de: "Für den Inhalt ist verantwortlich:", en: "The content is the responsibility of:" },
	tax: { de: "Umsatzsteuer", en: "VAT" },
	taxNumber: { de: "Umsatzsteuernummer", en: "VAT number" },
	taxLaw: { de: "Irische Umsatzsteuernummer", en: "VAT number" },
	storage: {
		de: "Eine Einwilligung ist dafür nach Regulation\u00a05 der irischen ePrivacy Regulations 2011 (S.I.\u00a0No.\u00a0336/2011) nicht nötig.",
		en: "Under Regulation\u00a05 of the ePrivacy Regulations 2011 (S.I.\u00a0No.\u00a0336/2011), this needs no consent.",
	},
	retention: { de: "sechs Jahre für Bücher und Belege", en: "six years for books and records" },
	retentionLaws: {
		de: "s.\u00a0886 Taxes Consolidation Act 1997, s.\u00a084 Value-Added Tax Consolidation Act 2010",
		en: "section\u00a0886 of the Taxes Consolidation Act 1997, section\u00a084 of the Value-Added Tax Consolidation Act 2010",
	},
	authority: {
		name: "Data Protection Commission",
		street: "6 Pembroke Row",
		city: "Dublin 2, D02 X963",
		url: "https://www.dataprotection.ie",
		label: "www.dataprotection.ie",
	},
};
