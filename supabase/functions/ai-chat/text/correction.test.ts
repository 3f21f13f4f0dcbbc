import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { withoutDenied } from "./correction.ts";

Deno.test("what a visitor says he doesn't mean is left out", () => {
	assert.equal(withoutDenied("Ich meinte nicht AWS, sondern Azure"), "Ich meinte Azure");
	assert.equal(withoutDenied("Not Kubernetes but OpenShift please"), "OpenShift please");
	assert.equal(withoutDenied("I meant Azure, not AWS."), "I meant Azure.");
	for (const message of [
		"Können Sie nicht nur AWS, sondern auch Azure?",
		"Das meinte ich nicht.",
		"Warum nicht AWS?",
		"I don't know what you mean",
		"That's not what I meant",
	])
		assert.equal(withoutDenied(message), message);
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
