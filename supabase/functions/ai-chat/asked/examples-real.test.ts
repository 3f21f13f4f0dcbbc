import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, before = "") => {
	const context = before
		? [
				{ role: "user" as const, content: before },
				{
					role: "assistant" as const,
					content: siteAssistant.answer({ message: before, context: [] }).message,
				},
			]
		: [];
	return siteAssistant.answer({ message, context }).passages;
};

Deno.test("whoever asks if the worked examples or their clients are real hears that they are made up", () => {
	for (const message of [
		"Sind die Szenarien echt?",
		"Haben Sie die Fallstudien wirklich so erlebt oder sind sie ausgedacht?",
		"Are the examples on the pages genuine?",
		"Did these case studies really happen?",
		"Den Zahlungsdienstleister gibt es aber nicht wirklich?",
		"Is the wholesaler a real company?",
	])
		assert.deepEqual(ask(message), ["portfolio/examples"], message);
	for (const message of ["Ist das echt?", "is that real"])
		assert.deepEqual(
			ask(message, "Welche Ergebnisse gab es im EKS-Beispiel?"),
			["portfolio/examples"],
			message,
		);
});

Deno.test("whoever asks for the client of an example hears the same, whatever was told of it before", () => {
	for (const message of [
		"Wer war im Beispiel der Kunde?",
		"Für wen war das Beispiel?",
		"Who was the customer in that example?",
		"Which client is that scenario from?",
	])
		assert.deepEqual(ask(message, "Welche Tools gibt es beim Monitoring?"), ["portfolio/examples"], message);
});

Deno.test("whether he can really help is another question, and so is whether the bot is real", () => {
	assert.ok(!ask("Können Sie unserem Onlineshop wirklich helfen?").includes("portfolio/examples"));
	assert.ok(!ask("Bist du echt?").includes("portfolio/examples"));
});

Deno.test("what the client of an example got or saved is asked of the example, and not whether it is real", () => {
	for (const message of [
		"What did the client save in the AWS example?",
		"Welche Werkzeuge bekam der Kunde im AKS-Beispiel?",
	])
		assert.ok(!ask(message).includes("portfolio/examples"), message);
});

Deno.test("whoever wants the name of an example's client hears that there is none", () => {
	for (const message of [
		"Wie heißt der Großhändler?",
		"Können Sie mir den Namen der Versicherung verraten?",
		"Who is the payment provider?",
		"What is the name of the logistics company?",
		"Welche Firma ist das Softwarehaus?",
	])
		assert.ok(ask(message).includes("portfolio/examples"), message);
	for (const message of [
		"Wer überwacht beim Zahlungsdienstleister die Server?",
		"Wie heißt die erste Phase beim Maschinenbauer?",
	])
		assert.ok(!ask(message).includes("portfolio/examples"), message);
});

Deno.test("his own insurer or payment provider is no client of an example", () => {
	for (const message of [
		"What is the name of his liability insurance?",
		"Who is the payment provider for your invoices?",
		"Wie heißt Ihre Haftpflichtversicherung?",
		"Können Sie mir den Namen Ihrer Versicherung nennen?",
	])
		assert.ok(!ask(message).includes("portfolio/examples"), message);
	assert.deepEqual(ask("Is the wholesaler a real client of yours?"), ["portfolio/examples"]);
});
