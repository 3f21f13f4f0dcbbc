import assert from "node:assert/strict";
import { talk } from "../testing/chat.ts";

Deno.test("a bare question for a part goes back to the page told before a price or another fact", () => {
	for (const [aside, question] of [
		["Was kostet so etwas?", "Und wie lange dauert das?"],
		["Ist er verfügbar?", "Haben Sie ein Beispiel?"],
		["Wie erreiche ich ihn?", "Und mit welchen Werkzeugen?"],
	] as const) {
		const { passages } = talk("Erzählen Sie von der Leistung Monitoring", aside, question);
		assert.match(passages[0] ?? "", /^services\/monitoring\//, `${aside} ${question}`);
	}
});

Deno.test("the same after a refusal", () => {
	for (const refused of ["Do you know Bitbucket?", "What about Heroku?"])
		assert.deepEqual(
			talk("Tell me about the DevOps service", refused, "Any example?").passages,
			["services/devops/scenarios/aks-automatisierung"],
			refused,
		);
});

Deno.test("after what is said of a worked example's client, its parts are still asked for", () => {
	assert.deepEqual(
		talk("How does the monitoring example go?", "Who was the customer?", "And what were the results?")
			.passages,
		["services/monitoring/scenarios/bereitschaft-mit-slos/results"],
	);
});

Deno.test("who goes back to one of a list means it, whatever was refused since", () => {
	const list = "Which certificates are there?";
	assert.deepEqual(talk(list, "Do you know Heroku?", "Back to the AWS one: what is it about?").passages, [
		"certifications/aws-solutions-architect",
	]);
	assert.deepEqual(talk("Welche Leistungen gibt es?", "Kennst du Heroku?", "Zurück zur dritten").passages, [
		"services/kubernetes",
	]);
});

Deno.test("how long data is kept is no question for the page told before", () => {
	assert.deepEqual(
		talk("Was macht er mit Kubernetes?", "Speichern Sie meine Daten?", "Wie lange?").passages,
		["portfolio/data-kept"],
	);
});

Deno.test("what the page told before an aside answers best is told of it", () => {
	assert.deepEqual(
		talk("Wir hätten gern einen Chatbot", "Was würde das kosten?", "Bleiben unsere Daten dabei im Haus?")
			.passages,
		["services/ai-development/features/5"],
	);
});
