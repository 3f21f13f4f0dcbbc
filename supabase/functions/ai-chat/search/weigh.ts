import { ASPECT_CUES } from "../cues/aspects.ts";
import { type Cue, PLAIN, WEAK } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import { ONE_THING } from "../passages/subjects.ts";
import type { Query } from "./query.ts";
import { type Hit, type SearchIndex, STRENGTHS } from "./search-index.ts";
import type { QueryTerm } from "./vocabulary.ts";

/** A passage and how well it answers a question. */
export interface Ranked {
	passage: Passage;
	/** Higher is better; comparable within one question only. */
	score: number;
	/** Terms and cues of the question that the passage covers, each with the weight covered. */
	covered: ReadonlyMap<string, number>;
	/** Terms of content that the passage itself holds, rather than its subject. */
	own: ReadonlySet<string>;
	/** Whether more than one passing word speaks for it. */
	isSupported: boolean;
}

/** A term worth this much is content; below it is a generic word, or one that a cue stands for. */
export const CONTENT_WEIGHT = 0.5;

/** Whether a word of a question is content of its own, rather than one that only helps to find. */
export const isContent = ({ weight, passing }: QueryTerm): boolean => weight >= CONTENT_WEIGHT && !passing;

/** The same of one that no cue stands for, so that it is what the question is about. */
export const isSubject = (term: QueryTerm): boolean => isContent(term) && !term.cued;
/** Whether a term is a technology that a question is about. */
export const isTechnology = (term: QueryTerm): boolean => term.topic === "technology" && isContent(term);

/** A question that names a page asks for that page rather than for another one that mentions it. */
const PAGE_NAME_BONUS = 0.3;
/** Of a page's passages, the one on the side that was asked about. */
const ASPECT_BONUS = 0.25;
/** A section that tells what wasn't asked stands behind the page's summary. */
const OFF_ASPECT = 0.15;
/** The same of a list of names, which tells next to nothing else. */
const LIST_OFF_ASPECT = 0.45;
/** A strength that only a name or a keyword gives. */
const NAMED = 0.95;
/** What a name that is met in part says: "site" is hardly "Site Recovery". */
const PARTLY_NAMED = 0.5;
/** A passage that only a passing word speaks for stands behind those that more does. */
const UNSUPPORTED = 0.5;
/** Pages of services and projects, which are about more than their lists. */
const PAGES = /^(services|projects)\/(?!overview)/;
/** Sections that tell next to nothing of what wasn't asked: names and figures. */
const TELLING_LITTLE: readonly Cue[] = ["technologies", "results"];
/** "Which Azure services?" asks for the list of that name. */
const WHICH = /\b(welche\p{L}*|which)\b/u;
const WHICH_BONUS = 0.6;
/** "Which tool scans container images?" asks for one of them: so few words of content a list may leave aside. */
const MOST_MISSED = 1;
/** A list of everything says nothing to a question about something, and a technology little to one about more. */
const BESIDE_THE_POINT = 0.7;
/** What a cue says for a page that nothing names. */
const UNMEANT = 0.3;
/** The most that BM25 adds; it decides between passages that are alike in everything else. */
const SEARCH_SHARE = 0.3;

/** What it counts that a question is like those asked for a sentence of a passage. */
const LIKENESS = 0.4;
/** A vague likeness counts next to nothing. */
const CLEARNESS = 2;

/** Wants something done for the visitor, rather than to hear of what was done for others. */
const FOR_US =
	/\b(konnen|konnten|kannst|konntest|wurden|can|could|would|machen|helfen|hilfst|unterstutzen) (sie|du|you|he|er)\b.*\b(uns|unser\w*|mir|mein\w*|us|our|my)\b/;
const LEGAL_BESIDE = 0.6;
/** What the imprint and the privacy notice are asked for. */
const LEGAL_CUES: readonly Cue[] = ["privacy", "tracking", "legal", "address", "site"];

/** How a cue is called among the parts of a question. */
export const cuePart = (cue: Cue): string => `?${cue}`;

/** Whether a passage is about the portfolio as a whole, so that a question needn't name a page. */
export const speaksForAll = ({ kind, subject }: Passage): boolean =>
	kind === "list" || kind === "fact" || subject === "about" || subject === "projects/overview";

/** Whether a question names a page or a technology. */
export const isNamed = ({ terms }: Query): boolean => terms.some(({ topic }) => topic !== undefined);

/** Whether a question wants something done for the visitor. */
export const asksForHelp = ({ text }: Query): boolean => FOR_US.test(text);

/** Makes the function that tells how well a passage answers one question. */
export function weigher(query: Query, index: SearchIndex, bestSearchScore: number): (hit: Hit) => Ranked {
	const { terms, cues } = query;
	const named = isNamed(query);
	const isAboutCertificates = cues.has("certificates") || cues.has("exam") || cues.has("level");

	const asksForList = (cues.get("projects") ?? 0) >= PLAIN;
	const isForUs = asksForHelp(query);
	const asked = terms.filter(isContent).length;
	const asksWhich = WHICH.test(query.text);
	const isAboutData = LEGAL_CUES.some((cue) => cues.has(cue));

	/** Whether a question asks for something beside the name of a project or a certificate. */
	function asksBeside(subject: string): boolean {
		const isName = ({ term }: QueryTerm) => index.names.isPageName(term, subject);
		return (
			ONE_THING.test(subject) && terms.some(isName) && terms.some((term) => !isName(term) && isSubject(term))
		);
	}

	/** Better among equals: a page's summary, and the list where nothing is named. */
	function prior({ kind, subject }: Passage): number {
		const summary = asksBeside(subject) ? 0.1 : 0.2;
		return { fact: 0.16, list: 0, technology: 0.12, section: 0, summary }[kind];
	}

	/** Better among equals: what is offered, before what was done, before what was examined. */
	function standing({ subject }: Passage): number {
		if (subject.startsWith("services/")) return isForUs ? 0.5 : 0.25;
		if (subject.startsWith("projects/")) return asksForList || isForUs ? -0.3 : 0.04;
		return subject.startsWith("certifications/") && !isAboutCertificates ? -0.45 : 0;
	}

	return ({ passage, score, strengths }) => {
		const covered = new Map<string, number>();
		const own = new Set<string>();
		let sum = prior(passage) + standing(passage) + SEARCH_SHARE * (score / bestSearchScore);
		sum += LIKENESS * index.likeness.ofPassage(query, passage) ** CLEARNESS;
		let mentions = 0;
		let contents = 0;
		let isSupported = false;
		let isNamedList = false;
		const isFound = (name: string) => terms.some(({ term }, at) => term === name && (strengths[at] ?? 0) > 0);
		const isPartly = passage.kind === "technology" && score > 0 && !index.names.isNamedIn(passage, isFound);
		for (const [at, { term, weight, topic, passing }] of terms.entries()) {
			const strength = (strengths[at] ?? 0) * (isPartly ? PARTLY_NAMED : 1);
			if (strength === 0) continue;
			covered.set(term, weight * strength);
			sum += weight * strength;
			if (topic && index.names.isPageName(term, passage.subject)) sum += PAGE_NAME_BONUS * weight;
			if (!passing) mentions += 1;
			if (weight < CONTENT_WEIGHT) continue;
			contents += 1;
			if (strength > STRENGTHS.context) own.add(term);
			if (strength >= NAMED) isNamedList = true;
			if ((topic && !isPartly) || strength >= NAMED) isSupported = true;
		}
		let hasCue = false;
		for (const [cue, weight] of cues) {
			if (isPartly || !passage.cues.includes(cue)) continue;
			hasCue = true;
			covered.set(cuePart(cue), weight);
			const isMeant = speaksForAll(passage) || mentions > 0;
			sum += (isMeant ? 1 : UNMEANT) * (weight + (ASPECT_CUES.has(cue) ? ASPECT_BONUS : 0));
			// "How long?" alone could mean any page; "references?" is a question of its own.
			if (speaksForAll(passage) ? weight > WEAK || query.unknown === 0 : weight > WEAK && mentions > 0)
				isSupported = true;
		}
		const isOfPage = PAGES.test(passage.subject);
		const isList = passage.kind === "section" && passage.cues.includes("technologies");
		// The privacy notice speaks of everything in passing.
		if (passage.subject.startsWith("legal/") && !isAboutData && contents < 2) sum -= LEGAL_BESIDE;
		const missed = asked - contents;
		if (asksWhich && isNamedList && isList && !isOfPage && missed <= MOST_MISSED) sum += WHICH_BONUS;
		const isGeneral = passage.kind === "list" || passage.id === "facts/person";
		if (isGeneral && contents === 0 && missed + Math.floor(query.unknown) > 0) sum -= BESIDE_THE_POINT;
		if (isOfPage && isList && missed > 0) sum -= BESIDE_THE_POINT;
		if (passage.kind === "technology" && missed > 0) sum -= BESIDE_THE_POINT / 2;
		if (hasCue && passage.kind === "list") sum += named ? 0.1 : 0.45;
		if (!hasCue && passage.kind === "section" && passage.cues.length > 0) {
			const tellsLittle = TELLING_LITTLE.some((cue) => passage.cues.includes(cue));
			sum -= isOfPage && tellsLittle ? LIST_OFF_ASPECT : OFF_ASPECT;
		}
		isSupported ||= contents > 1 || (contents > 0 && (hasCue || query.unknown === 0));
		if (!isSupported) sum -= UNSUPPORTED;
		return { passage, score: sum, covered, own, isSupported };
	};
}
