import assert from "node:assert/strict";
import { siteAssistant } from "./testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("what a project's page doesn't say of its team or place is said to be missing there", () => {
	for (const question of [
		"Aus wie vielen Personen bestand das Team bei SAP?",
		"How big was the team at BWI?",
		"Hat er bei der BWI remote gearbeitet?",
		"Hat er bei SAP ein Team geleitet?",
	]) {
		const { outcome, message } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.match(message, /SAP|BWI/, question);
	}
});

Deno.test("that he led a team is said where the role says so", () => {
	for (const question of [
		"Did he lead people at the Bundesdruckerei?",
		"Hat er bei der Bundesdruckerei geführt?",
	]) {
		const { message, passages } = ask(question);
		assert.match(message, /^(Ja|Yes)\. .*DevOps Team Lead/, question);
		assert.deepEqual(passages, ["projects/bundesdruckerei/facts"], question);
	}
});

Deno.test("a client is told for what it is, and the work there now by its tasks", () => {
	assert.deepEqual(ask("Wer ist Rhomberg Sersa?").passages, ["projects/rhomberg-sersa/company"]);
	assert.deepEqual(ask("Woran arbeitet er derzeit bei Rhomberg Sersa?").passages, [
		"projects/rhomberg-sersa/tasks",
	]);
});

Deno.test("tools of a kind that the page doesn't name are answered by those that it names", () => {
	const { message, passages } = ask("Welche Cloud war es bei Rhomberg Sersa?");
	assert.deepEqual(passages, ["projects/rhomberg-sersa/technologies"]);
	assert.match(message, /^Eine Technologie dieser Art nennt die Seite nicht/);
});
