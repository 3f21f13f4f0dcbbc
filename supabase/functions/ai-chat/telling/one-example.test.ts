import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] }).passages;
const exampleOf = (id: string) => /scenarios\/([^/]+)/.exec(id)?.[1];

Deno.test("a figure of a worked example stands alone, without what another example reached", () => {
	for (const [message, example] of [
		["Wie viele Wochen hat es gedauert, bis das Rechenzentrum leer war?", "azure-landing-zone"],
		["How long did a full restore of the wholesaler's database take?", "postgresql-cluster"],
		["Wie lange dauert ein EKS-Upgrade jetzt?", "eks-automatisierung"],
		["Gab es beim ersten AKS-Upgrade einen Ausfall?", "aks-automatisierung"],
	] as const) {
		const examples = new Set(ask(message).flatMap((id) => exampleOf(id) ?? []));
		assert.deepEqual([...examples], [example], message);
	}
});

Deno.test("who names the technologies of two examples hears of both", () => {
	const told = ask("Was sank prozentual mehr: die Azure-Kosten oder die AWS-Rechnung?").map(exampleOf);
	assert.ok(told.includes("azure-landing-zone") && told.includes("aws-well-architected"), `${told}`);
});
