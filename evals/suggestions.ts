import { questionsAbout } from "../src/chat/conversation/questions-about.ts";
import type { Content } from "../src/content/content.ts";
import { inLanguage } from "../src/pages/language.ts";
import { pagesOf } from "../src/pages/pages.ts";
import type { Assistant } from "../supabase/functions/ai-chat/site/assistant.ts";

/** Returns the suggested questions that are not answered, or not from the page that they are about, and what happens. */
export const unsureSuggestions = (content: Content, assistant: Assistant): string[] =>
	content.languages.flatMap((language) => {
		const ask = (message: string, page: string) => {
			const { outcome, message: told, sources } = assistant.answer({ message, context: [] }, language);
			const place = sources[0]?.href ?? "";
			// One fact lists the suggestions themselves.
			const isAnswered = outcome === "answered" && !told.includes(message);
			return isAnswered && place.startsWith(page) ? [] : `${message}: ${outcome}, ${place}`;
		};
		const suggestions = inLanguage(content.assistant.suggestions, language);
		const aboutPages = pagesOf(content, language).flatMap(({ path: href, title }) =>
			questionsAbout({ title, href }, language).flatMap((question) => ask(question, href)),
		);
		return [...suggestions.flatMap((question) => ask(question, "")), ...aboutPages];
	});
