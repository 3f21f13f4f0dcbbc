import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("who wants something done is told what is offered, also where a project's sentence holds more words", () => {
	const { message, sources } = ask("Können Sie unsere Linux-Server absichern?");
	assert.equal(sources[0]?.href, "/services/security");
	assert.doesNotMatch(message, /BWI/);
});

Deno.test("by how much something changed asks for no number of things", () => {
	assert.equal(ask("Um wie viel schneller wurde die Bestellabfrage?").outcome, "answered");
});
