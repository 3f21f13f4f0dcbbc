import assert from "node:assert/strict";
import { siteAssistant } from "../testing/chat.ts";
import { normalize } from "../text/fold.ts";
import { analyze } from "./query.ts";
import { SearchIndex } from "./search-index.ts";

const index = new SearchIndex(siteAssistant.passages);
const { likeness, vocabulary } = index;

const queryOf = (message: string, language: "de" | "en" = "de") =>
	analyze({ text: normalize(message), message }, language, vocabulary);

Deno.test("a question is most like the sentence that such questions are asked for", () => {
	const best = (...asked: Parameters<typeof queryOf>) => likeness.best(queryOf(...asked))?.sentence ?? "";
	assert.match(
		best("Do admins keep their admin rights forever?", "en"),
		/Administratorrechte gelten auf Zeit/,
	);
	assert.match(best("Wie legt man fest, wie gut ein Dienst laufen muss?"), /welcher Anteil der Anfragen/);
});

Deno.test("one word that samples hold makes a question like none of them", () => {
	assert.equal(likeness.best(queryOf("Backup")), undefined);
	assert.equal(likeness.best(queryOf("Fahrrad mit Backup?")), undefined);
});

Deno.test("words of grammar alone make a question like none", () => {
	assert.equal(likeness.best(queryOf("Wie ist das bei uns, und wer hat das dann?")), undefined);
});

Deno.test("a question that leans on the one before is like none, since its own words are hardly one", () => {
	const query = queryOf("Wie legt man fest, wie gut ein Dienst laufen muss?");
	assert.notEqual(likeness.best(query), undefined);
	assert.equal(likeness.best({ ...query, leans: true }), undefined);
});

Deno.test("a sentence and its passage are as much like a question as each other", () => {
	const query = queryOf("Wie legt man fest, wie gut ein Dienst laufen muss?");
	const best = likeness.best(query);
	assert.ok(best);
	assert.equal(likeness.ofSentence(query, best.passage, best.sentence), best.likeness);
	assert.equal(likeness.ofPassage(query, best.passage), best.likeness);
	assert.equal(likeness.ofSentence(query, best.passage, "Kein Satz der Seite."), 0);
});
