import assert from "node:assert/strict";
import { owner } from "../../../../src/content/owner.ts";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

/** Asserts that each of several messages is answered by the same passages. */
function tell(passages: readonly string[], ...messages: readonly string[]) {
	for (const message of messages) assert.deepEqual(ask(message).passages, passages, message);
}

Deno.test("whoever has an outage right now is told that nobody is on call, and how to write", () => {
	tell(
		["facts/support", "portfolio/urgent"],
		"Hilfe, unsere Produktion ist ausgefallen!",
		"Unser Onlineshop ist seit heute Morgen nicht erreichbar, bitte dringend melden",
		"Wir sind gehackt worden",
		"Our database won't start, we need someone right now",
		"Emergency, the servers are down",
		"Total outage here, who can help?",
	);
});

Deno.test("an outage that comes now and then, or is to be prevented, leads to the service for it", () => {
	for (const message of [
		"Unser Server fällt ständig aus",
		"Our cluster keeps crashing",
		"Wie verhindern Sie einen Totalausfall?",
		"Was passiert, wenn der Server sofort ausfällt?",
	])
		assert.notEqual(ask(message).passages[0], "facts/support", message);
});

Deno.test("kind words for the site or the chat are thanked for", () => {
	for (const message of [
		"Tolle Website!",
		"Ihre Seite gefällt mir",
		"Der Chatbot ist super",
		"Lovely site",
		"I really like this page",
		"Nice work!",
	])
		assert.equal(ask(message).outcome, "small_talk", message);
	tell(["portfolio/site-built"], "Nice website! Which framework is it built with?");
});

Deno.test("what is wrong with the site or the chat can be reported by mail", () => {
	tell(
		["portfolio/report"],
		"Auf Ihrer Webseite ist ein Rechtschreibfehler",
		"Der Link zum Lebenslauf funktioniert nicht",
		"Wem kann ich einen Bug melden?",
		"Your website doesn't load properly",
		"I spotted a typo on the page about DevOps",
		"Das Menü öffnet sich nicht",
		"This chatbot is useless",
		"Wohin mit Feedback zur Seite?",
	);
	assert.ok(ask("Auf eurer Seite ist ein Fehler").message.includes(owner.email));
	tell(
		["portfolio/form-trouble"],
		"Das Formular geht nicht",
		"Nothing happens when I submit the contact form",
	);
});

Deno.test("trouble with the visitor's own site is no report", () => {
	for (const message of ["Unsere Website ist zu langsam", "Our site is slow"])
		assert.equal(ask(message).passages[0], "services/monitoring", message);
});

Deno.test("looks and extent of the site are told, and what it leaves open is left open", () => {
	tell(["portfolio/color-mode"], "Hat die Seite einen Nachtmodus?", "Do you have a dark theme?");
	tell(["portfolio/photo"], "Gibt es ein Bild von Max?", "What does he look like?");
	tell(
		["portfolio/accessibility"],
		"Ist diese Seite barrierefrei?",
		"Does the site work with a screen reader?",
	);
	tell(["portfolio/pages"], "Welche Bereiche hat die Website?", "What pages are there?");
});

Deno.test("whoever names a day or wants to meet is told how to arrange it", () => {
	tell(
		["facts/contact"],
		"Können wir am Montag telefonieren?",
		"Haben Sie übermorgen Zeit für ein Gespräch?",
		"Passt Ihnen Freitag?",
		"Could you schedule a meeting for Thursday?",
		"I want to make an appointment",
	);
	tell(["facts/phone"], "Call me back on Monday please");
});

Deno.test("jobs, work at hand and applications are told from each other", () => {
	tell(
		["facts/employment", "facts/contact"],
		"Wir hätten eine unbefristete Stelle für Sie",
		"Suchen Sie gerade eine neue Stelle?",
		"Would you consider a permanent position with us? Are you interested?",
	);
	tell(["facts/contact", "facts/availability"], "Wohin darf ich die Projektbeschreibung senden?");
	tell(["facts/alone", "facts/contact"], "Darf ich mich bei euch bewerben?", "Do you have any job openings?");
});

Deno.test("offers and invitations are left to the owner", () => {
	tell(
		["portfolio/proposal"],
		"Dürfen wir Ihnen unsere Produkte vorstellen?",
		"Hätten Sie Lust auf einen Linktausch?",
		"Würden Sie auf unserem Meetup einen Vortrag halten?",
		"Are you selling? I would like to buy this domain",
		"We'd like to invite him to our podcast",
	);
});

Deno.test("complaints, missing answers and confirmations are answered without a promise", () => {
	tell(["portfolio/complaint"], "Ich bin mit Ihrer Arbeit nicht zufrieden", "I want my money back");
	tell(
		["facts/reply", "facts/contact"],
		"Er hat mir immer noch nicht geantwortet",
		"I haven't heard back from him",
	);
	tell(["facts/promise"], "Bestätigen Sie mir bitte den Termin", "Please confirm that the contract is mine");
	tell(["facts/rights"], "Ich verlange Auskunft nach Art. 15 DSGVO");
	assert.ok(ask("Löschen Sie bitte alle meine Daten").message.includes(owner.email));
	tell(["portfolio/no-message"], "Leiten Sie das an den Chef weiter");
	tell(["facts/contact"], "Please tell Max to call me");
	tell(["portfolio/assistant"], "Kannst du dich irren?", "Can you be wrong?");
});

Deno.test("what is private, and what can't be promised, is left at that", () => {
	tell(
		["facts/private"],
		"Was verdient er so im Jahr?",
		"What is his salary?",
		"Ist er Single?",
		"Was macht seine Frau?",
	);
	tell(["facts/promise"], "Versprechen Sie mir, dass es klappt?", "Can you guarantee that nothing breaks?");
});

Deno.test("an attack that is told, a hire and a demo are taken for what they are", () => {
	tell(
		["facts/support", "portfolio/urgent"],
		"Trojaner auf dem Fileserver, wer hilft?",
		"We have a data breach, what now?",
	);
	tell(["facts/employment", "facts/contact"], "Wir würden Sie gern fest anstellen");
	tell(["portfolio/proposal"], "Can I give you a demo of our product?");
	tell(["portfolio/lead"], "Can you act as our external CTO?");
});

Deno.test("what visitors ask of the site and the chat is told, or said to be left open", () => {
	tell(
		["portfolio/no-message"],
		"Kann ich ihm im Chat eine Nachricht hinterlassen?",
		"Can I leave a message?",
	);
	tell(
		["portfolio/reuse"],
		"Dürfen wir Inhalte dieser Website übernehmen?",
		"May I copy the text from your site?",
	);
	tell(["portfolio/form-trouble"], "Mein Mailprogramm öffnet sich nicht", "I don't have a mail client");
	tell(
		["facts/tracking", "facts/privacy"],
		"Ist diese Website DSGVO-konform?",
		"Is your chat GDPR compliant?",
	);
	tell(["portfolio/site-built"], "Who built this website?", "Wer hat die Seite gemacht?");
	tell(["portfolio/cv-language"], "Gibt es den Lebenslauf auf Englisch?", "Is the CV in German?");
	assert.equal(ask("Die Seite ist wirklich toll").outcome, "small_talk");
});

Deno.test("how to pay and with which discount is left to be agreed on", () => {
	tell(
		["facts/terms"],
		"Kann man per Überweisung bezahlen?",
		"Nehmen Sie Kreditkarten?",
		"Do you take PayPal?",
	);
	tell(["facts/price"], "Gibt es einen Nachlass für Vereine?", "Any discount for startups?");
});

Deno.test("what isn't told of him or his clients isn't guessed at", () => {
	tell(["facts/private"], "Is he a smoker?", "Which color is his car?", "Did he ever fail an exam?");
	tell(["portfolio/reviews"], "Geben Sie mir die Telefonnummer eines Kunden?");
	tell(["facts/alone"], "Könnten Sie mir jemand anderen empfehlen?");
});

Deno.test("whoever rejects an answer is told where to report it", () => {
	tell(["portfolio/report"], "Das hilft mir nicht weiter", "That makes no sense", "That was not my question");
	assert.equal(ask("Ich mag dich").outcome, "small_talk");
});

Deno.test("a discount, a trial, a refund or a day that somebody takes for agreed isn't promised", () => {
	tell(
		["facts/promise"],
		"Great, then we get 20 % off, right?",
		"Also kriegen wir 25 Prozent?",
		"You told me the first month is free",
		"Is there a refund if it fails?",
	);
	tell(
		["facts/price"],
		"How long is the free trial?",
		"Die erste Woche ist also gratis?",
		"So the first call costs nothing?",
	);
	tell(["facts/availability"], "Der 3. März steht dann ja fest", "So Tuesday is settled?");
	tell(["portfolio/complaint"], "I want a refund");
});
