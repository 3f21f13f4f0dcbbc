import { PRIVACY_PATH } from "../../../../src/content/legal.ts";
import { aiProvider, backendProvider, hostingProvider } from "../../../../src/content/legal-providers.ts";
import type { SiteContent } from "../site-content.ts";
import type { Told } from "./portfolio-projects.ts";
import { inGerman, PRIVACY_LINK, said, wholeSentences } from "./wording.ts";

/** The sentences of the privacy notice that say how long something is kept, and what binds receivers abroad. */
const KEPT = /^Nach \d+ Stunden /;
const CONVERSATION = /^Das Gespräch mit dem Assistenten steht nur /;
const BOUND = /^Empfänger außerhalb der EU/;

/** How long what a visitor writes to the assistant is kept, who gets it, and where they are. */
export function dataAnswers({ legalPages, owner }: SiteContent): Told[] {
	const sections = legalPages.find(({ path }) => path === PRIVACY_PATH)?.sections ?? [];
	const sentences = sections
		.flatMap(({ paragraphs = [], items = [] }) => [...paragraphs, ...items])
		.flatMap(wholeSentences);
	const find = (pattern: RegExp) => sentences.find((sentence) => pattern.test(sentence)) ?? "";
	const [kept, conversation, bound] = [KEPT, CONVERSATION, BOUND].map(find);
	const seats = [backendProvider, aiProvider, hostingProvider].map(
		({ name, address }) => `${name} (${address})`,
	);
	const [backend, ai, pages] = seats;
	const german = (text: string | undefined) => said(text ?? "", owner.name);
	return [
		{
			id: "portfolio/data-kept",
			answer: {
				de: `Im Chat gar nicht: Weder Ihre Fragen noch die Antworten werden gespeichert. ${german(conversation)} Gegen Überlastung zählt die Funktion Aufrufe, mit einem Hashwert aus Ihrer IP-Adresse: ${german(kept)}`,
				en: `The chat, not at all: neither your questions nor the answers are stored. Against overload the function counts calls, with a hash of your IP address. ${inGerman(`${kept} ${conversation}`)}`,
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/data-recipients",
			answer: {
				de: `Ihre Nachricht geht an eine Serverfunktion bei ${backendProvider.name}; dort wird sie im Auftrag von ${owner.name} verarbeitet. Ist ein KI-Dienst angeschlossen, bekommt auch er Ihre Frage, Teile des Gesprächs und passende Textstellen, aber nicht Ihre IP-Adresse. Vorgesehen ist dafür ${aiProvider.name}.`,
				en: `Your message goes to a server function at ${backendProvider.name}, which processes it on behalf of ${owner.name}. Where an AI service is connected, it gets your question too, with parts of the conversation and matching passages, but not your IP address. ${aiProvider.name} is intended for that.`,
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/data-seats",
			answer: {
				de: `Die Funktion des Assistenten betreibt ${backend}. Als KI-Dienst ist ${ai} vorgesehen, und die Seiten liefert ${pages} aus. ${german(bound)}`,
				en: `The assistant's function is run by ${backend}. ${ai} is intended as the AI service, and ${pages} serves the pages. ${inGerman(bound ?? "")}`,
			},
			links: [PRIVACY_LINK],
		},
	];
}
