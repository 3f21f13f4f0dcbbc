import assert from "node:assert/strict";
import { createAssistant } from "../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { readGoldenSet, readLines } from "./golden-set.ts";
import { secondSite } from "./second-site/content.ts";
import { namesOfTheFirst, wordsOf } from "./second-site/names.ts";

Deno.test("another owner's answers contain no name of the first owner", () => {
	const names = namesOfTheFirst();
	const assistant = createAssistant(secondSite, weights);
	const questions = [
		...readLines("second-site/questions.jsonl", secondSite.owner),
		// Questions about the first owner are the most likely to leak names.
		...readGoldenSet(secondSite.owner).filter((_, at) => at % 12 === 0),
	];
	for (const { question } of questions) {
		const { message, sources } = assistant.answer({ message: question, context: [] });
		const leaked = [...wordsOf([message, sources])].filter((word) => names.has(word));
		assert.deepEqual(leaked, [], `${question}: ${message}`);
	}
});
