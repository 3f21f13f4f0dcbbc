import type { Honesty } from "../answers/honesty.ts";
import type { Passage } from "../passages/passage.ts";
import { PROJECT, TECHNOLOGY } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { Vocabulary } from "../search/vocabulary.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Replies } from "../telling/replies.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { UsedReader } from "./read-used.ts";

/** Names a project as the place of something, rather than beside it: "SAP and Kubernetes". */
const AT = /\b(bei|beim|at|projekt\w*|projects?|dort)\b/;
/** Asks at which projects. */
const WHERE =
	/\b(wo|where|bei wem|fur wen|(bei|in|fur|at|for|with) (welche\w*|which|what) (projekt\w*|kunde\w*|firm\w*|unternehmen|auftraggeber\w*|projects?|clients?|customers?|compan(y|ies))|(bei|fur|for|with|at) (einem |den |meinen |ihren |any |a |his |your )?(kunde\w*|clients?|customers?)|(kundenprojekt\w*|client projects?|customer projects?))\b/;
/** Asks for the reason of a change, and of nobody in person. */
const WHY_CHANGED =
	/^\W*((und|and) )?(warum|wieso|weshalb|why)\b(?!.*\b(sie|du|er|you|he|ich|wir|i|we)\b).*\b(gewechselt|wechsel\w*|umgestiegen|umstieg|umgezogen|umzug|abgelost|ersetzt|migriert|migration|statt|switch\w*|mov(e|ed|ing)|migrat\w*|replac\w*|chang(e|ed|ing)|instead)\b/;
/** Asks which of the technologies told. */
const WHICH_OF_THEM =
	/\b((welche\w*|was|which|what|einige|irgendwas) (davon|von denen|of (them|those|these))|womit)\b/;
/** Says that it has been, which the project told is meant by. */
const HAS_BEEN = /\b(war|waren|lief|liefen|damals|gearbeitet|dort|was|were|did|there)\b/;
/** Joins two of a kind, and leads from one to the other or sets them against each other. */
const JOINED = /[,/&+]|\b(und|oder|sowie|and|or|plus)\b/;
const LEADS =
	/\b(von|nach|auf|in|zwischen|statt|gegen|welche\w*|lieber|which|from|to|on|into|between|versus|vs|better|besser)\b/;
/** More would be a list of requirements. */
const MOST_TOOLS = 4;
const TOOLS = /^(about\/technologies|toolbox\/)/;
const PROJECT_PAGE = /^\/projects\/(?!overview)/;

/**
 * Answers at which projects he worked with a technology, what his tasks at one were, and what goes on from there:
 * whether another project had the technology told, and whether the project told was remote.
 */
export class UsedAnswers {
	readonly #reader: UsedReader;
	readonly #vocabulary: Vocabulary;
	readonly #technologies: SearchIndex["names"]["technologies"];
	readonly #replies: Replies;
	readonly #teller: Teller;

	/** @param isName Whether a folded word belongs to the owner's name. */
	constructor(
		means: { index: SearchIndex; replies: Replies; teller: Teller; honesty: Honesty },
		isName: (word: string) => boolean,
	) {
		this.#reader = new UsedReader(means.index, means.honesty, isName);
		this.#vocabulary = means.index.vocabulary;
		this.#technologies = means.index.names.technologies;
		this.#replies = means.replies;
		this.#teller = means.teller;
	}

	answer(query: Query, topic: Topic | undefined): Step | undefined {
		const used = this.#reader.read(query);
		const { text } = query;
		if (!used || used.projects.length > 1 || used.others.length > 0) return undefined;
		const { tools, asked } = used;
		const [project] = used.projects;
		const told = topic?.told ?? [];
		if (tools.length > 0) return undefined;
		if (project === undefined) {
			const isOfTold = asked === "remote" && topic && PROJECT.test(topic.subject) && HAS_BEEN.test(text);
			return isOfTold ? this.#notSaid(topic.subject, query) : undefined;
		}
		if (!AT.test(text)) return undefined;
		if (asked === "remote") return this.#notSaid(project, query);
		if (asked === "tasks") return this.#teller.anyOf([`${project}/tasks`], query);
		if (told.some((id) => TOOLS.test(id)) && WHICH_OF_THEM.test(text))
			return this.#teller.anyOf([`${project}/technologies`], query);
		const again = this.#teller.passages(this.#toolsOf(topic));
		const step = again.length > 0 ? this.#usedAt(project, again, query) : undefined;
		// What comes next may ask for the same at another project.
		return step && { ...step, topic: this.#teller.all(again, query).topic };
	}

	/** Ids of the technologies that were told, or that named the service told. */
	#toolsOf(topic: Topic | undefined): readonly string[] {
		if (topic?.subject === "technologies") return topic.told.filter((id) => TECHNOLOGY.test(id));
		if (!topic?.subject.startsWith("services/")) return [];
		const named = topic.query.terms.flatMap(({ term }) => this.#technologies.get(term)?.id ?? []);
		return [...new Set(named)];
	}

	/** Where the site names technologies, of which a question asks nothing but that, or whether he knows each of several. */
	anywhere(query: Query): Step | undefined {
		const { text } = query;
		if (WHY_CHANGED.test(text)) return this.#whyChanged(query);
		const used = this.#reader.read(query);
		if (used?.asked !== "used" || used.projects.length > 0 || used.tools.length === 0) return undefined;
		const { tools, others } = used;
		if (WHERE.test(text)) return others.length > 0 ? undefined : this.#where(tools, query);
		if (tools.length + others.length < 2 || !JOINED.test(text) || LEADS.test(text)) return undefined;
		const step = this.#teller.any(tools.slice(0, MOST_TOOLS), query);
		if (!step || others.length === 0) return step;
		return { ...step, message: `${step.message} ${this.#replies.notNamed(others)[query.language]}` };
	}

	/** That the reason for a change isn't stated, of the one project that names all of the technologies. */
	#whyChanged(query: Query): Step | undefined {
		const tools = new Set(query.terms.flatMap(({ term }) => this.#technologies.get(term) ?? []));
		const pages = [...tools].map(
			({ links }) => new Set(links.flatMap(({ href }) => (PROJECT_PAGE.test(href) ? [href] : []))),
		);
		if (pages.length < 2) return undefined;
		const [page, ...others] = pages.reduce((both, each) => both.intersection(each));
		const project = others.length === 0 ? this.#teller.page(page) : undefined;
		return project && this.#notSaid(project.subject, query);
	}

	/** Whether the page of a project names technologies that were told. */
	#usedAt(project: string, tools: readonly Passage[], query: Query): Step | undefined {
		const list = this.#teller.passage(`${project}/technologies`);
		const title = list?.links[0]?.title[query.language];
		if (!list || title === undefined) return undefined;
		const isIn = (text: string) => {
			const terms = this.#vocabulary.termsIn(text);
			return ({ names }: Passage) => [...this.#vocabulary.termsIn(names)].some((term) => terms.has(term));
		};
		const isListed = isIn(list.text);
		const missing = tools.filter((tool) => !isListed(tool));
		const page = this.#teller.ofPage(project).map(({ text }) => text);
		// What the page says of it elsewhere tells more than the list would.
		if (missing.some(isIn(page.join(" ")))) return undefined;
		const namesOf = (some: readonly Passage[]) => some.map(({ names }) => names);
		const step = this.#teller.anyOf([list.id], query);
		if (missing.length > 0)
			return this.#teller.instead(this.#replies.notNamedAt(namesOf(missing), title), list, query);
		const yes = this.#replies.namedAt(namesOf(tools), title)[query.language];
		return step && { ...step, message: `${yes} ${step.message}` };
	}

	/** Where the site names technologies, the projects first. */
	#where(tools: readonly Passage[], query: Query): Step | undefined {
		const ids = tools.map(({ id }) => id);
		const step = this.#teller.anyOf(ids, query);
		const isProject = ({ links }: Passage) => links.some(({ href }) => PROJECT_PAGE.test(href));
		if (!step || tools.some(isProject)) return step;
		return { ...step, message: `${this.#replies.noProjectWith[query.language]} ${step.message}` };
	}

	/** That the page of a project doesn't say what was asked, with what it does say of time and place. */
	#notSaid(project: string, query: Query): Step | undefined {
		const facts = this.#teller.passage(`${project}/facts`);
		const title = facts?.links[0]?.title[query.language];
		if (title === undefined) return undefined;
		return this.#teller.instead(this.#replies.notOnPage(title), facts, query);
	}
}
