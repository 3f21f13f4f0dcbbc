import type { ChatRequest, ChatSource } from "../../../../src/chat/contract.ts";
import type { Content } from "../../../../src/content/content.ts";
import { pagesOf } from "../../../../src/content/page-parts.ts";
import type { Language } from "../../../../src/content/types.ts";
import { compose } from "./compose.ts";
import { isCrisis } from "./crisis.ts";
import { answerableSigns, confidenceSigns } from "./decide.ts";
import { createDetector } from "./language.ts";
import { compareWith, type SampleCounts } from "./likeness.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { createFinder, dot, logistic, rank } from "./rank.ts";
import { repliesOf } from "./replies.ts";
import { createSearch } from "./search.ts";

/** What `npm run train` learned from sample questions. */
export interface Weights {
	samples: SampleCounts;
	/** In the order of the features of `rank.ts` and the signs of `decide.ts`. */
	rank: readonly number[];
	confidence: readonly number[];
	answerable: readonly number[];
}

/** A passage as a model is given it. */
export interface Grounding {
	href: string;
	title: string;
	text: string;
}

/** An answer out of the site's own content, and what it rests on. */
export interface SiteAnswer {
	/** Markdown; links in it are routes of the site or addresses of the owner. */
	message: string;
	sources: ChatSource[];
	language: Language;
	/** `open` where the site leaves open what was asked, and the answer says so. */
	outcome: "answered" | "open" | "declined" | "small_talk";
	/** Given where a model could answer, too. */
	isFinal: boolean;
	/** Ids of the passages told, for the log. */
	passages: readonly string[];
	/** What a model is given for the same question, best first. */
	grounding: readonly Grounding[];
}

export interface Assistant {
	answer(request: ChatRequest): SiteAnswer;
	/** Title of each place that an answer may link to, by href. */
	places: ReadonlyMap<string, string>;
}

/** How sure it has to be that a further passage answers a question, too. */
const LEAST_CONFIDENCE = { next: 0.12, afterFact: 0.45 };
/** Passages told at most. */
const MOST_TOLD = 3;
/** Characters after which nothing further is told. */
const ENOUGH = 560;
const MOST_GROUNDING = 6;
const MOST_SOURCES = 3;
/** What an earlier question is about stands at its start. */
const MOST_EARLIER_CHARACTERS = 500;

/** What a talk has come to. */
interface Talk {
	question?: string;
	/** Page of the last answer. */
	topic?: string;
	told: ReadonlySet<string>;
	language: Language;
	declines: number;
}

/** What a message means within a talk. */
interface Turn extends Talk {
	question: string;
	ranked: readonly Passage[];
	/** To be told; empty where the site has no answer. */
	found: readonly Passage[];
	act?: Passage;
}

/** Builds the index once and answers from it. */
export function createAssistant(content: Content, weights: Weights): Assistant {
	const pages = pagesOf(content);
	const passages = passagesOf(content);
	const find = createFinder(
		passages,
		createSearch(passages, content.synonyms),
		compareWith(weights.samples),
		weights.samples.labels,
	);
	const replies = repliesOf(content.owner);
	const summaries = new Map(pages.map(({ path, summaryEn }) => [path as string, summaryEn]));
	const places = placesOf(content);
	const detect = createDetector({
		de: passages.flatMap(({ text }) => (text.de && text.de !== text.en ? [text.de] : [])),
		en: passages.flatMap(({ text }) => (text.en && text.de !== text.en ? [text.en] : [])),
	});

	function weigh(question: string, topic: string | undefined) {
		const findings = find(question, topic);
		const ranked = rank(findings.candidates, weights.rank);
		const confidences = ranked
			.slice(0, MOST_TOLD)
			.map((candidate) => dot(confidenceSigns({ ...findings, ...candidate }), weights.confidence));
		const [best] = ranked;
		const isAnswered =
			best?.candidate.passage.kind === "talk" ||
			(best && dot(answerableSigns({ ...findings, ...best }, confidences[0] ?? 0), weights.answerable) >= 0);
		const page = best?.candidate.passage.page;
		const subject =
			findings.named.size > 0 ? findings.named : new Set(topic && page === topic ? [topic] : []);
		const least = LEAST_CONFIDENCE[best?.candidate.passage.kind === "fact" ? "afterFact" : "next"];
		const likely = ranked.filter(({ candidate: { passage } }, at) => {
			if (at === 0) return true;
			// What is said of one client or service is not said of another.
			const isOnSubject = subject.size === 0 || passage.kind === "fact" || subject.has(passage.page);
			return isOnSubject && logistic(confidences[at] ?? Number.NEGATIVE_INFINITY) >= least;
		});
		const passagesIn = (those: typeof ranked) => those.map(({ candidate }) => candidate.passage);
		return { ranked: passagesIn(ranked), likely: isAnswered ? passagesIn(likely) : [] };
	}

	function turn(message: string, talk: Talk): Turn {
		const { ranked, likely } = weigh(message, talk.topic);
		const act = likely[0]?.kind === "talk" ? likely[0] : undefined;
		const wish = act?.id === "talk/english" ? "en" : act?.id === "talk/german" ? "de" : undefined;
		const language = wish ?? detect(message) ?? talk.language;
		if ((wish || act?.id === "talk/more") && talk.question !== undefined) {
			const again = weigh(talk.question, talk.topic);
			const left = again.likely.length > 0 ? again.ranked.filter(({ id }) => !talk.told.has(id)) : [];
			const found = wish ? again.likely.slice(0, MOST_TOLD) : left.slice(0, 2);
			return {
				...talk,
				language,
				question: talk.question,
				ranked: again.ranked,
				found,
				told: withTold(talk, found),
			};
		}
		const found = withoutRepeats(likely.filter(({ kind }) => kind !== "talk")).slice(0, MOST_TOLD);
		return {
			language,
			question: act ? (talk.question ?? message) : message,
			topic: found.find(({ kind }) => kind !== "fact")?.page ?? talk.topic,
			told: withTold(talk, found),
			declines: talk.declines + Number(!act && found.length === 0),
			ranked,
			found: act ? [] : found,
			act,
		};
	}

	const placeSource = (href: string): ChatSource => ({ href, title: places.get(href) ?? href });

	/** The places that prove some passages, one of each page. */
	const sourcesOf = (found: readonly Passage[]): ChatSource[] => {
		const hrefs = found.flatMap(({ kind, hrefs: all }) => (kind === "technology" ? all : all.slice(0, 1)));
		const pageOf = (href: string) => (href.startsWith("/#") ? href : href.split("#")[0]);
		return hrefs
			.filter((href, at) => hrefs.findIndex((other) => pageOf(other) === pageOf(href)) === at)
			.slice(0, MOST_SOURCES)
			.map(placeSource);
	};

	return {
		places,
		answer({ message, context }) {
			let talk: Talk = { told: new Set(), language: "de", declines: 0 };
			for (const { role, content: said } of context)
				if (role === "user") talk = turn(said.slice(0, MOST_EARLIER_CHARACTERS), talk);
			const { language, found, ranked, act, question, declines } = turn(message, talk);
			const grounding = ranked
				.filter(({ kind }) => kind !== "talk")
				.slice(0, MOST_GROUNDING)
				.map(({ hrefs: [href = "/"], text, title, partTitle, pageTitle }) => ({
					href,
					title: [pageTitle, partTitle, title].filter((part) => part !== "").join(" – "),
					text: text[language] ?? text.de ?? text.en ?? "",
				}));
			const reply = { language, grounding, isFinal: false, passages: [] as string[] };
			if (isCrisis(message))
				return {
					...reply,
					message: replies.crisis[language],
					sources: [],
					outcome: "answered",
					isFinal: true,
				};
			if (act && found.length === 0 && (act.id === "talk/greeting" || act.id === "talk/thanks"))
				return {
					...reply,
					message: replies[act.id === "talk/greeting" ? "greeting" : "thanks"][language],
					sources:
						act.id === "talk/greeting"
							? [placeSource("/#services"), placeSource("/#experience")]
							: [placeSource("/#contact")],
					outcome: "small_talk",
				};
			if (found.length > 0) {
				const said = context.flatMap((entry) => (entry.role === "assistant" ? [entry.content] : []));
				const told = enough(found, question, language);
				if (!said.includes(told.message))
					return {
						...reply,
						message: told.message,
						sources: sourcesOf(told.passages),
						outcome: told.passages[0]?.isOpen ? "open" : "answered",
						passages: told.passages.map(({ id }) => id),
					};
				return {
					...reply,
					message: replies.nothingMore[language],
					sources: [placeSource("/#contact"), ...sourcesOf(found)].slice(0, MOST_SOURCES),
					outcome: "answered",
				};
			}
			return { ...reply, ...decline(language, ranked, declines), outcome: "declined" };
		},
	};

	/** As many of the passages as an answer can hold. */
	function enough(found: readonly Passage[], question: string, language: Language) {
		for (let most = 1; ; most++) {
			const told = found.slice(0, most);
			const message = compose(told, question, language, summaries);
			if (told[0]?.isOpen) return { passages: told, message };
			if (most >= found.length || message.length >= ENOUGH) return { passages: told, message };
		}
	}

	function decline(language: Language, ranked: readonly Passage[], declines: number) {
		const nearest = ranked.find(({ page }) =>
			content.services.some(({ slug }) => page === `/services/${slug}`),
		);
		const { declined } = replies;
		const sentence = declined[Math.max(0, declines - 1) % declined.length]?.[language] ?? "";
		const more = nearest
			? ` ${replies.nearest(nearest.pageTitle || (places.get(nearest.page) ?? ""))[language]}`
			: "";
		return {
			message: `${sentence}${more}`,
			sources: [placeSource("/#contact"), ...(nearest ? [placeSource(nearest.page)] : [])],
		};
	}
}

const withTold = ({ told }: Talk, found: readonly Passage[]) =>
	new Set([...told, ...found.map(({ id }) => id)]);

/** Leaves out the items of a part that is told whole, and the part of which an item is told. */
const withoutRepeats = (found: readonly Passage[]): Passage[] =>
	found.filter(
		({ id }, at) =>
			!found
				.slice(0, at)
				.some((earlier) => id.startsWith(`${earlier.id}/`) || earlier.id.startsWith(`${id}/`)),
	);

/** Title of every place of the site, by its href: that of its page, or of a section of the home page. */
function placesOf(content: Content): Map<string, string> {
	return new Map(
		pagesOf(content).flatMap(({ path, title, parts }) => [
			[path, path === "/" ? content.owner.name : title] as const,
			...parts
				.map((part) => [`${path}#${part.anchor}`, path === "/" ? part.title : title] as const)
				.reverse(),
		]),
	);
}
