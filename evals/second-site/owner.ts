import type { Localized } from "../../src/content/language.ts";
import type { LegalPage } from "../../src/content/legal.ts";
import type { Owner } from "../../src/content/owner.ts";

export const owner: Owner = {
	name: "Wiebke Thordsen",
	jobTitle: "Akustikberaterin für Büros, Schulen und Proberäume",
	pronoun: { de: "sie", en: "she" },
	email: "post@example.org",
	phone: "+49 461 5550142",
	profile: { label: "XING", url: "https://example.org/wiebke-thordsen" },
	cvUrl: "https://example.org/werdegang.pdf",
	postalAddress: {
		street: "Segelmachergang 7",
		postalCode: "24937",
		city: "Flensburg",
		country: "Deutschland",
		countryCode: "DE",
	},
	vatId: "DE555014200",
};

export const legalPages: readonly LegalPage<Localized>[] = [
	{
		language: "de",
		path: "/impressum",
		label: { de: "Impressum", en: "Legal notice" },
		title: "Impressum",
		meta: { title: "Impressum", description: "Name, Anschrift und Umsatzsteuer-Identifikationsnummer." },
		summaryEn: "Legal notice: who runs this website, the postal address and the VAT number.",
		lead: "Wer diese Seiten verantwortet.",
		sections: [
			{ title: "Anbieterin", address: [owner.name, "Segelmachergang 7", "24937 Flensburg"] },
			{ title: "Umsatzsteuer", paragraphs: [`Umsatzsteuer-Identifikationsnummer: ${owner.vatId}`] },
		],
	},
	{
		language: "de",
		path: "/datenschutz",
		label: { de: "Datenschutz", en: "Privacy" },
		title: "Datenschutz",
		meta: { title: "Datenschutz", description: "Welche Daten diese Seiten verarbeiten und wie lange." },
		summaryEn: "Privacy notice: what a visit, an e-mail and the chat store, and for how long.",
		lead: "Diese Seiten kommen ohne Cookies und ohne Besuchszählung aus.",
		sections: [
			{ title: "Server", paragraphs: ["Die Nordhost eG löscht Zugriffsprotokolle nach sieben Tagen."] },
			{ title: "Chat", paragraphs: ["Das Programm speichert weder Fragen noch Antworten."] },
			{ title: "E-Mails", paragraphs: ["Anfragen ohne Auftrag lösche ich nach einem Jahr."] },
		],
	},
];
