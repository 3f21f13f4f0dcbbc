import type { Passage } from "../passages/passage.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { withoutReturn } from "../talk/thread.ts";
import { ExamplesNamed } from "./examples-named.ts";
import { asksForFigure, contentOf, FIGURE, figureOf, HOW_MANY } from "./figure-of-example.ts";

/** What is asked of an example, in the order in which it is looked for. */
const DURATION =
	/\b(wie ?lange?|\w*dauer\w*|gedauert|wochen|regelbetrieb|how long|weeks|duration|takes?|took|until|regular use)\b/g;
const SAVED =
	/\b((ein)?gespart\w*|\w*einsparung\w*|ersparnis|(ein)?spar(t|te|en)|gunstiger|billiger|sav(e|ed|es|ings?)|cheaper)\b/g;
const DOWN =
	/\b(downtime|ausfall\w*|ausgefallen|stillstand|schreibpause|outage|offline|down|weg|unavailable|unreachable|(nicht|nix|nichts) \w*schreiben)\b/g;
const RESULT =
	/\b(\w*ergebnis\w*|resultat\w*|erreicht|gebracht|herausgekommen|heraus|bringt|brachte|brought|bring|helped|changed?|rausgekommen|raus|am ende|danach|nachher|schneller|besser|faster|better|improved?|improvement|achieved?|results?|outcome|gain(ed)?|(come|came) out)\b/g;
const START =
	/\b(probleme?|schwierigkeit\w*|ausgangs\w*|anfangs?|vorher|worum|challenges?|problems?|issues?|before|wrong|initially)\b/g;
const SUMMARY =
	/\b(zusammenfass\w*|summary|summari[sz]e|uberblick|overview|erzahl\w*|beschreib\w*|describe|tell me|about|kurz|brief|briefly|please)\b/g;
/** What a question for a whole example holds besides. */
const BESIDE =
	/\b(\w*beispiel\w*|\w*szenari\w*|\w*fallstudie\w*|examples?|scenarios?|case stud(y|ies)|\w*projekt\w*|projects?|firma|company|unternehmen|kunden?|client|customer|insgesamt|gesamt|zusammen|alles|total|overall|hat|hatte|war|ging|kam|viel|prozent|percent|much|ihre[mrn]?|your|nach|after|end|aws|azure|systeme?|systems?|umstellung|umbau|changeover|blieben|ubrig)\b/g;

const SIDES = [DURATION, SAVED, DOWN, RESULT, START, SUMMARY];
/** The figures that tell of it. */
const FIGURES: ReadonlyMap<RegExp, RegExp> = new Map([
	[SAVED, /kosten|rechnung/iu],
	[DOWN, /(?<!\p{L})Ausfall|pause/u],
]);

/** Finds what the worked example of a client tells, whose title nobody has to know. */
export class ExampleOfClient {
	readonly #index: SearchIndex;
	readonly #named: ExamplesNamed;

	constructor(index: SearchIndex) {
		this.#index = index;
		this.#named = new ExamplesNamed(index);
	}

	/** The passages that tell just that; empty where a question names no such client or asks for a detail. */
	answer({ text: said, language }: Query): readonly Passage[] {
		const text = withoutReturn(said);
		for (const { id: value, words } of this.#named.find(text, language)) {
			const rest = without(text, words);
			const side = SIDES.find((each) => rest.search(each) >= 0);
			if (side && !(side === START && HOW_MANY.test(text)) && !this.#asksElse(rest, value, side, language))
				return this.#told(value, side);
			const asked = contentOf(rest.replace(FIGURE, " "), [DURATION, RESULT, START, SUMMARY, BESIDE]);
			const figure = asksForFigure(text) && figureOf(value, rest, asked, language, this.#index);
			if (figure) return [figure];
		}
		return [];
	}

	/** The figures that a question asks for which doesn't name the example because it was just told. */
	within(example: string, { text, language }: Query): readonly Passage[] {
		const rest = text.replace(FIGURE, " ");
		if (rest.search(DOWN) >= 0 && !this.#asksElse(rest, example, DOWN, language))
			return this.#figures(example, DOWN);
		const asked = contentOf(rest, [DURATION, START, BESIDE]);
		const figure = asksForFigure(text) && figureOf(example, text, asked, language, this.#index);
		return figure ? [figure] : [];
	}

	#figures(example: string, side: RegExp): readonly Passage[] {
		const isTold = FIGURES.get(side);
		return this.#index.passages.filter(
			({ id, text }) => id.startsWith(`${example}/results/`) && isTold?.test(text),
		);
	}

	#told(example: string, side: RegExp): readonly Passage[] {
		const part = (suffix: string) => this.#index.passages.filter(({ id }) => id === example + suffix);
		if (side === DURATION) return part("/phases");
		if (side === SUMMARY) return part("");
		if (side === START)
			return part("").map((passage) => ({ ...passage, answer: passage.frame?.start ?? passage.answer }));
		const figures = this.#figures(example, side);
		return figures.length > 0 ? figures : part("/results");
	}

	/**
	 * Whether words are left that neither the client nor the service is called by; those of the title may tell what was
	 * the problem, but any of them may be what a figure is asked of.
	 */
	#asksElse(text: string, example: string, side: RegExp, language: Query["language"]): boolean {
		const { passages, vocabulary } = this.#index;
		const told = passages.find(({ id }) => id === example);
		const isWhole = side === START || side === SUMMARY;
		const names = told?.names.replace(isWhole ? "" : (told.example ?? ""), "");
		const own = vocabulary.termsIn(`${names} ${told?.keywords}`);
		return contentOf(text, [side, ...(isWhole ? [] : [RESULT]), SUMMARY, BESIDE]).some(
			(word) => !vocabulary.resolve(word, language).terms.some(({ term }) => own.has(term)),
		);
	}
}

/** A text without some of its words. */
const without = (text: string, words: ReadonlySet<string>): string =>
	text.replace(/[\p{L}\p{N}]+/gu, (word) => (words.has(word) ? " " : word));
