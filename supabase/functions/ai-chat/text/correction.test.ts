import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { asMeant } from "./correction.ts";

Deno.test("what a visitor says he doesn't mean is left out", () => {
	assert.equal(asMeant("Ich meinte nicht AWS, sondern Azure"), "Und Azure");
	assert.equal(asMeant("Not Kubernetes but OpenShift please"), "OpenShift please");
	assert.equal(asMeant("I meant Azure, not AWS."), "And Azure.");
	for (const message of [
		"Können Sie nicht nur AWS, sondern auch Azure?",
		"Das meinte ich nicht.",
		"Warum nicht AWS?",
		"I don't know what you mean",
		"That's not what I meant",
	])
		assert.equal(asMeant(message), message);
});

Deno.test("what somebody lacks, owns or asks for besides is no correction", () => {
	for (const message of [
		"We do not have Kubernetes yet but want it. Can you help?",
		"nicht bloß AWS, sondern auch Azure",
		"Soll ich meine VMs behalten statt Kubernetes?",
	])
		assert.equal(asMeant(message), message);
});

Deno.test("a correction is answered for what is meant, and gone on from", () => {
	const context = [{ role: "user" as const, content: "Ich rede nicht von AWS, sondern von Azure" }];
	for (const content of ["Nicht AWS, sondern Azure", "Not AWS but Azure"])
		assert.deepEqual(
			siteAssistant.answer({ message: content, context: [] }).passages[0],
			"technologies/azure",
		);
	assert.deepEqual(siteAssistant.answer({ message: "Welches Zertifikat dazu?", context }).passages, [
		"certifications/azure-administrator",
	]);
});

Deno.test("what a visitor says he meant instead is asked as what was asked before", () => {
	const ask = (message: string, ...earlier: string[]) =>
		siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) })
			.passages;
	for (const message of [
		"Sorry, I meant SAP",
		"no, SAP I mean",
		"not BWI, I meant SAP",
		"Nein, ich meinte SAP",
		"ach, SAP meine ich",
	])
		assert.deepEqual(ask(message, "What did he do at BWI?"), ["projects/sap-walldorf"], message);
	assert.deepEqual(ask("I mean the certificate, not the service", "What about Azure?"), [
		"certifications/azure-administrator",
	]);
	assert.deepEqual(ask("Ich meine die Dauer", "Was kostet eine Cloud-Migration?"), [
		"services/cloud-migration/scenarios/azure-landing-zone/phases",
	]);
	assert.deepEqual(
		ask("of the cluster, not the databases", "How does he handle upgrades?")[0],
		"services/kubernetes/features/2",
	);
});
