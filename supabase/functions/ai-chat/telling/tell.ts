import type { Localized, Passage, PassageLink } from "../passages/passage.ts";
import { exampleName, isToldIn, quote } from "../passages/wording.ts";
import { analyze, type Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { Ranked } from "../search/weigh.ts";
import type { Topic } from "../talk/conversation.ts";
import { normalize } from "../text/fold.ts";
import type { Language } from "../text/stem.ts";
import type { Sharp } from "./focus.ts";
import { Lookup } from "./lookup.ts";
import { withoutRepeats } from "./repeats.ts";
import type { Replies } from "./replies.ts";
import type { Chosen } from "./sharpen.ts";
import { declined, type Step } from "./step.ts";

const INLINE_HREF = /\]\((\/[^)\s]*)\)/g;

/** The addresses of this site that a text links to, in its order. */
export const hrefsIn = (text: string): string[] =>
	Array.from(text.matchAll(INLINE_HREF), ([, href = ""]) => href);

/** Puts passages into words, and notes what the next question may lean on. */
export class Teller extends Lookup {
	readonly #index: SearchIndex;
	readonly #replies: Replies;

	constructor(index: SearchIndex, replies: Replies) {
		super(index.passages);
		this.#index = index;
		this.#replies = replies;
	}

	/** Says what the site doesn't tell, and tells what comes closest to it. */
	instead(reply: Localized, closest: Passage | undefined, query: Query): Step {
		const texts = [reply, closest?.answer].flatMap((text) => text?.[query.language] ?? []);
		const step = { ...declined(texts.join(" "), closest?.links), grounding: closest ? [closest] : [] };
		return closest ? { ...step, topic: this.all([closest], query).topic } : step;
	}

	/** An answer with the way to write. */
	withContact(step: Step): Step {
		return { ...step, links: [...(step.links ?? []), ...(this.passage("facts/contact")?.links ?? [])] };
	}

	/** Tells passages for what they are. */
	all(passages: readonly Passage[], query: Query): Step {
		const told = this.tell(only(passages.map(asRanked)), { ...query, products: [], unknown: 0 });
		const step = { ...told, grounding: passages };
		// What comes next leans on the page, which the question didn't have to name.
		const { topic } = step;
		const page = passages.length === 1 && topic ? this.passage(topic.subject) : undefined;
		return page && topic ? { ...step, topic: this.about(page, topic) } : step;
	}

	/** The same; undefined where there are none. */
	any(passages: readonly Passage[], query: Query): Step | undefined {
		return passages.length > 0 ? this.all(passages, query) : undefined;
	}

	/** The same for those of some ids that there are. */
	anyOf(ids: Iterable<string>, query: Query): Step | undefined {
		return this.any(
			[...ids].flatMap((id) => this.told(id) ?? []),
			query,
		);
	}

	tell(
		{ chosen, sentences, added, isAddedFirst }: Chosen,
		query: Query,
		toldBefore: readonly string[] = [],
	): Step {
		const { language } = query;
		// The fact first, then what it is about.
		const told = chosen
			.map(({ passage }) => passage)
			.sort((left, right) => Number(right.kind === "fact") - Number(left.kind === "fact"));
		const answers = told.map(({ answer }) => answer[language]);
		const quoted = (added ? [...sentences, added] : sentences).filter(
			({ ranked }) => !told.some((passage) => tellsSame(ranked.passage, passage)),
		);
		const untold = quoted
			.filter(({ sentence }) => !told.some(({ answer }) => isToldIn(answer[language], sentence)))
			.filter(({ ranked, sentence }) => !isInOtherLanguage(ranked.passage, sentence, language, told));
		const bySource = Map.groupBy(
			untold,
			({ ranked: { passage } }) => `${passage.links[0]?.href} ${passage.example}`,
		);
		const elsewhere = [...answers, ...untold.map(({ sentence }) => sentence)];
		const quotes = [...bySource.values()].flatMap(([first, ...more]) => {
			const sentences = [first, ...more].flatMap((each) => (each ? withNext(each, elsewhere) : []));
			return first ? [quote(first.ranked.passage, sentences, language)] : [];
		});
		const texts = new Set(isAddedFirst ? [...quotes, ...answers] : [...answers, ...quotes]);
		if (query.products.length > 0) texts.add(this.#replies.notNamed(query.products)[language]);
		else if (query.unknown >= 1 && sentences.length === 0 && told.every(({ kind }) => kind !== "fact"))
			texts.add(this.#replies.partly[language]);
		const message = withoutRepeats([...texts]).join("\n\n");
		const items = hrefsIn(message);
		// One that is told in part stands beside what it is a part of.
		const sameId = Map.groupBy([...told, ...quoted.map(({ ranked }) => ranked.passage)], ({ id }) => id);
		const passages = [...sameId.values()].flatMap(([first]) => first ?? []);
		const ids = passages.map(({ id }) => id);
		return {
			outcome: passages.every(({ open }) => open) ? "declined" : "answered",
			message,
			passages,
			links: passages.flatMap(linksOf),
			topic: this.#topic(told.length > 0 ? told : passages, query, [...toldBefore, ...ids], items),
		};
	}

	#topic(told: readonly Passage[], query: Query, ids: readonly string[], items: readonly string[]): Topic {
		const main = told.find(({ kind }) => kind !== "fact") ?? told[0];
		// An answer about the portfolio that is about one project speaks of that one from then on.
		const page = main?.subject === "portfolio" ? this.page(main.links[0]?.href) : undefined;
		const topic = { query, subject: main?.subject ?? "", told: ids, items };
		return page ? this.about(page, topic) : topic;
	}

	/** The topic of who was told of a page, whatever the question was. */
	topicOf(page: Passage): Topic {
		const query = analyze({ text: "", message: "" }, "de", this.#index.vocabulary);
		return { query: this.naming(page, query), subject: page.subject, told: [page.id], items: [] };
	}

	/** A topic as that of a page which its question needn't have named. */
	about(page: Passage, topic: Topic): Topic {
		const { terms } = this.naming(page, topic.query);
		const others = topic.query.terms.filter(({ term }) => !terms.some((named) => named.term === term));
		return { ...topic, subject: page.subject, query: { ...topic.query, terms: [...others, ...terms] } };
	}

	/** A question that asks about a page by its name, with what else it asks. */
	naming({ names }: Passage, query: Query): Query {
		const named = analyze({ text: normalize(names), message: names }, query.language, this.#index.vocabulary);
		return { ...named, text: query.text, cues: query.cues };
	}
}

/**
 * Whether a sentence says what a page's summary says in the language of the answer: its English summary, which stands
 * in the German text to be found, or the German one beside the English that is told.
 */
const isInOtherLanguage = (
	passage: Passage,
	sentence: string,
	language: Language,
	told: readonly Passage[],
): boolean =>
	passage.kind === "summary" &&
	(language === "en" ? told.includes(passage) : passage.answer.en.includes(sentence));

/** When, where and in which role a project was, which everything told of it says by the way. */
const FACTS_OF_PROJECT = /^projects\/[^/]+\/facts$/;

/** Whether a passage says in other words what one that is told does: of its project, or of the page that it refers to. */
const tellsSame = ({ id, subject, links }: Passage, told: Passage): boolean =>
	subject === told.subject
		? FACTS_OF_PROJECT.test(id)
		: told.kind === "summary" && links.slice(1).some(({ href }) => href === told.links[0]?.href);

/** A sentence with the one behind it, unless that is told elsewhere. */
const withNext = ({ sentence, next }: Sharp, elsewhere: readonly string[]): string =>
	next === undefined || elsewhere.some((text) => isToldIn(text, next)) ? sentence : `${sentence} ${next}`;

/** The links of a passage; a text calls the page of a worked example by the example. */
function linksOf({ links, example }: Passage): readonly PassageLink[] {
	const [page, ...others] = links;
	if (!page || example === undefined) return links;
	return [{ ...page, called: exampleName(example, page.title) }, ...others];
}

/** A passage that is told for what it is. */
export const asRanked = (passage: Passage): Ranked => ({
	passage,
	score: 0,
	covered: new Map(),
	own: new Set(),
	isSupported: true,
});

export const only = (chosen: readonly Ranked[]): Chosen => ({ chosen, sentences: [] });
