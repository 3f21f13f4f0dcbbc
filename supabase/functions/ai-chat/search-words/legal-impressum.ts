/** Search words of the sentences of legal/impressum; see `search-words.ts`. */
export const legalImpressum = {
	"Max Mustermann, Musterstraße":
		"Anschrift Adresse Wohnort Sitz Betreiber Inhaber Name Firmensitz Postadresse verantwortlich ladungsfähig address location owner based operator legal notice",
	"kontakt@example.com Kontaktformular LinkedIn":
		"E-Mail Mail erreichen anschreiben Nachricht Mailadresse schreiben contact reach message form address write",
	DE000000000:
		"USt-IdNr Steuernummer UID Mehrwertsteuer Umsatzsteuer-ID Steuer-ID Rechnungsangabe VAT number tax ID sales identification",
};
