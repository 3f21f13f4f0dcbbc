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
const tell = (
	changes: Partial<Passage>,
	question = "",
	{ isNumeric = false, language = "de" }: { isNumeric?: boolean; language?: "de" | "en" } = {},
) =>
	compose(
		{ ...passage, ...changes },
		{ asked: new Set(subjectStems(question)), isNumeric },
		language,
		"Anna Wirt",
	);

Deno.test("introduces sentences by their title", () => {
	assert.equal(tell({}), "Messung: Das Gerät misst jede Oktave.");
});

Deno.test("quotes the owner's first person by name", () => {
	assert.equal(
		tell({ text: "Ich messe „leise“ Räume." }),
		"Zu „Messung“ schreibt Anna Wirt: „Ich messe ‚leise‘ Räume.“",
	);
	assert.equal(
		tell({ title: "", text: "I measure “quiet” rooms." }, "", { language: "en" }),
		"Anna Wirt writes: “I measure ‘quiet’ rooms.”",
	);
});

Deno.test("turns bare words into a sentence that says where they belong", () => {
	assert.equal(tell({ text: "Norsonic und Brüel" }), "Messung bei „Akustik“: Norsonic und Brüel.");
	assert.equal(tell({ text: "30 Messung" }), "30 Messung.");
});

const example = "Eine Schule wird leise";
const results = {
	example,
	role: "results",
	title: "Ergebnis",
	text: "- **12 dB** weniger Lärm\n- **3 Wochen** bis zur Abnahme\n- Die Lehrer hören die Kinder wieder.",
};

Deno.test("says in its first words that an example is fictional, and how long a step takes if that is asked", () => {
	const step = { example, role: "phase", duration: "3 Tage", text: "- Messen\n- Rechnen" };
	const start = "In einem fiktiven Beispiel („Eine Schule wird leise“)";
	assert.equal(tell(step), `${start} gehört zum Schritt „Messung“:\n\n- Messen\n- Rechnen`);
	assert.equal(tell(step, "", { isNumeric: true }), `${start} dauert der Schritt „Messung“ 3 Tage.`);
});

Deno.test("tells the points of a list that are asked for, and all if none stands out", () => {
	assert.match(tell(results, "bis zur Abnahme?"), /Ergebnis: \*\*3 Wochen\*\* bis zur Abnahme\.$/);
	assert.match(tell(results, "Hören die Lehrer die Kinder?"), /Ergebnis: Die Lehrer hören/);
	assert.match(tell(results, "Was kam heraus?"), /12 dB.*3 Wochen.*Lehrer/s);
});

Deno.test("tells points with a number if a number is asked for", () => {
	assert.match(tell(results, "Wie viel?", { isNumeric: true }), /12 dB.*3 Wochen\*\* bis zur Abnahme$/s);
});

Deno.test("introduces a point by its name", () => {
	const text = "- **Jahr**: 2020\n- **Ort**: Kiel";
	assert.equal(tell({ title: "", text }, "In welchem Ort?"), "Ort bei „Akustik“: Kiel.");
	const sentences = "- **2020**: Räume werden leise.\n- **2021**: Säle klingen.";
	assert.equal(tell({ title: "", text: sentences }, "Wann Säle?"), "2021: Säle klingen.");
});

Deno.test("tells the first of three sentences and those that are asked for", () => {
	const text = "Das Gerät misst Oktaven. Es wiegt wenig. Strom liefert ein Akku.";
	assert.equal(
		tell({ text }, "Woher kommt der Strom?"),
		"Messung: Das Gerät misst Oktaven. Strom liefert ein Akku.",
	);
	assert.equal(tell({ text }), `Messung: ${text}`);
});
