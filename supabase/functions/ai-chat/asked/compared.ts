import type { Honesty } from "../answers/honesty.ts";
import type { Cue } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { isContent } from "../search/weigh.ts";
import { asksForDifference } from "../text/general-questions.ts";
import type { CertificateAsked } from "./certificate-asked.ts";

/** Says that what is compared is what is offered, rather than the technologies of that name. */
const AS_SERVICE = /\b(\w*leistung(en)?|angebot\w*|services?|offer\w*|seiten?|pages?)\b/;
/** Says no more than what kind of thing is compared; other cues ask for one side of it. */
const OF_KIND: ReadonlySet<Cue> = new Set([
	"certificates",
	"clients",
	"exam",
	"experience",
	"features",
	"level",
	"projects",
	"services",
]);
const FEWEST = 2;

/**
 * The summaries of the projects, certificates or services that a question wants compared; the site has no other
 * comparison of them. Empty where it asks for something else.
 */
export function compared(
	query: Query,
	index: SearchIndex,
	honesty: Honesty,
	certificates: CertificateAsked,
): readonly Passage[] {
	if (!asksForDifference(query.text) || query.unknown >= 1 || query.products.length > 0) return [];
	if (![...query.cues.keys()].every((cue) => OF_KIND.has(cue))) return [];
	const projects = honesty.projectsNamed(query);
	const called = query.terms.filter(isContent).map(({ term }) => index.names.servicesCalled(term));
	const services = new Set(called.flat());
	// Where nothing else is named, "DevOps and Kubernetes" are the services of these names.
	const isOfServices = AS_SERVICE.test(query.text) || called.every(({ length }) => length > 0);
	const found = [
		index.passages.filter(({ id }) => projects.has(id)),
		certificates.named(query),
		isOfServices ? [...services] : [],
	];
	return found.find(({ length }) => length >= FEWEST) ?? [];
}
