import assert from "node:assert/strict";
import { secondSite } from "../fixtures/second-site/content.ts";
import { namesOfTheFirst, wordsOf } from "../fixtures/second-site/names.ts";
import { createAssistant } from "../supabase/functions/ai-chat/site/assistant.ts";
import weights from "../supabase/functions/ai-chat/site/weights.json" with { type: "json" };
import { readGoldenSet, readLines } from "./golden-set.ts";

Deno.test("another owner's answers contain no name of the first owner", () => {
	const names = namesOfTheFirst();
	const assistant = createAssistant(secondSite, weights);
	const questions = [
		...readLines("../fixtures/second-site/questions.jsonl", secondSite),
		// Questions about the first owner are the most likely to leak names.
		...readGoldenSet(secondSite).filter((_, at) => at % 12 === 0),
	];
	for (const { question } of questions) {
		const { message, sources } = assistant.answer({ message: question, context: [] });
		// An answer may repeat a name that the visitor asks for.
		const asked = new Set(wordsOf([question]));
		const leaked = [...wordsOf([message, sources])].filter((word) => names.has(word) && !asked.has(word));
		assert.deepEqual(leaked, [], `${question}: ${message}`);
	}
});
