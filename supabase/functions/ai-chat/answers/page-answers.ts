import { ExampleOfClient } from "../asked/example-of-client.ts";
import { itemAbout, itemMeant } from "../asked/item-meant.ts";
import { lengthAsked } from "../asked/length-asked.ts";
import { meaningAsked } from "../asked/meaning-asked.ts";
import { courseAsked, pageQuoted } from "../asked/page-asked.ts";
import { phaseAsked } from "../asked/phase-asked.ts";
import { pointMeant } from "../asked/points-told.ts";
import { servicesNamed } from "../asked/services-named.ts";
import { stepBeside } from "../asked/step-beside.ts";
import { severalSides, stateSaid } from "../common/sides-asked.ts";
import type { Cue } from "../cues/cue.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import type { FoundAnswers } from "./found-answers.ts";
import type { Reading } from "./reading.ts";
import type { Sources } from "./sources.ts";

/** The page of a project, which tells more of it than a point of a list. */
const PROJECT_PAGE = /^\/projects\/(?!overview)/;
/** Asks what something is about, which its page says first. */
const WHAT_IT_IS: ReadonlySet<Cue> = new Set(["features", "goals"]);

/** Answers questions that say which page, or which part of it, they are about. */
export class PageAnswers {
	readonly #index: SearchIndex;
	readonly #teller: Teller;
	readonly #found: FoundAnswers;
	readonly #clients: ExampleOfClient;

	constructor({ index, teller }: Sources, found: FoundAnswers) {
		this.#index = index;
		this.#teller = teller;
		this.#found = found;
		this.#clients = new ExampleOfClient(index);
	}

	/** Tells a phase of a service's example that is asked for by its place, or a step of any project by its neighbour. */
	phase({ text, query }: Reading): Step | undefined {
		const phase = phaseAsked(text, query.language, this.#index) ?? stepBeside(query, this.#index);
		return phase && this.#teller.all([phase], query);
	}

	/** Tells what the page that a question quotes by its title says to it. */
	quoted({ message, query }: Reading): Step | undefined {
		const asked = pageQuoted(message, query, this.#index);
		if (!asked) return undefined;
		if (asked.side) return this.#teller.all([asked.side], asked.query);
		const step = this.#found.answer(asked.query, asked.page.subject, true);
		return step.outcome === "answered" ? step : undefined;
	}

	/** Tells what was asked of the worked example that a question names, out of that example. */
	example(reading: Reading): Step | undefined {
		const named = this.#clients.detail(reading);
		if (!named) return undefined;
		const step = this.#found.answer(named.asked, named.example, true);
		if (step.outcome !== "answered") return undefined;
		const [first] = step.passages ?? [];
		const [found] = named.asked.counted ? [] : (this.#found.answer(reading.query).passages ?? []);
		// What is found among everything, and is of the example after all, fits better than what is found in it alone.
		const isOfExample = found?.id === named.example || found?.id.startsWith(`${named.example}/`);
		return isOfExample && found?.id !== first?.id ? undefined : step;
	}

	/** Tells what a word of the pages means. */
	meaning({ query, topic }: Reading): Step | undefined {
		return this.#teller.any(meaningAsked(query, this.#index, topic), query);
	}

	/** Tells the point or the page of a list told before that is meant by its place or by what it is about. */
	item({ text, query, topic }: Reading): Step | undefined {
		const asksSide = [...query.cues.keys()].some((cue) => !WHAT_IT_IS.has(cue));
		const point = pointMeant(text, topic, this.#teller);
		const project = asksSide && point?.links.find(({ href }) => PROJECT_PAGE.test(href))?.href;
		if (point && !project) return this.#teller.all([point], query);
		const meant =
			project || itemMeant(query, topic, this.#hrefOf(topic)) || itemAbout(query, topic, this.#index);
		const page = this.#teller.page(meant);
		if (!page) return undefined;
		return asksSide ? this.#found.answer(this.#teller.naming(page, query)) : this.#teller.all([page], query);
	}

	/** The address of the page told. */
	#hrefOf(topic: Topic | undefined): string | undefined {
		return topic && this.#teller.passage(topic.subject)?.links[0]?.href;
	}

	/** Tells the services that a question only names. */
	services({ query }: Reading): Step | undefined {
		return this.#teller.any(servicesNamed(query, this.#index), query);
	}

	/** Tells how a project of the service goes that a question names. */
	course({ query }: Reading): Step | undefined {
		const course = courseAsked(query, this.#index);
		return course && this.#teller.all([course], query);
	}

	/** Tells how long a project of the service takes that a question names. */
	length({ query }: Reading): Step | undefined {
		const length = lengthAsked(query, this.#index);
		return length && this.#teller.all([length], query);
	}

	/** Tells the several sides of one project that a question asks for. */
	sides({ query, projects, topic }: Reading): Step | undefined {
		const sides = this.#teller.passages(severalSides(projects, query, topic));
		return sides.length > 1 ? stateSaid(this.#teller.all(sides, query), query.text) : undefined;
	}
}
