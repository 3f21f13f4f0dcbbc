import type { Honesty } from "../answers/honesty.ts";
import type { Sources } from "../answers/sources.ts";
import { ProjectAnswers } from "../common/answer-project.ts";
import type { Concept } from "../common/concept.ts";
import { readCommon } from "../common/read-common.ts";
import { conceptsOf } from "../common/read-concepts.ts";
import { asksWhetherRunning, readSide } from "../common/read-side.ts";
import { PROJECT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Replies } from "../telling/replies.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { tokenize } from "../text/fold.ts";

/** Everyday questions for tools of one kind, as for databases those of a service. */
const TOOLS = /^((toolbox|services)\/|about\/technologies$)/;
/** Asks who a client is, and nothing else. */
const WHO = /^\W*(wer|was|who|what)('s)?( (ist|sind|war|is|are|was))?( (das|die|der|this|that|they))?\W*$/;
/** Asks what the project was, which its summary says. */
const ABOUT =
	/^(?!\W*\w+ \w+ (his|your|sein\w*|dein\w*|ihr\w*)\b(?!.*\babout\b))\W*(what|was) (is|was|war|ist)( (that|this|the|his|your|das|der|die|sein\w*|dein\w*|ihr\w*))*( (work|job|gig|assignment|engagement|mandate?|contract|auftrag|einsatz|projekt|project|mission))( (at|for|with|bei|beim|der|the))*( all)?( about)?\W*$|^\W*(what|whats) (is |was |s )?(the )?(work )?(all )?about\W*$|^\W*(worum|um was) (ging|geht|drehte|dreht|handelte|handelt)( (es|sich|da|das|der|die|im|in|bei|beim|denn|eigentlich|projekt|auftrag|einsatz|mandat|dem))*\W*$/;
/** A part of a project's page, and where he led. */
const PART = /^projects\/(?!overview)[^/]+\/(\w+)/;
const LEAD = "portfolio/lead";
/** What is left of a message that only names another project. */
const ONLY_OTHER =
	/^\W*((und|and|ok|also|so|auch|aber|but|then) )*((was|wie) (ist|war|sieht es|sieht das|sah es|sah das|lief es|ware es)|what about|how about|what was it like)?( ?\b(mit|bei|beim|der|die|dem|at|for|with|in|the|aus|dort|auch|too|project|projekt|es|s))*\W*$/;
/** What somebody may have been there. */
const AS_WHAT =
	/\b(war|waren|warst|was|were|als|as)\b.*\b(\w*architekt\w*|architect|\w*administrator|admin|\w*entwickler\w*|developer|engineer|tester|consultant|berater|projektleiter|project manager|angestellter|employee)\b/;
/** A longer question asks for more of it. */
const MOST_OF_ROLE = 9;
/** Asks what, and not whether. */
const WHAT = /\b(was|woran|womit|what)\b/;
/** What may stand beside the thing asked for: who did what there, and that it was a project. */
const BESIDE: ReadonlySet<Concept> = new Set(
	"you do done project company client here person all about which where role profession can have team staff experience lead help".split(
		" ",
	) as Concept[],
);

/** What everyday questions about the one project that they name ask for. */
type Asked = "remote" | "lead" | "doing" | "business" | undefined;

/** Answers everyday questions that name a project: how big the team was, which cloud it was, who the client is. */
export class ProjectNamed {
	readonly #index: SearchIndex;
	readonly #replies: Replies;
	readonly #teller: Teller;
	readonly #honesty: Honesty;
	readonly #projects: ProjectAnswers;

	constructor({ index, replies, teller, honesty }: Sources) {
		this.#index = index;
		this.#replies = replies;
		this.#teller = teller;
		this.#honesty = honesty;
		this.#projects = new ProjectAnswers(teller, replies, index.vocabulary);
	}

	/** What was told of one project, of another that few words name: "And at SAP?" */
	sameAtOther(query: Query, topic: Topic | undefined): Step | undefined {
		const [subject = "", ...others] = this.#honesty.projectsNamed(query);
		const [told = ""] = topic?.told ?? [];
		const part = told === LEAD ? "facts" : PART.exec(told)?.[1];
		const isOnly = ONLY_OTHER.test(`${this.#withoutClient(query)} `) && query.products.length === 0;
		if (!PROJECT.test(subject) || others.length > 0 || part === undefined || !isOnly) return undefined;
		return this.#teller.anyOf([`${subject}/${part}`], query) ?? this.#teller.anyOf([subject], query);
	}

	/** @param isName Whether a folded word belongs to the owner's name. */
	answer(query: Query, isName: (word: string) => boolean): Step | undefined {
		const named = this.#honesty.projectsNamed(query);
		const [subject = "", ...others] = named.size > 0 ? named : this.#honesty.projectsAt(query);
		if (!PROJECT.test(subject) || others.length > 0 || query.products.length > 0) return undefined;
		const text = this.#withoutClient(query);
		if (WHO.test(text)) return this.#teller.anyOf([`${subject}/company`], query);
		if (named.size > 0 && ABOUT.test(text)) return this.#teller.anyOf([subject], query);
		const topic = this.#teller.anyOf([subject], query)?.topic;
		if (!topic) return undefined;
		const side = readSide(text);
		if (side === "company") return this.#company(subject, query);
		if (side === "team") return this.#projects.notThere(topic, query);
		const isTechnical = query.terms.some((term) => term.topic === "technology");
		if (!isTechnical && asksWhetherRunning(text)) return this.#projects.state(subject, text, query);
		const [tool = ""] = readCommon(text, { isName, isKnown: () => true })?.tells ?? [];
		if (TOOLS.test(tool)) return this.#projects.tools(subject, tool, query);
		const asked = readAsked(text, isName);
		if (asked === "doing" && !WHAT.test(query.text)) return undefined;
		if (asked === "doing") return this.#teller.anyOf([`${subject}/tasks`], query);
		if (asked === "business") return this.#teller.anyOf([`${subject}/company`], query);
		// A place alone says where somebody wants him to come.
		if (named.size === 0) return undefined;
		if (asked === "remote") return this.#projects.notThere(topic, query);
		if (AS_WHAT.test(query.text) && tokenize(query.text).length <= MOST_OF_ROLE)
			return this.#teller.anyOf([`${subject}/facts`], query);
		return asked === "lead" ? this.#lead(subject, query) : undefined;
	}

	/** What the client does, or that its page only tells of the project. */
	#company(subject: string, query: Query): Step | undefined {
		const page = this.#teller.passage(subject);
		const title = page?.links[0]?.title[query.language];
		if (title === undefined) return undefined;
		return (
			this.#teller.anyOf([`${subject}/company`], query) ??
			this.#teller.instead(this.#replies.notOnPage(title), page, query)
		);
	}

	/** Whether the role was to lead, as far as it says so. */
	#lead(subject: string, query: Query): Step | undefined {
		const facts = this.#teller.passage(`${subject}/facts`);
		const title = facts?.links[0]?.title[query.language];
		if (!facts || title === undefined) return undefined;
		const step = this.#projects.leading(subject, query);
		if (!step) return this.#teller.instead(this.#replies.notOnPage(title), facts, query);
		return { ...step, message: `${this.#replies.yes[query.language]} ${step.message}` };
	}

	/** A question without the client and the place that name the project. */
	#withoutClient({ text, language }: Query): string {
		const isClient = (word: string) =>
			this.#index.vocabulary
				.resolve(word, language)
				.terms.some(({ term }) => this.#honesty.isClient(term) || this.#honesty.isPlace(term));
		return tokenize(text)
			.filter(({ word }) => !isClient(word))
			.map(({ word }) => word)
			.join(" ");
	}
}

/** What a question asks for that holds nothing but everyday words and no name. */
function readAsked(text: string, isName: (word: string) => boolean): Asked {
	const parts = conceptsOf(tokenize(text), isName);
	const isOnly = (asked: Concept) =>
		parts?.some((part) => part.has(asked)) &&
		parts.every((part) => part.has(asked) || !part.isDisjointFrom(BESIDE));
	if (isOnly("remote")) return "remote";
	if (isOnly("lead")) return "lead";
	const has = (concept: Concept) => parts?.some((part) => part.has(concept)) ?? false;
	// "What does he do for them?" reads like a wish for help.
	const does = has("do") || has("help");
	if (!does || !parts?.every((part) => part.has("current") || !part.isDisjointFrom(BESIDE)) || has("done"))
		return undefined;
	return has("you") || has("person") ? "doing" : "business";
}
