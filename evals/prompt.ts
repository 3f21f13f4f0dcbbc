import type { Content } from "../src/content/content.ts";
import { createPrompter } from "../supabase/functions/ai-chat/model/prompt.ts";
import { createAssistant } from "../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { type GoldenQuestion, missingFrom } from "./golden-set.ts";

/** Returns the share of answerable questions, in percent, whose facts a model is given, the visitor's own words apart. */
export function shareGiven(content: Content, questions: readonly GoldenQuestion[]): number {
	const assistant = createAssistant(content, weights);
	const promptFor = createPrompter(content);
	const answerable = questions.filter(({ refuse }) => !refuse);
	const given = answerable.filter((golden) => {
		const request = { message: golden.question, context: [...(golden.context ?? [])] };
		const prompt = promptFor(request, assistant.answer(request)).map((message) => message.content);
		const [before = ""] = prompt.join("\n").split("\n# Earlier messages");
		return missingFrom(before, golden).length === 0;
	});
	return (100 * given.length) / answerable.length;
}
