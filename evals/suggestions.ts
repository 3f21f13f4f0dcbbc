import type { Content } from "../src/content/content.ts";
import type { Assistant } from "../supabase/functions/ai-chat/site/assistant.ts";

/** Returns the suggested questions of a content that are not answered with confidence, with what happens instead. */
export const unsureSuggestions = (content: Content, assistant: Assistant): string[] =>
	content.languages.flatMap((language) =>
		content.assistant.suggestions.flatMap((suggestion) => {
			const message = suggestion[language];
			const { outcome } = assistant.answer({ message, context: [] }, language);
			return outcome === "answered" ? [] : [`${message}: ${outcome}`];
		}),
	);
