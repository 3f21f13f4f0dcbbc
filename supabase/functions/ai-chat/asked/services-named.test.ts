import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] }).passages;

Deno.test("several services that are asked for together are all told", () => {
	assert.deepEqual(ask("Bieten Sie DevOps und Kubernetes an?"), ["services/devops", "services/kubernetes"]);
	assert.deepEqual(ask("Was machen Sie im Bereich Datenbanken und Monitoring?"), [
		"services/database-management",
		"services/monitoring",
	]);
	assert.deepEqual(ask("Do you offer security or monitoring?"), ["services/security", "services/monitoring"]);
});

Deno.test("where something else is asked of them, that is answered", () => {
	assert.equal(ask("Was kosten DevOps und Kubernetes?")[0], "facts/price");
	assert.deepEqual(ask("Kubernetes?"), ["services/kubernetes"]);
});

Deno.test("what one service is about is its summary", () => {
	assert.deepEqual(ask("What is the monitoring service about?"), ["services/monitoring"]);
	assert.deepEqual(ask("Worum geht es bei der Leistung Monitoring?"), ["services/monitoring"]);
});
