/**
 * The answer without a model. Its words:
 * - A *passage* is the smallest unit of the site's text: a fact, a term, a page, a part of one or an item of a part.
 * - A *sample* is a question that the classifiers learned from; its *label* is a kind or a passage.
 * - The *kind* of a message is what it asks: a fact, whether the owner works with something, a part of a page, a need …
 * - A *subject* is what it asks about: a service, client, certificate, technology or term, by any of its names.
 * - The *topic* is what the last answer was about or, before one, the page that the visitor is on.
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
import { type Say, sayIn } from "./replies.ts";
import { subjectsIn } from "./subjects.ts";
import { emptyTalk, followTalk } from "./talk.ts";
import { createUnderstanding } from "./understand.ts";

/** An answer from the site's own content; its message is Markdown, with links only to the site and the owner's addresses. */
export interface SiteAnswer extends Pick<Answer, "message" | "outcome"> {
	sources: ChatSource[];
	/** Listed questions about the answer's page, then general ones. */
	questions: string[];
	language: Language;
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
/** Maximum number of an earlier question's characters that its topic is in. */
const MAX_REPLAYED = 200;

/** Creates the assistant, with an index per language that is built on its first question. */
export function createAssistant(content: Content, samples: SampleWeights) {
	const { languages } = content;
	const [first] = languages;
	const pagesIn = memoized((language: Language) => answeringPagesOf(content, language));
	const passagesIn = memoized((language: Language) => passagesOf(content, language, pagesIn));
	const all = languages.flatMap(passagesIn);
	/** Titles of all places, by href: of pages, of their parts by the first passage there, and of terms. */
	const places = new Map<string, string>();
	for (const { names, partTitle, pageTitle, hrefs } of all.toReversed()) {
		const title = names?.[0] ?? [partTitle, pageTitle].filter(Boolean).join(" – ");
		places.set(hrefs[0] ?? "", title || content.owner.name);
	}
	const siteIn = memoized((language: Language): Site => {
		const passages = passagesIn(language);
		const understand = createUnderstanding(content, language, passages, samples);
		return {
			...{ content, language, say: sayIn(content, language), understand },
			subjects: new Map(subjectsIn(content, language, passages).map(([each]) => [each.id, each])),
			pages: new Map(pagesIn(language).map((page) => [originalPath(page), page])),
			passages: new Map(passages.map((passage) => [passage.id, passage])),
			rank: createRanking(passages, understand),
			kindsOf: memoized((id) => {
				const wordings = all.filter((passage) => passage.id === id).map(({ title }) => title);
				return understand(wordings.join(" ")).kinds;
			}),
		};
	});
	/** A site in one language has no texts of another to compare with. */
	const detect =
		languages.length > 1
			? createDetector((language) => passagesIn(language).map(({ text }) => text))
			: () => first;
	const follow = followTalk(siteIn, detect);

	return {
		places,
		/** @param accepted Accept-Language, such as "de-DE,en;q=0.8"; decides if question and page leave the language open. */
		answer({ message, context, page = "" }: ChatRequest, accepted = ""): SiteAnswer {
			const open = languages.flatMap(pagesIn).find(({ path }) => path === page);
			const [wished = first] = [open?.language ?? "", ...accepted.toLowerCase().split(",")].flatMap((tag) =>
				languages.filter((language) => tag.trim().startsWith(language)),
			);
			// The page that the visitor is on is the first subject of a talk.
			let talk = emptyTalk(wished, open && siteIn(open.language).subjects.get(originalPath(open)));
			for (const { role, content } of context)
				if (role === "user") talk = follow(content.slice(0, MAX_REPLAYED), talk, true);
			const { language, ranked, ...turn } = follow(message, talk);
			const { say } = siteIn(language);
			const isFinal = isCrisis(message);
			const { passages, hrefs = [], ...told } = isFinal ? tell(say("crisis"), []) : turn.answer;
			const isTalk = isFinal || told.outcome === "small_talk" || told.outcome === "asked_back";
			const said = isTalk ? [] : context.map(({ content }) => content);
			const pages = passages.map(({ page }) => page);
			const related = ranked.flatMap(({ passage: { kind, page, hrefs }, probability }) => {
				return kind !== "fact" && pages.includes(page) && probability >= MIN_RELATED ? hrefs : [];
			});
			const own = new Set([...passages.flatMap(({ hrefs }) => hrefs), ...hrefs, ...related]);
			const help = isFinal ? [] : HELP.map((path) => pathIn(path, language, languages));
			return {
				...{ ...told, isFinal, language, topic: talk.about.map(({ id }) => id) },
				message: reworded(told.message, said, say),
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

/** Returns a message or, if it was said before, another that says so. */
function reworded(message: string, said: readonly string[], say: Say): string {
	if (!said.includes(message)) return message;
	if (message === say("declined")) return say("declinedAgain");
	const again = `${say("asSaid")} ${message}`;
	return said.includes(again) ? say("alreadyTold") : again;
}
