import { saysNothing } from "../common/says-only.ts";
import type { Passage } from "../passages/passage.ts";
import { EXAMPLE } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { isSubject } from "../search/weigh.ts";
import { isGenericWord, isStopWord } from "../text/common-words.ts";
import { normalize, wordsIn } from "../text/fold.ts";
import type { Language } from "../text/stem.ts";

const PHASE_OF = /^(services\/[^/]+\/scenarios\/[^/]+)\/phases\/\d+$/;
/** Asks for the first or the last that an example tells. */
const FRAME = {
	start:
		/\b(ausgangs(lage|situation|punkt|zustand)\w*|anfangszustand|starting (point|situation|position)|initial (situation|state)|point of departure)\b/g,
	end: /\b(fazit|schlussfolgerung\w*|resume+s?|schlusssatz|schlusswort|conclusions?|takeaways?|bottom line)\b/g,
} as const;
const SIDES = ["start", "end"] as const;
const PHASE = /\b(\w*phasen?|abschnitte?|etappen?|phases?|stages?)\b/;
/** Words that say that an example is meant, whichever it is. */
const OF_EXAMPLE =
	/\b(\w*beispiel\w*|szenari\w*|fallstudie\w*|examples?|scenarios?|case stud(y|ies)|projekt\w*|projects?|firma|company)\b/g;
/** What the name of a page says for each of its examples, compared with the example's own. */
const PAGE_SHARE = 0.5;
/** More of them would answer nothing. */
const MOST = 2;

/** A phase of a worked example, what it is called, and the terms of each word of that. */
interface Phase {
	passage: Passage;
	example: string;
	name: string;
	title: readonly ReadonlySet<string>[];
}

/** Finds the part of a worked example that a question asks for: where it begins, how it ends, one of its phases. */
export class ExampleAsked {
	readonly #index: SearchIndex;
	readonly #examples: readonly Passage[];
	readonly #phases: readonly Phase[];

	constructor(index: SearchIndex) {
		this.#index = index;
		this.#examples = index.passages.filter(({ id }) => EXAMPLE.test(id));
		this.#phases = index.passages.flatMap((passage) => {
			const [, example] = PHASE_OF.exec(passage.id) ?? [];
			const title = passage.text.slice(0, passage.text.indexOf(", "));
			return example === undefined
				? []
				: [{ passage, example, name: normalize(title), title: this.#wordsOf(title) }];
		});
	}

	/** The passages that tell just that; empty where a question asks for anything else. */
	answer(query: Query): readonly Passage[] {
		if (query.products.length > 0) return [];
		const side = SIDES.find((each) => query.text.search(FRAME[each]) >= 0);
		if (side) return this.#framed(side, query);
		return PHASE.test(query.text) ? this.#phase(query) : [];
	}

	#framed(side: "start" | "end", query: Query): readonly Passage[] {
		const rest = query.text.replaceAll(FRAME[side], " ").replaceAll(OF_EXAMPLE, " ");
		const asked = this.#content(rest, query.language);
		return this.#best(this.#examples, ({ id }) => this.#score(id, asked)).map((passage) => ({
			...passage,
			answer: passage.frame?.[side] ?? passage.answer,
		}));
	}

	#phase(query: Query): readonly Passage[] {
		const asked = query.terms.filter(isSubject);
		const isAsked = (word: ReadonlySet<string>) => asked.some(({ term }) => word.has(term));
		const called = this.#phases.filter(({ title }) => title.every(isAsked));
		const written = called.filter(({ name }) => query.text.includes(name));
		const named = written.length > 0 ? written : called;
		const longest = Math.max(0, ...named.map(({ title }) => title.length));
		const whole = named.filter(({ title }) => title.length === longest);
		const scored = whole.flatMap(({ passage, example, title }) => {
			const others = asked.filter(
				({ term, topic }) => (topic || this.#isOfExample(term)) && !title.some((word) => word.has(term)),
			);
			const score =
				others.length === 0
					? 1
					: this.#score(
							example,
							others.map(({ term }) => new Set([term])),
						);
			return score > 0 ? [{ passage, score }] : [];
		});
		return this.#best(scored, ({ score }) => score).map(({ passage }) => passage);
	}

	/** Whether a term is part of what any example or its page is called, rather than of what is asked of it. */
	#isOfExample(term: string): boolean {
		return this.#examples.some(({ id }) => this.#score(id, [new Set([term])]) > 0);
	}

	/** How well an example is meant by words that ask for nothing else; 0 where one of them is none of its own. */
	#score(id: string, asked: readonly ReadonlySet<string>[]): number {
		const example = this.#examples.find((passage) => passage.id === id);
		if (!example) return 0;
		const { vocabulary } = this.#index;
		const own = vocabulary.termsIn(`${example.example} ${example.keywords}`);
		const ofPage = vocabulary.termsIn(example.names);
		let score = 0;
		for (const word of asked) {
			const share = !word.isDisjointFrom(own) ? 1 : !word.isDisjointFrom(ofPage) ? PAGE_SHARE : 0;
			if (share === 0) return 0;
			score += share;
		}
		return score;
	}

	#best<T>(all: readonly T[], scoreOf: (each: T) => number): readonly T[] {
		const best = Math.max(0, ...all.map(scoreOf));
		const found = best > 0 ? all.filter((each) => scoreOf(each) === best) : [];
		return found.length <= MOST ? found : [];
	}

	/** The terms of each word of content. */
	#content(text: string, language: Language): readonly ReadonlySet<string>[] {
		return wordsIn(text)
			.filter((word) => !saysNothing(word) && !isGenericWord(word))
			.map((word) => {
				const { terms } = this.#index.vocabulary.resolve(word, language);
				return new Set(
					terms.length > 0 ? terms.flatMap(({ term, others = [] }) => [term, ...others]) : [word],
				);
			});
	}

	#wordsOf(text: string): readonly ReadonlySet<string>[] {
		return wordsIn(normalize(text))
			.filter((word) => !isStopWord(word))
			.map((word) => this.#index.vocabulary.termsIn(word));
	}
}
