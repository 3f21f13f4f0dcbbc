/** Search words of the sentences of legal/impressum; see `search-words.ts`. */
export const legalImpressum = {
	"Max Mustermann, Musterstraße":
		"Anschrift Adresse Wohnort Sitz Betreiber Inhaber Name Firmensitz Postadresse verantwortlich ladungsfähig address location owner based operator legal notice Straße Hausnummer Postleitzahl PLZ Stadt Land wohnen sitzen ansässig Büro Brief street city office",
	"kontakt@example.com Kontaktformular LinkedIn":
		"E-Mail Mail erreichen anschreiben Nachricht Mailadresse schreiben contact reach message form address write kontaktieren melden Kontaktdaten Kontaktaufnahme Ansprechpartner anfragen Anfrage Profil Kontaktweg Social-Media email inquiry channel profile",
	DE000000000:
		"USt-IdNr Steuernummer UID Mehrwertsteuer Umsatzsteuer-ID Steuer-ID Rechnungsangabe VAT number tax ID sales identification Finanzamt Rechnung Steuer MwSt UStID Umsatzsteuernummer Buchhaltung Kreditor Lieferantenanlage besteuern invoice billing vendor accounting",
};
