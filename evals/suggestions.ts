import { pageQuestions } from "../src/content/chat.ts";
import type { Content } from "../src/content/content.ts";
import { fillIn, inLanguage } from "../src/pages/language.ts";
import { type PageGroup, pagesOf } from "../src/pages/pages.ts";
import { PROJECTS_OVERVIEW_PATH } from "../src/pages/paths.ts";
import type { Assistant } from "../supabase/functions/ai-chat/site/assistant.ts";

/**
 * Returns the suggested questions of a content that are not answered with confidence, or not from the page that they are
 * about, with what happens instead.
 */
export const unsureSuggestions = (content: Content, assistant: Assistant): string[] =>
	content.languages.flatMap((language) => {
		const questions: Partial<Record<PageGroup, readonly string[]>> = inLanguage(pageQuestions, language);
		const aboutPages = pagesOf(content, language)
			.filter(({ path }) => !path.endsWith(PROJECTS_OVERVIEW_PATH))
			.flatMap(({ subject: { group }, path, title }) =>
				(questions[group] ?? []).map((question) => [fillIn(question, { title }), path] as const),
			);
		const general = inLanguage(content.assistant.suggestions, language).map((text) => [text, ""] as const);
		return [...general, ...aboutPages].flatMap(([message, path]) => {
			const { outcome, sources } = assistant.answer({ message, context: [] }, language);
			const place = sources[0]?.href ?? "";
			return outcome === "answered" && place.startsWith(path) ? [] : [`${message}: ${outcome}, ${place}`];
		});
	});
