import type { Passage } from "../passages/passage.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { isContent } from "../search/weigh.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Replies } from "../telling/replies.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";

/** Asks which of several is the better one, or why the one and not the other. */
const PREFERS =
	/\b(besser|better|best|gunstiger|billiger|cheaper|schneller|faster|lieber|bevorzug\w*|vorzieh\w*|prefer\w*|favou?r\w*|empfehl\w*|empfiehl\w*|recommend\w*|was (nimm|nehm|nutz|wahl)\w*|which (one )?(should|would)|would (you|he) rather|should (i|we) (use|take|choose|pick|go)|soll\w* (ich|wir|man)|(warum|wieso|weshalb|why)\b.*\b(statt|anstelle|anstatt|instead|rather|over))\b/;
/** Sets two against each other. */
const AGAINST =
	/\b(oder|or|statt|anstelle|anstatt|instead|rather|over|vs|versus|besser als|better than|lieber|(is|are|be|ist|sind|ware|waren) ((?!\w+ing )[\w-]+ ){0,3}(gunstiger als|billiger als|schneller als|cheaper than|faster than))\b/;
/** Asks which of them he is at home with, of which the site names what he has worked with. */
const KNOWS =
	/\b(kenn(t|st|en) (er|sie|du|max)?\b.*\bbesser|(ist|sind|bist) (er|sie|du|max) (besser|starker|fitter|erfahrener)|(is|are) (he|you|max) (better|stronger|more experienced)|(he|you) knows? .*\bbetter|better (at|with))\b/;
/** Names none of them, but means those that were told. */
const OF_THOSE_TOLD =
	/^\W*((und|and|ok|also|so|aber|but) )*(welche[nsr]?|was|which( one)?|what)( davon| of (them|those|these))? .*\b(empfehl\w*|empfiehl\w*|lieber|bevorzug\w*|besser|recommend|prefer|better|nehmen|use|choose|pick)\b/;
/** Says that it needn't be one of them. */
const BOTH = /\b(beide\w*|both)\b/;
const FEWEST = 2;
/** Other words beside what is compared that make it a question for a task. */
const MOST_BESIDE = 1;
const TOOL = /^(technologies|toolbox|about\/technologies)\/|^services\/devops\/features\//;
/** How tools are chosen. */
const CHOICE = "services/consulting/features/2";

/** Whether a normalized message asks which of the things told is the better one. */
export const asksForBetter = (text: string): boolean => OF_THOSE_TOLD.test(text);

/** Says of two technologies that the site prefers neither, and how he chooses between such. */
export class PreferenceAnswers {
	readonly #index: SearchIndex;
	readonly #replies: Replies;
	readonly #teller: Teller;
	/** The terms that technologies are called by. */
	readonly #names: ReadonlySet<string>;

	constructor({ index, replies, teller }: { index: SearchIndex; replies: Replies; teller: Teller }) {
		this.#index = index;
		this.#replies = replies;
		this.#teller = teller;
		const names = index.passages
			.filter(({ kind }) => kind === "technology")
			.flatMap((technology) => [...index.vocabulary.termsIn(technology.names)]);
		// "Argo" means Argo CD, but a cluster isn't Galera's.
		const isOfOne = (term: string) => names.indexOf(term) === names.lastIndexOf(term);
		this.#names = new Set([...names.filter(isOfOne), ...index.names.technologies.keys()]);
	}

	answer(query: Query, topic: Topic | undefined): Step | undefined {
		const things = this.#compared(query) ?? this.#told(query, topic);
		if (!things) return undefined;
		const step = this.#teller.instead(this.#replies.noPreference, this.#teller.passage(CHOICE), query);
		// What comes next is asked of what was compared.
		return { ...step, topic: this.#teller.any(things, query)?.topic ?? topic };
	}

	/** The technologies that a question sets against each other. */
	#compared({ text, terms, products }: Query): readonly Passage[] | undefined {
		if (!PREFERS.test(text) || KNOWS.test(text) || !AGAINST.test(text) || BOTH.test(text)) return undefined;
		const named = terms.filter((term) => isContent(term) && this.#names.has(term.term));
		const beside = terms.filter((term) => isContent(term) && !named.includes(term));
		if (named.length + products.length < FEWEST || beside.length > MOST_BESIDE) return undefined;
		const told = named.flatMap(({ term }) => this.#index.names.technologies.get(term) ?? []);
		return told.length > 0 ? told : undefined;
	}

	/** The technologies told, of which a question wants the better one. */
	#told({ text, terms }: Query, topic: Topic | undefined): readonly Passage[] | undefined {
		if (!topic || terms.some(isContent) || !asksForBetter(text)) return undefined;
		const told = this.#teller.passages(topic.told).filter(({ id }) => TOOL.test(id));
		if (told.length > 0) return told;
		const named = topic.technologies ?? [];
		const compared = named.flatMap(({ term }) => this.#index.names.technologies.get(term) ?? []);
		return compared.length < FEWEST ? undefined : compared;
	}
}
