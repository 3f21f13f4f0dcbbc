import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

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

Deno.test("a project's place names it where its tools, its tasks or its state are asked for", () => {
	for (const [question, id] of [
		["Welche Technik war in Bonn im Einsatz?", "projects/bwi-bonn/technologies"],
		["Which tools did he use in Walldorf?", "projects/sap-walldorf/technologies"],
		["Was macht er in der Schweiz?", "projects/rhomberg-sersa/tasks"],
		["Is the job in Switzerland still running?", "portfolio/state/rhomberg-sersa"],
		["Welche Technik nutzte er bei SAP?", "projects/sap-walldorf/technologies"],
	] as const)
		assert.deepEqual(ask(question).passages, [id], question);
	assert.match(ask("Ist das in der Schweiz schon vorbei?").message, /^Nein, .* läuft noch/);
	assert.match(ask("Läuft es in der Schweiz noch oder ist es vorbei?").message, /^Ja, .* läuft noch/);
	assert.doesNotMatch(ask("Arbeiten Sie auch in der Schweiz?").passages.join(" "), /tasks/);
});

Deno.test("what a client does is its business, and what he does there his tasks", () => {
	for (const question of ["What does Rhomberg Sersa do?", "Was macht Rhomberg Sersa?"])
		assert.deepEqual(ask(question).passages, ["projects/rhomberg-sersa/company"], question);
	for (const question of [
		"What is he doing for the company Rhomberg Sersa?",
		"Was macht er bei Rhomberg Sersa?",
	])
		assert.deepEqual(ask(question).passages, ["projects/rhomberg-sersa/tasks"], question);
});

Deno.test("the reason for a change at a project isn't stated, which is said with the project", () => {
	for (const question of [
		"Warum der Umstieg von Rancher auf OpenShift?",
		"Why move from Rancher to OpenShift?",
	]) {
		const { outcome, sources } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.ok(
			sources.some(({ href }) => href === "/projects/bundesdruckerei"),
			question,
		);
	}
});

Deno.test("what was told of one project is told of another that few words name", () => {
	const after = (told: string, message: string) =>
		siteAssistant.answer({ message, context: [{ role: "user", content: told }] }).passages;
	const sap = ["projects/sap-walldorf/challenges"];
	assert.deepEqual(after("What were the challenges at BWI?", "And at SAP?"), sap);
	assert.deepEqual(after("Was war bei der BWI schwierig?", "Und wie war es bei SAP?"), sap);
	assert.deepEqual(after("Hat er bei der Bundesdruckerei geleitet?", "Und bei SAP?"), [
		"projects/sap-walldorf/facts",
	]);
});

Deno.test("what a client does is told where its page says it, and else that it doesn't", () => {
	for (const question of ["Was ist die BWI eigentlich für eine Firma?", "What kind of company is SAP?"]) {
		const { outcome, message } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.match(message, /^(Das steht nicht auf|The page about)/, question);
	}
	assert.match(
		ask("Was ist Rhomberg Sersa für ein Laden?").message,
		/^Rhomberg Sersa ist eine Bahntechnikgruppe/,
	);
	assert.match(ask("Warum ist die IT bei einem Bahnbauer besonders?").message, /Die IT muss deshalb/);
});

Deno.test("what a project was about is told by its summary", () => {
	for (const [question, id] of [
		["What was the SAP job?", "projects/sap-walldorf"],
		["What was his assignment at BWI about?", "projects/bwi-bonn"],
		["Worum drehte sich der Auftrag bei der Bundesdruckerei?", "projects/bundesdruckerei"],
		["Worum geht es bei Rhomberg Sersa?", "projects/rhomberg-sersa"],
	] as const)
		assert.deepEqual(ask(question).passages, [id], question);
	assert.deepEqual(ask("Was war das Ziel bei SAP?").passages, ["projects/sap-walldorf/goals"]);
	assert.deepEqual(ask("What was his job at BWI?").passages, ["projects/bwi-bonn/facts"]);
});
