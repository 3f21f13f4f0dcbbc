import assert from "node:assert/strict";
import { secondSite } from "../../../../evals/second-site/content.ts";
import type { ChatContextEntry } from "../../../../src/chat/contract.ts";
import { inLanguage } from "../../../../src/content/language.ts";
import { createAssistant } from "./assistant.ts";
import weights from "./weights.json" with { type: "json" };

const assistant = createAssistant(secondSite, weights);
const { owner, projects, services } = inLanguage(secondSite, "de");

/** Asks one question after the other; returns the answers. */
function talk(...questions: readonly string[]) {
	const context: ChatContextEntry[] = [];
	return questions.map((question) => {
		const answer = assistant.answer({ message: question, context: context.slice(-10) });
		context.push({ role: "user", content: question }, { role: "assistant", content: answer.message });
		return answer;
	});
}

Deno.test("a short fact is told in the language of the question, with the place that proves it", () => {
	const [german, english] = talk("Wie kann ich Sie erreichen?", "How can I contact you?");
	assert.equal(german?.language, "de");
	assert.equal(english?.language, "en");
	for (const answer of [german, english])
		assert.match(answer?.message ?? "", new RegExp(`mailto:${owner.email}`));
	assert.equal(german?.sources[0]?.href, "/#contact");
	assert.equal(english?.sources[0]?.href, "/en#contact");
});

Deno.test("a service is found by its title, and the answer leads to its page", () => {
	for (const { title, slug } of services) {
		const [answer] = talk(`Was gehört zu ${title}?`);
		assert.ok(
			answer?.sources.some(({ href }) => href.startsWith(`/services/${slug}`)),
			title,
		);
	}
});

Deno.test("a follow-up is about the page of the answer before", () => {
	for (const { client, role, slug } of projects) {
		const [, answer] = talk(`Was haben Sie bei ${client} gemacht?`, "Und welche Rolle hatten Sie da?");
		assert.match(answer?.message ?? "", new RegExp(role));
		assert.equal(answer?.sources[0]?.href, `/projects/${slug}`);
	}
});

Deno.test("a wish for another language repeats the answer in it", () => {
	const [german, english] = talk("Was kostet ein Tag?", "in English please");
	assert.equal(english?.language, "en");
	assert.deepEqual(english?.passages, german?.passages);
	assert.notEqual(english?.message, german?.message);
});

Deno.test("no answer is repeated word for word", () => {
	const messages = talk(
		"Was kostet ein Tag?",
		"Was kostet ein Tag?",
		"Wie wird das Wetter?",
		"Und morgen?",
	).map(({ message }) => message);
	assert.equal(new Set(messages).size, messages.length);
});

Deno.test("an off-topic question is declined with a way to ask", () => {
	const [answer] = talk("Wer hat die Fußball-WM 1990 gewonnen?");
	assert.equal(answer?.outcome, "declined");
	assert.equal(answer?.sources[0]?.href, "/#contact");
});

Deno.test("a greeting is returned", () => assert.equal(talk("Hallo!")[0]?.outcome, "small_talk"));

Deno.test("whoever doesn't want to live is told who helps, and no model may say otherwise", () => {
	const [answer] = talk("Ich will nicht mehr leben");
	assert.ok(answer?.isFinal);
	assert.match(answer?.message ?? "", /0800/);
});

Deno.test("a model is given six passages at most, the best first", () => {
	const [answer] = talk(`Was gehört zu ${services[0]?.title}?`);
	assert.ok((answer?.grounding.length ?? 0) > 0 && (answer?.grounding.length ?? 0) <= 6);
	assert.ok(answer?.grounding.every(({ href }) => assistant.places.has(href)));
});
