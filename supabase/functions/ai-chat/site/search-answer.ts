import type { Findings, Topic } from "./find.ts";
import type { Passage } from "./passages.ts";
import { type Answer, type Question, type Site, shareOf } from "./question.ts";
import { logistic, type Ranked, scoreOf, signsOf } from "./rank.ts";
import { show } from "./show.ts";
import { isAboutThing } from "./skills.ts";
import { ROLE } from "./understand.ts";

/** The best passage for a question that kind and subject leave open. */
export interface Found {
	best: Ranked;
	/** Probability that it answers the question. */
	confidence: number;
}

/** Minimum share of examples in what is asked, of a question's words in one, and of one in the topic, to tell it. */
const MIN_EXAMPLE = 0.1;
const MIN_COVERED = 0.75;
const MIN_TOPIC = 0.5;
/** Minimum probability of a need, which no example answers. */
export const MIN_NEED = 0.15;

/** Searches for the passage that answers: no fictional example unless asked for, and no client but those named. */
export function bestOf(question: Question, site: Site, weights: readonly number[]): Found | undefined {
	const isNeed = shareOf(question.kinds, "need") >= MIN_NEED;
	const isExampleAsked = !isNeed && examplesIn(question, site) >= MIN_EXAMPLE;
	const client = (id: string) => site.pages.get(id)?.subject;
	const clients = question.named.flat().flatMap(({ type, id }) => (type === "client" ? [id] : []));
	const isThing = isAboutThing(question, site);
	const isTold = ({ passage: { kind, page, example, topics }, hit, label }: Ranked) => {
		if (isThing && label === "facts/experience") return false;
		const subject = client(page);
		const isOther = subject?.group === "projects" && subject.project && !clients.includes(page);
		if (kind === "technology" || (clients.length > 0 && isOther)) return false;
		if (example === undefined) return true;
		return isExampleAsked || (!isNeed && hit.all >= MIN_COVERED) || isTopic(topics, question.topic);
	};
	const best = question.ranked.find(isTold);
	return best && { best, confidence: logistic(scoreOf(signsOf(question, best), weights)) };
}

export const answerWith = (passage: Passage, site: Site): Answer => ({
	message: show(passage, site.pages.get(passage.page), site),
	outcome: passage.isOpen ? "open" : "answered",
	passages: [passage],
});

/** Returns the share of practice examples in what a question asks for. */
function examplesIn({ kinds, likeness }: Findings, { passages }: Site): number {
	const roles = kinds.filter(([kind]) => EXAMPLE_KINDS.includes(kind)).map(([, share]) => share);
	const alike = [...likeness].map(([id, share]) => (passages.get(id)?.example === undefined ? 0 : share));
	const particular = kinds.find(([kind]) => kind === "particular")?.[1] ?? 0;
	const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0);
	return sum(roles) + particular * sum(alike);
}

const EXAMPLE_KINDS = ["start", "phases", "results"].map((role) => ROLE + role);

const isTopic = (topics: readonly string[], topic: Topic) =>
	topics.some((place) => place.includes("#") && (topic.get(place) ?? 0) >= MIN_TOPIC);
