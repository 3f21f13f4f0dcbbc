import type { ChatRequest, ChatSource } from "../../../../src/chat/contract.ts";
import type { Content } from "../../../../src/content/content.ts";
import { pathIn } from "../../../../src/content/language.ts";
import { allPagesOf, type Page } from "../../../../src/content/pages.ts";
import type { SiteLanguage } from "../../../../src/content/site.ts";
import type { SitePath } from "../../../../src/content/types.ts";
import { createChooser, type Weights } from "./choose.ts";
import { compose } from "./compose.ts";
import { isCrisis } from "./crisis.ts";
import { createDetector } from "./language.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { repliesOf } from "./replies.ts";
import { emptyTalk, followTalk, type Talk, type Voice } from "./talk.ts";

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
	language: SiteLanguage;
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

/** Answers from an index for each of the site's languages, which is built for its first question. */
export function createAssistant(content: Content, weights: Weights): Assistant {
	const { languages } = content;
	const places = placesOf(allPagesOf(content), content.owner.name);
	const replies = repliesOf(content.owner);
	const servicePaths = new Set(content.services.map(({ slug }) => `/services/${slug}`));
	const local = (path: SitePath, language: SiteLanguage) => pathIn(path, language, languages);
	const homes = new Set<string>(languages.map((language) => local("/", language)));
	const passages = new Map(languages.map((language) => [language, passagesOf(content, language)]));
	const voices = new Map<SiteLanguage, Voice>();
	const voiceOf = (language: SiteLanguage): Voice => {
		const all = passages.get(language) ?? [];
		const voice = voices.get(language) ?? {
			choose: createChooser(content, all, weights),
			passages: new Map(all.map((passage) => [passage.id, passage])),
		};
		voices.set(language, voice);
		return voice;
	};
	const textsIn = (language: SiteLanguage) => [
		...(passages.get(language) ?? []).map(({ text }) => text),
		replies.greeting[language],
		replies.thanks[language],
	];
	const detect = createDetector(textsIn);
	const follow = followTalk(voiceOf, languages.length > 1 ? detect : () => languages[0]);

	function declined({ language, ranked, isOnTopic, declines }: Talk): Reply {
		const nearest = isOnTopic ? ranked.find(({ page }) => servicePaths.has(page))?.page : undefined;
		const sentence = replies.declined[(declines - 1) % replies.declined.length]?.[language] ?? "";
		const contact = local(CONTACT, language);
		if (nearest === undefined)
			return { message: sentence, outcome: "declined", hrefs: [contact, local("/#services", language)] };
		const href = local(nearest as SitePath, language);
		const more = replies.nearest(places.get(href) ?? "")[language];
		return { message: `${sentence} ${more}`, outcome: "declined", hrefs: [contact, href] };
	}

	/** @param said What the assistant has said before. */
	function told({ chosen, question, language }: Talk, said: readonly string[]): Reply {
		const contact = local(CONTACT, language);
		const hrefs = chosen.flatMap(({ kind, hrefs: all }) => (kind === "technology" ? all : all.slice(0, 1)));
		// What was told among other things is told again on its own.
		const message = [chosen, chosen.slice(0, 1)]
			.map((passages) => compose(passages, question, language))
			.find((text) => !said.includes(text));
		if (message === undefined)
			return { message: replies.alreadyTold[language], outcome: "answered", hrefs: [...hrefs, contact] };
		const [first] = chosen;
		// What is offered can be asked for.
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
		return chosen.length > 0 ? told(turn, said) : declined({ ...turn, declines: Math.max(1, turn.declines) });
	}

	return {
		places,
		answer({ message, context }) {
			let talk = emptyTalk(languages[0]);
			for (const { role, content: said } of context)
				if (role === "user") talk = follow(said.slice(0, MOST_EARLIER_CHARACTERS), talk);
			const turn = follow(message, talk);
			const { language, ranked } = turn;
			const common = { language, grounding: groundingOf(ranked) };
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
			const sources = onePerPage(hrefs, homes).slice(0, MOST_SOURCES);
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

const groundingOf = (ranked: readonly Passage[]): Grounding[] =>
	ranked
		.filter(({ kind }) => kind !== "talk")
		.slice(0, MOST_GROUNDING)
		.map(({ kind, hrefs: [href = "/"], text, title, partTitle, pageTitle }) => ({
			href,
			// Titles of facts are words to be found by.
			title: [pageTitle, partTitle, kind === "fact" ? "" : title].filter((part) => part !== "").join(" – "),
			text,
		}));

/** The first place of each page; sections of a home page count as pages. */
function onePerPage(hrefs: readonly string[], homes: ReadonlySet<string>): string[] {
	const pageOf = (href: string) => {
		const path = href.split("#")[0] || "/";
		return homes.has(path) ? href : path;
	};
	return hrefs.filter((href, at) => hrefs.findIndex((other) => pageOf(other) === pageOf(href)) === at);
}

/** Title of every place of the site, by its href: that of its page, or of a section of the home page. */
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
				// The first part of a section gives it its title.
				...parts
					.map((part) => [`${path}#${part.anchor ?? part.id}`, isHome ? part.title : title] as const)
					.reverse(),
			];
		}),
	);
