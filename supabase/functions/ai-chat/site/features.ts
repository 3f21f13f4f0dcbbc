import type { Passage } from "./passages.ts";
import type { Hit } from "./search.ts";

/** What a question and a passage have in common. */
interface Evidence {
	hit: Hit;
	/** The best of all passages' search scores. */
	bestScore: number;
	/** How much the question is like the passage's sample questions. */
	likeness: number;
	/** By page, kind of page or role: the likeness of all its passages together. */
	groups: ReadonlyMap<string, number>;
	/** Share of the question's subject that neither the passage nor its sample questions know. */
	unexplained: number;
	/** Whether the question names its page. */
	isNamed: boolean;
	/** How much the talk is about its page, and about its part of the page. */
	topic: { page: number; part: number };
	/** Words of the question that say something about a subject. */
	subjects: number;
	/** Whether the passage has sample questions. */
	hasSamples: boolean;
}

/** Under which label a passage's sample questions are counted; those that ask for a technology or term fit any. */
export const labelOf = ({ kind, id }: Passage): string =>
	kind === "technology" || kind === "term" ? kind : id;

/** Groups that a passage belongs to: its page, the kind of page, and its role. */
export const groupsOf = ({ kind, page, role }: Passage) =>
	kind === "fact" || kind === "talk" || kind === "term"
		? { page: kind, section: kind, role: kind }
		: { page, section: `section ${page.split("/")[1]}`, role: `role ${role}` };

const groupShare = (passage: Passage, { groups }: Evidence, group: "page" | "section" | "role") =>
	groups.get(groupsOf(passage)[group]) ?? 0;

/** By name, what speaks for or against a passage; each is 0 to 1 or near it. */
const FEATURES: Readonly<Record<string, (passage: Passage, evidence: Evidence) => number>> = {
	bias: () => 1,
	relativeScore: (_, { hit, bestScore }) => hit.score / Math.max(1, bestScore),
	title: (_, { hit }) => hit.title,
	context: (_, { hit }) => hit.context,
	text: (_, { hit }) => hit.text,
	coverage: (_, { hit }) => hit.all,
	likeness: (_, { likeness }) => likeness,
	logLikeness: (_, { likeness }) => 1 + Math.log(1e-4 + likeness) / 9.3,
	unexplained: (_, { unexplained }) => unexplained,
	pageLikeness: (passage, evidence) => groupShare(passage, evidence, "page"),
	sectionLikeness: (passage, evidence) => groupShare(passage, evidence, "section"),
	roleLikeness: (passage, evidence) => groupShare(passage, evidence, "role"),
	isNamed: (_, { isNamed }) => Number(isNamed),
	hasSamples: (_, { hasSamples }) => Number(hasSamples),
	length: ({ text }) => Math.log(1 + text.length) / 6,
	topicPage: (_, { topic }) => topic.page,
	topicPart: (_, { topic }) => topic.part,
	brevity: (_, { subjects }) => 1 / (1 + subjects),
	isFact: ({ kind }) => Number(kind === "fact"),
	isPart: ({ kind }) => Number(kind === "part"),
	isTerm: ({ kind }) => Number(kind === "term"),
	isTechnology: ({ kind }) => Number(kind === "technology"),
	isExample: ({ example }) => Number(example !== undefined),
};

const EXTRACTORS = Object.values(FEATURES);

/** The features and, because one can change what another means, the product of each two; the bias makes it both. */
export function featuresOf(passage: Passage, evidence: Evidence): number[] {
	const single = EXTRACTORS.map((extract) => extract(passage, evidence));
	return single.flatMap((feature, at) => single.slice(at).map((other) => feature * other));
}
