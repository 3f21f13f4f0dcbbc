import assert from "node:assert/strict";
import { talk } from "../testing/chat.ts";

Deno.test("which of two technologies is better is left open, with how tools are chosen", () => {
	for (const question of [
		"Was ist besser, Terraform oder Ansible?",
		"Argo CD oder Flux, was nehmen Sie?",
		"Why Prometheus instead of Zabbix?",
		"GitLab CI or Jenkins, which one would you recommend?",
		"Should we use AKS or EKS?",
		"Would you rather use Jenkins or GitLab CI?",
	]) {
		const { outcome, message } = talk(question);
		assert.equal(outcome, "declined", question);
		assert.match(message, /Werkzeugwahl/, question);
	}
});

Deno.test("the same of what was told, by a question that names none of it", () => {
	assert.match(
		talk("Kann er GitLab CI?", "und Jenkins?", "was empfehlen Sie davon?").message,
		/Werkzeugwahl/,
	);
	assert.match(talk("Does he know Grafana?", "which would you recommend?").message, /Werkzeugwahl/);
});

Deno.test("both of them, one alone and a reason for something else are no choice between two", () => {
	for (const question of [
		"Arbeiten Sie lieber mit AWS oder Azure, oder mit beiden?",
		"Wieso dürfen Container auf OpenShift nicht als root laufen?",
		"AKS oder lieber ein eigener Cluster?",
	])
		assert.doesNotMatch(talk(question).message, /Werkzeugwahl/, question);
});

Deno.test("with which of two he is at home is told from what he worked with", () => {
	for (const question of [
		"Kennt er sich besser mit AWS oder mit GCP aus?",
		"Ist er stärker in Azure oder in AWS?",
		"Is he better at AWS or Azure?",
	]) {
		const { outcome, passages } = talk(question);
		assert.equal(outcome, "answered", question);
		assert.ok(passages.includes("technologies/aws"), question);
	}
	assert.match(talk("Kennt er sich besser mit AWS oder mit GCP aus?").message, /Zu GCP steht .* nichts/);
});

Deno.test("two technologies named before are meant by which is better, and by what lies between them", () => {
	const two = "Worin unterscheiden sich Rancher und OpenShift?";
	assert.match(talk(two, "Welches ist besser?").message, /^Diese Website stellt keins/);
	assert.match(talk("Kennen Sie Ansible?", "Und Puppet?", "Was bevorzugen Sie?").message, /^Diese Website/);
	for (const question of [
		"Sind Sie schon zwischen den beiden umgezogen?",
		"Have you moved from one to the other?",
	])
		assert.match(talk(two, question).passages[0] ?? "", /^projects\/bundesdruckerei/, question);
});

Deno.test("what was set apart without an answer may still be asked which is better, and whether he knows both", () => {
	const apart = "What's the difference between AKS and EKS?";
	assert.match(talk(apart, "Which one do you recommend?").message, /^This site puts neither above/);
	assert.deepEqual(talk(apart, "Which one do you recommend?", "Have you worked with both?").passages, [
		"technologies/aks",
		"technologies/eks",
	]);
});

Deno.test("which of two is cheaper or faster for the visitor isn't said either", () => {
	for (const question of [
		"Was ist für uns billiger, AKS oder EKS?",
		"Would AWS be cheaper than Azure for us?",
	])
		assert.match(talk(question).message, /^(Diese Website stellt|This site puts neither)/, question);
});

Deno.test("what grows faster than something else sets no two technologies against each other", () => {
	for (const question of [
		"Our AWS bill keeps growing faster than revenue",
		"Our Azure costs are rising faster than planned",
	])
		assert.doesNotMatch(talk(question).message, /^(Diese Website stellt|This site puts neither)/, question);
});
