import { type LegalPage, PRIVACY_LABEL, PRIVACY_PATH } from "./legal.ts";
import type { Localized } from "./types.ts";

export const privacy: LegalPage<Localized> = {
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
			paragraphs: ["Verantwortlich nach Art.\u00a04 Nr.\u00a07 der Datenschutz-Grundverordnung (DSGVO):"],
			address: ["{name}", "{street}", "{postalCode} {city}", "{country}"],
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
				"Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO. Mein berechtigtes Interesse ist eine Website, die sicher und zuverlässig erreichbar ist.",
				"{host.transfer}",
			],
			links: [{ label: "Datenschutzerklärung von {host.shortName}", href: "{host.privacyUrl}" }],
		},
		{
			id: "anfragen",
			title: "Anfragen per E-Mail",
			paragraphs: [
				"Das Kontaktformular setzt aus Ihren Angaben eine E-Mail zusammen und übergibt sie Ihrem Mailprogramm. Bis Sie dort auf „Senden“ klicken, verlässt nichts Ihr Gerät; was Sie eintippen, behält nur dieser Tab Ihres Browsers, bis Sie ihn schließen.",
				"Schreiben Sie mir, verarbeite ich Ihre Adresse, Ihren Namen und den Inhalt der Nachricht, um zu antworten. Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO, wenn es um einen Auftrag geht, sonst Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO; mein Interesse ist die Antwort, um die Sie bitten. Beteiligt sind Ihr Mailanbieter und meiner.",
				"Ich lösche Anfragen, sobald sie erledigt sind. Wird ein Auftrag daraus, gelten die Fristen des Handels- und Steuerrechts: {retention} (§\u00a0147 AO, §\u00a0257 HGB).",
			],
		},
		{
			id: "assistent",
			title: "KI-Assistent",
			paragraphs: [
				"Der Chat ist ein KI-System, kein Mensch; er sagt das vor der ersten Nachricht (Art.\u00a050 der KI-Verordnung). Seine Antworten können falsch sein und sind keine verbindliche Auskunft. Sie müssen ihn nicht benutzen. Schreiben Sie bitte nichts hinein, was vertraulich ist oder andere Personen betrifft.",
				"Schicken Sie eine Nachricht ab, gehen sie, der Pfad der Seite, auf der Sie gerade sind, und höchstens die zehn vorangegangenen Beiträge des Gesprächs an eine Serverfunktion bei {backend.shortName} ({backend.name}, {backend.address}). Wie bei jedem Aufruf kommen Ihre IP-Adresse und die Kennung Ihres Browsers hinzu. {backend.shortName} verarbeitet die Daten in meinem Auftrag (Art.\u00a028 DSGVO) und führt Verbindungsprotokolle, deren Aufbewahrung sich nach dem gebuchten Tarif richtet.",
				"Die Funktion antwortet aus den Texten dieser Website. Ist ein KI-Dienst angeschlossen, gibt sie ihm Ihre Frage, Teile des vorangegangenen Gesprächs, die Seite, auf der Sie sind, und passende Textstellen, damit er die Antwort formuliert. Vorgesehen ist dafür {ai.name}, {ai.address}. Ihre IP-Adresse erhält der KI-Dienst von der Funktion nicht. Was er mit Ihrem Text macht und wie lange er ihn aufbewahrt, liegt außerhalb meines Einflusses und richtet sich nach seinen Bedingungen.",
				"Die Funktion speichert weder Fragen noch Antworten. Ihr Protokoll hält je Aufruf fest, wann, ob und wie schnell geantwortet wurde, in welcher Sprache, aus welchen Textstellen und mit welchen Links, aber kein Wort von Ihnen und keine IP-Adresse. Daraus zähle ich, wie viele Fragen beantwortet wurden und woran es fehlte.",
				"Damit niemand den Dienst überlastet, zählt die Funktion Aufrufe. Dafür bildet sie aus Ihrer IP-Adresse mit einem geheimen Schlüssel einen Hashwert und legt ihn mit zwei Zeitpunkten und zwei Zählern in einer Datenbank bei {backend.shortName} ab. Nach 24 Stunden zählt der Eintrag nicht mehr; gelöscht wird er bei einem der folgenden Aufrufe. Für den Fall, dass die Datenbank ausfällt, zählt die Funktion mit demselben Hashwert auch im Arbeitsspeicher; dieser Eintrag vergeht mit ihrem Prozess.",
				"Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO: Sie möchten eine Auskunft, und ich möchte sie geben und den Dienst vor Missbrauch schützen.",
				"{backend.transfer}",
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
				"Was die Website auf Ihrem Gerät ablegt, braucht sie für Funktionen, die Sie benutzen. Eine Einwilligung ist dafür nach §\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG nicht nötig. An einen Server geht davon nur das Gespräch: Schicken Sie im Chat eine Nachricht ab, gehen höchstens zehn vorangegangene Beiträge mit. Hinter den Namen der Einträge steht noch der Pfad der Website, bei manchen auch eine Nummer.",
			],
			items: [
				"color-mode (Local Storage): helle oder dunkle Darstellung. Der Eintrag entsteht, wenn Sie umschalten, und bleibt, bis Sie ihn löschen.",
				"scroll-positions (Session Storage): wie weit Sie auf einer Seite gescrollt haben, damit Sie nach „Zurück“ an derselben Stelle sind. Der Eintrag endet mit dem Tab.",
				"sb-…-auth-token (Local Storage): die Sitzung nach einer Anmeldung bei {backend.shortName}. Da diese Website keine Anmeldung hat, entsteht der Eintrag nicht.",
				"assistant und contact-form (Session Storage): das Gespräch mit dem Assistenten, was Sie getippt, aber nicht abgeschickt haben, und Ihre letzte Anfrage, bis Sie den Hinweis dazu schließen; so geht nichts verloren, wenn Sie die Seite neu laden oder sich kein Mailprogramm öffnet. Die Einträge entstehen, wenn Sie die Seite verlassen oder in den Hintergrund legen, und enden mit dem Tab.",
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
				"Sie haben das Recht auf Auskunft (Art.\u00a015 DSGVO), Berichtigung (Art.\u00a016), Löschung (Art.\u00a017), Einschränkung der Verarbeitung (Art.\u00a018) und Datenübertragbarkeit (Art.\u00a020). Eine Nachricht an die oben genannte Adresse genügt.",
				"Widerspruch (Art.\u00a021 DSGVO): Soweit ich Daten auf Grundlage von Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO verarbeite, können Sie dem aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen.",
				"Sie sind weder gesetzlich noch vertraglich verpflichtet, mir Daten zu geben. Entscheidungen, die allein auf automatischer Verarbeitung beruhen, und Profile nach Art.\u00a022 DSGVO gibt es hier nicht.",
			],
		},
		{
			id: "beschwerde",
			title: "Beschwerde",
			paragraphs: [
				"Sie können sich bei einer Aufsichtsbehörde für den Datenschutz beschweren (Art.\u00a077 DSGVO), an Ihrem Wohnort oder bei der für mich zuständigen:",
			],
			address: ["{authority.name}", "{authority.street}", "{authority.city}"],
			links: [{ label: "{authority.label}", href: "{authority.url}" }],
		},
		{
			id: "english",
			title: "In English: the AI assistant",
			language: "en",
			paragraphs: [
				"The chat is an AI system, and its answers can be wrong. When you send a message, it goes to a server function at {backend.shortName} together with up to ten earlier entries of the conversation, the page that you are on, your IP address and your browser’s user agent. The function answers from the text of this website. Where an AI service is connected ({ai.shortName} is intended), it receives your question, parts of the conversation, the page that you are on and matching passages, but not your IP address.",
				"The function stores neither questions nor answers, and its log holds none of your words. Your browser keeps the conversation and text that you have not sent, in this tab only, until you close it. To prevent overload, it counts requests under a keyed hash of your IP address, and they no longer count after 24\u00a0hours. Please enter nothing confidential. The German text above is the binding one.",
			],
		},
	],
};
