import assert from "node:assert/strict";
import { createAssistant } from "../site-answer.ts";
import { siteContent } from "../site-content.ts";

Deno.test("a changed availability changes the German and the English answer", () => {
	const availability = { de: "Ausgebucht bis Ende März", en: "booked until the end of March" };
	const assistant = createAssistant({ ...siteContent, availability });
	const answer = (message: string) => assistant.answer({ message, context: [] }).message;
	assert.match(answer("Sind Sie gerade verfügbar?"), /„Ausgebucht bis Ende März“/);
	assert.match(answer("Are you available?"), /he is booked until the end of March\./);
});
