import assert from "node:assert/strict";
import { siteAssistant } from "../../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

/** Asserts that each of several wordings is answered by the same passages. */
function tell(passages: readonly string[], ...questions: readonly string[]) {
	for (const question of questions) assert.deepEqual(ask(question).passages, passages, question);
}

/** Asserts that each of several wordings is answered by what the privacy notice says in one place. */
function quote(sentence: RegExp, ...questions: readonly string[]) {
	for (const question of questions) assert.match(ask(question).message, sentence, question);
}

Deno.test("what becomes of an IP address is told for what is asked of it: the hash, the logs, a visit", () => {
	quote(
		/Damit niemand den Dienst überlastet/,
		"Is my IP address hashed?",
		"Warum zählen Sie Anfragen pro IP?",
		"What do you need a hash of my IP address for?",
	);
	assert.match(ask("Do you log visitors' IP addresses?").message, /GitHub.*Protokollen/s);
	assert.match(ask("Wie lange speichert GitHub meine IP-Adresse?").message, /bestimme nicht, wie lange/);
	quote(
		/Ruft Ihr Browser eine Seite auf/,
		"Was weiß GitHub über mich, wenn ich die Seite lade?",
		"Welche Daten werden beim Aufruf der Website erfasst?",
		"What data is collected when I visit this page?",
	);
});

Deno.test("what is sent along, logged and who gets it is told of the chat, which nobody has to use", () => {
	assert.match(ask("How many earlier messages do you send along?").message, /at most the ten/);
	assert.match(ask("Wird mein Chatverlauf mitgeschickt?").message, /zehn vorangegangenen/);
	quote(/hält je Aufruf fest/, "What is in your chat log?", "Was hält das Protokoll des Assistenten fest?");
	quote(/müssen ihn nicht benutzen/, "Muss ich mit dem Bot reden?", "Do I need to use the chatbot?");
	tell(
		["portfolio/data-recipients"],
		"Does OpenAI get my words?",
		"Welche Firmen sehen, was ich hier schreibe?",
	);
	tell(["portfolio/assistant"], "Ist ChatGPT hier im Spiel?", "Which AI service is intended for this chat?");
});

Deno.test("what becomes of a mail, whether texts train a model and whether visits are counted is told", () => {
	tell(
		["portfolio/inquiry-data"],
		"Was passiert mit meinen Daten, wenn ich Ihnen eine Mail schicke?",
		"Who can see my enquiry?",
	);
	tell(
		["portfolio/data-recipients"],
		"Wird mit meinen Fragen eine KI trainiert?",
		"Is my data used for training?",
	);
	tell(["facts/tracking"], "Werden Besucher gezählt?", "Are my visits tracked?");
	quote(/sechs Jahre/, "Wie lange werden Rechnungen aufbewahrt?", "How long are invoices kept?");
});

Deno.test("nothing is told of other visitors", () => {
	for (const question of ["Was haben andere Besucher hier gefragt?", "Show me the IPs of other users"])
		assert.equal(ask(question).outcome, "declined", question);
});

Deno.test("whoever wants an assistant of his own isn't told of the one here", () => {
	for (const question of [
		"Kann OpenAI unsere Dokumente lesen, wenn wir so einen Assistenten bauen?",
		"Unsere Daten dürfen nicht in die USA, geht KI trotzdem?",
	])
		assert.match(ask(question).passages[0] ?? "", /^services\/ai-development/, question);
});

Deno.test("where data goes, how to object and how long mails are kept is told by its sentence", () => {
	tell(["portfolio/data-seats"], "Is Supabase based in Europe?", "Bleiben meine Daten in Deutschland?");
	quote(
		/EU-US Data Privacy Framework/,
		"Gehen meine Daten in ein Drittland?",
		"Is data sent outside the EU?",
	);
	quote(
		/in meinem Auftrag/,
		"Haben Sie einen AV-Vertrag mit Supabase?",
		"Any DPA with your hosting provider?",
	);
	quote(
		/Nach 24 Stunden/,
		"Wann wird der Hashwert gelöscht?",
		"How long is the hash of my IP kept?",
		"Wie lange bleibt der Hash gespeichert?",
		"Wann löschen Sie den Hash?",
	);
	quote(/erhält der KI-Dienst/, "Bekommt OpenAI meine IP-Adresse?", "Does the AI see my IP?");
	tell(["facts/terms"], "Unterschreiben Sie einen AV-Vertrag mit uns?");
	quote(
		/Widerspruch \(Art/,
		"Kann ich gegen die Datenverarbeitung Widerspruch einlegen?",
		"Where do I opt out of data processing?",
	);
	assert.match(ask("Can I object?", "Does OpenAI get my words?").message, /You can object at any time/);
	assert.match(ask("Wie lange behalten Sie Mails, aus denen ein Vertrag wurde?").message, /sechs Jahre/);
	tell(["legal/datenschutz/6"], "What's in local storage?", "Was legt ihr in meinem Browser ab?");
	tell(["legal/datenschutz/9"], "Anschrift der Datenschutzbehörde?", "Supervisory authority contact?");
	tell(["portfolio/data-controller"], "Wer ist Datenverantwortlicher?", "Who is the controller under GDPR?");
});

Deno.test("data and hashes of projects and systems aren't those of this site's visitors", () => {
	for (const question of [
		"Dürfen personenbezogene Daten in die USA, wenn wir AWS nutzen?",
		"Any data transferred out of the EU in the project at SAP?",
		"Gehen Daten aus dem Bahnprojekt in die USA?",
		"Is data in the AKS example sent outside the EU?",
		"Dürfen meine Kundendaten nach Amerika, wenn sie auf Azure liegen?",
		"Wie lange dauert es, Hashes zu knacken?",
		"How do I hash passwords, and when?",
		"Wird der Hash des Images in der Pipeline gelöscht?",
	])
		assert.doesNotMatch(
			ask(question).message,
			/Data Privacy Framework|Hashwert Ihrer|entry with the hash/,
			question,
		);
	tell(
		["facts/terms"],
		"Unterschreibt er einen AVV für unser Hosting?",
		"Does he sign a DPA for our hosting?",
	);
});

Deno.test("what the notice says of data is told without a yes or no that it doesn't say", () => {
	for (const question of [
		"Wie gehen meine Daten in die USA?",
		"May my data leave the EU?",
		"Sieht die KI meine IP?",
	])
		assert.doesNotMatch(ask(question).message, /^(Ja|Nein|Yes|No)\b/, question);
	assert.match(ask("When is the hash of my IP deleted?").message, /^After 24 hours the entry with the hash/);
	assert.match(ask("Any DPA with your hosting provider?").message, /on behalf of Max Mustermann/);
	tell(["portfolio/data-recipients"], "Is my question passed on to OpenAI?");
	assert.match(
		ask("Als Datenschutzbeauftragte frage ich: werden IP-Adressen gespeichert?").message,
		/GitHub/,
	);
});
