import assert from "node:assert/strict";
import { goldenQuestions } from "../../../evals/golden-set.ts";
import { owner } from "../../../src/content/owner.ts";
import { splitSentences } from "./passages/wording.ts";
import { SearchIndex } from "./search/search-index.ts";
import { SEARCH_WORDS, searchWords } from "./search-words.ts";
import { siteAssistant, startChat } from "./testing/chat.ts";
import { fold, normalize, wordsIn } from "./text/fold.ts";
import { isProduct } from "./text/products.ts";

const pages = Object.entries(SEARCH_WORDS).map(([subject, words]) => {
	const passages = siteAssistant.passages.filter((passage) => passage.subject === subject);
	return { subject, words, text: passages.map(({ text, context }) => `${context}\n${text}`).join("\n") };
});

Deno.test("all search words belong to a sentence that stands on their page", () => {
	for (const { subject, words } of pages) {
		const found = siteAssistant.passages
			.filter((passage) => passage.subject === subject)
			.flatMap(({ text }) => splitSentences(text))
			.map((sentence) => searchWords(subject, sentence));
		const lost = Object.entries(words).filter(([, said]) => !found.includes(said));
		const starts = lost.map(([start]) => `“${start}”`);
		assert.equal(lost.length, 0, `${subject} has no sentence any more that begins with ${starts.join(", ")}`);
	}
});

Deno.test("no two sentences of a page are taken for each other", () => {
	for (const { subject, words } of pages) {
		const starts = Object.keys(words);
		for (const start of starts)
			assert.equal(starts.filter((other) => other.startsWith(start)).length, 1, `${subject}: ${start}`);
	}
});

Deno.test("search words name no product that their page doesn't name", () => {
	for (const { subject, words, text } of pages) {
		const named = new Set(wordsIn(normalize(text)));
		const foreign = wordsIn(normalize(Object.values(words).join(" "))).filter(
			(word) => isProduct(word) && !named.has(word),
		);
		assert.deepEqual(foreign, [], subject);
	}
});

Deno.test("search words are words, and hold no question that the assistant is measured with", () => {
	const all = pages.map(({ words }) => fold(Object.values(words).join("\n"))).join("\n");
	assert.doesNotMatch(all, /[.,;:?!]/);
	for (const { question } of goldenQuestions.filter(({ question }) => wordsIn(question).length > 2))
		assert.ok(!all.includes(fold(question)), question);
});

Deno.test("a sentence is told to who asks for it in words that the site doesn't hold", async () => {
	const said = "Binärdatei";
	for (const { text, keywords } of siteAssistant.passages) assert.ok(!`${text} ${keywords}`.includes(said));
	const { message } = await startChat().ask(`Entsteht die ${said} für jede Umgebung von Neuem?`);
	assert.match(message, /Das Artefakt entsteht einmal/);
});

Deno.test("a compound with a search word in front is read by both, though less surely", () => {
	const { vocabulary } = new SearchIndex(siteAssistant.passages);
	const { known, terms } = vocabulary.resolve("bahnprojekt", "de");
	assert.equal(known, "head");
	assert.deepEqual(terms.map(({ term }) => term).sort(), ["bahn", "projekt"]);
});

Deno.test("a side of a project is told to who asks for it", () => {
	const { passages } = siteAssistant.answer({
		message: "Was machen Sie bei Rhomberg Sersa mit den Netzen?",
		context: [],
	});
	assert.equal(passages[0], "projects/rhomberg-sersa/tasks/4");
});

Deno.test("what the owner fills in stands in no key, so that it can be changed", () => {
	for (const { subject, words } of pages)
		for (const key of Object.keys(words))
			for (const own of [owner.name, owner.email, owner.vatId])
				assert.ok(!key.includes(own), `${subject}: ${key}`);
});

Deno.test("a plain question about what a service does finds the sentence that tells it", () => {
	for (const [question, told] of [
		["Wie halten Sie ein Team davon ab, dem anderen die CPU wegzunehmen?", /ResourceQuota/],
		["How do developers sign in to the cluster?", /Anmeldung per OIDC/],
		["Single sign-on has an outage, are we locked out then?", /Break Glass/],
		["How would you organise our on-call duty?", /Rufbereitschaft/],
		["Welche Zugänge behalten Sie, wenn Sie gehen?", /Eigene Zugänge und Rechte entziehen/],
		["Do you sample traces?", /Tail Sampling/],
		[
			"Wer bestimmt, was wichtig genug zum Überwachen ist?",
			/Fachbereich die vier Abläufe|Für jeden wichtigen Dienst/,
		],
		[
			"Was sagen Sie dem Auditor, wenn eine Regel nicht erfüllt wird?",
			/Für jede Ausnahme|Ausnahmen mit Begründung/,
		],
	] as const)
		assert.match(siteAssistant.answer({ message: question, context: [] }).message, told, question);
});
