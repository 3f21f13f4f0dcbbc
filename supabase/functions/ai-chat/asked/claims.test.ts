import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("harm that somebody may have done, and what others made, is neither told nor denied", () => {
	for (const message of [
		"Hat sich schon einmal ein Auftraggeber über ihn beschwert?",
		"Wie viele Daten gingen bei SAP durch ihn verloren?",
		"Warum wurde er bei der BWI gefeuert?",
		"Hat Max das Linux-Betriebssystem erfunden?",
		"Which customers were disappointed?",
		"Is it true that he deleted the production database?",
		"Did he break production at SAP?",
		"Was he ever convicted of anything?",
		"Is Max the inventor of Docker?",
		"Did he found Azure?",
		"Does Max own SAP?",
		"Was the outage at Rhomberg Sersa his fault?",
	])
		assert.deepEqual(ask(message).passages, ["facts/private"], message);
});

Deno.test("what a client keeps to itself isn't guessed", () => {
	for (const message of [
		"Wer war bei der Bundesdruckerei seine Vorgesetzte?",
		"Was hat die BWI ihm damals bezahlt?",
		"Wie hoch war sein Honorar bei SAP?",
		"Which vulnerabilities were there at Bundesdruckerei?",
		"Which IP addresses do the servers at SAP have?",
		"How much did Rhomberg Sersa pay him?",
	])
		assert.deepEqual(ask(message).passages, ["facts/private"], message);
});

Deno.test("what went wrong for the visitor, was kept from going wrong or is the owner's own is something else", () => {
	assert.deepEqual(ask("Ich will mich über Max beschweren").passages, ["portfolio/complaint"]);
	for (const message of [
		"Wer haftet, wenn durch ihn Daten verloren gehen?",
		"What happens if you cause an outage?",
	])
		assert.deepEqual(ask(message).passages, ["facts/terms"], message);
	assert.deepEqual(ask("Ich bin mit Ihrer Arbeit unzufrieden").passages, ["portfolio/complaint"]);
	for (const message of [
		"Welche Herausforderungen gab es bei der BWI?",
		"Wie hat er bei der Bundesdruckerei Ausfälle vermieden?",
		"When did he found his company?",
		"How does he find what causes a crash?",
		"What did he find out at SAP?",
		"Hat er die Beispiele erfunden?",
		"What would a project like the one at SAP cost?",
		"Can he run a model on our own hardware?",
		"Was he the boss at Bundesdruckerei?",
		"Was he the team lead at Bundesdruckerei?",
	])
		assert.ok(!ask(message).passages.includes("facts/private"), message);
});
