import type { Passage } from "./passages.ts";
import type { Hit } from "./search.ts";

/** What a question and a passage have in common. */
export interface Evidence {
	hit?: Hit;
	/** The best of all passages' search scores. */
	bestScore: number;
	/** By id of a passage: how much the question is like its sample questions. */
	likeness: ReadonlyMap<string, number>;
	/** By label: share of the question's words that its sample questions have. */
	covered: ReadonlyMap<string, number>;
	/** By group: the likeness of all its passages together. */
	groupLikeness: ReadonlyMap<string, number>;
	/** Pages whose title has a word of the question that no other title has. */
	named: ReadonlySet<string>;
	/** Stems of the question's words that name a technology. */
	technologies: readonly string[];
	/** Page of the answer before. */
	topic?: string;
	/** Words of the question that say something about a subject. */
	subjects: number;
	/** Whether the passage has sample questions. */
	hasSamples: boolean;
}

/** Under which label a passage's sample questions are counted; those that ask for a technology fit any. */
export const labelOf = ({ kind, id }: Passage): string => (kind === "technology" ? kind : id);

const NO_HIT: Hit = { score: 0, title: 0, context: 0, text: 0, all: 0, words: new Set() };

/** Groups that a passage belongs to: its page, and the kind of page. */
export const groupsOf = ({ kind, page }: Passage) =>
	kind === "fact" || kind === "talk"
		? { page: kind, section: kind }
		: { page, section: `section ${page.split("/")[1]}` };

const groupShare = (passage: Passage, { groupLikeness }: Evidence, group: "page" | "section") =>
	groupLikeness.get(groupsOf(passage)[group]) ?? 0;

/** By name, what speaks for a passage; each is 0 to 1 or near it. */
export const FEATURES: Readonly<Record<string, (passage: Passage, evidence: Evidence) => number>> = {
	relativeScore: (_, { hit = NO_HIT, bestScore }) => hit.score / Math.max(1, bestScore),
	score: (_, { hit = NO_HIT }) => Math.log(1 + hit.score) / 4,
	title: (_, { hit = NO_HIT }) => hit.title,
	context: (_, { hit = NO_HIT }) => hit.context,
	text: (_, { hit = NO_HIT }) => hit.text,
	coverage: (_, { hit = NO_HIT }) => hit.all,
	likeness: (passage, { likeness }) => likeness.get(labelOf(passage)) ?? 0,
	logLikeness: (passage, { likeness }) => 1 + Math.log(1e-4 + (likeness.get(labelOf(passage)) ?? 0)) / 9.3,
	sampleCoverage: (passage, { covered }) => covered.get(labelOf(passage)) ?? 0,
	talkCoverage: ({ kind, id }, { covered }) => (kind === "talk" ? (covered.get(id) ?? 0) ** 4 : 0),
	pageLikeness: (passage, evidence) => groupShare(passage, evidence, "page"),
	sectionLikeness: (passage, evidence) => groupShare(passage, evidence, "section"),
	isNamed: ({ page, kind }, { named }) => Number(kind !== "fact" && named.has(page)),
	hasSamples: (_, { hasSamples }) => Number(hasSamples),
	length: ({ text }) => Math.log(1 + (text.de ?? text.en ?? "").length) / 6,
	isTopic: ({ page, kind }, { topic }) => Number(kind !== "fact" && page === topic),
	isTopicOfShort: ({ page, kind }, { topic, subjects }) =>
		kind !== "fact" && page === topic ? 1 / (1 + subjects) : 0,
	isFact: ({ kind }) => Number(kind === "fact"),
	isPart: ({ kind }) => Number(kind === "part"),
	isTechnology: ({ kind }) => Number(kind === "technology"),
	technologyNamed: ({ kind }, { hit = NO_HIT }) => (kind === "technology" ? hit.title : 0),
	pageNamed: ({ kind }, { hit = NO_HIT }) => (kind === "page" ? hit.context : 0),
	isTalk: ({ kind }) => Number(kind === "talk"),
	lacksTechnology: ({ kind }, { technologies, hit = NO_HIT }) =>
		kind === "fact" && technologies.some((word) => !hit.words.has(word)) ? 1 : 0,
	factLikeness: (passage, { likeness }) =>
		passage.kind === "fact" ? (likeness.get(labelOf(passage)) ?? 0) : 0,
	isUnsampledPage: ({ kind }, { hasSamples }) => Number(!hasSamples && kind !== "fact"),
	isExample: ({ example }) => Number(example !== undefined),
};

const EXTRACTORS = Object.values(FEATURES);

export const featuresOf = (passage: Passage, evidence: Evidence): number[] =>
	EXTRACTORS.map((extract) => extract(passage, evidence));
