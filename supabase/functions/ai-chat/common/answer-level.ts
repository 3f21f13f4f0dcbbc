import type { Query } from "../search/query.ts";
import type { Replies } from "../telling/replies.ts";
import type { Step } from "../telling/step.ts";
import type { Teller } from "../telling/tell.ts";
import { isGenericWord } from "../text/common-words.ts";
import { fold, tokenize } from "../text/fold.ts";
import type { Concept } from "./concept.ts";
import { conceptsOfWord } from "./read-concepts.ts";
import { saysNothing } from "./says-only.ts";

/** Who issues certificates, by what a title calls it or its platform. */
const ISSUERS: ReadonlyMap<string, string> = new Map([
	["azure", "microsoft"],
	["microsoft", "microsoft"],
	["aws", "aws"],
	["amazon", "aws"],
	["google", "google"],
	["gcp", "google"],
]);
const LEVEL = /^(expert|professional|associate|specialty|fundamentals|practitioner)$/;
/** What the certificates of the large clouds are called, whoever holds them. */
const ROLE =
	/^(solutions?|architect|administrator|developer|engineer|devops|security|networking|data|database|sysops|cloud|cybersecurity)$/;
/** What such a question holds besides the certificate's name. */
const BESIDE: readonly Concept[] = [
	"certificate",
	"you",
	"which",
	"have",
	"do",
	"can",
	"current",
	"stated",
	"who",
];
/** Words of a name without which "Azure expert" says how good somebody is. */
const FEWEST_NAMES = 2;

/** Answers whether he holds a certificate that a question names by its issuer and its level. */
export class LevelAnswers {
	readonly #teller: Teller;
	readonly #replies: Replies;

	constructor(teller: Teller, replies: Replies) {
		this.#teller = teller;
		this.#replies = replies;
	}

	/** @param text Normalized. */
	answer(text: string, query: Query): Step | undefined {
		const asked = namesOf(text, query);
		if (!asked) return undefined;
		const held = this.#teller.pages("certifications/").filter(({ links: [page] }) => {
			const title = new Set(
				tokenize(fold(page?.title.de ?? "")).map(({ word }) => ISSUERS.get(word) ?? word),
			);
			return asked.every((name) => title.has(name));
		});
		if (held.length > 0) return this.#teller.all(held, query);
		const list = this.#teller.passage("certifications");
		return this.#teller.instead(this.#replies.otherCertificate, list, query);
	}
}

/** The words that name a certificate, if a question holds no other words of its own. */
function namesOf(text: string, { cues }: Query): readonly string[] | undefined {
	const names: string[] = [];
	let isIssued = false;
	let levels = 0;
	for (const { word } of tokenize(text)) {
		const issuer = ISSUERS.get(word);
		if (issuer) names.push(issuer);
		else if (LEVEL.test(word) || ROLE.test(word)) names.push(word);
		else if (!isBeside(word)) return undefined;
		isIssued ||= issuer !== undefined;
		if (LEVEL.test(word)) levels += 1;
	}
	const isNamed = cues.has("certificates") || names.length > FEWEST_NAMES;
	return isIssued && levels === 1 && isNamed ? names : undefined;
}

const isBeside = (word: string): boolean => {
	const concepts = conceptsOfWord(word);
	return BESIDE.some((concept) => concepts?.has(concept)) || saysNothing(word) || isGenericWord(word);
};
