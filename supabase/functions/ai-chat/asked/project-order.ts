import { saysOnly } from "../common/says-only.ts";
import { PROJECT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { wordsIn } from "../text/fold.ts";

/** Stands right before the project that something came before or after. */
const BESIDE =
	/\b(?:(vor|before)|nach|after)(?: (?:der|dem|die|das|the|joining|working|projekt|project|at|bei|for))*$/;
/** Asks for the project that was the first of all. */
const OLDEST = /^(alteste\w*|fruheste\w*|oldest|earliest)$/;
const FIRST =
	/\b(alteste\w*|fruheste\w*|oldest|earliest)\b.*\b(proje[ck]t\w*|auftrag|kunde|client)\b|\b(proje[ck]t\w*|auftrag|kunde|client)\b.*\b(alteste\w*|fruheste\w*|oldest|earliest)\b/;
const ON_SITE =
	/^(proje[ck]t\w*|auftrag|kunde|client|seite|website|site|page|hier|here|genannte\w*|beschriebene\w*|listed)$/;
const BETWEEN = /\b(zwischen|between)\b/;
/** Asks which of two was the earlier or the later one. */
const ORDER =
	/\b(erste[rsn]?|zue?rst|fruher|eher|alter|alteste\w*|neuer|neueste\w*|junger|spater|letzte[rsn]?|zuletzt|vor|nach|vorher|nachher|first|earlier|earliest|older|oldest|newer|newest|later|latest|last|before|after)\b/;
/** What may be said beside the projects: that somebody worked there and that something came. */
const OF_COURSE =
	/^(kam\w*|komm\w*|folgt\w*|arbeit\w*|gearbeitet|tatig|machte\w*|gemacht|tat|tun|projekt\w*|kunden?|auftrag|auftrage|einsatz|station|stationen|zeit|chronologisch|right|directly|immediately|direkt|unmittelbar|gleich|came|comes?|follow\w*|work\w*|doing|done|projects?|clients?|jobs?|gigs?|assignments?|engagements?|time|joining|happen\w*|next|order|chronologically|passier\w*)$/;

/** Answers what came before, after or between projects named, and which of them was the first. */
export class ProjectOrder {
	readonly #teller: Teller;

	constructor(teller: Teller) {
		this.#teller = teller;
	}

	/**
	 * @param projects The subjects of the projects named.
	 * @param isClient Whether a folded word names one of them.
	 */
	answer(query: Query, projects: ReadonlySet<string>, isClient: (word: string) => boolean): Step | undefined {
		if (projects.size === 0) return this.#first(query);
		if (projects.size > 2 || query.products.length > 0) return undefined;
		const words = wordsIn(query.text);
		const isBeside = (word: string) =>
			isClient(word) || ORDER.test(word) || BETWEEN.test(word) || OF_COURSE.test(word);
		if (!saysOnly(query.text, isBeside)) return undefined;
		// The latest project stands first.
		const all = this.#teller.pages("projects/").filter(({ subject }) => PROJECT.test(subject));
		const places = all.flatMap(({ subject }, at) => (projects.has(subject) ? [at] : []));
		const [later = 0, earlier] = places;
		if (earlier !== undefined) {
			if (BETWEEN.test(query.text)) return this.#teller.any(all.slice(later + 1, earlier), query);
			const inTime = [earlier, later].map((at) => `${all[at]?.subject}/facts`);
			return ORDER.test(query.text) ? this.#teller.anyOf(inTime, query) : undefined;
		}
		const before = words.slice(0, words.findIndex(isClient)).join(" ");
		const [found, isBefore] = BESIDE.exec(before) ?? [];
		return found === undefined
			? undefined
			: this.#beside(all[later + (isBefore ? 1 : -1)]?.id, query, isBefore);
	}

	/** Which project with a page is the earliest, to who asks for nothing but that. */
	#first(query: Query): Step | undefined {
		if (!FIRST.test(query.text) || !saysOnly(query.text, (word) => OLDEST.test(word) || ON_SITE.test(word)))
			return undefined;
		return this.#teller.anyOf(["portfolio/earliest"], query);
	}

	/** The project before or after one; before the earliest, the career goes on, and after the latest nothing is over. */
	#beside(id: string | undefined, query: Query, isBefore: string | undefined): Step | undefined {
		return this.#teller.anyOf([id ?? (isBefore ? "facts/experience" : "portfolio/running")], query);
	}
}
