import { type Cue, WHOLE } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import { FEATURE, PROJECT, SERVICE } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { held, type QueryTerm } from "../search/vocabulary.ts";
import { CONTENT_WEIGHT, isContent } from "../search/weigh.ts";
import { goesOn, leansBack, type Topic } from "../talk/conversation.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { isGenericWord } from "../text/common-words.ts";
import { wordsIn } from "../text/fold.ts";
import { saysOnly } from "./says-only.ts";

/** More words of content than that ask for something of their own. */
const MOST_WORDS = 2;

/** The pages whose points are asked for one by one, and the ids of these. */
const LISTS: readonly (readonly [RegExp, RegExp])[] = [
	[/^services\/[^/]+$/, /\/features\/\d+$/],
	[PROJECT, /\/(tasks|details)\/\d+$/],
];
/** Says that a part is meant, and no more of it. */
const PART =
	/^(nur|only|just|teil\w*|part|parts|aspekt\w*|aspects?|bereich\w*|area|side|seite|thema|topic|anything|irgendetwas|irgendwas|etwas|something|stuff)$/;
/** Asked of the work that a page tells of as well. */
const OF_WORK: ReadonlySet<Cue> = new Set(["privacy", "approach", "technologies"]);
/** Asks whether what was told is for something else as well. */
const FOR_TOO =
	/^\W*((und|and|geht das|gilt das) )*(auch|also) (zu|fur|mit|on|for|with|about)\b|^\W*((und|and) )?(zu|fur|mit|on|for|with|about)( \S+){1,3} (auch|too|as well)\W*$|^\W*(und|and) (zu|fur|on|for)( [^\s?]+){1,2}\W*$/;
/** Points and phases of a service's page. */
const OF_SERVICE = /\/(features|phases)\/\d+$/;
/** In so few words, or where it goes on, a question is for a point by what that says. */
const FEW = 3;
const MOST_POINTS = 2;

/** Answers what one point of a list just told is about, "What are these templates?", or one of the page told, "And backups?" */
export class PointAnswers {
	readonly #teller: Teller;
	readonly #index: SearchIndex;

	constructor(teller: Teller, index: SearchIndex) {
		this.#teller = teller;
		this.#index = index;
	}

	/** @param text Normalized. */
	answer(text: string, query: Query, topic: Topic): Step | undefined {
		return (
			this.#again(text, query, topic) ?? this.#ofList(text, query, topic) ?? this.#ofPage(text, query, topic)
		);
	}

	/**
	 * The one point told, of which few words ask whether it is for something else too: "Auch zu Kubernetes?" Else what
	 * the page told says of what another service is called by.
	 */
	#again(text: string, query: Query, { subject, told }: Topic): Step | undefined {
		const { terms, cues, products, unknown } = query;
		const own = terms.filter(isContent);
		const isElse = cues.size > 0 || products.length > 0 || unknown >= 1;
		if (own.length === 0 || isElse || !FOR_TOO.test(text)) return undefined;
		const holdsAll = ({ names, text: says }: Passage) => {
			const said = this.#index.vocabulary.termsIn(`${names} ${says}`);
			return own.every((term) => held(said, term) > 0);
		};
		const point = this.#teller.passages(told).find(({ id }) => FEATURE.test(id));
		if (point && holdsAll(point)) return this.#teller.all([point], query);
		const services = own.flatMap(({ term }) => this.#index.names.servicesCalled(term));
		const isOfOther = services.length > 0 && services.every(({ id }) => id !== subject);
		if (!SERVICE.test(subject) || !isOfOther) return undefined;
		// Only of one point does a step of the example say how it is there.
		const list = point ? OF_SERVICE : FEATURE;
		const found = this.#teller.ofPage(subject).filter((each) => list.test(each.id) && holdsAll(each));
		return this.#teller.any(found.slice(0, MOST_POINTS), query);
	}

	/** The points of a service's or a project's page that are called by what a question names and nothing else, or say it. */
	#ofPage(text: string, query: Query, { subject }: Topic): Step | undefined {
		const { terms, cues, products, names, unknown, language } = query;
		const [, list] = LISTS.find(([page]) => page.test(subject)) ?? [];
		const isOther = [...cues.keys()].some((cue) => !OF_WORK.has(cue));
		if (!list || isOther || unknown >= 1 || products.length + names.length > 0) return undefined;
		const { vocabulary } = this.#index;
		const own = terms.filter(({ weight, passing, cued }) => !passing && (weight >= CONTENT_WEIGHT || cued));
		const isNamed = ({ term }: QueryTerm) =>
			this.#index.names.technologies.has(term) ||
			(!PROJECT.test(subject) && this.#index.names.servicesCalled(term).length > 0);
		if (own.length === 0 || own.length > MOST_WORDS || own.some(isNamed)) return undefined;
		const isOwn = (word: string) =>
			vocabulary.resolve(word, language).terms.some(({ term }) => own.some((each) => each.term === term));
		if (!saysOnly(text, (word) => isGenericWord(word) || PART.test(word) || isOwn(word))) return undefined;
		const points = this.#teller.ofPage(subject).filter(({ id }) => list.test(id));
		const holding = (textOf: (point: Passage) => string) =>
			points.filter((point) => {
				const said = vocabulary.termsIn(textOf(point));
				return own.every((term) => held(said, term) > 0);
			});
		const called = holding(({ names, keywords }) => (PROJECT.test(subject) ? keywords : names));
		const isLong = wordsIn(text).filter((word) => !PART.test(word)).length > FEW && !goesOn(text);
		const found = called.length > 0 || isLong ? called : holding(({ text }) => text);
		return found.length <= MOST_POINTS ? this.#teller.any(found, query) : undefined;
	}

	#ofList(text: string, query: Query, { told }: Topic): Step | undefined {
		const { terms, cues, unknown, products, names } = query;
		if (!leansBack(text) || unknown >= 1 || products.length + names.length > 0) return undefined;
		if ([...cues.values()].some((weight) => weight >= WHOLE)) return undefined;
		const own = terms.filter(({ weight, cued }) => weight >= CONTENT_WEIGHT && !cued);
		const namesPage = own.some(({ topic }) => topic === "page");
		if (own.length === 0 || own.length > MOST_WORDS || namesPage) return undefined;
		const holdsAll = ({ names: called, text: said }: Passage) => {
			const terms = this.#index.vocabulary.termsIn(`${called} ${said}`);
			return own.every((term) => held(terms, term) > 0);
		};
		const [point, ...others] = told.flatMap((id) => this.#teller.points(id)).filter(holdsAll);
		if (!point || others.length > 0) return undefined;
		return this.#teller.all([point], query);
	}
}
