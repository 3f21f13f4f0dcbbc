import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("what he does at a client, however it is asked, is told by the project's page", () => {
	for (const question of [
		"Was macht er bei der Bundesdruckerei?",
		"Erzähl mir etwas über ihn bei der Bundesdruckerei",
		"What do you do at Bundesdruckerei?",
		"Was haben Sie bei der Bundesdruckerei genau gemacht?",
		"Wer ist die Bundesdruckerei?",
	])
		assert.equal(ask(question).passages[0], "projects/bundesdruckerei", question);
});

Deno.test("what kind of company a client is stays a question for the client", () => {
	for (const question of [
		"Was für ein Unternehmen ist Rhomberg Sersa?",
		"Was macht die Firma Rhomberg Sersa?",
	])
		assert.deepEqual(ask(question).passages, ["projects/rhomberg-sersa/company"], question);
});

Deno.test("what the page of a project doesn't tell is still declined, with a link to the page", () => {
	for (const question of [
		"Wer war bei SAP Ihr Ansprechpartner?",
		"Kubernetes bei SAP?",
		"Terraform bei der BWI?",
		"Azure bei der Bundesdruckerei?",
	]) {
		const { outcome, sources } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.ok(
			sources.some(({ href }) => href.startsWith("/projects/")),
			question,
		);
	}
});

Deno.test("what he does in a field is told by the field's page, and without one by who he is", () => {
	assert.equal(ask("What do you do in monitoring?").passages[0], "services/monitoring");
	assert.equal(ask("What can you do for us with AWS?").passages[0], "services/cloud-migration");
	assert.equal(ask("What do you do?").passages[0], "facts/person");
	assert.equal(ask("What can you do?").passages[0], "facts/capabilities");
});

Deno.test("whether he is an expert in something is a question for his work with it, and for no certificate's level", () => {
	for (const question of [
		"Ist er Kubernetes-Experte?",
		"Is he a Kubernetes expert?",
		"Is he specialised in Kubernetes?",
	])
		assert.match(ask(question).message, /Bundesdruckerei|Kubernetes platforms/, question);
	assert.deepEqual(ask("Which certificate has the level Expert?").passages, [
		"portfolio/highest-certificate",
	]);
});

Deno.test("how much he has done with something is told of that, and not counted", () => {
	for (const question of [
		"Wie viel Erfahrung hat er mit OpenShift?",
		"How much have you done with OpenShift?",
	])
		assert.equal(ask(question).passages[0], "technologies/openshift", question);
	assert.equal(ask("How much experience do you have?").passages[0], "facts/experience");
});
