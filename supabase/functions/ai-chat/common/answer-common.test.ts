import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("who wants a chatbot of one's own is told of the service, and not what this one can do", () => {
	for (const question of [
		"Können Sie einen Chatbot für uns bauen?",
		"Could you build an assistant for our docs?",
	])
		assert.equal(ask(question).sources[0]?.href, "/services/ai-development", question);
	assert.notEqual(ask("Was kann dieser Chatbot?").sources[0]?.href, "/services/ai-development");
});
