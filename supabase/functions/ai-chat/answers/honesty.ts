import { ASPECT_CUES } from "../cues/aspects.ts";
import { type Cue, PLAIN } from "../cues/cue.ts";
import type { Passage } from "../passages/passage.ts";
import { isAbroad } from "../passages/project-words.ts";
import type { Query } from "../search/query.ts";
import type { Vocabulary } from "../search/vocabulary.ts";
import { CONTENT_WEIGHT, cuePart, type Ranked } from "../search/weigh.ts";
import type { SiteContent } from "../site-content.ts";
import { asksForKnowHow } from "../text/general-questions.ts";
import { isCertificate } from "../text/products.ts";

/** The part of a handbook's question that a page has to cover to be told instead. */
const COVERS_KNOW_HOW = 0.55;
/** The part of a question about a project, apart from the project's name, that has to be covered. */
const COVERS_PROJECT = 0.2;

/** Below this a question about a project asks for hardly more than the project. */
const WORTH_COVERING = 0.8;

/** What an unknown noun counts in either language. */
const NOUN = 0.7;
/** Facts that are true of nobody else. */
const ABOUT_HIM = new Set(
	["person", "location", "languages", "experience", "availability"].map((id) => `facts/${id}`),
);
/** Speaks of the owner, or of the visitor who wants to work with him. */
const OF_US =
	/\b(sie|ihnen|ihr|ihre\w*|er|ihn|ihm|sein\w*|du|dir|dich|dein\w*|euch|eure\w*|wir|uns|unser\w*|ich|mir|mich|mein\w*|you|your\w*|he|him|his|we|us|our|i|me|my|max|website|site|seite)\b/;

/** Asks whether something is so. */
const CLAIM =
	/^\W*((und|and) )?(stimmt|ist|sind|war(en)?|wurde[nt]?|hat|haben|hast|hatte\w*|is|are|was|were|did|do|does|have|has|had)\b/;
/** Digits within a name, such as "S3" or "K8s", count nothing. */
const NUMBER = /(?<![\p{L}\d])\d+(?:[.,]\d+)*(?![\p{L}\d])/gu;
const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? [];
const YEAR = /^(19|20)\d\d$/;

/** Levels of certificates that none of the owner's has, and those that one may be asked for beside them. */
const OTHER_LEVEL = /\b(professional|specialty|practitioner|foundational|fundamentals)\b/;
const LEVEL = /\b(associate|expert|express)\b/;

/** Speaks of a project to come. */
const LIKE_IT = /\b(wie bei|wie das|ahnlich\w*|vergleichbar\w*|kostet|would|similar|like)\b/;

/** Tells what a question asks for that the site has no answer to, however close a passage may come. */
export class Honesty {
	/** The terms of what each project's client is called, by the project's subject. */
	readonly #clients: ReadonlyMap<string, ReadonlySet<string>>;
	/** The terms of the places of projects, by the project's subject. */
	readonly #places: ReadonlyMap<string, ReadonlySet<string>>;
	/** Every term that a certificate's page names. */
	readonly #certified: ReadonlySet<string>;

	constructor({ projects, certifications }: SiteContent, vocabulary: Vocabulary) {
		this.#clients = new Map(
			projects.map(({ slug, client }) => [`projects/${slug}`, vocabulary.termsIn(client)]),
		);
		this.#places = new Map(
			projects.map((project) => [
				`projects/${project.slug}`,
				vocabulary.termsIn(isAbroad(project) ? project.location : `${project.location} Deutschland Germany`),
			]),
		);
		const named = certifications.flatMap(
			({ title, slug, issuer, level, tags, competencies, details, meta }) => [
				title,
				slug,
				issuer,
				level,
				meta.title,
				tags.title,
				...tags.items,
				...competencies.map((block) => block.title),
				...details.map(({ value }) => value),
				"Zertifikat Prüfung Level",
			],
		);
		this.#certified = vocabulary.termsIn(named.join(" "));
	}

	/** The subjects of the projects whose client a question names. */
	projectsNamed({ terms }: Query): ReadonlySet<string> {
		const named = [...this.#clients].filter(([, names]) => terms.some(({ term }) => names.has(term)));
		return new Set(named.map(([subject]) => subject));
	}

	/** The subjects of the projects whose place a question names. */
	projectsAt({ terms }: Query): ReadonlySet<string> {
		const named = [...this.#places].filter(([, names]) => terms.some(({ term }) => names.has(term)));
		return new Set(named.map(([subject]) => subject));
	}

	/** Whether a term is the place of a project. */
	isPlace(term: string): boolean {
		return this.#places.values().some((names) => names.has(term));
	}

	/** Whether a term is part of what a client is called. */
	isClient(term: string): boolean {
		return this.#clients.values().some((names) => names.has(term));
	}

	#isNameOf(projects: ReadonlySet<string>, term: string): boolean {
		return [...projects].some((subject) => this.#clients.get(subject)?.has(term));
	}

	/** Whether a question takes a number for true of a client that the client's page doesn't hold. */
	claimsNumber(query: Query, passages: readonly Passage[]): boolean {
		const projects = this.projectsNamed(query);
		if (projects.size === 0 || !CLAIM.test(query.text)) return false;
		const told = passages
			.filter(({ subject }) => projects.has(subject))
			.flatMap(({ text }) => numbersIn(text));
		return numbersIn(query.text).some((number) => !YEAR.test(number) && !told.includes(number));
	}

	/** Whether a question is about what a client paid, rather than what something like it would cost. */
	asksForPay({ cues, text }: Query, projects: ReadonlySet<string>): boolean {
		return projects.size > 0 && cues.has("price") && !LIKE_IT.test(text);
	}

	/** Whether passages tell of a project hardly more than that it exists. */
	missesProject(query: Query, chosen: readonly Ranked[], projects: ReadonlySet<string>): boolean {
		if (projects.size === 0) return false;
		const terms = query.terms.filter(({ term }) => !this.#isNameOf(projects, term));
		const asked = new Map<string, number>(terms.map(({ term, weight }) => [term, weight]));
		for (const [cue, weight] of query.cues) asked.set(cuePart(cue), weight);
		const total = sum(asked.values()) + query.unknown;
		const covered = [...asked].filter(([part]) => chosen.some((ranked) => ranked.covered.has(part)));
		const isWorth = total >= WORTH_COVERING || terms.some(({ topic }) => topic === "technology");
		return isWorth && sum(covered.map(([, weight]) => weight)) < COVERS_PROJECT * total;
	}

	/** Whether a question is about a certificate that no page is about. */
	asksOtherCertificate({ text, cues, terms, products, names }: Query): boolean {
		if (products.some((name) => isCertificate(name))) return true;
		const isAsked = cues.has("certificates") || cues.has("exam");
		const named = terms.filter(({ topic }) => topic).length;
		if (OTHER_LEVEL.test(text) && !LEVEL.test(text) && (isAsked ? named > 0 : named > 1)) return true;
		if (!isAsked) return false;
		const isOther = terms.some(
			({ term, topic, weight }) =>
				topic === "technology" && weight >= CONTENT_WEIGHT && !this.#certified.has(term),
		);
		return products.length > 0 || names.length > 0 || isOther;
	}

	/** Whether a question that a fact would answer is about something that nobody knows: "Where does the pope live?" */
	asksOfOthers({ text, cues, unknown }: Query, [best]: readonly Ranked[]): boolean {
		if (!ABOUT_HIM.has(best?.passage.id ?? "") || OF_US.test(text)) return false;
		return unknown >= NOUN || cues.size === 0;
	}

	/** Whether a question wants to be taught, and no page happens to tell just that. */
	asksForKnowHow(query: Query, chosen: readonly Ranked[]): boolean {
		const isAboutSite = (cue: Cue, weight: number) => weight > PLAIN && !ASPECT_CUES.has(cue);
		if ([...query.cues].some(([cue, weight]) => isAboutSite(cue, weight))) return false;
		if (!asksForKnowHow(query.text)) return false;
		const tells = chosen.filter(({ passage }) => passage.kind === "section");
		const isTold = (term: string) => tells.some(({ own }) => own.has(term));
		const told = query.terms.map(({ term, weight }) => (isTold(term) ? weight : 0));
		return sum(told) < COVERS_KNOW_HOW * (sum(query.terms.map(({ weight }) => weight)) + query.unknown);
	}
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
