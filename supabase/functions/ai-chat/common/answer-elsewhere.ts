import type { Reading } from "../answers/reading.ts";
import type { Passage } from "../passages/passage.ts";
import { PROJECT } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { Replies } from "../telling/replies.ts";
import { declined, type Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { fold, wordsIn } from "../text/fold.ts";
import { userIn } from "./read-company.ts";
import { type AskedElsewhere, readElsewhere } from "./read-elsewhere.ts";

/** Asks whether he would come as well. */
const COMES = /\b(kommen|kommst|kommt|reisen|reist|vorort|treffen|come|travel|visit|onsite|meet)\b/;

/** So few words ask the same of another place: "And in Austria?" */
const MOST_MORE = 4;

/** Answers whether he is at home or has worked somewhere that the site doesn't tell of. */
export class ElsewhereAnswers {
	readonly #index: SearchIndex;
	readonly #replies: Replies;
	readonly #teller: Teller;

	constructor(index: SearchIndex, replies: Replies, teller: Teller) {
		this.#index = index;
		this.#replies = replies;
		this.#teller = teller;
	}

	/** Where he is, for who takes him to be at home elsewhere, and whether he would come there. */
	home({ text, query, projects }: Reading): Step | undefined {
		const read = projects.size > 0 ? undefined : this.#read(text, query);
		if (read?.asked === "visit" || read?.asked === "assignment") {
			if (read.where === "abroad" && this.#isTold(read.name))
				return this.#teller.anyOf(["portfolio/abroad"], query);
			// Whether he would isn't said: only where he was until now, and how he comes along.
			return this.#teller.anyOf(
				[read.asked === "visit" ? "facts/onsite" : "portfolio/projects-abroad"],
				query,
			);
		}
		if (read?.asked !== "base") return undefined;
		const ids = COMES.test(text) ? ["facts/location", "facts/onsite"] : ["facts/location"];
		return this.#teller.anyOf(ids, query);
	}

	/** That the site says nothing of what a company that is no client of his has in use. */
	used({ query, projects }: Reading): Step | undefined {
		const user = projects.size > 0 ? undefined : userIn(query.text, this.#isForeign(query));
		return user === undefined ? undefined : declined(this.#replies.unknown[query.language]);
	}

	/** That no project was there. */
	work({ text, query, projects, topic }: Reading): Step | undefined {
		const before = topic?.query.text ?? "";
		const isMore = wordsIn(text).length <= MOST_MORE && this.#read(before, query)?.asked === "work";
		const read = projects.size === 0 ? this.#read(isMore ? `${text} ${before}` : text, query) : undefined;
		if (read?.asked !== "work" || this.#isTold(read.name) || this.#namesMore(read.name, query))
			return undefined;
		const closest = this.#teller.passage(read.where === "abroad" ? "portfolio/projects-abroad" : "projects");
		return this.#teller.instead(this.#replies.otherPlace, closest, query);
	}

	#read(text: string, query: Query): AskedElsewhere | undefined {
		return readElsewhere(text, this.#isForeign(query));
	}

	#isForeign({ language }: Query): (word: string) => boolean {
		return (word) => this.#index.vocabulary.resolve(word, language).known === "not";
	}

	/** Whether a project was there. */
	#isTold(name: string): boolean {
		const isFacts = ({ id, subject }: Passage) => PROJECT.test(subject) && id === `${subject}/facts`;
		return this.#index.passages
			.filter(isFacts)
			.some(({ answer }) => fold(`${answer.de} ${answer.en}`).includes(name));
	}

	/** Whether a question is about a technology as well, which tells where it was used. */
	#namesMore(name: string, { terms }: Query): boolean {
		const named = this.#index.vocabulary.termsIn(name);
		return terms.some(({ term, topic }) => topic === "technology" && !named.has(term));
	}
}
