import assert from "node:assert/strict";
import { siteAssistant } from "../../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("work with offices and their users, and what a shop sells, is said not to be offered", () => {
	for (const message of [
		"Können Sie meinen Rechner reparieren?",
		"Unser Drucker muss eingerichtet werden",
		"Do you sell laptops?",
		"Kann man bei Ihnen Lizenzen kaufen? Verkaufen Sie Software?",
		"Can you migrate us to Microsoft 365?",
		"Kümmern Sie sich um WLAN im Büro?",
		"Do you train your own models?",
		"Bieten Sie Fine-Tuning an?",
		"Bauen Sie WordPress-Seiten?",
		"Our TYPO3 site is slow, can you help?",
		"Do you develop online shops?",
		"Gestalten Sie auch Homepages?",
	])
		assert.deepEqual(ask(message).passages, ["portfolio/not-offered"], message);
});

Deno.test("a product that the site doesn't name is all that is said of it, whatever is to be done with it", () => {
	for (const [message, name] of [
		["Können Sie Cisco-Switche konfigurieren?", "Cisco"],
		["Was halten Sie von Nextcloud?", "Nextcloud"],
		["Does he use Chef or Puppet?", "Chef"],
		["Do you work with IBM Cloud?", "IBM Cloud"],
	] as const) {
		const { outcome, message: answer, passages } = ask(message);
		assert.deepEqual([outcome, passages], ["declined", []], message);
		assert.ok(answer.includes(name), message);
	}
});
