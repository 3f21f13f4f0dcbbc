import assert from "node:assert/strict";
import { siteContent } from "../site-content.ts";
import { siteAssistant } from "../testing/chat.ts";
import { legalFacts } from "./facts-legal.ts";

const answer = (message: string): string => siteAssistant.answer({ message, context: [] }).message;

Deno.test("date, law and rights are told out of the legal pages", () => {
	assert.match(answer("Wie aktuell ist die Datenschutzerklärung?"), /\b20\d\d\b/);
	assert.match(answer("Which statute is the imprint based on?"), /DDG/);
	assert.match(answer("Bitte löschen Sie meine Daten"), /Art\.\s?17/);
});

Deno.test("how openly a fit is talked about is told out of the first step", () => {
	assert.match(answer("Sagen Sie es, wenn Sie nicht der Richtige sind?"), /ob ich der Richtige dafür bin/);
});

Deno.test("what the legal pages don't say is no fact", () => {
	const ids = legalFacts({ ...siteContent, legalPages: [] }).map(({ id }) => id);
	assert.deepEqual(ids, ["fit"]);
});

Deno.test("a year with a milestone and a project tells both", () => {
	const told = answer("Was war 2023 neu?");
	assert.match(told, /Plattformen und KI/);
	assert.match(told, /SAP/);
});

Deno.test("an automatic step is no question for who answers here", () => {
	assert.doesNotMatch(answer("Läuft das automatisch wieder zurück?"), /kein Mensch/);
	assert.match(answer("Antwortet hier ein Automat?"), /kein Mensch/);
});
