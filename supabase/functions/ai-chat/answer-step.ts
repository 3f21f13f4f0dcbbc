import { readDoing } from "./asked-doing.ts";
import { withoutChanceCues } from "./chance-cues.ts";
import { CommonAnswers } from "./common/answer-common.ts";
import { PROJECT } from "./common/read-side.ts";
import { severalSides } from "./common/sides-asked.ts";
import {
	asksOfThere,
	isAboutPage,
	leanedOn,
	namesNothing,
	refersBack,
	resolveFollowUp,
	type Topic,
} from "./conversation.ts";
import { goesOnAboutData, PRIVACY_NOTICE } from "./data-topic.ts";
import { DirectAnswers } from "./direct-answers.ts";
import { Focus, type Sharp } from "./focus.ts";
import { FoundAnswers } from "./found-answers.ts";
import { serviceFor, wantsHelp } from "./help-wanted.ts";
import { Honesty } from "./honesty.ts";
import { itemAbout, itemMeant } from "./item-meant.ts";
import { describeFit, isDescription } from "./job-fit.ts";
import { courseAsked, type PageAsked, pageQuoted } from "./page-asked.ts";
import type { Passage } from "./passages/passage.ts";
import { phaseAsked } from "./phase-asked.ts";
import { analyze, type Query } from "./query.ts";
import { wantsQuote } from "./quote-wanted.ts";
import { buildReplies, type Replies } from "./replies.ts";
import { questionWeight, rank } from "./retrieve.ts";
import type { SearchIndex } from "./search-index.ts";
import { combination } from "./select.ts";
import { servicesNamed } from "./services-named.ts";
import type { SiteContent } from "./site-content.ts";
import { staysWith } from "./stay.ts";
import { declined, ground, type Step } from "./step.ts";
import { readTask } from "./task-asked.ts";
import { asRanked, only, Teller } from "./tell.ts";
import { withoutDenied } from "./text/correction.ts";
import { fold, normalize, tokenize } from "./text/fold.ts";
import { readIntent } from "./text/intents.ts";
import type { Language } from "./text/stem.ts";
import { carriedOn } from "./thread.ts";
import { readTrouble } from "./trouble.ts";
import { UsedAnswers } from "./used-at.ts";
import { WayTold } from "./way-told.ts";

/** Below this a message says nothing that could be asked for. */
const LEAST_QUESTION = 0.3;
/** Numbers and signs, which hold no question. */
const NO_WORD = /^[^\p{L}]+$/u;

/** Answers single messages, each with what the one before left to lean on. */
export class Answering {
	readonly #index: SearchIndex;
	readonly #replies: Replies;
	readonly #focus: Focus;
	readonly #honesty: Honesty;
	readonly #teller: Teller;
	readonly #common: CommonAnswers;
	readonly #used: UsedAnswers;
	readonly #found: FoundAnswers;
	readonly #way: WayTold;
	readonly #direct: DirectAnswers;
	readonly #isName: (word: string) => boolean;

	constructor(content: SiteContent, index: SearchIndex) {
		const names = new Set(tokenize(fold(content.owner.name)).map(({ word }) => word));
		this.#isName = (word) => names.has(word);
		this.#index = index;
		this.#replies = buildReplies(content);
		this.#focus = new Focus(index);
		this.#honesty = new Honesty(content, index.vocabulary);
		this.#teller = new Teller(index, this.#replies);
		const sources = { index, replies: this.#replies, teller: this.#teller, honesty: this.#honesty };
		this.#found = new FoundAnswers({ ...sources, focus: this.#focus });
		this.#direct = new DirectAnswers(sources);
		this.#used = new UsedAnswers(sources, this.#isName);
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

	#step(said: string, language: Language, topic: Topic | undefined): Step {
		const message = withoutDenied(said);
		const { intent, rest } = readIntent(normalize(message));
		const question = { text: rest, message };
		const read = analyze(question, language, this.#index.vocabulary, this.#isName);
		const query = readDoing(withoutChanceCues(read, this.#index), (term) => this.#honesty.isClient(term));
		// A job's description may say that one acts as something.
		const isJob = isDescription(message, query);
		const isRefused = intent === "meta" || intent === "notMyTask" || intent === "insult";
		if (intent && isRefused && !isJob) return declined(this.#replies[intent][language]);
		if (!isJob && this.#honesty.claimsNumber(query, this.#index.passages))
			return declined(this.#replies.noNumber[language], this.#projectLinks(query));
		const phase = isJob ? undefined : phaseAsked(rest, this.#index);
		if (phase) return { ...this.#teller.all([phase], query), grounding: [phase] };
		if (!isJob && wantsQuote(query)) return this.#quote(query);
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
		const direct = this.#direct.answer(query, this.#isName) ?? this.#used.answer(query, topic);
		if (direct) return direct;
		const item = itemMeant(query, topic) ?? itemAbout(query, topic, this.#index);
		const page = item === undefined ? undefined : this.#teller.page(item);
		if (page && query.cues.size === 0) return { ...this.#teller.all([page], query), grounding: [page] };
		if (page) return this.#found.answer(this.#teller.naming(page, query));
		const trouble = this.#honesty.projectsNamed(query).size === 0 ? readTrouble(rest) : undefined;
		const helped = trouble && this.#help(trouble.tells, query);
		if (helped) return helped;
		if (common) return common;
		const isElsewhere =
			this.#honesty.projectsNamed(query).size > 0 || (topic !== undefined && refersBack(query.text));
		const done = this.#help(isElsewhere ? [] : readTask(rest, query, topic?.subject), query);
		if (done) return done;
		const services = servicesNamed(query, this.#index);
		if (services.length > 0) return { ...this.#teller.all(services, query), grounding: services };
		const tools = this.#used.anywhere(query);
		if (tools) return tools;
		const course = courseAsked(query, this.#index);
		if (course) return { ...this.#teller.all([course], query), grounding: [course] };
		if (NO_WORD.test(message)) return { ...declined(this.#replies.unclear[language]), topic };
		const service =
			wantsHelp(query, this.#index) && this.#honesty.projectsNamed(query).size === 0
				? serviceFor(query, this.#index)
				: undefined;
		if (service) return this.#offer(service, query);
		const sides = severalSides(this.#honesty.projectsNamed(query), query, topic).flatMap(
			(id) => this.#teller.passage(id) ?? [],
		);
		if (sides.length > 1) return { ...this.#teller.all(sides, query), grounding: sides };
		const isService = (term: string) => this.#index.servicesCalled(term).length > 0;
		const { query: whole, more, within } = resolveFollowUp(query, topic, isService);
		if (!more) {
			const near = within === undefined ? undefined : this.#found.answer(whole, within);
			if (near?.outcome === "answered") return near;
			const data = goesOnAboutData(query, topic) && this.#found.answer(query, PRIVACY_NOTICE, true);
			if (data && data.outcome === "answered") return data;
			const there = topic && this.#there(query, whole, topic);
			if (there) return there;
			const step = this.#found.answer(whole);
			// Who is told that the site leaves something open needs no other reading of it.
			const isUnanswered = step.outcome === "declined" && !step.passages?.length;
			const rest = isUnanswered && whole === query ? leanedOn(query, topic) : undefined;
			const again = rest && this.#found.answer(rest);
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
		const step = this.#found.answer(query, page.subject, true);
		return step.outcome === "answered" ? step : undefined;
	}

	/** How to get an offer, and the service that it would be for or what is said of prices. */
	#quote(query: Query): Step {
		const contact = this.#teller.passage("facts/contact");
		// What asks for the offer names no service; only a subject does.
		const subjects = query.terms.filter(({ topic }) => topic);
		const other =
			serviceFor({ ...query, terms: subjects }, this.#index) ?? this.#teller.passage("facts/price");
		const told = [contact, other].filter((passage) => passage !== undefined);
		return { ...this.#teller.all(told, query), grounding: told };
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

	/** What helps with trouble told in a sentence or with a task to be done, and the way to write. */
	#help(tells: readonly string[], query: Query): Step | undefined {
		const passages = tells.flatMap((id) => this.#teller.passage(id) ?? []);
		const [service, ...others] = passages;
		// A site without that service has nothing to say of it.
		if (service?.id !== tells[0] || !service) return undefined;
		if (service.kind === "summary" && others.length === 0) return this.#offer(service, query);
		const step = this.#teller.all(passages, query);
		const contact = this.#teller.passage("facts/contact")?.links ?? [];
		return { ...step, links: [...(step.links ?? []), ...contact], grounding: passages };
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
		const step = this.#found.answer(whole, subject, true);
		return step.outcome === "answered" ? step : this.#common.notThere(topic, query);
	}

	/** What the page told says to a question that points back to it, or that it answers as well as any other. */
	#onPage(query: Query, topic: Topic): Step | undefined {
		if (!isAboutPage(topic) || !(refersBack(query.text) || staysWith(topic, query, this.#index, this.#focus)))
			return undefined;
		const step = this.#found.answer(query, topic.subject, true);
		return step.outcome === "answered" ? step : undefined;
	}
}
