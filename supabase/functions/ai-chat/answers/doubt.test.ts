import assert from "node:assert/strict";
import { readKind } from "../kinds/question-kinds.ts";
import { buildPassages } from "../passages.ts";
import { analyze } from "../search/query.ts";
import { SearchIndex } from "../search/search-index.ts";
import { siteContent } from "../site-content.ts";
import { normalize } from "../text/fold.ts";
import { doubt } from "./doubt.ts";

const index = new SearchIndex(buildPassages(siteContent));

function doubtOf(message: string): number {
	const text = normalize(message);
	const query = analyze({ text, message }, "de", index.vocabulary);
	return doubt({ query, index, kind: readKind(text, () => false), likely: undefined });
}

Deno.test("an answer is doubted where the site covers little of the question, and not where it covers all", () => {
	const sure = doubtOf("Wie sichern Sie Kubernetes-Cluster ab?");
	const unsure = doubtOf("Welcher Zug fährt morgens nach Oberhof?");
	assert.ok(sure < 0.3, String(sure));
	assert.ok(unsure > 0.9, String(unsure));
});

Deno.test("a sentence that visitors ask for like this takes doubt away", () => {
	const message = "Wer merkt es zuerst, wenn die Kasse steht?";
	const query = analyze({ text: normalize(message), message }, "de", index.vocabulary);
	const kind = readKind(query.text, () => false);
	const [passage] = index.passages;
	assert.ok(passage);
	const likely = { passage, sentence: "", likeness: 0.9, sampled: 3, probability: 0.9 };
	assert.ok(doubt({ query, index, kind, likely }) < doubt({ query, index, kind, likely: undefined }) - 0.01);
});
