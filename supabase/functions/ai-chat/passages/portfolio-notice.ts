import { type LegalPage, PRIVACY_PATH } from "../../../../src/content/legal.ts";
import type { SiteContent } from "../site-content.ts";
import { PRIVACY_LINK } from "./links.ts";
import type { Told } from "./portfolio-projects.ts";
import { inGerman, said, wholeSentences } from "./wording.ts";

/** What one question for the visitor's data is answered with. */
interface Quoted {
	id: string;
	/** Begins each sentence of the privacy notice that says it. */
	sentences: readonly RegExp[];
	/** Said before them in German; in English it says in short what they say, of the owner or with the number in the first. */
	before: { de?: string; en: string | ((owner: string, number: string) => string) };
}

const QUOTED: readonly Quoted[] = [
	{
		id: "visit-data",
		sentences: [/^Ruft Ihr Browser eine Seite auf/, /^Diese Website setzt keine Cookies/],
		before: {
			en: "When you load a page, GitHub, which serves it, learns your IP address, the time, the page and which browser you use. The site sets no cookies and doesn't measure visits.",
		},
	},
	{
		id: "chat-log",
		sentences: [/^Die Funktion speichert weder/, /^Ihr Protokoll hält/],
		before: {
			en: "The assistant's log says when, whether and how fast it answered, in which language and from which passages, but holds no word of yours and no IP address.",
		},
	},
	{
		id: "messages-sent",
		sentences: [/^Schicken Sie eine Nachricht ab/],
		before: {
			en: "With your message, at most the ten that came before it in the conversation are sent to the assistant's function.",
		},
	},
	{
		id: "chat-optional",
		sentences: [/^Sie müssen ihn nicht benutzen/],
		before: {
			de: "Der Chat ist freiwillig; in der Datenschutzerklärung steht:",
			en: "Using the chat is up to you; you can also read the pages or write through the contact form.",
		},
	},
	{
		id: "processor",
		sentences: [/^Supabase verarbeitet die Daten in/],
		before: {
			en: (owner) =>
				`The privacy notice says that Supabase processes the data of the chat on behalf of ${owner}, under Art. 28 GDPR.`,
		},
	},
	{
		id: "data-abroad",
		sentences: [/^GitHub verarbeitet die Daten auch in/, /^Empfänger außerhalb der EU/],
		before: {
			en: "GitHub, which serves the pages, processes data in the USA too, and recipients of chat messages outside the EU are bound by an adequacy decision or by standard contractual clauses.",
		},
	},
	{
		id: "hash-deleted",
		sentences: [/^Nach (\d+) Stunden zählt der Eintrag/],
		before: {
			de: "Für den Hashwert Ihrer IP-Adresse gilt:",
			en: (_, hours) =>
				`After ${hours} hours the entry with the hash no longer counts; it is deleted on one of the next calls.`,
		},
	},
	{
		id: "ip-and-ai",
		sentences: [/^Ihre IP-Adresse erhält der KI-Dienst/],
		before: { en: "The chat's function doesn't pass your IP address on to the AI service." },
	},
	{
		id: "objection",
		sentences: [/^Widerspruch \(/],
		before: {
			en: "You can object at any time, on grounds of your particular situation, where data is processed on the basis of Art. 6(1)(f) GDPR; just write.",
		},
	},
];

/** What the privacy notice says in one place of a visit, of a message to the assistant, and of what visitors may do. */
export function noticeAnswers({ legalPages, owner }: SiteContent): Told[] {
	const all = sentencesOf(legalPages.find(({ path }) => path === PRIVACY_PATH));
	return QUOTED.flatMap(({ id, sentences, before }) => {
		const found = sentences.flatMap((pattern) => all.find(({ sentence }) => pattern.test(sentence)) ?? []);
		const [first] = found;
		if (!first || found.length < sentences.length) return [];
		const quoted = found.map(({ sentence }) => sentence).join(" ");
		const de = [before.de, said(quoted, owner.name)].filter((part) => part !== undefined).join(" ");
		const number = sentences[0]?.exec(first.sentence)?.[1] ?? "";
		const inShort = typeof before.en === "string" ? before.en : before.en(owner.name, number);
		const answer = { de, en: `${inShort} ${inGerman(quoted)}` };
		return { id: `portfolio/${id}`, from: first.section, answer, links: [PRIVACY_LINK] };
	});
}

/** The sentences of a page, each with the id of its section. */
const sentencesOf = (page: LegalPage | undefined) =>
	page?.sections.flatMap(({ paragraphs = [], items = [] }, at) =>
		[...paragraphs, ...items]
			.flatMap(wholeSentences)
			.map((sentence) => ({ sentence, section: `legal${page.path}/${at + 1}` })),
	) ?? [];
