import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("a visitor's own things and what people use at home are no subject here", () => {
	for (const message of [
		"Mein iPhone geht nicht mehr an",
		"I lost my wallet",
		"Meine Bankkarte ist weg, wo kann ich sie sperren?",
		"Which cloud is best for my family photos?",
		"How do I reset my Instagram password?",
		"wo bleibt mein Amazon Paket",
		"How can I clear the history in Chrome?",
		"Where should I buy a cheap server?",
		"Was ist die DSGVO eigentlich?",
	])
		assert.match(ask(message).message, /^(Dabei kann ich nicht helfen|I can't help with that)/, message);
});

Deno.test("the same things are no reason to decline what is asked of the owner, a company or this site", () => {
	for (const [message, passage] of [
		["Handy?", "facts/phone"],
		["Kann ich Sie auf dem Handy anrufen?", "facts/phone"],
		["Is he on Instagram?", "portfolio/profiles"],
		["Setzt die Seite Cookies in Firefox?", "facts/tracking"],
		["Können Sie den Virus auf meinem PC entfernen?", "portfolio/not-offered"],
		["I forgot my password", "portfolio/no-login"],
	] as const)
		assert.ok(ask(message).passages.includes(passage), message);
	assert.equal(
		ask("Unsere Mitarbeiter haben ihr Smartphone verloren, wie härten wir das ab?").outcome,
		"answered",
	);
	assert.equal(ask("Soll ich eigene Server kaufen oder in die Cloud?").outcome, "answered");
});
