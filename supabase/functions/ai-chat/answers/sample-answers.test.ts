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

Deno.test("an answer of two parts goes on from the first, and rests on both", () => {
	const { passages, grounding, message } = ask("Could ransomware or a rogue admin wipe the backups on AWS?");
	assert.match(passages[0] ?? "", /^services\/database-management\//);
	assert.ok(passages.some((id) => id.startsWith("services/cloud-migration/")));
	assert.equal(new Set(passages).size, passages.length);
	assert.ok(grounding.some(({ id }) => id === passages[0]));
	const more = siteAssistant.answer({
		message: "Erzähl mir mehr davon",
		context: [
			{ role: "user", content: "Could ransomware or a rogue admin wipe the backups on AWS?" },
			{ role: "assistant", content: message },
		],
	});
	assert.ok(more.sources.some(({ href }) => href === "/services/database-management"));
});

Deno.test("what is told already is not told again in other quotation marks", () => {
	const { message } = ask("Warn mode first, then enforcement?");
	assert.equal(message.match(/zuerst als Warnung/g)?.length, 1);
});

Deno.test("certificates are summed up in the language of the question only", () => {
	assert.doesNotMatch(ask("AWS-Zertifikat: Associate oder Professional?").message, /It covers/);
});

Deno.test("what is private stays so, though samples hold its words", () => {
	assert.equal(ask("Who did he vote for in the last election?").outcome, "declined");
});
