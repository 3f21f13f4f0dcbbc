import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";

/** What the last of several messages is answered with. */
function talk(...messages: readonly string[]) {
	const last = messages.at(-1) ?? "";
	const context = messages.slice(0, -1).map((content) => ({ role: "user" as const, content }));
	return siteAssistant.answer({ message: last, context });
}

Deno.test("in which projects a service was done is told of that service", () => {
	for (const [service, question] of [
		["Bieten Sie Monitoring an?", "In welchen Projekten?"],
		["Do you offer monitoring?", "In which projects?"],
	] as const)
		assert.deepEqual(talk(service, question).passages, ["services/monitoring/projects"]);
	assert.equal(talk("Bieten Sie Monitoring an?", "Welche Projekte gab es?").passages[0], "projects");
	assert.equal(talk("Nutzen Sie Terraform?", "In welchen Projekten?").passages[0], "projects");
});

Deno.test("what happened at a project is told from its page, which may say nothing of it", () => {
	for (const [project, question] of [
		["Was hat er bei der Bundesdruckerei gemacht?", "Ist was kaputtgegangen?"],
		["What did he do at SAP?", "Did anything break?"],
		["What did he do at SAP?", "Was anything lost?"],
	] as const) {
		const { outcome, message } = talk(project, question);
		assert.equal(outcome, "declined", question);
		assert.match(message, /nicht auf der Seite zu|The page about SAP/, question);
	}
	const problems = talk("Was hat er bei der BWI gemacht?", "Gab es Probleme?");
	assert.deepEqual(problems.passages, ["projects/bwi-bonn/challenges"]);
	const others = talk("Was hat er bei der BWI gemacht?", "Gab es noch andere Projekte?");
	assert.notEqual(others.outcome, "declined");
});

Deno.test("a product named in a follow-up is what is asked for, and not the one before it", () => {
	const { outcome, message } = talk("Do you know Terraform?", "What about Pulumi?");
	assert.equal(outcome, "declined");
	assert.doesNotMatch(message, /Terraform/);
});

Deno.test("who asks what to do next is shown the way to write", () => {
	assert.deepEqual(talk("Ist gerade Zeit für ein Projekt?", "Super, was muss ich tun?").passages, [
		"facts/contact",
	]);
});

Deno.test("the owner himself is asked, and not about the project told, where a client speaks to him", () => {
	const before = "Was hat er bei SAP gemacht?";
	assert.deepEqual(talk(before, "Was kostet das bei Ihnen?").passages, ["facts/price"]);
	assert.equal(talk(before, "Kann ich bei Ihnen einen Workshop buchen?").outcome, "answered");
	assert.match(talk(before, "Gab es Kubernetes auch bei denen?").message, /nicht auf der Seite zu SAP/);
});
