import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("where a worked example begins is told in full, by its title, its page or the company in it", () => {
	for (const question of [
		"Wie war die Ausgangssituation beim Großhändler?",
		"Ausgangspunkt beim PostgreSQL-Cluster?",
	]) {
		const { message, passages } = ask(question);
		assert.deepEqual(passages, ["services/database-management/scenarios/postgresql-cluster"], question);
		assert.match(message, /Webshop eines Großhändlers.*pg_dump.*Fachbereich verlangt.*Hauptgeschäftszeit/s);
	}
});

Deno.test("how a worked example ends is told by its conclusion alone", () => {
	for (const question of [
		"Was ist das Fazit der Landing Zone?",
		"What's the conclusion of the landing zone example?",
	]) {
		const { message, passages } = ask(question);
		assert.deepEqual(passages, ["services/cloud-migration/scenarios/azure-landing-zone"], question);
		assert.match(message, /sieben Wochen vor Vertragsende/);
		assert.doesNotMatch(message, /85 virtuelle/);
	}
});

Deno.test("a phase that is called by its title is told alone, and those of two examples one after the other", () => {
	const phase = (question: string) => ask(question).passages;
	assert.deepEqual(phase("Was geschieht in der Phase Netzsegmentierung?"), [
		"services/security/scenarios/haertung-vor-audit/phases/4",
	]);
	assert.deepEqual(phase("How long is the phase Versionswechsel?"), [
		"services/database-management/scenarios/postgresql-cluster/phases/4",
	]);
	assert.equal(phase("Wie lang ist die Phase Pilot?").length, 2);
	assert.deepEqual(phase("Wie lang ist die Phase Pilot beim Assistenten für den Kundendienst?").length, 1);
});

Deno.test("an end or a phase of nothing that an example is about is looked for like anything else", () => {
	assert.equal(ask("Was ist das Fazit der Bundestagswahl?").outcome, "declined");
});
