import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("no project is claimed for a country or a town that none was in", () => {
	for (const message of [
		"Gab es schon Projekte in Polen?",
		"Haben Sie Kunden in Amerika?",
		"Has he worked in Canada?",
		"Did you have clients in Sweden?",
		"War er mal in Hamburg tätig?",
		"Gab es Projekte in der Slowakei?",
	]) {
		const { outcome, message: answer } = ask(message);
		assert.equal(outcome, "declined", message);
		assert.match(answer, /^(Ein Kundenprojekt dort nennt|The site names no client project there)/, message);
	}
});

Deno.test("a project that was at the place is told, and whether he would come there is another question", () => {
	assert.ok(ask("Hatte er Projekte in der Schweiz?").passages[0]?.startsWith("projects/rhomberg-sersa"));
	assert.ok(ask("Gab es ein Projekt in Bonn?").passages[0]?.startsWith("projects/bwi-bonn"));
	assert.deepEqual(ask("Kommen Sie auch nach Stuttgart?").passages, ["facts/onsite"]);
});

Deno.test("no project is claimed for a company that none was for", () => {
	for (const message of [
		"Wann war er bei Siemens angestellt?",
		"Er hat doch für BMW gearbeitet, oder?",
		"Did he work at IBM?",
		"Why did he leave Google?",
		"Haben Sie Projekte für Wasserwerke gemacht?",
	])
		assert.match(
			ask(message).message,
			/^(Ein Kundenprojekt dort nennt|The site names no client project there)/,
			message,
		);
	assert.ok(ask("Hat er für SAP gearbeitet?").passages[0]?.startsWith("projects/sap"));
});

Deno.test("who speaks of nobody to work for, or of an industry, asks for something else", () => {
	for (const message of [
		"Do clients pay for parking?",
		"Arbeitet er von Zuhause?",
		"War er beim Militär?",
		"Hat er schon für Banken gearbeitet?",
	])
		assert.doesNotMatch(ask(message).message, /Kundenprojekt dort|client project there/, message);
});

Deno.test("whoever takes him to be at home elsewhere is told where he is", () => {
	for (const message of [
		"Sie sitzen doch in Hamburg, richtig?",
		"He lives in Austria, doesn't he?",
		"Are you based in London?",
		"Er ist ja aus Köln, stimmt's?",
	])
		assert.deepEqual(ask(message).passages, ["facts/location"], message);
	assert.deepEqual(ask("Your office is in Hamburg, so can we meet there on Monday?").passages, [
		"facts/location",
		"facts/onsite",
	]);
});

Deno.test("a wrong year or role is answered by the right one", () => {
	for (const message of [
		"Seit 2012 oder 2007, was ist richtig?",
		"Er hat doch 2010 angefangen, oder?",
		"You started freelancing in 2015, right?",
	])
		assert.deepEqual(ask(message).passages, ["facts/experience"], message);
	assert.match(ask("Bei BWI war er Team Lead, nicht wahr?").message, /Senior Linux Administrator/);
	assert.match(ask("He was the architect at SAP, wasn't he?").message, /Linux and DevOps specialist/);
});

Deno.test("few words that name another place ask the same of it", () => {
	const after = (told: string, message: string) =>
		siteAssistant.answer({ message, context: [{ role: "user", content: told }] }).message;
	assert.match(after("Haben Sie Kunden in der Schweiz?", "Und in Polen?"), /^Ein Kundenprojekt dort nennt/);
	assert.match(after("Do you have clients in Switzerland?", "In Italy too?"), /^The site names no client/);
});

Deno.test("what another company has in use isn't told for what he works with", () => {
	for (const message of [
		"Is Allianz using Terraform?",
		"Nutzt die Commerzbank OpenShift?",
		"Which CI tool did Airbnb use before?",
		"Betreibt Aldi eigene Server?",
		"Läuft bei Zalando Kubernetes?",
	]) {
		const { outcome, passages } = ask(message);
		assert.deepEqual([outcome, passages], ["declined", []], message);
	}
	for (const message of [
		"Does the insurance company use Prometheus?",
		"Nutzt das Softwarehaus GitOps?",
		"Which cloud does Max use?",
		"Welche Kunden nutzen OpenShift?",
		"Does Prometheus have alerts?",
		"Does the chat use OpenAI?",
	])
		assert.equal(ask(message).outcome, "answered", message);
});

Deno.test("whether he would work in another country is left to be asked, beside where he did", () => {
	for (const message of [
		"Would he work in Austria?",
		"Can he work in the Netherlands?",
		"Can he work remotely for a client in Austria?",
		"Könnten Sie in Dänemark arbeiten?",
	])
		assert.deepEqual(ask(message).passages, ["portfolio/projects-abroad"], message);
	assert.match(ask("Does he work in France?").message, /^The site names no client project there/);
	assert.deepEqual(ask("Could he work in Switzerland?").passages, ["portfolio/abroad"]);
});

Deno.test("whether he would come to a town abroad is answered like any other", () => {
	for (const message of [
		"Would he travel to Zurich for a kickoff workshop?",
		"Can he come to Vienna?",
		"Fährt er auch nach Zürich?",
		"Kommt er auch nach Wien?",
		"Fährt er auch nach Bern?",
	])
		assert.deepEqual(ask(message).passages, ["facts/onsite"], message);
});

Deno.test("who works with somebody there, or from there, doesn't ask for a project there", () => {
	for (const message of [
		"Can he work with a team in India?",
		"Will your servers in France work?",
		"Do your scripts work in Ireland?",
		"Kann er aus Spanien arbeiten?",
		"Können Sie mit Kollegen in Indien arbeiten?",
	])
		assert.doesNotMatch(ask(message).message, /Kundenprojekt dort|client project there/, message);
});
