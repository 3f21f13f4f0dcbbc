import {
	CLOUD_FOCUS_SINCE,
	FREELANCE_SINCE,
	HERO_PROJECTS,
	LOCATION,
	OVERVIEW_CARD_PROJECTS,
	OVERVIEW_CLIENTS,
	OVERVIEW_PROJECTS,
	OVERVIEW_TECHNOLOGIES,
	REMOTE_SHARE,
	YEARS_OF_EXPERIENCE,
} from "../../../../src/content/site.ts";
import type { SiteContent } from "../site-content.ts";
import type { Localized, Passage, PassageLink } from "./passage.ts";
import { ABOUT_LINK, CONTACT_LINK, EXPERIENCE_LINK, enumerate, HOME_LINK, SERVICES_LINK } from "./wording.ts";

interface Fact {
	id: string;
	cues: Passage["cues"];
	needs?: Passage["needs"];
	/** Words for it in questions. */
	names: string;
	keywords?: string;
	answer: Localized;
	links: readonly PassageLink[];
}

/** What lives in numbers and short lists, and what the site has no answer to but the contact form. */
export function factPassages(content: SiteContent): Passage[] {
	return [...person(content), ...numbers(content), ...dealings(content)].map((fact) => ({
		subject: `facts/${fact.id}`,
		kind: "fact",
		context: "",
		keywords: fact.keywords ?? "",
		text: fact.answer.de,
		...fact,
		id: `facts/${fact.id}`,
	}));
}

function person({ owner, home }: SiteContent): Fact[] {
	const { name } = owner;
	const [city = LOCATION, region = ""] = LOCATION.split(", ");
	return [
		{
			id: "person",
			cues: ["who"],
			names: `${name} Person Inhaber Betreiber owner`,
			answer: {
				de: `${name} ist ${owner.jobTitle.charAt(0).toLowerCase()}${owner.jobTitle.slice(1)} aus ${city}. Er arbeitet seit ${FREELANCE_SINCE} selbstständig und plant, automatisiert und betreibt Cloud-, Kubernetes- und Linux-Plattformen.`,
				en: `${name}: ${home.summaryEn.charAt(0).toLowerCase()}${home.summaryEn.slice(1)}`,
			},
			links: [ABOUT_LINK, SERVICES_LINK],
		},
		{
			id: "experience",
			cues: ["years", "since", "when", "experience"],
			names: "Erfahrung Jahre selbstständig freiberuflich years experience freelance",
			keywords: `${FREELANCE_SINCE} ${CLOUD_FOCUS_SINCE} Berufserfahrung Cloud DevOps Linux`,
			answer: {
				de: `${name} hat mehr als ${YEARS_OF_EXPERIENCE} Jahre Erfahrung (${YEARS_OF_EXPERIENCE}+) und ist seit ${FREELANCE_SINCE} selbstständig. Cloud und DevOps sind seit ${CLOUD_FOCUS_SINCE} sein Schwerpunkt, davor war es vor allem Linux.`,
				en: `${name} has more than ${YEARS_OF_EXPERIENCE} years of experience (${YEARS_OF_EXPERIENCE}+) and has been self-employed since ${FREELANCE_SINCE}. Cloud and DevOps have been the focus since ${CLOUD_FOCUS_SINCE}; before that it was mainly Linux.`,
			},
			links: [ABOUT_LINK],
		},
		{
			id: "location",
			cues: ["location"],
			names: `Standort Wohnort Sitz ${LOCATION} location based Deutschland Germany`,
			answer: {
				de: `${name} sitzt in ${city}${region ? ` (${region})` : ""}. ${home.experience.location.text}`,
				en: `${name} is based in ${city}${region ? `, ${region}` : ""}, Germany. He works on site in the Rhine and Ruhr area and beyond it for workshops and handovers; most of the work is done remotely.`,
			},
			links: [EXPERIENCE_LINK],
		},
		{
			id: "remote",
			cues: ["remote"],
			names: "remote vor Ort on-site Reisebereitschaft travel",
			answer: {
				de: `Ja, ${REMOTE_SHARE.replace(" ", "\u00a0")} remote ist möglich. ${home.experience.location.text}`,
				en: `Yes, ${REMOTE_SHARE.replace(" ", "")} remote is possible. On site he works from ${city} in the Rhine and Ruhr area, and beyond it for workshops and handovers.`,
			},
			links: [EXPERIENCE_LINK, CONTACT_LINK],
		},
		{
			id: "cv",
			cues: ["cv"],
			names: "Lebenslauf CV resume Download",
			answer: {
				de: `Den Lebenslauf gibt es zum Herunterladen: Der Knopf „${home.hero.cvButton}“ steht ganz oben auf der Startseite und öffnet die Datei in einem neuen Tab.`,
				en: `The CV can be downloaded: the button “${home.hero.cvButton}” is at the top of the home page and opens the file in a new tab.`,
			},
			links: [HOME_LINK],
		},
		{
			id: "profile",
			cues: ["profile"],
			names: `${owner.profile.label} Profil profile`,
			answer: {
				de: `${name} hat ein Profil bei ${owner.profile.label}; es ist auf dieser Website verlinkt und öffnet sich in einem neuen Tab.`,
				en: `${name} has a profile on ${owner.profile.label}; this site links to it, and it opens in a new tab.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "languages",
			cues: ["languages"],
			names: "Sprachen Deutsch Englisch languages German English",
			answer: {
				de: `Diese Website ist auf Deutsch, und ich antworte auf Deutsch und Englisch. Welche Sprachen ${name} in Projekten spricht, steht hier nicht; fragen Sie ihn am besten direkt.`,
				en: `This site is in German, and I answer in German and English. Which languages ${name} speaks in projects isn't stated here; it's best to ask him directly.`,
			},
			links: [CONTACT_LINK],
		},
	];
}

function numbers({ projects, owner, services, certifications }: SiteContent): Fact[] {
	const clients = projects.map(({ client }) => client);
	return [
		{
			id: "project-count",
			cues: ["count", "projects"],
			needs: "count",
			names: "Anzahl Projekte number of projects",
			answer: {
				de: `Das Portfolio zählt ${OVERVIEW_PROJECTS} Projekte; mit kleineren Einsätzen sind es ${OVERVIEW_CARD_PROJECTS}, und ${HERO_PROJECTS} davon sind größere Projekte.`,
				en: `The portfolio counts ${OVERVIEW_PROJECTS} projects; with smaller assignments it is ${OVERVIEW_CARD_PROJECTS}, and ${HERO_PROJECTS} of them are larger projects.`,
			},
			links: [{ title: { de: "Projektübersicht", en: "Project overview" }, href: "/projects/overview" }],
		},
		{
			id: "clients",
			cues: ["count", "clients"],
			names: "Kunden Auftraggeber clients customers",
			keywords: "zufriedene Branchen Anzahl Referenzen",
			answer: {
				de: `Die Website spricht von ${OVERVIEW_CLIENTS} zufriedenen Kunden. Mit einer eigenen Seite vorgestellt sind ${enumerate(clients, "und")}.`,
				en: `The site counts ${OVERVIEW_CLIENTS} satisfied clients. Those with a page of their own are ${enumerate(clients, "and")}.`,
			},
			links: [{ title: { de: "Projektübersicht", en: "Project overview" }, href: "/projects/overview" }],
		},
		{
			id: "technology-count",
			cues: ["count", "technologies"],
			needs: "count",
			names: "Anzahl Technologien number of technologies",
			answer: {
				de: `Das Portfolio nennt ${OVERVIEW_TECHNOLOGIES} Technologien.`,
				en: `The portfolio counts ${OVERVIEW_TECHNOLOGIES} technologies.`,
			},
			links: [
				{ title: { de: "Projektübersicht", en: "Project overview" }, href: "/projects/overview" },
				ABOUT_LINK,
			],
		},
		{
			id: "service-count",
			cues: ["count", "services"],
			needs: "count",
			names: "Anzahl Leistungen number of services",
			answer: {
				de: `${owner.name} bietet ${services.length} Leistungen an: ${enumerate(
					services.map(({ title }) => title),
					"und",
				)}.`,
				en: `${owner.name} offers ${services.length} services, from cloud migration to consulting.`,
			},
			links: [SERVICES_LINK],
		},
		{
			id: "certification-count",
			cues: ["count", "certificates"],
			needs: "count",
			names: "Anzahl Zertifikate number of certificates",
			answer: {
				de: `${owner.name} hat ${certifications.length} Zertifikate: ${enumerate(
					certifications.map(({ title }) => title),
					"und",
				)}.`,
				en: `${owner.name} holds ${certifications.length} certificates: ${enumerate(
					certifications.map(({ title }) => title),
					"and",
				)}.`,
			},
			links: [EXPERIENCE_LINK],
		},
	];
}

function dealings({ owner, home }: SiteContent): Fact[] {
	const { name } = owner;
	return [
		{
			id: "contact",
			cues: ["contact"],
			names: "Kontakt Anfrage E-Mail contact email",
			keywords: "schreiben erreichen beauftragen buchen hire Projektanfrage Kontaktformular Telefon",
			answer: {
				de: `Am einfachsten schreiben Sie ${name} über das Kontaktformular oder an ${owner.email}. Ein paar Sätze genügen: was Sie vorhaben, wo es hakt und wann es losgehen soll. Er antwortet persönlich.`,
				en: `The easiest way is the contact form, or a mail to ${owner.email}. A few sentences are enough: what you plan, where it hurts and when it should start. ${name} answers personally.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "availability",
			cues: ["availability"],
			names: "Verfügbarkeit verfügbar Termin Start availability available",
			answer: {
				de: `Auf der Website steht: „${home.footer.availability}“. Einen festen Termin kann ich nicht nennen; den stimmt ${name} persönlich mit Ihnen ab.`,
				en: `The site says he is available for new projects. I can't name a start date; ${name} will agree on one with you personally.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "price",
			cues: ["price"],
			names: "Preis Preise Tagessatz Stundensatz Kosten Honorar Budget price rate fee",
			answer: {
				de: `Preise stehen nicht auf dieser Website, und ich nenne keine. Was Ihr Vorhaben kostet, hängt vom Umfang ab; schildern Sie es kurz, dann antwortet ${name} persönlich.`,
				en: `There are no prices on this site, and I don't quote any. What your project costs depends on its scope; describe it briefly and ${name} will answer personally.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "promise",
			cues: ["promise"],
			names: "Garantie Zusage Rabatt guarantee promise discount",
			answer: {
				de: `Zusagen und Garantien kann ich nicht geben. Was verbindlich gelten soll, vereinbaren Sie mit ${name} selbst.`,
				en: `I can't give promises or guarantees. Anything binding is agreed with ${name} in person.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "employment",
			cues: ["employment"],
			names: "Festanstellung Vollzeit permanent employment",
			answer: {
				de: `${name} arbeitet freiberuflich. Ob eine andere Form der Zusammenarbeit infrage kommt, sagt die Website nicht; das klären Sie am besten direkt.`,
				en: `${name} works freelance. The site doesn't say whether another form of engagement is possible; it's best to ask directly.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "privacy",
			cues: ["privacy"],
			names: "Datenschutz Chat gespeichert privacy stored",
			answer: {
				de: "Diese Website speichert Ihre Nachrichten nicht. Das Gespräch bleibt in diesem Browserfenster, und das Kontaktformular öffnet nur Ihr eigenes Mailprogramm.",
				en: "This site doesn't store your messages. The conversation stays in this browser window, and the contact form only opens your own mail program.",
			},
			links: [CONTACT_LINK],
		},
		{
			id: "legal",
			cues: ["legal"],
			names: "Impressum Anschrift Umsatzsteuer imprint address",
			answer: {
				de: "Anschrift und Umsatzsteuer-Identifikationsnummer stehen im Impressum, das in der Fußzeile jeder Seite verlinkt ist.",
				en: "The postal address and the VAT number are in the imprint, which the footer of every page links to.",
			},
			links: [CONTACT_LINK],
		},
		{
			id: "bot",
			cues: ["bot"],
			names: "Assistent assistant",
			answer: {
				de: `Ich bin der Assistent dieser Website, ein Programm und kein Mensch. Ich beantworte Fragen zu ${name}, seinen Leistungen, Projekten und Zertifikaten.`,
				en: `I'm this site's assistant, a program and not a person. I answer questions about ${name}, his services, projects and certificates.`,
			},
			links: [SERVICES_LINK, EXPERIENCE_LINK],
		},
		{
			id: "capabilities",
			cues: ["capabilities"],
			names: "Assistent helfen assistant help",
			answer: {
				de: `Ich beantworte Fragen zu ${name}: zu Leistungen, Projekten, Zertifikaten, Technologien und dazu, wie Sie ihn erreichen. Fragen Sie zum Beispiel nach Kubernetes, einer Cloud-Migration oder dem Projekt bei der Bundesdruckerei.`,
				en: `I answer questions about ${name}: services, projects, certificates, technologies and how to get in touch. Ask me about Kubernetes, a cloud migration or the project at Bundesdruckerei, for example.`,
			},
			links: [SERVICES_LINK, EXPERIENCE_LINK],
		},
	];
}
