import type { Content } from "../../../../src/content/content.ts";
import { answerableSigns, confidenceSigns } from "./decide.ts";
import { excerpt, NAME, type Query } from "./excerpt.ts";
import { type Candidate, createFinder, type Findings, type Topic } from "./find.ts";
import { compareWith, type SampleWeights } from "./likeness.ts";
import type { Passage } from "./passages.ts";
import { logistic, type Ranked, rank, scoreOf, sharesOf } from "./rank.ts";
import { createSearch } from "./search.ts";
import { stemsOf, subjectStems } from "./stems.ts";
import { strangerIn } from "./stranger.ts";

/** Parameters learned by `npm run train`. */
export interface Weights {
	samples: SampleWeights;
	/** Log-odds, by stem, that a question asks whether the owner works with something, and that it asks for a number. */
	whether: Readonly<Record<string, number>>;
	numeric: Readonly<Record<string, number>>;
	/** Weights of the features. */
	rank: readonly number[];
	/** Weights of the signs in `decide.ts`. */
	confidence: readonly number[];
	answerable: readonly number[];
	/** Minimum score to answer a question. */
	leastAnswerable: number;
}

/** The passages chosen to answer a question. */
export interface Choice extends Query {
	/** All candidates, best first. */
	ranked: readonly Passage[];
	/** The passage that answers, or two: of a comparison, or of a question about two facts. Empty if the site has none. */
	chosen: readonly Passage[];
	/** The next best passages, whose places are offered; without an answer, the best ones. */
	offered: readonly Passage[];
	/** Probability that the first passage answers the question. */
	confidence: number;
	/** Whether the answer is yes. */
	isYes?: boolean;
	/** Whether the question asks for something that it doesn't name, such as "Does he know that?". */
	isElliptic?: boolean;
	/** A name that the site lacks. */
	stranger?: string;
	/** Topic of the answer: shares by page and by part of a page. Without one, the pages that the question names. */
	shares: Topic;
}

export const NO_CHOICE: Choice = {
	ranked: [],
	chosen: [],
	offered: [],
	asked: new Set(),
	isNumeric: false,
	confidence: 0,
	shares: new Map(),
};

/** Minimum confidence to answer; below it, the visitor is asked what they mean. */
export const MIN_ANSWERED = 0.32;
/** Minimum confidence to answer whatever else the question resembles, or to tell a second passage. */
const MIN_SURE = 0.75;
/** Minimum confidence to answer even if the odds that the site does are lower, by so much at most. */
export const MIN_LIKELY = 0.55;
const LOWER_ODDS = 0.7;
/** Minimum likeness to samples about practice scenarios, and share of one in the topic, to tell about it. */
const MIN_EXAMPLE = 0.1;
const MIN_TOPIC = 0.5;

/** Finds, ranks and chooses passages for a question, given the conversation's topic. */
export type Chooser = (question: string, topic: Topic) => Choice;

export function createChooser(
	{ synonyms, owner }: Pick<Content, "synonyms" | "owner">,
	passages: readonly Passage[],
	weights: Weights,
): Chooser {
	const search = createSearch(passages, synonyms);
	const find = createFinder(passages, search, compareWith(weights.samples), weights.samples);
	const asking = new Set([...Object.keys(weights.whether), ...stemsOf(owner.name)]);
	const asks = (question: string, odds: Weights["whether"]) =>
		stemsOf(question).reduce((sum, word) => sum + (odds[word] ?? 0), 0) > 0;
	const subjectsOf = (question: string) =>
		subjectStems(question).filter((word) => !((weights.whether[word] ?? 0) > 0));
	/** Returns whether a candidate is a service, or part of one, whose text contains all that the question names. */
	const isOffered = ({ passage: { kind, yes }, hit }: Candidate, question: string) =>
		yes !== undefined &&
		(kind === "page" || kind === "item") &&
		subjectsOf(question).every((word) => hit.words.has(word));

	/** Returns the passages, one or two, that can be answered with yes and are all that a question names. */
	const offersIn = (question: string, ranked: readonly Ranked[]): Ranked[] => {
		const open = new Set(subjectsOf(question));
		const offers = ranked.filter(({ candidate }) => {
			const { names, kind, pageTitle, yes } = candidate.passage;
			const known = (names ?? (kind === "page" ? [pageTitle] : [])).flatMap(stemsOf);
			return yes !== undefined && known.filter((word) => open.delete(word)).length > 0;
		});
		return open.size === 0 && offers.length <= 2 ? offers : [];
	};

	function chooseFor(question: string, topic: Topic): Choice & { best?: Candidate } {
		const findings = find(question, topic);
		const all = rank(findings.candidates, weights.rank);
		const told = findings.candidates.filter((candidate) => isTold(candidate, findings, topic));
		const ranked = rank(told, weights.rank);
		const passagesIn = (those: readonly Ranked[]) => those.map(({ candidate }) => candidate.passage);
		const isAskedWhether = !/^(which|welche)/i.test(question) && asks(question, weights.whether);
		const [offer, ...offers] = isAskedWhether ? offersIn(question, ranked) : [];
		const best = offer ?? ranked[0];
		const name = strangerIn(question, findings.unknown, asking);
		// Elsewhere only a capitalised word in a question is a name.
		const isProper = /[\p{Lu}\d]/u.test(name ?? "");
		const stranger = isAskedWhether || (isProper && question.endsWith("?")) ? name : undefined;
		const isElliptic = isAskedWhether && subjectsOf(question).length === 0;
		const shares = new Map(Array.from(findings.named, (page) => [page, 1] as const));
		const isNumeric = asks(question, weights.numeric);
		const query = { asked: findings.asked, isNumeric, isElliptic };
		const common = { ...NO_CHOICE, ...query, ranked: passagesIn(all), shares };
		if (!best) return { ...common, stranger };
		const { passage } = best.candidate;
		const scoreOfConfidence = (each: Ranked) =>
			scoreOf(confidenceSigns({ ...findings, ...each }), weights.confidence);
		const confidenceIn = (each: Ranked) => logistic(scoreOfConfidence(each));
		const score = scoreOfConfidence(best);
		const places = ranked.filter(({ candidate }) => candidate.passage.kind !== "talk");
		const confidence = offer ? 1 : logistic(score);
		const found = { ...common, best: best.candidate, confidence, offered: passagesIn(places) };
		const isFact = passage.kind === "fact" && confidence >= MIN_LIKELY;
		if (stranger !== undefined && passage.kind !== "talk") {
			const isLacking =
				isProper && subjectStems(stranger).some((word) => best.candidate.unexplained.includes(word));
			// A list, such as that of all clients, also tells about one that it lacks.
			if (!isFact || isLacking) return { ...found, stranger, chosen: isFact ? [passage] : [] };
		}
		const isAnswered =
			passage.kind === "talk" ||
			offer !== undefined ||
			confidence >= MIN_SURE ||
			scoreOf(answerableSigns({ ...findings, ...best }, score), weights.answerable) >=
				weights.leastAnswerable - (confidence >= MIN_LIKELY ? LOWER_ODDS : 0);
		if (!isAnswered) return found;
		const compared = ranked
			.filter((other) => isCompared(passage, other.candidate.passage) && confidenceIn(other) >= MIN_SURE)
			.concat(offers)
			.slice(0, 1);
		return {
			...found,
			shares: sharesOf(ranked),
			chosen: [itemOf(passage, common.ranked, common), ...passagesIn(compared)],
			offered: passagesIn(places.filter((each) => each !== best)),
			isYes: isAskedWhether && (offer !== undefined || isOffered(best.candidate, question)),
		};
	}

	return (question, topic) => {
		const whole = chooseFor(question, topic);
		const { best } = whole;
		if (best?.passage.kind !== "fact" || best.unexplained.length === 0) return whole;
		// A second fact may cover the words that the first one doesn't.
		const rest = chooseFor(best.unexplained.join(" "), topic);
		const [other] = rest.chosen;
		if (other?.kind !== "fact" || other === best.passage || rest.confidence < MIN_SURE) return whole;
		return { ...whole, chosen: [...whole.chosen, other] };
	};
}

/** Returns the item of a list whose name alone the question asks for, or the list. */
function itemOf(list: Passage, ranked: readonly Passage[], query: Query): Passage {
	const [point = "", ...others] = excerpt(list, query);
	const isItem = ({ id }: Passage) => id === `${list.id}/${NAME.exec(point)?.[1]}`;
	return (others.length === 0 && ranked.find(isItem)) || list;
}

/** Returns whether two passages are the sides of a comparison: terms, neither named as part of the other. */
const isCompared = ({ kind, names = [] }: Passage, other: Passage): boolean =>
	kind === "term" &&
	other.kind === "term" &&
	!names.some((name) => other.names?.some((part) => name.includes(part)));

/** Returns whether a candidate may be told: no fictional example unless asked for, and no client but those named. */
function isTold({ passage, hasSamples }: Candidate, { named, examples }: Findings, topic: Topic): boolean {
	const isClient = (page: string) => page.startsWith("/projects/") && page !== "/projects/overview";
	const isAboutClient = [...named].some(isClient);
	if (isAboutClient && isClient(passage.page) && !named.has(passage.page)) return false;
	if (passage.example === undefined) return true;
	const isTopic = passage.topics.some((place) => place.includes("#") && (topic.get(place) ?? 0) >= MIN_TOPIC);
	return !isAboutClient && (!hasSamples || examples >= MIN_EXAMPLE || isTopic);
}
