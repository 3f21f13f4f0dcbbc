import type { SiteContent } from "../site-content.ts";
import type { Fact } from "./facts.ts";
import {
	ABOUT_LINK,
	CONTACT_LINK,
	certificationLink,
	EXPERIENCE_LINK,
	HOME_LINK,
	OVERVIEW_LINK,
	SERVICES_LINK,
} from "./links.ts";
import { enumerate } from "./wording.ts";

/** Those that tell nothing but that the site is silent; the others say at least how to settle it. */
const LEFT_OPEN = new Set(["education", "private", "gaps"]);

/** What visitors ask of a freelancer and this site leaves open; each says so, and what it does say. */
export function openFacts({ owner, certifications, services }: SiteContent): Fact[] {
	const { name } = owner;
	const titles = certifications.map((certification) => certificationLink(certification).title.de);
	const facts: Omit<Fact, "open">[] = [
		{
			id: "reply",
			cues: ["reply"],
			names: "Antwort Rückmeldung reply",
			answer: {
				de: `${name} antwortet persönlich; wie schnell, steht nicht auf dieser Website. Schreiben Sie im Formular dazu, bis wann Sie eine Antwort brauchen.`,
				en: `${name} answers personally; how soon, this site doesn't say. Mention in the form by when you need an answer.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "terms",
			cues: ["terms"],
			names: "Vertrag NDA Rechnung Versicherung contract invoice insurance",
			answer: {
				de: `Zu Verträgen, Verschwiegenheit, Rechnungen und Versicherungen steht nichts auf dieser Website. Das vereinbaren Sie mit ${name} selbst, am besten über das Kontaktformular.`,
				en: `This site says nothing about contracts, NDAs, invoices or insurance. You agree on that with ${name} himself, best through the contact form.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "size",
			cues: ["size"],
			names: "Startup kleine Unternehmen Mittelstand Konzern small company",
			answer: {
				de: `Für welche Unternehmensgröße ${name} arbeitet, schränkt die Website nicht ein. Seine ${services.length} Leistungen gibt es einzeln oder zusammen; ob es passt, sagt er Ihnen im Erstgespräch offen.`,
				en: `The site sets no limits to the size of a company. His ${services.length} services can be booked one by one or together, and he tells you openly in a first conversation whether it fits.`,
			},
			links: [SERVICES_LINK, CONTACT_LINK, OVERVIEW_LINK],
		},
		{
			id: "alone",
			cues: ["alone"],
			names: "allein Mitarbeiter Team alone staff",
			answer: {
				de: `${name} ist Freiberufler. Ob er Kollegen hinzuzieht, sagt die Website nicht; das beantwortet er gern selbst.`,
				en: `${name} is a freelancer. The site doesn't say whether he brings in colleagues; he will gladly tell you.`,
			},
			links: [CONTACT_LINK, ABOUT_LINK],
		},
		{
			id: "education",
			cues: ["education"],
			names: "Studium Abschluss Ausbildung degree education",
			answer: {
				de: `Zu Studium und Ausbildung steht nichts auf dieser Website. Genannt sind ${titles.length} Zertifikate: ${enumerate(titles, "und")}. Mehr steht vielleicht im Lebenslauf auf der Startseite.`,
				en: `This site says nothing about a degree or other education. It names ${titles.length} certificates: ${enumerate(titles, "and")}. The CV on the home page may tell more.`,
			},
			links: [HOME_LINK, EXPERIENCE_LINK],
		},
		{
			id: "support",
			cues: ["support"],
			names: "Support rund um die Uhr around the clock",
			answer: {
				de: `Support rund um die Uhr oder eine Hotline führt die Website nicht als Leistung auf. Was ${name} nach einem Projekt übernimmt, klären Sie am besten direkt.`,
				en: `The site doesn't list round-the-clock support or a hotline among the services. What ${name} takes on after a project is best settled directly.`,
			},
			links: [CONTACT_LINK, SERVICES_LINK],
		},
		{
			id: "private",
			cues: ["private"],
			names: "privat private",
			answer: {
				de: `Darüber sagt diese Website nichts, und ich rate nicht. Zu seiner Arbeit kann ich Ihnen mehr sagen.`,
				en: `This site says nothing about that, and I won't guess. I can tell you more about his work.`,
			},
			links: [ABOUT_LINK, CONTACT_LINK],
		},
		{
			id: "gaps",
			cues: ["gaps"],
			names: "nicht können not know",
			answer: {
				de: `Schwächen von ${name} und was er nicht kann, nennt diese Website nicht: Sie ist seine eigene und spricht für ihn, und Bewertungen von Kunden zeigt sie auch nicht. Fragen Sie ihn am besten selbst, oder mich nach einer bestimmten Technologie, dann sage ich, ob sie vorkommt.`,
				en: `This site doesn't list weaknesses of ${name} or what he doesn't know: it is his own and speaks for him, and it shows no reviews by clients either. It's best to ask him yourself, or to ask me about a certain technology, and I'll say whether it is named.`,
			},
			links: [ABOUT_LINK, CONTACT_LINK],
		},
	];
	return facts.map((fact) => ({ ...fact, open: LEFT_OPEN.has(fact.id) }));
}
