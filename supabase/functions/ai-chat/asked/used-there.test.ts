import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("whether a project's page names a technology is said, with what it does name", () => {
	for (const question of [
		"Kam bei der BWI systemd zum Einsatz?",
		"Hatte er bei der BWI mit Bash zu tun?",
		"Did he work with OpenSSH at BWI?",
	]) {
		const { outcome, passages, message } = ask(question);
		assert.deepEqual([outcome, passages], ["answered", ["projects/bwi-bonn/technologies"]], question);
		assert.match(message, /^(Ja|Yes), /, question);
	}
});

Deno.test("what stands in a sentence of the page alone is quoted from it", () => {
	assert.match(ask("Gab es bei der BWI noexec?").message, /noexec/);
});

Deno.test("a technology or a product that the page doesn't name is said to be missing there", () => {
	for (const [question, name] of [
		["Gab es bei SAP Terraform?", "Terraform"],
		["Lief bei Rhomberg Sersa auch Argo CD?", "Argo CD"],
		["Was Python used at the Bundesdruckerei?", "Python"],
		["Arbeitete er bei der BWI mit Windows?", "Windows"],
	] as const) {
		const { outcome, message } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.match(message, new RegExp(`^(Zu ${name} steht|The page .* doesn't mention ${name})`), question);
	}
});

Deno.test("a question for more than whether is answered like any other", () => {
	assert.equal(
		ask("Wie lief der Umzug auf OpenShift bei der Bundesdruckerei?").message.startsWith("Ja"),
		false,
	);
	assert.equal(
		ask("Wurde bei SAP die Konfigurationsdrift automatisch behoben?").message.startsWith("Zu"),
		false,
	);
});

Deno.test("a word of everybody's is no technology that is named after it", () => {
	for (const question of [
		"Kümmert er sich bei Rhomberg Sersa ums Netzwerk?",
		"Does he do networks at Rhomberg Sersa?",
	])
		assert.doesNotMatch(ask(question).message, /NetworkPolicies/, question);
});
