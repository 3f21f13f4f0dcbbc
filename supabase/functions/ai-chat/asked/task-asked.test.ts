import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("who wants an everyday task done hears of its service, the point about it and where to write", () => {
	for (const [message, id] of [
		["Könnten Sie unser OpenShift auf die neueste Version bringen?", "kubernetes/features/2"],
		["machst du auch k8s updates", "kubernetes/features/2"],
		["Wir müssen von Kubernetes 1.25 auf 1.33", "kubernetes/features/2"],
		["Richten Sie Sicherungen unserer MariaDB ein?", "database-management/features/1"],
		["Ziehen Sie auch Datenbanken um?", "database-management/features/3"],
		["MySQL beschleunigen", "database-management/features/4"],
		["Könnten Sie die Logs all unserer Server zentralisieren?", "monitoring/features/3"],
		["Unsere Logs sollen an einem Ort liegen", "monitoring/features/3"],
		["Testet er auch den Restore?", "database-management/features/1"],
		["Netzwerke segmentieren", "security/features/4"],
		["Wir haben dauernd Alarme", "monitoring/features/2"],
		["Kann er bei uns Ordnung in die Berechtigungen bringen?", "security/features/2"],
		["Bauen Sie uns eine Pipeline in GitLab?", "devops/features/1"],
		["Wir möchten die Kosten in Azure senken", "cloud-migration/features/5"],
		["Geben Sie uns eine Zweitmeinung zu unserer Infrastruktur?", "consulting/features/1"],
		["Kann man ein Sprachmodell lokal bei uns laufen lassen?", "ai-development/features/5"],
	] as const) {
		const { passages, sources } = ask(message);
		const [service] = id.split("/");
		assert.deepEqual(passages, [`services/${service}`, `services/${id}`], message);
		assert.ok(
			sources.some(({ href }) => href === "/#contact"),
			message,
		);
	}
});

Deno.test("who has an audit ahead hears of hardening and of the example that prepares one", () => {
	for (const message of [
		"Könnten Sie uns auf ein Audit vorbereiten?",
		"Bei uns steht ein Kundenaudit bevor",
		"Can you certify us for TISAX?",
	])
		assert.deepEqual(
			ask(message).passages,
			["services/security", "services/security/scenarios/haertung-vor-audit"],
			message,
		);
});

Deno.test("who asks when a task could be done hears when he is free", () => {
	for (const message of [
		"Wann könnten Sie unsere Datenbank umziehen?",
		"Könnten Sie kurzfristig eine Pipeline aufsetzen?",
	])
		assert.equal(ask(message).passages[0], "facts/availability", message);
});

Deno.test("on a service's page a task is taken for one of that page", () => {
	const message = "Was gehört zu Kubernetes?";
	const context = [
		{ role: "user" as const, content: message },
		{ role: "assistant" as const, content: ask(message).message },
	];
	const { passages } = siteAssistant.answer({ message: "Würden Sie auch Backups aufsetzen?", context });
	assert.ok(passages.includes("services/kubernetes/features/4"), `${passages}`);
});

Deno.test("a question for a price, a product unknown here, or what was done before is no task", () => {
	assert.ok(ask("Preis für den Aufbau einer Pipeline?").passages.includes("facts/price"));
	assert.equal(ask("Migrieren Sie unsere Oracle-Datenbank?").outcome, "declined");
	assert.ok(ask("Wie lange dauert ein Upgrade des Clusters?").passages[0]?.includes("/results/"));
});
