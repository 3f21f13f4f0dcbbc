import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const COSTS = "services/cloud-migration/features/5";
const ask = (message: string) => siteAssistant.answer({ message, context: [] }).passages;

Deno.test("who wants to pay less for a cloud is told how costs are kept down, however it is put", () => {
	for (const question of [
		"Unsere Cloudkosten explodieren",
		"Wie bekommen wir die AWS-Rechnung runter?",
		"Unsere Azure-Ausgaben steigen jeden Monat, was würden Sie zuerst tun?",
		"How would you cut our cloud spend?",
		"Azure is too expensive for us",
		"Our bill at AWS has tripled",
		"Unsere AWS-Rechnung hat sich verdoppelt, wie bekommen wir sie kleiner?",
	])
		assert.ok(ask(question).includes(COSTS), question);
});

Deno.test("what became of the costs in an example, and what he takes, are other questions", () => {
	assert.ok(ask("Um wie viel Prozent sind die Azure-Kosten gesunken?").some((id) => id.includes("/results")));
	assert.ok(ask("Was kostet ein Umzug in die Cloud?").includes("facts/price"));
});
