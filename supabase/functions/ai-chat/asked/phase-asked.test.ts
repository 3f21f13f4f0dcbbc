import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] }).passages;

Deno.test("who asks for a phase of a service's example by its place is told that phase", () => {
	for (const [message, phase] of [
		[
			"Was geschieht in der dritten Phase beim Monitoring?",
			"monitoring/scenarios/bereitschaft-mit-slos/phases/3",
		],
		[
			"Was passiert in Phase 2 beim PostgreSQL-Cluster?",
			"database-management/scenarios/postgresql-cluster/phases/2",
		],
		["letzte phase datenbank", "database-management/scenarios/postgresql-cluster/phases/5"],
		["Wie lange dauert Phase 2 bei der IT-Sicherheit?", "security/scenarios/haertung-vor-audit/phases/2"],
		[
			"What happens in the first step of the cloud migration?",
			"cloud-migration/scenarios/azure-landing-zone/phases/1",
		],
	] as const)
		assert.deepEqual(ask(message), [`services/${phase}`], message);
});

Deno.test("how many phases there are is told by the list of them, and not by the number of projects", () => {
	for (const message of [
		"Wie viele Schritte hat ein Kubernetes-Projekt?",
		"wieviele phasen gibt es bei kubernetes",
	])
		assert.deepEqual(
			ask(message),
			["services/kubernetes/scenarios/plattform-konsolidierung/phases"],
			message,
		);
});

Deno.test("who asks how work for a service or with a technology begins is told the first phase of its example", () => {
	for (const [message, example] of [
		["Wie startet man ein KI-Projekt?", "ai-development/scenarios/assistent-kundendienst"],
		["Womit beginnen Sie bei der Härtung?", "security/scenarios/haertung-vor-audit"],
		["Wie geht ein Umzug in die Cloud los?", "cloud-migration/scenarios/azure-landing-zone"],
		["Where do you start with monitoring?", "monitoring/scenarios/bereitschaft-mit-slos"],
		[
			"Was passiert zuerst beim Umzug einer Firma in die Cloud?",
			"cloud-migration/scenarios/azure-landing-zone",
		],
		["What do you do first with EKS?", "devops/scenarios/eks-automatisierung"],
	] as const)
		assert.deepEqual(ask(message), [`services/${example}/phases/1`], message);
});
