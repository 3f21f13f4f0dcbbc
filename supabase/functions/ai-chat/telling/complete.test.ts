import assert from "node:assert/strict";
import { createAssistant } from "../site-answer.ts";
import { siteContent } from "../site-content.ts";

const assistant = createAssistant(siteContent);
const ask = (message: string) => assistant.answer({ message, context: [] }).message;

Deno.test("a figure that was asked for comes before what its page says else", () => {
	const [first = ""] = ask("Wie lange dauert der Restore der Datenbank?").split("\n");
	assert.match(first, /48\s+min/);
});

Deno.test("a point of a list that is told is not quoted once more", () => {
	const message = ask("Was passiert bei einem Ausfall der Availability Zone?");
	assert.equal(message.split("AWS Fault Injection Service").length, 2, message);
});

Deno.test("a question in a known page's own words is answered, one with a name that nobody wrote isn't", () => {
	assert.match(ask("Wofür ist der Totmannschalter da, den es außerhalb gibt?"), /Monitoring selbst ausfällt/);
	const { outcome } = assistant.answer({ message: "Wofür ist die Zahnbürste da?", context: [] });
	assert.equal(outcome, "declined");
});

Deno.test("how long one step took is told without the length of all phases", () => {
	const message = ask("How long could the shop's database not be written to during the version switch?");
	assert.match(message, /^[^\n]*4\s+min Schreibpause/);
	assert.doesNotMatch(
		ask("Wie lange brauchte der Restore im Webshop-Beispiel, bevor was geändert wurde?"),
		/5 Phasen/,
	);
	assert.match(ask("How long did the Azure landing zone scenario take?"), /27 weeks in all/);
});

Deno.test("what a worked example tells is never laid at the door of a client", () => {
	for (const question of [
		"Welcher Kunde hatte 140 Alarme pro Woche?",
		"Welche Kunden hatten weniger Alarme?",
	]) {
		const message = ask(question);
		assert.match(message, /kein Kundenprojekt/, question);
		assert.doesNotMatch(message, /Rhomberg|SAP|BWI/, question);
	}
	const { message } = assistant.answer({
		message: "Bei welchem Kunden war das?",
		context: [{ role: "user", content: "Wie viele Alarme gab es pro Woche?" }],
	});
	assert.match(message, /erfunden/);
});

Deno.test("a result that tells what was asked comes before figures of other examples", () => {
	const question = "Wie lange dauerte die Wiederherstellung im Beispiel mit den sechs Clustern?";
	assert.match(assistant.answer({ message: question, context: [] }).message, /^55\s+min/);
});

Deno.test("a fact that is all of a question is told without a sentence that shares a word with it by chance", () => {
	for (const [question, fact] of [
		["Unterzeichnen Sie eine Geheimhaltungsvereinbarung?", "facts/terms"],
		["Is a fixed price possible?", "facts/price"],
		["Wie viele Tage pro Woche könnten Sie?", "portfolio/workload"],
		["Wie viel Vorlauf brauchen Sie, wenn ich Sie buchen will?", "facts/availability"],
		["okay, how can i reach you then?", "facts/contact"],
		["Is there an English version?", "facts/languages"],
	] as const)
		assert.deepEqual(assistant.answer({ message: question, context: [] }).passages, [fact], question);
});

Deno.test("how long a project takes is told without figures of other examples", () => {
	for (const question of ["Wie lange dauert ein Kubernetes-Projekt?", "How long does a DevOps project take?"])
		assert.match(
			ask(question),
			/^(Im|The) \[?(Praxisbeispiel|worked example)[^\n]*\d+ (Wochen|weeks)/,
			question,
		);
});

Deno.test("what is told already is not followed by a sentence that only shares a word with it", () => {
	for (const [question, chance] of [
		["Was heißt GitOps?", /Ob Terraform/],
		["Bieten Sie Kubernetes-Schulungen an?", /Knotenausfall/],
	] as const)
		assert.doesNotMatch(ask(question), chance, question);
	assert.match(ask("Which file systems does the LPIC-1 cover?"), /ext4/);
	assert.match(
		ask("Wie fix war die Datenbank nach der Ausfallübung beim Buchungsanbieter wieder da?"),
		/38\s+min/,
	);
});
