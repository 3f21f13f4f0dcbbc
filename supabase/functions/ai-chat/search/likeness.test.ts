import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { normalize } from "../text/fold.ts";
import { analyze, type Query } from "./query.ts";
import { SearchIndex } from "./search-index.ts";

const index = new SearchIndex(siteAssistant.passages);
const { likeness, vocabulary } = index;

const queryOf = (message: string, language: "de" | "en" = "de") =>
	analyze({ text: normalize(message), message }, language, vocabulary);

/** The sentence that a question most probably asks for, where it names no project or certificate. */
const likely = (query: Query) => likeness.mostLikely(query, new Set());

Deno.test("a question is most like the sentence that such questions are asked for", () => {
	const best = (...asked: Parameters<typeof queryOf>) => likely(queryOf(...asked))?.sentence ?? "";
	assert.match(
		best("Do admins keep their admin rights forever?", "en"),
		/Administratorrechte gelten auf Zeit/,
	);
	assert.match(best("Wie legt man fest, wie gut ein Dienst laufen muss?"), /welcher Anteil der Anfragen/);
});

Deno.test("one word that samples hold makes a question like none of them", () => {
	assert.equal(likely(queryOf("Backup")), undefined);
	assert.equal(likely(queryOf("Fahrrad mit Backup?")), undefined);
});

Deno.test("words of grammar alone make a question like none", () => {
	assert.equal(likely(queryOf("Wie ist das bei uns, und wer hat das dann?")), undefined);
});

Deno.test("a question that leans on the one before is like none, since its own words are hardly one", () => {
	const query = queryOf("Wie legt man fest, wie gut ein Dienst laufen muss?");
	assert.notEqual(likely(query), undefined);
	assert.equal(likely({ ...query, leans: true }), undefined);
});

Deno.test("a sentence and its passage are as much like a question as each other", () => {
	const query = queryOf("Wie legt man fest, wie gut ein Dienst laufen muss?");
	const best = likely(query);
	assert.ok(best);
	assert.equal(likeness.ofSentence(query, best.passage, best.sentence), best.likeness);
	assert.equal(likeness.ofPassage(query, best.passage), best.likeness);
	assert.equal(likeness.ofSentence(query, best.passage, "Kein Satz der Seite."), 0);
});

Deno.test("of sentences with the same words the one that they are asked for more often is the more probable", () => {
	const found = likely(queryOf("Wer darf auf dem Cluster eines anderen Teams nichts sehen?"));
	assert.match(found?.sentence ?? "", /RBAC/);
	assert.ok(found && found.probability > 0.5 && found.probability <= 1, `${found?.probability}`);
});

Deno.test("sentences of projects and certificates are asked for only where one is named, and then only its own", () => {
	const query = queryOf("Warum durften Container dort nicht mehr als root laufen?");
	const pageOf = (...pages: string[]) => likeness.mostLikely(query, new Set(pages))?.passage.subject ?? "";
	assert.match(pageOf(), /^services\//);
	assert.equal(pageOf("projects/bundesdruckerei"), "projects/bundesdruckerei");
	const found = likeness.mostLikely(query, new Set(["projects/bundesdruckerei"]));
	assert.ok(found);
	assert.equal(likeness.ofSentence(query, found.passage, found.sentence), 0);
});
