import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

Deno.test("what the owner did in a project is told in quotation marks, and what he quotes there in others", () => {
	const steps = siteAssistant.passages.filter(({ id }) => /^projects\/[^/]+\/details\//.test(id));
	const inOwnWords = steps.filter(({ answer }) => /\bich\b/i.test(answer.de));
	assert.ok(inOwnWords.length > 0);
	for (const { id, answer } of inOwnWords) assert.match(answer.de, /“\): „[^„“]+“$/, id);
});
