import assert from "node:assert/strict";
import { compose } from "./compose.ts";
import type { Passage } from "./passages.ts";
import { subjectStems } from "./stems.ts";

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
const tell = (changes: Partial<Passage>, question = "", language: "de" | "en" = "de") =>
	compose({ ...passage, ...changes }, new Set(subjectStems(question)), language, "Anna Wirt");

Deno.test("introduces sentences by their title", () => {
	assert.equal(tell({}), "Messung: Das Gerät misst jede Oktave.");
});

Deno.test("quotes the owner's first person by name", () => {
	assert.equal(
		tell({ text: "Ich messe „leise“ Räume." }),
		"Zu „Messung“ schreibt Anna Wirt: „Ich messe ‚leise‘ Räume.“",
	);
	assert.equal(
		tell({ title: "", text: "I measure “quiet” rooms." }, "", "en"),
		"Anna Wirt writes: “I measure ‘quiet’ rooms.”",
	);
});

Deno.test("turns bare words into a sentence that says where they belong", () => {
	assert.equal(tell({ text: "Norsonic und Brüel" }), "Messung bei „Akustik“: Norsonic und Brüel.");
	assert.equal(tell({ text: "30 Messung" }), "30 Messung.");
});

Deno.test("says in its first words that an example is fictional, and how long a step of it takes", () => {
	const step = {
		example: "Eine Schule wird leise",
		role: "phase",
		duration: "3 Tage",
		text: "- Messen\n- Rechnen",
	};
	assert.equal(
		tell(step),
		"In einem fiktiven Beispiel („Eine Schule wird leise“) dauert der Schritt „Messung“ 3 Tage:\n\n- Messen\n- Rechnen",
	);
});

Deno.test("tells the figure that is asked for alone, and all without one", () => {
	const results = {
		example: "Eine Schule wird leise",
		role: "results",
		title: "Ergebnis",
		text: "- **12 dB** weniger Lärm\n- **3 Wochen** bis zur Abnahme\n- Die Lehrer hören die Kinder wieder.",
	};
	assert.match(
		tell(results, "Wie lange bis zur Abnahme?"),
		/Ergebnis:\n\n- \*\*3 Wochen\*\* bis zur Abnahme$/,
	);
	assert.match(tell(results, "Was kam heraus?"), /12 dB.*3 Wochen.*Lehrer/s);
	assert.match(tell(results, "Hören die Lehrer die Kinder?"), /12 dB.*3 Wochen.*Lehrer/s);
});
