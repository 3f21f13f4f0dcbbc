import { inLanguage } from "../pages/language.ts";
import { IMPRINT_LABEL, IMPRINT_PATH, type LegalPage } from "./legal.ts";
import { owner, phoneHref } from "./owner.ts";
import type { Localized } from "./types.ts";

const { postalAddress } = inLanguage(owner, "de");

/** Name and postal address, line by line. */
export const ownerAddress: readonly string[] = [
	owner.name,
	postalAddress.street,
	`${postalAddress.postalCode} ${postalAddress.city}`,
	postalAddress.country,
];

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
		{ id: "anbieter", title: "Anbieter", address: ownerAddress },
		{
			id: "kontakt",
			title: "Kontakt",
			links: [
				{ label: owner.email, href: `mailto:${owner.email}` },
				...(owner.phone ? [{ label: owner.phone, href: phoneHref(owner.phone) }] : []),
				{ label: "Kontaktformular", href: "/#contact" },
				{ label: owner.profile.label, href: owner.profile.url },
			],
		},
		...(owner.vatId
			? [
					{
						id: "umsatzsteuer",
						title: "Umsatzsteuer",
						paragraphs: [
							`Umsatzsteuer-Identifikationsnummer nach §\u00a027a des Umsatzsteuergesetzes: ${owner.vatId}`,
						],
					},
				]
			: []),
		{
			id: "inhalt",
			title: "Verantwortlich für den Inhalt",
			paragraphs: ["Nach §\u00a018 Abs.\u00a02 des Medienstaatsvertrags (MStV):"],
			address: ownerAddress,
		},
	],
};
