import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("a product that a project's page doesn't name is said to be missing, with what it names", () => {
	for (const question of [
		"In which cloud does Rhomberg Sersa keep its servers?",
		"Welches Linux lief bei der BWI auf den Servern?",
		"Welchen Hypervisor hatte die BWI?",
		"Welche Firewall betreibt Rhomberg Sersa?",
		"Which backup software was in place at BWI?",
		"Welches Tool für die Konfiguration gab es bei SAP?",
		"Which database was behind it at the Bundesdruckerei?",
	]) {
		const { outcome, message } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.match(message, /^(Eine Technologie dieser Art|The page names none)/, question);
	}
});

Deno.test("a product that the page does name is told with its technologies", () => {
	for (const [question, id] of [
		["Welche Skriptsprache kam bei der BWI zum Einsatz?", "projects/bwi-bonn/technologies"],
		["Which version control was used at SAP?", "projects/sap-walldorf/technologies"],
	] as const) {
		const { outcome, passages, message } = ask(question);
		assert.deepEqual([outcome, passages], ["answered", [id]], question);
		assert.doesNotMatch(message, /^(Eine Technologie dieser Art|The page names none)/, question);
	}
});

Deno.test("versions, departments and the like that the page leaves open are said not to stand there", () => {
	for (const question of [
		"Welche Kubernetes-Version war es bei der Bundesdruckerei?",
		"On which version of RHEL were the servers at BWI?",
		"Für welche Abteilung arbeitete er bei SAP?",
		"Which railway stations belong to Rhomberg Sersa?",
	]) {
		const { outcome, message } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.match(message, /steht nicht auf der Seite zu|The page about .* doesn't say/, question);
	}
});

Deno.test("a number of a project is only told where it counts just that", () => {
	for (const question of [
		"Wie viele Images wurden bei der Bundesdruckerei umgebaut?",
		"How many workloads were migrated at the Bundesdruckerei?",
		"Wie viele Nutzer arbeiten auf der Plattform der Bundesdruckerei?",
	])
		assert.match(ask(question).message, /^(Diese Zahl nennt|The site doesn't give that number)/, question);
	assert.match(
		ask("How many namespaces is a project in OpenShift at Bundesdruckerei?").message,
		/genau einem/,
	);
});

Deno.test("rules, tasks and versions that are told of are no products", () => {
	for (const question of [
		"Welche Firewall-Regeln pflegt er bei Rhomberg Sersa?",
		"What had to happen with new versions at the Bundesdruckerei?",
	])
		assert.equal(ask(question).outcome, "answered", question);
});
