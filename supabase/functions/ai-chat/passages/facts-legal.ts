import { IMPRINT_PATH, PRIVACY_PATH } from "../../../../src/content/legal.ts";
import type { SiteContent } from "../site-content.ts";
import type { Fact } from "./facts.ts";
import { IMPRINT_LINK, OVERVIEW_LINK, PRIVACY_LINK } from "./links.ts";
import { inGerman, said } from "./wording.ts";

/** The sentence of a page's lead that says of when it is. */
const DATE = /\bStand: ([^.]+)\./;
const RIGHTS = /^Ihre Rechte$/;
const LAW = /\b(nach §[^.]*)\.$/;

/** What the legal pages say above and between their sections, and how openly a fit is talked about. */
export function legalFacts({ legalPages, owner, projectsOverview }: SiteContent): Fact[] {
	const leadOf = (path: string) => legalPages.find((page) => page.path === path)?.lead ?? "";
	const [, date] = DATE.exec(leadOf(PRIVACY_PATH)) ?? [];
	const [, law] = LAW.exec(leadOf(IMPRINT_PATH)) ?? [];
	const rights = legalPages.flatMap(({ sections }) => sections).find(({ title }) => RIGHTS.test(title));
	const [right = ""] = rights?.paragraphs ?? [];
	// Told alone, it has nothing above it.
	const ofRights = right.replace("die oben genannte Adresse", owner.email);
	const [firstStep] = projectsOverview.approach;
	const facts: (Fact | undefined)[] = [
		date === undefined
			? undefined
			: {
					id: "notice-date",
					cues: ["noticeDate", "privacy", "when"],
					needs: ["noticeDate"],
					names: "Stand der Datenschutzerklärung date of the privacy notice",
					answer: {
						de: `Die Datenschutzerklärung hat den Stand ${date}.`,
						en: `The privacy notice is dated, in German: “Stand: ${date}”.`,
					},
					links: [PRIVACY_LINK],
				},
		law === undefined
			? undefined
			: {
					id: "imprint-law",
					cues: ["imprintLaw", "legal"],
					needs: ["imprintLaw"],
					names: "Gesetz zum Impressum law of the imprint",
					answer: {
						de: `Das Impressum macht seine Angaben ${law}.`,
						en: `The imprint gives its details under this law, in German: “Angaben ${law}”.`,
					},
					links: [IMPRINT_LINK],
				},
		rights && {
			id: "rights",
			cues: ["rights", "privacy"],
			needs: ["rights"],
			names: "Rechte Auskunft Löschung rights erasure",
			answer: {
				de: said(ofRights, owner.name),
				en: `You have the right of access, rectification, erasure, restriction and data portability; a message is enough. ${inGerman(ofRights)}`,
			},
			links: [PRIVACY_LINK],
		},
		firstStep && {
			id: "fit",
			cues: ["fit"],
			needs: ["fit"],
			names: "der Richtige passen ablehnen right person",
			answer: {
				de: `${firstStep.title}: ${said(firstStep.text, owner.name)}`,
				en: `${owner.name} tells you openly in a first conversation whether he is the right person. ${inGerman(firstStep.text)}`,
			},
			links: [OVERVIEW_LINK],
		},
	];
	return facts.filter((fact) => fact !== undefined);
}
