import assert from "node:assert/strict";
import { talk } from "../testing/chat.ts";

const told = (question: string) => talk(question).passages[0];

Deno.test("words that any question may hold find the one place of a project's page that holds them", () => {
	for (const question of [
		"Woher weiß man bei der BWI, wer was geändert hat?",
		"Could anyone at BWI tell who changed what?",
		"Wie merkt man bei der BWI, wer etwas geändert hat?",
	])
		assert.equal(told(question), "projects/bwi-bonn/details/4", question);
	assert.equal(
		told("Wie ging er bei SAP mit unterschiedlichen Servern um?"),
		"projects/sap-walldorf/details/1",
	);
});

Deno.test("why a server isn't simply restarted is found however the restart is said", () => {
	for (const question of [
		"Warum nicht einfach neu starten, wenn bei der BWI etwas hängt?",
		"Warum startet man bei der BWI den Server nicht einfach neu?",
		"Why not just reboot a server at BWI?",
	])
		assert.equal(told(question), "projects/bwi-bonn/details/3", question);
});

Deno.test("a project that is named is no question for projects, and what stays after it is its result", () => {
	assert.equal(told("Was wird beim SAP-Projekt überwacht?"), "projects/sap-walldorf/details/7");
	assert.equal(told("Was heißt idempotent in dem SAP-Projekt?"), "projects/sap-walldorf/details/5");
	assert.equal(told("Was blieb nach dem Projekt bei der BWI zurück?"), "projects/bwi-bonn/results");
	assert.equal(told("What remained after the project at SAP?"), "projects/sap-walldorf/results");
});

Deno.test("what was hard about a job is its challenges, and a plan B the way back", () => {
	assert.equal(told("What was hard about the BWI job?"), "projects/bwi-bonn/challenges");
	assert.equal(told("What was tricky about the SAP project?"), "projects/sap-walldorf/challenges");
	assert.equal(told("Gab es bei der Bundesdruckerei einen Plan B?"), "projects/bundesdruckerei/details/8");
});
