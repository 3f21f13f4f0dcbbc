import assert from "node:assert/strict";
import type { ChatContextEntry } from "../../../../src/chat/contract.ts";
import { createAssistant } from "../site-answer.ts";
import { siteAssistant } from "../testing/chat.ts";
import { teaSite } from "../testing/content.ts";

const tea = createAssistant(teaSite);
const askTea = (message: string, context: ChatContextEntry[] = []) => tea.answer({ message, context });
const ask = (message: string, context: ChatContextEntry[] = []) => siteAssistant.answer({ message, context });
const said = (...contents: string[]): ChatContextEntry[] =>
	contents.map((content) => ({ role: "user", content }));

Deno.test("a product that the site doesn't name is said to be missing by its name", () => {
	const { outcome, message } = ask("Kennen Sie Pulumi?");
	assert.equal(outcome, "declined");
	assert.match(message, /Pulumi/);
	const both = ask("Do you know Terraform and Pulumi?");
	assert.equal(both.outcome, "answered");
	assert.match(both.message, /He works with Terraform:.*nothing about Pulumi/s);
	assert.match(ask("Betreuen Sie Windows-Clients?").message, /^Zu Windows steht/);
});

Deno.test("a certificate that he doesn't hold is denied, with those that he does", () => {
	for (const question of [
		"Sind Sie CKA-zertifiziert?",
		"Do you have LPIC-2?",
		"Haben Sie ein Scrum-Zertifikat?",
	]) {
		const { outcome, message } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.match(message, /LPIC-1 Express/, question);
	}
	assert.equal(ask("Haben Sie ein AWS-Zertifikat?").outcome, "answered");
});

Deno.test("a number is told where the site counts just that, and declined where it doesn't", () => {
	assert.match(askTea("Wie viele Prüfer gibt es?").message, /Drei Prüfer/);
	assert.equal(askTea("Wie viele Samoware standen beim Palais?").outcome, "declined");
	assert.equal(ask("Wie viele Server hatten Sie bei SAP?").outcome, "declined");
});

Deno.test("what a client paid is no price", () => {
	assert.equal(ask("Was hat SAP Ihnen gezahlt?").outcome, "declined");
	assert.deepEqual(
		ask("Was würde mich ein Umzug ganzer Anwendungen nach Azure kosten?").passages[0],
		"facts/price",
	);
});

Deno.test("general questions of the trade are declined with the page that comes closest", () => {
	const { outcome, message } = ask("How do I restart a systemd service?");
	assert.equal(outcome, "declined");
	assert.match(message, /general technical questions/);
	assert.equal(ask("Wie sichern Sie einen Cluster?").outcome, "answered");
});

Deno.test("a question about a project is answered from its page or not at all", () => {
	const { passages } = ask("Wie haben Sie bei SAP Änderungen ausgerollt?");
	assert.ok(passages.length > 0 && passages.every((id) => id.startsWith("projects/sap-walldorf")));
});

Deno.test("the sentence that was asked for is told, although the summary of its page leaves it out", () => {
	assert.match(ask("Womit signieren Sie Images?").message, /Signatur|signieren/);
	assert.match(ask("Was passiert, wenn das Monitoring selbst ausfällt?").message, /Totmannschalter/);
	assert.match(askTea("Welche Namen führt die Teetrinkerkartei?").message, /nur Vornamen/);
});

Deno.test("a fact that a word of the question stands for is told with the sentence that holds the others", () => {
	const { message, sources } = ask("Womit erfassen Sie vorher, wie stark die Server ausgelastet sind?");
	assert.match(message, /Azure Migrate/);
	assert.ok(sources.some(({ href }) => href === "/services/cloud-migration"));
});

Deno.test("what is named is answered without a sentence that says more than was asked", () => {
	for (const question of ["Kennen Sie Terraform?", "Haben Sie ein Azure-Zertifikat?", "Was kostet das?"])
		assert.doesNotMatch(ask(question).message, /heißt es/, question);
});

Deno.test("one of the pages listed is meant by its place", () => {
	assert.deepEqual(askTea("Und das zweite?", said("Welche Projekte gibt es?")).passages, ["projects/palace"]);
	const told: ChatContextEntry = {
		role: "assistant",
		content: "Etwa Kubernetes und Container-Plattformen und KI-Entwicklung.",
	};
	const context = [...said("Welche Leistungen gibt es?"), told];
	assert.match(ask("Mehr zur zweiten bitte", context).passages[0] ?? "", /^services\/ai-development/);
});

Deno.test("a wish for another language repeats the answer in it", () => {
	const { language, passages } = ask("And in English please", said("Haben Sie Erfahrung mit Terraform?"));
	assert.equal(language, "en");
	assert.deepEqual(passages, ask("Haben Sie Erfahrung mit Terraform?").passages);
	assert.match(ask("Parlez-vous français?").message, /English and German/);
});

Deno.test("a number that somebody takes for true of a client is not confirmed", () => {
	for (const question of [
		"Stimmt es, dass Sie bei SAP 99,99 % Verfügbarkeit erreicht haben?",
		"Hat die Bundesdruckerei 40 % Kosten gespart?",
		"Is it true that you led 20 people at Bundesdruckerei?",
	]) {
		const { outcome, message } = ask(question);
		assert.equal(outcome, "declined", question);
		assert.match(message, /Diese Zahl nennt|doesn't give that number/, question);
	}
	assert.equal(ask("Haben Sie 2023 bei SAP gearbeitet?").outcome, "answered");
});

Deno.test("how something is done is told where a page says just that, and declined where none does", () => {
	assert.match(ask("Wie kommt man vom langsamen Request zum passenden Log?").message, /Trace/);
	assert.equal(ask("Wie bindet man eine Krawatte?").outcome, "declined");
});

Deno.test("a digit that is part of a name is no number to confirm", () => {
	assert.match(ask("Hat er bei der BWI mit K8s gearbeitet?").message, /^Zu Kubernetes steht auf der Seite/);
	assert.match(ask("Did he use S3 at SAP?").message, /^The page about SAP \(2023\) doesn't mention S3/);
});
