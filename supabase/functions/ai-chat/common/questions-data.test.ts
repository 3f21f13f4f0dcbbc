import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

/** Asserts that each of several wordings is answered by the same passages. */
function tell(passages: readonly string[], ...questions: readonly string[]) {
	for (const question of questions) assert.deepEqual(ask(question).passages, passages, question);
}

Deno.test("how long an enquiry is kept is told from the privacy notice, by the sentence on that", () => {
	tell(
		["legal/datenschutz/4"],
		"Wie lange speichern Sie meine E-Mail?",
		"Wann wird meine Mail gelöscht?",
		"How long do you store my email?",
	);
	assert.match(ask("Werden Anfragen irgendwann gelöscht?").message, /sobald sie erledigt sind/);
});

Deno.test("what becomes of an IP address is told for the pages and for the chat", () => {
	tell(
		["legal/datenschutz/3", "legal/datenschutz/5"],
		"Was geschieht mit meiner IP?",
		"Speichern Sie IP-Adressen?",
		"Do you store my IP address?",
	);
	assert.match(ask("Wird meine IP gespeichert?").message, /Nach 24 Stunden/);
});

Deno.test("visitors are told what may be written into the chat, and that questions go to an AI service if there is one", () => {
	tell(["legal/datenschutz/5"], "Kann ich hier Vertrauliches schreiben?", "Can I share sensitive data here?");
	for (const question of ["Werden meine Eingaben an OpenAI gesendet?", "Does ChatGPT get my questions?"])
		assert.match(ask(question).message, /KI-Dienst angeschlossen|AI service is connected/, question);
});

Deno.test("no login is needed, and what the browser keeps is listed", () => {
	tell(["portfolio/no-login"], "Muss ich mich registrieren?", "Do I need to log in?");
	tell(["legal/datenschutz/6"], "Was speichern Sie in meinem Browser?", "Which data is stored on my device?");
});

Deno.test("who is responsible, by law and for the data, is told from the legal pages", () => {
	tell(["facts/legal"], "Wer ist Betreiber der Seite?", "Wer ist für den Inhalt verantwortlich?");
	tell(
		["legal/datenschutz/9"],
		"Bei welcher Aufsichtsbehörde kann ich mich beschweren?",
		"Where can I complain?",
	);
	tell(["facts/rights"], "Welche Rechte habe ich?", "Welche Rechte gibt mir die DSGVO?");
	assert.match(ask("In welchem Land sitzt Supabase?").message, /Singapur/);
});

Deno.test("a tax number, a register entry and a legal form are said to be missing", () => {
	tell(
		["portfolio/not-in-imprint"],
		"Haben Sie eine Steuernummer?",
		"Ist das eine GmbH?",
		"What is the legal form?",
	);
});
