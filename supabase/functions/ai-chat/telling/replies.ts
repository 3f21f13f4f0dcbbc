import type { Localized } from "../passages/passage.ts";
import { enumerate } from "../passages/wording.ts";
import type { SiteContent } from "../site-content.ts";

/** What is said where no passage is asked for. Markdown, with links to this site only. */
export interface Replies {
	greeting: Localized;
	thanks: Localized;
	/** To kind words for the site or its chat. */
	praise: Localized;
	goodbye: Localized;
	/** To good wishes, for a weekend or a birthday. */
	wish: Localized;
	apology: Localized;
	wellBeing: Localized;
	/** To what can't be answered from the site. */
	unknown: Localized;
	/** To questions that lean on something nobody named. */
	unclear: Localized;
	/** After an answer that leaves a part of the question open. */
	partly: Localized;
	/** To requests that are no question about the portfolio, such as a poem. */
	notMyTask: Localized;
	/** To rude words. */
	insult: Localized;
	/** To whoever wants passwords or keys. */
	secrets: Localized;
	/** To whoever doesn't want to live. */
	distress: Localized;
	/** To questions about the trade that no page answers. */
	general: Localized;
	/** Where a number was asked for that the site doesn't give. */
	noNumber: Localized;
	/** Says of products that the site doesn't name them. */
	notNamed(names: readonly string[]): Localized;
	/** Where it is asked which of two technologies is better. */
	noPreference: Localized;
	/** Says that the page of a project leaves open what was asked. */
	notOnPage(title: string): Localized;
	/** Before an answer that is given once more, in its first sentence. */
	noShorter: Localized;
	inItsWords: Localized;
	/** Before what the site does say, where that holds no duration. */
	noDuration: Localized;
	/** Before an answer that proves it. */
	yes: Localized;
	/** Says that the page of a project names technologies, or that it doesn't. */
	namedAt(names: readonly string[], title: string): Localized;
	notNamedAt(names: readonly string[], title: string): Localized;
	/** Before what a project's page does name, where that is none of the kind asked for. */
	notNamedThere: Localized;
	/** Before an answer that tells of the opposite way, such as a migration back. */
	oppositeWay(from: string, to: string): Localized;
	/** Before what the site does say of a technology, where no project with it is named. */
	noProjectWith: Localized;
	/** Says which of the technologies that a description asks for the site names. */
	technologiesNamed(names: readonly string[]): Localized;
	/** Before the projects that there are, where none is of the industry asked for. */
	otherIndustry: Localized;
	/** Before those that there are, where none is at the place or company asked for. */
	otherPlace: Localized;
	/** Before the list of those that there are. */
	otherCertificate: Localized;
	/** To messages in neither German nor English. */
	foreign: Localized;
	/** To attempts to change or read out the assistant's instructions. */
	meta: Localized;
}

/** Two things that help further, for every sentence that declines. */
const HELP: Localized = {
	de: "Gern helfe ich bei Fragen zu den [Leistungen](/#services) oder zu [Projekten und Zertifikaten](/#experience).",
	en: "I'm happy to help with questions about the [services](/#services) or about [projects and certificates](/#experience).",
};

/** Numbers of the TelefonSeelsorge, each of which stays on one line. */
const [HELPLINE, OTHER_HELPLINE] = ["0800 111 0 111", "0800 111 0 222"].map((number) =>
	number.replaceAll(" ", "\u00a0"),
);

export function buildReplies({ owner: { name } }: SiteContent): Replies {
	return {
		greeting: {
			de: `Hallo! Ich beantworte Fragen zu ${name}. ${HELP.de}`,
			en: `Hello! I answer questions about ${name}. ${HELP.en}`,
		},
		thanks: {
			de: `Gern geschehen! Wenn Sie mehr besprechen möchten: Über das [Kontaktformular](/#contact) erreichen Sie ${name} direkt.`,
			en: `You're welcome! If you'd like to talk it over, the [contact form](/#contact) reaches ${name} directly.`,
		},
		praise: {
			de: `Danke, das freut mich! ${HELP.de}`,
			en: `Thank you, that's good to hear! ${HELP.en}`,
		},
		goodbye: {
			de: `Auf Wiedersehen, und danke für Ihr Interesse! Der kürzeste Weg zu ${name} ist das [Kontaktformular](/#contact).`,
			en: `Goodbye, and thank you for your interest! The shortest way to ${name} is the [contact form](/#contact).`,
		},
		wish: {
			de: `Danke für die guten Wünsche, und auch Ihnen alles Gute! Der kürzeste Weg zu ${name} ist das [Kontaktformular](/#contact).`,
			en: `Thank you for the kind wishes, and all the best to you too! The shortest way to ${name} is the [contact form](/#contact).`,
		},
		apology: {
			de: `Kein Problem. ${HELP.de}`,
			en: `No problem. ${HELP.en}`,
		},
		wellBeing: {
			de: `Danke, bei mir läuft alles. ${HELP.de}`,
			en: `Thanks, all systems are up. ${HELP.en}`,
		},
		unknown: {
			de: `Das weiß ich nicht: Dazu steht auf dieser Website nichts. ${name} beantwortet es über das [Kontaktformular](/#contact) gern selbst. ${HELP.de}`,
			en: `I don't know: this site says nothing about it. ${name} will gladly answer through the [contact form](/#contact). ${HELP.en}`,
		},
		unclear: {
			de: `Worum geht es Ihnen genau? Das weiß ich aus Ihrer Frage noch nicht. ${HELP.de}`,
			en: `What exactly do you have in mind? I can't tell from your question yet. ${HELP.en}`,
		},
		partly: {
			de: "Zu einem Teil Ihrer Frage steht auf dieser Website nichts; das klären Sie am besten [direkt](/#contact).",
			en: "The site says nothing about a part of your question; it's best to ask [directly](/#contact).",
		},
		notMyTask: {
			de: `Dabei kann ich nicht helfen, ich bin nur für Fragen zu dieser Website da. ${HELP.de}`,
			en: `I can't help with that, I'm only here for questions about this site. ${HELP.en}`,
		},
		insult: {
			de: `Schade, dass ich Ihnen bisher nicht helfen konnte. ${HELP.de}`,
			en: `I'm sorry that I couldn't help so far. ${HELP.en}`,
		},
		secrets: {
			de: `Passwörter, Schlüssel und Zugangsdaten kenne ich nicht, und herausgeben würde ich sie auch nicht. ${HELP.de}`,
			en: `I don't have any passwords, keys or login details, and I wouldn't share them. ${HELP.en}`,
		},
		distress: {
			de: `Das tut mir sehr leid. Dieser Chat ist nur ein Programm und kann dabei nicht helfen, aber Menschen können es, jetzt gleich: Die TelefonSeelsorge erreichen Sie Tag und Nacht kostenlos unter ${HELPLINE} oder ${OTHER_HELPLINE}. Ist ein Leben in Gefahr, wählen Sie bitte den Notruf 112.`,
			en: `I'm very sorry. This chat is only a program and can't help with it, but people can, right now: in Germany, TelefonSeelsorge answers day and night, free of charge, on ${HELPLINE} or ${OTHER_HELPLINE}. If a life is in danger, please call 112; outside Germany, call your local emergency number.`,
		},
		general: {
			de: `Allgemeine Technikfragen kann ich hier nicht beantworten, nur solche zu ${name} und dieser Website.`,
			en: `I can't answer general technical questions here, only those about ${name} and this site.`,
		},
		noNumber: {
			de: `Diese Zahl nennt die Website nicht. ${name} beantwortet das über das [Kontaktformular](/#contact) gern selbst.`,
			en: `The site doesn't give that number. ${name} will gladly answer through the [contact form](/#contact).`,
		},
		notNamed: (names) => ({
			de: `Zu ${enumerate(names, "und")} steht auf dieser Website nichts; ob ${name} damit arbeitet, fragen Sie ihn am besten [direkt](/#contact).`,
			en: `This site says nothing about ${enumerate(names, "and")}; whether ${name} works with ${names.length > 1 ? "them" : "it"} is best asked [directly](/#contact).`,
		}),
		noPreference: {
			de: "Diese Website stellt keins davon über das andere; was besser passt, hängt davon ab, was Sie vorhaben. Wie gewählt wird, steht bei der Technischen Beratung.",
			en: "This site puts neither above the other; which fits better depends on what you plan. How tools are chosen is part of the consulting.",
		},
		notOnPage: (title) => ({
			de: `Das steht nicht auf der Seite zu ${title}. ${name} beantwortet es über das [Kontaktformular](/#contact) gern selbst.`,
			en: `The page about ${title} doesn't say. ${name} will gladly answer through the [contact form](/#contact).`,
		}),
		noShorter: { de: "Kürzer habe ich es nicht:", en: "I don't have it any shorter:" },
		inItsWords: {
			de: "Ich kann nur wiedergeben, wie es auf dieser Website steht. In einem Satz:",
			en: "I can only pass on how this site puts it. In one sentence:",
		},
		noDuration: {
			de: "Wie lange genau, sagt die Website nicht.",
			en: "The site doesn't say how long exactly.",
		},
		yes: { de: "Ja.", en: "Yes." },
		namedAt: (names, title) => ({
			de: `Ja, ${enumerate(names, "und")} nennt die Seite zu ${title}.`,
			en: `Yes, the page about ${title} names ${enumerate(names, "and")}.`,
		}),
		notNamedAt: (names, title) => ({
			de: `Zu ${enumerate(names, "und")} steht auf der Seite zu ${title} nichts.`,
			en: `The page about ${title} doesn't mention ${enumerate(names, "and")}.`,
		}),
		notNamedThere: {
			de: "Eine Technologie dieser Art nennt die Seite nicht.",
			en: "The page names none of that kind.",
		},
		oppositeWay: (from, to) => ({
			de: `Die Website beschreibt nur den umgekehrten Weg, von ${from} nach ${to}.`,
			en: `The site only tells of the opposite way, from ${from} to ${to}.`,
		}),
		noProjectWith: {
			de: "Ein Kundenprojekt damit nennt die Website nicht.",
			en: "The site names no client project with it.",
		},
		technologiesNamed: (names) => ({
			de: `Von den Technologien, nach denen Sie fragen, nennt die Website ${enumerate(names, "und")}.`,
			en: `Of the technologies that you ask for, the site names ${enumerate(names, "and")}.`,
		}),
		otherIndustry: {
			de: "Ein Kundenprojekt aus dieser Branche nennt die Website nicht.",
			en: "The site names no client project in this industry.",
		},
		otherPlace: {
			de: "Ein Kundenprojekt dort nennt die Website nicht.",
			en: "The site names no client project there.",
		},
		otherCertificate: {
			de: "Nein, ein solches Zertifikat nennt die Website nicht.",
			en: "No, the site names no such certificate.",
		},
		foreign: {
			de: `Ich antworte auf Deutsch und Englisch. ${HELP.de}`,
			en: `I can answer in English and German. ${HELP.en}`,
		},
		meta: {
			de: `Zu meinen Anweisungen sage ich nichts, und ich bleibe bei meinem Thema. ${HELP.de}`,
			en: `I don't talk about my instructions, and I stay with my subject. ${HELP.en}`,
		},
	};
}
