import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });
const told = (message: string) => ask(message).passages;

Deno.test("the highest certificate is told, and one of a level that he doesn't have is denied", () => {
	assert.deepEqual(told("Welches ist die höchste Zertifizierung?"), ["portfolio/highest-certificate"]);
	for (const question of [
		"Ist er AWS Solutions Architect Professional?",
		"Does he hold an Azure Fundamentals certificate?",
		"Sind Sie Lead Auditor?",
	])
		assert.match(ask(question).message, /^(Nein|No), /, question);
});

Deno.test("a certificate of a name and level that none has is denied, and one that there is is told", () => {
	for (const question of [
		"Hat sie den Terraform Associate?",
		"Hat er den AWS Professional?",
		"Does he have an AWS expert certificate?",
	])
		assert.match(ask(question).message, /^(Nein|No), /, question);
	assert.deepEqual(told("Azure Expert Status?"), ["certifications/devops-engineer"]);
	assert.deepEqual(told("Hat er den Azure Administrator Associate?"), ["certifications/azure-administrator"]);
	assert.ok(!told("Is he an AWS expert?").includes("certifications"));
	assert.equal(
		told("AWS-Zertifikat: Associate oder Professional?")[0],
		"certifications/aws-solutions-architect",
	);
});

Deno.test("who is called certified for what he does has the certificate for it, or none", () => {
	for (const [question, page] of [
		["Are you a certified AWS solutions architect?", "certifications/aws-solutions-architect"],
		["Ist Max ein zertifizierter Linux-Admin?", "certifications/lpic-1-express"],
		["Is he a certified Azure admin?", "certifications/azure-administrator"],
		["Ist er als Azure-Administrator zertifiziert?", "certifications/azure-administrator"],
		["Sind Sie zertifizierter DevOps-Ingenieur?", "certifications/devops-engineer"],
	] as const)
		assert.deepEqual(told(question), [page], question);
	for (const question of [
		"Is he a certified GCP architect?",
		"Ist er zertifizierter Datenbank-Administrator?",
	])
		assert.match(ask(question).message, /^(No|Nein), /, question);
	assert.deepEqual(told("Ist er ein zertifizierter Experte?"), ["certifications"]);
});

Deno.test("a role or an exam that no certificate is for is denied, though one is for the field", () => {
	for (const question of [
		"Is he a certified AWS developer?",
		"Sind Sie zertifizierter Azure-Entwickler?",
		"Is he a certified Azure architect?",
		"LPIC-201 bestanden?",
		"Hat er die LPIC 303?",
	])
		assert.match(ask(question).message, /^(Nein|No), /, question);
	for (const [question, page] of [
		["Is he a certified cloud architect?", "aws-solutions-architect"],
		["Are you a certified Linux engineer?", "lpic-1-express"],
		["Ist er wirklich Azure Expert?", "devops-engineer"],
		["Azure Expert? He only has the Associate!", "devops-engineer"],
	] as const)
		assert.deepEqual(told(question), [`certifications/${page}`], question);
	assert.equal(told("LPIC-101 bestanden?")[0], "certifications/lpic-1-express/details");
});
