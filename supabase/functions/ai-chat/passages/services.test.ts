import assert from "node:assert/strict";
import { services } from "../../../../src/content/catalog.ts";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("everything that a service's page begins with is told, short sentences with their neighbours", () => {
	for (const { slug, lead } of services) {
		const told = siteAssistant.passages.filter(({ id }) => id.startsWith(`services/${slug}/lead-`));
		assert.equal(told.map(({ text }) => text).join(" "), lead);
		for (const { text } of told) assert.ok(text.length >= 80, text);
	}
});

Deno.test("who describes what a service begins from is answered by its sentence", () => {
	for (const [message, sentence] of [
		["Ist ein Kubernetes-Cluster nicht an einem Nachmittag aufgesetzt?", /Die Arbeit kommt danach/],
		["Unsere Kunden bemerken Störungen immer vor uns", /erfährt die IT von einem Kunden/],
		["Our users report outages before we notice. How can we avoid that?", /erfährt die IT/],
		["Bei uns klingelt nachts das Telefon wegen der CPU", /Viele Überwachungen melden zu viel/],
		["Warum genügt ein Prototyp mit einem Sprachmodell nicht für den Betrieb?", /fehlen meist der Nachweis/],
	] as const)
		assert.match(ask(message).message, sentence, message);
});

Deno.test("a service as a whole is told by its summary", () => {
	for (const message of ["Was machen Sie mit Datenbanken?", "Tell me about monitoring"])
		assert.match(ask(message).passages[0] ?? "", /^services\/[a-z-]+$/, message);
});
