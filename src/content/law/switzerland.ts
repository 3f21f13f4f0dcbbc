import type { Law } from "../legal.ts";
import type { Localized } from "../types.ts";

/** By the Federal Act on Data Protection (DSG, FADP). The GDPR may apply as well to services for people in the EU. */
export const switzerland: Law<Localized> = {
	helplines: {
		de: "In der Schweiz ist die Dargebotene Hand Tag und Nacht erreichbar, unter der Nummer 143.",
		en: "in Switzerland, Die Dargebotene Hand answers day and night on 143.",
	},
	emergency: {
		de: "die Sanität unter 144 oder den Notruf 112, ausserhalb der Schweiz die Notrufnummer Ihres Landes",
		en: "144 or 112 or, outside Switzerland, your country’s emergency number",
	},
	imprint: { de: "Art.\u00a03 Abs.\u00a01 Bst.\u00a0s UWG", en: "Art.\u00a03(1)(s) UWG in Switzerland" },
	responsible: { de: "Für den Inhalt ist verantwortlich:", en: "The content is the responsibility of:" },
	tax: { de: "Mehrwertsteuer", en: "VAT" },
	taxNumber: { de: "MWST-Nummer", en: "VAT number" },
	taxLaw: { de: "MWST-Nummer", en: "Swiss VAT number (MWST)" },
	controller: {
		de: "Verantwortlich nach dem Bundesgesetz über den Datenschutz (DSG):",
		en: "Controller under the Swiss Federal Act on Data Protection (FADP):",
	},
	basis: {
		de: "Das Schweizer DSG verlangt für den Betrieb der Website, den Chat und Mails keine eigene Rechtsgrundlage; es gelten die Grundsätze von Art. 6 DSG, darunter Treu und Glauben, Verhältnismässigkeit und Zweckbindung.",
		en: "The Swiss FADP asks for no separate legal basis to run the site, the chat and emails; the principles of Art. 6 FADP apply, among them good faith, proportionality and a fixed purpose.",
	},
	basisOfVisits: {
		de: "Das geschieht nach den Grundsätzen von Art.\u00a06 DSG und nur, damit die Website sicher und zuverlässig erreichbar ist.",
		en: "This follows the principles of Art.\u00a06 FADP and serves only to keep the website secure and reliable.",
	},
	basisOfMails: {
		de: "Das geschieht nach den Grundsätzen von Art.\u00a06 DSG und nur, um Ihnen zu antworten oder einen Auftrag vorzubereiten.",
		en: "This follows the principles of Art.\u00a06 FADP and serves only to reply to you or to prepare an assignment.",
	},
	basisOfChat: {
		de: "Das geschieht nach den Grundsätzen von Art.\u00a06 DSG und nur, um Ihnen Auskunft zu geben und den Dienst vor Missbrauch zu schützen.",
		en: "This follows the principles of Art.\u00a06 FADP and serves only to answer you and to protect the service from abuse.",
	},
	aiNotice: {
		de: "Der Chat ist ein KI-System, kein Mensch; er sagt das vor der ersten Nachricht.",
		en: "The chat is an AI system, not a human; it says so before the first message.",
	},
	processor: { de: "Art.\u00a09 DSG", en: "Art.\u00a09 FADP" },
	transfer: {
		de: "Bekanntgaben ins Ausland stützen sich nach Angabe der Anbieter darauf, dass der Bundesrat einen angemessenen Schutz festgestellt hat (Art.\u00a016 Abs.\u00a01 DSG), für zertifizierte Unternehmen in den USA im Swiss-US Data Privacy Framework, oder auf Standarddatenschutzklauseln (Art.\u00a016 Abs.\u00a02 DSG).",
		en: "According to the providers, disclosures abroad are based on adequate protection as established by the Federal Council (Art.\u00a016(1) FADP), for certified companies in the USA the Swiss-US Data Privacy Framework, or on standard data protection clauses (Art.\u00a016(2) FADP).",
	},
	storage: {
		de: "Sie können das in den Einstellungen Ihres Browsers ablehnen (Art.\u00a045c des Fernmeldegesetzes).",
		en: "You can refuse this in your browser’s settings (Art.\u00a045c of the Swiss Telecommunications Act).",
	},
	retention: {
		de: "zehn Jahre für Geschäftsbücher und Buchungsbelege",
		en: "ten years for accounts and accounting records",
	},
	retentionLaws: { de: "Art.\u00a0958f OR", en: "Art.\u00a0958f OR" },
	rights: {
		de: "Sie haben das Recht auf Auskunft (Art.\u00a025 DSG), auf Herausgabe oder Übertragung Ihrer Daten (Art.\u00a028) und auf Berichtigung oder Löschung (Art.\u00a032).",
		en: "You have the right to information (Art.\u00a025 FADP), to receive or transfer your data (Art.\u00a028) and to have them corrected or deleted (Art.\u00a032).",
	},
	objection: {
		de: "Sie können der Bearbeitung Ihrer Daten widersprechen (Art.\u00a030 Abs.\u00a02 DSG).",
		en: "You can object to the processing of your data (Art.\u00a030(2) FADP).",
	},
	automation: {
		de: "Sie sind nicht verpflichtet, mir Daten zu geben. Automatisierte Einzelentscheidungen nach Art.\u00a021 DSG gibt es hier nicht.",
		en: "You are under no obligation to give me data. There are no automated individual decisions under Art.\u00a021 FADP.",
	},
	complaint: {
		de: "Verstösse gegen den Datenschutz können Sie bei der Aufsicht des Bundes anzeigen (Art.\u00a049 DSG):",
		en: "You can report breaches of data protection to the federal supervisor (Art.\u00a049 FADP):",
	},
	authority: {
		name: "Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB)",
		street: "Feldeggweg 1",
		city: "3003 Bern",
		url: "https://www.edoeb.admin.ch",
		label: "www.edoeb.admin.ch",
	},
};
