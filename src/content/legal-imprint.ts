import { IMPRINT_LABEL, IMPRINT_PATH, type LegalPage } from "./legal.ts";
import type { Language, Localized } from "./types.ts";

/** The imprint, in the site's first language. */
export const imprint: Readonly<Record<Language, LegalPage<Localized>>> = {
	de: {
		language: "de",
		path: IMPRINT_PATH,
		label: IMPRINT_LABEL,
		title: "Impressum",
		meta: {
			title: "Impressum",
			description:
				"Wer diese Website betreibt: Name, Anschrift, Kontakt und die übrigen Angaben, die das Gesetz verlangt.",
		},
		lead: "Wer diese Website betreibt und wie Sie mich erreichen. Angaben nach {law.imprint}.",
		sections: [
			{
				id: "anbieter",
				title: "Anbieter",
				address: ["{company}", "{name}", "{street}", "{town}", "{country}"],
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
			{ id: "umsatzsteuer", title: "{law.tax}", paragraphs: ["{law.taxLaw}: {vatId}"] },
			{ id: "beruf", title: "Berufliche Angaben", paragraphs: ["{professionalDetails}"] },
			{
				id: "inhalt",
				title: "Verantwortlich für den Inhalt",
				paragraphs: ["{law.responsible}"],
				address: ["{name}", "{street}", "{town}", "{country}"],
			},
		],
	},
	en: {
		language: "en",
		path: IMPRINT_PATH,
		label: IMPRINT_LABEL,
		title: "Legal notice",
		meta: {
			title: "Legal notice",
			description:
				"Who runs this website: name, address, contact details and whatever else the law has a site say.",
		},
		lead: "Who runs this website and how to reach me. Details required by {law.imprint}.",
		sections: [
			{
				id: "provider",
				title: "Provider",
				address: ["{company}", "{name}", "{street}", "{town}", "{country}"],
			},
			{
				id: "details",
				title: "Contact",
				links: [
					{ label: "{email}", href: "mailto:{email}" },
					{ label: "{phone}", href: "{phoneHref}" },
					{ label: "Contact form", href: "/#contact" },
				],
			},
			{
				id: "company",
				title: "Company",
				paragraphs: ["Represented by {representedBy}.", "Register entry: {register}."],
			},
			{ id: "vat", title: "{law.tax}", paragraphs: ["{law.taxLaw}: {vatId}"] },
			{ id: "profession", title: "Professional details", paragraphs: ["{professionalDetails}"] },
			{
				id: "responsible",
				title: "Responsible for the content",
				paragraphs: ["{law.responsible}"],
				address: ["{name}", "{street}", "{town}", "{country}"],
			},
		],
	},
};
