import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

Deno.test("until when a certificate is valid, and where a client sits, is told of the page told", () => {
	assert.deepEqual(ask("Until when?", "Do you have an AWS certificate?").passages, [
		"certifications/aws-solutions-architect/validity",
	]);
	for (const question of ["Wo sitzen die?", "Wo sind die denn ansässig?", "Where are they based?"])
		assert.deepEqual(
			ask(question, "Was macht er bei Rhomberg Sersa?").passages,
			["projects/rhomberg-sersa/facts"],
			question,
		);
});

Deno.test("a side that is asked for alone is that of the project told, whatever was asked of it before", () => {
	const asked = ["Erzählen Sie vom Projekt bei der BWI", "Wie lange war er dort?"];
	assert.deepEqual(ask("In welcher Rolle?", ...asked).passages, ["projects/bwi-bonn/facts"]);
	assert.deepEqual(ask("Welche Technologien?", ...asked).passages, ["projects/bwi-bonn/technologies"]);
	assert.match(ask("Is it still running?", "What did he do at Rhomberg?").message, /^Yes, .* still running/);
	assert.match(ask("Läuft das noch?", ...asked).message, /^Nein, .*abgeschlossen/);
});

Deno.test("the role held in the project told is told, and that who led a team there was not alone", () => {
	const printers = "Was hat er bei der Bundesdruckerei gemacht?";
	for (const message of [
		"Welche Position hatten Sie da?",
		"Welche Rolle spielten Sie dort?",
		"War er da allein?",
		"Did he do that on his own or with a team?",
	])
		assert.deepEqual(ask(message, printers).passages, ["projects/bundesdruckerei/facts"], message);
	for (const message of ["War er allein oder im Team?", "Alone?", "Wie groß war das Team?"])
		assert.equal(ask(message, "Was hat er bei SAP gemacht?").outcome, "declined", message);
});

Deno.test("what the page of a project doesn't say is not told of something else", () => {
	for (const message of [
		"And the team size?",
		"How much did they pay there?",
		"Which database did he use there?",
	]) {
		const { outcome, message: said } = ask(message, "Tell me about BWI");
		assert.equal(outcome, "declined", message);
		assert.match(said, /^The page about BWI \(2022\) doesn't say\./, message);
	}
	const { message } = ask("Which cloud does he use there?", "What did he do at Rhomberg?");
	assert.match(message, /^The page names none of that kind\./);
});

Deno.test("after a technology, where and for whom are the projects with it", () => {
	assert.deepEqual(ask("Where did he use it?", "Does he know OpenShift?").passages, [
		"projects/bundesdruckerei/facts",
	]);
	assert.match(
		ask("Bei wem?", "Kennt er Terraform?").message,
		/^Ein Kundenprojekt damit nennt die Website nicht/,
	);
});

Deno.test("dates and levels of the certificates listed are told as such", () => {
	const listed = "Welche Zertifikate gibt es?";
	assert.match(ask("Wann wurden sie abgelegt?", listed).message, /steht nicht auf dieser Website/);
	assert.match(ask("Und welches ist das höchste?", listed).message, /„Expert“: \[Microsoft/);
});

Deno.test("two pages told can be compared, one alone not", () => {
	const both = ask("Compare them", "Tell me about BWI", "And the project at SAP?");
	assert.deepEqual(both.passages, ["projects/bwi-bonn", "projects/sap-walldorf"]);
	assert.notDeepEqual(ask("Compare them", "Tell me about BWI").passages, both.passages);
});

Deno.test("a list stays in mind after one of it was picked", () => {
	const picked = ask("Und das erste?", "Welche Leistungen gibt es?", "Mehr über das dritte bitte");
	assert.deepEqual(picked.passages, ["services/cloud-migration"]);
	assert.deepEqual(ask("Welches davon war das letzte?", "Welche Projekte gab es?").passages, [
		"portfolio/latest",
	]);
});

Deno.test("several sides of a project are told together, and each sentence once", () => {
	const { message, passages } = ask("What was his role at Rhomberg, since when and with which technologies?");
	assert.deepEqual(passages, ["projects/rhomberg-sersa/facts", "projects/rhomberg-sersa/technologies"]);
	assert.equal(message.split("Since 2024").length, 2);
	assert.deepEqual(ask("Welche Aufgaben und welche Technologien?", "Erzählen Sie von BWI").passages, [
		"projects/bwi-bonn/technologies",
		"projects/bwi-bonn/approach",
	]);
});

Deno.test("a note that isn't understood doesn't end the subject", () => {
	const asked = ["Welche Zertifikate gibt es?", "Welches gefällt dir?"];
	assert.deepEqual(ask("Mehr zum ersten", ...asked).passages, ["certifications/aws-solutions-architect"]);
});

Deno.test("a page that only the answer names is what is talked about", () => {
	const { passages } = siteAssistant.answer({
		message: "Who was the client?",
		context: [{ role: "assistant", content: "In 2022. More: [BWI (2022)](/projects/bwi-bonn)" }],
	});
	assert.deepEqual(passages, ["projects/bwi-bonn/facts"]);
});

Deno.test("whether he is still at a client is answered first", () => {
	assert.match(ask("Arbeitet er noch bei SAP?").message, /^Nein, das Projekt bei SAP .* ist abgeschlossen/);
	assert.match(
		ask("Does he still work at Rhomberg?").message,
		/^Yes, the project at Rhomberg Sersa is still running/,
	);
});

Deno.test("how it ended, what was hard and what it was for are sides of the project told, in everyday words", () => {
	const sides = {
		results: ["und wie gings aus?", "Was ist am Ende dabei rumgekommen?", "What did they get out of it?"],
		challenges: ["was fiel da am schwersten?", "What was the toughest part there?"],
		goals: ["Wofür war das gut?", "What were you trying to get done there?"],
	};
	for (const [side, questions] of Object.entries(sides))
		for (const question of questions)
			assert.deepEqual(
				ask(question, "Erzählen Sie vom Projekt bei der BWI.").passages,
				[`projects/bwi-bonn/${side}`],
				question,
			);
});

Deno.test("what kind of company it is is told of the project's client", () => {
	const project = "Wo arbeiten Sie gerade?";
	assert.deepEqual(
		siteAssistant.answer({
			message: "Was ist das für ein Unternehmen?",
			context: [{ role: "user", content: project }],
		}).passages,
		["projects/rhomberg-sersa/company"],
	);
});

Deno.test("where something of a service was done is the project about all of it, or else those of the service", () => {
	const after = (told: string, message: string) =>
		siteAssistant.answer({ message, context: [{ role: "user", content: told }] }).passages;
	const rancher = "Can you migrate us from Rancher to OpenShift?";
	for (const question of ["Where did you do that?", "In which project was that?"])
		assert.deepEqual(after(rancher, question), ["projects/bundesdruckerei"], question);
	for (const question of ["In welchem Projekt?", "Bei wem haben Sie das gemacht?"])
		assert.deepEqual(after("Können Sie unsere Server härten?", question), ["projects/bwi-bonn"], question);
	assert.deepEqual(after("Do you do monitoring?", "Where did you do it?"), ["services/monitoring/projects"]);
});

Deno.test("how long a running project will last isn't stated, of a past one it is told when it was", () => {
	const running = "Was macht er bei Rhomberg Sersa?";
	for (const message of ["How long will it last?", "And how long will that run?", "Wie lange geht das noch?"])
		assert.deepEqual(ask(message, running).passages, ["portfolio/until"], message);
	assert.deepEqual(ask("How long did it last?", "Was war bei SAP?").passages, [
		"projects/sap-walldorf/facts",
	]);
});
