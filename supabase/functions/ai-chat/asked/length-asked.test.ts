import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("how long a project of a service takes is told by its worked example as a whole", () => {
	for (const [message, example, weeks] of [
		["Wie lange zieht sich ein Datenbankprojekt, wie viele Wochen?", "database-management", 12],
		["How long does a typical database project take?", "database-management", 12],
		["Wie lange dauert die Einführung eines Monitorings?", "monitoring", 13],
		["How many weeks until our monitoring is up and running?", "monitoring", 13],
		["Wie lange braucht es, bis ein Chatbot fertig ist?", "ai-development", 14],
		["How long would it take to build an AI assistant?", "ai-development", 14],
		["Wie lange dauert es, bis wir auditbereit sind?", "security", 16],
		["Wie lange dauert ein Kubernetes-Projekt insgesamt?", "kubernetes", 21],
		["How much time does a cloud migration take?", "cloud-migration", 27],
	] as const) {
		const { passages, message: told } = ask(message);
		assert.match(passages.join(), new RegExp(`^services/${example}/scenarios/[^/]+/phases$`), message);
		assert.match(told, new RegExp(`\\b${weeks} (Wochen|weeks)`), message);
	}
});

Deno.test("a single thing that takes time, or what has been done for long, is no project", () => {
	for (const message of [
		"Wie lange dauert die Wiederherstellung eines Clusters?",
		"Wie lange dauert es, bis ein Alarm kommt?",
		"Wie lange machen Sie schon Cloud-Projekte?",
		"How long until the cluster is up and running again?",
		"Wie lange lief das Projekt bei SAP?",
	])
		assert.ok(!ask(message).passages.some((id) => id.endsWith("/phases")), message);
});
