import type { Passage } from "../passages/passage.ts";
import { PROJECT, RESULT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import { namesNothing, type Topic } from "../talk/conversation.ts";
import type { Replies } from "../telling/replies.ts";
import { declined, type Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { isNumber, isStation, yearOf, yearsBeside } from "./years-beside.ts";

/** What such a question begins with. */
const LEAD =
	"((und|and|aber|but|so|ok|okay|das|der|die|the one|one|who|whom)\\s+)*((was|wo|woran|bei wem|fur wen|what|where|who|for whom) (war|waren|kam|lief|gab es|machten|haben|hat|machte|was|were|came|happened|did|is|comes) ((sie|er|du|es|you|he|it|das|that) )?((do|be|work)( (for|with|on|at))? )?|(was|what|wo|where) )?";
/** Asks for what came earlier: "And before that?" */
const BEFORE = new RegExp(
	`^\\W*${LEAD}(davor|vorher|zuvor|fruher|before( that| it)?|previously)( gemacht| gewesen| gearbeitet| tatig)?\\W*$`,
);
/** Asks for what came later: "And after that?" */
const AFTER = new RegExp(
	`^\\W*${LEAD}(danach|nachher|anschliessend|spater|after( that| it)?|next|afterwards)( gemacht| gewesen)?\\W*$`,
);
/** Says what a figure was before. */
const WAS_BEFORE = /\b(vorher|statt)\b|→/;

/** Tell what he works on now. */
const NOW = ["projects/overview/current", "portfolio/running", "portfolio/latest"];

/** Answers what came before or after what was told: the project, the station of a career, the figure. */
export class BesideAnswers {
	readonly #teller: Teller;
	readonly #replies: Replies;

	constructor(teller: Teller, replies: Replies) {
		this.#teller = teller;
		this.#replies = replies;
	}

	/** @param text Normalized. */
	answer(text: string, query: Query, topic: Topic): Step | undefined {
		const years = yearsBeside(text);
		const terms = query.terms.filter(({ term }) => years === undefined || !isNumber(term));
		if (!namesNothing({ ...query, terms })) return undefined;
		const other = years === undefined ? this.#next(text, topic) : this.#ofYear(topic, years);
		if (!other && years !== undefined && this.#told(topic))
			return { ...declined(this.#replies.unknown[query.language]), topic };
		return other && this.#teller.all([other], query);
	}

	#stations(): readonly Passage[] {
		return this.#teller.ofPage("about").filter(isStation);
	}

	/** The latest of the stations told. */
	#station({ told }: Topic): Passage | undefined {
		return this.#teller.passages(told).findLast(isStation);
	}

	/** The project or the station that the visitor is with. */
	#told(topic: Topic): Passage | undefined {
		return PROJECT.test(topic.subject) ? this.#teller.passage(topic.subject) : this.#station(topic);
	}

	#ofYear(topic: Topic, years: number): Passage | undefined {
		const told = this.#told(topic);
		const year = told && yearOf(told);
		if (!told || year === undefined) return undefined;
		const projects = this.#teller.pages("projects/");
		const stations = this.#stations();
		const all = told.kind === "summary" ? [...projects, ...stations] : [...stations, ...projects];
		return all.find((passage) => yearOf(passage) === year + years);
	}

	#next(text: string, topic: Topic): Passage | undefined {
		const distance = BEFORE.test(text) ? -1 : AFTER.test(text) ? 1 : undefined;
		if (!distance) return undefined;
		if (distance < 0) {
			const figure = this.#teller
				.passages(topic.told.filter((id) => RESULT.test(id)))
				.findLast((passage) => WAS_BEFORE.test(passage.text));
			if (figure) return figure;
		}
		if (distance < 0 && topic.told.includes("about/competencies"))
			return this.#teller.passage("facts/experience");
		const station = this.#station(topic);
		if (station && !PROJECT.test(topic.subject)) return beside(this.#stations(), station, distance);
		// The latest project stands first, and still runs.
		const pages = this.#teller.pages("projects/");
		const isOfNow = topic.told.some((id) => NOW.includes(id));
		const page = isOfNow ? pages[0] : this.#teller.passage(topic.subject);
		if (!page || !PROJECT.test(page.subject)) return undefined;
		const next = beside(pages, page, -distance);
		// Before the earliest project, the career goes on.
		return next ?? (distance < 0 ? this.#teller.passage("facts/experience") : undefined);
	}
}

const beside = (all: readonly Passage[], one: Passage, distance: number): Passage | undefined => {
	const at = all.findIndex(({ id }) => id === one.id);
	return at < 0 ? undefined : all[at + distance];
};
