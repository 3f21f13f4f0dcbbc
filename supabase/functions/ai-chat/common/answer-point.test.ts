import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string, ...earlier: string[]) =>
	siteAssistant.answer({ message, context: earlier.map((content) => ({ role: "user", content })) });

Deno.test("the point of a list just told is told when a question that leans on it holds its word", () => {
	const { passages } = ask("Was sind das für Vorlagen?", "Woran arbeiten Sie gerade?");
	assert.deepEqual(passages, ["projects/overview/current/3"]);
});

Deno.test("what a service is for besides, is told by its points on that", () => {
	for (const question of ["Und zu Terraform?", "Auch zu Kubernetes?", "And on Kubernetes?"])
		assert.deepEqual(
			ask(question, "Geben Sie Schulungen?").passages,
			["services/consulting/features/3"],
			question,
		);
	assert.deepEqual(ask("Gilt das auch für Container?", "Machen Sie Härtung?").passages, [
		"services/security/features/5",
	]);
	assert.equal(ask("Und Monitoring?", "Machen Sie Härtung?").passages[0], "services/monitoring");
});

Deno.test("by when something has to be done is told of the point that gives a date", () => {
	const before = "Wir haben noch ingress-nginx";
	for (const question of ["Bis wann denn?", "Until when?", "Und die Alternative?"])
		assert.deepEqual(ask(question, before).passages, ["services/kubernetes/features/5"], question);
});

Deno.test("a question that leans on nothing, or asks for a price, is no question for a point", () => {
	for (const question of ["Vorlagen vorhanden?", "Was kosten die Vorlagen, die Sie da machen?"])
		assert.notDeepEqual(
			ask(question, "Woran arbeiten Sie gerade?").passages,
			["projects/overview/current/3"],
			question,
		);
});

Deno.test("what goes on from a question about the visitor's data is told from the privacy notice", () => {
	const { passages } = ask("Und meine IP-Adresse?", "Speichert der Chat, was ich schreibe?");
	assert.ok(passages.length > 0 && passages.every((id) => id.startsWith("legal/datenschutz")));
});

Deno.test("the rest of a kind is asked for in any words that name nothing", () => {
	for (const question of [
		"Und welche gibt es noch außer dem?",
		"Any others besides that one?",
		"Was haben Sie sonst noch?",
	])
		assert.deepEqual(ask(question, "Was ist der LPIC-1?").passages, ["certifications"], question);
});

Deno.test("of the page told, the point that a few words name is told", () => {
	const told = "Machen Sie Kubernetes?";
	for (const message of ["Backups?", "Und wie machen Sie da die Backups?", "what about backups?"])
		assert.deepEqual(ask(message, told).passages, ["services/kubernetes/features/4"], message);
	assert.deepEqual(ask("Nur den Teil zum Netzwerk", "Was machen Sie bei der Security?").passages, [
		"services/security/features/4",
	]);
	assert.deepEqual(ask("Wie ist das mit dem Datenschutz?", "Bauen Sie KI-Assistenten?").passages, [
		"services/ai-development/features/5",
	]);
	for (const message of ["and security there?", "Anything about networks?"])
		assert.deepEqual(
			ask(message, "What does he do at Rhomberg Sersa?").passages,
			["projects/rhomberg-sersa/tasks/4"],
			message,
		);
});

Deno.test("another service, a price and data protection on this site are no points of the page told", () => {
	const told = "Machen Sie Security?";
	assert.deepEqual(ask("Und Monitoring?", told).passages, ["services/monitoring"]);
	assert.deepEqual(ask("Und die Kosten?", told).passages, ["facts/price"]);
	assert.deepEqual(ask("Und der Datenschutz?", told).passages, ["facts/privacy"]);
});

Deno.test("who asks whether the point told is for something else too gets it, where it says so", () => {
	for (const question of ["Auch zu Kubernetes?", "On GitOps too?"])
		assert.deepEqual(ask(question, "Bieten Sie Workshops an?").passages, ["services/consulting/features/3"]);
	assert.deepEqual(ask("Und Monitoring?", "Bieten Sie Workshops an?").passages, ["services/monitoring"]);
});
