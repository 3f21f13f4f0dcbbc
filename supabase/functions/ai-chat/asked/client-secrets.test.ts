import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("what a client keeps to itself isn't guessed", () => {
	for (const message of [
		"Wer war bei der Bundesdruckerei seine Vorgesetzte?",
		"Was hat die BWI ihm damals bezahlt?",
		"Wie hoch war sein Honorar bei SAP?",
		"Did SAP lose any data?",
		"Which vulnerabilities were there at Bundesdruckerei?",
		"Welche Sicherheitslücken gab es bei der BWI?",
		"Which IP addresses do the servers at SAP have?",
		"How much did Rhomberg Sersa pay him?",
	])
		assert.deepEqual(ask(message).passages, ["facts/private"], message);
});

Deno.test("what he did there, and what the like would cost, is no secret", () => {
	for (const message of [
		"What would a project like the one at SAP cost?",
		"Was he the boss at Bundesdruckerei?",
		"Was he the team lead at Bundesdruckerei?",
		"Did he scan images for vulnerabilities at Bundesdruckerei?",
		"Hat er bei der BWI Sicherheitslücken geschlossen?",
		"Hat er bei SAP IP-Adressen automatisch vergeben?",
		"Did he recover lost data at BWI?",
		"Can he run a model on our own hardware?",
	])
		assert.ok(!ask(message).passages.includes("facts/private"), message);
});
