import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) }).passages;
const DETAILS = ["certifications/devops-engineer/details"];

Deno.test("what a certificate requires is told from its details", () => {
	assert.deepEqual(ask("Welche Voraussetzung hat das Zertifikat DevOps Engineer Expert?"), DETAILS);
	assert.deepEqual(ask("Do you need another certificate before the DevOps Engineer Expert?"), DETAILS);
	assert.deepEqual(ask("Geht der AZ-400 direkt, oder muss man erst einen anderen machen?"), DETAILS);
	assert.deepEqual(ask("Braucht man dafür vorher etwas?", "Was ist der DevOps Engineer Expert?"), DETAILS);
});

Deno.test("the certificate told is the one that needs another before it", () => {
	for (const question of [
		"Braucht es davor noch ein Zertifikat?",
		"Do you need some other certificate first?",
	])
		assert.deepEqual(
			ask(question, "Which AWS certificate is there?", "And the DevOps one?"),
			DETAILS,
			question,
		);
});

Deno.test("a certificate whose page names no requirement, and anything else that is needed, is no such question", () => {
	for (const question of ["Muss man vor dem LPIC-1 etwas anderes haben?", "Was brauchen Sie vorher von uns?"])
		assert.notDeepEqual(ask(question), DETAILS, question);
});
