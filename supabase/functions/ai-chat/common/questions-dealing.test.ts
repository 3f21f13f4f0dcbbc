import assert from "node:assert/strict";
import { owner } from "../../../../src/content/owner.ts";
import { siteAssistant } from "../testing/chat.ts";

const [firstName] = owner.name.split(" ");
const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

function assertTold(passages: readonly string[], messages: readonly string[]): void {
	for (const message of messages) assert.deepEqual(ask(message).passages, passages, message);
}

Deno.test("a first call is asked for with him, and leads to the form and to how a project begins", () => {
	for (const question of [
		"Do you offer a free discovery call?",
		"Could we have a short call first?",
		"Gibt es eine kostenlose Erstberatung?",
	])
		assert.deepEqual(ask(question).passages, ["facts/contact", "projects/overview/approach/1"], question);
});

Deno.test("permanent work, agencies, past clients and other freelancers are asked about as such", () => {
	for (const [question, id] of [
		["Are you open to a permanent position?", "facts/employment"],
		["Would you take a perm role?", "facts/employment"],
		["Können wir ihn fest einstellen?", "facts/employment"],
		["Wie stellt man eine Anfrage?", "facts/contact"],
		["How can I enquire?", "facts/contact"],
		["Could I call one of your references?", "portfolio/reviews"],
		["Can we speak to your previous clients?", "portfolio/reviews"],
		["What sets you apart from other contractors?", "portfolio/why"],
		["How are you different from other consultants?", "portfolio/why"],
		["Are you an engineer or an architect?", "facts/person"],
		["Could you be on call?", "facts/support"],
		["Can you be on site three days per week?", "facts/onsite"],
	] as const)
		assert.equal(ask(question).passages[0], id, question);
	assert.equal(ask("Do you work via agencies?").outcome, "declined");
});

Deno.test("whoever wants to talk to the owner or send him something is told how", () => {
	assertTold(
		["facts/contact"],
		[
			"Kann ich mit jemandem reden?",
			`Let me talk to ${firstName} please`,
			`Können Sie mich mit ${firstName} verbinden?`,
			"Wie schicke ich Ihnen die Eckdaten?",
			"Where do I send my requirements?",
			"Wie fragt man hier ein Projekt an?",
		],
	);
	assertTold(
		["facts/bot", "facts/contact"],
		["Ich will mit einer echten Person sprechen", "May I speak with a human?"],
	);
	assertTold(["facts/phone"], ["Ruf mich bitte zurück: +49 170 1234567", "Please call me back"]);
	assertTold(
		["portfolio/no-booking"],
		["Could we schedule a meeting?", "Könnten wir einen Zoom-Termin ausmachen?"],
	);
	assertTold(["portfolio/form-files"], ["Kann ich Ihnen ein Dokument zusenden?"]);
	assertTold(["facts/languages"], ["Kann man hier Deutsch sprechen?"]);
});

Deno.test("whoever wants to begin is told where to write and how it goes on", () => {
	assertTold(
		["facts/contact", "projects/overview/approach"],
		["Wie beginne ich ein Projekt?", "How do we start a project?", "What are the next steps?", "Was nun?"],
	);
	assert.deepEqual(ask("Klingt gut, was nun?", "Was kosten Sie?").passages[0], "facts/contact");
	assertTold(["projects/overview/approach"], ["Wie starten Sie ein Projekt?"]);
});

Deno.test("a question that is only announced is invited", () => {
	assertTold(["facts/capabilities"], ["Darf ich was fragen?", "I have a question"]);
});

Deno.test("what an agent has to know of a freelancer is told", () => {
	assertTold(["facts/cv"], ["Gibt es Ihr Profil als PDF?", "Do you have a PDF profile?"]);
	assert.deepEqual(ask("Auch als PDF?", "Haben Sie einen Lebenslauf?").passages, ["facts/cv"]);
	assertTold(["facts/onsite"], ["Ziehen Sie für ein Projekt auch um?", "Would you relocate?"]);
	assertTold(["facts/employment"], ["Geht auch AÜG?", "Machen Sie Zeitarbeit?"]);
	assertTold(
		["portfolio/projects-abroad"],
		["Do you take on clients in the UK?", "Arbeiten Sie für Kunden in den USA?"],
	);
	for (const message of ["Sprechen Sie Italienisch?", "Can you work in Dutch?"]) {
		const { passages, outcome } = ask(message);
		assert.deepEqual([passages, outcome], [["portfolio/other-languages"], "declined"], message);
	}
	assert.equal(ask("Fassen Sie seine Erfahrung kurz zusammen").passages[0], "facts/person");
	assert.deepEqual(ask("Give me a summary of his experience").passages, ["facts/person", "facts/experience"]);
});

Deno.test("the assistant says what it answers from, and that it can be wrong", () => {
	assertTold(
		["portfolio/assistant"],
		[
			"Mit welchem Modell arbeitet der Chat?",
			"What model do you run on?",
			"Läuft hier ChatGPT?",
			"Können deine Antworten falsch sein?",
			"Can I trust your answers?",
			"Woher hast du deine Informationen?",
			"Where do your answers come from?",
		],
	);
	assert.match(ask("Which LLM powers this chat?").message, /can be wrong.*\/datenschutz/s);
	assertTold(["portfolio/assistant"], ["Bist du ChatGPT?"]);
	assertTold(["portfolio/no-message"], ["Can you forward this to him?"]);
});

Deno.test("what puzzles about the site is cleared up", () => {
	assertTold(["facts/project-count"], ["Warum unterscheiden sich 9 und 14 Projekte?"]);
	assertTold(["facts/experience"], ["Seit 2007 oder seit 2012?", "Why 2007 here and 2012 there?"]);
	assertTold(["portfolio/examples"], ["Waren das echte Kunden?", "Are the clients in the examples real?"]);
	assertTold(["facts/legal"], ["Who is responsible for this website?", "Wer verantwortet diese Seite?"]);
	assertTold(["portfolio/site-built"], ["Auf welcher Technologie läuft die Website?"]);
	assert.deepEqual(ask("Mit welchen Tools?", "Wer hat die Website gebaut?").passages, [
		"portfolio/site-built",
	]);
	assert.match(
		ask("Was geschieht mit meinen Daten, wenn ich eine Anfrage sende?").message,
		/lösche Anfragen/,
	);
	assert.match(ask("What happens to my data when I send an inquiry?").message, /privacy notice/);
	assertTold(["facts/person"], ["No, I meant the owner"]);
});

Deno.test("contacts at clients aren't given, and the chat is his own work", () => {
	for (const question of ["Gibt es Ansprechpartner bei Referenzkunden?", "Kann ich Kunden anrufen?"])
		assert.match(ask(question).message, /Ansprechpartner bei Kunden stehen nicht/, question);
	assertTold(
		["portfolio/site-built"],
		["Haben Sie diesen Chatbot selbst gebaut?", "Is this bot built by you?"],
	);
	assertTold(["portfolio/running"], ["Wer ist aktuell Kunde?", "Und wer aktuell?"]);
});
