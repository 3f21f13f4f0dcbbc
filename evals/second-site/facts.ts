import { spokenLanguages, startAhead } from "../../src/content/collaboration.ts";
import { fillIn, inLanguage, type Localized } from "../../src/content/language.ts";
import type { Fact, Language } from "../../src/content/types.ts";
import { owner } from "./owner.ts";

const { name, email, phone, profile, cvUrl, languages = [] } = owner;
const START = { de: "Neue Aufträge beginnen {start}.", en: "New work starts {start}." };

/** The shipped site may have one language only. */
const inBoth = (text: (language: Language) => string) => ({ de: text("de"), en: text("en") });

export const facts: readonly Fact<Localized>[] = [
	{
		id: "who",
		about: { de: "wer ist sie, Beruf, Person", en: "who is she, profession, person" },
		answer: { de: `${name} ist ${owner.jobTitle.de}.`, en: `${name} is an acoustics consultant.` },
		links: ["/#about", "/impressum"],
	},
	{
		id: "years",
		about: { de: "seit wann, wie viele Jahre, Erfahrung", en: "since when, how many years, experience" },
		answer: {
			de: `${name} ist seit 2014 selbstständig, davor war sie ab 2006 Tonmeisterin.`,
			en: `${name} has been self-employed since 2014; before that, from 2006, she was a sound engineer.`,
		},
		links: ["/#about"],
	},
	{
		id: "location",
		about: { de: "wo, Ort, Sitz, Stadt, Standort", en: "where, town, based, location" },
		answer: { de: "In Flensburg, Schleswig-Holstein.", en: "In Flensburg, in the north of Germany." },
		links: ["/#experience", "/impressum"],
	},
	{
		id: "remote",
		about: { de: "remote, online, aus der Ferne, Anfahrt, Reise", en: "remote, online, travel, on site" },
		answer: { de: "Ja, alles außer dem Messen.", en: "Yes, everything but measuring." },
		links: ["/#experience"],
	},
	{
		id: "availability",
		about: { de: "verfügbar, Termin, Kapazität, ab wann", en: "available, capacity, start, free" },
		answer: inBoth((language) => fillIn(START[language], { start: startAhead(owner, language)?.text ?? "" })),
		links: ["/#contact"],
	},
	{
		id: "price",
		about: { de: "Preis, Kosten, Honorar, Tagessatz", en: "price, cost, fee, day rate" },
		answer: { de: "Ein Messtag kostet 840\u00a0€ netto.", en: "A day of measuring costs €840 net." },
		links: ["/#contact", "/projects/overview"],
	},
	{
		id: "contact",
		about: { de: "Kontakt, Telefon, E-Mail, erreichen, anrufen", en: "contact, phone, e-mail, reach, call" },
		answer: {
			de: `Am schnellsten per E-Mail an [${email}](mailto:${email}) oder telefonisch unter ${phone}.`,
			en: `Quickest by e-mail to [${email}](mailto:${email}) or by phone at ${phone}.`,
		},
		links: ["/#contact"],
	},
	{
		id: "languages",
		about: { de: "Sprachen, Englisch, Dänisch, spricht", en: "languages, English, Danish, speak" },
		answer: inBoth((language) => spokenLanguages(inLanguage(languages, language), language)),
		links: ["/#home"],
	},
	{
		id: "contract",
		about: { de: "Vertrag, Werkvertrag, Dienstvertrag", en: "contract, terms, acceptance" },
		answer: {
			de: "Konzepte und Messungen sind Werkverträge mit Abnahme, Seminare sind Dienstverträge.",
			en: "Designs and measurements are contracts for work, seminars are contracts for services.",
		},
		links: ["/#contact"],
	},
	{
		id: "insurance",
		about: { de: "Versicherung, Haftung, Berufshaftpflicht", en: "insurance, liability, insured" },
		answer: {
			de: "Ja, die Berufshaftpflicht deckt Schäden bis 3 Millionen Euro.",
			en: "Yes, professional liability insurance covers claims of up to 3 million euros.",
		},
		links: ["/#contact"],
	},
	{
		id: "cv",
		about: { de: "Lebenslauf, Werdegang, CV, herunterladen", en: "CV, résumé, resume, download" },
		answer: { de: `Hier liegt der [Werdegang](${cvUrl}).`, en: `Here is the [CV](${cvUrl}).` },
		links: ["/#about"],
	},
	{
		id: "profile",
		about: { de: "Profil, XING, LinkedIn, Netzwerk", en: "profile, XING, LinkedIn, network" },
		answer: { de: `Bei [${profile.label}](${profile.url}).`, en: `On [${profile.label}](${profile.url}).` },
		links: ["/#contact"],
	},
	{
		id: "privacy",
		about: { de: "Chat, speichern, Datenschutz, Protokoll", en: "chat, store, privacy, log, messages" },
		answer: { de: "Gespeichert wird kein Wort davon.", en: "Not a word of it is stored." },
		links: ["/datenschutz"],
	},
	{
		id: "ai",
		about: { de: "KI, Bot, Mensch, wer antwortet", en: "AI, bot, human, real person" },
		answer: { de: "Hier antwortet ein Programm, kein Mensch.", en: "You are talking to a program, an AI." },
		links: ["/datenschutz", "/#contact"],
	},
	{
		id: "references",
		about: { de: "Referenz, Ansprechpartner, Empfehlung", en: "reference, recommendation, review" },
		answer: { de: "Die Website nennt keine; bitte fragen.", en: "The website names none; please ask." },
		links: ["/#contact", "/projects/overview"],
		open: true,
	},
];
