import { IMPRINT_LABEL, IMPRINT_PATH, type LegalPage } from "./legal.ts";
import type { Localized } from "./types.ts";

export const imprint: LegalPage<Localized> = {
	language: "de",
	path: IMPRINT_PATH,
	label: IMPRINT_LABEL,
	title: "Impressum",
	meta: {
		title: "Impressum",
		description:
			"Anbieterkennzeichnung nach §\u00a05 DDG und §\u00a018 Abs.\u00a02 MStV: Name, Anschrift, Kontakt und weitere Pflichtangaben.",
	},
	lead: "Wer diese Website betreibt und wie Sie mich erreichen. Angaben nach §\u00a05 des Digitale-Dienste-Gesetzes (DDG).",
	sections: [
		{
			id: "anbieter",
			title: "Anbieter",
			address: ["{company}", "{name}", "{street}", "{postalCode} {city}", "{country}"],
		},
		{
			id: "kontakt",
			title: "Kontakt",
			links: [
				{ label: "{email}", href: "mailto:{email}" },
				{ label: "{phone}", href: "{phoneHref}" },
				{ label: "Kontaktformular", href: "/#contact" },
			],
		},
		{
			id: "gesellschaft",
			title: "Gesellschaft",
			paragraphs: ["Vertreten durch {representedBy}.", "Registereintrag: {register}."],
		},
		{
			id: "umsatzsteuer",
			title: "Umsatzsteuer",
			paragraphs: ["Umsatzsteuer-Identifikationsnummer nach §\u00a027a des Umsatzsteuergesetzes: {vatId}"],
		},
		{
			id: "inhalt",
			title: "Verantwortlich für den Inhalt",
			paragraphs: ["Nach §\u00a018 Abs.\u00a02 des Medienstaatsvertrags (MStV):"],
			address: ["{name}", "{street}", "{postalCode} {city}", "{country}"],
		},
	],
};
