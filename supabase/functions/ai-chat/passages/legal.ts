import type { LegalPage, LegalSection } from "../../../../src/content/legal.ts";
import type { SiteContent } from "../site-content.ts";
import { IMPRINT_LINK, PRIVACY_LINK } from "./links.ts";
import type { Passage, PassageLink } from "./passage.ts";
import { bullets, firstSentences, said } from "./wording.ts";

/** Sentences of a legal text that are told at once. */
const MOST_SENTENCES = 2;
const MOST_ITEMS = 4;

/** What the imprint and the privacy notice say, section by section. */
export function legalPassages({ legalPages, owner }: SiteContent): Passage[] {
	return legalPages.flatMap((page) =>
		page.sections.map((section, index) => onePart(page, section, index, owner.name)),
	);
}

function onePart(page: LegalPage, section: LegalSection, index: number, owner: string): Passage {
	const { title, paragraphs = [], items = [], address = [], links = [] } = section;
	const told = [
		firstSentences(paragraphs.join(" "), MOST_SENTENCES),
		bullets(items.slice(0, MOST_ITEMS)),
		address.join(", "),
	].filter((part) => part !== "");
	const labels = links.map(({ label }) => label);
	const text = told.join("\n\n") || labels.join(", ");
	const own: PassageLink = { title: { de: page.title, en: page.meta.title }, href: page.path };
	const link = [IMPRINT_LINK, PRIVACY_LINK].find(({ href }) => href === page.path) ?? own;
	return {
		id: `legal${page.path}/${index + 1}`,
		subject: `legal${page.path}`,
		kind: "section",
		names: title,
		keywords: [page.title, ...labels].join(" "),
		context: "",
		text: [...paragraphs, ...items, address.join(", ")].join(" ").trim() || labels.join(" "),
		cues: [],
		answer: {
			de: said(`${title}: ${text}`, owner),
			en: `From the ${link.title.en}, which is in German: “${title}: ${text}”`,
		},
		links: [link],
	};
}
