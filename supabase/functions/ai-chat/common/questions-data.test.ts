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
		"Wie lange heben Sie Mails auf?",
		"How long are emails retained?",
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
	tell(["facts/legal"], "Wer ist Betreiber der Seite?");
	tell(
		["legal/impressum/4"],
		"Wer ist für den Inhalt verantwortlich?",
		"Wer haftet rechtlich für diese Seite?",
		"Who is legally liable for this site?",
		"Who is responsible for the contents?",
	);
	tell(
		["portfolio/data-controller"],
		"Wer ist Ihr Datenschutzbeauftragter?",
		"Do you have a data protection officer?",
	);
	tell(
		["legal/datenschutz/9"],
		"Bei welcher Aufsichtsbehörde kann ich mich beschweren?",
		"Where can I complain?",
		"Which supervisory authority is in charge?",
		"Wo kann ich mich beschweren, wenn mir am Datenschutz etwas nicht passt?",
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

Deno.test("data of any kind is kept as long as the chat and as mails are", () => {
	for (const question of ["Wie lange werden meine Daten aufbewahrt?", "How long do you keep my data?"])
		assert.match(ask(question).message, /§\s147 AO/, question);
	assert.doesNotMatch(ask("Wie lange speichern Sie meine Fragen?").message, /§\s147 AO/);
});

Deno.test("the contact form, decisions by machines, consent and legal bases are told from the privacy notice", () => {
	tell(["facts/form"], "Speichert das Kontaktformular meine Daten?", "Is what I type into the form saved?");
	tell(["legal/datenschutz/8"], "Werden Entscheidungen automatisch getroffen?", "Do you do profiling?");
	tell(["legal/datenschutz/6"], "Muss ich in etwas einwilligen?", "Do you need my consent?");
	tell(
		["legal/datenschutz/4"],
		"Rechtsgrundlage für E-Mails?",
		"What is the legal basis for storing emails?",
	);
	tell(["legal/datenschutz/5"], "Was ist die Rechtsgrundlage für den Chat?");
	tell(
		["legal/datenschutz/3", "legal/datenschutz/4", "legal/datenschutz/5"],
		"Auf welcher Rechtsgrundlage verarbeiten Sie Daten?",
	);
});

Deno.test("where the site is hosted is told to who calls it by a pronoun or asks for the provider", () => {
	tell(
		["portfolio/site-hosted"],
		"Where is it hosted?",
		"What hosting do you use?",
		"Welches Hosting nutzen Sie?",
	);
	tell(["portfolio/no-login"], "Brauche ich ein Konto zum Chatten?", "Must I create an account?");
});

Deno.test("which country the chat's providers are in, and that nothing confidential belongs in it, is told", () => {
	tell(
		["portfolio/data-seats"],
		"In welchem Land sitzt der Anbieter des Chats?",
		"Which country is the data of this chat stored in?",
		"Liegen die Chatdaten in Amerika?",
	);
	tell(["legal/datenschutz/5"], "Ist der Chat vertraulich?", "Is the chat confidential?");
	tell(["facts/location"], "In welchem Land wohnen Sie?");
});
