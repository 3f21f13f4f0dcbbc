import { type LegalPage, PRIVACY_LABEL, PRIVACY_PATH } from "./legal.ts";
import type { Language, Localized } from "./types.ts";

/** The privacy notice, in the site's first language. */
export const privacy: Readonly<Record<Language, LegalPage<Localized>>> = {
	de: {
		language: "de",
		path: PRIVACY_PATH,
		label: PRIVACY_LABEL,
		title: "Datenschutzerklärung",
		meta: {
			title: "Datenschutzerklärung",
			description:
				"Welche Daten beim Besuch dieser Website, bei einer Anfrage und im Chat mit dem KI-Assistenten anfallen, wohin sie gehen und wann sie gelöscht werden.",
		},
		lead: "Sie können diese Website lesen, ohne sich anzumelden oder Ihren Namen zu nennen. Was dabei technisch anfällt und was geschieht, wenn Sie mir schreiben oder den KI-Assistenten fragen, steht hier. Stand: {privacyAsOf}.",
		sections: [
			{
				id: "verantwortlicher",
				title: "Verantwortlicher",
				paragraphs: ["{law.controller}"],
				address: ["{name}", "{street}", "{town}", "{country}"],
				links: [{ label: "{email}", href: "mailto:{email}" }],
			},
			{
				id: "kurz",
				title: "Das Wichtigste in Kürze",
				items: [
					"Diese Website setzt keine Cookies und misst keine Besuche.",
					"Schriften, Bilder und Skripte kommen von der Website selbst. Von fremden Servern wird nichts geladen.",
					"Das Kontaktformular überträgt nichts: Es öffnet Ihr eigenes Mailprogramm.",
					"Erst wenn Sie im Chat eine Nachricht abschicken, erhält ein weiterer Server Daten von Ihnen.",
				],
			},
			{
				id: "aufruf",
				title: "Aufruf der Website",
				paragraphs: [
					"Die Seiten liegen bei {host.service}, einem Dienst der {host.name}, {host.address}. Ruft Ihr Browser eine Seite auf, erfährt {host.shortName} Ihre IP-Adresse, den Zeitpunkt, die aufgerufene Adresse, die zuvor besuchte Seite, sofern Ihr Browser sie mitteilt, und die Kennung Ihres Browsers. Ohne IP-Adresse lässt sich keine Seite zustellen.",
					"{host.shortName} speichert IP-Adressen nach eigener Angabe in Protokollen, um seinen Dienst zu sichern. Ich selbst habe auf diese Protokolle keinen Zugriff und bestimme nicht, wie lange sie aufbewahrt werden.",
					"{law.basisOfVisits}",
					"{host.shortName} verarbeitet die Daten auch {host.abroad}. {law.transfer}",
				],
				links: [{ label: "Datenschutzerklärung von {host.shortName}", href: "{host.privacyUrl}" }],
			},
			{
				id: "anfragen",
				title: "Anfragen per E-Mail",
				paragraphs: [
					"Das Kontaktformular setzt aus Ihren Angaben eine E-Mail zusammen und übergibt sie Ihrem Mailprogramm. Bis Sie dort auf „Senden“ klicken, verlässt nichts Ihr Gerät; was Sie eintippen, behält nur dieser Tab Ihres Browsers, bis Sie ihn schließen.",
					"Schreiben Sie mir, verarbeite ich Ihre Adresse, Ihren Namen und den Inhalt der Nachricht, um zu antworten. {law.basisOfMails} Beteiligt sind Ihr Mailanbieter und meiner.",
					"Ich lösche Anfragen, sobald sie erledigt sind. Wird ein Auftrag daraus, gelten die Fristen des Handels- und Steuerrechts: {law.retention} ({law.retentionLaws}).",
				],
			},
			{
				id: "assistent",
				title: "KI-Assistent",
				paragraphs: [
					"{law.aiNotice} Seine Antworten können falsch sein und sind keine verbindliche Auskunft. Sie müssen ihn nicht benutzen. Schreiben Sie bitte nichts hinein, was vertraulich ist oder andere Personen betrifft.",
					"Schicken Sie eine Nachricht ab, gehen sie, der Pfad der Seite, auf der Sie gerade sind, und höchstens die zehn vorangegangenen Beiträge des Gesprächs an eine Serverfunktion bei {backend.shortName} ({backend.name}, {backend.address}). Wie bei jedem Aufruf kommen Ihre IP-Adresse und die Kennung Ihres Browsers hinzu. {backend.shortName} verarbeitet die Daten in meinem Auftrag ({law.processor}) und führt Verbindungsprotokolle, deren Aufbewahrung sich nach dem gebuchten Tarif richtet.",
					"Die Funktion antwortet aus den Texten dieser Website.",
					"Ist ein KI-Dienst angeschlossen, gibt ihm die Funktion Ihre Frage, Teile des vorangegangenen Gesprächs, die Seite, auf der Sie sind, und passende Textstellen, damit er die Antwort formuliert. Vorgesehen ist dafür {ai.name}, {ai.address}. Ihre IP-Adresse erhält der KI-Dienst von der Funktion nicht. Was er mit Ihrem Text macht und wie lange er ihn aufbewahrt, liegt außerhalb meines Einflusses und richtet sich nach seinen Bedingungen.",
					"Die Funktion speichert weder Fragen noch Antworten. Ihr Protokoll hält je Aufruf fest, wann, ob und wie schnell geantwortet wurde, in welcher Sprache, aus welchen Textstellen und mit welchen Links, aber kein Wort von Ihnen und keine IP-Adresse. Daraus zähle ich, wie viele Fragen beantwortet wurden und woran es fehlte.",
					"Damit niemand den Dienst überlastet, zählt die Funktion Aufrufe. Dafür bildet sie aus Ihrer IP-Adresse, bei IPv6 auch aus deren Netz, mit einem geheimen Schlüssel und dem Datum einen Hashwert, der jeden Tag ein anderer ist, und legt ihn mit zwei Zeitpunkten und zwei Zählern in einer Datenbank bei {backend.shortName} ab. Nach 24 Stunden zählt der Eintrag nicht mehr; binnen einer Stunde wird er dann gelöscht, auch wenn niemand mehr etwas fragt. Für den Fall, dass die Datenbank ausfällt, zählt die Funktion mit demselben Hashwert auch im Arbeitsspeicher; dieser Eintrag vergeht mit ihrem Prozess.",
					"{law.basisOfChat}",
					"Verarbeitet werden die Daten des Chats auch {backend.abroad}. {law.transfer}",
				],
				links: [
					{ label: "Datenschutzerklärung von {backend.shortName}", href: "{backend.privacyUrl}" },
					{ label: "Datenschutzerklärung von {ai.shortName}", href: "{ai.privacyUrl}" },
				],
			},
			{
				id: "speicher",
				title: "Was in Ihrem Browser gespeichert wird",
				paragraphs: [
					"Was die Website auf Ihrem Gerät ablegt, braucht sie für Funktionen, die Sie benutzen. {law.storage} An einen Server geht davon nur das Gespräch: Schicken Sie im Chat eine Nachricht ab, gehen höchstens zehn vorangegangene Beiträge mit. Hinter den Namen der Einträge steht noch der Pfad der Website, bei manchen auch eine Nummer.",
				],
				items: [
					"color-mode (Local Storage): helle oder dunkle Darstellung. Der Eintrag entsteht, wenn Sie umschalten, und bleibt, bis Sie ihn löschen.",
					"scroll-positions (Session Storage): wie weit Sie auf einer Seite gescrollt haben, damit Sie nach „Zurück“ an derselben Stelle sind. Der Eintrag endet mit dem Tab.",
					"sb-…-auth-token (Local Storage): die Sitzung nach einer Anmeldung bei {backend.shortName}. Da diese Website keine Anmeldung hat, entsteht der Eintrag nicht.",
					"assistant, chat-large und contact-form (Session Storage): das Gespräch mit dem Assistenten, ob Sie sein Fenster vergrößert haben, was Sie getippt, aber nicht abgeschickt haben, und Ihre letzte Anfrage, bis Sie den Hinweis dazu schließen; so geht nichts verloren, wenn Sie die Seite neu laden oder sich kein Mailprogramm öffnet. Die Einträge entstehen, wenn Sie die Seite verlassen oder in den Hintergrund legen, und enden mit dem Tab.",
				],
			},
			{
				id: "links",
				title: "Links zu anderen Websites",
				paragraphs: [
					"Links, die sich in einem neuen Tab öffnen, führen zu anderen Websites. Daten gehen dorthin erst, wenn Sie den Link anklicken; dann gelten die Regeln des jeweiligen Anbieters.",
				],
			},
			{
				id: "rechte",
				title: "Ihre Rechte",
				paragraphs: [
					"{law.rights} Eine Nachricht an die oben genannte Adresse genügt.",
					"Widerspruch: {law.objection}",
					"{law.automation}",
				],
			},
			{
				id: "beschwerde",
				title: "Beschwerde",
				paragraphs: ["{law.complaint}"],
				address: ["{law.authority.name}", "{law.authority.street}", "{law.authority.city}"],
				links: [{ label: "{law.authority.label}", href: "{law.authority.url}" }],
			},
			{
				id: "english",
				title: "In English: the AI assistant",
				language: "en",
				paragraphs: [
					"The chat is an AI system, and its answers can be wrong. When you send a message, it goes to a server function at {backend.shortName} together with up to ten earlier entries of the conversation, the page that you are on, your IP address and your browser’s user agent. The function answers from the text of this website.",
					"Where an AI service is connected ({ai.shortName} is intended), it receives your question, parts of the conversation, the page that you are on and matching passages, but not your IP address.",
					"The function stores neither questions nor answers, and its log holds none of your words. Your browser keeps the conversation and text that you have not sent, in this tab only, until you close it. To prevent overload, it counts requests under a keyed hash of your IP address that changes daily and is deleted about 24\u00a0hours later. Please enter nothing confidential. The German text above is the binding one.",
				],
			},
		],
	},
	en: {
		language: "en",
		path: PRIVACY_PATH,
		label: PRIVACY_LABEL,
		title: "Privacy notice",
		meta: {
			title: "Privacy notice",
			description:
				"Which data is processed when you visit this website, send an enquiry or use the AI assistant, where it goes, and when it is deleted.",
		},
		lead: "You can read this website without signing in or giving your name. This page says which data is processed all the same, and what happens when you write to me or ask the AI assistant. Last updated: {privacyAsOf}.",
		sections: [
			{
				id: "controller",
				title: "Controller",
				paragraphs: ["{law.controller}"],
				address: ["{name}", "{street}", "{town}", "{country}"],
				links: [{ label: "{email}", href: "mailto:{email}" }],
			},
			{
				id: "summary",
				title: "In brief",
				items: [
					"This website sets no cookies and doesn’t measure visits.",
					"Fonts, images and scripts come from the website itself. Nothing is loaded from third parties.",
					"The contact form transmits nothing: it opens your own email program.",
					"Only when you send a message in the chat does another server receive data from you.",
				],
			},
			{
				id: "visits",
				title: "Visiting the website",
				paragraphs: [
					"The pages are hosted by {host.service}, a service of {host.name}, {host.address}. When your browser loads a page, {host.shortName} receives your IP address, the time, the address of the page, the address of the page before it, if your browser sends it, and your browser’s user agent. Without an IP address, no page can be delivered.",
					"According to {host.shortName}, it logs IP addresses to secure its service. I have no access to these logs and don’t decide how long they are kept.",
					"{law.basisOfVisits}",
					"{host.shortName} also processes the data {host.abroad}. {law.transfer}",
				],
				links: [{ label: "Privacy policy of {host.shortName}", href: "{host.privacyUrl}" }],
			},
			{
				id: "enquiries",
				title: "Enquiries by email",
				paragraphs: [
					"The contact form turns what you enter into an email and hands it to your email program. Nothing leaves your device until you press Send there; only this tab of your browser keeps what you type, until you close it.",
					"If you write to me, I process your address, your name and your message in order to reply. {law.basisOfMails} Your email provider and mine take part.",
					"I delete enquiries once they are settled. If one leads to an assignment, it is kept as long as commercial and tax law require: {law.retention} ({law.retentionLaws}).",
				],
			},
			{
				id: "assistant",
				title: "AI assistant",
				paragraphs: [
					"{law.aiNotice} Its answers can be wrong and are not binding. You don’t have to use it. Please enter nothing that is confidential or concerns other people.",
					"When you send a message, it goes to a server function at {backend.shortName} ({backend.name}, {backend.address}), together with the path of the page that you are on and up to ten earlier entries of the conversation. As with any request, your IP address and your browser’s user agent are sent too. {backend.shortName} processes the data on my behalf ({law.processor}) and keeps connection logs for as long as the booked plan provides.",
					"The function answers from the text of this website.",
					"Where an AI service is connected, the function gives it your question, parts of the conversation, the page that you are on and matching passages, so that it can put the answer into words. {ai.name}, {ai.address}, is intended for this. The function doesn’t give it your IP address. What it does with your text, and how long it keeps it, is beyond my control and follows its terms.",
					"The function stores neither questions nor answers. For each request, its log records when, whether and how fast it was answered, in which language, from which passages and with which links, but none of your words and no IP address. From this I count how many questions were answered and what was missing.",
					"To prevent overload, the function counts requests. It turns your IP address and, for IPv6, its network into a hash with a secret key and the date, so that it differs every day, and stores it, with two times and two counters, in a database at {backend.shortName}. After 24\u00a0hours the entry no longer counts; it is deleted within another hour, even if nobody asks anything. In case the database fails, the function also counts in memory, with the same hash; that entry goes with its process.",
					"{law.basisOfChat}",
					"The chat’s data is also processed {backend.abroad}. {law.transfer}",
				],
				links: [
					{ label: "Privacy policy of {backend.shortName}", href: "{backend.privacyUrl}" },
					{ label: "Privacy policy of {ai.shortName}", href: "{ai.privacyUrl}" },
				],
			},
			{
				id: "storage",
				title: "What your browser stores",
				paragraphs: [
					"What the website stores on your device is needed for functions that you use. {law.storage} Of this, only the conversation goes to a server: when you send a message in the chat, up to ten earlier entries go with it. The entries’ names are followed by the website’s path, and some by a number.",
				],
				items: [
					"color-mode (local storage): light or dark appearance. The entry is made when you switch, and stays until you delete it.",
					"scroll-positions (session storage): how far you have scrolled, so that Back returns you to the same place. The entry ends with the tab.",
					"sb-…-auth-token (local storage): the session after signing in at {backend.shortName}. As this website has no sign-in, the entry is never made.",
					"assistant, chat-large and contact-form (session storage): the conversation with the assistant, whether you have enlarged its window, text that you have typed but not sent, and your last enquiry until you close its notice, so that nothing is lost if you reload the page or no email program opens. The entries are made when you leave the page or put it in the background, and end with the tab.",
				],
			},
			{
				id: "links",
				title: "Links to other websites",
				paragraphs: [
					"Links that open in a new tab lead to other websites. Data goes there only when you follow the link; then the rules of that provider apply.",
				],
			},
			{
				id: "rights",
				title: "Your rights",
				paragraphs: [
					"{law.rights} A message to the address above is enough.",
					"Objection: {law.objection}",
					"{law.automation}",
				],
			},
			{
				id: "complaint",
				title: "Complaints",
				paragraphs: ["{law.complaint}"],
				address: ["{law.authority.name}", "{law.authority.street}", "{law.authority.city}"],
				links: [{ label: "{law.authority.label}", href: "{law.authority.url}" }],
			},
		],
	},
};
