import { saysOnly } from "../common/says-only.ts";
import { PROJECT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { wordsIn } from "../text/fold.ts";

const YEAR = /^20\d\d$/;
/** What may be said beside the place or the year: that there was work. */
const OF_WORK =
	/^(projekte?n?|kunden?|auftrag|auftrage|einsatz|einsatze|station|stationen|arbeit\w*|gearbeitet|tatig|beschaftigt|gemacht|machte|lief|liefen|fand|fanden|statt|jahr|alles|projects?|clients?|worked|working|assignments?|engagements?|took|place|happen\w*|doing|done|year|all|everything|based|located)$/;
/** Says that it has been, rather than that it is wanted or would be possible. */
const HAS_BEEN =
	/\b(war|waren|warst|lief\w*|fand\w*|hat|hast|hatte\w*|gearbeitet|arbeitete\w*|gemacht|machte\w*|welche[rsn]? projekte?|was|were|did|worked|took|which projects?|what projects?)\b/;
const TO_COME = /\b(wurden? (sie|er|du)|konn\w*|kann|kommen|kommt|could|would|can|will|come)\b/;
/** Asks for the time alone. */
const WHEN = /\b(wann|when|(welche[ms]|which|what) (jahr|year))\b/;
const FEWEST_OF_YEAR = 2;

/** Answers which projects were at a place or in a year. */
export class ProjectAt {
	readonly #teller: Teller;

	constructor(teller: Teller) {
		this.#teller = teller;
	}

	/**
	 * @param there The subjects of the projects whose place a question names.
	 * @param isPlace Whether a folded word names one of the places.
	 */
	answer(query: Query, there: ReadonlySet<string>, isPlace: (word: string) => boolean): Step | undefined {
		const { text } = query;
		const years = wordsIn(text).filter((word) => YEAR.test(word));
		if (!HAS_BEEN.test(text) || TO_COME.test(text) || WHEN.test(text) || years.length > 1) return undefined;
		if (!saysOnly(text, (word) => OF_WORK.test(word) || YEAR.test(word) || isPlace(word))) return undefined;
		const [year] = years;
		const ofYear = year === undefined ? [] : this.#ofYear(year);
		if (there.size === 0)
			return ofYear.length < FEWEST_OF_YEAR ? undefined : this.#teller.anyOf(ofYear, query);
		const both = ofYear.filter((subject) => there.has(subject));
		return this.#teller.anyOf(both.length > 0 ? both : [...there], query);
	}

	/** The projects whose titles end in a year, the latest first. */
	#ofYear(year: string): readonly string[] {
		return this.#teller.pages("projects/").flatMap(({ subject, links }) => {
			const isOfYear = links[0]?.title.de.endsWith(`${year})`);
			return PROJECT.test(subject) && isOfYear ? [subject] : [];
		});
	}
}
