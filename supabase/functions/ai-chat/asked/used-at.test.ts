import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

Deno.test("where a technology was used is told with its projects, or that there is none for a client", () => {
	assert.match(ask("Wo haben Sie Kubernetes benutzt?").message, /Bundesdruckerei/);
	assert.match(
		ask("Für welche Kunden hat er Linux eingesetzt?").message,
		/Rhomberg.*Bundesdruckerei.*SAP.*BWI/s,
	);
	assert.match(
		ask("In welchem Projekt wurde Ansible verwendet?").message,
		/^Ein Kundenprojekt damit nennt die Website nicht\. Mit Ansible/,
	);
});

Deno.test("whether a technology is known is told without a single challenge of a project", () => {
	for (const question of ["Kennt er OpenShift?", "Does he know OpenShift?"])
		assert.deepEqual(ask(question).passages, ["technologies/openshift", "about/competencies/3"], question);
});

Deno.test("behind a technology that a service was told for, a project is asked for it too", () => {
	assert.match(
		ask("und bei SAP?", "Kann er Kubernetes?").message,
		/^Zu Kubernetes steht auf der Seite zu SAP/,
	);
	assert.match(
		ask("And at Bundesdruckerei?", "How do you back up Kubernetes?").message,
		/^Yes, .*Kubernetes/,
	);
});

Deno.test("behind a technology, another project is asked for it too", () => {
	const first = ask("Und bei SAP?", "Kann er Terraform?");
	assert.match(first.message, /^Zu Terraform steht .*SAP/);
	const next = ask("und bei der Bundesdruckerei?", "Kann er Terraform?", "Und bei SAP?");
	assert.match(next.message, /^Zu Terraform steht .*Bundesdruckerei/);
	assert.deepEqual(ask("Welche davon hat er bei SAP verwendet?", "Welche Technologien kann er?").passages, [
		"projects/sap-walldorf/technologies",
	]);
});

Deno.test("several technologies are told one by one", () => {
	assert.deepEqual(ask("Kennen Sie sich mit Terraform und Ansible aus?").passages, [
		"technologies/terraform",
		"technologies/ansible",
	]);
	assert.deepEqual(ask("Hat er Erfahrung mit Prometheus und Grafana?").passages, [
		"technologies/prometheus",
		"technologies/grafana",
	]);
	assert.notDeepEqual(ask("Argo CD oder Flux, welches lieber?").passages, [
		"technologies/argo-cd",
		"technologies/flux",
	]);
});

Deno.test("whether a project was remote isn't said, and what it was made of is", () => {
	assert.match(
		ask("Arbeitete er bei SAP remote oder vor Ort?").message,
		/^Das steht nicht auf der Seite zu SAP/,
	);
	assert.match(ask("War das remote?", "Was hat er bei SAP gemacht?").message, /^Das steht nicht/);
	assert.deepEqual(ask("Ist remote möglich?", "Was hat er bei SAP gemacht?").passages, ["facts/remote"]);
	assert.deepEqual(ask("Welche Aufgaben hat er bei Rhomberg Sersa?").passages, [
		"projects/rhomberg-sersa/tasks",
	]);
	assert.deepEqual(ask("Und die Aufgaben?", "Erzähl von Rhomberg Sersa").passages, [
		"projects/rhomberg-sersa/tasks",
	]);
});

Deno.test("of two tools, what is known of the one is told, and that the site says nothing about the other", () => {
	for (const [question, known, other] of [
		["Verwendet er Docker oder Podman?", "technologies/docker", "Podman"],
		["Haben Sie mit Terraform oder Pulumi gearbeitet?", "technologies/terraform", "Pulumi"],
		["Does he use Ansible or Puppet?", "technologies/ansible", "Puppet"],
	] as const) {
		const { passages, message } = ask(question);
		assert.deepEqual(passages, [known], question);
		assert.match(message, new RegExp(`(Zu|nothing about) ${other}`), question);
	}
	assert.equal(ask("Chef oder Puppet?").outcome, "declined");
});
