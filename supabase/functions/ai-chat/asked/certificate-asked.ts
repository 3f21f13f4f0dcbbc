import { type Cue, WHOLE } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import { CERTIFICATE } from "../passages/subjects.ts";
import type { Query } from "../search/query.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { held } from "../search/vocabulary.ts";
import { CONTENT_WEIGHT, isContent, isSubject, isTechnology } from "../search/weigh.ts";
import type { Topic } from "../talk/conversation.ts";
import { fold, wordsIn } from "../text/fold.ts";
import { levelled, saysLevel } from "./certificate-level.ts";
import { certifiedAs } from "./certified-as.ts";

/** Codes of exams, such as "AZ-104", in the details of a certificate. */
const CODE = /\b[A-Z]{2,}-?[A-Z]?\d{2,}\b/g;
/** The passage that lists all of them. */
const LIST = "certifications";
/** Parts of a certificate's name that name it where nothing says that it is one. */
const FEWEST_NAMES = 2;

/** Says what a certificate should be for. */
const FOR = /\b(fur|zu|zum|zur|mit|in|for|on|with|about)\b/;
/** So few words name a certificate and ask nothing of it. */
const MOST_WORDS = 4;

/** Means one of its kind: "the DevOps one", "das für Linux". */
const ONE_OF_THEM = /\b(the|that) ([\w-]+ ){1,2}one\b|\b(das|eins|eines|auch|noch) (fur|von|zu|in)\b/;

/** Asks what a certificate is about. */
const COVERS =
	/\b(deck(t|en)|umfass(t|en)|umfang|beinhalte\w*|enthalt\w*|inhalt\w*|themen\w*|themengebiete?|behandel\w*|bescheinig\w*|geht es|gehts|lern(t|en|te)|gelernt|cover(s|ed|ing)?|contents?|topics?|include[sd]?|involve[sd]?|about|consists?|syllabus|attests?)\b/;
/** Asks what it says of something: "according to his certificate". */
const ACCORDING = /\b(laut|gemass|nach|according to|per|going by) (\S+ ){0,2}?[\w-]*(zertifi|certif)/;
/** Asks for the topics of the exam, one by one. */
const OF_EXAM = /\b(\w*prufung(en)?|exams?|themen\w*|topics?|syllabus)\b/;
/** Asks who gives a certificate, which its summary says; folding makes "issud" of "issued". */
export const ISSUER =
	/\b(wer|wem|who|whom)\b.*\b(issu\w*|awards?|awarded|aus|vergibt|ausgestellt)\b|\b(aussteller|issu\w*rs?)\b/;
/** Asks for the name of the exam, and for what a certificate is good for. */
export const EXAM =
	/\b((pruf\w*|exam|test)[ -]?(nummer|code|kurzel|kennung|number|id|name)(n|s)?|(welche[rsn]?|which|what) (prufung|exam|test))\b/;
const USE =
	/\b(nutzt?|nutzen|bringt|hilft|help|helps|useful|use|benefits?|gain|good for)\b.*\b(mir|uns|mich|fur|me|us|for|to|mein\w*|unser\w*|my|our)\b/;
/** Asks when it was or whether it still is. */
const AGE = /\b(wie alt|how old|erneuer\w*|verlanger\w*|renew\w*)\b/;
export const DATED: readonly Cue[] = ["validity", "when", "since"];
/** Asks for the services or the technologies that go with it. */
const SERVICES = /\b(\w*diensten?|services|technolog\w*|produkten?|products)\b/;
const TOOLS = /\b(\w*werkzeugen?|tool(s|ing|set)?)\b/;
const TOOLS_NAMED = /\bWerkzeuge:/;
/** What stands before the topic that is looked for in it. */
const OF_TOPIC =
	/\b(?:zu|zum|zur|uber|beim?|thema|stichwort|betreffen|betrifft|about|on|regarding|concern) (?:(?:dem|den|der|die|das|thema|the) )?([\p{L}\d]+)/gu;

/** Answers what the page of a certificate tells of it: its topics, its tools, what it says of one topic. */
export class CertificateAsked {
	readonly #index: SearchIndex;
	readonly #pages: readonly Passage[];

	constructor(index: SearchIndex) {
		this.#index = index;
		this.#pages = index.passages.filter(({ id }) => CERTIFICATE.test(id));
	}

	/** The pages of the certificates that a question names, by their exams or by what they are called. */
	named({ text, terms, cues }: Query): readonly Passage[] {
		const isAsked = ISSUER.test(text) || cues.has("certificates") || cues.has("exam") || cues.has("level");
		const written = ` ${wordsIn(text).join(" ")} `;
		const byCode = this.#pages.filter(({ subject }) =>
			(this.#part(subject, "details")?.text.match(CODE) ?? []).some((code) =>
				written.includes(` ${wordsIn(fold(code)).join(" ")} `),
			),
		);
		const found = this.#pages.map((page) => ({
			page,
			names: new Set(
				terms.flatMap(({ term }) => (this.#index.names.isPageName(term, page.subject) ? [term] : [])),
			),
		}));
		const isEnough = (names: ReadonlySet<string>) => names.size >= (isAsked ? 1 : FEWEST_NAMES);
		const best = found.filter(
			({ names }) =>
				isEnough(names) &&
				!found.some((other) => other.names.size > names.size && names.isSubsetOf(other.names)),
		);
		return [...new Set([...byCode, ...(byCode.length > 0 ? [] : best.map(({ page }) => page))])];
	}

	/** The certificates that a few words name, where certificates are talked about: "And Linux?" */
	goingOn(query: Query, topic: Topic | undefined): readonly Passage[] {
		const { text, terms, cues, products, unknown } = query;
		const isOther = products.length > 0 || [...cues.keys()].some((cue) => cue !== "exam");
		const isShort = wordsIn(text).length <= MOST_WORDS || (ONE_OF_THEM.test(text) && cues.size === 0);
		if (!topic?.subject.startsWith("certifications") || isOther || !isShort) return [];
		const named = this.named({ ...query, cues: new Map([["certificates", WHOLE]]) });
		if (cues.has("exam")) return named;
		const own = terms.filter(({ weight }) => weight >= CONTENT_WEIGHT);
		if (own.length === 0 || unknown >= 1) return [];
		const isAbout = (page: Passage) => {
			const about = this.#index.vocabulary.termsIn(`${page.names} ${page.keywords}`);
			return own.every(
				(term) => this.#index.names.isPageName(term.term, page.subject) || held(about, term) > 0,
			);
		};
		return (named.length > 0 ? named : this.#pages).filter(isAbout);
	}

	/** The certificates that a question is for by technologies that their pages name: "certs for GitHub Actions?" */
	about(query: Query): readonly Passage[] {
		const { cues, terms, products, unknown, text } = query;
		const isElse = [...cues.keys()].some((cue) => cue !== "certificates" && cue !== "experience");
		const asked = terms.filter(isContent);
		if (!cues.has("certificates") || isElse || products.length > 0 || unknown > 0) return [];
		if (asked.length === 0 || !asked.some(isTechnology) || !FOR.test(text)) return [];
		const found = this.#pages.filter(({ subject }) => {
			const named = this.#index.vocabulary.termsIn(this.#part(subject, "tags")?.text ?? "");
			return asked.every((term) => held(named, term) > 0);
		});
		return found.length < this.#pages.length ? found : [];
	}

	/** The certificates of somebody who is what a question calls him: "a certified Azure admin". */
	ofRole(query: Query): readonly Passage[] {
		const pages = certifiedAs(query, this.#pages, this.#index) ?? [];
		return pages.length < this.#pages.length ? pages : this.#index.passages.filter(({ id }) => id === LIST);
	}

	/** Whether a question is for a certificate of a role or a level that no page has: "the Terraform Associate". */
	isOther(query: Query): boolean {
		if (certifiedAs(query, this.#pages, this.#index)?.length === 0) return true;
		return levelled(query, this.#pages, this.#index.vocabulary)?.length === 0;
	}

	/** The passage on what is asked of the one certificate that a question names. */
	answer(query: Query): Passage | undefined {
		const ofLevel = levelled(query, this.#pages, this.#index.vocabulary);
		const [page, ...others] = ofLevel ?? this.named(query);
		if (!page || others.length > 0 || query.products.length > 0 || query.unknown >= 1) return undefined;
		const { text, cues } = query;
		if ((DATED.some((cue) => cues.has(cue)) || AGE.test(text)) && !saysLevel(text))
			return this.#part(page.subject, "validity");
		const details = this.#part(page.subject, "details");
		const topic = this.#topic(page, query);
		if (topic) return topic;
		if (ISSUER.test(text)) return page;
		if (EXAM.test(text) || (USE.test(text) && cues.has("certificates"))) return details;
		if (TOOLS.test(text))
			return TOOLS_NAMED.test(details?.text ?? "") ? details : this.#part(page.subject, "tags");
		if (SERVICES.test(text)) return this.#part(page.subject, "tags");
		// A word of content besides asks for one of its topics, which is found like anything else.
		const asksBeside = query.terms.some(
			(term) => isSubject(term) && !this.#index.names.isPageName(term.term, page.subject),
		);
		// "Azure Expert" is no certificate's own name, by which it would be found.
		if (ofLevel && this.named(query).some((other) => other !== page)) return page;
		if (asksBeside || !COVERS.test(text)) return undefined;
		return OF_EXAM.test(text) ? details : this.#part(page.subject, "competencies");
	}

	/** The topic of a certificate that a question is for by its title. */
	#topic({ subject }: Passage, { text, language, terms }: Query): Passage | undefined {
		const named = text
			.matchAll(OF_TOPIC)
			.flatMap(([, word = ""]) => this.#index.vocabulary.resolve(word, language).terms)
			.toArray();
		const asked = ACCORDING.test(text) ? [...named, ...terms.filter(isSubject)] : named;
		return this.#index.passages.find(({ id, names }) => {
			if (!id.startsWith(`${subject}/competencies/`)) return false;
			const called = this.#index.vocabulary.termsIn(names);
			return asked.some(({ term }) => called.has(term));
		});
	}

	#part(subject: string, name: string): Passage | undefined {
		return this.#index.passages.find(({ id }) => id === `${subject}/${name}`);
	}
}
