import type { Content } from "../src/content/content.ts";
import { inLanguage } from "../src/pages/language.ts";
import type { Assistant } from "../supabase/functions/ai-chat/site/assistant.ts";

/** Returns the suggested questions of a content that are not answered with confidence, with what happens instead. */
export const unsureSuggestions = (content: Content, assistant: Assistant): string[] =>
	content.languages.flatMap((language) =>
		inLanguage(content.assistant.suggestions, language).flatMap((message) => {
			const { outcome } = assistant.answer({ message, context: [] }, language);
			return outcome === "answered" ? [] : [`${message}: ${outcome}`];
		}),
	);
