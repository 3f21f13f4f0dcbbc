import { followUpQuestions, generalFollowUps } from "../content/chat.ts";
import type { ChatSource } from "./contract.ts";
import type { Language } from "./language.ts";

const COUNT = 2;

/**
 * Questions that fit after an answer: about the pages it names, most important first, and never one that
 * was asked before.
 */
export function followUps(
	sources: readonly ChatSource[],
	language: Language,
	asked: readonly string[],
): readonly string[] {
	const aboutSources = sources.map((source) => questionsAbout(source, language));
	const firstOfEach = aboutSources.flatMap((questions) => questions.slice(0, 1));
	const others = aboutSources.flatMap((questions) => questions.slice(1));
	const candidates = new Set([...firstOfEach, ...others, ...generalFollowUps[language]]);
	return [...candidates].filter((question) => !asked.includes(question)).slice(0, COUNT);
}

/** What a visitor might ask about a page; nothing about pages without a topic of their own. */
export function questionsAbout({ title, href }: ChatSource, language: Language): string[] {
	const [, kind, slug] = href.split(/[/#]/);
	if (!slug || slug === "overview" || !isKind(kind)) return [];
	return followUpQuestions[kind][language].map((question) => question(title));
}

const isKind = (kind: string | undefined): kind is keyof typeof followUpQuestions =>
	kind !== undefined && Object.hasOwn(followUpQuestions, kind);
