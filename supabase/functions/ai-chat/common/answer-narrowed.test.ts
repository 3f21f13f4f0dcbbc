import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const told = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });
const ask = (message: string) => told(message);

Deno.test("projects are narrowed by a year, a technology or a field", () => {
	assert.deepEqual(ask("Welche Projekte gab es 2023?").passages, ["projects/sap-walldorf"]);
	assert.deepEqual(ask("Projekte 2024").passages, ["projects/rhomberg-sersa", "projects/bundesdruckerei"]);
	assert.doesNotMatch(ask("Projekte mit CI/CD?").message, /BWI/);
	assert.match(ask("Which projects involved Linux?").message, /Rhomberg.*Bundesdruckerei.*SAP.*BWI/s);
});

Deno.test("certificates are narrowed by who issues them", () => {
	const { message } = ask("Welche Zertifikate von Microsoft?");
	assert.match(message, /Azure Administrator.*DevOps Engineer/s);
	assert.doesNotMatch(message, /LPIC|Solutions Architect/);
});

Deno.test("where something was worked with is told by the projects with it", () => {
	const projects = (message: string) => siteAssistant.answer({ message, context: [] }).passages;
	assert.deepEqual(projects("Wo wurden überall Container benutzt?"), [
		"projects/rhomberg-sersa",
		"projects/bundesdruckerei",
		"projects/sap-walldorf",
	]);
	assert.equal(projects("Bei welchen Projekten kam Linux vor?").length, 4);
});

Deno.test("some of the list told are those that what points to them narrows", () => {
	const narrowed = (message: string, before: string) =>
		siteAssistant.answer({ message, context: [{ role: "user", content: before }] }).passages;
	assert.deepEqual(narrowed("Welche davon sind für Linux?", "Welche Zertifikate haben Sie?"), [
		"certifications/lpic-1-express",
	]);
	assert.deepEqual(narrowed("und welche davon zur Cloud?", "Welche Zertifikate haben Sie?"), [
		"certifications/aws-solutions-architect",
		"certifications/azure-administrator",
	]);
	assert.deepEqual(narrowed("Which of them used Kubernetes?", "Which projects has he done?"), [
		"projects/bundesdruckerei",
	]);
});

Deno.test("a list that is counted, asked by client or gone on with is narrowed all the same", () => {
	assert.match(told("Wie viele deiner Zertifikate sind von Microsoft?").message, /^Diese 2 Zertifikate/);
	for (const question of ["How many Microsoft certs?", "Wie viele Microsoft-Zertifikate hat er?"])
		assert.match(told(question).message, /2 (Zertifikate|certificates)/, question);
	assert.deepEqual(told("How many AWS certifications?").passages, ["certifications/aws-solutions-architect"]);
	assert.equal(told("Which clients used CI/CD?").passages.length, 3);
	assert.deepEqual(told("and from Microsoft?", "Which certificates are from AWS?").passages, [
		"certifications/azure-administrator",
		"certifications/devops-engineer",
	]);
	assert.match(
		told("How many of them in Germany?", "How many projects has he done?").message,
		/^These 3 projects/,
	);
});

Deno.test("which of the clients told still goes on is the one of today", () => {
	for (const message of [
		"Which of those is still running?",
		"Welcher davon läuft noch?",
		"Which one is current?",
		"Läuft davon noch eines?",
	])
		assert.deepEqual(
			told(message, "Which clients did he work for?").passages,
			["portfolio/running"],
			message,
		);
});

Deno.test("whether one of those told is something else than running is no question for the one of today", () => {
	for (const message of ["Is one of those in Bonn?", "Is one of those?", "Are any of them abroad?"])
		assert.notDeepEqual(
			told(message, "Which clients did he work for?").passages,
			["portfolio/running"],
			message,
		);
	assert.deepEqual(told("Is any of them still active?", "Which clients did he work for?").passages, [
		"portfolio/running",
	]);
});
