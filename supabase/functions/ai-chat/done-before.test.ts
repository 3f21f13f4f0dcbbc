import assert from "node:assert/strict";
import { siteAssistant } from "./testing/chat.ts";

Deno.test("whether something was done before is answered by the projects that its service was part of", () => {
	for (const [message, service] of [
		["Haben Sie schon einmal Server gehärtet?", "security"],
		["Have you ever hardened a server?", "security"],
		["Hat er so einen Umzug schon mal gemacht?", "cloud-migration"],
		["Has he moved container platforms before?", "kubernetes"],
		["Hast du schon mal Monitoring aufgesetzt?", "monitoring"],
	] as const)
		assert.deepEqual(
			siteAssistant.answer({ message, context: [] }).passages,
			[`services/${service}/projects`],
			message,
		);
});
