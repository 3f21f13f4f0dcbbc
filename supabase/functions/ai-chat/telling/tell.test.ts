import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("a project found by its place is told once, and not in German again", () => {
	for (const [question, id] of [
		["Has he worked in Bonn?", "projects/bwi-bonn"],
		["Was haben Sie in Walldorf gemacht?", "projects/sap-walldorf"],
		["Which client is in Switzerland?", "projects/rhomberg-sersa"],
		["Who was his client in Berlin?", "projects/bundesdruckerei"],
	] as const) {
		const { passages, message } = ask(question);
		assert.deepEqual(passages, [id], question);
		assert.doesNotMatch(message, /In German: |im Einsatz.*im Einsatz/s, question);
	}
});

Deno.test("nothing of the privacy notice stands beside what isn't about data", () => {
	for (const question of [
		"Wie komme ich vom langsamen Request zum passenden Log?",
		"Which two LPI exams are behind LPIC-1?",
		"Do the answers of your AI systems cite their sources?",
	])
		assert.doesNotMatch(ask(question).passages.join(" "), /legal/, question);
});

Deno.test("one passage answers who asks for remote work or work on site, and for English", () => {
	for (const question of ["Remote or on site?", "Online oder vor Ort?"])
		assert.deepEqual(ask(question).passages, ["facts/remote"], question);
	for (const question of ["Is the site available in English?", "Gibt es die Seite auf Englisch?"])
		assert.deepEqual(ask(question).passages, ["facts/languages"], question);
});

Deno.test("a passage told in part and quoted besides is named once", () => {
	for (const question of ["Wie oft wird die Härtung geprüft?", "What did the AWS example bring?"]) {
		const { passages } = ask(question);
		assert.deepEqual([...new Set(passages)], passages, question);
	}
});
