import type { Passage } from "../passages/passage.ts";
import { CERTIFICATE } from "../passages/subjects.ts";
import { rank } from "../retrieve.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import type { Topic } from "../talk/conversation.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";

/** What has to be there before a certificate. */
const REQUIRED =
	/\b(vorausset\w*|vorausgesetzt|vorbedingung\w*|bedingung\w*|prerequisite\w*|requirements?|requires?|required)\b|\b(brauch\w*|benotig\w*|muss\w*|need\w*|have to|must|has to)\b.*\b(vorher|zuvor|davor|zuerst|vorab|dafur|bevor|schon|bereits|mitbringen|vorweisen|nachweisen|erst|andere[nrs]?|weiteres|before\w*|first|another|other|already|prior)\b|\b(vorher|zuvor|davor|zuerst|vorab|before\w*|first)\b.*\b(brauch\w*|benotig\w*|muss\w*|need\w*|have to|must|has to)\b/;
/** A certificate may be called by its exam: "AZ-400". */
const NUMBER = /\d/;
const LABEL = /\b(Voraussetzung|Vorbedingung)/;

/** Answers what a certificate requires, where its page says so. */
export class RequirementAnswers {
	readonly #index: SearchIndex;
	readonly #teller: Teller;

	constructor(index: SearchIndex, teller: Teller) {
		this.#index = index;
		this.#teller = teller;
	}

	/** @param text Normalized. */
	answer(text: string, query: Query, topic: Topic | undefined): Step | undefined {
		if (!REQUIRED.test(text) || query.products.length > 0) return undefined;
		const told = topic?.subject ?? "";
		const isTold = CERTIFICATE.test(told) && !NUMBER.test(text) && !query.terms.some((term) => term.topic);
		const subject = (isTold ? undefined : this.#named(query)) ?? told;
		const details = CERTIFICATE.test(subject) ? this.#teller.passage(`${subject}/details`) : undefined;
		if (!details || !LABEL.test(details.text)) return undefined;
		return this.#teller.all([details], query);
	}

	/** The certificate that a question names best, if it is about certificates at all. */
	#named(query: Query): string | undefined {
		const isOfCertificate = ({ subject, kind }: Passage) => CERTIFICATE.test(subject) && kind === "summary";
		const names = query.terms.filter((term) => term.topic === "page");
		const isAsked = query.cues.has("certificates") || query.cues.has("exam") || query.cues.has("level");
		if (!isAsked && names.length < FEWEST_NAMES) return undefined;
		const [best] = rank(query, this.#index, isOfCertificate);
		const isNamed = best && query.terms.some(({ term }) => best.covered.has(term));
		return isNamed ? best.passage.subject : undefined;
	}
}

/** Parts of a certificate's name that name it where nothing says that it is one. */
const FEWEST_NAMES = 2;
