import type { Passage } from "../passages/passage.ts";
import { EXAMPLE } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import { held, type Vocabulary } from "../search/vocabulary.ts";
import { isSubject } from "../search/weigh.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Replies } from "../telling/replies.ts";
import { declined, type Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { stateOf, stateSaid } from "./sides-asked.ts";

const PROJECT_PAGE = /^\/projects\//;
/** Leads people, by what a role is called. */
const LEADING = /\b(lead|leiter|leitung|manager|head)\b/i;
/** Lists of products of one kind. */
const OF_ONE_KIND = /^(toolbox\/|services\/[^/]+\/technologies$)/;
const OPERATING_SYSTEM = /\b(betriebssystem\w*|operating systems?|os)\b/;
/** So few words that a project holds are chance. */
const FEWEST_ASKED = 2;

/** Tells what the pages of projects say of one thing, and that they don't. */
export class ProjectAnswers {
	readonly #teller: Teller;
	readonly #replies: Replies;
	readonly #vocabulary: Vocabulary;

	constructor(teller: Teller, replies: Replies, vocabulary: Vocabulary) {
		this.#teller = teller;
		this.#replies = replies;
		this.#vocabulary = vocabulary;
	}

	/** That the page of a project says nothing about what was asked. */
	notThere(topic: Topic, { language }: Query): Step | undefined {
		const page = this.#teller.passage(topic.subject);
		const link = page?.links[0];
		if (!page || !link) return undefined;
		const message = this.#replies.notOnPage(link.title[language])[language];
		return { ...declined(message, [link]), grounding: [page], topic };
	}

	/**
	 * The project that is about all that was asked of a service; else those that the service was part of, or that the
	 * site names none, with the service's example.
	 */
	ofService({ subject, query: asked }: Topic, query: Query): Step | undefined {
		const terms = asked.terms.filter(isSubject);
		const isAbout = ({ names, text }: Passage) => {
			const said = this.#vocabulary.termsIn(`${names} ${text}`);
			return terms.every((term) => held(said, term) > 0);
		};
		const [only, ...more] =
			terms.length < FEWEST_ASKED ? [] : this.#teller.pages("projects/").filter(isAbout);
		if (only && more.length === 0) return this.#teller.all([only], query);
		const example = this.#teller.ofPage(subject).find(({ id }) => EXAMPLE.test(id));
		return (
			this.#teller.anyOf([`${subject}/projects`], query) ??
			(example && this.#teller.instead(this.#replies.noProjectWith, example, query))
		);
	}

	/**
	 * The technologies of a project; of those of one kind that there are none, if so.
	 *
	 * @param isOfIt Whether that project is asked of, rather than told before.
	 */
	tools(subject: string, tool: string, query: Query, isOfIt = true): Step | undefined {
		const named = this.#teller.passage(`${subject}/technologies`);
		const step = this.#teller.anyOf([`${subject}/technologies`], query);
		const list = this.#teller.passage(tool);
		if (!named || !step || !list || !OF_ONE_KIND.test(tool)) return step;
		// Linux is no distribution, but it is an operating system.
		if (OPERATING_SYSTEM.test(query.text)) return step;
		const items = new Set(list.text.split(", "));
		if (named.text.split(", ").some((name) => items.has(name))) return step;
		// Who doesn't ask of that project is told of all that he works with.
		if (!isOfIt) return this.#teller.all([list], query);
		const message = `${this.#replies.notNamedThere[query.language]} ${step.message}`;
		return { ...step, ...declined(message, step.links) };
	}

	/** Whether a project still runs, which is denied where the question was if it is over. */
	state(subject: string, text: string, query: Query): Step | undefined {
		const step = this.#teller.anyOf([stateOf(subject)], query);
		return step && stateSaid(step, text);
	}

	/** The role in a project, if it was to lead people. */
	leading(subject: string, query: Query): Step | undefined {
		const step = this.#teller.anyOf([`${subject}/facts`], query);
		return step && LEADING.test(step.message) ? step : undefined;
	}

	/** That the end of a project isn't stated while it runs, or when it was. */
	until(subject: string, query: Query): Step | undefined {
		const page = this.#teller.passage(subject)?.links[0]?.href;
		const until = this.#teller.passage("portfolio/until");
		const isRunning = until?.links.some(({ href }) => href === page);
		return this.#teller.anyOf([isRunning ? "portfolio/until" : `${subject}/facts`], query);
	}

	/** The projects that name a technology, or that none does, with where else it stands. */
	ofTechnology(technology: string, query: Query): Step | undefined {
		const passage = this.#teller.passage(technology);
		const isInProject = passage?.links.some(({ href }) => PROJECT_PAGE.test(href));
		return isInProject
			? this.#teller.anyOf([technology], query)
			: passage && this.#teller.instead(this.#replies.noProjectWith, passage, query);
	}
}
