import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("the sentence that a question surely asks for is told first where an answer was only found", () => {
	const { message } = ask("At the start of such a project, how far back do you look at old alerts?");
	assert.match(message.split("\n\n")[0] ?? "", /90 Tage/);
});

Deno.test("it follows what is plainly asked for, with its page and worked example", () => {
	const { message, sources } = ask("Could ransomware or a rogue admin wipe the backups on AWS?");
	assert.match(message, /\n\nIn the worked example|\n\nIn the \[worked example/);
	assert.match(message, /Vault Lock/);
	assert.ok(sources.some(({ href }) => href === "/services/cloud-migration"));
});

Deno.test("it is told where the site would be said not to know", () => {
	const { message, outcome } = ask("Wie schnell schlägt es an, wenn keiner mehr mit Karte zahlen kann?");
	assert.equal(outcome, "answered");
	assert.match(message, /<\s3\smin/);
});

Deno.test("what is left open on purpose stays open, and facts about the owner come first", () => {
	assert.equal(ask("Why Prometheus instead of Zabbix?").outcome, "declined");
	assert.equal(ask("Can you be on site three days per week?").passages[0], "facts/onsite");
	assert.match(ask("in welcher stadt sitzt er").message, /Düsseldorf/);
	assert.doesNotMatch(ask("in welcher stadt sitzt er").message, /GitHub/);
});

Deno.test("of a project that is named, no other page's sentence is told", () => {
	for (const question of ["Wie wurde bei SAP überwacht?", "Was war an der Härtung bei der BWI schwierig?"]) {
		const { sources } = ask(question);
		assert.deepEqual(
			sources.filter(({ href }) => href.startsWith("/services/")),
			[],
			question,
		);
	}
});
