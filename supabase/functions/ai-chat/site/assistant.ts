import type { ChatRequest, ChatSource } from "../../../../src/chat/contract.ts";
import type { Content } from "../../../../src/content/content.ts";
import type { Language, SitePath } from "../../../../src/content/types.ts";
import { pathIn } from "../../../../src/pages/language.ts";
import { type Page, pagesOf } from "../../../../src/pages/pages.ts";
import { factsOf } from "../../../../src/pages/resolve-facts.ts";
import { createChooser, type Weights } from "./choose.ts";
import { compose } from "./compose.ts";
import { isCrisis } from "./crisis.ts";
import type { Topic } from "./find.ts";
import { createDetector } from "./language.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { repliesOf } from "./replies.ts";
import { emptyTalk, followTalk, type Talk, type Voice } from "./talk.ts";

/** An answer from the site's own content, with its sources. */
export interface SiteAnswer {
	/** Markdown; links only to the site's pages and the owner's addresses. */
	message: string;
	sources: ChatSource[];
	language: Language;
	/** `open` if the answer says that the site leaves the question open. */
	outcome: "answered" | "open" | "declined" | "small_talk";
	/** True if no model may override the answer. */
	isFinal: boolean;
	/** Ids of the passages in the answer, for the log. */
	passages: readonly string[];
	/** All candidates, best first, for a model's prompt. */
	ranked: readonly Passage[];
	/** The conversation's topic before the question. */
	topic: Topic;
}

export interface Assistant {
	/** @param accepted Accept-Language, such as "de-DE,en;q=0.8"; decides if the question's language is unclear. */
	answer(request: ChatRequest, accepted?: string): SiteAnswer;
	/** Titles of all possible link targets, by href. */
	places: ReadonlyMap<string, string>;
}

/** The part of an answer that depends on the choice. */
type Reply = Pick<SiteAnswer, "message" | "outcome"> & {
	hrefs: readonly string[];
	passages?: readonly string[];
};

const CONTACT = "/#contact";
const MAX_SOURCES = 3;
/** Maximum characters of an earlier question; its topic is near its start. */
const MAX_REPLAYED_CHARACTERS = 500;

/** Creates the assistant, with an index per language that is built on its first question. */
export function createAssistant(content: Content, weights: Weights): Assistant {
	const { languages } = content;
	const replies = repliesOf(content.owner);
	const servicePaths = new Set(content.services.map(({ slug }) => `/services/${slug}`));
	const local = (path: SitePath, language: Language) => pathIn(path, language, languages);
	const homes = new Set<string>(languages.map((language) => local("/", language)));
	const pagesIn = memoized((language: Language) => pagesOf(content, language));
	const placesIn = memoized((language: Language) => placesOf(pagesIn(language), content.owner.name));
	const voiceOf = memoized((language: Language): Voice => {
		const passages = passagesOf(content, language, pagesIn(language), pagesIn(languages[0]));
		return {
			choose: createChooser(content, passages, weights),
			passages: new Map(passages.map((passage) => [passage.id, passage])),
		};
	});
	/** Legal pages exist in one language only. */
	const titleOf = (href: string, language: Language) =>
		placesIn(language).get(href) ?? placesIn(languages[0]).get(href) ?? href;
	/** A site in one language has no texts of another to compare with. */
	const detect =
		languages.length > 1
			? createDetector((language) => [
					...factsOf(content, language).flatMap(({ about, answer }) => [about, answer]),
					replies.greeting[language],
					replies.thanks[language],
				])
			: () => languages[0];
	const follow = followTalk(voiceOf, detect);

	function declined({ language, ranked, isOnTopic, declines }: Talk): Reply {
		const nearest = isOnTopic ? ranked.find(({ page }) => servicePaths.has(page))?.page : undefined;
		const sentence = replies.declined[(declines - 1) % replies.declined.length]?.[language] ?? "";
		const contact = local(CONTACT, language);
		if (nearest === undefined)
			return { message: sentence, outcome: "declined", hrefs: [contact, local("/#services", language)] };
		const href = local(nearest as SitePath, language);
		const more = replies.nearest(titleOf(href, language))[language];
		return { message: `${sentence} ${more}`, outcome: "declined", hrefs: [contact, href] };
	}

	/** @param said The assistant's earlier messages. */
	function answered({ chosen, question, language }: Talk, said: readonly string[]): Reply {
		const contact = local(CONTACT, language);
		// Each passage's best link comes first.
		const hrefs = [
			...chosen.flatMap(({ hrefs: [href] }) => href ?? []),
			...chosen.flatMap(({ hrefs: all }) => all.slice(1)),
		];
		// If this combination was already sent, try the first passage alone.
		const message = [chosen, chosen.slice(0, 1)]
			.map((passages) => compose(passages, question, language))
			.find((text) => !said.includes(text));
		if (message === undefined)
			return {
				message: replies.alreadyTold[language],
				outcome: "answered",
				hrefs: [...hrefs.slice(0, MAX_SOURCES - 1), contact],
			};
		const [first] = chosen;
		// The next message may ask for the offered service.
		if (first?.kind === "page" && servicePaths.has(first.page)) hrefs.splice(1, 0, contact);
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
				hrefs: [local("/#services", language), local("/#experience", language)],
			};
		if (act === "talk/thanks")
			return { message: replies.thanks[language], outcome: "small_talk", hrefs: [local(CONTACT, language)] };
		// A request for another language may precede any declined question.
		return chosen.length > 0
			? answered(turn, said)
			: declined({ ...turn, declines: Math.max(1, turn.declines) });
	}

	return {
		get places() {
			return new Map(languages.flatMap((language) => [...placesIn(language)]));
		},
		answer({ message, context }, accepted = "") {
			const [wished] = accepted
				.toLowerCase()
				.split(",")
				.flatMap((tag) => languages.filter((language) => tag.trim().startsWith(language)));
			let talk = emptyTalk(wished ?? languages[0]);
			for (const { role, content: said } of context)
				if (role === "user") talk = follow(said.slice(0, MAX_REPLAYED_CHARACTERS), talk);
			const turn = follow(message, talk);
			const { language, ranked } = turn;
			const common = { language, ranked, topic: talk.topic };
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
			const sources = onePerPage(hrefs, homes).slice(0, MAX_SOURCES);
			return {
				...common,
				passages: [],
				...rest,
				sources: sources.map((href) => ({ href, title: titleOf(href, language) })),
				isFinal: false,
			};
		},
	};
}

/** Memoizes `make` by key. */
function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
	const made = new Map<Key, Value>();
	return (key) => {
		const value = made.get(key) ?? make(key);
		made.set(key, value);
		return value;
	};
}

/** Keeps the first link to each page; sections of the home page count as pages. */
function onePerPage(hrefs: readonly string[], homes: ReadonlySet<string>): string[] {
	const pageOf = (href: string) => {
		const path = href.split("#")[0] || "/";
		return homes.has(path) ? href : path;
	};
	return hrefs.filter((href, at) => hrefs.findIndex((other) => pageOf(other) === pageOf(href)) === at);
}

/** Returns a title for every link target: that of its page, or of a section of the home page. */
const placesOf = (pages: readonly Page[], home: string): Map<string, string> =>
	new Map(
		pages.flatMap(({ path, title, parts, subject }) => {
			const isHome = subject.group === "home";
			return [
				[path, isHome ? home : title] as const,
				...parts.flatMap((part) =>
					part.kind === "blocks"
						? part.blocks.flatMap(({ id, title }) => (id ? [[`${path}#${id}`, title] as const] : []))
						: [],
				),
				// A section has the title of its first part.
				...parts
					.map((part) => [`${path}#${part.anchor ?? part.id}`, isHome ? part.title : title] as const)
					.reverse(),
			];
		}),
	);
