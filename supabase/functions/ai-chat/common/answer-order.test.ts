import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const answer = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });
const ask = (message: string, ...earlier: string[]) => answer(message, ...earlier).passages;

Deno.test("the earliest and the longest project are told", () => {
	for (const question of [
		"Was war der allererste Kunde?",
		"Wie hieß der erste Auftraggeber?",
		"What was his earliest project?",
	])
		assert.deepEqual(ask(question), ["portfolio/earliest"], question);
	for (const question of ["Welcher Einsatz war am längsten?", "What's the longest project?"])
		assert.deepEqual(ask(question), ["portfolio/longest"], question);
});

Deno.test("of projects told, the oldest and the latest are meant, and what came between", () => {
	const projects = "Welche Projekte haben Sie gemacht?";
	assert.deepEqual(ask("und das älteste?", projects), ["portfolio/earliest"]);
	assert.deepEqual(ask("and the newest?", "Which projects has he done?", "And the oldest?"), [
		"portfolio/latest",
	]);
	assert.deepEqual(ask("was lag dazwischen?", projects, "das jüngste?", "und das älteste?"), [
		"projects/bundesdruckerei",
		"projects/sap-walldorf",
	]);
	assert.deepEqual(ask("und das davor?", projects, "das dritte"), ["projects/bwi-bonn"]);
});

Deno.test("a year after the last beginning is that of what still runs", () => {
	assert.deepEqual(ask("Where was he in 2025?"), ["portfolio/running"]);
	assert.deepEqual(ask("and in 2025?", "Where was he in 2024?"), ["portfolio/running"]);
});

Deno.test("how many there are of what was told is its count", () => {
	assert.deepEqual(ask("wie viele sind das insgesamt?", "Welche Zertifikate haben Sie?"), [
		"facts/certification-count",
	]);
	assert.deepEqual(ask("how many are there?", "Which services do you offer?"), ["facts/service-count"]);
});

Deno.test("whether a project is over is answered by yes or no", () => {
	assert.match(answer("Ist das schon abgeschlossen?", "Was macht er bei Rhomberg Sersa?").message, /^Nein/);
	assert.match(answer("Is the project at SAP finished?").message, /^Yes/);
	assert.match(answer("Läuft das Projekt bei SAP noch?").message, /^Nein/);
	assert.match(answer("Is it finished?", "What did he do at SAP?").message, /^Yes/);
});

Deno.test("running and completed projects are no count of all", () => {
	assert.deepEqual(ask("How many projects are currently active?"), ["projects/overview/current"]);
	assert.deepEqual(ask("Which projects are finished?"), ["portfolio/completed"]);
	assert.deepEqual(ask("Welche Projekte sind schon fertig?"), ["portfolio/completed"]);
	assert.deepEqual(ask("How many clients so far?"), ["facts/clients"]);
});

Deno.test("a list with several sides is no two questions", () => {
	assert.deepEqual(ask("Liste aller Kunden mit Ort und Rolle"), ["portfolio/clients"]);
	assert.deepEqual(ask("List all projects with place and year"), ["projects"]);
});

Deno.test("a size or number that the site doesn't give is said to be missing", () => {
	for (const question of ["Wie viele Leute hat er geführt?", "How big were the teams you led?"])
		assert.deepEqual(ask(question), ["portfolio/team-size"], question);
	assert.equal(answer("How many servers have you migrated?").outcome, "declined");
});

Deno.test("the site's different numbers of projects are explained", () => {
	for (const question of [
		"Sind es nun 9 oder 15 Projekte?",
		"14+ in the overview but 9+ up there, how come?",
	])
		assert.deepEqual(ask(question), ["facts/project-count"], question);
	assert.ok(!ask("Können wir zwischen 9 und 14 Uhr telefonieren?").includes("facts/project-count"));
});
