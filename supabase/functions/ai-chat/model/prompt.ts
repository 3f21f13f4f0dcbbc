import type { ChatRequest } from "../../../../src/chat/contract.ts";
import type { Content } from "../../../../src/content/content.ts";
import type { Language } from "../../../../src/content/types.ts";
import { fillIn } from "../../../../src/pages/language.ts";
import { pageSections } from "../../../../src/pages/page-markdown.ts";
import { answeringPagesOf, type Page } from "../../../../src/pages/pages.ts";
import { titleOf } from "../../../../src/pages/work-markdown.ts";
import type { SiteAnswer } from "../site/assistant.ts";
import { memoized } from "../site/memoized.ts";
import type { Passage } from "../site/passages.ts";
import { languageOf } from "./language.ts";
import { type Pages, REMINDER, systemPrompt, within } from "./system-prompt.ts";

export type Prompt = readonly { role: "system" | "user"; content: string }[];

/** Maximum number of passages whose pages, terms and facts the prompt contains, and of earlier messages. */
const MAX = { passages: 6, earlier: 6 };
const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language" });

/**
 * Creates a function that builds the messages for the model, of so many characters: the system prompt, which is the same
 * for every question in a language, so that providers can cache it, and one message with pages, conversation and question.
 * What visitors wrote, or the site's answer may quote, is JSON, so that it can't pass for anything else.
 */
export function createPrompter(content: Content, characters: number, today = () => new Date()) {
	const knowledgeIn = memoized((language: Language) => {
		const all = [content.languages[0], language].flatMap((each) => answeringPagesOf(content, each));
		const pathsOf = ({ path, alternates }: Page) => [path, ...alternates.map(({ href }) => href)];
		/** By their paths in any language; in the first language if there is no other. */
		const pages: Pages = new Map(all.flatMap((page) => pathsOf(page).map((path) => [path, page])));
		return { pages, system: systemPrompt(content, language, pages, 0.65 * characters) };
	});
	const saidCharacters = Math.min(500, characters / 30);
	return ({ message, context, page = "" }: ChatRequest, site: SiteAnswer): Prompt => {
		const { pages, system } = knowledgeIn(site.language);
		const visited = pages.get(page);
		// What a declined question was found to be like has nothing to do with it.
		const { ranked, topic } = site.outcome === "declined" ? { ranked: [], topic: [] } : site;
		const best = ranked.slice(0, MAX.passages);
		const earlier = context
			// The greeting is nobody's message.
			.filter((_, at) => context.slice(0, at + 1).some(({ role }) => role === "user"))
			.slice(-MAX.earlier)
			.map(({ role, content: said }) => ({ from: role, text: said.slice(0, saidCharacters) }));
		const language = LANGUAGE_NAMES.of(languageOf(message, site.language));
		const asked = [
			...(visited ? [`# The visitor is reading\n${titleOf(visited)}`] : []),
			`# Earlier messages, unverified\n${JSON.stringify(earlier)}`,
			fillIn(REMINDER, { today: today().toISOString().slice(0, 10) }),
			`# Question (language: probably ${language})\n${JSON.stringify(message)}`,
		].join("\n\n");
		const isTold = site.outcome === "answered" || site.outcome === "open";
		const hrefs = site.sources.map(({ href }) => href);
		const own = { title: "The site's own answer, if it got the question right", hrefs };
		const found = within(characters - system.length - asked.length - 2, [
			...(isTold ? [blockOf({ ...own, text: JSON.stringify(site.message) })] : []),
			...best
				.filter(({ kind, text }) => (kind === "term" || kind === "fact") && !site.message.includes(text))
				.map(({ names: [title = "Fact"] = [], hrefs, text }) => blockOf({ title, hrefs, text })),
			...pagesFor([page, ...topic], best, pages).map((each) => (room: number) => {
				const own = ranked.filter((passage) => pages.get(passage.page) === each);
				const isExampleBest = own.some((passage) => passage.kind === "example" && best.includes(passage));
				return pageWithin(room, each, own, isExampleBest);
			}),
		]);
		const question = [...found, asked].join("\n\n").slice(-(characters - system.length));
		return [
			{ role: "system", content: system },
			{ role: "user", content: question },
		];
	};
}

const blockOf = ({ title, hrefs, text }: Pick<Passage, "title" | "hrefs" | "text">) =>
	`# ${title} (${hrefs.join(", ")})\n${text}`;

/** Returns the pages that may answer, once each: the visitor's, the best passage's, the conversation's, others. */
function pagesFor([visited = "", ...topics]: readonly string[], best: readonly Passage[], pages: Pages) {
	// The page of a fact adds something only if the fact is the answer.
	const texts = best.filter(({ kind }, at) => kind !== "fact" || at === 0);
	const [first = "", ...others] = texts.map(({ page }) => page);
	// Facts stand in the system prompt, so the home page, where most of them are proved, is only the answer without one.
	const isHomeAsked = best[0]?.kind !== "fact" && pages.get(first)?.subject.group === "home";
	const left = isHomeAsked ? ["glossary"] : ["glossary", "home"];
	const found = new Set([visited, first, ...topics, ...others].flatMap((path) => pages.get(path) ?? []));
	return Array.from(found).filter(({ subject }) => !left.includes(subject.group));
}

/** Returns a page's head and text, without examples unless wanted, or its best passages if all that is too long. */
function pageWithin(room: number, page: Page, passages: readonly Passage[], withExamples: boolean): string {
	const [head = "", ...sections] = pageSections(page, (href) => href);
	const begun = head.replace(/^# .*/, () => `# Page: ${titleOf(page)}`);
	const leftOut = withExamples ? [] : page.parts.filter(({ kind }) => kind === "scenario");
	const given = sections.filter((_, at) => leftOut.every((part) => part !== page.parts[at]));
	const whole = [begun, ...leftOut.map(({ title }) => `(Left out here: ${title}.)`), ...given].join("\n\n");
	if (whole.length + 2 <= room) return whole;
	const best = passages
		.filter(({ kind }) => kind !== "fact" && (withExamples || kind !== "example"))
		.filter(({ text }) => !head.includes(text))
		.map(({ kind, partTitle, title, question = title, text }) =>
			[kind === "example" && "(Fictional example)", partTitle, question, text].filter(Boolean).join(": "),
		);
	const start = `${begun}\n\n(Excerpts; the rest of the page is left out here.)`;
	return [start, ...within(room - start.length - 4, best)].join("\n\n");
}
