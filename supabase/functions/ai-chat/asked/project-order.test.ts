import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) }).passages;

Deno.test("what came before or after a project named is the project beside it", () => {
	for (const question of ["Was hat er nach der BWI gemacht?", "Where did he work before Bundesdruckerei?"])
		assert.deepEqual(ask(question), ["projects/sap-walldorf"], question);
	assert.deepEqual(ask("Where was he immediately before the Bundesdruckerei?"), ["projects/sap-walldorf"]);
	assert.deepEqual(ask("What did he do before BWI?"), ["facts/experience"]);
	assert.deepEqual(ask("Und nach Rhomberg Sersa?"), ["portfolio/running"]);
});

Deno.test("two projects named are told in the order of time, or what was between them", () => {
	const inTime = ["projects/bwi-bonn/facts", "projects/sap-walldorf/facts"];
	assert.deepEqual(ask("War er zuerst bei SAP oder bei der BWI?"), inTime);
	assert.deepEqual(ask("Which was later, BWI or SAP?"), inTime);
	assert.deepEqual(ask("Was kam zwischen SAP und Rhomberg Sersa?"), ["projects/bundesdruckerei"]);
});

Deno.test("a move to a client's system is no question for what came after the client", () => {
	assert.ok(!ask("Wie lief der Umzug nach OpenShift bei der Bundesdruckerei?").includes("portfolio/running"));
});

Deno.test("the oldest project is the earliest of those with a page", () => {
	for (const question of ["Welches Projekt ist das älteste?", "What is the earliest project on this site?"])
		assert.deepEqual(ask(question), ["portfolio/earliest"], question);
});
