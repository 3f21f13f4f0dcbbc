import type { CommonQuestion } from "./common/questions.ts";
import { readCommon } from "./common/read-common.ts";
import { readIndustry } from "./common/read-industry.ts";
import { completed } from "./complete.ts";
import {
	asksForMore,
	isAboutPage,
	itemMeant,
	leanedOn,
	refersBack,
	resolveFollowUp,
	type Topic,
} from "./conversation.ts";
import { type Cue, WHOLE } from "./cues/cue.ts";
import { Focus } from "./focus.ts";
import { Honesty } from "./honesty.ts";
import { describeFit, isDescription } from "./job-fit.ts";
import type { Localized, Passage, PassageLink } from "./passages/passage.ts";
import { quote } from "./passages/wording.ts";
import { analyze, type Query } from "./query.ts";
import { buildReplies } from "./replies.ts";
import { questionWeight, rank } from "./retrieve.ts";
import { type SearchIndex, STRENGTHS } from "./search-index.ts";
import { combination, select } from "./select.ts";
import { type Chosen, sharpened } from "./sharpen.ts";
import type { SiteContent } from "./site-content.ts";
import { fold, normalize, tokenize } from "./text/fold.ts";
import { readIntent } from "./text/intents.ts";
import { isForeign } from "./text/language.ts";
import { isProduct } from "./text/products.ts";
import type { Language } from "./text/stem.ts";
import type { Ranked } from "./weigh.ts";

/** What is said to one message, before links are added, and what the next message may lean on. */
export interface Step {
	outcome: "answered" | "declined" | "small_talk";
	message: string;
	passages?: readonly Passage[];
	grounding?: readonly Passage[];
	links?: readonly PassageLink[];
	topic?: Topic;
}

/** Below this a message says nothing that could be asked for. */
const LEAST_QUESTION = 0.3;
const MOST_GROUNDING = 6;
const PROJECT = /^projects\/(?!overview)/;
/** Facts that a question about a project doesn't ask for. */
const ABOUT_PERSON = new Set(["facts/person", "facts/experience", "facts/location"]);
/** Cues of a question whether something is known at all. */
const KNOWING: ReadonlySet<Cue> = new Set(["experience", "technologies", "programming", "current"]);
const INLINE_HREF = /\]\((\/[^)\s]*)\)/g;

/** Answers single messages, each with what the one before left to lean on. */
export class Answering {
	readonly #index: SearchIndex;
	readonly #replies: ReturnType<typeof buildReplies>;
	readonly #focus: Focus;
	readonly #honesty: Honesty;
	/** The words of the owner's name. */
	readonly #names: ReadonlySet<string>;

	constructor(content: SiteContent, index: SearchIndex) {
		this.#index = index;
		this.#replies = buildReplies(content);
		this.#focus = new Focus(index.vocabulary);
		this.#honesty = new Honesty(content, index.vocabulary);
		this.#names = new Set(tokenize(fold(content.owner.name)).map(({ word }) => word));
	}

	/** The topic with the pages that the answer given named, which a model may have given in its own words. */
	heard(topic: Topic | undefined, answer: string): Topic | undefined {
		if (!topic || topic.items.length === 0) return topic;
		const linked = Array.from(answer.matchAll(INLINE_HREF), ([, href = ""]) => href);
		if (linked.length > 1) return { ...topic, items: linked };
		const found = this.#index.passages.flatMap(({ kind, links: [link] }) => {
			if (kind !== "summary" || !link) return [];
			const places = Object.values(link.title).map((title) => answer.indexOf(title));
			const place = Math.min(...places.filter((at) => at >= 0));
			return Number.isFinite(place) ? [{ place, href: link.href }] : [];
		});
		const items = found.sort((left, right) => left.place - right.place).map(({ href }) => href);
		return items.length > 1 ? { ...topic, items } : topic;
	}

	step(message: string, language: Language, topic: Topic | undefined): Step {
		const { intent, rest } = readIntent(normalize(message));
		if (intent === "meta" || intent === "notMyTask") return this.#decline(this.#replies[intent][language]);
		const question = { text: rest, message };
		const query = analyze(question, language, this.#index.vocabulary, (word) => this.#names.has(word));
		// A courtesy leaves the topic as it is.
		if (intent && questionWeight(query) < LEAST_QUESTION)
			return { outcome: "small_talk", message: this.#replies[intent][language], topic };
		if (isDescription(message, query)) {
			const { text, pages } = describeFit(query, this.#index);
			return { outcome: "answered", message: text, passages: pages, grounding: pages };
		}
		const item = itemMeant(query, topic);
		const page = this.#index.passages.find(
			({ kind, links }) => kind === "summary" && links[0]?.href === item,
		);
		if (page) return this.#answer(this.#naming(page, query));
		const common = this.#common([rest, query.text], language, topic);
		if (common) return this.#tellCommon(common, query);
		const industry = this.#industry(rest, query);
		if (industry) return industry;
		const { query: whole, more } = resolveFollowUp(query, topic);
		if (!more) {
			const step = this.#answer(whole);
			const rest = step.outcome === "declined" && whole === query ? leanedOn(query, topic) : undefined;
			const again = rest && this.#answer(rest);
			return again?.outcome === "answered" ? again : step;
		}
		const isFurther = ({ id, subject }: Passage) => subject === more.subject && !more.told.includes(id);
		const ranked = rank(whole, this.#index, isFurther);
		const chosen = combination(ranked, whole);
		return chosen.length > 0
			? { ...this.#tell(only(chosen), whole, more.told), grounding: ground(ranked) }
			: this.#decline(this.#replies.unknown[language]);
	}

	/** The common question that one of the texts is, unless it is asked of the page that was told before. */
	#common(
		texts: readonly string[],
		language: Language,
		topic: Topic | undefined,
	): CommonQuestion | undefined {
		const known = {
			isName: (word: string) => this.#names.has(word),
			isKnown: (word: string) =>
				isProduct(word) || this.#index.vocabulary.resolve(word, language).known !== "not",
		};
		for (const text of texts) {
			const common = readCommon(text, known);
			if (!common?.tells.every((id) => this.#passage(id))) continue;
			const isOfPage = isAboutPage(topic) && (common.leans || refersBack(text));
			if (!isOfPage && !(topic && asksForMore(text))) return common;
		}
		return undefined;
	}

	#tellCommon({ tells }: CommonQuestion, query: Query): Step {
		const passages = tells.flatMap((id) => this.#passage(id) ?? []);
		const ranked = rank(query, this.#index).map(({ passage }) => passage);
		const grounding = [...new Set([...passages, ...ranked])].slice(0, MOST_GROUNDING);
		const chosen = passages.map((passage) => asRanked(passage));
		if (chosen.length === 0) return { ...this.#decline(this.#replies.unknown[query.language]), grounding };
		return { ...this.#tell(only(chosen), { ...query, products: [], unknown: 0 }), grounding };
	}

	/** Answers a question for experience in an industry with the projects that name it. */
	#industry(text: string, query: Query): Step | undefined {
		const names = readIndustry(text);
		if (!names || query.terms.some(({ topic }) => topic === "technology")) return undefined;
		const terms = names.flatMap((name) => this.#index.vocabulary.resolve(name, query.language).terms);
		const found = [...this.#index.search(terms).values()].flatMap(
			({ passage: { subject, kind, cues }, strengths }) =>
				PROJECT.test(subject) &&
				(kind === "summary" || cues.includes("company")) &&
				strengths.some((strength) => strength >= STRENGTHS.text)
					? [subject]
					: [],
		);
		const projects = [...new Set(found)].flatMap((subject) => this.#passage(subject) ?? []);
		if (projects.length > 0) return this.#tell(only(projects.map(asRanked)), { ...query, unknown: 0 });
		const all = this.#passage("projects");
		const message = [this.#replies.otherIndustry[query.language], all?.answer[query.language] ?? ""].join(
			" ",
		);
		return { ...this.#decline(message, all?.links), grounding: all ? [all] : [] };
	}

	#passage(id: string): Passage | undefined {
		return this.#index.passages.find((passage) => passage.id === id);
	}

	#answer(query: Query): Step {
		const { language, counted } = query;
		const projects = this.#honesty.projectsNamed(query);
		const isNumber = counted !== undefined && [...query.cues.values()].every((weight) => weight < WHOLE);
		const asksSince = query.cues.has("since") || query.cues.has("years");
		const ranked = rank(query, this.#index, (passage) => {
			if (projects.size === 0 && asksSince && passage.cues.includes("role")) return false;
			if (projects.size > 0 && ABOUT_PERSON.has(passage.id)) return false;
			if (passage.kind === "fact" && !passage.cues.includes("count")) return true;
			if (projects.size > 0 && passage.kind !== "fact" && !projects.has(passage.subject)) return false;
			if (!isNumber) return true;
			return passage.needs !== undefined || (passage.kind !== "fact" && this.#focus.counts(passage, counted));
		});
		const grounding = ground(ranked);
		const selected = select(ranked, query, this.#index, this.#focus);
		const found = sharpened(selected, ranked, query, this.#focus);
		const { chosen } = found;
		const named = this.#index.passages.find(({ id }) => projects.has(id));
		const links = (chosen[0]?.passage ?? named)?.links.slice(0, 1) ?? [];
		const open = chosen.find(({ passage }) => passage.open);
		if (open) return { ...this.#tell(only([open]), query), grounding };
		if (this.#honesty.asksForPay(query, projects))
			return { ...this.#tellOnly("facts/private", query), grounding };
		const decline = (reply: Localized) => ({ ...this.#decline(reply[language], links), grounding });
		if (this.#honesty.asksOtherCertificate(query)) return { ...this.#otherCertificate(language), grounding };
		const asksElse = [...query.cues.keys()].some((cue) => !KNOWING.has(cue));
		const isPlain = [...query.cues.values()].every((weight) => weight < WHOLE);
		const isOpen = !asksElse || isPlain || chosen.length === 0;
		if (query.products.length > 0 && isOpen && !query.terms.some(({ topic }) => topic === "technology"))
			return decline(this.#replies.notNamed(query.products));
		if (this.#honesty.asksForKnowHow(query, chosen)) return decline(this.#replies.general);
		if (chosen.length === 0 && isNumber) return decline(this.#replies.noNumber);
		if (this.#honesty.missesProject(query, chosen, projects)) return decline(this.#replies.unknown);
		if (chosen.length > 0)
			return { ...this.#tell(completed(found, ranked, query, this.#focus), query), grounding };
		if (isForeign(query.text)) return decline(this.#replies.foreign);
		const isUnclear = query.terms.length === 0 && query.unknown === 0;
		return decline(this.#replies[isUnclear ? "unclear" : "unknown"]);
	}

	#tellOnly(id: string, { language }: Query): Step {
		const passage = this.#index.passages.find((each) => each.id === id);
		return { ...this.#decline(passage?.answer[language] ?? "", passage?.links) };
	}

	#decline(message: string, links: readonly PassageLink[] = []): Step {
		return { outcome: "declined", message, links };
	}

	#otherCertificate(language: Language): Step {
		const list = this.#index.passages.find(({ id }) => id === "certifications");
		const message = [this.#replies.otherCertificate[language], list?.answer[language] ?? ""].join(" ");
		return this.#decline(message, list?.links);
	}

	/** A question that asks about a page by its name, with what else it asks. */
	#naming({ names }: Passage, query: Query): Query {
		const named = analyze({ text: normalize(names), message: names }, query.language, this.#index.vocabulary);
		return { ...named, text: query.text, cues: query.cues };
	}

	#tell(
		{ chosen, sentences, added, isAddedFirst }: Chosen,
		query: Query,
		toldBefore: readonly string[] = [],
	): Step {
		const { language } = query;
		// The fact first, then what it is about.
		const told = chosen
			.map(({ passage }) => passage)
			.sort((left, right) => Number(right.kind === "fact") - Number(left.kind === "fact"));
		const subject = (told.find(({ kind }) => kind !== "fact") ?? told[0])?.subject ?? "";
		const answers = told.map(({ answer }) => answer[language]);
		const quoted = added ? [...sentences, added] : sentences;
		const quotes = quoted
			.filter(({ sentence }) => !told.some(({ answer }) => answer.de.includes(sentence)))
			.map(({ ranked, sentence }) => quote(ranked.passage, sentence, language));
		const texts = new Set(isAddedFirst ? [...quotes, ...answers] : [...answers, ...quotes]);
		if (query.products.length > 0) texts.add(this.#replies.notNamed(query.products)[language]);
		else if (query.unknown >= 1 && sentences.length === 0 && told.every(({ kind }) => kind !== "fact"))
			texts.add(this.#replies.partly[language]);
		const message = withoutRepeats([...texts]).join("\n\n");
		const items = Array.from(message.matchAll(INLINE_HREF), ([, href = ""]) => href);
		const passages = [...new Set([...told, ...quoted.map(({ ranked }) => ranked.passage)])];
		const ids = passages.map(({ id }) => id);
		return {
			outcome: told.every(({ open }) => open) ? "declined" : "answered",
			message,
			passages,
			links: passages.flatMap(({ links }) => links),
			topic: { query, subject, told: [...toldBefore, ...ids], items },
		};
	}
}

/** A passage that is told for what it is. */
const asRanked = (passage: Passage): Ranked => ({
	passage,
	score: 0,
	covered: new Map(),
	own: new Set(),
	isSupported: true,
});

const only = (chosen: readonly Ranked[]): Chosen => ({ chosen, sentences: [] });

/** Leaves out what another text says as well. */
const withoutRepeats = (texts: readonly string[]) =>
	texts.filter((text) => !texts.some((other) => other !== text && other.includes(text)));

const ground = (ranked: readonly Ranked[]) => ranked.slice(0, MOST_GROUNDING).map(({ passage }) => passage);
