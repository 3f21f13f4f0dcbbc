import assert from "node:assert/strict";
import { chat, followUpQuestions } from "../../../../src/content/chat.ts";
import { splitSentences } from "../passages/wording.ts";
import { buildPassages } from "../passages.ts";
import { siteContent } from "../site-content.ts";
import { siteAssistant } from "../testing/chat.ts";

const ask = (message: string) => siteAssistant.answer({ message, context: [] });
const pages = buildPassages(siteContent).filter(
	({ id, kind }) => kind === "summary" && /^(services|projects|certifications)\//.test(id),
);

/** Every question that the chat offers about a page, with the page that it is about. */
const offered = pages.flatMap(({ id, links }) =>
	(["de", "en"] as const).flatMap((language) => {
		const [folder = ""] = id.split("/");
		const questions = followUpQuestions[folder as keyof typeof followUpQuestions][language];
		const title = links[0]?.title[language] ?? "";
		return questions
			.map((question) => question(title))
			.flatMap((text) => (text.includes(title) ? { id, text } : []));
	}),
);

Deno.test("each question that the chat offers about a page is answered by one passage of that page", () => {
	assert.ok(offered.length > 50);
	for (const { id, text } of offered) {
		const { outcome, passages } = ask(text);
		assert.equal(outcome, "answered", text);
		assert.equal(passages.length, 1, `${text} → ${passages}`);
		assert.ok(passages[0] === id || passages[0]?.startsWith(`${id}/`), `${text} → ${passages}`);
	}
});

Deno.test("no answer to an offered question says a sentence twice", () => {
	for (const { text } of offered) {
		const sentences = splitSentences(ask(text).message.replaceAll("\n", " "));
		assert.equal(new Set(sentences).size, sentences.length, text);
	}
});

Deno.test("how a service goes is told by its worked example's phases, which are marked as such", () => {
	for (const question of [
		"Wie läuft ein Projekt zu „IT-Sicherheit und Härtung“ ab?",
		"Wie läuft eine Cloud-Migration ab?",
		"What are the steps of a project on “Monitoring”?",
	]) {
		const { passages, message } = ask(question);
		assert.match(passages[0] ?? "", /\/scenarios\/[^/]+\/phases$/, question);
		assert.match(message, /kein Kundenprojekt|not a client's project/, question);
	}
});

Deno.test("a quotation that is no page's title, or a side that the page doesn't tell, is read as ever", () => {
	assert.equal(ask("Was kostet „Cloud-Migration“?").passages[0], "facts/price");
	assert.ok(!ask("Wie läuft die Beratung ab?").passages[0]?.includes("/scenarios/"));
	assert.equal(ask("Was heißt für Sie „fertig“?").outcome, ask("Was heißt für Sie fertig?").outcome);
	for (const suggestion of chat.suggestions) assert.equal(ask(suggestion).outcome, "answered", suggestion);
});
