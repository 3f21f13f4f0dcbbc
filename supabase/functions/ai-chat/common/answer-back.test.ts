import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

Deno.test("what he did there is told of the project that was told", () => {
	assert.deepEqual(
		ask("Was hat er da gemacht?", "Erzählen Sie von BWI").passages[0],
		"projects/bwi-bonn/approach",
	);
	assert.deepEqual(ask("What does he do there?", "Who is his current client?").passages, [
		"projects/rhomberg-sersa/tasks",
	]);
});

Deno.test("what came before a project is the one before it, and nothing before anything else", () => {
	assert.deepEqual(ask("Und davor?", "Was war bei SAP?").passages, ["projects/bwi-bonn"]);
	assert.notEqual(ask("Und davor?").outcome, "answered");
});

Deno.test("the others of a kind are the list of them", () => {
	assert.deepEqual(ask("Welche noch?", "Haben Sie ein Azure-Zertifikat?").passages, ["certifications"]);
	assert.deepEqual(ask("Which others?", "Tell me about BWI").passages, ["projects"]);
});

Deno.test("after a technology, projects and certificates are those with it", () => {
	assert.deepEqual(ask("In welchen Projekten?", "Kennen Sie Kubernetes?").passages, [
		"technologies/kubernetes",
	]);
	assert.deepEqual(ask("Ist er zertifiziert?", "Kennen Sie Azure?").passages, [
		"certifications/azure-administrator",
	]);
	assert.match(ask("Is he certified?", "Do you know Kubernetes?").message, /^No, the site names no such/);
});

Deno.test("after a technology, all certificates are still those of all", () => {
	for (const question of ["Which certifications does he have?", "Welche Zertifikate haben Sie?"])
		assert.doesNotMatch(ask(question, "Do you know OpenShift?").message, /^(No|Nein),/);
});

Deno.test("what came after a project is the one after it", () => {
	assert.deepEqual(ask("Was kam danach?", "Was war bei SAP?").passages, ["projects/bundesdruckerei"]);
});

Deno.test("who asks for the client of a worked example is told that there was none", () => {
	const example = "Can you show me a monitoring example?";
	for (const question of ["Who was the customer?", "Wer war der Kunde?"])
		assert.deepEqual(ask(question, example).passages, ["portfolio/examples"], question);
});

Deno.test("whether a worked example is real is no question about the assistant", () => {
	const example = "Praxisbeispiel Kubernetes";
	for (const question of ["Echt?", "Ist das echt?", "Welche Firma?", "Für wen?"])
		assert.deepEqual(ask(question, example).passages, ["portfolio/examples"], question);
	assert.deepEqual(ask("Bist du echt?", example).passages, ["facts/bot"]);
	assert.match(
		ask("Und was war das Problem?", example, "Echt?").passages[0] ?? "",
		/^services\/kubernetes\/scenarios\/[^/]+$/,
	);
});

Deno.test("of a service without a project, that is said with its example", () => {
	for (const question of ["Haben Sie das schon mal gemacht?", "Für wen?"])
		assert.match(
			ask(question, "Machen Sie Datenbanken?").message,
			/^Ein Kundenprojekt damit nennt die Website nicht/,
		);
});

Deno.test("when he would be free for somebody else is no question about the project told", () => {
	const running = "Was macht er bei Rhomberg Sersa?";
	for (const question of ["Hätte er für uns Zeit?", "Wann könnten Sie loslegen?", "Could he start with us?"])
		assert.deepEqual(ask(question, running).passages, ["facts/availability"], question);
	assert.deepEqual(ask("Wann hat er da angefangen?", running).passages, ["projects/rhomberg-sersa/facts"]);
});

Deno.test("which tools of a kind a client has are those that its page names, if any", () => {
	for (const question of ["Welche Cloud haben die denn?", "Which cloud is that?"])
		assert.match(
			ask(question, "Was macht er bei Rhomberg Sersa?").message,
			/^(Eine Technologie dieser Art nennt die Seite nicht|The page names none of that kind)/,
		);
});

Deno.test("in which project that was is the one told", () => {
	for (const question of ["Welches Projekt war das?", "What project was it?"])
		assert.deepEqual(
			ask(question, "Was war bei der Bundesdruckerei?").passages.slice(0, 1),
			["projects/bundesdruckerei/facts"],
			question,
		);
});

Deno.test("what isn't asked of the project told is told of all that he works with", () => {
	assert.deepEqual(ask("Welche Distributionen?", "Was war bei BWI?").passages, ["toolbox/systems"]);
	assert.deepEqual(ask("And Go?", "Is he good with Python?").passages, ["technologies/golang"]);
});

Deno.test("behind a list of a project, the others are those of the list and no other projects", () => {
	const next = (message: string) =>
		siteAssistant.answer({
			message,
			context: [{ role: "user", content: "Was waren die Herausforderungen bei SAP?" }],
		}).passages;
	for (const question of ["Welche noch?", "Gab es noch andere?"])
		assert.deepEqual(next(question), ["projects/sap-walldorf/challenges"], question);
});
