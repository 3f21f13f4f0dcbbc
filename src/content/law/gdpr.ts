import type { Law } from "../legal.ts";
import type { Localized } from "../types.ts";

/** What the General Data Protection Regulation and the AI Act have a site in the EU say. */
export const gdpr = {
	controller: {
		de: "Verantwortlich nach Art.\u00a04 Nr.\u00a07 der Datenschutz-Grundverordnung (DSGVO):",
		en: "Controller under Art.\u00a04(7) of the General Data Protection Regulation (GDPR):",
	},
	basis: {
		de: "Rechtsgrundlage für den Aufruf der Seiten und für den Chat ist Art. 6 Abs. 1 lit. f DSGVO, das berechtigte Interesse an einer sicher erreichbaren Website und an Auskunft. Bei Mails ist es Art. 6 Abs. 1 lit. b, wenn es um einen Auftrag geht, sonst ebenfalls lit. f.",
		en: "The legal basis for page views and for the chat is Art. 6(1)(f) GDPR, a legitimate interest in a secure, reliable site and in answering questions. For emails it is Art. 6(1)(b) where they concern an assignment, and otherwise (f) again.",
	},
	basisOfVisits: {
		de: "Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO. Mein berechtigtes Interesse ist eine Website, die sicher und zuverlässig erreichbar ist.",
		en: "The legal basis is Art.\u00a06(1)(f) GDPR. My legitimate interest is a website that is secure and reliable.",
	},
	basisOfMails: {
		de: "Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO, wenn es um einen Auftrag geht, sonst Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO; mein Interesse ist die Antwort, um die Sie bitten.",
		en: "The legal basis is Art.\u00a06(1)(b) GDPR where it concerns an assignment, and otherwise Art.\u00a06(1)(f) GDPR; my interest is the reply that you ask for.",
	},
	basisOfChat: {
		de: "Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO: Sie möchten eine Auskunft, und ich möchte sie geben und den Dienst vor Missbrauch schützen.",
		en: "The legal basis is Art.\u00a06(1)(f) GDPR: you want an answer, and I want to give it and to protect the service from abuse.",
	},
	aiNotice: {
		de: "Der Chat ist ein KI-System, kein Mensch; er sagt das vor der ersten Nachricht (Art.\u00a050 der KI-Verordnung).",
		en: "The chat is an AI system, not a human; it says so before the first message (Art.\u00a050 of the AI Act).",
	},
	processor: { de: "Art.\u00a028 DSGVO", en: "Art.\u00a028 GDPR" },
	transfer: {
		de: "Übermittlungen in Länder außerhalb der EU stützen sich nach Angabe der Anbieter auf einen Angemessenheitsbeschluss (Art.\u00a045 DSGVO), für die USA das EU-US Data Privacy Framework, oder auf Standardvertragsklauseln (Art.\u00a046 DSGVO).",
		en: "According to the providers, transfers to countries outside the EU are based on an adequacy decision (Art.\u00a045 GDPR), for the USA the EU-US Data Privacy Framework, or on standard contractual clauses (Art.\u00a046 GDPR).",
	},
	rights: {
		de: "Sie haben das Recht auf Auskunft (Art.\u00a015 DSGVO), Berichtigung (Art.\u00a016), Löschung (Art.\u00a017), Einschränkung der Verarbeitung (Art.\u00a018) und Datenübertragbarkeit (Art.\u00a020).",
		en: "You have the right of access (Art.\u00a015 GDPR), rectification (Art.\u00a016), erasure (Art.\u00a017), restriction of processing (Art.\u00a018) and data portability (Art.\u00a020).",
	},
	objection: {
		de: "Soweit ich Daten auf Grundlage von Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO verarbeite, können Sie dem aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art.\u00a021 DSGVO).",
		en: "Where I process data under Art.\u00a06(1)(f) GDPR, you can object at any time on grounds relating to your particular situation (Art.\u00a021 GDPR).",
	},
	automation: {
		de: "Sie sind weder gesetzlich noch vertraglich verpflichtet, mir Daten zu geben. Entscheidungen, die allein auf automatischer Verarbeitung beruhen, und Profile nach Art.\u00a022 DSGVO gibt es hier nicht.",
		en: "You are under no legal or contractual obligation to give me data. There are no decisions based solely on automated processing, and no profiling, under Art.\u00a022 GDPR.",
	},
	complaint: {
		de: "Sie können sich bei einer Aufsichtsbehörde für den Datenschutz beschweren (Art.\u00a077 DSGVO), an Ihrem Wohnort oder bei der hier zuständigen:",
		en: "You can complain to a data protection authority (Art.\u00a077 GDPR), where you live or to the one responsible here:",
	},
} satisfies Partial<Law<Localized>>;
