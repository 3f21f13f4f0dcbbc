import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] }).passages;

Deno.test("who asks what something would cost is told that prices aren't stated, and the service for it", () => {
	for (const [question, service] of [
		["Wie teuer wäre eine Migration nach AWS?", "cloud-migration"],
		["Ist eine Cloud-Migration teuer?", "cloud-migration"],
		["What does a Kubernetes cluster cost?", "kubernetes"],
		["How expensive would a security review be?", "security"],
		["Cost of a Kubernetes migration?", "kubernetes"],
		["Preis für Kubernetes-Beratung?", "consulting"],
		["Was verlangen Sie für ein Security-Audit?", "security"],
	] as const)
		assert.deepEqual(ask(question), ["facts/price", `services/${service}`], question);
});

Deno.test("what became dear, or is to become cheaper, is no question for a price", () => {
	for (const question of [
		"Our cloud bill is too expensive, can you help?",
		"Kosten einer Cloud-Migration senken",
		"Wie teuer war die Migration bei Rhomberg Sersa?",
		"Was kostet das Logging an Speicher?",
		"Wie viel kostet ein Restore an Zeit?",
		"Was nimmt er für Monitoring, Prometheus oder Zabbix?",
		"Was nehmen Sie für Backups, Velero oder etwas anderes?",
		"Wie viel wurde bei Azure durch die Größenanpassung gespart?",
		"Wie viel Kosten wurden im Kubernetes-Beispiel gespart?",
	])
		assert.ok(!ask(question).includes("facts/price"), question);
});

Deno.test("a price names no service that the question doesn't", () => {
	for (const question of ["Was kostet der Betrieb eines Clusters in AWS?", "What does running pods cost?"])
		assert.ok(!ask(question).some((id) => /^services\/[\w-]+$/.test(id)), question);
});

Deno.test("a rate with or without tax is a rate", () => {
	for (const question of ["Tagessatz brutto oder netto?", "day rate excl. VAT?", "Preise inkl. MwSt.?"])
		assert.deepEqual(ask(question), ["facts/price"], question);
	assert.deepEqual(ask("Umsatzsteuer?"), ["facts/legal"]);
});
