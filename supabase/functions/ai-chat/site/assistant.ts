/**
 * The answer without a model. Its words:
 * - A *passage* is the smallest unit of the site's text: a fact, a term, a page, a part of one or an item of a part.
 * - A *sample* is a question that the classifiers learned from; its *label* is a kind or a passage.
 * - The *kind* of a message is what it asks: a fact, whether the owner works with something, a part of a page, a need …
 * - A *subject* is what it asks about: a service, client, certificate, technology or term, by any of its names.
 * - The *topic* is the pages that the last answer was about or, before one, the page that the visitor is on.
 * - A *cell* of the table answers a kind of question about its subject.
 * - The passages are *ranked*, best first, to answer a question whose kind or subject is open.
 */

import type { ChatRequest, ChatSource } from "../../../../src/chat/contract.ts";
import type { Content } from "../../../../src/content/content.ts";
import type { Language, SitePath } from "../../../../src/content/types.ts";
import { pathIn } from "../../../../src/pages/language.ts";
import { answeringPagesOf } from "../../../../src/pages/pages.ts";
import { isCrisis } from "./crisis.ts";
import { createDetector } from "./detect-language.ts";
import type { SampleWeights } from "./likeness.ts";
import { memoized } from "./memoized.ts";
import { originalPath, type Passage, passagesOf } from "./passages.ts";
import { type Answer, type Site, tell } from "./question.ts";
import { createRanking } from "./rank.ts";
import { sayIn } from "./replies.ts";
import { subjectsIn } from "./subjects.ts";
import { emptyTalk, followTalk, type Talk } from "./talk.ts";
import { createUnderstanding } from "./understand.ts";

/** An answer from the site's own content, with its sources. */
export interface SiteAnswer {
	/** Markdown; links only to the site's pages and the owner's addresses. */
	message: string;
	sources: ChatSource[];
	/** Listed questions about the answer's page, then general ones. */
	questions: string[];
	language: Language;
	outcome: Answer["outcome"];
	/** True if no model may override the answer. */
	isFinal: boolean;
	/** Ids of the passages in the answer, for the log. */
	passages: readonly string[];
	/** All candidates, best first, for a model's prompt. */
	ranked: readonly Passage[];
	/** What the conversation was about before the question: paths of pages, and ids of technologies and terms. */
	topic: readonly string[];
}

export type Assistant = ReturnType<typeof createAssistant>;

/** Places for who finds no answer. */
const HELP: readonly SitePath[] = ["/#contact", "/#services"];
const MAX_SOURCES = 3;
/** Minimum probability of another place on the answer's pages to answer, too. */
const MIN_RELATED = 0.05;
/** Maximum number of earlier questions, which answers alternate with, and of the characters that their topic is in. */
const MAX_REPLAYED = { questions: 5, characters: 200 };

/** Creates the assistant, with an index per language that is built on its first question. */
export function createAssistant(content: Content, samples: SampleWeights) {
	const { languages } = content;
	const [first] = languages;
	const pagesIn = memoized((language: Language) => answeringPagesOf(content, language));
	const passagesIn = memoized((language: Language) => passagesOf(content, language, pagesIn));
	const siteIn = memoized((language: Language): Site => {
		const passages = passagesIn(language);
		const understand = createUnderstanding(content, language, passages, samples);
		return {
			...{ content, language, say: sayIn(content, language), understand },
			subjects: new Map(
				subjectsIn(content, language, passages).flatMap(([subject]) =>
					["place", "owner"].includes(subject.type) ? [] : [[subject.id, subject] as const],
				),
			),
			pages: new Map(pagesIn(language).map((page) => [originalPath(page), page])),
			passages: new Map(passages.map((passage) => [passage.id, passage])),
			rank: createRanking(passages, understand),
			kindsOf: memoized((id) => {
				const wordings = languages.flatMap(passagesIn).filter((passage) => passage.id === id);
				return understand(wordings.map(({ title }) => title).join(" ")).kinds;
			}),
		};
	});
	const titled = languages.flatMap(passagesIn).flatMap(({ kind, hrefs: [href = ""], ...passage }) => {
		const { names, partTitle, pageTitle } = passage;
		if (kind !== "page" && (kind === "fact" || !href.includes("#"))) return [];
		const title = names?.[0] ?? [partTitle, pageTitle].filter(Boolean).join(" – ");
		return [[href, title || content.owner.name] as const];
	});
	/** Titles of all link targets, by href: of pages, of their parts by the first passage there, and of terms. */
	const places: ReadonlyMap<string, string> = new Map(titled.reverse());
	/** A site in one language has no texts of another to compare with. */
	const detect =
		languages.length > 1
			? createDetector((language) => passagesIn(language).map(({ text }) => text))
			: () => first;
	const follow = followTalk(siteIn, detect);
	/** @param said The assistant's earlier messages. */
	function reply({ answer, language, ranked }: Talk, said: readonly string[]): Answer {
		const { say } = siteIn(language);
		const { message: text, outcome, passages, hrefs = [] } = answer;
		if (outcome === "small_talk" || outcome === "asked_back") return answer;
		if (text === say("declined") && said.includes(text)) return { ...answer, message: say("declinedAgain") };
		const message = [text, `${say("asSaid")} ${text}`].find((each) => !said.includes(each));
		if (message === undefined) return { ...tell(say("alreadyTold"), passages), hrefs };
		const pages = passages.map(({ page }) => page);
		const related = ranked.flatMap(({ passage: { kind, page, hrefs }, probability }) => {
			return kind !== "fact" && pages.includes(page) && probability >= MIN_RELATED ? hrefs.slice(0, 1) : [];
		});
		return { ...answer, message, hrefs: [...hrefs, ...related] };
	}

	return {
		places,
		/** @param accepted Accept-Language, such as "de-DE,en;q=0.8"; decides if question and page leave the language open. */
		answer({ message, context, page = "" }: ChatRequest, accepted = ""): SiteAnswer {
			const open = languages.flatMap(pagesIn).find(({ path }) => path === page);
			const [wished = first] = [open?.language ?? "", ...accepted.toLowerCase().split(",")].flatMap((tag) =>
				languages.filter((language) => tag.trim().startsWith(language)),
			);
			const saidBy = (author: string) =>
				context.flatMap(({ role, content }) => (role === author ? [content] : []));
			// The page that the visitor is on is the first subject of a talk.
			const subject = open && siteIn(open.language).subjects.get(originalPath(open));
			let talk = emptyTalk(wished, subject);
			for (const question of saidBy("user").slice(-MAX_REPLAYED.questions))
				talk = follow(question.slice(0, MAX_REPLAYED.characters), talk, true);
			const turn = follow(message, talk);
			const { language, ranked } = turn;
			const isFinal = isCrisis(message);
			const given = isFinal ? tell(siteIn(language).say("crisis"), []) : reply(turn, saidBy("assistant"));
			const { passages, hrefs = [], ...chosen } = given;
			const own = new Set([...passages.flatMap(({ hrefs }) => hrefs), ...hrefs]);
			const help = isFinal ? [] : HELP.map((path) => pathIn(path, language, languages));
			return {
				...{ ...chosen, isFinal, language, topic: talk.about.map(({ id }) => id) },
				sources: [...(own.size > 0 ? own : help)]
					.slice(0, MAX_SOURCES)
					.map((href) => ({ href, title: places.get(href) ?? href })),
				questions: passagesIn(language).flatMap(({ kind, page, question }) =>
					question && (kind === "fact" || page === passages[0]?.page) ? question : [],
				),
				passages: passages.map(({ id }) => id),
				ranked: ranked.map(({ passage }) => passage),
			};
		},
	};
}
