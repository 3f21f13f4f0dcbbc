import type { AssistantTexts } from "../../src/content/assistant.ts";
import type { Localized } from "../../src/content/language.ts";
import type { LegalPage } from "../../src/content/legal.ts";
import type { Owner } from "../../src/content/owner.ts";

export const owner: Owner<Localized> = {
	name: "Wiebke Thordsen",
	jobTitle: {
		de: "Akustikberaterin für Büros, Schulen und Proberäume",
		en: "Acoustics consultant for offices, schools and rehearsal rooms",
	},
	pronoun: { de: "sie", en: "she" },
	email: "post@example.org",
	phone: "+49 461 5550142",
	profile: { label: "XING", url: "https://example.org/wiebke-thordsen" },
	cvUrl: "https://example.org/werdegang.pdf",
	postalAddress: {
		street: "Segelmachergang 7",
		postalCode: "24937",
		city: "Flensburg",
		country: { de: "Deutschland", en: "Germany" },
		countryCode: "DE",
	},
	vatId: "DE555014200",
	// Far enough ahead that no test expires.
	availableFrom: "2099-01-12",
	daysPerWeek: 3,
	languages: [
		{ code: "de", level: { de: "Muttersprache", en: "native" } },
		{ code: "da", level: { de: "zweite Muttersprache", en: "second native language" } },
		{ code: "en", level: { de: "fließend", en: "fluent" } },
	],
};

export const assistant: AssistantTexts<Localized> = {
	greeting: {
		de: "Moin! Ich beantworte Fragen zu Räumen, Messungen und Seminaren. Was möchten Sie wissen?",
		en: "Hello! Ask me about rooms, measurements and seminars. What would you like to know?",
	},
	suggestions: [
		{ de: "Was kostet ein Messtag?", en: "What does a day of measuring cost?" },
		{ de: "Hilft eine Stellwand gegen Lärm?", en: "Does a screen help against noise?" },
	],
};

const address = [owner.name, "Segelmachergang 7", "24937 Flensburg"];

const germanPages: readonly LegalPage<Localized>[] = [
	{
		language: "de",
		path: "/impressum",
		label: { de: "Impressum", en: "Legal notice" },
		title: "Impressum",
		meta: {
			title: "Impressum",
			description: "Name, Anschrift und Umsatzsteuer-Identifikationsnummer der Anbieterin dieser Seiten.",
		},
		lead: "Wer diese Seiten verantwortet.",
		sections: [
			{ id: "anbieterin", title: "Anbieterin", address },
			{
				id: "umsatzsteuer",
				title: "Umsatzsteuer",
				paragraphs: [`Umsatzsteuer-Identifikationsnummer: ${owner.vatId}`],
			},
		],
	},
	{
		language: "de",
		path: "/datenschutz",
		label: { de: "Datenschutz", en: "Privacy" },
		title: "Datenschutz",
		meta: {
			title: "Datenschutz",
			description:
				"Welche Daten diese Seiten verarbeiten, wo sie liegen und nach welcher Zeit sie gelöscht werden.",
		},
		lead: "Diese Seiten kommen ohne Cookies und ohne Besuchszählung aus.",
		sections: [
			{
				id: "server",
				title: "Server",
				paragraphs: ["Die Nordhost eG löscht Zugriffsprotokolle nach sieben Tagen."],
			},
			{ id: "chat", title: "Chat", paragraphs: ["Das Programm speichert weder Fragen noch Antworten."] },
			{ id: "mails", title: "E-Mails", paragraphs: ["Anfragen ohne Auftrag lösche ich nach einem Jahr."] },
		],
	},
];

const englishPages: readonly LegalPage<Localized>[] = [
	{
		language: "en",
		path: "/impressum",
		label: { de: "Impressum", en: "Legal notice" },
		title: "Legal notice",
		meta: {
			title: "Legal notice",
			description: "Name, postal address and VAT number of the person who provides these pages.",
		},
		lead: "Who is responsible for these pages.",
		sections: [
			{ id: "provider", title: "Provider", address },
			{ id: "vat", title: "VAT", paragraphs: [`VAT identification number: ${owner.vatId}`] },
		],
	},
	{
		language: "en",
		path: "/datenschutz",
		label: { de: "Datenschutz", en: "Privacy" },
		title: "Privacy",
		meta: {
			title: "Privacy",
			description:
				"What data these pages process, where they are kept, and after what time they are deleted.",
		},
		lead: "These pages use no cookies and count no visits.",
		sections: [
			{ id: "server", title: "Server", paragraphs: ["Nordhost eG deletes access logs after seven days."] },
			{ id: "chat", title: "Chat", paragraphs: ["The program stores neither questions nor answers."] },
			{
				id: "mails",
				title: "E-mails",
				paragraphs: ["Enquiries that lead to no work are deleted after a year."],
			},
		],
	},
];

/** In one language each, the site's first. */
export const legalPages = { de: germanPages, en: englishPages };
