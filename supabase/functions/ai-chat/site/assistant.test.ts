import assert from "node:assert/strict";
import { secondSite } from "../../../../fixtures/second-site/content.ts";
import type { ChatContextEntry } from "../../../../src/chat/contract.ts";
import type { Content } from "../../../../src/content/content.ts";
import { inLanguage } from "../../../../src/pages/language.ts";
import { createAssistant } from "./assistant.ts";
import weights from "./weights.json" with { type: "json" };

const assistant = createAssistant(secondSite, weights);
const { owner, projects, services } = inLanguage(secondSite, "de");

/** Asks the questions in order and returns the answers. */
function talk(...questions: readonly string[]) {
	const context: ChatContextEntry[] = [];
	return questions.map((question) => {
		const answer = assistant.answer({ message: question, context: context.slice(-10) });
		context.push({ role: "user", content: question }, { role: "assistant", content: answer.message });
		return answer;
	});
}

Deno.test("a fact is answered in the question's language, with a link that proves it", () => {
	const [german, english] = talk("Wie kann ich Sie erreichen?", "How can I contact you?");
	assert.equal(german?.language, "de");
	assert.equal(english?.language, "en");
	for (const answer of [german, english])
		assert.match(answer?.message ?? "", new RegExp(`mailto:${owner.email}`));
	assert.equal(german?.sources[0]?.href, "/#contact");
	assert.equal(english?.sources[0]?.href, "/en#contact");
});

Deno.test("a question about two facts gets both", () => {
	const [answer] = talk("Wo sitzt sie und was kostet sie?");
	assert.deepEqual(answer?.passages, ["facts/location", "facts/price"]);
});

Deno.test("a message in no clear language is answered in the browser's preferred one", () => {
	const languageFor = (accepted: string) =>
		assistant.answer({ message: "Hi", context: [] }, accepted).language;
	assert.equal(languageFor("fr-FR,en;q=0.8,de;q=0.5"), "en");
	assert.equal(languageFor("de-AT"), "de");
});

Deno.test("a question with a service's title gets a link to its page", () => {
	for (const { title, slug } of services) {
		const [answer] = talk(`Was gehört zu ${title}?`);
		assert.ok(
			answer?.sources.some(({ href }) => href.startsWith(`/services/${slug}`)),
			title,
		);
	}
});

Deno.test("an English question is answered from the English pages", () => {
	for (const { title, slug, features } of inLanguage(secondSite, "en").services) {
		const [answer] = talk(`What is included in ${title}?`);
		assert.ok(
			answer?.sources.some(({ href }) => href.startsWith(`/en/services/${slug}`)),
			title,
		);
		assert.match(answer?.message ?? "", new RegExp(features[0]?.title ?? "-"));
	}
});

Deno.test("explains a term of the glossary, also by a word of its text, and compares two", () => {
	const terms = ["Flatterecho", "Stehwelle"].map((name, at) => ({
		id: `term-${at}`,
		name,
		text: {
			de: `${name} ist ein Wort der Akustik, Kürzel Q${at}.`,
			en: `${name} is a word of acoustics, short Q${at}.`,
		},
		page: `/services/${services[0]?.slug}` as const,
	}));
	const text = { de: "Glossar", en: "Glossary" };
	const glossary: Content["glossary"] = {
		title: text,
		lead: text,
		meta: { title: text, description: text },
		sign: "A–Z",
		terms,
	};
	const answerTo = (message: string) =>
		createAssistant({ ...secondSite, glossary }, weights).answer({ message, context: [] }).message;
	assert.match(answerTo("Was ist ein Flatterecho?"), /^Flatterecho ist ein Wort der Akustik, Kürzel Q0\.$/m);
	assert.match(answerTo("What is Q1?"), /^Stehwelle/);
	const compared = answerTo("Flatterecho or Stehwelle, what is the difference?");
	for (const { name } of terms) assert.match(compared, new RegExp(`${name} is a word of acoustics`));
});

Deno.test("a follow-up is about the previous answer's page", () => {
	for (const { client, role, slug } of projects) {
		const [, answer] = talk(`Was haben Sie bei ${client} gemacht?`, "Und welche Rolle hatten Sie da?");
		assert.match(answer?.message ?? "", new RegExp(role));
		assert.equal(answer?.sources[0]?.href, `/projects/${slug}`);
	}
});

Deno.test("a request for another language repeats the answer in it", () => {
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

Deno.test("an off-topic question is declined with a link to the contact form", () => {
	const [answer] = talk("Wer hat die Fußball-WM 1990 gewonnen?");
	assert.equal(answer?.outcome, "declined");
	assert.equal(answer?.sources[0]?.href, "/#contact");
});

Deno.test("a greeting is returned", () => assert.equal(talk("Hallo!")[0]?.outcome, "small_talk"));

Deno.test("refers suicidal visitors to help, which no model may override", () => {
	const [answer] = talk("Ich will nicht mehr leben");
	assert.ok(answer?.isFinal);
	assert.match(answer?.message ?? "", /0800/);
});
