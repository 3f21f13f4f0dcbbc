import { questionsAbout } from "../src/chat/conversation/questions-about.ts";
import type { Content } from "../src/content/content.ts";
import { inLanguage } from "../src/pages/language.ts";
import { pagesOf } from "../src/pages/pages.ts";
import type { Assistant } from "../supabase/functions/ai-chat/site/assistant.ts";

/**
 * Returns the suggested questions of a content that are not answered with confidence, or not from the page that they are
 * about, with what happens instead.
 */
export const unsureSuggestions = (content: Content, assistant: Assistant): string[] =>
	content.languages.flatMap((language) => {
		const ask = (message: string, page: string) => {
			const { outcome, sources } = assistant.answer({ message, context: [] }, language);
			const place = sources[0]?.href ?? "";
			return outcome === "answered" && place.startsWith(page) ? [] : `${message}: ${outcome}, ${place}`;
		};
		const suggestions = inLanguage(content.assistant.suggestions, language);
		const aboutPages = pagesOf(content, language).flatMap(({ path: href, title }) =>
			questionsAbout({ title, href }, language).flatMap((question) => ask(question, href)),
		);
		return [...suggestions.flatMap((question) => ask(question, "")), ...aboutPages];
	});
