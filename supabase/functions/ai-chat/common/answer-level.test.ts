import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("a certificate that is named by its issuer and its level is the one that he holds", () => {
	for (const [question, id] of [
		["Azure Expert, welches Zertifikat ist das?", "certifications/devops-engineer"],
		["Sind Sie Azure DevOps Engineer Expert?", "certifications/devops-engineer"],
		["Do you have the AWS Solutions Architect Associate?", "certifications/aws-solutions-architect"],
	] as const)
		assert.equal(ask(question).passages[0], id, question);
});

Deno.test("of one that he doesn't hold, whoever asks hears so, and which he does", () => {
	for (const question of [
		"Haben Sie das Zertifikat Azure Solutions Architect Expert?",
		"Are you an AWS Solutions Architect Professional?",
		"Azure Security Engineer Associate?",
	]) {
		const { outcome, message } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.match(message, /^(Nein|No), [\s\S]*Azure Administrator/, question);
	}
});

Deno.test("how good somebody is with a cloud asks for no certificate", () => {
	assert.notEqual(ask("Are you an AWS expert?").outcome, "declined");
});
