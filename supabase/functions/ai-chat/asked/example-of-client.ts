import type { Reading } from "../answers/reading.ts";
import type { Cue } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import { SERVICE } from "../passages/subjects.ts";
import { splitSentences } from "../passages/wording.ts";
import { withoutCues } from "../search/chance-cues.ts";
import { CUED_SHARE, type Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { QueryTerm } from "../search/vocabulary.ts";
import { searchWords } from "../search-words.ts";
import type { Topic } from "../talk/conversation.ts";
import { withoutReturn } from "../talk/thread.ts";
import { isGenericWord } from "../text/common-words.ts";
import { wordsIn } from "../text/fold.ts";
import { ExamplesNamed } from "./examples-named.ts";
import { asksForFigure, BEFORE, contentOf, FIGURE, figureOf, HOW_MANY } from "./figure-of-example.ts";

/** What is asked of an example, in the order in which it is looked for. */
const DURATION =
	/\b(wie ?lange?( lief(en)?)?|\w*dauer\w*|gedauert|wochen|regelbetrieb|how long|weeks|duration|takes?|took|until|regular use)\b/g;
const SAVED =
	/\b((ein)?gespart\w*|\w*einsparung\w*|ersparnis|(ein)?spar(t|te|en)|gunstiger|billiger|sav(e|ed|es|ings?)|cheaper)\b/g;
const DOWN =
	/\b(downtime|ausfall\w*|ausgefallen|stillstand|schreibpause|outage|offline|down|weg|unavailable|unreachable|(nicht|nix|nichts) \w*schreiben)\b/g;
const RESULT =
	/\b(\w*ergebnis\w*|resultat\w*|erreicht|gebracht|herausgekommen|heraus|bringt|brachte|brought|bring|helped|changed?|rausgekommen|raus|am ende|danach|nachher|schneller|besser|faster|better|improved?|improvement|achieved?|results?|outcome|gain(ed)?|(come|came) out)\b/g;
const START =
	/\b(probleme?|schwierigkeit\w*|ausgangs\w*|anfangs?|vorher|worum|challenges?|problems?|issues?|before|wrong|initially|warum|wieso|weshalb|why|passiert\w*|geschehen|happened|trouble)\b/g;
/** Asks for what stood there at first, however it is put. */
const WHY = /\b(warum|wieso|weshalb|why|passiert\w*|geschehen|happened|trouble)\b/;
const SUMMARY =
	/\b(zusammenfass\w*|summary|summari[sz]e|uberblick|overview|erzahl\w*|beschreib\w*|describe|tell me|about|kurz|brief|briefly|please)\b/g;
/** What a question for a whole example holds besides. */
const BESIDE =
	/\b(\w*beispiel\w*|\w*szenari\w*|\w*fallstudie\w*|examples?|scenarios?|case stud(y|ies)|\w*projekt\w*|projects?|firma|company|unternehmen|kunden?|client|customer|insgesamt|gesamte?[nrs]?|ganze?[nrs]?|komplett\w*|whole|entire|zusammen|alles|total|overall|hat|hatte|war|ging|kam|viel|prozent|percent|much|ihre[mrn]?|your|nach|after|end|aws|azure|systeme?|systems?|umstellung|umbau|changeover|blieben|ubrig|brauch\w*|runs?|ran|(go )?live|konsolidier\w*|consolidat\w*)\b/g;

/** Phases and whole examples take weeks; figures are of less. */
const WEEKS = /\b(wochen|monate|weeks|months)\b/;
/** Speaks of the owner or the visitor, who may mean their own. */
const OF_US =
	/\b(sie|ihnen|ihre?[nmrs]?|er|du|dein\w*|wir|uns|unser\w*|ich|mein\w*|you|your|he|his|we|us|our|i|my)\b/;
/** Speaks of what was the case somewhere, or is now, rather than of what it takes. */
const OF_THEM =
	/\b(war|waren|wurden?|hat|hatten?|brauchten?|dauerten?|kam(en)?|did|was|were|took|had|they|jetzt|now|danach|nachher|afterwards|vorher|before|beispiel\w*|example|da|dort|there)\b/;
/** What a word counts that only says which example is meant. */
const NAME_SHARE = 0.25;
/** Words that hardly stand in one figure by chance; of those told with what was before, one is enough. */
const SEVERAL = 2;

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
	answer({ text: said, language }: Query, topic: Topic | undefined): readonly Passage[] {
		const text = withoutReturn(said);
		const named = this.#named.find(text, language);
		for (const { id, words } of named) {
			const rest = without(text, words);
			const side = SIDES.find((each) => rest.search(each) >= 0);
			if (side && !(side === START && HOW_MANY.test(text)) && !this.#asksElse(rest, id, side, language))
				return this.#told(id, side);
			const figure = this.#figure(id, rest, text, language);
			if (figure) return [figure];
		}
		// Of the page told, one of its figures; the others are as far away as any.
		const page = topic && SERVICE.test(topic.subject) ? topic.subject : "services";
		const figure =
			named.length > 0 || OF_US.test(text) || !OF_THEM.test(text)
				? undefined
				: this.#figure(page, text, text, language, BEFORE.test(text) ? 1 : SEVERAL);
		return figure ? [figure] : [];
	}

	/** The figure of an example that the rest of a question asks for. */
	#figure(
		example: string,
		rest: string,
		text: string,
		language: Query["language"],
		fewest = 1,
	): Passage | undefined {
		if (!asksForFigure(text)) return undefined;
		const asked = contentOf(rest.replace(FIGURE, " "), [DURATION, RESULT, START, SUMMARY, BESIDE]);
		return figureOf(example, rest, asked, language, this.#index, fewest);
	}

	/** The example that a question names and asks a detail of, and what it asks of it. */
	detail({ query }: Reading): { example: string; asked: Query } | undefined {
		const { text, language } = query;
		const [named, ...others] = OF_US.test(text) ? [] : this.#named.find(text, language);
		if (!named || others.length > 0) return undefined;
		const rest = without(text, named.words);
		if (contentOf(rest, [BESIDE]).every((word) => isGenericWord(word))) return undefined;
		// The certificate of a client is none of the owner's.
		const told = this.#index.passages.filter(({ id }) => id.startsWith(named.id));
		const isOfExample = (cue: Cue) => told.some(({ cues }) => cues.includes(cue));
		const { vocabulary } = this.#index;
		const left = new Set(
			wordsIn(rest).flatMap((word) => vocabulary.resolve(word, language).terms.map(({ term }) => term)),
		);
		const { cues, terms } = withoutCues(query, (cue) => !isOfExample(cue));
		const words = terms.map((term, at): QueryTerm => {
			// What it is called by says nothing of what is asked.
			if (!left.has(term.term)) return { ...term, weight: term.weight * NAME_SHARE, passing: true };
			const isFree = query.terms[at]?.cued && !term.cued;
			return isFree ? { ...term, weight: term.weight / CUED_SHARE } : term;
		});
		return { example: named.id, asked: { ...query, cues, terms: words } };
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
		const isWhole = side === START || side === SUMMARY || (side === DURATION && WEEKS.test(text));
		const names = told?.names.replace(isWhole ? "" : (told.example ?? ""), "");
		// What was the matter at first is told with all that stood there.
		const start = side === START && WHY.test(text) ? splitSentences(told?.frame?.start.de ?? "") : [];
		const words = start.map((sentence) => `${sentence} ${searchWords(told?.subject ?? "", sentence)}`);
		const own = vocabulary.termsIn(`${names} ${told?.keywords} ${words.join(" ")}`);
		return contentOf(text, [side, ...(isWhole ? [] : [RESULT]), SUMMARY, BESIDE]).some(
			(word) => !vocabulary.resolve(word, language).terms.some(({ term }) => own.has(term)),
		);
	}
}

/** A text without some of its words. */
const without = (text: string, words: ReadonlySet<string>): string =>
	text.replace(/[\p{L}\p{N}]+/gu, (word) => (words.has(word) ? " " : word));
