import assert from "node:assert/strict";
import { compose } from "./compose.ts";
import type { Passage } from "./passages.ts";

const passage: Passage = {
	id: "/services/survey#parts/Messung",
	kind: "item",
	role: "leistungen/item",
	page: "/services/survey",
	topics: [],
	hrefs: ["/services/survey#parts"],
	title: "Messung",
	partTitle: "Was dazugehört",
	pageTitle: "Akustik",
	text: "Das Gerät misst jede Oktave.",
	isOpen: false,
};

Deno.test("names a passage's title and page", () => {
	assert.equal(compose([passage], "", "de"), "**Messung** (Akustik): Das Gerät misst jede Oktave.");
});

Deno.test("quotes the owner's first person", () => {
	const text = "Ich messe „leise“ Räume.";
	assert.match(compose([{ ...passage, text }], "", "de"), /: „Ich messe ‚leise‘ Räume.“$/);
	const english = "I measure “quiet” rooms.";
	assert.match(compose([{ ...passage, text: english }], "", "en"), /: “I measure ‘quiet’ rooms.”$/);
});

Deno.test("labels a fictional example", () => {
	const example = { ...passage, example: "Eine Schule wird leise" };
	assert.match(compose([example], "", "de"), /fiktives Praxisbeispiel „Eine Schule wird leise“/);
});

Deno.test("picks whole sentences of a long text", () => {
	const filler = "Dieser Satz füllt nur den Absatz und hat mit der Frage des Besuchers nichts weiter zu tun.";
	const text = [
		filler,
		filler,
		filler,
		filler,
		filler,
		"Eine Trittschallmessung dauert zwei Stunden.",
		filler,
	].join(" ");
	const answer = compose([{ ...passage, text }], "Wie lange dauert eine Trittschallmessung?", "de");
	assert.match(answer, /Eine Trittschallmessung dauert zwei Stunden\./);
	assert.ok(answer.length < text.length);
});
