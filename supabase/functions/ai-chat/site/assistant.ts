import type { ChatRequest, ChatSource } from "../../../../src/chat/contract.ts";
import type { Content } from "../../../../src/content/content.ts";
import type { Language, SitePath } from "../../../../src/content/types.ts";
import { inLanguage, pathIn } from "../../../../src/pages/language.ts";
import { answeringPagesOf } from "../../../../src/pages/pages.ts";
import { createChooser, type Weights } from "./choose.ts";
import { compose } from "./compose.ts";
import { isCrisis } from "./crisis.ts";
import { createDetector } from "./detect-language.ts";
import type { Topic } from "./find.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { repliesOf } from "./replies.ts";
import { emptyTalk, followTalk, type Retriever, type Talk, withTopic } from "./talk.ts";

/** An answer from the site's own content, with its sources. */
export interface SiteAnswer {
	/** Markdown; links only to the site's pages and the owner's addresses. */
	message: string;
	sources: ChatSource[];
	/** Listed questions about the answer's page, then general ones. */
	questions: string[];
	language: Language;
	/** `open` if the answer says that the site leaves the question open, `asked_back` if it asks what is meant. */
	outcome: "answered" | "open" | "asked_back" | "declined" | "small_talk";
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
	sources: readonly ChatSource[];
	passages?: readonly string[];
};

/** Places for who finds no answer. */
const HELP: readonly SitePath[] = ["/#contact", "/#services"];
const MAX_SOURCES = 3;
/** Maximum number of earlier questions, which answers alternate with, and of the characters that their topic is in. */
const MAX_REPLAYED = { questions: 5, characters: 200 };

/** Creates the assistant, with an index per language that is built on its first question. */
export function createAssistant(content: Content, weights: Weights): Assistant {
	const { languages } = content;
	const replies = repliesOf(content);
	const pagesIn = memoized((language: Language) => answeringPagesOf(content, language));
	const passagesIn = memoized((language: Language) =>
		passagesOf(content, language, pagesIn(language), pagesIn(languages[0])),
	);
	const retrieverOf = memoized(
		(language: Language): Retriever => ({
			choose: createChooser(
				content,
				passagesIn(language).filter(({ kind }) => kind !== "question"),
				weights,
			),
			passages: new Map(passagesIn(language).map((passage) => [passage.id, passage])),
		}),
	);
	/** Titles of all link targets: of pages, their parts, and terms. */
	const placesIn = memoized((language: Language) => {
		const titled = passagesIn(language).flatMap(
			({ kind, hrefs: [href = ""], names, partTitle, pageTitle }) => {
				if (kind !== "page" && (kind === "fact" || !href.includes("#"))) return [];
				const title = names?.[0] ?? [kind === "page" ? "" : partTitle, pageTitle].filter(Boolean).join(" – ");
				return [[href, title || content.owner.name] as const];
			},
		);
		// A section has the title of its first part.
		return new Map(titled.reverse());
	});
	const sourceOf = (language: Language) => (href: string) => {
		// Legal pages exist in one language only.
		const title = placesIn(language).get(href) ?? placesIn(languages[0]).get(href) ?? href;
		return { href, title };
	};
	const helpIn = (language: Language) =>
		HELP.map((path) => sourceOf(language)(pathIn(path, language, languages)));
	/** Returns the places of a passage, titled by what is there. */
	function placesFor(passage: Passage, language: Language): ChatSource[] {
		const { hrefs, title, partTitle, pageTitle } = passage;
		const [first, ...others] = hrefs.map(sourceOf(language));
		// A link to a whole page has the page's title.
		if (!first?.href.includes("#") || pageTitle === "") return hrefs.map(sourceOf(language));
		return [{ ...first, title: [title || partTitle, pageTitle].filter(Boolean).join(" – ") }, ...others];
	}
	/** A site in one language has no texts of another to compare with. */
	const detect =
		languages.length > 1
			? createDetector((language) => [
					...passagesIn(language).flatMap(({ kind, title, text }) => (kind === "fact" ? [title, text] : [])),
					...Object.values(replies.talk).map((reply) => reply[language]),
				])
			: () => languages[0];
	const follow = followTalk(retrieverOf, detect);
	/** Returns the page of the only client that a text names. */
	function clientIn(text: string): string | undefined {
		const named = content.projects.filter(({ client }) =>
			languages.some((language) => text.includes(inLanguage(client, language))),
		);
		return named.length === 1 ? `/projects/${named[0]?.slug}` : undefined;
	}

	/** Answers a listed question to the letter. */
	function answerListed(message: string, language: Language): Reply | undefined {
		const listed = passagesIn(language).find(({ question }) => question === message.trim());
		if (!listed) return undefined;
		const { text, isOpen, id } = listed;
		// Its own title would repeat the question.
		const sources = placesFor({ ...listed, title: "" }, language);
		return { message: text, outcome: isOpen ? "open" : "answered", sources, passages: [id] };
	}

	/** Returns listed questions about the page of a passage, then general ones. */
	function questionsAfter(id: string | undefined, language: Language): string[] {
		const all = passagesIn(language);
		const page = all.find((passage) => passage.id === id)?.page;
		return all.flatMap(({ kind, page: own, question }) =>
			question && (kind === "fact" || own === page) ? question : [],
		);
	}

	/** @param said The assistant's earlier messages. */
	function answered(turn: Talk, said: readonly string[]): Reply {
		const { chosen, offered, language, isYes, stranger } = turn;
		const own = chosen.flatMap((passage) => placesFor(passage, language));
		const others = offered.flatMap((passage) => placesFor(passage, language).slice(0, 1));
		const texts = chosen.map((passage) => compose(passage, turn, language, content.owner.name));
		const [first] = chosen;
		const opening = stranger ? replies.stranger(stranger)[language] : isYes ? first?.yes : undefined;
		const told = [opening, texts.join("\n\n")].filter(Boolean).join(" ");
		const message = [told, `${replies.asSaid[language]} ${told}`].find((text) => !said.includes(text));
		if (chosen.length === 0 || message === undefined) {
			const sources = [...own, ...others.slice(0, 1), ...helpIn(language)];
			return { message: replies.alreadyTold[language], outcome: "answered", sources };
		}
		return {
			message,
			outcome: first?.isOpen || stranger ? "open" : "answered",
			sources: [...own, ...others],
			passages: chosen.map(({ id }) => id),
		};
	}

	function reply(turn: Talk, said: readonly string[]): Reply {
		const { act = "", chosen, offered, language, isAskedBack, stranger } = turn;
		const talk = replies.talk[act]?.[language];
		const sources = helpIn(language);
		if (talk) return { message: talk, outcome: "small_talk", sources };
		if (isAskedBack) {
			const places = [...chosen, ...offered].flatMap((passage) => placesFor(passage, language).slice(0, 1));
			const message = replies.askedBack[language];
			return { message, outcome: "asked_back", sources: places.length > 0 ? places : sources };
		}
		if (chosen.length > 0 || act === "talk/more") return answered(turn, said);
		const refusals = replies.declined.map((each) => each[language]);
		const refusal = refusals.find((text) => !said.includes(text)) ?? refusals[0] ?? "";
		const message = stranger ? replies.stranger(stranger)[language] : refusal;
		return { message, outcome: "declined", sources };
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
			const questions = context.filter(({ role }) => role === "user").slice(-MAX_REPLAYED.questions);
			for (const entry of context) {
				const said = entry.content;
				if (questions.includes(entry)) talk = follow(said.slice(0, MAX_REPLAYED.characters), talk);
				else if (entry.role === "assistant") {
					const client = clientIn(said);
					if (client) talk = { ...talk, topic: withTopic(talk.topic, new Map([[client, 1]])) };
				}
			}
			const turn = follow(message, talk);
			const { language, ranked } = turn;
			const said = context.flatMap((entry) => (entry.role === "assistant" ? [entry.content] : []));
			const isFinal = isCrisis(message);
			const crisis: Reply = { message: replies.crisis[language], outcome: "answered", sources: [] };
			const {
				sources,
				passages = [],
				...rest
			} = isFinal ? crisis : (answerListed(message, language) ?? reply(turn, said));
			const next = questionsAfter(passages[0], language);
			const common = { sources: distinct(sources), questions: next, passages, isFinal, language };
			return { ...rest, ...common, ranked, topic: talk.topic };
		},
	};
}

/** Memoizes `make` by key. */
export function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
	const made = new Map<Key, Value>();
	return (key) => {
		const value = made.get(key) ?? make(key);
		made.set(key, value);
		return value;
	};
}

/** Returns the first places, each once. */
const distinct = (all: readonly ChatSource[]): ChatSource[] =>
	all.filter(({ href }, at) => all.findIndex((other) => other.href === href) === at).slice(0, MAX_SOURCES);
