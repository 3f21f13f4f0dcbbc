import type { Law } from "../legal.ts";
import type { Localized } from "../types.ts";
import { gdpr } from "./gdpr.ts";

/** The authority is that of the owner's Land. */
export const germany: Omit<Law<Localized>, "authority"> = {
	...gdpr,
	helplines: {
		de: "In Deutschland ist die TelefonSeelsorge Tag und Nacht kostenlos erreichbar, 0800\u00a0111\u00a00\u00a0111 / 0800\u00a0111\u00a00\u00a0222.",
		en: "in Germany, TelefonSeelsorge answers day and night, free of charge, on 0800\u00a0111\u00a00\u00a0111 / 0800\u00a0111\u00a00\u00a0222.",
	},
	emergency: {
		de: "den Notruf 112, außerhalb Deutschlands die Notrufnummer Ihres Landes",
		en: "112 or, outside Germany, your country’s emergency number",
	},
	imprint: {
		de: "§\u00a05 DDG und §\u00a018 Abs.\u00a02 MStV",
		en: "§\u00a05 DDG and §\u00a018(2) MStV in Germany",
	},
	responsible: {
		de: "Nach §\u00a018 Abs.\u00a02 des Medienstaatsvertrags (MStV):",
		en: "Under §\u00a018(2) of the German Medienstaatsvertrag (MStV):",
	},
	tax: { de: "Umsatzsteuer", en: "VAT" },
	taxNumber: { de: "Umsatzsteuer-Identifikationsnummer", en: "VAT number" },
	taxLaw: {
		de: "Umsatzsteuer-Identifikationsnummer nach §\u00a027a des Umsatzsteuergesetzes",
		en: "VAT identification number under §\u00a027a of the German Umsatzsteuergesetz",
	},
	storage: {
		de: "Eine Einwilligung ist dafür nach §\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG nicht nötig.",
		en: "Under §\u00a025(2) no.\u00a02 of the German TDDDG, this needs no consent.",
	},
	retention: {
		de: "sechs Jahre für Geschäftsbriefe, acht für Buchungsbelege",
		en: "six years for business letters, eight for accounting records",
	},
	retentionLaws: { de: "§\u00a0147 AO, §\u00a0257 HGB", en: "§\u00a0147 AO, §\u00a0257 HGB" },
};
