import { brief } from "./brief.ts";
import { withoutChanceCues } from "./chance-cues.ts";
import { CommonAnswers } from "./common/answer-common.ts";
import { PROJECT } from "./common/read-side.ts";
import { severalSides } from "./common/sides-asked.ts";
import { completed } from "./complete.ts";
import {
	asksOfThere,
	isAboutPage,
	leanedOn,
	namesNothing,
	refersBack,
	resolveFollowUp,
	type Topic,
} from "./conversation.ts";
import { type Cue, WHOLE } from "./cues/cue.ts";
import { goesOnAboutData, PRIVACY_NOTICE } from "./data-topic.ts";
import { Focus, type Sharp } from "./focus.ts";
import { serviceFor, wantsHelp } from "./help-wanted.ts";
import { Honesty } from "./honesty.ts";
import { itemAbout, itemMeant } from "./item-meant.ts";
import { describeFit, isDescription } from "./job-fit.ts";
import type { Localized, Passage } from "./passages/passage.ts";
import { analyze, type Query } from "./query.ts";
import { courseAsked, type PageAsked, pageQuoted } from "./quoted-page.ts";
import { buildReplies, type Replies } from "./replies.ts";
import { questionWeight, rank } from "./retrieve.ts";
import type { SearchIndex } from "./search-index.ts";
import { combination, select } from "./select.ts";
import { sharpened } from "./sharpen.ts";
import type { SiteContent } from "./site-content.ts";
import { staysWith } from "./stay.ts";
import { declined, ground, type Step } from "./step.ts";
import { asRanked, only, Teller } from "./tell.ts";
import { fold, normalize, tokenize } from "./text/fold.ts";
import { asksForDifference } from "./text/general-questions.ts";
import { readIntent } from "./text/intents.ts";
import { isForeign } from "./text/language.ts";
import type { Language } from "./text/stem.ts";
import { carriedOn } from "./thread.ts";
import { WayTold } from "./way-told.ts";

/** Below this a message says nothing that could be asked for. */
const LEAST_QUESTION = 0.3;
/** Numbers and signs, which hold no question. */
const NO_WORD = /^[^\p{L}]+$/u;
/** Facts that a question about a project doesn't ask for. */
const ABOUT_PERSON = new Set(["facts/person", "facts/experience", "facts/location"]);
/** Cues of a question whether something is known at all. */
const KNOWING: ReadonlySet<Cue> = new Set(["experience", "technologies", "programming", "current"]);

/** Answers single messages, each with what the one before left to lean on. */
export class Answering {
	readonly #index: SearchIndex;
	readonly #replies: Replies;
	readonly #focus: Focus;
	readonly #honesty: Honesty;
	readonly #teller: Teller;
	readonly #common: CommonAnswers;
	readonly #way: WayTold;
	readonly #isName: (word: string) => boolean;

	constructor(content: SiteContent, index: SearchIndex) {
		const names = new Set(tokenize(fold(content.owner.name)).map(({ word }) => word));
		this.#isName = (word) => names.has(word);
		this.#index = index;
		this.#replies = buildReplies(content);
		this.#focus = new Focus(index);
		this.#honesty = new Honesty(content, index.vocabulary);
		this.#teller = new Teller(index, this.#replies);
		this.#way = new WayTold(index, this.#replies);
		this.#common = new CommonAnswers(index, this.#replies, this.#teller, this.#isName);
	}

	/** The topic with the pages that the answer given named, which a model may have given in its own words. */
	heard(topic: Topic | undefined, answer: string): Topic | undefined {
		return this.#teller.heard(topic, answer);
	}

	step(message: string, language: Language, topic: Topic | undefined): Step {
		const step = this.#way.checked(this.#step(message, language, topic), message, language);
		const hrefOf = (subject: string) => this.#teller.passage(subject)?.links[0]?.href;
		return { ...step, topic: carriedOn(topic, step.topic, hrefOf) };
	}

	#step(message: string, language: Language, topic: Topic | undefined): Step {
		const { intent, rest } = readIntent(normalize(message));
		const question = { text: rest, message };
		const read = analyze(question, language, this.#index.vocabulary, this.#isName);
		const query = this.#honesty.readDoing(withoutChanceCues(read, this.#index));
		// A job's description may say that one acts as something.
		const isJob = isDescription(message, query);
		const isRefused = intent === "meta" || intent === "notMyTask" || intent === "insult";
		if (intent && isRefused && !isJob) return declined(this.#replies[intent][language]);
		if (!isJob && this.#honesty.claimsNumber(query, this.#index.passages))
			return declined(this.#replies.noNumber[language], this.#projectLinks(query));
		const common = this.#common.answer(rest, query, topic);
		// A courtesy leaves the topic as it is.
		if (intent && !common && questionWeight(query) < LEAST_QUESTION)
			return { outcome: "small_talk", message: this.#replies[intent][language], topic };
		if (isJob) {
			const { text, pages } = describeFit(query, this.#index, this.#replies);
			return { outcome: "answered", message: text, passages: pages, grounding: pages };
		}
		const quoted = pageQuoted(message, query, this.#index);
		const asked = quoted && this.#ofPage(quoted);
		if (asked) return asked;
		const item = itemMeant(query, topic) ?? itemAbout(query, topic, this.#index);
		const page = item === undefined ? undefined : this.#teller.page(item);
		if (page && query.cues.size === 0) return { ...this.#teller.all([page], query), grounding: [page] };
		if (page) return this.#answer(this.#teller.naming(page, query));
		if (common) return common;
		const course = courseAsked(query, this.#index);
		if (course) return { ...this.#teller.all([course], query), grounding: [course] };
		if (NO_WORD.test(message)) return { ...declined(this.#replies.unclear[language]), topic };
		const service =
			wantsHelp(query) && this.#honesty.projectsNamed(query).size === 0
				? serviceFor(query, this.#index)
				: undefined;
		if (service) return this.#offer(service, query);
		const sides = severalSides(this.#honesty.projectsNamed(query), query, topic).flatMap(
			(id) => this.#teller.passage(id) ?? [],
		);
		if (sides.length > 1) return { ...this.#teller.all(sides, query), grounding: sides };
		const isService = (term: string) =>
			this.#teller.pages("services/").some(({ subject }) => this.#index.isPageName(term, subject));
		const { query: whole, more, within } = resolveFollowUp(query, topic, isService);
		if (!more) {
			const near = within === undefined ? undefined : this.#answer(whole, within);
			if (near?.outcome === "answered") return near;
			const data = goesOnAboutData(query, topic) && this.#answer(query, PRIVACY_NOTICE, true);
			if (data && data.outcome === "answered") return data;
			const there = topic && this.#there(query, whole, topic);
			if (there) return there;
			const step = this.#answer(whole);
			const rest = step.outcome === "declined" && whole === query ? leanedOn(query, topic) : undefined;
			const again = rest && this.#answer(rest);
			if (again?.outcome === "answered") return again;
			return step.outcome === "declined" && namesNothing(query)
				? { ...step, topic: step.topic ?? topic }
				: step;
		}
		const isFurther = ({ id, subject }: Passage) => subject === more.subject && !more.told.includes(id);
		const ranked = rank(whole, this.#index, isFurther);
		const chosen = combination(ranked, whole);
		return chosen.length > 0
			? { ...this.#teller.tell(only(chosen), whole, more.told), grounding: ground(ranked) }
			: declined(this.#replies.unknown[language]);
	}

	/** What the page that a question quotes by its title says to it. */
	#ofPage({ page, side, query }: PageAsked): Step | undefined {
		if (side) return { ...this.#teller.all([side], query), grounding: [side] };
		const step = this.#answer(query, page.subject, true);
		return step.outcome === "answered" ? step : undefined;
	}

	/** A service that helps with what a visitor tells of, with what its page says of that, and the way to write. */
	#offer(service: Passage, query: Query): Step {
		const ranked = rank(
			query,
			this.#index,
			({ subject, example }) => subject === service.subject && !example,
		);
		const told = this.#focus.toldBy(service, query.language);
		const tellsMore = ({ own }: Sharp) => own.some((term) => !told.has(term));
		const sentences = this.#focus.sentences(query, ranked).filter(tellsMore).slice(0, 1);
		const step = this.#teller.tell({ ...only([asRanked(service)]), sentences }, query);
		const contact = this.#teller.passage("facts/contact")?.links ?? [];
		return { ...step, links: [...(step.links ?? []), ...contact], grounding: ground(ranked, [service]) };
	}

	/** The page of a project that a question names. */
	#projectLinks(query: Query): Passage["links"] {
		const [subject = ""] = this.#honesty.projectsNamed(query);
		return this.#teller.passage(subject)?.links.slice(0, 1) ?? [];
	}

	/** What the page of the project told says about what was the case there, or that it says nothing. */
	#there(query: Query, whole: Query, topic: Topic): Step | undefined {
		const { subject } = topic;
		if (!PROJECT.test(subject)) return this.#onPage(query, topic);
		if (!asksOfThere(query.text)) return undefined;
		const named = this.#honesty.projectsNamed(query);
		if (named.size > 0 && !named.has(subject)) return undefined;
		const step = this.#answer(whole, subject, true);
		return step.outcome === "answered" ? step : this.#common.notThere(topic, query);
	}

	/** What the page told says to a question that points back to it, or that it answers as well as any other. */
	#onPage(query: Query, topic: Topic): Step | undefined {
		if (!isAboutPage(topic) || !(refersBack(query.text) || staysWith(topic, query, this.#index, this.#focus)))
			return undefined;
		const step = this.#answer(query, topic.subject, true);
		return step.outcome === "answered" ? step : undefined;
	}

	/** @param within The only subject to answer from; of it, what tells the side that was asked about, unless it is whole. */
	#answer(query: Query, within?: string, isWhole = false): Step {
		const { language, counted } = query;
		const projects = this.#honesty.projectsNamed(query);
		const isNumber = counted !== undefined && [...query.cues.values()].every((weight) => weight < WHOLE);
		const asksSince = query.cues.has("since") || query.cues.has("years");
		const ranked = rank(query, this.#index, (passage) => {
			if (within !== undefined && passage.subject !== within) return false;
			if (within !== undefined && !isWhole && !passage.cues.some((cue) => query.cues.has(cue))) return false;
			if (projects.size === 0 && asksSince && passage.cues.includes("role")) return false;
			if (projects.size > 0 && ABOUT_PERSON.has(passage.id)) return false;
			// Of facts, a project leaves only those that are asked for: their words are examples.
			if (projects.size > 0 && passage.kind === "fact" && !passage.cues.some((cue) => query.cues.has(cue)))
				return false;
			if (passage.kind === "fact" && !passage.cues.includes("count")) return true;
			if (projects.size > 0 && passage.kind !== "fact" && !projects.has(passage.subject)) return false;
			if (!isNumber) return true;
			return passage.needs !== undefined || (passage.kind !== "fact" && this.#focus.counts(passage, query));
		});
		const grounding = ground(ranked);
		const selected = select(ranked, query, this.#index, this.#focus);
		const found = sharpened(selected, ranked, query, this.#focus);
		const { chosen } = found;
		const named = this.#index.passages.find(({ id }) => projects.has(id));
		// What was found for something else would be no help to whoever is told that the site doesn't say.
		const links = (named && (chosen[0]?.passage ?? named))?.links.slice(0, 1) ?? [];
		const open = chosen.find(({ passage }) => passage.open);
		if (open) return { ...this.#teller.tell(only([open]), query), grounding };
		if (this.#honesty.asksForPay(query, projects))
			return { ...this.#tellOnly("facts/private", query), grounding };
		const decline = (reply: Localized) => ({ ...declined(reply[language], links), grounding });
		if (this.#honesty.asksOtherCertificate(query)) {
			const list = this.#teller.passage("certifications");
			return { ...this.#teller.instead(this.#replies.otherCertificate, list, language), grounding };
		}
		const asksElse = [...query.cues.keys()].some((cue) => !KNOWING.has(cue));
		const isPlain = [...query.cues.values()].every((weight) => weight < WHOLE);
		const isOpen = !asksElse || isPlain || chosen.length === 0;
		if (query.products.length > 0 && isOpen && !query.terms.some(({ topic }) => topic === "technology"))
			return decline(this.#replies.notNamed(query.products));
		const contrast = asksForDifference(query.text) && this.#focus.contrast(query, ranked);
		if (contrast) return { ...this.#teller.tell(only([contrast]), query), grounding };
		if (projects.size === 0 && this.#honesty.asksForKnowHow(query, chosen))
			return decline(this.#replies.general);
		if (chosen.length === 0 && isNumber) return decline(this.#replies.noNumber);
		if (this.#honesty.asksOfOthers(query, chosen))
			return { ...declined(this.#replies.unknown[language]), grounding };
		if (this.#honesty.missesProject(query, chosen, projects)) return decline(this.#replies.unknown);
		if (chosen.length > 0)
			return {
				...this.#teller.tell(brief(completed(found, ranked, query, this.#focus), query, this.#focus), query),
				grounding,
			};
		if (isForeign(query.text)) return decline(this.#replies.foreign);
		const isUnclear = query.terms.length === 0 && query.unknown === 0;
		return decline(this.#replies[isUnclear ? "unclear" : "unknown"]);
	}

	#tellOnly(id: string, { language }: Query): Step {
		const passage = this.#teller.passage(id);
		return { ...declined(passage?.answer[language] ?? "", passage?.links) };
	}
}
