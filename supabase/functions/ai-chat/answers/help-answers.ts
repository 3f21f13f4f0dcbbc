import { CLOUD_COSTS, wantsLowerCloudCosts } from "../asked/cloud-costs.ts";
import { wantsHelp } from "../asked/help-wanted.ts";
import { weightOf } from "../asked/phrase-table.ts";
import { readPoint } from "../asked/point-asked.ts";
import { asksPriceOf } from "../asked/price-asked.ts";
import { wantsQuote } from "../asked/quote-wanted.ts";
import { serviceFor } from "../asked/service-for.ts";
import { readTask } from "../asked/task-asked.ts";
import { readTrouble, VAGUE } from "../asked/trouble-asked.ts";
import { asksAfterwards, asksForRemedy, asksHow } from "../asked/way-asked.ts";
import type { Passage } from "../passages/passage.ts";
import { FEATURE } from "../passages/subjects.ts";
import { rank } from "../retrieve.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { Ranked } from "../search/weigh.ts";
import { refersBack } from "../talk/conversation.ts";
import type { Focus, Sharp } from "../telling/focus.ts";
import { ground, type Step } from "../telling/step.ts";
import { asRanked, only, type Teller } from "../telling/tell.ts";
import type { Reading } from "./reading.ts";
import type { Sources } from "./sources.ts";

/** So many words of content hardly stand in one point by chance. */
const FEWEST_WORDS = 2;
/** Of a worked example, who asks for help hears only what holds so many of his words. */
const MANY_WORDS = 3;
/** Asks what is done about something that may go wrong, rather than to have it done. */
const WHAT_IF =
	/\bwas (ist|passiert|geschieht|macht|machen|tut|tun)\b.*\b(wenn|falls)\b|\b(wenn|falls)\b.*\bwas (dann|nun)\b|\bwhat (if|(happens|do you do) (if|when))\b/;

/** Answers who wants something done: with the service that does it, what its page says of it, and the way to write. */
export class HelpAnswers {
	readonly #index: SearchIndex;
	readonly #focus: Focus;
	readonly #teller: Teller;

	constructor({ index, focus, teller }: Sources) {
		this.#index = index;
		this.#focus = focus;
		this.#teller = teller;
	}

	/** How to get an offer, and the service that it would be for or what is said of prices. */
	quote({ query }: Reading): Step | undefined {
		if (!wantsQuote(query)) return undefined;
		const contact = this.#teller.passage("facts/contact");
		// What asks for the offer names no service; only a subject does.
		const subjects = query.terms.filter(({ topic }) => topic);
		const other =
			serviceFor({ ...query, terms: subjects }, this.#index) ?? this.#teller.passage("facts/price");
		return this.#teller.any(
			[contact, other].filter((passage) => passage !== undefined),
			query,
		);
	}

	/** That no prices are stated, and the service whose price is asked for. */
	price({ query, projects }: Reading): Step | undefined {
		const { cues, terms, text, products, unknown } = query;
		if (!cues.has("price") || !asksPriceOf(text) || wantsLowerCloudCosts(text)) return undefined;
		if (projects.size + products.length + unknown > 0) return undefined;
		const subjects = terms.filter(({ topic }) => topic);
		const service = serviceFor({ ...query, terms: subjects }, this.#index);
		// Running something somewhere is part of several services, and no work of the one that says most of it.
		const isNamed = subjects.some(({ term }) =>
			this.#index.names.servicesCalled(term).some(({ id }) => id === service?.id),
		);
		const price = this.#teller.passage("facts/price");
		return service && isNamed && price ? this.#teller.all([price, service], query) : undefined;
	}

	/** Answers trouble told in a sentence, unless it is a project's; where it is vague, the task that is wanted says more. */
	trouble({ text, query, projects, topic }: Reading): Step | undefined {
		if (projects.size > 0) return undefined;
		if (wantsLowerCloudCosts(text)) return this.#help(CLOUD_COSTS, query);
		const trouble = readTrouble(text);
		if (!trouble || (weightOf(trouble) <= VAGUE && readTask(text, query, topic?.subject).length > 0))
			return undefined;
		return this.#help(trouble.tells, query);
	}

	/** Answers trouble that no phrase is known for with the point of a service that holds most of its words. */
	remedy({ text, query, projects }: Reading): Step | undefined {
		if (projects.size > 0 || !(asksForRemedy(text) || asksAfterwards(text))) return undefined;
		const [best] = rank(query, this.#index, ({ id }) => FEATURE.test(id));
		const isMeant = best && (best.own.size >= FEWEST_WORDS || best.covered.size >= MANY_WORDS);
		if (!isMeant) return undefined;
		return this.#help([best.passage.subject, best.passage.id], query);
	}

	/** Tells the points of a service's page that a question asks for in other words. */
	point({ text, query, projects, topic }: Reading): Step | undefined {
		// Who wants it done hears of the service as well.
		const isTask = !asksHow(text) && !WHAT_IF.test(text) && readTask(text, query, topic?.subject).length > 0;
		if (projects.size > 0 || isTask) return undefined;
		return this.#told(readPoint(text, query, topic), query);
	}

	/** Answers who wants a task done here and not at a project or a page told. */
	task({ text, query, projects, topic }: Reading): Step | undefined {
		if (projects.size > 0 || (topic !== undefined && refersBack(query.text))) return undefined;
		const tells = readTask(text, query, topic?.subject);
		if (!asksHow(text)) return this.#help(tells, query);
		// Who asks how it is done knows that it is offered, and may ask on about just that.
		return this.#told(tells.slice(1), query);
	}

	/** Answers who asks for help with what a service deals with. */
	wanted({ query, projects }: Reading): Step | undefined {
		if (projects.size > 0 || !wantsHelp(query, this.#index)) return undefined;
		const service = serviceFor(query, this.#index);
		return service && this.#offer(service, query);
	}

	#told(tells: readonly string[], query: Query): Step | undefined {
		const points = this.#teller.passages(tells);
		return points.length > 0 ? this.#teller.tell(only(points.map(asRanked)), query) : undefined;
	}

	#help(tells: readonly string[], query: Query): Step | undefined {
		const passages = this.#teller.passages(tells);
		const [service, ...others] = passages;
		// A site without that service has nothing to say of it.
		if (!service || service.id !== tells[0]) return undefined;
		if (service.kind === "summary" && others.length === 0) return this.#offer(service, query);
		return this.#teller.withContact(this.#teller.all(passages, query));
	}

	#offer(service: Passage, query: Query): Step {
		const isOffered = ({ passage, own }: Ranked) => !passage.example || own.size >= MANY_WORDS;
		const ranked = rank(query, this.#index, ({ subject }) => subject === service.subject).filter(isOffered);
		const told = this.#focus.toldBy(service, query.language);
		const tellsMore = ({ own }: Sharp) => own.some((term) => !told.has(term));
		const sentences = this.#focus.sentences(query, ranked).filter(tellsMore).slice(0, 1);
		const step = this.#teller.tell({ ...only([asRanked(service)]), sentences }, query);
		return { ...this.#teller.withContact(step), grounding: ground(ranked, [service]) };
	}
}
