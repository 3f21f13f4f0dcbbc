import { contact } from "../../../../src/content/contact.ts";
import type { SiteContent } from "../site-content.ts";
import {
	ABOUT_LINK,
	CONTACT_LINK,
	EXPERIENCE_LINK,
	OVERVIEW_LINK,
	PRIVACY_LINK,
	SERVICES_LINK,
} from "./links.ts";
import type { Told } from "./portfolio-projects.ts";
import { enumerate } from "./wording.ts";

/** What the browser keeps where the site can be switched between light and dark. */
const COLOR_MODE = /helle oder dunkle Darstellung/;

/** Where to turn with what can't be settled in the chat, and what visitors ask of the site's looks and extent. */
export function concernAnswers(content: SiteContent): Told[] {
	const { owner, services, projects, certifications, legalPages } = content;
	const { name, email } = owner;
	const legalTitles = legalPages.map(({ title }) => title);
	const hasColorMode = legalPages
		.flatMap(({ sections }) => sections)
		.some(({ items }) => items?.some((item) => COLOR_MODE.test(item)));
	const answers: Told[] = [
		{
			id: "portfolio/report",
			answer: {
				de: `Danke für den Hinweis. Der Chat kann ihn nicht weitergeben; bitte schreiben Sie ${name} kurz an ${email} oder über das Kontaktformular.`,
				en: `Thank you for letting us know. I can't pass it on myself; please drop ${name} a line at ${email} or through the contact form.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/form-trouble",
			answer: {
				de: `Das Formular öffnet das Mailprogramm, das auf Ihrem Gerät eingestellt ist. „${contact.notice.nothingOpened}“ Die Adresse ist ${email}.`,
				en: `The form opens the mail program that is set up on your device. If nothing opens, your text is still there: copy it and send it from your mailbox in the browser to ${email}.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/proposal",
			answer: {
				de: `Angebote, Einladungen und Vorschläge zur Zusammenarbeit beantwortet ${name} selbst. Schreiben Sie ihm am besten an ${email} oder über das Kontaktformular; zusagen kann der Chat nichts.`,
				en: `${name} answers offers, invitations and proposals himself. It's best to write to him at ${email} or through the contact form; I can't agree to anything here.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/complaint",
			answer: {
				de: `Schade, das sollte nicht sein. Klären lässt es sich nicht hier im Chat; bitte schreiben Sie ${name} direkt an ${email} oder über das Kontaktformular. Er antwortet persönlich.`,
				en: `I'm sorry to hear that. I can't settle it in this chat; please write to ${name} directly at ${email} or through the contact form. He answers personally.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/urgent",
			answer: {
				de: `Schreiben Sie ${name} gleich an ${email} oder über das Kontaktformular: was betroffen ist, seit wann und wie Sie zu erreichen sind. Wie schnell er antwortet, steht nicht auf dieser Website.`,
				en: `Write to ${name} right away at ${email} or through the contact form: what is affected, since when, and how to reach you. How soon he answers, this site doesn't say.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/photo",
			open: true,
			answer: {
				de: `Ein Foto von ${name} kann der Chat nicht zeigen, und die Texte dieser Website erwähnen keines.`,
				en: `I can't show a photo of ${name}, and the texts of this site don't mention one.`,
			},
			links: [ABOUT_LINK],
		},
		{
			id: "portfolio/other-visitors",
			open: true,
			answer: {
				de: "Über andere Besucher sagt der Chat nichts; was sie schreiben, kennt er nicht.",
				en: "I say nothing about other visitors, and I don't know what they write.",
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/accessibility",
			open: true,
			answer: {
				de: `Zur Barrierefreiheit sagt diese Website nichts. Wenn Ihnen etwas im Weg ist oder Sie einen Text in anderer Form brauchen, schreiben Sie ${name} an ${email}.`,
				en: `This site says nothing about accessibility. If something is in your way or you need a text in another form, write to ${name} at ${email}.`,
			},
			links: [CONTACT_LINK],
		},
		{
			id: "portfolio/pages",
			answer: {
				de: `Die Startseite stellt ${name} vor. Dazu gibt es eigene Seiten zu ${services.length} Leistungen, ${projects.length} Kundenprojekten und ${certifications.length} Zertifikaten, eine Projektübersicht sowie ${enumerate(legalTitles, "und")}.`,
				en: `The home page introduces ${name}. There are pages on ${services.length} services, ${projects.length} client projects and ${certifications.length} certificates, an overview of the projects, the imprint and the privacy notice.`,
			},
			links: [SERVICES_LINK, EXPERIENCE_LINK, OVERVIEW_LINK],
		},
	];
	if (hasColorMode)
		answers.push({
			id: "portfolio/color-mode",
			answer: {
				de: "Ja, die Website lässt sich zwischen heller und dunkler Darstellung umschalten. Was Sie wählen, merkt sich nur Ihr Browser.",
				en: "Yes, the site can be switched between a light and a dark appearance. Only your browser remembers what you choose.",
			},
			links: [PRIVACY_LINK],
		});
	return answers;
}
