import { PRIVACY_PATH } from "../../../../src/content/legal.ts";
import { aiProvider, backendProvider, hostingProvider } from "../../../../src/content/legal-providers.ts";
import type { SiteContent } from "../site-content.ts";
import { PRIVACY_LINK } from "./links.ts";
import type { Told } from "./portfolio-projects.ts";
import { inGerman, said, wholeSentences } from "./wording.ts";

/** How many hours a counted call counts, in the sentence of the privacy notice that says so. */
const HOURS_COUNTED = /^Nach (\d+) Stunden /;
/** What binds recipients abroad. */
const BOUND = /^Empfänger außerhalb der EU/;

/** How long what a visitor writes to the assistant is kept, who gets it, and where they are. */
export function dataAnswers({ legalPages, owner }: SiteContent): Told[] {
	const sections = legalPages.find(({ path }) => path === PRIVACY_PATH)?.sections ?? [];
	const sentences = sections.flatMap(({ paragraphs = [] }) => paragraphs).flatMap(wholeSentences);
	const hours = sentences.flatMap((sentence) => HOURS_COUNTED.exec(sentence)?.[1] ?? [])[0];
	const bound = sentences.find((sentence) => BOUND.test(sentence));
	// Without its sentences in the notice there is nothing that could be told of it.
	if (hours === undefined || bound === undefined) return [];
	const [backend, ai, pages] = [backendProvider, aiProvider, hostingProvider].map(
		({ name, address }) => `${name} (${address})`,
	);
	return [
		{
			id: "portfolio/data-kept",
			answer: {
				de: `Die Funktion des Assistenten speichert weder Ihre Fragen noch die Antworten, und das Gespräch ist weg, sobald Sie die Seite neu laden oder schließen. Gegen Überlastung zählt sie Aufrufe mit einem Hashwert Ihrer IP-Adresse, der nach ${hours} Stunden nicht mehr zählt. ${backendProvider.name} führt Verbindungsprotokolle, und wie lange ein angeschlossener KI-Dienst Ihren Text aufbewahrt, bestimmen dessen Bedingungen.`,
				en: `The assistant's function stores neither your questions nor the answers, and the conversation is gone as soon as you reload or close the page. Against overload it counts calls with a hash of your IP address, which no longer counts after ${hours} hours. ${backendProvider.name} keeps connection logs, and how long a connected AI service keeps your text is up to its own terms.`,
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/data-recipients",
			answer: {
				de: `Ihre Nachricht geht an eine Serverfunktion bei ${backendProvider.name}; dort wird sie im Auftrag von ${owner.name} verarbeitet. Ist ein KI-Dienst angeschlossen, bekommt auch er Ihre Frage, Teile des Gesprächs und passende Textstellen, aber nicht Ihre IP-Adresse. Vorgesehen ist dafür ${aiProvider.name}; was der Dienst mit Ihrem Text macht, bestimmen dessen Bedingungen.`,
				en: `Your message goes to a server function at ${backendProvider.name}, which processes it on behalf of ${owner.name}. Where an AI service is connected, it gets your question too, with parts of the conversation and matching passages, but not your IP address. ${aiProvider.name} is intended for that; what the service does with your text is up to its own terms.`,
			},
			links: [PRIVACY_LINK],
		},
		{
			id: "portfolio/data-seats",
			answer: {
				de: `Das sind die Anbieter mit ihrem Firmensitz: Die Funktion des Assistenten betreibt ${backend}, als KI-Dienst ist ${ai} vorgesehen, und die Seiten liefert ${pages} aus. Wo deren Server stehen, nennt die Datenschutzerklärung nicht. ${said(bound, owner.name)}`,
				en: `These are the providers with their seats: the assistant's function is run by ${backend}, ${ai} is intended as the AI service, and ${pages} serves the pages. The privacy notice doesn't say where their servers are. ${inGerman(bound)}`,
			},
			links: [PRIVACY_LINK],
		},
	];
}
