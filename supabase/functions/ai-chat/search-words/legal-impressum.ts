/** Search words of the sentences of legal/impressum; see `search-words.ts`. */
export const legalImpressum = {
	"{name}, ":
		"Anschrift Adresse Wohnort Sitz Betreiber Inhaber Name Firmensitz Postadresse verantwortlich ladungsfähig address location owner based operator legal notice",
	"{email} ":
		"E-Mail Mail erreichen anschreiben Nachricht Mailadresse schreiben contact reach message form address write",
	"{vatId}":
		"USt-IdNr Steuernummer UID Mehrwertsteuer Umsatzsteuer-ID Steuer-ID Rechnungsangabe VAT number tax ID sales identification",
};
