import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) }).passages;

Deno.test("years before or after a project lead to the project or the station of that year", () => {
	assert.deepEqual(ask("und ein Jahr vorher?", "Was haben Sie bei SAP gemacht?"), ["projects/bwi-bonn"]);
	assert.deepEqual(ask("And the year after?", "What did he do at BWI?"), ["projects/sap-walldorf"]);
	assert.deepEqual(ask("Und vier Jahre davor?", "Was haben Sie bei der BWI gemacht?"), [
		"about/timeline/2018",
	]);
});

Deno.test("what came before a project is asked for with or without a verb", () => {
	for (const question of ["und was davor", "Was haben Sie davor gemacht?", "And what was before that?"])
		assert.deepEqual(ask(question, "Was haben Sie bei SAP gemacht?"), ["projects/bwi-bonn"], question);
});

Deno.test("what came after a station is the next one", () => {
	assert.deepEqual(ask("Und was kam danach?", "Was war 2016?"), ["about/timeline/2018"]);
	assert.deepEqual(ask("Und zwei Jahre davor?", "Was steht bei den Stationen zu 2018?"), [
		"about/timeline/2016",
	]);
});

Deno.test("a figure is told with the one before it", () => {
	const [passage] = ask("Und vorher?", "Wie lange dauert der vollständige Restore im Beispiel?");
	assert.equal(passage, "services/database-management/scenarios/postgresql-cluster/results/1");
});

Deno.test("a year that nothing is told of is not made up", () => {
	assert.deepEqual(ask("und drei Jahre vorher?", "Was haben Sie bei SAP gemacht?"), []);
});

Deno.test("whom he worked for before, and what came before what he does now, is the project before", () => {
	const rhomberg = "Was haben Sie bei Rhomberg Sersa gemacht?";
	for (const question of ["Bei wem waren Sie davor?", "Für wen haben Sie vorher gearbeitet?"])
		assert.deepEqual(ask(question, rhomberg), ["projects/bundesdruckerei"], question);
	for (const question of ["And before that?", "Who did he work for before?"])
		assert.deepEqual(ask(question, "What is he working on now?"), ["projects/bundesdruckerei"], question);
});
