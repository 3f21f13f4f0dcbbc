import { aiProvider, backendProvider, hostingProvider } from "../../../../src/content/legal-providers.ts";
import { FREELANCE_SINCE, YEARS_OF_EXPERIENCE } from "../../../../src/content/site.ts";
import type { SiteContent } from "../site-content.ts";
import {
	ABOUT_LINK,
	CONTACT_LINK,
	EXPERIENCE_LINK,
	IMPRINT_LINK,
	OVERVIEW_LINK,
	PRIVACY_LINK,
	SERVICES_LINK,
} from "./links.ts";
import type { Told } from "./portfolio-projects.ts";
import { dative } from "./project-words.ts";
import { enumerate, firstSentence, inGerman, said } from "./wording.ts";

/** Marks the project that the visitor is looking at. */
const OWN_SITE = /diese website/i;
/** The section of the privacy notice on what becomes of a mail. */
const INQUIRIES = /^Anfragen/;
const DELETED = /\blösche\b/;
/** "GitHub, Inc." is called GitHub. */
const shortName = ({ name }: { name: string }) => name.split(/,? /)[0];

/** What visitors ask about the site itself, and why its owner rather than somebody else. */
export function siteAnswers(content: SiteContent): Told[] {
	const { owner, projects, certifications, projectsOverview, legalPages } = content;
	const { name, email } = owner;
	const { street, postalCode, city, country } = owner.postalAddress;
	const clients = projects.map(({ client }) => client);
	const issuers = [...new Set(certifications.map(({ issuer }) => issuer))];
	const [pages, backend, ai] = [hostingProvider, backendProvider, aiProvider].map(shortName);
	const site = projectsOverview.currentProjects.find(({ title }) => OWN_SITE.test(title));
	const inquiries = legalPages.flatMap(({ sections }) => sections).find(({ title }) => INQUIRIES.test(title));
	const [, ...ofInquiries] = inquiries?.paragraphs ?? [];
	// How long a mail is kept has exceptions, which belong to it.
	const inquiryData = ofInquiries.map((text) => (DELETED.test(text) ? text : firstSentence(text))).join(" ");
	return [
		...(inquiryData
			? [
					{
						id: "portfolio/inquiry-data",
						answer: {
							de: `${said(inquiryData, name)} Das Formular selbst speichert nichts; es übergibt Ihren Text nur Ihrem Mailprogramm.`,
							en: `The form itself stores nothing; it only hands your text to your mail program. Of what he receives, the privacy notice says this. ${inGerman(inquiryData)}`,
						},
						links: [PRIVACY_LINK],
					},
				]
			: []),
		{
			id: "portfolio/other-languages",
			open: true,
			answer: {
				de: `Diese Website ist auf Deutsch, und der Assistent antwortet auf Deutsch und Englisch. Ob ${name} weitere Sprachen spricht, steht hier nicht; fragen Sie ihn am besten direkt.`,
				en: `This site is in German, and the assistant answers in German and English. Whether ${name} speaks other languages isn't stated here; it's best to ask him directly.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/examples",
			answer: {
				de: `Die Praxisbeispiele auf den Seiten der Leistungen sind erfunden: Sie zeigen, wie ein Auftrag ablaufen kann, und auch ihre Zahlen sind Beispiele, keine Ergebnisse von Kunden. Tatsächliche Kundenprojekte stehen auf den Projektseiten: ${enumerate(clients, "und")}.`,
				en: `The worked examples on the pages of the services are made up: they show how an assignment can go, and their figures are examples too, not results of clients. Actual client projects are those with a page of their own: ${enumerate(clients, "and")}.`,
			},
			links: [SERVICES_LINK, OVERVIEW_LINK],
		},
		...(site
			? [
					{
						id: "portfolio/site-built",
						answer: {
							de: `Diese Website ist ein eigenes Projekt von ${name}, gebaut mit ${enumerate(site.technologies, "und")}. Die Seiten liefert ${pages} aus, der Assistent läuft bei ${backend}.`,
							en: `This website is a project of ${name}'s own, built with ${enumerate(site.technologies, "and")}. ${pages} serves the pages, and the assistant runs at ${backend}.`,
						},
						links: [OVERVIEW_LINK, PRIVACY_LINK],
					},
				]
			: []),
		{
			id: "portfolio/site-hosted",
			answer: {
				de: `Die Seiten dieser Website liefert ${pages} aus; die Funktion des Assistenten und ihre Datenbank laufen bei ${backend}. Die Anbieter mit Anschrift nennt die Datenschutzerklärung.`,
				en: `The pages of this site are served by ${pages}; the assistant's function and its database run at ${backend}. The privacy notice names both providers with their addresses.`,
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/assistant",
			answer: {
				de: `Der Assistent antwortet aus den Texten dieser Website. Ist ein KI-Dienst angeschlossen, formuliert er daraus die Antworten; vorgesehen ist dafür ${ai}, welches Modell, steht hier nicht. Die Antworten können falsch sein und sind keine verbindliche Auskunft.`,
				en: `The assistant answers out of this site's own texts. Where an AI service is connected, it puts the answers into words; ${ai} is intended for that, and the site doesn't say which model. The answers can be wrong and are not binding.`,
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/chat-price",
			answer: {
				de: "Für den Chat nennt diese Website keinen Preis, und Sie können ihn benutzen, ohne sich anzumelden.",
				en: "This site names no price for the chat, and you can use it without signing in.",
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/site-code",
			open: true,
			answer: {
				de: `Ob der Quelltext dieser Website oder anderer eigener Projekte öffentlich ist, steht hier nicht; das beantwortet ${name} gern selbst.`,
				en: `Whether the source code of this site or of other projects of his own is public isn't stated here; ${name} will gladly tell you.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/data-controller",
			answer: {
				de: `Verantwortlich für den Datenschutz auf dieser Website ist ${name}, ${street}, ${postalCode} ${city}, ${country}, ${email}. Einen eigenen Datenschutzbeauftragten nennt sie nicht.`,
				en: `Responsible for data protection on this site is ${name}, ${street}, ${postalCode} ${city}, ${country}, ${email}. It names no separate data protection officer.`,
			},
			links: [PRIVACY_LINK, IMPRINT_LINK],
		},
		{
			id: "portfolio/form-files",
			answer: {
				de: "Das Formular nimmt keine Dateien auf: Es öffnet Ihr Mailprogramm mit dem fertigen Text, und dort können Sie Dateien anhängen, bevor Sie senden.",
				en: "The form takes no files: it opens your own mail program with the text ready, and there you can attach files before you send it.",
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/why",
			answer: {
				de: `Das können Sie an Fakten messen: ${name} hat mehr als ${YEARS_OF_EXPERIENCE} Jahre Erfahrung, ist seit ${FREELANCE_SINCE} selbstständig und hat Zertifikate von ${enumerate(issuers, "und")}; Projekte bei ${enumerate(projects.map(dative), "und")} stehen mit eigener Seite auf dieser Website. Er ist Freiberufler und antwortet persönlich. Ob es passt, klärt am besten ein Gespräch.`,
				en: `You can judge by the facts: ${name} has more than ${YEARS_OF_EXPERIENCE} years of experience, has been self-employed since ${FREELANCE_SINCE} and holds certificates from ${enumerate(issuers, "and")}; the projects at ${enumerate(clients, "and")} have pages of their own on this site. He is a freelancer and answers personally. Whether it fits is best found out in a conversation.`,
			},
			links: [EXPERIENCE_LINK, ABOUT_LINK, CONTACT_LINK],
		},
	];
}
