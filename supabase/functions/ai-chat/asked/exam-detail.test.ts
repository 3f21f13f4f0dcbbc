import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

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
		const { outcome, passages } = ask(question);
		assert.deepEqual([outcome, passages], ["declined", []], question);
	}
});

Deno.test("the code of an exam and what it covers are told", () => {
	assert.match(ask("What is the exam number of the Azure certificate?").message, /AZ-104/);
	assert.match(ask("Was kommt in der AZ-104-Prüfung dran?").message, /Identitäten/);
});
