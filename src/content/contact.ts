/** Everything the contact form says, on the page and in the e-mail that it prepares. */
export const contact = {
	formLabel: "Projektanfrage",
	labels: {
		name: "Name",
		email: "E-Mail",
		company: "Unternehmen (optional)",
		message: "Nachricht",
	},
	requiredMark: "*",
	requiredNote: "* Pflichtfeld",
	submit: "Anfrage als E-Mail öffnen",
	errors: {
		nameMissing: "Bitte nennen Sie Ihren Namen.",
		emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse an, damit ich antworten kann.",
		emailMalformed: "Bitte geben Sie eine vollständige Adresse an, zum Beispiel name@example.com.",
		messageMissing: "Bitte schreiben Sie kurz, worum es geht.",
	},
	mail: {
		subject: (senderName: string) => `Projektanfrage von ${senderName}`,
		/** Where the browser prepares the mail without JavaScript and knows no name. */
		plainSubject: "Projektanfrage",
		greeting: (ownerName: string) => `Guten Tag ${ownerName},`,
		senderName: "Name",
		senderEmail: "E-Mail",
		senderCompany: "Unternehmen",
		/** Names of the headers where the mail is written out as text. */
		recipientHeader: "An",
		subjectHeader: "Betreff",
	},
	notice: {
		title: "E-Mail wird geöffnet",
		text: "Ihr Standard-Mailprogramm öffnet sich mit der vorausgefüllten Nachricht. Abgeschickt ist sie erst, wenn Sie dort auf Senden klicken.",
		nothingOpened:
			"Öffnet sich nichts? Ihr Text ist noch da: Kopieren Sie ihn und senden Sie ihn aus Ihrem Postfach im Browser.",
		tooLong:
			"Ihre Nachricht ist lang. Manche Mailprogramme öffnen so lange Vorlagen gekürzt oder gar nicht. Sicherer ist es, sie zu kopieren und selbst einzufügen.",
		copy: "Nachricht kopieren",
		copied: "Empfänger, Betreff und Text liegen in der Zwischenablage.",
		copyRefused:
			"Der Browser lässt das Kopieren nicht zu. Der Text ist markiert und lässt sich von Hand kopieren.",
		copySource: "Nachricht zum Kopieren",
		restore: "Text wieder einsetzen",
		dismiss: "Hinweis schließen",
	},
} as const;
