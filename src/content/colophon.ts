import type { Diagram, Figure, Localized, PageMeta, TextBlock } from "./types.ts";

/** The page for engineers on how the site is made. */
export interface Colophon<T = string> {
	title: T;
	meta: PageMeta<T>;
	lead: T;
	/** How an answer comes about. */
	diagram: Diagram<T>;
	figuresTitle: T;
	/** Measured figures, in whose value `{value}` stands for the one of `docs/performance.md`. */
	figures: readonly (Figure<T> & { of: Measure })[];
	sections: readonly { id: string; title: T; blocks: readonly TextBlock<T>[] }[];
}

/** What `scripts/build/measured.ts` reads. */
export type Measure = "paint" | "staticPaint" | "weight" | "tap";

export const colophon: Colophon<Localized> = {
	title: { de: "Wie diese Website gebaut ist", en: "How this site is made" },
	meta: {
		title: { de: "Wie diese Website gebaut ist", en: "How this site is made" },
		description: {
			de: "Technik dieser Website für Entwickler: wie der Assistent antwortet, was gemessen wird, Markdown zu jeder Seite und was sie nicht tut.",
			en: "This website’s engineering: how the assistant answers, what is measured, Markdown for every page, and what the site doesn’t do.",
		},
	},
	lead: {
		de: "Diese Website ist zugleich eine Arbeitsprobe, die Sie im Browser nachprüfen können. Hier steht, wie ihr Assistent zu einer Antwort kommt, wie schnell sie ist und was sie mit Absicht nicht tut.",
		en: "This website is also a piece of work that you can inspect in your browser. This page says how its assistant arrives at an answer, how fast it is, and what it deliberately doesn’t do.",
	},
	diagram: {
		kind: "pipeline",
		title: { de: "Wie eine Antwort entsteht", en: "How an answer comes about" },
		caption: {
			de: "Fällt ein Sprachmodell aus oder ist keines hinterlegt, antwortet die Website aus denselben Texten selbst.",
			en: "If a language model fails, or none is set up, the site answers from the same texts by itself.",
		},
		items: [
			{
				title: { de: "Frage", en: "Question" },
				text: {
					de: "Mit den letzten zehn Beiträgen und der offenen Seite",
					en: "With the last ten messages and the open page",
				},
			},
			{
				title: { de: "Grenzen", en: "Limits" },
				text: { de: "Für Herkunft, Länge und Anzahl", en: "On origin, length and number" },
			},
			{
				title: { de: "Verstehen", en: "Understanding" },
				text: {
					de: "Was gefragt ist, an Beispielen gelernt, und worüber",
					en: "What is asked, learned from examples, and about what",
				},
			},
			{
				title: { de: "Auswahl", en: "Choice" },
				text: {
					de: "Antworten, sonst suchen, nachfragen oder ablehnen",
					en: "Answer, else search, ask back or decline",
				},
			},
			{
				title: { de: "Antwort", en: "Answer" },
				text: { de: "Mit Link zur Stelle auf der Website", en: "With a link to its place on the site" },
			},
		],
	},
	figuresTitle: { de: "Gemessen", en: "Measured" },
	figures: [
		{
			of: "paint",
			value: "{value} ms",
			label: {
				de: "bis die Startseite auf einem Telefon steht",
				en: "until a phone has painted the home page",
			},
		},
		{
			of: "staticPaint",
			value: "{value} ms",
			label: {
				de: "braucht eine rein statische Seite mit demselben Text",
				en: "for a purely static page of the same text",
			},
		},
		{
			of: "weight",
			value: "{value} KiB",
			label: {
				de: "JavaScript für die ganze Startseite",
				en: "of JavaScript for the whole home page",
			},
		},
		{
			of: "tap",
			value: "{value} ms",
			label: {
				de: "vom Tippen bis zur nächsten Seite, viermal gedrosselt",
				en: "from a tap to the next page, four times throttled",
			},
		},
	],
	sections: [
		{
			id: "modell",
			title: { de: "Mit Modell und ohne", en: "With a model and without" },
			blocks: [
				{
					title: { de: "Ohne Modell", en: "Without a model" },
					text: {
						de: "Eine Edge Function unter Deno sucht in den Texten der Website und zeigt ganze Sätze daraus. Was eine Formulierung meint, hat sie aus Beispielfragen gelernt; eine Auswahl davon prüft jede Änderung, bevor sie veröffentlicht wird.",
						en: "An edge function on Deno searches the site’s text and shows whole sentences from it. It has learned from sample questions what a wording means, and a set of them checks every change before it is published.",
					},
				},
				{
					title: { de: "Mit Modell", en: "With a model" },
					text: {
						de: "Das Sprachmodell bekommt Regeln, kurze Fakten und die passenden Seiten als Markdown. Danach entfernt die Function jeden Link, der nicht auf diese Website führt.",
						en: "The language model is given rules, short facts and the matching pages as Markdown. Afterwards the function removes every link that doesn’t lead to this website.",
					},
				},
			],
		},
		{
			id: "pruefen",
			title: { de: "Zum Nachprüfen", en: "To check for yourself" },
			blocks: [
				{
					title: { de: "Fertiges HTML", en: "Finished HTML" },
					text: {
						de: "Schalten Sie JavaScript ab: Alle Texte, Links und das Kontaktformular funktionieren weiter.",
						en: "Switch JavaScript off: all texts, links and the contact form keep working.",
					},
				},
				{
					title: { de: "Markdown", en: "Markdown" },
					text: {
						de: "Jede Seite gibt es mit demselben Text als Markdown, unter ihrer Adresse mit der Endung .md. Ein Verzeichnis für Sprachmodelle steht in llms.txt.",
						en: "Every page exists with the same text as Markdown, at its address with the ending .md. An index for language models is in llms.txt.",
					},
				},
				{
					title: { de: "Messung", en: "Measurement" },
					text: {
						de: "Gemessen wird mit Lighthouse 12, mobil und gedrosselt, jeweils als Median. Tests begrenzen das Gewicht jeder Seite und prüfen Kontraste, Tastaturbedienung und Druck.",
						en: "Measured with Lighthouse 12, mobile and throttled, as medians. Tests limit the weight of every page and check contrast, keyboard use and print.",
					},
				},
			],
		},
		{
			id: "nicht",
			title: { de: "Was sie nicht tut", en: "What it doesn’t do" },
			blocks: [
				{
					title: { de: "Mitlesen", en: "Watching" },
					text: {
						de: "Keine Cookies, keine Besuchsmessung, nichts von fremden Servern. Bis zur ersten Frage an den Assistenten spricht der Browser nur mit dieser Website.",
						en: "No cookies, no visit statistics, nothing from other people’s servers. Until the first question to the assistant, the browser talks to this website only.",
					},
				},
				{
					title: { de: "Raten", en: "Guessing" },
					text: {
						de: "Der Assistent nennt keine Preise und sagt keine Termine zu. Steht etwas nicht auf der Website, sagt er auch das.",
						en: "The assistant names no prices and promises no dates. Where the site says nothing, it says so.",
					},
				},
			],
		},
	],
};
