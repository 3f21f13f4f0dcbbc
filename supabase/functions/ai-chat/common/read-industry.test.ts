import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { normalize } from "../text/fold.ts";
import { readIndustry } from "./read-industry.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("an industry is read out of a compound and from beside its general name", () => {
	assert.deepEqual(readIndustry(normalize("Hat er Erfahrung in der Bahnbranche?")), ["bahn"]);
	assert.deepEqual(readIndustry(normalize("Did he work in the railway industry?")), ["railway"]);
	assert.equal(readIndustry(normalize("Hat er Erfahrung mit Bahnen?")), undefined);
	assert.equal(readIndustry(normalize("Was kostet ein Projekt in der Bahnbranche?")), undefined);
});

Deno.test("an industry leads to the project of it, and one without a project is said to have none", () => {
	assert.deepEqual(ask("Waren Sie schon im Bahnsektor tätig?").passages, ["projects/rhomberg-sersa"]);
	const { outcome, message } = ask("Any experience in the textile industry?");
	assert.equal(outcome, "declined");
	assert.match(message, /no client project in this industry.*Rhomberg Sersa/s);
});

Deno.test("an industry that is called by its name is one beside clients, and no subject of its own", () => {
	assert.deepEqual(readIndustry("do you have healthcare clients?"), ["healthcare"]);
	assert.deepEqual(readIndustry("haben sie kunden im gesundheitswesen?"), ["gesundheitswesen"]);
	assert.deepEqual(readIndustry("haben sie erfahrung bei banken?"), ["banken"]);
	assert.equal(readIndustry("bank?"), undefined);
});

Deno.test("whom he worked for is an industry too, and the railway's stands for no other", () => {
	for (const question of [
		"Waren Sie schon für Versicherungen tätig, also mit Projekten?",
		"Haben Sie schon im Einzelhandel gearbeitet?",
		"Haben Sie für Sparkassen gearbeitet?",
		"Erfahrung in der Automobilbranche?",
	])
		assert.match(
			ask(question).message,
			/kein.* Kundenprojekt|Ein Kundenprojekt aus dieser Branche nennt/,
			question,
		);
	assert.ok(ask("Haben Sie Erfahrung im öffentlichen Dienst?").passages.includes("portfolio/industries"));
});

Deno.test("insurers are an industry where work for them is asked for, and insurance is his own elsewhere", () => {
	assert.deepEqual(readIndustry("experience with insurance companies?"), ["insurance"]);
	assert.deepEqual(readIndustry("experience in regulated industries such as banking?"), ["banking"]);
	assert.equal(readIndustry("und versicherungen?"), undefined);
	assert.deepEqual(readIndustry("und versicherungen?", true), ["versicherungen"]);
});

Deno.test("an industry is called a field of work as well, and other compounds of these words are none", () => {
	assert.deepEqual(readIndustry("hast du erfahrung im bahnumfeld?"), ["bahn"]);
	assert.deepEqual(readIndustry("kennst du dich im bankenbereich aus?"), ["banken"]);
	assert.deepEqual(readIndustry("erfahrung im versicherungsbereich?"), ["versicherung"]);
	assert.deepEqual(ask("Projekte in der Bahnwelt?").passages, ["projects/rhomberg-sersa"]);
	assert.equal(readIndustry("erfahrung im windowsumfeld?"), undefined);
});

Deno.test("the project for the railway is the one for Rhomberg Sersa, and not one for Deutsche Bahn", () => {
	for (const message of ["Bahn-Projekt?", "Was war das Eisenbahnprojekt?", "Erzählen Sie vom Bahnprojekt"])
		assert.deepEqual(ask(message).passages, ["projects/rhomberg-sersa"], message);
	for (const message of ["Bahn-Projekte bei der Deutschen Bahn?", "Bahnprojekte für die Deutsche Bahn?"])
		assert.equal(ask(message).outcome, "declined", message);
});
