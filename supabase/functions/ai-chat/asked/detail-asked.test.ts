import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });
const MISSING = /^(Eine Technologie dieser Art nennt|The page names none)/;
const OPEN = /steht nicht auf der Seite zu|The page about .* doesn't say/;

Deno.test("a product that a project's page doesn't name is said to be missing, with what it names", () => {
	for (const question of [
		"In which cloud does Rhomberg Sersa keep its servers?",
		"Welches Linux lief bei der BWI auf den Servern?",
		"Which backup software was in place at BWI?",
		"Which database was behind it at the Bundesdruckerei?",
		"Welche Datenbank wurde bei SAP eingesetzt?",
	]) {
		const { outcome, message } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.match(message, MISSING, question);
	}
});

Deno.test("a product that the page does name is told with its technologies", () => {
	for (const [question, project] of [
		["Welche Skriptsprache kam bei der BWI zum Einsatz?", "bwi-bonn"],
		["Which programming language was used at SAP?", "sap-walldorf"],
		["Welche Kubernetes-Distribution läuft bei der Bundesdruckerei?", "bundesdruckerei"],
		["Which container platform was in use at the Bundesdruckerei?", "bundesdruckerei"],
		["Welches Betriebssystem lief bei der BWI?", "bwi-bonn"],
		["Which operating system did you run at SAP?", "sap-walldorf"],
	] as const) {
		const { outcome, passages, message } = ask(question);
		assert.deepEqual([outcome, passages], ["answered", [`projects/${project}/technologies`]], question);
		assert.doesNotMatch(message, MISSING, question);
	}
});

Deno.test("what he did with something there is no question which product it was", () => {
	for (const question of [
		"What firewalls did he manage at Rhomberg Sersa?",
		"Welche Lösung hat er bei SAP für das Monitoring gebaut?",
		"Welche Systeme wurden bei der BWI für das Backup vorbereitet?",
		"Which database systems did he migrate at the Bundesdruckerei?",
		"What tickets did he work on at SAP?",
		"How long was he at SAP and which database was used there?",
	])
		assert.doesNotMatch(ask(question).message, MISSING, question);
});

Deno.test("versions and departments that the page leaves open are said not to stand there", () => {
	for (const question of [
		"Welche Kubernetes-Version war es bei der Bundesdruckerei?",
		"On which version of RHEL were the servers at BWI?",
		"Für welche Abteilung arbeitete er bei SAP?",
	]) {
		const { outcome, message } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.match(message, OPEN, question);
	}
	assert.doesNotMatch(ask("Which version control was used at SAP?").message, OPEN);
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
