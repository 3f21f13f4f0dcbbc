import type { InLanguage } from "./types.ts";

/** All text of the contact form and its e-mail. */
export const contact = {
	formLabel: { de: "Projektanfrage", en: "Project enquiry" },
	/** Of the form's fields, and of the sender's lines in the mail. */
	labels: {
		name: { de: "Name", en: "Name" },
		email: { de: "E-Mail", en: "Email" },
		company: { de: "Unternehmen", en: "Company" },
		message: { de: "Nachricht", en: "Message" },
	},
	optional: { de: " (optional)", en: " (optional)" },
	/** Above the message. */
	messageHint: {
		de: "Am besten kann ich antworten, wenn Sie Ziel, Termin und eingesetzte Systeme nennen.",
		en: "I can answer best if you mention your goal, your dates and the systems in use.",
	},
	requiredNote: { de: "* Pflichtfeld", en: "* required" },
	submit: { de: "Anfrage als E-Mail öffnen", en: "Open enquiry as an email" },
	errors: {
		nameMissing: { de: "Bitte geben Sie Ihren Namen an.", en: "Please enter your name." },
		emailMissing: {
			de: "Bitte geben Sie Ihre E-Mail-Adresse an, damit ich antworten kann.",
			en: "Please enter your email address so that I can reply.",
		},
		emailMalformed: {
			de: "Bitte geben Sie eine vollständige E-Mail-Adresse an, zum Beispiel name@example.com.",
			en: "Please enter a full address, such as name@example.com.",
		},
		messageMissing: {
			de: "Bitte schreiben Sie kurz, worum es geht.",
			en: "Please say briefly what this is about.",
		},
	},
	mail: {
		subject: { de: "Projektanfrage von {name}", en: "Project enquiry from {name}" },
		/** Subject without JavaScript, when the sender's name is unknown. */
		plainSubject: { de: "Projektanfrage", en: "Project enquiry" },
		greeting: { de: "Guten Tag {name},", en: "Hello {name}," },
		/** Names of the headers in the mail's plain text. */
		recipientHeader: { de: "An", en: "To" },
		subjectHeader: { de: "Betreff", en: "Subject" },
	},
	notice: {
		title: { de: "E-Mail wird geöffnet", en: "Opening your email" },
		text: {
			de: "Ihr Standard-Mailprogramm öffnet sich mit der vorausgefüllten Nachricht. Abgeschickt ist sie erst, wenn Sie dort auf „Senden“ klicken.",
			en: "Your default email program opens with the message filled in. Nothing is sent until you press Send there.",
		},
		nothingOpened: {
			de: "Öffnet sich nichts? Ihr Text ist noch da: Kopieren Sie ihn und senden Sie ihn aus Ihrem Postfach im Browser.",
			en: "Nothing opened? Your text is still here: copy it and send it from your webmail.",
		},
		tooLong: {
			de: "Ihre Nachricht ist lang. Manche Mailprogramme öffnen so lange Texte gekürzt oder gar nicht. Sicherer ist es, sie zu kopieren und selbst einzufügen.",
			en: "Your message is long. Some email programs cut drafts of this length short or refuse them. It is safer to copy the text and paste it in yourself.",
		},
		copy: { de: "Nachricht kopieren", en: "Copy message" },
		copied: {
			de: "Empfänger, Betreff und Text liegen in der Zwischenablage.",
			en: "Recipient, subject and text have been copied.",
		},
		copyRefused: {
			de: "Der Browser lässt das Kopieren nicht zu. Der Text ist markiert und lässt sich von Hand kopieren.",
			en: "Your browser doesn’t allow copying. The text is selected, so you can copy it by hand.",
		},
		copySource: { de: "Nachricht zum Kopieren", en: "Message to copy" },
		restore: { de: "Text wieder einsetzen", en: "Put the text back" },
		dismiss: { de: "Hinweis schließen", en: "Close notice" },
	},
} as const;

/** The form's text in one language. */
export type ContactWords = InLanguage<typeof contact>;
