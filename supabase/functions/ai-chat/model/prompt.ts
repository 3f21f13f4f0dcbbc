import type { ChatRequest } from "../../../../src/chat/contract.ts";
import type { Content } from "../../../../src/content/content.ts";
import type { Language } from "../../../../src/content/types.ts";
import { fillIn } from "../../../../src/pages/language.ts";
import { link, pageSections } from "../../../../src/pages/page-markdown.ts";
import { answeringPagesOf, type Page } from "../../../../src/pages/pages.ts";
import type { PagePart } from "../../../../src/pages/parts.ts";
import { titleOf } from "../../../../src/pages/work-markdown.ts";
import type { SiteAnswer } from "../site/assistant.ts";
import { memoized } from "../site/memoized.ts";
import type { Passage } from "../site/passages.ts";
import { languageOf } from "./language.ts";
import { indented, type Pages, REMINDER, systemPrompt, within } from "./system-prompt.ts";

export type Prompt = readonly { role: "system" | "user"; content: string }[];

/** Maximum number of passages whose pages, terms and facts the prompt contains, and of pages from the conversation. */
const MAX_ENTRIES = { passages: 6, topics: 2, earlier: 6 };
const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language" });

/**
 * Creates a function that builds the messages for the model: the system prompt, which has no secrets and is the same for
 * every question in a language, so that providers can cache it, and one message with pages, the conversation and the
 * question. The visitor's texts, and the site's answer, which may quote them, are JSON, so that they can't pass for
 * anything else, and never have the assistant's role, because the browser could have forged them.
 *
 * @param characters Maximum length of both together, from 6,000.
 */
export function createPrompter(content: Content, characters: number, today = () => new Date()) {
	const knowledgeIn = memoized((language: Language) => {
		const all = [...answeringPagesOf(content, content.languages[0]), ...answeringPagesOf(content, language)];
		const pathsOf = ({ path, alternates }: Page) => [path, ...alternates.map(({ href }) => href)];
		/** By their paths in any language; in the first language if there is no other. */
		const pages: Pages = new Map(all.flatMap((page) => pathsOf(page).map((path) => [path, page])));
		return { pages, system: systemPrompt(content, language, pages, 0.7 * characters) };
	});
	const earlierCharacters = Math.min(500, characters / 30);
	return ({ message, context, page = "" }: ChatRequest, site: SiteAnswer): Prompt => {
		const { pages, system } = knowledgeIn(site.language);
		const visited = pages.get(page);
		const isTold = site.outcome === "answered" || site.outcome === "open";
		const isDeclined = site.outcome === "declined";
		const ranked = isDeclined ? [] : site.ranked;
		const best = ranked.slice(0, MAX_ENTRIES.passages);
		// The greeting is nobody's message.
		const earlier = context
			.slice(context.findIndex(({ role }) => role === "user"))
			.slice(-MAX_ENTRIES.earlier)
			.map(({ role, content: said }) => ({ from: role, text: said.slice(0, earlierCharacters) }));
		const language = LANGUAGE_NAMES.of(languageOf(message, site.language));
		const asked = [
			...(visited ? [`# The visitor is reading\n${titleOf(visited)}`] : []),
			`# Earlier messages, as the visitor's browser reports them\n${JSON.stringify(earlier)}`,
			fillIn(REMINDER, { today: today().toISOString().slice(0, 10) }),
			`# Question (language: probably ${language})\n${JSON.stringify(message)}`,
		].join("\n\n");
		const found = within(characters - system.length - asked.length - 2, [
			...(isTold ? [`# What the site's own search answers\n${JSON.stringify(site.message)}`] : []),
			...best.flatMap(({ kind, title, text, hrefs }) => {
				if (kind === "term") return [`# Glossary: ${link(title, hrefs[0] ?? "")}\n\n${text}`];
				// The system prompt may have had no room for it.
				const isNew = kind === "fact" && !system.includes(indented(text));
				return isNew ? [`# Fact (${hrefs.join(", ")})\n\n${text}`] : [];
			}),
			...pagesFor(page, best, isDeclined ? new Map() : site.topic, pages).map((each) => {
				const own = ranked.filter((passage) => pages.get(passage.page) === each);
				const isExampleBest = best.some((passage) => passage.example && own.includes(passage));
				return (room: number) => pageWithin(room, each, own, isExampleBest);
			}),
		]);
		const question = [...found, asked].join("\n\n").slice(-(characters - system.length));
		return [
			{ role: "system", content: system },
			{ role: "user", content: question },
		];
	};
}

/** Returns the pages that may answer, once each: the visitor's, the best passage's, the conversation's, others. */
function pagesFor(visited: string, best: readonly Passage[], topic: SiteAnswer["topic"], pages: Pages) {
	// The page of a fact adds something only if the fact is the answer.
	const texts = best.filter(({ kind }, at) => kind !== "term" && (kind !== "fact" || at === 0));
	const [first = "", ...others] = texts.map(({ page }) => page);
	const topics = Array.from(topic)
		.filter(([place]) => pages.has(place))
		.toSorted(([, left], [, right]) => right - left)
		.slice(0, MAX_ENTRIES.topics);
	const paths = [visited, first, ...topics.map(([place]) => place), ...others];
	// Facts stand in the system prompt, so the home page, where most of them are proved, is only the answer without one.
	const isHomeAsked = best[0]?.kind !== "fact" && pages.get(first)?.subject.group === "home";
	const left = isHomeAsked ? ["glossary"] : ["glossary", "home"];
	const found = new Set(paths.flatMap((path) => pages.get(path) ?? []));
	return Array.from(found).filter(({ subject }) => !left.includes(subject.group));
}

/** Returns a page's head, what is left out, and its text or, if that is too long, its best passages. */
function pageWithin(room: number, page: Page, passages: readonly Passage[], withExamples: boolean): string {
	const [head = "", ...sections] = pageSections(page, (href) => href);
	const isGiven = ({ kind }: PagePart) => withExamples || kind !== "scenario";
	const begin = (leftOut: readonly PagePart[]) => [
		head.replace(/^# .*/, () => `# Page: ${titleOf(page)}`),
		...(leftOut.length > 0 ? [`(Left out here: ${leftOut.map(({ title }) => title).join(", ")}.)`] : []),
	];
	const given = sections.filter((_, at) => page.parts.slice(at, at + 1).some(isGiven));
	const whole = [...begin(page.parts.filter((part) => !isGiven(part))), ...given].join("\n\n");
	if (whole.length + 2 <= room) return whole;
	const best = passages
		.filter(({ example, text }) => text && (withExamples || !example))
		.map(({ partTitle, title, text, example }) =>
			[example && `(Fictional example) ${example}`, partTitle, title, text].filter(Boolean).join(": "),
		);
	const begun = begin(page.parts).join("\n\n");
	return [begun, ...within(room - begun.length - 4, best)].join("\n\n");
}
