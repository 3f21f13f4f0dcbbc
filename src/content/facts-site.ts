import type { Fact, Localized } from "./types.ts";

/**
 * Answers about the assistant, the website and its data. The texts may name values, such as `{name}`; `src/pages/values.ts` lists them.
 */
export const siteFacts: readonly Fact<Localized>[] = [
	{
		id: "weaknesses",
		about: {
			de: "Schwächen, Grenzen, nicht können, Nachteile, Lücken, Misserfolge",
			en: "weaknesses, limits, bad at, drawbacks, gaps, failures",
		},
		answer: {
			de: "Schwächen nennt diese Website nicht. Fragen Sie {name} im Erstgespräch danach, oder mich nach einer bestimmten Technologie; ob hier etwas dazu steht, sage ich Ihnen.",
			en: "This site mentions no weaknesses. Ask {name} about them in a first conversation, or ask me about a particular technology, and I’ll say whether it is mentioned.",
		},
		links: ["/#contact", "/#about"],
		open: true,
	},
	{
		id: "private",
		about: {
			de: "privat, Familie, Alter, Hobbys, Geburtstag, verheiratet, Kinder, Religion, Politik",
			en: "private life, family, age, hobbies, birthday, married, children, religion, politics",
		},
		answer: {
			de: "Über Privates sagt diese Website nichts, und ich rate nicht. Zur Arbeit von {name} kann ich Ihnen mehr sagen.",
			en: "This site says nothing about private matters, and I won’t guess. I can tell you more about {name}’s work.",
		},
		links: ["/#about"],
		open: true,
	},
	{
		id: "photo",
		about: { de: "Foto, Bild, Porträt, Aussehen", en: "photo, picture, portrait, headshot, looks" },
		answer: {
			de: "Ein Foto von {portrayed} steht auf der Startseite.",
			en: "There is a photo of {portrayed} on the home page.",
		},
		none: {
			answer: {
				de: "Ein Foto von {name} gibt es auf dieser Website nicht. Wenn Sie eines brauchen, fragen Sie über das Kontaktformular danach.",
				en: "There is no photo of {name} on this site. If you need one, ask for it through the contact form.",
			},
			links: ["/#about", "/#contact"],
			open: true,
		},
		links: ["/#about"],
	},
	{
		id: "message",
		about: {
			de: "ausrichten, Nachricht hinterlassen, weitergeben, Bescheid sagen, weiterleiten",
			en: "pass on a message, leave a message, forward, let someone know, take a note",
		},
		answer: {
			de: "Ich kann nichts ausrichten, und {name} liest hier nicht mit. Schreiben Sie Ihre Nachricht ins Kontaktformular oder an {mailLink}.",
			en: "I can’t pass anything on, and {name} doesn’t read this chat. Send your message through the contact form or to {mailLink}.",
		},
		links: ["/#contact"],
	},
	{
		id: "form",
		about: {
			de: "Kontaktformular, Formular, Pflichtfelder, Unternehmen optional, absenden, Anhang, Datei",
			en: "contact form, required fields, company optional, submit, attachment, attach a file",
		},
		answer: {
			de: "Das Formular öffnet Ihr Mailprogramm mit dem fertigen Text; gesendet wird erst, wenn Sie dort auf „Senden“ klicken. Die Website speichert davon nichts auf einem Server; was Sie eintippen, behält nur der Tab Ihres Browsers, bis Sie ihn schließen. Pflicht sind Name, E-Mail und Nachricht, das Unternehmen ist optional. Dateien hängen Sie im Mailprogramm an.",
			en: "The form opens your email program with the text filled in; nothing is sent until you press Send there. The site stores none of it on a server; only the tab of your browser keeps what you type, until you close it. Name, email and message are required, the company is optional. Attach files in the email program.",
		},
		links: ["/#contact", "/datenschutz"],
	},
	{
		id: "form-trouble",
		about: {
			de: "Formular geht nicht, nichts öffnet sich, Mailprogramm fehlt, Fehler beim Senden, Text kopieren, zu lang",
			en: "form doesn’t work, nothing opens, no mail program, can’t submit, copy the text, too long",
		},
		answer: {
			de: "Öffnet sich nichts, ist auf Ihrem Gerät vermutlich kein Mailprogramm eingerichtet. Ihr Text bleibt im Formular: Kopieren Sie alles und senden Sie es aus Ihrem Postfach an {mailLink}. So geht es auch mit sehr langen Nachrichten.",
			en: "If nothing opens, your device probably has no email program set up. Your text stays in the form: copy it and send it from your webmail to {mailLink}. That also works for very long messages.",
		},
		links: ["/#contact"],
	},
	{
		id: "urgent",
		about: {
			de: "dringend, Notfall, sofort, Ausfall, Störung, heute noch, Hilfe",
			en: "urgent, emergency, immediately, outage, right now, today, help",
		},
		answer: {
			de: "Schreiben Sie gleich an {mailLink} oder über das Kontaktformular: was betroffen ist, seit wann und wie Sie zu erreichen sind. Ob {name} gerade erreichbar ist, weiß ich nicht.",
			en: "Write right away to {mailLink} or through the contact form: what is affected, since when, and how to reach you. I can’t tell whether {name} is available right now.",
		},
		links: ["/#contact"],
	},
	{
		id: "promise",
		about: {
			de: "Garantie, Zusage, versprechen, verbindlich, Gewährleistung, Erfolg",
			en: "guarantee, promise, commitment, binding, warranty, success",
		},
		answer: {
			de: "Ich kann nichts zusagen und nichts garantieren. Was verbindlich gelten soll, vereinbaren Sie mit {name} selbst, am besten über das Kontaktformular.",
			en: "I can’t promise or guarantee anything. Anything binding has to be agreed with {name} directly, ideally through the contact form.",
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "proposal",
		about: {
			de: "Angebot, Offerte, Kooperation, Partnerschaft, Einladung, Vorschlag, Werbung, Jobangebot",
			en: "proposal, offer, cooperation, partnership, invitation, advertising, job offer",
		},
		answer: {
			de: "Ein Angebot erstellen oder eines annehmen kann nur {name} selbst. Schreiben Sie über das Kontaktformular oder an {mailLink}, worum es geht.",
			en: "Only {name} can make an offer or accept one. Use the contact form or write to {mailLink} to say what it is about.",
		},
		links: ["/#contact"],
	},
	{
		id: "complaint",
		about: {
			de: "Beschwerde, beschweren, unzufrieden, Kritik, Ärger, Reklamation, enttäuscht",
			en: "complaint, complain, dissatisfied, criticism, bad work, disappointed",
		},
		answer: {
			de: "Das tut mir leid; hier im Chat lässt es sich nicht klären. Bitte schreiben Sie {name} direkt an {mailLink} oder über das Kontaktformular.",
			en: "I’m sorry to hear that; I can’t settle it in this chat. Please write to {name} directly at {mailLink} or through the contact form.",
		},
		links: ["/#contact"],
	},
	{
		id: "bot",
		about: {
			de: "Bot, Mensch, Maschine, KI, Chatbot, wer bist du, mit wem rede ich",
			en: "bot, human, machine, AI, chatbot, who are you, am I talking to a person",
		},
		answer: {
			de: "Ich bin der Assistent dieser Website, ein KI-System und kein Mensch. {name} liest hier nicht mit.",
			en: "I’m the assistant of this site, an AI system and not a human. {name} doesn’t read this chat.",
		},
		links: ["/datenschutz"],
	},
	{
		id: "capabilities",
		about: {
			de: "was kannst du, Hilfe, Beispielfragen, wobei helfen, Themen",
			en: "what can you do, help, example questions, topics, how can you assist",
		},
		answer: {
			de: "Ich beantworte Fragen zu {name}: zu Leistungen, Erfahrung, Technologien und zum Kontakt. Auch Fachbegriffe erkläre ich.",
			en: "I answer questions about {name}: services, experience, technologies and how to get in touch. I also explain technical terms.",
		},
		links: ["/#services", "/#experience"],
	},
	{
		id: "assistant",
		about: {
			de: "wie funktioniert der Assistent, welches Modell, ChatGPT, Sprachmodell, Quellen, Fehler, verlässlich",
			en: "how does the assistant work, which model, ChatGPT, language model, sources, mistakes, reliable",
		},
		answer: {
			de: "Ich bin ein KI-System, und was ich über {name} sage, stammt aus den Texten dieser Website. Ist ein KI-Dienst angeschlossen, formuliert er die Antworten; vorgesehen ist {ai.shortName}, das Modell nennt die Website nicht. Meine Antworten können Fehler enthalten und sind keine verbindliche Auskunft.",
			en: "I’m an AI system, and what I say about {name} comes from the text of this site. Where an AI service is connected, it puts the answers into words; {ai.shortName} is the intended provider, and the site doesn’t name the model. My answers can be wrong and are not binding.",
		},
		none: {
			answer: {
				de: "Was ich über {name} sage, stammt aus den Texten dieser Website; einen KI-Dienst nennt sie nicht. Meine Antworten können Fehler enthalten und sind keine verbindliche Auskunft.",
				en: "What I say about {name} comes from the text of this site, which names no AI service. My answers can be wrong and are not binding.",
			},
			links: ["/datenschutz", "/projects/overview"],
		},
		links: ["/datenschutz", "/projects/overview"],
	},
	{
		id: "chat-use",
		about: {
			de: "Chat kostenlos, Anmeldung, Registrierung, Konto, freiwillig, ohne Login",
			en: "chat free of charge, sign in, registration, account, optional, without login",
		},
		answer: {
			de: "Sie können die Website lesen und den Chat benutzen, ohne sich anzumelden; ein Preis dafür ist nicht genannt. Sie müssen den Chat nicht benutzen; das Kontaktformular ist ein anderer Weg.",
			en: "You can read this site and use the chat without signing in; the site mentions no charge. You don’t have to use the chat: there is also the contact form.",
		},
		links: ["/datenschutz", "/#contact"],
	},
	{
		id: "confidential",
		about: {
			de: "Vertrauliches, Betriebsgeheimnisse, Passwörter, Kundendaten in den Chat schreiben",
			en: "confidential, trade secrets, passwords, customer data in the chat",
		},
		answer: {
			de: "Nein, bitte schreiben Sie nichts in den Chat, was vertraulich ist oder andere Personen betrifft. Dafür ist das Kontaktformular oder eine E-Mail der bessere Weg.",
			en: "No, please don’t write anything here that is confidential or concerns other people. The contact form or an email is a better place for that.",
		},
		links: ["/datenschutz", "/#contact"],
	},
	{
		id: "privacy",
		about: {
			de: "Datenschutz, DSGVO, was passiert mit meinen Daten im Chat, wohin geht meine Nachricht, Empfänger, wer liest mit",
			en: "privacy, GDPR, what happens to my data in the chat, where does my message go, recipients, who reads it",
		},
		answer: {
			de: "Ihre Nachricht geht an eine Serverfunktion bei {backend.shortName}, wird dort im Auftrag von {name} verarbeitet und nicht gespeichert. Ist ein KI-Dienst angeschlossen, bekommt auch dieser Ihre Frage, Teile des Gesprächs, die Seite, auf der Sie sind, und passende Textstellen, aber nicht Ihre IP-Adresse; vorgesehen ist {ai.shortName}, und wie lange der Text dort bleibt, bestimmen dessen Bedingungen.",
			en: "Your message goes to a server function at {backend.shortName}, where it is processed on behalf of {name} and not stored. Where an AI service is connected ({ai.shortName} is intended), it receives your question, parts of the conversation, the page you are on and matching passages too, but not your IP address; its own terms decide how long the text stays there.",
		},
		none: {
			answer: {
				de: "Ihre Nachricht geht an eine Serverfunktion bei {backend.shortName}, wird dort im Auftrag von {name} verarbeitet und nicht gespeichert. Einen KI-Dienst, an den sie weiterginge, nennt die Website nicht.",
				en: "Your message goes to a server function at {backend.shortName}, where it is processed on behalf of {name} and not stored. The site names no AI service that it would be passed on to.",
			},
			links: ["/datenschutz"],
		},
		links: ["/datenschutz"],
	},
	{
		id: "chat-storage",
		about: {
			de: "Chat gespeichert, Verlauf, Protokoll, wie lange, gelöscht, neu laden, andere Besucher",
			en: "chat stored, history, log, how long, deleted, reload, other visitors",
		},
		answer: {
			de: "Das Gespräch behält nur dieser Tab Ihres Browsers, auch wenn Sie die Seite neu laden. Es ist weg, sobald Sie ihn schließen. Die Funktion des Chats speichert weder Fragen noch Antworten; im Protokoll steht kein Wort von Ihnen. Von anderen Besuchern weiß ich nichts.",
			en: "The conversation is kept only in this tab of your browser, even if you reload the page. It is gone as soon as you close the tab. The chat’s function stores neither questions nor answers, and its log contains none of your words. I know nothing about other visitors.",
		},
		links: ["/datenschutz"],
	},
	{
		id: "data-location",
		about: {
			de: "Serverstandort, Drittland, USA, EU, Daten im Ausland, Sitz der Anbieter, Hoster",
			en: "server location, third country, USA, EU, data transfer abroad, seat of the providers",
		},
		answer: {
			de: "Die Seiten liefert {host.shortName} aus ({host.address}), die Funktion des Chats läuft bei {backend.shortName} ({backend.address}). {law.transfer} Wo die Server stehen, sagt die Datenschutzerklärung nicht.",
			en: "The pages are served by {host.shortName} ({host.address}), and the chat’s function runs at {backend.shortName} ({backend.address}). {law.transfer} The privacy notice doesn’t say where the servers are.",
		},
		links: ["/datenschutz"],
	},
	{
		id: "ip-address",
		about: {
			de: "IP-Adresse, Hashwert, Protokolle, Missbrauch, Aufrufe zählen, 24 Stunden",
			en: "IP address, hash, logs, abuse, count calls, rate limit, 24 hours",
		},
		answer: {
			de: "Beim Aufruf einer Seite erfährt {host.shortName} Ihre IP-Adresse, und im Chat geht die Adresse an {backend.shortName}, aber an keinen KI-Dienst. Gegen Überlastung zählt der Chat Aufrufe mit einem Hashwert der Adresse, der jeden Tag ein anderer ist; nach gut 24 Stunden ist der Eintrag gelöscht.",
			en: "When you load a page, {host.shortName} receives your IP address; in the chat, it goes to {backend.shortName}, but to no AI service. To prevent overload, the chat counts requests under a hash of the address that changes daily; the entry is deleted about 24 hours later.",
		},
		links: ["/datenschutz"],
	},
	{
		id: "visit-data",
		about: {
			de: "welche Daten beim Besuch, Seitenaufruf, Browser, Server-Logs",
			en: "what data on a visit, page view, browser, server logs",
		},
		answer: {
			de: "Beim Aufruf einer Seite erfährt {host.shortName}, wo die Seiten liegen, Ihre IP-Adresse, den Zeitpunkt, die aufgerufene und die zuvor besuchte Adresse und die Kennung Ihres Browsers. Besuche misst die Website nicht.",
			en: "When you load a page, {host.shortName}, which serves it, receives your IP address, the time, the address of the page and of the one before it, and which browser you use. The site doesn’t measure visits.",
		},
		links: ["/datenschutz"],
	},
	{
		id: "tracking",
		about: {
			de: "Cookies, Tracking, Analyse, Statistik, Cookie-Banner, Einwilligung, Schriften, fremde Server",
			en: "cookies, tracking, analytics, statistics, cookie banner, consent, fonts, third parties",
		},
		answer: {
			de: "Diese Website setzt keine Cookies und misst keine Besuche; eine Einwilligung ist nicht nötig. Schriften, Bilder und Skripte kommen von der Website selbst, nichts von fremden Servern.",
			en: "This site sets no cookies and doesn’t measure visits; no consent is needed. Fonts, images and scripts come from the site itself, nothing from third parties.",
		},
		links: ["/datenschutz"],
	},
	{
		id: "inquiry-data",
		about: {
			de: "Daten im Kontaktformular, meine Mail, Anfrage aufbewahren, löschen, Aufbewahrungsfrist, verschlüsselt",
			en: "data in the contact form, my email, how long are enquiries kept, retention, encrypted",
		},
		answer: {
			de: "Das Formular speichert nichts auf einem Server: Ihren Text behält nur der Tab Ihres Browsers, bis Sie ihn schließen, und das Formular übergibt ihn Ihrem Mailprogramm. Ihre Mail dient {name} zur Antwort und wird gelöscht, sobald die Anfrage erledigt ist; wird ein Auftrag daraus, gelten die gesetzlichen Fristen: {law.retention}.",
			en: "The form stores nothing on a server: only the tab of your browser keeps your text, until you close it, and the form hands it to your email program. {name} uses your email to reply and deletes it once the enquiry is settled; if it leads to an assignment, it is kept as long as the law requires: {law.retention}.",
		},
		links: ["/datenschutz", "/#contact"],
	},
	{
		id: "data-controller",
		about: {
			de: "Verantwortlicher, Datenschutzbeauftragter, verantwortlich für die Datenverarbeitung",
			en: "controller, data protection officer, responsible for data processing",
		},
		answer: {
			de: "Verantwortlich für den Datenschutz ist {name}, {street}, {town}, {country}, {mailLink}. Einen eigenen Datenschutzbeauftragten nennt die Website nicht.",
			en: "The data controller is {name}, {street}, {town}, {country}, {mailLink}. The site names no separate data protection officer.",
		},
		links: ["/datenschutz"],
	},
	{
		id: "data-rights",
		about: {
			de: "meine Rechte, Auskunft, Löschung, Berichtigung, Widerspruch, widersprechen, Daten löschen lassen",
			en: "my rights, access, erasure, rectification, objection, object, have my data deleted",
		},
		answer: {
			de: "{law.rights} {law.objection} Eine Nachricht an {mailLink} genügt.",
			en: "{law.rights} {law.objection} A message to {mailLink} is enough.",
		},
		links: ["/datenschutz"],
	},
	{
		id: "data-complaint",
		about: {
			de: "Aufsichtsbehörde, Beschwerde über den Datenschutz, Datenschutzbehörde, Landesbeauftragte",
			en: "supervisory authority, complaint about data protection, regulator",
		},
		answer: {
			de: "{law.complaint} {law.authority.name}, {law.authority.street}, {law.authority.city}.",
			en: "{law.complaint} {law.authority.name}, {law.authority.street}, {law.authority.city}.",
		},
		links: ["/datenschutz"],
	},
	{
		id: "legal-basis",
		about: {
			de: "Rechtsgrundlage, DSGVO, Datenschutzgesetz, berechtigtes Interesse, Auftragsverarbeitung",
			en: "legal basis, Art. 6 GDPR, legitimate interest, lawful, processor",
		},
		answer: {
			de: "{law.basis}",
			en: "{law.basis}",
		},
		links: ["/datenschutz"],
	},
	{
		id: "legal",
		about: {
			de: "Betreiber, Betreiberin, Inhaber, Inhaberin, Anschrift, Adresse, Büro, Umsatzsteuer-ID, USt-IdNr., {law.taxNumber}, Steuernummer, Handelsregister, Firmenbuch, Rechtsform, Einzelunternehmen, GmbH",
			en: "owner of the site, address, office, street, VAT number, tax number, company register, legal form, limited company, sole trader, trading name",
		},
		answer: {
			de: "Diese Website betreibt {provider}; die Anschrift ist {street}, {town}, {country}. Die {law.taxNumber} ist {vatId}; weitere Pflichtangaben stehen im Impressum, aber keine Steuernummer.",
			en: "This site is run by {provider}; the postal address is {street}, {town}, {country}. The {law.taxNumber} is {vatId}; the legal notice has the other details that the law requires, but no tax number.",
		},
		none: {
			answer: {
				de: "Diese Website betreibt {provider}; die Anschrift ist {street}, {town}, {country}. Eine {law.taxNumber} oder eine Steuernummer nennt die Website nicht; weitere Pflichtangaben stehen im Impressum.",
				en: "This site is run by {provider}; the postal address is {street}, {town}, {country}. The site names no {law.taxNumber} or tax number; the legal notice has the other details that the law requires.",
			},
			links: ["/impressum"],
		},
		links: ["/impressum"],
	},
	{
		id: "imprint",
		about: {
			de: "Impressum, verantwortlich für den Inhalt, V.i.S.d.P., Medieninhaber, {law.imprint}, Anbieterkennzeichnung, Gesetz",
			en: "imprint, legal notice, responsible for the content, law of the imprint",
		},
		answer: {
			de: "Verantwortlich für den Inhalt dieser Website ist {name}, {street}, {town}, {country}. Das Impressum nennt Anschrift, Kontakt und die übrigen Angaben nach {law.imprint}.",
			en: "{name}, {street}, {town}, {country}, is responsible for the content of this site. The legal notice gives the address, contact details and whatever else the law requires: {law.imprint}.",
		},
		links: ["/impressum"],
	},
	{
		id: "site-built",
		about: {
			de: "wie ist die Website gebaut, Technik der Website, gehostet, Hosting, Quelltext, Framework",
			en: "how is this website built, its tech stack, hosted, hosting, source code, framework",
		},
		answer: {
			de: "Die Seiten sind mit React gebaut, liegen als fertiges HTML bereit und werden von {host.shortName} ausgeliefert. Der Assistent läuft als Edge Function bei {backend.shortName}. Ob der Quelltext öffentlich ist, steht hier nicht.",
			en: "The pages are built with React, prerendered as plain HTML and served by {host.shortName}. The assistant runs as an edge function at {backend.shortName}. Whether the source code is public isn’t stated here.",
		},
		links: ["/projects/overview", "/datenschutz"],
	},
	{
		id: "pages",
		about: {
			de: "Seiten, Sitemap, Unterseiten, Aufbau der Website, wo finde ich was",
			en: "pages, sitemap, sections, structure of the site, where to find what",
		},
		answer: {
			de: "Die Startseite stellt {name} vor. Eigene Seiten gibt es zu Leistungen ({serviceCount}), Kundenprojekten ({projectCount}) und Zertifikaten ({certificateCount}), dazu eine Projektübersicht; das Impressum, die Datenschutzerklärung und Weiteres sind unten auf jeder Seite verlinkt.",
			en: "The home page introduces {name}. There are pages on services ({serviceCount}), client projects ({projectCount}) and certifications ({certificateCount}), and a project overview; the legal notice, the privacy notice and more are linked at the bottom of every page.",
		},
		none: {
			answer: {
				de: "Die Startseite stellt {name} vor. Das Impressum, die Datenschutzerklärung und Weiteres sind unten auf jeder Seite verlinkt.",
				en: "The home page introduces {name}. The legal notice, the privacy notice and more are linked at the bottom of every page.",
			},
			links: ["/"],
		},
		links: ["/", "/#services", "/projects/overview"],
	},
	{
		id: "accessibility",
		about: {
			de: "Barrierefreiheit, barrierefrei, Screenreader, BITV, BFSG, Sehbehinderung, große Schrift",
			en: "accessibility, accessible, screen reader, WCAG, visually impaired, larger text",
		},
		answer: {
			de: "Zur Barrierefreiheit sagt diese Website nichts. Wenn Ihnen etwas im Weg ist oder Sie einen Text in anderer Form brauchen, schreiben Sie an {mailLink}.",
			en: "This site says nothing about accessibility. If something is in your way or you need a text in another format, write to {mailLink}.",
		},
		links: ["/#contact"],
		open: true,
	},
	{
		id: "color-mode",
		about: {
			de: "Dunkelmodus, hell, dunkel, Darstellung umschalten, Farben",
			en: "dark mode, light mode, switch appearance, colours, theme",
		},
		answer: {
			de: "Ja, die Website lässt sich oben zwischen heller und dunkler Darstellung umschalten. Was Sie wählen, merkt sich nur Ihr Browser.",
			en: "Yes, you can switch between a light and a dark appearance at the top of the site. Only your browser remembers what you choose.",
		},
		links: ["/datenschutz"],
	},
	{
		id: "report",
		about: {
			de: "Fehler melden, Tippfehler, Link kaputt, Sicherheitslücke melden, Hinweis zur Website",
			en: "report a bug, typo, broken link, report a security issue, vulnerability, feedback on the site",
		},
		answer: {
			de: "Danke für den Hinweis; weitergeben kann ich hier nichts. Bitte schreiben Sie kurz an {mailLink}, auch bei einer Sicherheitslücke.",
			en: "Thanks for pointing that out; I can’t pass it on from here. Please drop a line to {mailLink}; that goes for security issues too.",
		},
		links: ["/#contact"],
	},
];
