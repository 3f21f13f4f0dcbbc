import assert from "node:assert/strict";
import { readKind } from "../kinds/question-kinds.ts";
import { buildPassages } from "../passages.ts";
import { analyze } from "../search/query.ts";
import { SearchIndex } from "../search/search-index.ts";
import { siteContent } from "../site-content.ts";
import { siteAssistant } from "../testing/chat.ts";
import { normalize } from "../text/fold.ts";
import { doubt } from "./doubt.ts";

const index = new SearchIndex(buildPassages(siteContent));

function read(message: string) {
	const query = analyze({ text: normalize(message), message }, "de", index.vocabulary);
	return { query, index, kind: readKind(query.text, () => false), likely: undefined };
}

Deno.test("an answer is doubted where the site covers little of the question, and not where it covers all", () => {
	const sure = doubt(read("Wie sichern Sie Kubernetes-Cluster ab?"));
	const unsure = doubt(read("Welcher Zug fährt morgens nach Oberhof?"));
	assert.ok(sure < 0.3, String(sure));
	assert.ok(unsure > 0.9, String(unsure));
});

Deno.test("each kind that a question may be of moves doubt its own way", () => {
	const asked = read("Wer merkt es zuerst, wenn die Kasse steht?");
	const { kind } = asked;
	const usual = { ...kind, unanswered: 0.3, probability: 0.3, page: 0.3 };
	const usualDoubt = doubt({ ...asked, kind: usual });
	assert.ok(doubt({ ...asked, kind: { ...usual, unanswered: 0.8 } }) > usualDoubt);
	assert.ok(doubt({ ...asked, kind: { ...usual, probability: 0.8 } }) < usualDoubt);
	assert.ok(doubt({ ...asked, kind: { ...usual, page: 0.8 } }) < usualDoubt);
});

Deno.test("a sentence takes away doubt as much as it is probable and like the question", () => {
	const asked = read("Wer merkt es zuerst, wenn die Kasse steht?");
	const [passage] = index.passages;
	assert.ok(passage);
	const doubtWith = (likeness: number, probability: number) =>
		doubt({ ...asked, likely: { passage, sentence: "", sampled: 3, likeness, probability } });
	assert.ok(doubtWith(0.9, 0.9) < doubtWith(0.4, 0.9));
	assert.ok(doubtWith(0.9, 0.9) < doubtWith(0.9, 0.4));
	assert.ok(doubtWith(0.4, 0.4) < doubt(asked));
});

Deno.test("a client who tells much of his situation is answered", () => {
	const message =
		"Guten Tag, wir betreiben seit einigen Jahren eine Anwendung für unsere Kunden auf mehreren virtuellen Servern. " +
		"In letzter Zeit häufen sich die Probleme: Deployments schlagen fehl, die Container laufen mal auf dem einen und mal " +
		"auf dem anderen Server, und niemand weiß mehr genau, welche Version wo läuft. Unser Team ist klein, und wir möchten " +
		"das Ganze auf Kubernetes umstellen. Können Sie uns dabei helfen?";
	const { outcome, passages } = siteAssistant.answer({ message, context: [] });
	assert.equal(outcome, "answered");
	assert.ok(
		passages.some((id) => id.startsWith("services/kubernetes") || id.startsWith("services/devops")),
		passages.join(" "),
	);
});
