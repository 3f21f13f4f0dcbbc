import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });
const LEFT_OPEN =
	/^(Das steht nicht auf der Seite zu|The page about .* doesn't say|Das weiß ich nicht|I don't know)/;

Deno.test("how, where and for how much an exam was passed is said not to stand there", () => {
	for (const question of [
		"Welche Punktzahl hatte er in der AWS-Prüfung?",
		"Mit welcher Note hat er die AZ-104 abgeschlossen?",
		"What grade did he get in the LPIC-1 exam?",
		"Did he pass AZ-104 on his first attempt?",
		"Was hat ihn die AWS-Prüfung gekostet?",
		"In which test centre did he sit the LPIC exam?",
		"Kennen Sie die Nummer seines Azure-Zertifikats?",
	]) {
		const { outcome, message } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.match(message, LEFT_OPEN, question);
	}
});

Deno.test("the code of an exam and what it covers are told", () => {
	assert.match(ask("What is the exam number of the Azure certificate?").message, /AZ-104/);
	assert.match(ask("Was kommt in der AZ-104-Prüfung dran?").message, /Identitäten/);
});

Deno.test("what an exam covers, when it is renewed and where an audit was done is something else", () => {
	for (const [question, page] of [
		["How often must the Azure certificate be renewed?", "certifications/azure-administrator/validity"],
		["Wie oft muss man das AWS-Zertifikat erneuern?", "certifications/aws-solutions-architect/validity"],
		["Which points are covered by the AZ-104 exam?", "certifications/azure-administrator/details"],
		["Welche Punkte kommen in der AZ-400-Prüfung vor?", "certifications/devops-engineer/details"],
		["Security-Prüfung: Wo haben Sie so etwas schon gemacht?", "services/security"],
		["How much does he cost as a certified architect?", "facts/price"],
	] as const)
		assert.equal(ask(question).passages[0], page, question);
});
