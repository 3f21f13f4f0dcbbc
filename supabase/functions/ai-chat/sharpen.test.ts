import assert from "node:assert/strict";
import { services } from "../../../src/content/catalog.ts";
import { siteAssistant } from "./testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("who wants something done is told what is offered, also where a project's sentence holds more words", () => {
	const { message, sources } = ask("Können Sie unsere Linux-Server absichern?");
	assert.equal(sources[0]?.href, "/services/security");
	assert.doesNotMatch(message, /BWI/);
});

Deno.test("a worked example is found by the company that it is about", () => {
	for (const { scenarios } of services)
		for (const { company, startingPoint } of scenarios)
			assert.ok(startingPoint.includes(company), `${company}: ${startingPoint}`);
	assert.match(
		ask("Wie lange dauerte das beim Großhändler?").message,
		/PostgreSQL: vom Einzelserver zum Cluster/,
	);
	assert.match(ask("Wie lange dauerte das beim Zahlungsdienstleister?").message, /SLOs statt Alarmflut/);
});

Deno.test("by how much something changed asks for no number of things", () => {
	assert.equal(ask("Um wie viel schneller wurde die Bestellabfrage?").outcome, "answered");
});

Deno.test("who wants a chatbot of one's own is told of the service, and not what this one can do", () => {
	for (const question of [
		"Können Sie einen Chatbot für uns bauen?",
		"Could you build an assistant for our docs?",
	])
		assert.equal(ask(question).sources[0]?.href, "/services/ai-development", question);
	assert.notEqual(ask("Was kann dieser Chatbot?").sources[0]?.href, "/services/ai-development");
});
