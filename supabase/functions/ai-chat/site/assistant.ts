import type { ChatRequest, ChatSource } from "../../../../src/chat/contract.ts";
import type { Content } from "../../../../src/content/content.ts";
import { type Page, pagesOf } from "../../../../src/content/pages.ts";
import type { Language } from "../../../../src/content/types.ts";
import { createChooser, type Weights } from "./choose.ts";
import { compose } from "./compose.ts";
import { isCrisis } from "./crisis.ts";
import { createDetector } from "./language.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { repliesOf } from "./replies.ts";
import { EMPTY_TALK, followTalk, type Talk } from "./talk.ts";

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

/** The part of an answer that depends on what was found. */
type Reply = Pick<SiteAnswer, "message" | "outcome"> & {
	hrefs: readonly string[];
	passages?: readonly string[];
};

const CONTACT = "/#contact";
const MOST_GROUNDING = 6;
const MOST_SOURCES = 3;
/** What an earlier question is about stands at its start. */
const MOST_EARLIER_CHARACTERS = 500;

/** Builds the index once and answers from it. */
export function createAssistant(content: Content, weights: Weights): Assistant {
	const pages = pagesOf(content, "de");
	const passages = passagesOf(content);
	const places = placesOf(pages, content.owner.name);
	const replies = repliesOf(content.owner);
	const summaries = new Map(pages.map(({ path, summaryEn }) => [path as string, summaryEn]));
	const servicePaths = new Set(content.services.map(({ slug }) => `/services/${slug}`));
	const textsIn = (language: Language) =>
		passages.flatMap(({ text }) => (text.de === text.en ? [] : (text[language] ?? [])));
	const said = (language: Language) => [replies.greeting[language], replies.thanks[language]];
	const detect = createDetector({
		de: [...textsIn("de"), ...said("de")],
		en: [...textsIn("en"), ...said("en")],
	});
	const follow = followTalk(createChooser(content, passages, weights), detect);

	function declined({ language, ranked, isOnTopic, declines }: Talk): Reply {
		const nearest = isOnTopic ? ranked.find(({ page }) => servicePaths.has(page))?.page : undefined;
		const sentence = replies.declined[(declines - 1) % replies.declined.length]?.[language] ?? "";
		if (nearest === undefined)
			return { message: sentence, outcome: "declined", hrefs: [CONTACT, "/#services"] };
		const more = replies.nearest(places.get(nearest) ?? "")[language];
		return { message: `${sentence} ${more}`, outcome: "declined", hrefs: [CONTACT, nearest] };
	}

	/** @param said What the assistant has said before. */
	function told({ chosen, question, language }: Talk, said: readonly string[]): Reply {
		const hrefs = chosen.flatMap(({ kind, hrefs: all }) => (kind === "technology" ? all : all.slice(0, 1)));
		// What was told among other things is told again on its own.
		const message = [chosen, chosen.slice(0, 1)]
			.map((passages) => compose(passages, question, language, summaries))
			.find((text) => !said.includes(text));
		if (message === undefined)
			return { message: replies.alreadyTold[language], outcome: "answered", hrefs: [...hrefs, CONTACT] };
		const [first] = chosen;
		// What is offered can be asked for.
		if (first?.kind === "page" && servicePaths.has(first.page)) hrefs.splice(1, 0, CONTACT);
		return {
			message,
			outcome: first?.isOpen ? "open" : "answered",
			hrefs,
			passages: chosen.map(({ id }) => id),
		};
	}

	function reply(turn: Talk, said: readonly string[]): Reply {
		const { act, chosen, language } = turn;
		if (act === "talk/greeting")
			return {
				message: replies.greeting[language],
				outcome: "small_talk",
				hrefs: ["/#services", "/#experience"],
			};
		if (act === "talk/thanks")
			return { message: replies.thanks[language], outcome: "small_talk", hrefs: [CONTACT] };
		return chosen.length > 0 ? told(turn, said) : declined({ ...turn, declines: Math.max(1, turn.declines) });
	}

	return {
		places,
		answer({ message, context }) {
			let talk: Talk = EMPTY_TALK;
			for (const { role, content: said } of context)
				if (role === "user") talk = follow(said.slice(0, MOST_EARLIER_CHARACTERS), talk);
			const turn = follow(message, talk);
			const { language, ranked } = turn;
			const common = { language, grounding: groundingOf(ranked, language) };
			if (isCrisis(message))
				return {
					...common,
					message: replies.crisis[language],
					outcome: "answered",
					sources: [],
					passages: [],
					isFinal: true,
				};
			const said = context.flatMap((entry) => (entry.role === "assistant" ? [entry.content] : []));
			const { hrefs, ...rest } = reply(turn, said);
			const sources = onePerPage(hrefs).slice(0, MOST_SOURCES);
			return {
				...common,
				passages: [],
				...rest,
				sources: sources.map((href) => ({ href, title: places.get(href) ?? href })),
				isFinal: false,
			};
		},
	};
}

const groundingOf = (ranked: readonly Passage[], language: Language): Grounding[] =>
	ranked
		.filter(({ kind }) => kind !== "talk")
		.slice(0, MOST_GROUNDING)
		.map(({ kind, hrefs: [href = "/"], text, title, partTitle, pageTitle }) => ({
			href,
			// Titles of facts are words to be found by.
			title: [pageTitle, partTitle, kind === "fact" ? "" : title].filter((part) => part !== "").join(" – "),
			text: text[language] ?? text.de ?? text.en ?? "",
		}));

/** The first place of each page; sections of the home page count as pages. */
function onePerPage(hrefs: readonly string[]): string[] {
	const pageOf = (href: string) => (href.startsWith("/#") ? href : href.split("#")[0]);
	return hrefs.filter((href, at) => hrefs.findIndex((other) => pageOf(other) === pageOf(href)) === at);
}

/** Title of every place of the site, by its href: that of its page, or of a section of the home page. */
const placesOf = (pages: readonly Page[], home: string): Map<string, string> =>
	new Map(
		pages.flatMap(({ path, title, parts }) => [
			[path, path === "/" ? home : title] as const,
			// The first part of a section gives it its title.
			...parts
				.map((part) => [`${path}#${part.anchor ?? part.id}`, path === "/" ? part.title : title] as const)
				.reverse(),
		]),
	);
