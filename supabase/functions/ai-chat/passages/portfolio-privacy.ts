import { IMPRINT_PATH, type LegalSection, PRIVACY_PATH } from "../../../../src/content/legal.ts";
import { backendProvider, hostingProvider } from "../../../../src/content/legal-providers.ts";
import type { SiteContent } from "../site-content.ts";
import { CONTACT_LINK, IMPRINT_LINK, PRIVACY_LINK } from "./links.ts";
import type { Told } from "./portfolio-projects.ts";
import { firstSentences, inGerman, said, uncapital, wholeSentences } from "./wording.ts";

const KEPT = /\blösche Anfragen\b/;
const ADDRESS_LOGGED = /\bspeichert IP-Adressen\b/;
const ADDRESS_COUNTED = /\baus Ihrer IP-Adresse\b/;
const CONSENT = /\bEinwilligung\b/;
const DECISIONS = /^Entscheidungen\b/;
const BASIS = /^Rechtsgrundlage ist\b/;
/** The sections that name a legal basis, by their titles. */
const WITH_BASIS = { visit: /^Aufruf/, mail: /^Anfragen/, chat: /Assistent/ };
const RESPONSIBLE = /^Verantwortlich\b/;
const CONFIDENTIAL = /\bwas vertraulich ist\b/;

/** On what legal basis data is processed: of a visit, a mail and a question to the assistant. */
function basisAnswers(sections: readonly LegalSection[], owner: string): Told[] {
	return Object.entries(WITH_BASIS).flatMap(([of, title]) => {
		const at = sections.findIndex((section) => title.test(section.title));
		const section = sections[at];
		const basis = section?.paragraphs?.flatMap(wholeSentences).find((text) => BASIS.test(text));
		if (!section || !basis) return [];
		return {
			id: `portfolio/basis-of-${of}`,
			from: `legal${PRIVACY_PATH}/${at + 1}`,
			answer: { de: said(`${section.title}: ${basis}`, owner), en: inGerman(`${section.title}: ${basis}`) },
			links: [PRIVACY_LINK],
		};
	});
}

/** What visitors ask about their data, and what the imprint says of its owner or leaves out. */
export function privacyAnswers({ legalPages, owner }: SiteContent): Told[] {
	const notice = legalPages.find(({ path }) => path === PRIVACY_PATH);
	const sections = notice?.sections ?? [];
	const paragraphs = sections.flatMap(({ paragraphs = [] }) => paragraphs);
	const paragraph = (pattern: RegExp) => paragraphs.find((text) => pattern.test(text)) ?? "";
	const sectionOf = (pattern: RegExp) => {
		const at = sections.findIndex(({ paragraphs: own = [] }) => own.some((text) => pattern.test(text)));
		return `legal${PRIVACY_PATH}/${at + 1}`;
	};
	const kept = paragraph(KEPT);
	const logged = firstSentences(paragraph(ADDRESS_LOGGED), 2);
	const counted = paragraph(ADDRESS_COUNTED);
	const confidential = wholeSentences(paragraph(CONFIDENTIAL)).find((text) => CONFIDENTIAL.test(text)) ?? "";
	const freely = firstSentences(notice?.lead ?? "", 1);
	const providers = [hostingProvider, backendProvider].map((each) => `${each.name}, ${each.address}`);
	const [pages, backend] = providers;
	const { street, postalCode, city, country } = owner.postalAddress;
	const consent = firstSentences(paragraph(CONSENT), 2);
	const decisions = paragraphs.flatMap(wholeSentences).find((text) => DECISIONS.test(text)) ?? "";
	const imprint = legalPages.find(({ path }) => path === IMPRINT_PATH)?.sections ?? [];
	const isResponsible = ({ title }: LegalSection) => RESPONSIBLE.test(title);
	const inLaw = imprint.find(isResponsible);
	const law = inLaw?.paragraphs?.join(" ").replace(/:$/, "") ?? "";
	return [
		{
			id: "portfolio/inquiry-kept",
			from: sectionOf(KEPT),
			answer: { de: said(kept, owner.name), en: inGerman(kept) },
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/ip-of-visit",
			from: sectionOf(ADDRESS_LOGGED),
			answer: {
				de: `Beim Aufruf der Seiten: ${said(logged, owner.name)}`,
				en: `When pages are loaded. ${inGerman(logged)}`,
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/ip-in-chat",
			from: sectionOf(ADDRESS_COUNTED),
			answer: {
				de: `Beim Assistenten: ${counted} ${backendProvider.name} erhält die Adresse wie bei jedem Aufruf und führt Verbindungsprotokolle.`,
				en: `By the assistant. ${inGerman(counted)} ${backendProvider.name} receives the address, as with every call, and keeps connection logs.`,
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/confidential",
			from: sectionOf(CONFIDENTIAL),
			answer: { de: `Nein. Für den Chat gilt: ${confidential}`, en: `No. ${inGerman(confidential)}` },
			links: [PRIVACY_LINK, CONTACT_LINK],
		},
		{
			id: "portfolio/no-login",
			answer: {
				de: freely,
				en: `You can read this site without signing in. ${inGerman(freely)}`,
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/no-consent",
			from: sectionOf(CONSENT),
			answer: { de: `Nein. ${consent}`, en: `No, nothing here asks for your consent. ${inGerman(consent)}` },
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/no-decisions",
			from: sectionOf(/\bEntscheidungen, die allein\b/),
			answer: { de: `Nein. ${decisions}`, en: `No. ${inGerman(decisions)}` },
			links: [PRIVACY_LINK],
		},
		...basisAnswers(sections, owner.name),
		{
			id: "portfolio/content-responsible",
			from: `legal${IMPRINT_PATH}/${imprint.findIndex(isResponsible) + 1}`,
			answer: {
				de: `${inLaw?.title ?? ""}: ${owner.name}, ${street}, ${postalCode} ${city}, ${country}. So steht es im Impressum: ${uncapital(law)}.`,
				en: `Responsible for the content of this site is ${owner.name}, ${street}, ${postalCode} ${city}, ${country}. The imprint says by which law, in German: “${law}”.`,
			},
			links: [IMPRINT_LINK],
		},
		{
			id: "portfolio/providers",
			answer: {
				de: `Die Seiten liefert ${pages}, aus. Die Funktion des Assistenten läuft bei ${backend}. Das sind die Anschriften der Firmen; wo deren Server stehen, nennt die Datenschutzerklärung nicht.`,
				en: `The pages are served by ${pages}. The assistant's function runs at ${backend}. These are the companies' addresses; the privacy notice doesn't say where their servers are.`,
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/not-in-imprint",
			answer: {
				de: `Eine Steuernummer, einen Registereintrag oder eine Rechtsform nennt die Website nicht. Im Impressum stehen die Anschrift und die Umsatzsteuer-Identifikationsnummer ${owner.vatId}; ${owner.name} ist Freiberufler.`,
				en: `The site names no tax number, no register entry and no legal form. The imprint gives the address and the VAT ID ${owner.vatId}; ${owner.name} is a freelancer.`,
			},
			links: [IMPRINT_LINK, CONTACT_LINK],
		},
	];
}
