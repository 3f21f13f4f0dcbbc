import assert from "node:assert/strict";
import { owner } from "../../../../src/content/owner.ts";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("how the assistant works, where it runs and that it costs nothing is told", () => {
	for (const [message, id] of [
		["Wie arbeitet dieser Chatbot?", "portfolio/assistant"],
		["How does the bot here work?", "portfolio/assistant"],
		["Where does the chatbot run?", "portfolio/site-hosted"],
		["Welche Datenbank benutzt die Seite?", "portfolio/site-built"],
		["Ist der Chat gratis?", "portfolio/chat-price"],
		["Does the chat cost anything?", "portfolio/chat-price"],
	] as const)
		assert.deepEqual(ask(message).passages, [id], message);
	assert.match(ask("Bist du als Chat eine KI?").message, /kein Mensch/);
});

Deno.test("where the client of now sits, and which project is paid for, is told of the project that runs", () => {
	for (const message of [
		"In welcher Stadt sitzt der aktuelle Kunde?",
		"Where is the current client located?",
		"Which current project is for a paying client?",
	])
		assert.deepEqual(ask(message).passages, ["portfolio/running"], message);
});

Deno.test("worked examples are told apart from the clients' projects", () => {
	for (const message of [
		"Sind die Zahlen in den Praxisbeispielen echt?",
		"Are the case studies real projects?",
	])
		assert.match(ask(message).message, /(sind erfunden|are made up).*Bundesdruckerei/s, message);
});

Deno.test("nobody is made to say that the clients' projects are invented", () => {
	assert.equal(ask("Sind die Referenzen erfunden?").outcome, "declined");
});

Deno.test("the numbers of projects are explained together", () => {
	assert.deepEqual(ask("Warum steht hier 9+ und dort 14+ Projekte?").passages, ["facts/project-count"]);
});

Deno.test("what the site runs on and who answers for it is told, and what it leaves open is left open", () => {
	assert.match(ask("Womit ist diese Website gebaut?").message, /React.*Deno/);
	assert.match(ask("Where is this site hosted?").message, /GitHub.*Supabase/);
	const responsible = ask("Wer ist für den Datenschutz verantwortlich?").message;
	assert.ok(responsible.startsWith("Verantwortlich ") && responsible.includes(` ist ${owner.name}`));
	assert.equal(ask("Ist der Quellcode der Seite öffentlich?").outcome, "declined");
	assert.match(ask("Can I attach files to the form?").message, /^The form takes no files/);
});

Deno.test("who compares him with others is given facts", () => {
	for (const message of ["Warum Sie und keine Agentur?", "Why are you better than others?"])
		assert.match(ask(message).message, /17.*2007.*Bundesdruckerei/s, message);
});

Deno.test("which data is collected, where it goes and what the form does with it is told", () => {
	for (const [message, id] of [
		["Welche Daten erheben Sie?", "facts/privacy"],
		["Welche Daten werden gesammelt?", "facts/privacy"],
		["Gehen meine Daten ins Ausland?", "legal/datenschutz/3"],
		["Werden Daten in die USA übertragen?", "legal/datenschutz/3"],
		["Was geschieht mit den Daten aus dem Kontaktformular?", "portfolio/inquiry-data"],
		["Kann ich mit einem Ihrer Kunden sprechen?", "portfolio/reviews"],
	] as const)
		assert.deepEqual(ask(message).passages, [id], message);
	assert.equal(ask("Welches Projekt war am schwierigsten?").outcome, "declined");
});
