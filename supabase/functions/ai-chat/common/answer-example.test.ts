import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const EXAMPLE = "Was war beim Praxisbeispiel „AWS-Umgebung nach dem Well-Architected Framework“?";
const SAVED = ["services/cloud-migration/scenarios/aws-well-architected/results/4"];
const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) }).passages;

Deno.test("after a worked example, the costs asked for are what it saved", () => {
	for (const question of [
		"Und die Kosten?",
		"Hat das was gespart?",
		"Ist es dadurch günstiger geworden?",
		"How much money did that save?",
	])
		assert.deepEqual(ask(question, EXAMPLE), SAVED, question);
});

Deno.test("what the visitor would pay stays a question for a price", () => {
	for (const question of ["Was würde das bei uns kosten?", "And what would that cost us?", "Ihr Tagessatz?"])
		assert.deepEqual(ask(question, EXAMPLE), ["facts/price"], question);
	assert.deepEqual(ask("Und die Kosten?"), ["facts/price"]);
});

Deno.test("figures of the example just told are found without naming it again", () => {
	const azure = ["Ich will weg von unserem Rechenzentrum.", "Haben Sie dafür ein Praxisbeispiel?"];
	const scenario = "services/cloud-migration/scenarios/azure-landing-zone";
	for (const [question, figure] of [
		["Wie lange waren die Systeme weg?", "results/3"],
		["Gab es einen Ausfall?", "results/3"],
		["Wie viele Server waren es danach?", "results/2"],
	] as const)
		assert.deepEqual(ask(question, ...azure), [`${scenario}/${figure}`], question);
});

Deno.test("what was told of one example is told of another that few words name", () => {
	const bring = "What did the AKS example bring?";
	for (const question of ["And the EKS one?", "And with EKS?", "What about EKS?"])
		assert.deepEqual(
			ask(question, bring),
			["services/devops/scenarios/eks-automatisierung/results"],
			question,
		);
	const phases = "Welche Phasen hat die AKS-Automatisierung?";
	assert.deepEqual(ask("Und beim EKS-Beispiel?", phases), [
		"services/devops/scenarios/eks-automatisierung/phases",
	]);
});

Deno.test("the example stays the same after its tools, and after a question for another cloud", () => {
	const aws = "services/cloud-migration/scenarios/aws-well-architected";
	const first = "Wie lange dauert eine Migration nach AWS?";
	assert.deepEqual(ask(first), [`${aws}/phases`]);
	assert.deepEqual(ask("Was hat das gebracht?", first, "Welche Werkzeuge?"), [`${aws}/results`]);
	assert.deepEqual(ask("What came out?", "Do you do cloud migrations?", "How long?", "And for AWS?"), [
		`${aws}/results`,
	]);
});

Deno.test("how dear a cloud was is told by the example, and no price", () => {
	for (const question of ["How expensive was AWS afterwards?", "Wie teuer war die Cloud danach?"])
		assert.ok(
			ask(question).every((id) => id.includes("/results")),
			question,
		);
	assert.deepEqual(ask("Wie teuer sind Sie?"), ["facts/price"]);
});

Deno.test("what an example has cost is no cost of the example", () => {
	for (const question of ["Was hat das gekostet?", "What did it cost?"])
		assert.deepEqual(ask(question, EXAMPLE, "Welche Werkzeuge?"), ["facts/price"], question);
});
