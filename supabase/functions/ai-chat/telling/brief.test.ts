import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] }).message;

Deno.test("beside the passage that answers, no sentence is told that says far less", () => {
	const message = ask("Was tun Sie gegen verwaiste Snapshots?");
	assert.match(message, /Verwaiste Snapshots und Volumes löschen/);
	assert.doesNotMatch(message, /Velero/);
});

Deno.test("what two pages say of one thing just as well is told of both", () => {
	assert.match(ask("Womit werden Images signiert?"), /Pipelines und GitOps.*Cosign/s);
});

Deno.test("of a worked example, the sentence that was asked for is told, and the whole one who asks for an example", () => {
	const asked = ask("Was überwacht der Zahlungsdienstleister mit drei Werkzeugen?");
	assert.match(asked, /^„[^“]*220 Server und 30 Dienste.*kein Kundenprojekt/);
	assert.doesNotMatch(asked, /Am Ende:/);
	assert.match(ask("Zeigen Sie mir ein Beispiel zu Kubernetes"), /fünf Teams.*Am Ende: 2 statt 6/s);
});

Deno.test("a figure comes first, and then the example that it is from", () => {
	assert.match(
		ask("Wie lange dauert der Restore der Datenbank?"),
		/^48\s+min .* – im .*\(kein Kundenprojekt\)\./,
	);
	assert.match(
		ask("How fast is the restore in the database example?"),
		/^In German: “48\s+min .*not a client's project/,
	);
});

Deno.test("a question that holds nothing but a page's name is answered by what the page is about", () => {
	for (const [question, page] of [
		["Do you do security hardening?", "services/security"],
		["Rhomberg Sersa", "projects/rhomberg-sersa"],
	] as const)
		assert.deepEqual(siteAssistant.answer({ message: question, context: [] }).passages, [page], question);
});

Deno.test("of a legal text the sentence that was asked for is told, without those it begins with", () => {
	const message = ask("Kriegt OpenAI meine IP mit, wenn ich hier was frage?");
	assert.match(message, /Ihre IP-Adresse erhält der KI-Dienst von der Funktion nicht/);
	assert.doesNotMatch(message, /Art\. 50|Datenschutzerklärung von OpenAI/);
});

Deno.test("what one point of a service's page answers is told without what the service is in general", () => {
	for (const question of [
		"Wird der Umzug vorher geprobt?",
		"Laufen Test, Abnahme und Produktion mit Argo CD?",
	])
		for (const id of siteAssistant.answer({ message: question, context: [] }).passages)
			assert.doesNotMatch(id, /^services\/[^/]+(\/features)?$/, question);
});
