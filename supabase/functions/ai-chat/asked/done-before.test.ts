import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

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

Deno.test("no client's project is made of a technology that none names", () => {
	for (const [message, answer] of [
		["Haben Sie AWS schon bei Kunden eingesetzt?", /^Ein Kundenprojekt damit nennt die Website nicht/],
		["Any hands-on Azure work for clients?", /^The site names no client project with it/],
		["Has Terraform been used in client projects?", /^The site names no client project with it/],
	] as const)
		assert.match(siteAssistant.answer({ message, context: [] }).message, answer, message);
});
