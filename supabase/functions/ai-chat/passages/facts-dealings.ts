import { contact } from "../../../../src/content/contact.ts";
import { aiProvider, backendProvider } from "../../../../src/content/legal-providers.ts";
import type { SiteContent } from "../site-content.ts";
import type { Fact } from "./facts.ts";
import { CONTACT_LINK, EXPERIENCE_LINK, IMPRINT_LINK, PRIVACY_LINK, SERVICES_LINK } from "./links.ts";

/** How to get in touch, and what the site has no answer to but the contact form. */
export function dealingFacts({ owner, availability }: SiteContent): Fact[] {
	const { name } = owner;
	const required = [contact.labels.name, contact.labels.email, contact.labels.message];
	const [backend, ai] = [backendProvider, aiProvider].map((provider) => provider.name.split(/,? /)[0]);
	const { street, postalCode, city, country } = owner.postalAddress;
	const address = `${street}, ${postalCode} ${city}, ${country}`;
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
			id: "form",
			cues: ["form"],
			names: "Kontaktformular Formular contact form",
			answer: {
				de: `Das Formular öffnet Ihr Mailprogramm mit dem fertigen Text; abgeschickt ist er erst, wenn Sie dort auf Senden klicken. Pflicht sind ${required.join(", ")}; ${contact.labels.company} kann leer bleiben. Die Website überträgt und speichert dabei nichts.`,
				en: "The form opens your own mail program with the text ready; nothing is sent until you click send there. Name, e-mail and message are required, the company is optional. The site itself transmits and stores nothing.",
			},
			links: [CONTACT_LINK],
		},
		{
			id: "phone",
			cues: ["phone"],
			open: owner.phone === undefined,
			names: "Telefon Telefonnummer phone number call",
			answer: owner.phone
				? {
						de: `Telefonisch erreichen Sie ${name} unter ${owner.phone}, schriftlich über das Kontaktformular oder unter ${owner.email}.`,
						en: `By phone it is ${owner.phone}; in writing, the contact form or ${owner.email}.`,
					}
				: {
						de: `Eine Telefonnummer steht nicht auf dieser Website. Schreiben Sie ${name} über das Kontaktformular oder an ${owner.email}, dann lässt sich ein Gespräch vereinbaren.`,
						en: `This site gives no phone number. Write to ${name} through the contact form or at ${owner.email}, and a call can be arranged.`,
					},
			links: [CONTACT_LINK],
		},
		{
			id: "availability",
			cues: ["availability"],
			names: "Verfügbarkeit verfügbar Termin Start availability available",
			answer: {
				de: `Auf der Website steht: „${availability.de}“. Einen festen Termin kann ich nicht nennen; den stimmt ${name} persönlich mit Ihnen ab.`,
				en: `The site says he is ${availability.en}. I can't name a start date; ${name} will agree on one with you personally.`,
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
				de: `Die Funktion dieses Chats speichert weder Ihre Fragen noch meine Antworten; das Gespräch steht nur in diesem Browserfenster. Damit ich antworten kann, geht Ihre Nachricht an eine Serverfunktion bei ${backend} und, wenn ein KI-Dienst angeschlossen ist, auch an ihn (vorgesehen ist ${ai}); wie lange er sie aufbewahrt, bestimmen seine Bedingungen. Das Kontaktformular öffnet nur Ihr eigenes Mailprogramm.`,
				en: `This chat's function stores neither your questions nor my answers; the conversation lives in this browser window only. So that I can answer, your message goes to a server function at ${backend} and, where an AI service is connected, to that service too (${ai} is intended), whose own terms say how long it keeps it. The contact form only opens your own mail program.`,
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "tracking",
			cues: ["tracking"],
			names: "Cookies Tracking",
			answer: {
				de: "Diese Website setzt keine Cookies und misst keine Besuche. Schriften, Bilder und Skripte kommen von der Website selbst.",
				en: "This site sets no cookies and doesn't measure visits. Fonts, images and scripts come from the site itself.",
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "legal",
			cues: ["legal"],
			names: "Impressum Umsatzsteuer imprint VAT",
			answer: {
				de: `Diese Website betreibt ${name}, ${address}. Die Umsatzsteuer-Identifikationsnummer ist ${owner.vatId}; alles Weitere steht im Impressum.`,
				en: `This site is run by ${name}, ${address}. The VAT number is ${owner.vatId}; the imprint has the rest.`,
			},
			links: [IMPRINT_LINK],
		},
		{
			id: "address",
			cues: ["address"],
			names: "Adresse Anschrift Büro address office",
			answer: {
				de: `Die Anschrift laut Impressum: ${name}, ${address}. Am schnellsten erreichen Sie ihn über das Kontaktformular.`,
				en: `The address in the imprint: ${name}, ${address}. The quickest way to reach him is the contact form.`,
			},
			links: [IMPRINT_LINK, CONTACT_LINK],
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
			text: "",
			answer: {
				de: `Ich beantworte Fragen zu ${name}: zu Leistungen, Projekten, Zertifikaten, Technologien und dazu, wie Sie ihn erreichen. Fragen Sie zum Beispiel nach Kubernetes, einer Cloud-Migration oder dem Projekt bei der Bundesdruckerei.`,
				en: `I answer questions about ${name}: services, projects, certificates, technologies and how to get in touch. Ask me about Kubernetes, a cloud migration or the project at Bundesdruckerei, for example.`,
			},
			links: [SERVICES_LINK, EXPERIENCE_LINK],
		},
	];
}
