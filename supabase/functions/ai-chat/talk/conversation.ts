import { ASPECT_CUES } from "../cues/aspects.ts";
import type { Cue } from "../cues/cue.ts";
import type { Query } from "../search/query.ts";
import type { QueryTerm } from "../search/vocabulary.ts";
import { CONTENT_WEIGHT } from "../search/weigh.ts";

/** What the visitor is talking about, after a question that was answered. */
export interface Topic {
	query: Query;
	/** Subject of the best passage. */
	subject: string;
	/** Ids of the passages already told. */
	told: readonly string[];
	/** The worked example told last of the page, which short questions mean even after its tools were told. */
	example?: string;
	/** The pages that the answer named, in its order. */
	items: readonly string[];
	/** Those of an earlier answer that this page was picked from. */
	list?: readonly string[];
	/** Subjects of the pages told so far, the latest last. */
	pages?: readonly string[];
	/** The technologies that were named last. */
	technologies?: readonly QueryTerm[];
	/** The topic of the page told before an answer that is about none, such as one about prices. */
	before?: Topic;
	/** Whether a message followed that the site has no answer to, so that only a bare question leads back. */
	isLeft?: boolean;
}

/** A question with what it leaves out filled in from the one before. */
export interface Resolved {
	query: Query;
	/** Asks for more of the same: the subject to stay with and what was told of it. */
	more?: Pick<Topic, "subject" | "told">;
	/** Asks for a side of the page that was told: that page's subject. */
	within?: string;
}

/** Cues that lean on the question before where nothing else is named. */
const leansOn = (cue: Cue) => ASPECT_CUES.has(cue) || cue === "since" || cue === "count";

const MORE =
	/^(und |and )?(bitte |please )?((erzahl\w*|sag\w*|zeig\w*|tell|say|show|give) (mir |me |uns |us )?(bitte |doch |noch )*)?(etwas |a bit |some )?(mehr|weiter|weiteres|noch mehr|more|further|go on|continue|genauer|ausfuhrlicher|details?|weitere details|more details?)( \w+){0,3}\W*$/;
const MARKER =
	/^(und|and|or|oder|also|auch|what about|how about|was ist mit|wie (ist|sieht|steht|ware?) (es|das)?|sowie|same (for|with)|gilt das|ok und|okay und|aber)\b/;
const ANAPHORA =
	/\b(das|davon|dabei|dort|darin|daruber|dazu|damit|dafur|da|darauf|es|dies\w*|jene\w*|it(?!-)|its|that|there|this|them|those|these|ones?|sowas|so (?:ein\w*|was|etwas)|solch\w*|such an?|they)\b|^(?:die|diese) (?:muss|mussen|soll|sollen|sollten|sind|lauft|laufen|haben|brauchen)\b/;
/** Tells how many there are of what is talked about, and nothing else. */
const HOW_MANY_THERE_ARE =
	/^\W*((so|ca|circa|ungefahr|etwa|rund|gut|knapp|uber|about|around|roughly|maybe|approximately|over|some|das sind|es sind|wir haben|we have|there are)\W+)*(?!(?:19|20)\d\d\b)\d+([.,]\d+)*\W*((stuck|server\w*|systeme\w*|maschinen|vms?|nodes|leute|personen|mann|davon|pieces|machines|people|of them|in all|insgesamt)\W*)?$/;

/** Whether a normalized message only says how many there are of what is talked about. */
export const tellsHowMany = (text: string): boolean => HOW_MANY_THERE_ARE.test(text);

/** Points to what was told just now, and not only to what is being said. */
const BACK = /\b(da|davon|dabei|dort|darin|daruber|dazu|damit|dafur|there|them|those|these)\b/;

/** What questions about a side of something can be about. */
const PAGE = /^((services|projects|certifications)\/(?!overview)|technologies)/;

/** Whether the visitor is talking about one page or technology. */
export const isAboutPage = (topic: Topic | undefined): boolean =>
	topic !== undefined && PAGE.test(topic.subject);

/** Whether a normalized message points to what was told before. */
export const refersBack = (text: string): boolean => BACK.test(text);

/** Whether a normalized message leans on what was told, by a word that points to it or that goes on from it. */
export const leansBack = (text: string): boolean => ANAPHORA.test(text) || MARKER.test(text);

/** Whether a normalized message says that it goes on from what was told. */
export const goesOn = (text: string): boolean => MARKER.test(text);

/** Points to the place or project told just now. */
const THERE =
	/\b(dort|dabei|there|(?:bei|in|an) (?:dies|jen)em (?:projekt|kunden|auftrag)|(?:on|in|at|for) (?:this|that) (?:project|client|assignment|job)|bei denen|(?:for|with|at) them)\b|\bbei (?:dem|der)\W*$/;
/** The same in few words, which say something else elsewhere: "Do they use Ansible?" */
const THEY =
	/\b(?:(?:sie|du|ihr|er|man|es|und|auch|wurde|wird|gibt|gab) da|da (?:auch|noch|schon|eigentlich|denn)|(?:nutz|verwend|benutz|hab|hatt|setz|mach|brauch|betreib|fahr)\w*en die|do they|did they|are they|have they|they (?:use|used|have|had|run|ran))\b|\b(?:da|die)\W*$/;
/** Asks in few words what happened there: "Did anything break?" */
const HAPPENED =
	/^\W*(?:(?:und|and|aber|but|ok|okay),? )?(?:gab es|gab's|ist (?:et)?was|ging (?:et)?was|did anything|was anything|did they|were they|was there any|were there any|any)(?! .*\b(?:andere\w*|weitere\w*|other|more)\b)(?: [\p{L}-]+){1,4}\W*$/u;
const THERE_IS = /\b(is|are|was|were|isn't|aren't) there\b/;

/** Whether a normalized message asks what was the case there, at the project told. */
export const asksOfThere = (text: string): boolean =>
	THERE.test(text.replace(THERE_IS, "")) || THEY.test(text) || HAPPENED.test(text);

/** Whether a normalized message asks for more of the same. */
export const asksForMore = (text: string): boolean => MORE.test(text);

/** Asks for the projects in which a service was done. */
const IN_WHICH = /^\W*((und|and) )?(in|bei|on|for) (welche[nm]|which|what) (projekt|project)\w*\W*$/;

/** What an inherited term or cue weighs against one that was said now. */
const INHERITED = 0.75;

/**
 * Fills in from the topic what a follow-up leaves out: "und wie lange?" takes over what it is about, "what
 * about Azure?" what was asked about it. A question that stands by itself is left alone.
 *
 * @param topic Of the question right before; a topic that the visitor left is none.
 * @param isService Whether a term is what a service is called, so that naming it leaves any other page.
 */
export function resolveFollowUp(
	query: Query,
	topic: Topic | undefined,
	isService: (term: string) => boolean,
): Resolved {
	// A product that is named now is what is asked for, whatever was told before.
	if (!topic || saysNothing(query) || query.products.length > 0) return { query };
	const own = query.terms.filter(({ weight }) => weight >= CONTENT_WEIGHT);
	if (MORE.test(query.text) && own.length === 0 && query.unknown < 1)
		return { query: inheritTerms(query, topic, INHERITED), more: topic };

	const isOfService =
		topic.subject.startsWith("services/") && topic.query.terms.some(({ term }) => isService(term));
	if (isOfService && own.length === 0 && IN_WHICH.test(query.text))
		return { query: inheritTerms(query, topic, INHERITED), within: topic.subject };
	const isMarked = MARKER.test(query.text);
	const leansOnWord = ANAPHORA.test(query.text);
	const ownTopics = own.filter((term) => term.topic);
	const cues = [...query.cues.keys()];
	const asksForAspect =
		cues.some(leansOn) && cues.every((cue) => leansOn(cue) || cue === "current" || cue === "projects");

	if (ownTopics.length === 0) {
		const isElliptic =
			own.length === 0 && query.unknown < 1 && (asksForAspect || (isMarked && cues.length === 0));
		const leansBack =
			leansOnWord && own.length <= 2 && query.unknown < 1 && (asksForAspect || cues.length === 0);
		const continues = isMarked && own.length <= 1 && query.unknown < 1 && asksForAspect;
		if (isElliptic || leansBack || continues) {
			const within = own.length === 0 && asksForAspect && isAboutPage(topic) ? topic.subject : undefined;
			return { query: inheritTerms(query, topic, INHERITED), within };
		}
		return { query };
	}
	// "What about Azure?" names another subject and leaves the question to be taken over.
	if (isMarked && ownTopics.length <= 2 && query.unknown < 1 && cues.length === 0) {
		if (isAboutPage(topic) && ownTopics.some(({ term }) => isService(term)))
			return { query: inheritCues(query, topic) };
		return { query: inheritCues(inheritTerms(query, withoutRivals(topic, ownTopics), INHERITED), topic) };
	}
	return { query };
}

/** Two words that are no nouns. */
const MUCH_UNKNOWN = 0.4;

/** "And what do you eat?" holds nothing but words that nobody knows, and asks nothing about the topic. */
const saysNothing = ({ terms, cues, unknown }: Query): boolean =>
	unknown >= MUCH_UNKNOWN && cues.size === 0 && terms.every(({ passing }) => passing);

/** Whether a question names nothing of its own, so that whoever asked it is still with the topic. */
export const namesNothing = ({ terms, unknown, products, names }: Query): boolean =>
	unknown < 1 &&
	products.length + names.length === 0 &&
	!terms.some(({ weight }) => weight >= CONTENT_WEIGHT);

/** A question that nothing answers by itself, read as one about the topic; undefined where it names another. */
export function leanedOn(query: Query, topic: Topic | undefined): Query | undefined {
	const namesOther = query.terms.some((term) => term.topic && term.weight >= CONTENT_WEIGHT);
	const isBare = query.terms.length === 0 && query.cues.size === 0;
	if (
		!topic ||
		namesOther ||
		isBare ||
		saysNothing(query) ||
		query.unknown >= 1 ||
		query.products.length + query.names.length > 0
	)
		return undefined;
	return inheritTerms(query, topic, INHERITED);
}

/** The topic without what a new subject takes the place of: "Azure" that of "AWS", a page that of a page. */
function withoutRivals(topic: Topic, subjects: readonly QueryTerm[]): Topic {
	const kinds = new Set(subjects.map((subject) => subject.topic));
	const terms = topic.query.terms.filter((term) => term.topic === undefined || !kinds.has(term.topic));
	return { ...topic, query: { ...topic.query, terms } };
}

function inheritTerms(query: Query, topic: Topic, share: number): Query {
	const terms = new Map<string, QueryTerm>();
	for (const term of topic.query.terms) terms.set(term.term, { ...term, weight: term.weight * share });
	for (const term of query.terms)
		if (term.weight >= (terms.get(term.term)?.weight ?? 0)) terms.set(term.term, term);
	const cues = query.cues.size > 0 ? query.cues : scaled(topic.query.cues, share);
	return { ...query, terms: [...terms.values()], cues, leans: true };
}

function inheritCues(query: Query, topic: Topic): Query {
	return { ...query, cues: scaled(topic.query.cues, INHERITED) };
}

function scaled(cues: ReadonlyMap<Cue, number>, share: number): Map<Cue, number> {
	return new Map(Array.from(cues, ([cue, weight]) => [cue, weight * share]));
}
