import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { withoutIntroduction } from "./introduction.ts";

const isOfKubernetes = (text: string) => text.includes("Kubernetes");

Deno.test("a sentence that only says who the visitor is leaves the question what it is", () => {
	for (const [message, question] of [
		["Hallo, ich bin Recruiterin. Ist er frei?", "Ist er frei?"],
		["I'm a reporter and write about IT. Since when is he a freelancer?", "Since when is he a freelancer?"],
		["Guten Tag, mein Name ist Meier! Was kosten Sie?", "Was kosten Sie?"],
	] as const)
		assert.equal(withoutIntroduction(message, isOfKubernetes), question);
});

Deno.test("a first sentence that only says that a question follows says nothing of it", () => {
	for (const [message, question] of [
		["Danke soweit. Noch eine Frage: Macht ihr Backups?", "Macht ihr Backups?"],
		["eine kurze frage noch, was kostet das?", "was kostet das?"],
		["Thanks so far! One more question: is he free?", "is he free?"],
		["I have a quick question. Do you do security?", "Do you do security?"],
	] as const)
		assert.equal(withoutIntroduction(message, isOfKubernetes), question);
	for (const message of ["Noch eine Frage", "Eine Frage der Kosten, oder?", "One question of many"])
		assert.equal(withoutIntroduction(message, isOfKubernetes), message);
});

Deno.test("what somebody wants, and what the answer depends on, stays", () => {
	for (const message of [
		"Ich bin CTO und suche einen Berater. Passt er?",
		"I am from Vienna. Would he come here?",
		"Ich bin Kubernetes-Admin. Schult er mich?",
		"Ich bin Recruiter",
		"Wir sind ein Verein. Geht das auch?",
	])
		assert.equal(withoutIntroduction(message, isOfKubernetes), message);
});

Deno.test("who introduces himself is answered like anybody else", () => {
	const ask = (message: string) => siteAssistant.answer({ message, context: [] }).passages;
	assert.deepEqual(ask("Hey, bin Headhunter und hab wenig Ahnung von IT. Kurzprofil?"), ["facts/person"]);
	assert.deepEqual(ask("Ich bin Studentin und schreibe über Freiberufler. Seit wann ist er selbstständig?"), [
		"facts/experience",
	]);
});
