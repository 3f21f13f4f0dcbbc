import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) }).passages;

Deno.test("a step of the approach is meant by its place, and others from there", () => {
	const list = "How do you work?";
	assert.deepEqual(ask("describe the third step", list), ["projects/overview/approach/3"]);
	assert.deepEqual(ask("what comes next?", list, "and the first?"), ["projects/overview/approach/2"]);
	assert.deepEqual(ask("und ganz zum Schluss?", "Wie gehen Sie vor?", "der zweite Schritt"), [
		"projects/overview/approach/5",
	]);
});

Deno.test("the phases of a worked example are told one after the other", () => {
	const phases = "Phasen einer Cloud-Migration";
	const of = "services/cloud-migration/scenarios/azure-landing-zone/phases";
	assert.deepEqual(ask("Beschreib die erste Phase näher", phases), [`${of}/1`]);
	assert.deepEqual(ask("und dann?", phases, "die zweite Phase"), [`${of}/3`]);
	assert.deepEqual(ask("und davor?", phases, "die zweite Phase"), [`${of}/1`]);
});

Deno.test("current projects, challenges and steps of a project are picked by their place", () => {
	assert.deepEqual(ask("mehr zum dritten bitte", "Woran arbeiten Sie gerade?"), [
		"projects/overview/current/3",
	]);
	assert.deepEqual(ask("explain the second", "What were the challenges at SAP?"), [
		"projects/sap-walldorf/details/2",
	]);
});

Deno.test("worked examples told beside each other are picked by their place", () => {
	const examples = ["Was umfasst die Leistung DevOps?", "Welche Beispiele gibt es dazu?"];
	assert.deepEqual(ask("das zweite, bitte", ...examples), ["services/devops/scenarios/eks-automatisierung"]);
	assert.deepEqual(ask("für beide ein Beispiel?", "AKS oder EKS?"), [
		"services/devops/scenarios/aks-automatisierung",
		"services/devops/scenarios/eks-automatisierung",
	]);
});

Deno.test("behind the last step of a project comes what he takes on after it", () => {
	for (const message of ["Und danach?", "Was kommt danach?", "And after that?"])
		assert.deepEqual(ask(message, "Wie läuft ein Projekt bei Ihnen ab?"), ["facts/support"], message);
	assert.deepEqual(ask("Und danach?", "Wie läuft ein Projekt bei Ihnen ab?", "Was ist der letzte Schritt?"), [
		"facts/support",
	]);
});

Deno.test("a message that says more than a place means no point", () => {
	const list = "Wie gehen Sie vor?";
	assert.ok(!ask("Was war sein letztes Projekt?", list).some((id) => id.startsWith("projects/overview/")));
	assert.ok(!ask("Und was kostet der erste Monat?", list).some((id) => id.startsWith("projects/overview/")));
});
