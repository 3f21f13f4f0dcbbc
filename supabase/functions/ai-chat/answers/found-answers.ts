import { type Cue, WHOLE } from "../cues/cue.ts";
import type { Localized, Passage } from "../passages/passage.ts";
import { PROJECT } from "../passages/subjects.ts";
import { rank } from "../retrieve.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { QueryTerm } from "../search/vocabulary.ts";
import { isContent, isTechnology } from "../search/weigh.ts";
import type { Topic } from "../talk/conversation.ts";
import { brief } from "../telling/brief.ts";
import { completed } from "../telling/complete.ts";
import type { Focus } from "../telling/focus.ts";
import { withinOneExample } from "../telling/one-example.ts";
import type { Replies } from "../telling/replies.ts";
import { select } from "../telling/select.ts";
import { sharpened } from "../telling/sharpen.ts";
import { declined, ground, type Step } from "../telling/step.ts";
import { withSteps } from "../telling/steps.ts";
import { only, type Teller } from "../telling/tell.ts";
import { asksDefinition, asksForDifference } from "../text/general-questions.ts";
import type { Honesty } from "./honesty.ts";
import type { Sources } from "./sources.ts";

/** Facts that a question about a project doesn't ask for. */
const ABOUT_PERSON = new Set(["facts/person", "facts/experience", "facts/location"]);
/** Cues of a question whether something is known at all. */
const KNOWING: ReadonlySet<Cue> = new Set(["experience", "technologies", "programming", "current"]);

/** What a technology weighs that a question is about beside a product; a verb for dealing with it weighs less. */
const OTHER_TECHNOLOGY = 0.75;

/** A single challenge or task of a project, which says little of a technology that is only asked whether it's known. */
const CHALLENGE = /^projects\/[^/]+\/(details|tasks)\/\d+$/;

const KNOWS = /\b(kenn(t|st|en)|konnen|kann(st)?|beherrsch\w*|knows?|familiar)\b/;

/** Whether a question names technologies and asks only whether they are known: "Kennt er OpenShift?" */
const isKnowing = ({ text, cues, terms, unknown }: Query): boolean =>
	unknown === 0 &&
	(cues.has("experience") || KNOWS.test(text)) &&
	[...cues.keys()].every((cue) => KNOWING.has(cue)) &&
	terms.filter(isContent).every(isTechnology);

/** Whether a passage belongs to a page, or to a worked example on one. */
const isPartOf = ({ id, subject }: Passage, whole: string): boolean =>
	subject === whole || id === whole || id.startsWith(`${whole}/`);

/** Answers questions out of the passages that are about them, or says what the site doesn't tell. */
export class FoundAnswers {
	readonly #index: SearchIndex;
	readonly #replies: Replies;
	readonly #focus: Focus;
	readonly #honesty: Honesty;
	readonly #teller: Teller;

	constructor({ index, replies, focus, honesty, teller }: Sources) {
		this.#index = index;
		this.#replies = replies;
		this.#focus = focus;
		this.#honesty = honesty;
		this.#teller = teller;
	}

	/** @param within The only subject, or worked example, to answer from; of it, what tells the side that was asked about, unless it is whole. */
	answer(query: Query, within?: string, isWhole = false): Step {
		const { language, counted } = query;
		const projects = this.#honesty.projectsNamed(query);
		const isNumber = counted !== undefined && [...query.cues.values()].every((weight) => weight < WHOLE);
		const asksSince = query.cues.has("since") || query.cues.has("years");
		const asksKnowing = isKnowing(query);
		const isIn = (passage: Passage) => within === undefined || isPartOf(passage, within);
		const givesNumber = (passage: Passage) => isIn(passage) && this.#focus.givesNumber(passage, query);
		const countsThere = (passage: Passage) => isIn(passage) && this.#focus.countsThere(passage, query);
		const isThere = isNumber && this.#index.passages.some(countsThere);
		const isGiven = isNumber && within !== undefined && this.#index.passages.some(givesNumber);
		const ranked = rank(query, this.#index, (passage) => {
			if (!isIn(passage) || (isGiven && !givesNumber(passage))) return false;
			if (asksKnowing && CHALLENGE.test(passage.id)) return false;
			if (within !== undefined && !isWhole && !passage.cues.some((cue) => query.cues.has(cue))) return false;
			if (projects.size === 0 && asksSince && passage.cues.includes("role")) return false;
			if (projects.size > 0 && ABOUT_PERSON.has(passage.id)) return false;
			// Of facts, a project leaves only those that are asked for: their words are examples.
			if (projects.size > 0 && passage.kind === "fact" && !passage.cues.some((cue) => query.cues.has(cue)))
				return false;
			if (passage.kind === "fact" && !passage.cues.includes("count")) return true;
			if (projects.size > 0 && passage.kind !== "fact" && !projects.has(passage.subject)) return false;
			if (!isNumber) return true;
			if (passage.needs !== undefined) return true;
			// A project's number has to be that of the thing itself: everything else on its page stands near it.
			if (projects.size > 0) return passage.kind !== "fact" && givesNumber(passage);
			return passage.kind !== "fact" && (isThere ? countsThere(passage) : this.#focus.counts(passage, query));
		});
		const grounding = ground(ranked);
		const selected = select(ranked, query, this.#index, this.#focus);
		const found = sharpened(selected, ranked, query, this.#focus);
		const { chosen } = found;
		const named = this.#index.passages.find(({ id }) => projects.has(id));
		// What was found for something else would be no help to whoever is told that the site doesn't say.
		const links = (named && (chosen[0]?.passage ?? named))?.links.slice(0, 1) ?? [];
		const open = chosen.find(({ passage }) => passage.open);
		if (open) return { ...this.#teller.tell(only([open]), query), grounding };
		if (this.#honesty.asksForPay(query, projects))
			return { ...this.#tellOnly("facts/private", query), grounding };
		const decline = (reply: Localized) => ({ ...declined(reply[language], links), grounding });
		if (this.#honesty.asksOtherCertificate(query)) {
			const list = this.#teller.passage("certifications");
			return { ...this.#teller.instead(this.#replies.otherCertificate, list, query), grounding };
		}
		const asksElse = [...query.cues.keys()].some((cue) => !KNOWING.has(cue));
		const isPlain = [...query.cues.values()].every((weight) => weight < WHOLE);
		const isOpen = !asksElse || isPlain || chosen.length === 0;
		const isOther = ({ topic, weight }: QueryTerm) => topic === "technology" && weight >= OTHER_TECHNOLOGY;
		if (query.products.length > 0 && isOpen && !query.terms.some(isOther))
			return decline(this.#replies.notNamed(query.products));
		const contrast = asksForDifference(query.text) && this.#focus.contrast(query, ranked);
		if (contrast) return { ...this.#teller.tell(only([contrast]), query), grounding };
		if (projects.size === 0 && this.#honesty.asksForKnowHow(query, chosen))
			return { ...decline(this.#replies.general), topic: this.#ofSeveral(query) };
		if (projects.size === 0 && within === undefined && asksDefinition(query.text)) {
			const [best] = chosen;
			if (best && !this.#explains(best.passage, query)) {
				const closest = best.passage.kind === "summary" ? best.passage : undefined;
				return { ...this.#teller.instead(this.#replies.general, closest, query), grounding };
			}
		}
		if (chosen.length === 0 && isNumber) return decline(this.#replies.noNumber);
		if (this.#honesty.asksOfOthers(query, chosen))
			return { ...declined(this.#replies.unknown[language]), grounding };
		if (this.#honesty.missesProject(query, chosen, projects)) return decline(this.#replies.unknown);
		if (chosen.length > 0) {
			const told = brief(withSteps(completed(found, ranked, query, this.#focus), ranked), query, this.#focus);
			return { ...this.#teller.tell(withinOneExample(told, query), query), grounding };
		}
		const isUnclear = query.terms.length === 0 && query.unknown === 0;
		return decline(this.#replies[isUnclear ? "unclear" : "unknown"]);
	}

	/** Whether a passage may tell what something is: a section that is called so, a technology, a fact or a service. */
	#explains({ kind, names, subject }: Passage, { terms }: Query): boolean {
		if (PROJECT.test(subject)) return false;
		if (kind !== "section") return true;
		const called = this.#index.vocabulary.termsIn(names);
		return terms.some((term) => isContent(term) && called.has(term.term));
	}

	/** The topic of several technologies named, of which "Which one do you recommend?" may still be asked. */
	#ofSeveral(query: Query): Topic | undefined {
		const named = query.terms.flatMap(({ term }) => this.#index.names.technologies.get(term) ?? []);
		return named.length > 1 ? this.#teller.all(named, query).topic : undefined;
	}

	#tellOnly(id: string, { language }: Query): Step {
		const passage = this.#teller.passage(id);
		return { ...declined(passage?.answer[language] ?? "", passage?.links) };
	}
}
