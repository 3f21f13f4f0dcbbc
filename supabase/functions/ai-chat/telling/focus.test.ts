import assert from "node:assert/strict";
import { buildPassages } from "../passages.ts";
import { rank } from "../retrieve.ts";
import { analyze } from "../search/query.ts";
import { SearchIndex } from "../search/search-index.ts";
import { siteContent } from "../site-content.ts";
import { normalize } from "../text/fold.ts";
import { Focus } from "./focus.ts";

const index = new SearchIndex(buildPassages(siteContent));
const focus = new Focus(index);

/** What the site says best to a question: a sentence, and the one behind it. */
function found(question: string) {
	const query = analyze({ text: normalize(question), message: question }, "de", index.vocabulary);
	return focus.sentences(query, rank(query, index))[0];
}
const best = (question: string) => found(question)?.sentence ?? "";

Deno.test("a word that stands elsewhere in an example tells which example's sentence is meant", () => {
	assert.match(best("Welche Runbooks gab es beim Großhändler?"), /Failover und Restore/);
	assert.match(best("Welche Runbooks gab es bei der Versicherung?"), /Knotenausfall/);
});

Deno.test("the beginning of an example is told where it is asked for, and else its end", () => {
	assert.match(best("Wie lange brauchte die Bestellabfrage anfangs?"), /1,9/);
	assert.match(best("Wie lange braucht die Bestellabfrage am Ende?"), /0,7/);
});

Deno.test("a percentage is told where one is asked for", () => {
	assert.match(best("Um wie viel Prozent sanken die Azure-Kosten?"), /%/);
});

Deno.test("a sentence comes with the one behind it where only that tells the kind of thing asked for", () => {
	const next = (question: string) => {
		const sentence = found(question);
		assert.ok(sentence, question);
		return sentence.next;
	};
	assert.match(next("Nach wie vielen Stunden verfällt der Hashwert aus der IP-Adresse?") ?? "", /24 Stunden/);
	assert.equal(next("Legt der Chat aus der IP-Adresse einen Hashwert ab?"), undefined);
	assert.equal(next("Welche Runbooks gab es beim Großhändler?"), undefined);
});

Deno.test("words that stand in one sentence together say more than words spread over a page", () => {
	assert.match(best("Wie viele Releases gehen im Quartal nach der AKS-Übergabe raus?"), /50\s+Releases/);
});
