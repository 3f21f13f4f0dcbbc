import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const told = (message: string) => siteAssistant.answer({ message, context: [] }).passages;

Deno.test("whoever wants an offer hears how to get one, and that the site names no prices", () => {
	for (const message of [
		"Ich hätte gerne einen Kostenvoranschlag",
		"Erstellen Sie mir ein Angebot?",
		"Angebot bitte",
		"Ein unverbindliches Angebot wäre schön",
		"Could we get a quotation?",
		"Request a quote",
		"Would you prepare a short proposal for us?",
	])
		assert.deepEqual(told(message), ["facts/contact", "facts/price"], message);
});

Deno.test("an offer for a subject is told with the service for it", () => {
	for (const [message, service] of [
		["Bitte unterbreiten Sie uns ein Angebot für eine Cloud-Migration", "services/cloud-migration"],
		["Can you make an offer for a PostgreSQL migration?", "services/database-management"],
		["Wir brauchen ein Angebot für Kubernetes", "services/kubernetes"],
	] as const)
		assert.deepEqual(told(message), ["facts/contact", service], message);
});

Deno.test("what he has on offer, and how long something takes, is no wish for an offer", () => {
	for (const message of [
		"Was umfasst Ihr Angebot?",
		"Welche Angebote haben Sie?",
		"What do you offer?",
		"Würden Sie uns Ihr Angebot vorstellen?",
	])
		assert.deepEqual(told(message), ["services"], message);
	assert.ok(!told("I need an estimate of how long it takes").includes("facts/price"));
});

Deno.test("who has an offer to make, or wants none, asks for none", () => {
	for (const message of [
		"I have an offer for you.",
		"Ich möchte kein Angebot, nur eine Auskunft zu Kubernetes.",
	])
		assert.ok(!told(message).includes("facts/price"), message);
});
