import { contact } from "../../../../src/content/contact.ts";
import type { SiteContent } from "../site-content.ts";
import { CONTACT_LINK } from "./links.ts";
import type { Told } from "./portfolio-projects.ts";

/** What visitors ask of the contact form and of the mail that it prepares. */
export function formAnswers({ owner: { name, email } }: SiteContent): Told[] {
	const { notice, mail } = contact;
	const answers: Omit<Told, "links">[] = [
		{
			id: "portfolio/form-subject",
			answer: {
				de: `Den Betreff setzt das Formular selbst: „${mail.subject("…")}“, mit Ihrem Namen am Ende. Bevor Sie senden, können Sie ihn im Mailprogramm ändern.`,
				en: `The form sets the subject itself, in German: “${mail.subject("…")}”, with your name at the end. You can change it in your mail program before you send.`,
			},
		},
		{
			id: "portfolio/form-long",
			answer: {
				de: `Ja; eine Obergrenze nennt das Formular nicht. Bei sehr langen Texten weist es darauf hin: „${notice.tooLong}“ Dafür gibt es dann den Knopf „${notice.copy}“.`,
				en: `Yes, the form names no upper limit. Some mail programs cut very long texts or don't open them at all, which the form then says; it is safer to copy the message with the button “${notice.copy}” and paste it yourself.`,
			},
		},
		{
			id: "portfolio/form-email",
			answer: {
				de: `Das Formular prüft, ob die E-Mail-Adresse vollständig ist, und sagt es sonst unter dem Feld. Nimmt es Ihre trotzdem nicht an, schreiben Sie ${name} direkt an ${email}.`,
				en: `The form checks that the email address is complete, and says so below the field if it isn't. If it still refuses yours, write to ${name} directly at ${email}.`,
			},
		},
		{
			id: "portfolio/form-copy",
			answer: {
				de: `Ja. Wenn Sie das Formular abgeschickt haben, erscheint der Knopf „${notice.copy}“: ${notice.copied}`,
				en: `Yes. Once you have submitted the form, the button “${notice.copy}” appears; it puts the recipient, the subject and the text on the clipboard.`,
			},
		},
		{
			id: "portfolio/mail-encryption",
			open: true,
			answer: {
				de: `Ob E-Mails an ${name} verschlüsselt werden, steht nicht auf dieser Website. Das Formular selbst überträgt nichts; die Nachricht verschickt Ihr Mailprogramm, und beteiligt sind Ihr Mailanbieter und seiner.`,
				en: `Whether mails to ${name} are encrypted isn't stated on this site. The form itself transmits nothing; your own mail program sends the message, by way of your mail provider and his.`,
			},
		},
		{
			id: "portfolio/no-booking",
			open: true,
			answer: {
				de: `Eine Terminbuchung gibt es auf dieser Website nicht. Schreiben Sie ${name} über das Kontaktformular oder an ${email}, dann lässt sich ein Gespräch vereinbaren.`,
				en: `This site has no online booking. Write to ${name} through the contact form or at ${email}, and a call can be arranged.`,
			},
		},
	];
	return answers.map((answer) => ({ ...answer, links: [CONTACT_LINK] }));
}
