import type { Passage } from "./passages.ts";
import type { Hit } from "./search.ts";

/** Evidence that a passage answers a question. */
interface Evidence {
	hit: Hit;
	/** Best search score of all passages. */
	bestScore: number;
	/** Likeness of the question to the passage's sample questions. */
	likeness: number;
	/** Sum of the likeness of all passages, by page, kind of page and role. */
	groups: ReadonlyMap<string, number>;
	/** Share of the question's subject words that neither the passage nor its sample questions contain. */
	unexplained: number;
	/** Whether the question names the passage's page. */
	isNamed: boolean;
	/** Shares of the passage's page and part in the conversation's topic. */
	topic: { page: number; part: number };
	/** Number of the question's subject words. */
	subjects: number;
	/** Whether the passage has sample questions. */
	hasSamples: boolean;
}

/** Label of a passage's samples; all technologies share one, as do all terms. */
export const labelOf = ({ kind, id }: Passage): string =>
	kind === "technology" || kind === "term" ? kind : id;

/** Prefix of the group of a role. */
export const ROLE = "role ";

/** Returns the groups of a passage: its page, the kind of page, and its role. */
export const groupsOf = ({ kind, page, role }: Passage) =>
	kind === "fact" || kind === "talk" || kind === "term"
		? { page: kind, section: kind, role: kind }
		: { page, section: `section ${page.split("/")[1]}`, role: `${ROLE}${role}` };

const groupShare = (passage: Passage, { groups }: Evidence, group: "page" | "section" | "role") =>
	groups.get(groupsOf(passage)[group]) ?? 0;

/** Features of a passage, by name; roughly 0 to 1. */
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

/** Returns all pairwise products, since features interact; the constant bias keeps each feature itself. */
export function featuresOf(passage: Passage, evidence: Evidence): Float32Array {
	const single = Object.values(FEATURES).map((extract) => extract(passage, evidence));
	return Float32Array.from(single.flatMap((feature, at) => single.slice(at).map((other) => feature * other)));
}
