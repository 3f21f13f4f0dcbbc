import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { normalize } from "../text/fold.ts";
import { asksFit, looksForRole } from "./role-asked.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });

Deno.test("recruiters hear what fits their role and what they ask of the terms", () => {
	const { message, passages } = ask(
		"Hello, we have an opening for a DevOps engineer (Terraform, Azure), remote. What is your day rate, and when are you available?",
	);
	assert.ok(message.includes("Terraform") && message.includes("/#contact"));
	for (const fact of ["facts/remote", "facts/availability", "facts/price"])
		assert.ok(passages.includes(fact), fact);
	for (const text of [
		"Ich bin Headhunterin und suche einen Kubernetes-Spezialisten. Hätten Sie Interesse?",
		"We have a DevOps position in Munich, would you be interested?",
	])
		assert.ok(ask(text).passages.includes("facts/availability"), text);
	assert.equal(ask("Suchen Freiberufler für OpenShift, remote").passages.at(-1), "facts/remote");
});

Deno.test("a role that no page is about is answered with its technology, or with what he does best", () => {
	assert.deepEqual(ask("Wir suchen einen Freiberufler für Terraform").passages, ["technologies/terraform"]);
	for (const text of ["Eignet er sich als Cloud Architect?", "Is he suitable for a site engineer position?"])
		assert.deepEqual(ask(text).passages, ["about/competencies"], text);
});

Deno.test("work that is offered without saying what is answered with his availability and the form", () => {
	for (const text of [
		"Ich bin Personalberaterin und habe eine Vakanz für Sie",
		"Wir haben da einen spannenden Auftrag",
		"Hello, I have an interesting role for you",
	])
		assert.deepEqual(ask(text).passages, ["facts/availability", "facts/contact"], text);
});

Deno.test("a role that is offered in few words, or in a town, is answered with his availability and the form", () => {
	for (const text of [
		"I'm a recruiter with a contract in Leipzig, interested?",
		"Hi, got a contract role in Vienna for six months, interested?",
		"We've got a contract role in Bremen, would you be interested?",
		"We have a short gig in Hamburg, would you be interested?",
	])
		assert.deepEqual(ask(text).passages, ["facts/availability", "facts/contact"], text);
});

Deno.test("who asks whether a technology suits him looks for nobody", () => {
	for (const text of [
		"Passt Kubernetes zu uns als kleiner Firma?",
		"Is Azure suitable as a platform for developers?",
	]) {
		assert.ok(!asksFit(normalize(text)), text);
		assert.ok(!looksForRole(normalize(text)), text);
	}
});

Deno.test("a contract that somebody is looked for changes nothing about the service for it", () => {
	assert.equal(
		ask("We need a monitoring specialist on a 3 month contract").passages[0],
		"services/monitoring",
	);
});
