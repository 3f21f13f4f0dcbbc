import type { ChatRequest, ChatSource } from "../../../src/chat/contract.ts";
import { resolveFollowUp, type Topic } from "./conversation.ts";
import { fittingPages, isDescription } from "./job-fit.ts";
import type { Passage, PassageLink } from "./passages/passage.ts";
import { CONTACT_LINK, enumerate } from "./passages/wording.ts";
import { buildPassages } from "./passages.ts";
import { analyze, type Query } from "./query.ts";
import { buildReplies } from "./replies.ts";
import { coverage, questionWeight, type Ranked, rank } from "./retrieve.ts";
import { SearchIndex } from "./search-index.ts";
import type { SiteContent } from "./site-content.ts";
import { fold, normalize, tokenize } from "./text/fold.ts";
import { readIntent } from "./text/intents.ts";
import { answerLanguage } from "./text/language.ts";
import type { Language } from "./text/stem.ts";

/** An answer out of the site's own content, and what it rests on. */
export interface SiteAnswer {
	/** Markdown; every link in it is a route of this site. */
	message: string;
	sources: ChatSource[];
	language: Language;
	outcome: "answered" | "declined" | "small_talk";
	/** Ids of the passages in the answer. */
	passages: readonly string[];
	/** The passages that a model is given for the same question, best first. */
	grounding: readonly Passage[];
}

export interface Assistant {
	answer(request: ChatRequest): SiteAnswer;
	readonly passages: readonly Passage[];
}

/** The part of a question that an answer must cover. */
const ENOUGH = 0.5;
/** The part of a question that a further passage must add to be told as well. */
const WORTH_ADDING = 0.24;
const MOST_PASSAGES = 3;
const MOST_LINKS = 4;
const MOST_GROUNDING = 6;

type Step = Pick<SiteAnswer, "outcome" | "message" | "passages" | "grounding"> & {
	links: readonly PassageLink[];
	topic?: Topic;
};

/** Builds the index once and answers from it. */
export function createAssistant(content: SiteContent): Assistant {
	const passages = buildPassages(content);
	const index = new SearchIndex(passages);
	const replies = buildReplies(content);
	const names = new Set(tokenize(fold(content.owner.name)).map(({ word }) => word));
	const isName = (word: string) => names.has(word);

	function step(message: string, language: Language, topic: Topic | undefined): Step {
		const { intent, rest } = readIntent(normalize(message));
		const query = analyze(rest, language, index, isName);
		if (intent === "meta" || intent === "notMyTask") return decline(replies[intent][language]);
		if (intent && questionWeight(query) < 0.3) return courtesy(replies[intent][language], topic);
		if (isDescription(message, query)) return describeFit(query, index);
		const resolved = resolveFollowUp(query, topic);
		const among = resolved.more
			? ({ id, subject }: Passage) => subject === resolved.more?.subject && !resolved.more.told.includes(id)
			: undefined;
		const ranked = rank(resolved.query, index, among);
		const chosen = choose(ranked, resolved.query);
		const enough = chosen.length > 0 && (resolved.more || coverage(chosen, resolved.query) >= ENOUGH);
		const grounding = ranked.slice(0, MOST_GROUNDING).map(({ passage }) => passage);
		if (!enough) return { ...decline(replies.unknown[language]), grounding };
		return { ...tell(chosen, resolved.query, resolved.more?.told ?? []), grounding };
	}

	return {
		passages,
		answer({ message, context }) {
			const earlier = context.filter(({ role }) => role === "user").map(({ content }) => content);
			const language = answerLanguage(message, earlier);
			let topic: Topic | undefined;
			for (const text of earlier) topic = step(text, answerLanguage(text, []), topic).topic;
			const { links, topic: _, ...answer } = step(message, language, topic);
			return { ...answer, language, ...withLinks(answer.message, links, language) };
		},
	};
}

const decline = (message: string): Step => ({
	outcome: "declined",
	message,
	passages: [],
	grounding: [],
	links: [],
});

/** A courtesy leaves the topic as it is. */
const courtesy = (message: string, topic: Topic | undefined): Step => ({
	outcome: "small_talk",
	message,
	passages: [],
	grounding: [],
	links: [],
	topic,
});

/** The best passage, and others for what it leaves open: "Kennen Sie Terraform und Ansible?" */
function choose(ranked: readonly Ranked[], query: Query): Ranked[] {
	const [best] = ranked;
	if (!best) return [];
	const chosen = [best];
	const total = questionWeight(query);
	while (chosen.length < MOST_PASSAGES) {
		const before = coverage(chosen, query);
		let next: Ranked | undefined;
		let gain = WORTH_ADDING;
		for (const candidate of ranked.slice(0, 40)) {
			const added = coverage([...chosen, candidate], query) - before;
			if (added > gain + 0.001) {
				next = candidate;
				gain = added;
			}
		}
		if (!next || total === 0) break;
		chosen.push(next);
	}
	return chosen;
}

function tell(
	chosen: readonly Ranked[],
	query: Query,
	toldBefore: readonly string[],
): Omit<Step, "grounding"> {
	const texts = [...new Set(chosen.map(({ passage }) => passage.answer[query.language]))];
	const ids = chosen.map(({ passage }) => passage.id);
	return {
		outcome: "answered",
		message: texts.join("\n\n"),
		passages: ids,
		links: chosen.flatMap(({ passage }) => passage.links),
		topic: { query, subject: chosen[0]?.passage.subject ?? "", told: [...toldBefore, ...ids] },
	};
}

function describeFit(query: Query, index: SearchIndex): Step {
	const fits = fittingPages(query, index);
	const lines = fits.map(
		({ link, matches }) => `- [${link.title[query.language]}](${link.href}): ${matches.join(", ")}`,
	);
	const [intro, outro] = {
		de: ["Dazu passen diese Seiten am besten:", "Ob es im Ganzen passt, klären Sie am besten direkt."],
		en: ["These pages fit your description best:", "Whether it fits as a whole is best settled directly."],
	}[query.language];
	return {
		outcome: "answered",
		message: `${intro}\n\n${lines.join("\n")}\n\n${outro}`,
		passages: fits.map(({ passage }) => passage.id),
		grounding: fits.map(({ passage }) => passage),
		links: [CONTACT_LINK],
	};
}

const INLINE_LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Adds the links that the text doesn't hold yet, and lists every page linked as a source. */
function withLinks(
	text: string,
	links: readonly PassageLink[],
	language: Language,
): Pick<SiteAnswer, "message" | "sources"> {
	const sources = new Map<string, string>();
	for (const [, title = "", href = ""] of text.matchAll(INLINE_LINK))
		if (!sources.has(href)) sources.set(href, title);
	const further = new Map<string, string>();
	for (const { title, href } of links)
		if (!sources.has(href) && further.size < MOST_LINKS) further.set(href, title[language]);
	for (const [href, title] of further) sources.set(href, title);
	const markdown = Array.from(further, ([href, title]) => `[${title}](${href})`);
	const more = { de: `Mehr dazu: ${enumerate(markdown, "und")}`, en: `More: ${enumerate(markdown, "and")}` }[
		language
	];
	return {
		message: markdown.length > 0 ? `${text}\n\n${more}` : text,
		sources: Array.from(sources, ([href, title]) => ({ title, href })),
	};
}
