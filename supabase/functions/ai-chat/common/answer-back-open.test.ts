import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

Deno.test("who paid for a project, how much, and why it was done so is not stated on its page", () => {
	for (const message of [
		"Wer hat das finanziert?",
		"Wie viel wurde dafür bezahlt?",
		"What did it cost?",
		"Why OpenShift?",
	])
		assert.match(
			ask(message, "Tell me about the Bundesdruckerei").message,
			/^(The page about Bundesdruckerei|Das steht nicht auf der Seite zu Bundesdruckerei)/,
			message,
		);
	assert.deepEqual(ask("Was würde so etwas kosten?", "Was haben Sie bei SAP gemacht?").passages, [
		"facts/price",
	]);
	const asked = ["Was haben Sie bei der BWI gemacht?", "Wer hat das bezahlt?"];
	assert.equal(ask("Und bei Rhomberg?", ...asked).outcome, "declined");
	assert.deepEqual(ask("Was waren die größten Schwierigkeiten?", ...asked).passages, [
		"projects/bwi-bonn/challenges",
	]);
	assert.equal(ask("Warum sollte ich Sie nehmen?", ...asked).outcome, "answered");
});

Deno.test("what somebody likes best isn't guessed from the technology told", () => {
	for (const message of ["Womit arbeiten Sie am liebsten?", "Which one do you prefer?"])
		assert.equal(ask(message, "Kennen Sie Jenkins?").outcome, "declined", message);
});

Deno.test("who wants to talk to a client is told that there are no references but the projects", () => {
	for (const message of ["Could I speak with one of them?", "Kann ich mit einem der Kunden sprechen?"])
		assert.deepEqual(ask(message, "Do you have references?").passages, ["portfolio/reviews"], message);
});

Deno.test("for whom a service was done is told of its projects", () => {
	for (const message of ["Bei welchen Kunden?", "For which clients?"])
		assert.deepEqual(
			ask(message, "Bieten Sie Monitoring an?").passages,
			["services/monitoring/projects"],
			message,
		);
});

Deno.test("whether it was done before is told of the projects of the service, or of the team he led", () => {
	assert.deepEqual(ask("Have you done this before?", "Do you offer monitoring?").passages, [
		"services/monitoring/projects",
	]);
	assert.deepEqual(
		ask("Haben Sie das schon mal gemacht?", "Bieten Sie technische Leitung auf Zeit an?").passages,
		["portfolio/lead"],
	);
});

Deno.test("which certificates there are is told after one that isn't there", () => {
	assert.deepEqual(ask("Welche denn?", "Haben Sie ein Zertifikat für Kubernetes?").passages, [
		"certifications",
	]);
});

Deno.test("what was the focus before is told as such, and three questions in one are all answered", () => {
	assert.deepEqual(ask("Und davor?", "Was sind Ihre Schwerpunkte?").passages, ["facts/experience"]);
	assert.deepEqual(ask("Wo wohnen Sie, was kosten Sie und wann haben Sie Zeit?").passages, [
		"facts/location",
		"facts/price",
		"facts/availability",
	]);
	const { passages } = ask("Which certificates do you have, do you work remotely, and how can I reach you?");
	for (const id of ["certifications", "facts/remote", "facts/contact"]) assert.ok(passages.includes(id), id);
	assert.deepEqual(ask("Woran arbeiten Sie gerade, außer an Kundenprojekten?").passages, [
		"projects/overview/current",
	]);
});

Deno.test("who else took part in a project, and what went badly, is said to be on no page", () => {
	for (const message of [
		"Wer war noch dabei?",
		"Wer war der Ansprechpartner?",
		"mit wem hat er zusammengearbeitet?",
	])
		assert.match(
			ask(message, "Was war bei der BWI?").message,
			/^Das steht nicht auf der Seite zu BWI/,
			message,
		);
	assert.match(
		ask("Welche Probleme gab es?", "Was macht er bei Rhomberg Sersa?").message,
		/^Das steht nicht/,
	);
	assert.deepEqual(ask("und davor?", "Was war bei der BWI?").passages, ["facts/experience"]);
	assert.deepEqual(ask("für wie lange?", "Ist er verfügbar?").passages, ["portfolio/duration"]);
});
