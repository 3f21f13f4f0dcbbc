import { CertificateAsked, DATED } from "../asked/certificate-asked.ts";
import { certificatesTogether } from "../asked/certificates-together.ts";
import { compared } from "../asked/compared.ts";
import { DetailAsked } from "../asked/detail-asked.ts";
import { asksCertificateNumber, asksExamDetail } from "../asked/exam-detail.ts";
import { ExampleAsked } from "../asked/example-asked.ts";
import { ExampleOfClient } from "../asked/example-of-client.ts";
import { asksWhetherReal } from "../asked/examples-real.ts";
import { ProjectAt } from "../asked/project-at.ts";
import { ProjectNamed } from "../asked/project-named.ts";
import { ProjectOrder } from "../asked/project-order.ts";
import { UsedThere } from "../asked/used-there.ts";
import { WHOLE } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { isTechnology } from "../search/weigh.ts";
import { goesOn, type Topic } from "../talk/conversation.ts";
import type { Replies } from "../telling/replies.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import type { Honesty } from "./honesty.ts";
import type { Reading } from "./reading.ts";
import type { Sources } from "./sources.ts";

/** Asks how long an exam takes, or what leads to it. */
const HOW_LONG =
	/\b(wie ?lang(e|wierig)?|dauer\w*|how long|duration|how many (minutes|hours)|wie viele (minuten|stunden))\b/;

/** Answers questions that name a page and ask for something that stands in one certain place of it, if anywhere. */
export class DirectAnswers {
	readonly #index: SearchIndex;
	readonly #honesty: Honesty;
	readonly #replies: Replies;
	readonly #teller: Teller;
	readonly #usedThere: UsedThere;
	readonly #order: ProjectOrder;
	readonly #at: ProjectAt;
	readonly #project: ProjectNamed;
	readonly #details: DetailAsked;
	readonly #certificates: CertificateAsked;
	readonly #examples: ExampleAsked;
	readonly #clients: ExampleOfClient;

	constructor(sources: Sources) {
		this.#index = sources.index;
		this.#honesty = sources.honesty;
		this.#replies = sources.replies;
		this.#teller = sources.teller;
		this.#usedThere = new UsedThere(sources);
		this.#order = new ProjectOrder(sources.teller);
		this.#at = new ProjectAt(sources.teller);
		this.#project = new ProjectNamed(sources);
		this.#details = new DetailAsked(sources);
		this.#certificates = new CertificateAsked(sources.index);
		this.#examples = new ExampleAsked(sources.index);
		this.#clients = new ExampleOfClient(sources.index);
	}

	/** @param isName Whether a folded word belongs to the owner's name. */
	answer(reading: Reading, isName: (word: string) => boolean): Step | undefined {
		const { query, projects, topic } = reading;
		const together = certificatesTogether(reading).flatMap((id) => this.#teller.told(id) ?? []);
		if (together.length > 0) return this.#teller.all(together, query);
		if (asksCertificateNumber(query.text))
			return this.#teller.instead(this.#replies.unknown, undefined, query);
		if (asksWhetherReal(query.text)) return this.#teller.anyOf(["portfolio/examples"], query);
		return (
			this.#inOrder(reading) ??
			this.#project.sameAtOther(query, topic) ??
			this.#usedThere.answer(query) ??
			this.#project.answer(query, isName) ??
			this.#details.answer(query, projects) ??
			this.#atPlace(reading) ??
			this.#detailOfExam(reading) ??
			this.#teller.any(this.#certificates.goingOn(query, topic), query) ??
			this.#teller.any(this.#certificates.ofRole(query), query) ??
			this.#teller.any(this.#certificates.about(query), query) ??
			this.#otherCertificate(query, topic) ??
			this.#lengthOfExam(query) ??
			this.#teller.any(this.#pages(query, topic), query)
		);
	}

	/** That he has no such certificate, with those that he has. */
	#otherCertificate(query: Query, topic: Topic | undefined): Step | undefined {
		if (!this.#certificates.isOther(query) && !this.#goesOnToOther(query, topic)) return undefined;
		return this.#teller.instead(
			this.#replies.otherCertificate,
			this.#teller.passage("certifications"),
			query,
		);
	}

	/** That nothing is said of how an exam was passed, with the page of its certificate if one is named. */
	#detailOfExam({ query, projects }: Reading): Step | undefined {
		if (projects.size > 0 || !asksExamDetail(query.text)) return undefined;
		const [page, ...others] = this.#certificates.named(query);
		return page && others.length === 0
			? this.#details.notThere(page, query)
			: this.#teller.instead(this.#replies.unknown, undefined, query);
	}

	/** That the length of an exam isn't stated, with the page of its certificate. */
	#lengthOfExam(query: Query): Step | undefined {
		const isValid = DATED.some((cue) => query.cues.has(cue));
		if (isValid || !HOW_LONG.test(query.text)) return undefined;
		const [page] = this.#certificates.named(query);
		return page && this.#teller.instead(this.#replies.noDuration, page, query);
	}

	/** Whether a few words go on from certificates to a technology that he has none for: "And Kubernetes?" */
	#goesOnToOther(query: Query, topic: Topic | undefined): boolean {
		const { text, cues, terms } = query;
		if (!topic?.subject.startsWith("certifications") || !goesOn(text) || cues.size > 0) return false;
		const isOnly = terms.length > 0 && terms.every(isTechnology) && query.unknown === 0;
		return (
			isOnly && this.#honesty.asksOtherCertificate({ ...query, cues: new Map([["certificates", WHOLE]]) })
		);
	}

	#inOrder({ query, projects }: Reading): Step | undefined {
		return this.#order.answer(
			query,
			projects,
			this.#names(query, (term) => this.#honesty.isClient(term)),
		);
	}

	#atPlace({ query, projects }: Reading): Step | undefined {
		if (projects.size > 0) return undefined;
		const isPlace = this.#names(query, (term) => this.#honesty.isPlace(term));
		return this.#at.answer(query, this.#honesty.projectsAt(query), isPlace);
	}

	/** Whether a folded word is one of certain names. */
	#names({ language }: Query, isName: (term: string) => boolean): (word: string) => boolean {
		return (word) => this.#index.vocabulary.resolve(word, language).terms.some(({ term }) => isName(term));
	}

	#pages(query: Query, topic: Topic | undefined): readonly Passage[] {
		const pages = compared(query, this.#index, this.#honesty, this.#certificates);
		if (pages.length > 0) return pages;
		const passage = this.#certificates.answer(query);
		if (passage) return [passage];
		const example = this.#clients.answer(query, topic);
		return example.length > 0 ? example : this.#examples.answer(query);
	}
}
