import type { SiteContent } from "../site-content.ts";
import { dealingFacts } from "./facts-dealings.ts";
import { legalFacts } from "./facts-legal.ts";
import { numberFacts } from "./facts-numbers.ts";
import { personFacts } from "./facts-person.ts";
import { openFacts } from "./facts-terms.ts";
import type { Localized, Passage, PassageLink } from "./passage.ts";

/** What can be told in a sentence or two, and how it is asked for. */
export interface Fact {
	id: string;
	cues: Passage["cues"];
	needs?: Passage["needs"];
	/** The site leaves it open. */
	open?: boolean;
	/** Words for it in questions. */
	names: string;
	keywords?: string;
	/** What it is found by besides; the answer, unless that names other things as examples. */
	text?: string;
	answer: Localized;
	links: readonly PassageLink[];
}

/** What lives in numbers and short lists, and what the site has no answer to but the contact form. */
export function factPassages(content: SiteContent): Passage[] {
	return [
		...personFacts(content),
		...numberFacts(content),
		...dealingFacts(content),
		...openFacts(content),
		...legalFacts(content),
	].map((fact) => ({
		subject: `facts/${fact.id}`,
		kind: "fact",
		context: "",
		keywords: fact.keywords ?? "",
		text: fact.answer.de,
		...fact,
		id: `facts/${fact.id}`,
	}));
}
