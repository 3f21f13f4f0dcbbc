/** Search words of the sentences of legal/datenschutz; see `search-words.ts`. */
export const legalDatenschutz = {
	"{name}, ":
		"zuständig Betreiber Datenschutzverantwortlicher Ansprechpartner Anschrift Adresse Datenverantwortung controller responsible address operator GDPR contact",
	"Diese Website setzt":
		"Tracking Analyse Besucherzählung Webanalyse Statistik Cookie-Banner verfolgt getrackt Werbung ausspionieren analytics visitors banner tracked consent statistics",
	"Schriften, Bilder und":
		"Webfonts Schriftarten Fonts lokal eingebunden gehostet Fotos self-hosted images scripts locally hosted",
	"Von fremden Servern":
		"Drittanbieter CDN externe Ressourcen eingebettet Inhalte nachladen Dritte third-party external resources embedded loaded",
	"Es öffnet Ihr eigenes":
		"Formular abschicken gesendet Absenden übermittelt Kontaktanfrage form submit sent contact transmit email program",
	"Erst wenn Sie im Chat":
		"Chatbot Datenübertragung übermittelt Assistent Bot Absenden transmitted data sent message",
	"Die Seiten liegen bei": "Hosting Webhoster gehostet Provider Anbieter Server läuft hosted website",
	"Street, San Francisco": "Anschrift Hoster Sitz Amerika Kalifornien address seat California headquarters",
	"Ruft Ihr Browser eine":
		"Besucherdaten Zugriffsdaten Logdaten Referrer User-Agent erfasst Serverlog Browserkennung Hoster übertragen visit collected data agent access log recorded",
	"Ohne IP-Adresse lässt":
		"nötig Internetadresse technisch erforderlich Auslieferung Notwendigkeit required necessary deliver page technical",
	"GitHub speichert IP-Adressen":
		"Serverlogs Logfiles Hoster IP-Speicherung aufgezeichnet Sicherheitszweck logs stored security purpose record addresses",
	"Ich selbst habe auf":
		"Logfiles einsehen Speicherdauer Einblick Löschfrist Hoster Aufbewahrung ansehen access logs retention duration control",
	"Rechtsgrundlage ist Art. 6 Abs. 1 lit. f":
		"Rechtsgrund gesetzliche Grundlage erlaubt Hosting Berechtigung legal basis lawful GDPR article",
	"Mein berechtigtes Interesse":
		"Zweck Begründung Verfügbarkeit Grund legitimate interest purpose reason reliable availability",
	"GitHub verarbeitet die":
		"Amerika Drittland Datentransfer Ausland übertragen Vereinigte Staaten Datenexport Hoster transfer third country America adequacy decision standard contractual clauses abroad",
	"Das Kontaktformular setzt":
		"Formular funktioniert Eingaben Nachricht erstellt contact form works compose mail client program",
	"Bis Sie dort auf Senden":
		"Absenden übermittelt Entwurf gesendet abschicken lokal Bestätigen device leaves click",
	"die Website speichert":
		"gespeichert aufbewahren Formulardaten Formulareingaben Zwischenspeicherung save stored form input entries kept",
	"Schreiben Sie mir":
		"E-Mail Mail Kontaktdaten Absender Daten verwenden Zweck beantworten Anfrage personal data reply content",
	"Rechtsgrundlage ist Art. 6 Abs. 1 lit. b":
		"Rechtsgrund gesetzliche Grundlage Mail Anfrage Vertrag Vertragsanbahnung legal basis email contract inquiry lawful",
	"mein Interesse ist":
		"Zweck berechtigt Beantwortung Begründung legitimate interest purpose reply requested",
	"Beteiligt sind Ihr":
		"Mailprovider Empfänger E-Mail-Dienst Dritte mitlesen weitergeleitet provider involved recipients third parties",
	"Ich lösche Anfragen":
		"gelöscht Löschung Speicherdauer aufbewahrt Mails entfernt delete deleted retention emails inquiries",
	"sechs Jahre für Geschäftsbriefe":
		"Aufbewahrungsfrist Aufbewahrungsdauer Rechnungen Steuer Speicherdauer Vertrag gesetzlich Finanzamt archivieren retention years invoices tax business letters accounting",
	"Der Chat ist ein KI-System":
		"Chatbot Bot Maschine echte Person automatisch Roboter rede human real machine AI talking",
	"er sagt das vor der":
		"Hinweis Kennzeichnung Transparenzpflicht AI Act KI-Gesetz informiert Offenlegung transparency disclosure notice",
	"Seine Antworten können":
		"Haftung verlässlich stimmt Fehler Gewähr richtig Halluzination wrong answers reliable binding trust liability accurate mistakes",
	"Sie müssen ihn nicht":
		"Chat freiwillig Pflicht zwingend Alternative verzichten Assistenten optional voluntary use mandatory",
	"Schreiben Sie bitte":
		"Geheimnisse Daten personenbezogen sensibel eingeben Passwort privat Geschäftsgeheimnis erlaubt confidential sensitive personal data enter type secrets people",
	"Schicken Sie eine Nachricht":
		"Chatbot Verlauf Server Datenübermittlung Anbieter gesendet Chatverlauf Umfang Singapore backend transmitted history last ten messages chat data sent",
	"Supabase verarbeitet die":
		"Auftragsverarbeiter AVV Dienstleister Logdaten Chat-Backend Vertrag Speicherdauer processor data agreement connection logs retention",
	"Die Funktion antwortet":
		"Wissen Quelle Wissensbasis Chatbot Inhalte Datenquelle source knowledge base answers content",
	"Ist ein KI-Dienst angeschlossen":
		"Sprachmodell LLM externe weitergeleitet übergeben Chatbot Eingabe Verlauf weitergegeben language model forwarded question passed history AI service",
	"Vorgesehen ist dafür":
		"Sprachmodell Chatbot KI-Anbieter Firma Modell Anschrift LLM provider model behind address AI company",
	"Ihre IP-Adresse erhält":
		"anonym identifizieren Weitergabe Sprachmodell weitergegeben anonymous address forwarded passed AI provider identify",
	"Was er mit Ihrem Text":
		"Training Nutzungsbedingungen Speicherdauer Kontrolle KI-Anbieter verwendet trained retention terms control AI provider data use",
	"Die Funktion speichert":
		"Chatverlauf gespeichert aufgezeichnet Gespräche mitlesen protokolliert Unterhaltung stored chat saved conversations recorded logged questions read",
	"Ihr Protokoll hält":
		"Logdaten aufgezeichnet erfasst Chat-Protokoll Metadaten Antwortzeit Umfang Logging log metadata recorded language timing response logged",
	"Daraus zähle ich, wie":
		"Auswertung Zweck Statistik Verbesserung Qualität ausgewertet Protokoll evaluation statistics purpose improve quality answered count",
	"Damit niemand den Dienst":
		"Missbrauchsschutz Ratenbegrenzung Limit Spam Flut Anfragen Überlastung Nachrichtenlimit rate abuse flood requests overload",
	"Dafür bildet sie aus":
		"IP-Speicherung gehasht pseudonymisiert anonymisiert Ratenbegrenzung gespeichert hash stored pseudonymous rate limit counter",
	"Nach 24 Stunden zählt":
		"Dauer Tag Frist abgelaufen Speicherdauer Zähler Ratenlimit zurückgesetzt day expires limit reset hours counter",
	"gelöscht wird er bei":
		"Löschung entfernt Löschzeitpunkt IP-Hash Zählerdaten deleted removed hash cleanup subsequent request",
	"Für den Fall, dass":
		"Ausfall Fallback Ersatz RAM Störung Ratenbegrenzung outage memory fails counting down",
	"dieser Eintrag vergeht":
		"flüchtig gelöscht verschwindet RAM Neustart volatile disappears restart memory removed",
	"Sie möchten eine Auskunft":
		"Rechtsgrund gesetzliche Grundlage Chatbot berechtigtes Interesse Zweck legal basis legitimate interest abuse lawful",
	"Empfänger außerhalb der":
		"Drittland Ausland Datentransfer Asien Amerika Datenexport Chat übermittelt Übertragung third country transfer abroad outside adequacy standard contractual clauses",
	"Was die Website auf":
		"Gerätespeicher lokal gespeichert Endgerät Rechner Speicherung Browserdaten Zweck stored device locally local storage browser computer",
	"Eine Einwilligung ist":
		"Zustimmung Cookie-Banner Einverständnis Erlaubnis Cookiehinweis consent banner required permission opt-in missing",
	"helle oder dunkle Darstellung":
		"Dunkelmodus Darkmode Design Theme Farbmodus Einstellung gemerkt dark light setting stored preference",
	"Der Eintrag entsteht":
		"Scrollposition Lesestelle Dark-Mode-Einstellung Speicherdauer dauerhaft zurückspringen Sitzungsspeicher back remembered persists deleted",
	"die Sitzung nach einer": "Login einloggen Sitzungsdaten Browser-Tab schließen session ends closed",
	"Da diese Website keine":
		"Login Benutzerkonto registrieren einloggen Account Kundenbereich register user sign-in",
	"Das Gespräch mit dem":
		"Chatverlauf gespeichert verschwindet wiederfinden Reload Unterhaltung geladen verloren chat history gone lost refresh conversation memory saved",
	"Der Lebenslauf und": "CV externe Links Social Media Werdegang gehostet resume external hosted",
	"Daten gehen dorthin":
		"Klick übertragen externe Datenübermittlung Verlinkung click external data transferred",
	"dann gelten die Regeln":
		"Drittanbieter Datenschutzbestimmungen externe Seiten Verantwortung verlinkt third-party privacy policy applies external provider rules",
	"Sie haben das Recht":
		"Betroffenenrechte Daten einsehen anfordern Einsicht korrigieren Kopie herausgeben Antrag Betroffener rights access delete privacy rectification erasure portability request",
	"Soweit ich Daten auf":
		"Einspruch ablehnen untersagen stoppen Widerspruchsrecht verbieten Nutzung object refuse stop processing opt-out",
	"Sie sind weder gesetzlich":
		"Pflicht freiwillig angeben zwingend Bereitstellung Preisgabe obligation obliged voluntary provide data",
	"Entscheidungen, die allein":
		"Scoring Algorithmus Profilbildung Einzelfallentscheidung automated decision-making algorithm",
	"Sie können sich bei":
		"Datenschutzbehörde Beschwerdestelle melden Behörde Datenschutzbeauftragter Verstoß anzeigen wenden complaint complain supervisory authority report data protection regulator",
};
