import type { Content } from "../src/content/content.ts";
import type { Assistant } from "../supabase/functions/ai-chat/site/assistant.ts";
import { passagesOf } from "../supabase/functions/ai-chat/site/passages.ts";

/** Returns the listed questions, which the window suggests, that aren't answered to the letter from their place. */
export const unansweredSuggestions = (content: Content, assistant: Assistant): string[] =>
	content.languages.flatMap((language) =>
		passagesOf(content, language).flatMap(({ question, text, hrefs: [place] }) => {
			if (!question) return [];
			const { message, sources } = assistant.answer({ message: question, context: [] }, language);
			return message === text && sources[0]?.href === place ? [] : question;
		}),
	);
